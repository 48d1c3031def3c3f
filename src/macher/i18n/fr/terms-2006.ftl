# Les mots du jeu, expliqués en une phrase.

service-term-program-2006 = Plateforme
    .about = Les positions publiques d’un parti, une carte par sujet. Mieux elle convient aux opinions d’un Land, plus les meetings y rapportent de voix.
service-term-match-2006 = Concordance
    .about = À quel point une plateforme convient aux opinions visibles : un de plus pour chacune partagée, un de moins pour chacune contredite, le double sous une tuile clef.
service-term-trend-2006 = Popularité
    .about = Combien un parti est aimé dans un Land. Elle s’ajoute à la concordance quand les meetings deviennent des voix.
service-term-rally-2006 = Meeting
    .about = Un cube dans un Land, qui deviendra des voix.
service-term-media-2006 = Contrôle des médias
    .about = Qui a plus de marqueurs médias dans un Land que chacun des autres : peut y échanger une opinion et profite des sondages et des élections.
service-term-presence-2006 = Plateau national
    .about = Les médias et les opinions de tout le pays : ses cases rapportent des adhérents, et des points à la fin.
service-term-poll-2006 = Sondage
    .about = Une carte qui fait monter ou baisser la popularité. Elle est mise aux enchères ; on l’utilise ou on l’étouffe contre des dés.
service-term-coalition-2006 = Coalition
    .about = Deux partis avec une tuile dans un Land, dont les voix comptent ensemble pour y gagner.
service-term-base-2006 = Adhérents
    .about = Les membres d’un parti : de l’argent à chaque tour, des points à la fin.
service-term-donation-2006 = Contribution
    .about = De l’argent de l’extérieur : l’accepter peut coûter des adhérents, la refuser en rapporter, selon les dés.
service-term-double-2006 = Tuile clef
    .about = Fait compter une opinion deux fois dans son Land, en bien comme en mal.
