# Regarder la table : la loupe, les révélations, la dernière soirée, le passé.

## La loupe

web-lens = Vu en grand
web-lens-rule = Règle { $rule }
web-lens-name-opinion = Opinion, face cachée
web-lens-name-program = Carte de programme
web-lens-name-national = Opinion nationale
web-lens-name-politician = Politicien, face cachée
web-lens-name-poll = Sondage
web-lens-name-gift = Don de { $amount }
web-lens-name-media = Marqueur média
web-lens-name-presence = Médias nationaux
web-lens-name-rally = Meetings
web-lens-name-tile = Tuile de coalition
web-lens-name-base = Base des partis
web-lens-name-seat = Parti
web-lens-back = Face cachée : elle ne compte pas avant d’être retournée.
web-lens-opinion = Un parti dont le programme dit la même chose gagne un accord dans ce Land, celui qui dit le contraire en perd un. L’accord donne plus ou moins de voix aux meetings.
web-lens-doubled = { $edition ->
        [e2006] Sous une tuile clé : elle compte double et ne peut être échangée.
       *[other] Sous un marqueur double : elle compte double et ne peut être échangée.
    }
web-lens-program = { $edition ->
        [e2006] Une position du programme. Là où un Land veut la même chose, les réunions apportent plus de voix ; à la fin elle peut s’accorder avec les opinions nationales.
       *[other] Une position du programme. Là où un Land veut la même chose, les meetings apportent plus de voix ; des programmes proches permettent des coalitions.
    }
web-lens-national = { $edition ->
       *[other] Qui a la même position gagne des membres à chaque tour et des points à la fin.
    }
web-lens-secured = Protégée : seule la position contraire peut prendre sa place.
web-lens-politician = { $edition ->
        [e2006] Posé face cachée près d’un Land, payé quand on le retourne ; il exécute une de ces actions et quitte le jeu.
       *[other] Envoyé face cachée près d’un Land, payé ou renvoyé quand on le retourne ; il y agit une fois, dans l’ordre de pose, et quitte le jeu.
    }
web-lens-poll = { $edition ->
        [e2006] Il va au plus offrant : on publie jusqu’à deux de ses changements, ou on l’étouffe pour des membres.
       *[other] Il va au plus offrant : publié il change les tendances du Land, gardé il renforce la base du parti.
    }
web-lens-contribution = Accepté il apporte l’argent et coûte des membres : { $loss } dés. Refusé il apporte des membres : { $gain } dés.
web-lens-donation = Accepté il apporte l’argent et change la base du parti de { $accept } ; refusé il apporte { $reject } de base.
web-lens-media = { $edition ->
        [e2006] Qui en a plus que chaque autre parti dans un Land y contrôle les médias : peut échanger une opinion et ne craint pas les mauvais sondages.
       *[other] Qui en a plus que chaque autre parti dans un Land y influence les médias : peut échanger une opinion, ne craint pas les mauvais sondages et gagne en présence.
    }
web-lens-presence = { $edition ->
       *[other] Un marqueur ici vaut à la fin le nombre de sa case. Les victoires l’y amènent.
    }
web-lens-rally = { $edition ->
        [e2006] Les réunions deviennent des voix : leur nombre fois popularité et concordance ensemble, ou la moitié si cela ne donne rien.
       *[other] Les meetings deviennent des voix : leur nombre et la tendance ensemble, fois l’accord ; les deux facteurs valent au moins un.
    }
web-lens-tile = { $edition ->
       *[other] Deux partis avec des tuiles dans le Land qui vote peuvent s’allier si leurs programmes se ressemblent ; leurs voix comptent alors ensemble.
    }
web-lens-base = { $edition ->
        [e2006] Les membres paient à certains tours et valent des points à la fin ; les plus grands partis ont davantage.
       *[other] La base du parti apporte de l’argent à chaque tour et des points à la fin.
    }
web-lens-seat-cabinet = Pas encore vus de son cabinet : { $politicians }.
web-lens-seat-gifts = Cartes de don restantes : { $gifts }.
web-lens-seat-hand = Connu de sa main : { $cards }.
web-lens-seat-tiles = Tuiles de coalition en réserve : { $count }.

## Plateaux et carte

web-board-leads = Gagnerait maintenant
web-board-large-view = Agrandir ce plateau
web-board-back = Tous les plateaux
web-board-pays = Les membres paient à ce tour
web-board-no-coalition = Pas de coalition ici
web-state-piles = À égalité de voix : celui du dessus passe devant
web-stock-tiles = Tuiles de coalition en réserve
web-piles = Défausse
web-map = Carte du pays
web-map-leads = { $state } : { $parties } en tête.
web-map-won = { $state } : gagné par { $parties }.

## Score, réglages, temps

web-score-sheet = Feuille de score
web-score-so-far = Ce qui est noté jusqu’ici. Certains points ne comptent qu’à la fin.
web-score-hidden = Les points sont cachés jusqu’à la fin ; cela se change dans les réglages.
web-setting-suspense = Cacher les points jusqu’à la fin
web-speed-fast = Rapide
web-replay-since = Revoir depuis mon tour
web-replay-play = Jouer à partir d’ici
web-replay-stop = Arrêter
web-log-about-me = Vous concerne
web-keys-lens = montrer une pièce en grand ; flèches pour la suivante, Entrée pour sa règle
web-keys-past-turn = en arrière : un coup
web-keys-past-phase = en arrière : une phase
web-keys-past-round = en arrière : un tour
web-keys-past-ends = en arrière : au début, au présent
web-keys-this = cette liste
web-moment-highest = offre la plus haute

## La dernière soirée

web-final-counting = Les résultats arrivent …
web-final-skip = Au résultat
web-final-again = Montrer encore
web-final-boards = Voir les plateaux
web-final-back = Au score final
web-final-lines = Points au fil des élections
web-final-uncovered = Tout dévoiler

## Les comptes

web-books = Comptes
web-books-money = Payé et reçu
web-books-paid = Payé
web-books-received = Reçu
web-books-payments = Paiements, le plus récent d’abord
web-books-shown = Cartes montrées en main
