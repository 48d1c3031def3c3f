# Les mots du jeu, expliqués en une phrase.

service-term-program = Programme
    .about = Les cinq positions publiques d’un parti, une par thème. Mieux il convient aux opinions d’un Land, plus les meetings y rapportent de voix.
service-term-opinion = Opinion
    .about = Ce que veulent les gens d’un Land : pour ou contre un thème. Il y en a jusqu’à quatre ; celles qui sont cachées ne comptent pas encore.
service-term-match = Concordance
    .about = À quel point un programme convient aux opinions visibles : un de plus pour chacune partagée, un de moins pour chacune contredite, le double sous un marqueur double.
service-term-trend = Tendance
    .about = Comment va un parti dans un Land. Le nombre de sa case s’ajoute aux meetings quand ils deviennent des voix.
service-term-rally = Meeting
    .about = Un cube dans un Land, qui deviendra des voix. En placer beaucoup d’un coup coûte plus cher.
service-term-media = Influence sur les médias
    .about = Qui a plus de marqueurs médias dans un Land que chacun des autres : peut échanger une opinion, ne craint pas les sondages et gagne de la présence.
service-term-presence = Présence médiatique
    .about = Des cases pour tout le pays. Un marqueur y vaut à la fin le nombre de sa case.
service-term-cabinet = Cabinet fantôme
    .about = Les politiciens d’un parti. Envoyés face cachée dans un Land, ils y agissent une fois et quittent la partie.
service-term-poll = Sondage
    .about = Une carte qui fait monter ou baisser les tendances. Elle est mise aux enchères ; on la publie ou on la garde.
service-term-coalition = Coalition
    .about = Deux partis qui gagnent ensemble une élection qu’aucun ne gagnerait seul.
service-term-base = Base du parti
    .about = Les fidèles d’un parti : de l’argent à chaque tour, des points à la fin.
service-term-donation = Don
    .about = De l’argent de l’extérieur : l’accepter coûte de la base, le refuser en rapporte.
service-term-double = Marqueur double
    .about = Fait compter une opinion deux fois dans son Land, en bien comme en mal.
