# Ce que dit la loupe de chaque sorte de pièce de l’édition 2006 à cette table.

service-piece-opinion-2006 = Opinion, face cachée
    .about = Une plateforme qui a la même carte gagne un point de concordance dans ce Land, une plateforme qui a l’opposée en perd un. Plus la concordance est forte, plus les meetings rapportent de voix.
service-piece-program-2006 = Carte de plateforme
    .about = Une position d’une plateforme. Là où un Land veut la même chose, les meetings rapportent plus de voix ; si elle est sur le plateau national, elle rapporte des adhérents et des points. Des partis qui ont { $match } cartes communes peuvent former une coalition.
service-piece-national-2006 = Opinion nationale
    .about = Qui a la même position gagne des adhérents à chaque manche et des points à la fin.
service-piece-politician-2006 = Carte de cabinet, face cachée
    .about = Posée face cachée à côté d’un Land et payée quand on la retourne ; elle y fait une de ces actions et quitte la partie. { $cabinet_order ->
            [by_state] Land par Land, les cartes agissent dans l’ordre des joueurs.
           *[by_player] Chaque joueur utilise toutes ses cartes, puis le suivant.
        }
service-piece-poll-2006 = Sondage
    .about = Il va à la plus haute mise : on en publie un ou deux résultats, ou on le garde secret et il rapporte des adhérents. { $poll_reveal ->
            [chosen_only] Les autres ne voient que les résultats utilisés.
           *[full_card] Un sondage publié est vu de tous.
        }
service-piece-media-2006 = Marqueur média
    .about = Qui en a plus que chacun des autres dans un Land y contrôle les médias : peut échanger une opinion, et les sondages publiés ne le font pas baisser.
service-piece-presence-2006 = Case média nationale
    .about = Un marqueur ici vaut à la fin le nombre de sa case. Qui gagne une élection et a un marqueur dans le Land peut l’y apporter ; si un parti seul gagne de justesse, { $nose_losers ->
            [all_tied] tous ceux qui ont autant de voix le peuvent aussi.
           *[directly_below] le parti juste au-dessous le peut aussi.
        }
service-piece-rally-2006 = Meetings
    .about = Les meetings deviennent des voix : leur nombre multiplié par la somme de la popularité et de la concordance, ou la moitié de leur nombre si cette somme est inférieure à un.
service-piece-tile-2006 = Tuile de coalition
    .about = Deux partis qui ont une tuile dans le Land qui vote peuvent former une coalition si leurs plateformes ont { $match } cartes communes ; avec { $force }, l’un peut l’imposer. Leurs voix comptent alors ensemble.
service-piece-base-2006 = Adhérents
    .about = Les adhérents rapportent de l’argent après les manches { $payouts } et valent des points à la fin ; les deux plus grands partis reçoivent un bonus.
service-piece-back-2006 = Face cachée
    .about = Face cachée : la carte ne compte pas avant d’être retournée.
service-piece-doubled-2006 = Tuile clef
    .about = Sous une tuile clef : elle compte double et ne peut pas être échangée, { $key_issue_blocks_national ->
            [true] ni aller sur le plateau national.
           *[false] mais elle peut aller sur le plateau national.
        }
service-piece-secured-2006 = Dominante
    .about = Dominante : seule la position opposée peut prendre sa place.
