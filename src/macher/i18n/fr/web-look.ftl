# Regarder la table : la loupe, les révélations, la dernière soirée, le passé.

## La loupe

web-lens = En grand
web-lens-rule = Règle { $rule }
web-lens-name-opinion = Opinion, face cachée
web-lens-name-program = Carte de programme
web-lens-name-national = Opinion nationale
web-lens-name-politician = Membre du cabinet, face cachée
web-lens-name-poll = Sondage
web-lens-name-gift = Don de { $amount }
web-lens-name-media = Marqueur média
web-lens-name-presence = Médias nationaux
web-lens-name-rally = Meetings
web-lens-name-tile = Tuile de coalition
web-lens-name-base = Base du parti
web-lens-name-seat = Parti
web-lens-back = Face cachée : ne compte pas avant d’être retournée.
web-lens-opinion = Un parti dont le programme dit la même chose gagne un point de concordance dans ce Land ; celui qui dit le contraire en perd un. Selon la concordance, ses meetings donnent plus ou moins de voix.
web-lens-doubled = { $edition ->
        [e2006] Sous une tuile clef : elle compte double et ne peut pas être échangée.
       *[other] Sous un marqueur double : elle compte double et ne peut pas être échangée.
    }
web-lens-program = { $edition ->
        [e2006] Une position de la plateforme. Là où un Land veut la même chose, les meetings rapportent plus de voix ; à la fin, elle peut correspondre aux opinions nationales.
       *[other] Une position du programme. Là où un Land veut la même chose, les meetings rapportent plus de voix ; des programmes proches permettent des coalitions.
    }
web-lens-national = { $edition ->
       *[other] Qui a la même position gagne des adhérents à chaque manche et des points à la fin.
    }
web-lens-secured = Dominante : seule la position contraire peut prendre sa place.
web-lens-politician = { $edition ->
        [e2006] Posée face cachée à côté d’un Land, la carte est payée quand on la retourne ; elle fait une de ces actions et quitte la partie.
       *[other] Envoyé face cachée à côté d’un Land, payé ou renvoyé quand on le retourne ; il y agit une fois, dans l’ordre de pose, et quitte la partie.
    }
web-lens-poll = { $edition ->
        [e2006] Il va à la plus haute mise : on publie jusqu’à deux de ses résultats, ou on le garde secret pour gagner des adhérents.
       *[other] Il va à la plus haute mise : publié, il fait bouger les tendances du Land ; gardé secret, il renforce la base du parti.
    }
web-lens-contribution = Si tu l’acceptes, tu reçois l’argent, lances { $loss ->
        [one] { $loss } dé
       *[other] { $loss } dés
    } et perds autant d’adhérents que montre le plus haut. Si tu la refuses, tu gagnes autant d’adhérents que montrent { $gain ->
        [one] { $gain } dé
       *[other] { $gain } dés ensemble
    }.
web-lens-donation = Accepté, il rapporte l’argent et la base du parti change de { $accept } ; refusé, il change la base du parti de { $reject }.
web-lens-media = { $edition ->
        [e2006] Qui en a plus dans un Land que chacun des autres partis y contrôle les médias : il peut échanger une opinion et ne craint pas les mauvais sondages.
       *[other] Qui en a plus dans un Land que chacun des autres partis y influence les médias : il peut échanger une opinion, ne craint pas les mauvais sondages et gagne de la présence médiatique.
    }
web-lens-presence = { $edition ->
       *[other] Ici, un marqueur vaut à la fin le nombre de sa case. On l’y amène en gagnant des élections.
    }
web-lens-rally = { $edition ->
        [e2006] Les meetings deviennent des voix : leur nombre fois la somme de la popularité et de la concordance, ou la moitié de leur nombre si cela ne donne rien.
       *[other] Les meetings deviennent des voix : leur nombre plus la tendance, fois la concordance ; les deux facteurs valent au moins un.
    }
web-lens-tile = { $edition ->
       *[other] Deux partis qui ont une tuile dans le Land qui vote peuvent former une coalition si leurs plateformes se ressemblent ; leurs voix comptent alors ensemble.
    }
web-lens-base = { $edition ->
        [e2006] Les adhérents rapportent de l’argent à certaines manches et des points à la fin ; les plus grands partis en ont davantage.
       *[other] La base du parti rapporte de l’argent à chaque manche et des points à la fin.
    }
web-lens-seat-cabinet = Cabinet pas encore vu : { $politicians }.
web-lens-seat-gifts = Cartes de don restantes : { $gifts }.
web-lens-seat-hand = Connu de sa main : { $cards }.
web-lens-seat-tiles = Tuiles de coalition en réserve : { $count }.

## Plateaux et carte

web-board-leads = Gagnerait maintenant
web-board-large-view = Agrandir ce plateau
web-board-back = Tous les plateaux
web-board-pays = Les adhérents rapportent de l’argent à cette manche
web-board-no-coalition = Pas de coalition ici
web-state-piles = À voix égales, le marqueur du dessus passe devant
web-stock-tiles = Tuiles de coalition en réserve
web-piles = Défausse
web-map = Carte du pays
web-map-leads = { $state } : { $parties } en tête.
web-map-won = { $state } : victoire de { $parties }.

## Score, réglages, temps

web-score-sheet = Feuille de pointage
web-score-so-far = Ce qui est noté pour l’instant. Certains points ne comptent qu’à la fin.
web-score-hidden = Les points sont cachés jusqu’à la fin ; cela se change dans les réglages.
web-setting-suspense = Cacher les points jusqu’à la fin
web-speed-fast = Rapides
web-replay-since = Revoir depuis mon dernier tour
web-replay-play = Relire
web-replay-stop = Arrêter
web-log-about-me = Te concerne
web-keys-lens = montrer une pièce en grand ; flèches pour la suivante, Entrée pour sa règle
web-keys-past-turn = en relecture : un tour
web-keys-past-phase = en relecture : une phase
web-keys-past-round = en relecture : une manche
web-keys-past-ends = en relecture : au début, au présent
web-keys-this = cette liste
web-moment-highest = plus haute mise

## La dernière soirée

web-final-counting = Les résultats arrivent…
web-final-skip = Au résultat
web-final-again = Montrer encore
web-final-boards = Voir les plateaux
web-final-back = Au décompte final
web-final-lines = Points au fil des élections
web-final-uncovered = Tout dévoiler
