# Regarder la table : la loupe, les révélations, la dernière soirée, le passé.

## La loupe

web-lens = Vu en grand
web-lens-rule = Règle { $rule }
web-lens-name-of = { $piece } : { $party }
web-lens-name-gift = Don de { $amount }
web-lens-contribution = Si tu l’acceptes, tu reçois l’argent et perds autant d’adhérents que montre { $loss ->
        [one] un dé.
       *[other] le plus haut de { $loss } dés.
    } Si tu la refuses, tu gagnes autant d’adhérents que { $gain ->
        [one] montre un dé.
       *[other] montrent { $gain } dés ensemble.
    }
web-lens-donation = Accepté il apporte l’argent et change la base du parti de { $accept } ; refusé il apporte { $reject } de base.
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
