var e=`# Regarder la table : la loupe, les révélations, la dernière soirée, le passé.

## La loupe

web-lens = En grand
web-lens-rule = Règle { $rule }
web-lens-name-gift = Don de { $amount }
web-lens-contribution = Si tu l’acceptes, tu reçois l’argent, lances { $loss ->
        [one] { $loss } dé
       *[other] { $loss } dés
    } et perds autant d’adhérents que montre le plus haut. Si tu la refuses, tu gagnes autant d’adhérents que montrent { $gain ->
        [one] { $gain } dé
       *[other] { $gain } dés ensemble
    }.
web-lens-donation = Accepté, il rapporte l’argent et la base du parti change de { $accept } ; refusé, il change la base du parti de { $reject }.
web-lens-seat-cabinet = Cabinet pas encore vu\xA0: { $politicians }.
web-lens-seat-gifts = Cartes de don restantes\xA0: { $gifts }.
web-lens-seat-hand = Connu de sa main\xA0: { $cards }.
web-lens-seat-tiles = Tuiles de coalition en réserve\xA0: { $count }.

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
web-map-leads = { $state }\xA0: { $parties } en tête.
web-map-won = { $state }\xA0: victoire de { $parties }.

## Score, réglages, temps

web-score-sheet = Feuille de pointage
web-score-so-far = Ce qui est noté pour l’instant. Certains points ne comptent qu’à la fin.
web-score-hidden = Les points sont cachés jusqu’à la fin ; cela se change dans les réglages.
web-setting-suspense = Cacher les points jusqu’à la fin
web-speed-fast = Rapide
web-replay-since = Revoir depuis mon dernier tour
web-replay-play = Relire
web-replay-stop = Arrêter
web-log-about-me = Te concerne
web-keys-lens = montrer une pièce en grand ; flèches pour la suivante, Entrée pour sa règle
web-keys-past-turn = en relecture\xA0: un tour
web-keys-past-phase = en relecture\xA0: une phase
web-keys-past-round = en relecture\xA0: une manche
web-keys-past-ends = en relecture\xA0: au début, au présent
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

## Les comptes

web-books = Comptes
web-books-paid = Payé
web-books-received = Reçu
web-books-payments = Paiements, le plus récent d’abord
web-books-shown = Cartes de la main déjà montrées
`;export{e as default};