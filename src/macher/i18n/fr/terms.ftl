# Les mots du jeu, expliqués en une phrase tels qu’ils valent à cette table.

service-term-program = Programme
    .about = Les cinq positions publiques d’un parti, une par thème. Mieux il convient aux opinions d’un Land, plus les meetings y rapportent de voix.
    .forms = programme
service-term-opinion = Opinion
    .about = Ce que veulent les gens d’un Land : pour ou contre un thème. Il y en a jusqu’à quatre ; celles qui sont cachées ne comptent pas encore.
    .forms = opinion
service-term-match = Concordance
    .about = À quel point un programme convient aux opinions visibles : un de plus pour chacune partagée, un de moins pour chacune contredite, le double sous un marqueur double.
    .forms = concordance
service-term-trend = Tendance
    .about = Où en est un parti dans un Land. Le nombre de sa case ({ $trends }) s’ajoute aux meetings quand ils deviennent des voix.
    .forms = tendance
service-term-rally = Meeting
    .about = Un cube dans un Land, qui deviendra des voix. Jusqu’à trois posés d’un coup dans un Land coûtent le même prix chacun, les suivants de plus en plus cher.
    .forms = meeting
service-term-media = Influence sur les médias
    .about = Qui a plus de marqueurs médias dans un Land que chacun des autres : peut échanger une opinion, aucun sondage ne le fait baisser et, après l’élection, { $presence_move ->
            [optional] peut prendre une présence médiatique.
           *[forced] obtient une présence médiatique.
        }
    .forms = influence sur les médias, influences ses médias, influence les médias
service-term-presence = Présence médiatique
    .about = Des cases pour tout le pays. Un marqueur y vaut à la fin le nombre de sa case.
    .forms = présence médiatique
service-term-cabinet = Cabinet fantôme
    .about = Les membres du cabinet d’un parti. Posés face cachée à côté d’un Land, ils y agissent une fois et quittent la partie.
    .forms = cabinet fantôme
service-term-poll = Sondage
    .about = Une carte qui fait monter ou baisser les tendances. Elle est mise aux enchères ; on la publie ou on la garde secrète. { $poll_front ->
            [private_unless_published] Les autres ne la voient que si elle est publiée.
           *[public_when_taken] Tout le monde voit ce qu’elle montre.
        }
    .forms = sondage
service-term-coalition = Coalition
    .about = Deux partis qui gagnent ensemble une élection qu’aucun ne gagnerait seul. { $coalition ->
            [partner_may_refuse] Le moins fort peut refuser.
            [both_may_refuse] Chacun des deux peut refuser.
           *[automatic] Personne ne peut refuser.
        }
    .forms = coalition
service-term-base = Base du parti
    .about = Les fidèles d’un parti : de l’argent à chaque manche sauf la dernière, des points à la fin.
    .forms = base du parti
service-term-donation = Don
    .about = De l’argent de l’extérieur : l’accepter coûte { $losses } points de base du parti, le refuser en rapporte { $gains }.
    .forms = don
service-term-double = Marqueur double
    .about = Fait compter une opinion deux fois dans son Land, en bien comme en mal.
    .forms = marqueur double
