# Ce que dit la loupe de chaque sorte de pièce à cette table : son nom face cachée, et à quoi elle sert.

service-piece-opinion = Opinion, face cachée
    .about = Un programme qui dit la même chose gagne un point de concordance dans ce Land, un programme qui dit le contraire en perd un. Plus la concordance est forte, plus les meetings rapportent de voix.
service-piece-program = Carte de programme
    .about = Une position d’un programme. Là où un Land veut la même chose, les meetings rapportent plus de voix. Si personne n’a la majorité, le parti le plus fort cherche un partenaire qui a beaucoup de cartes communes.
service-piece-politician = Membre du cabinet, face cachée
    .about = Posé face cachée à côté d’un Land, payé ou abandonné quand on le retourne ; il y agit une fois, dans l’ordre de pose, et quitte la partie. Une fois faite, une action marquée ! y est fermée à tous les autres { $exclusive_scope ->
            [state_lifetime] tant que le Land est en jeu.
           *[phase] jusqu’à la fin de la manche.
        }
service-piece-poll = Sondage
    .about = Il va à la plus haute mise : publié, il change les tendances du Land ; gardé secret, il ajoute { $suppressed } à la base du parti. { $poll_front ->
            [private_unless_published] Les autres ne le voient que s’il est publié.
           *[public_when_taken] Tout le monde voit ce qu’il montre.
        }
service-piece-media = Marqueur média
    .about = Qui en a plus que chacun des autres dans un Land y influence les médias : peut échanger une opinion, aucun sondage ne le fait baisser et, après l’élection, { $presence_move ->
            [optional] peut prendre une présence médiatique.
           *[forced] obtient une présence médiatique.
        }
service-piece-presence = Présence médiatique
    .about = Un marqueur ici vaut à la fin le nombre de sa case. Les vainqueurs d’une élection qui ont un marqueur dans le Land { $presence_move ->
            [optional] peuvent en apporter un, et le parti qui y influence les médias aussi.
           *[forced] en apportent un, et le parti qui y influence les médias aussi.
        }
service-piece-rally = Meetings
    .about = Les meetings deviennent des voix : leur nombre plus la tendance, multipliés par la concordance ; les deux facteurs comptent au moins un.
service-piece-base = Base du parti
    .about = La base du parti rapporte de l’argent à chaque manche sauf la dernière, et des points à la fin.
service-piece-back = Face cachée
    .about = Face cachée : la carte ne compte pas avant d’être retournée.
service-piece-doubled = Marqueur double
    .about = Sous un marqueur double : elle compte double et ne peut pas être échangée.
