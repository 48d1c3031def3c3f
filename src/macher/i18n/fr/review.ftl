# `macher review` et l’analyse d’une partie terminée : ce qui l’a décidée.

review-title = Analyse d’une partie : { $parties }
review-result = Résultat : { $result }
review-chances = Chances de victoire
    .known = Ce que chaque parti pouvait espérer à la fin de chaque manche, d’après ce qu’il savait lui-même.
    .opened = Ce que des bots ont fait de la vraie position jusqu’à l’élection suivante, avec toutes les cartes et tous les choix secrets tels qu’ils étaient.
review-chances-opened = Chances de victoire, tout étant révélé
review-start = début
review-round = manche { $round }
review-end = fin

review-turning = Les choix décisifs
    .none = Aucun choix n’a coûté assez pour compter comme une erreur.
review-when = Manche { $round }, { $party }
review-when-setup = Avant la manche 1, { $party }
review-better = Mieux : { $better }. Chances de victoire : { $change } (± { $error }).
review-continued =
    { $games ->
        [one] Des bots ont joué la suite une fois depuis chacun des deux choix
       *[other] Des bots ont joué la suite { $games } fois depuis chacun des deux choix
    } : tel que joué, { $win } des victoires et { $points } points ; avec le meilleur choix, { $otherwin } et { $otherpoints }.
review-sources = Points par origine, tel que joué et avec le meilleur choix : { $sources }
review-source = { $source } { $played } et { $better }
review-why = Pourquoi : { $reason }

review-luck = Les coups du sort décisifs
    .none = Rien de ce qui a été pioché, lancé aux dés ou révélé n’a beaucoup changé les chances.
review-mean = ce qui aurait pu arriver, en moyenne
review-moved = Chances de victoire : { $moved } (± { $error }).
review-most = Cela se voit surtout ici : { $source }, { $points } points.
review-continued-chance =
    { $games ->
        [one] Des bots ont joué la suite une fois depuis ce qui est arrivé et une fois depuis ce qui aurait pu arriver
       *[other] Des bots ont joué la suite { $games } fois depuis ce qui est arrivé et depuis ce qui aurait pu arriver
    } : { $win } des victoires et { $points } points après ce qui est arrivé ; { $otherwin } et { $otherpoints } sinon.

review-accounts = Chance et savoir-faire
    .about = La chance et les choix personnels font ensemble la différence entre les chances de la fin et celles du début.
review-account = { $party } : { $first } au début, { $last } à la fin. Chance { $luck } (hasard { $chance }, les autres { $others }, incertitude du jugement { $unsure }), choix personnels { $skill }.
review-accuracy = Précision { $accuracy } ({ $low } à { $high }).
review-lost = Points perdus en route : { $fields }.
review-lost-nothing = Presque aucun point n’a été perdu en route.
review-field-opening = ouverture
review-field-auctions = premier joueur
review-field-programs = programmes
review-field-media = médias
review-field-rallies = meetings
review-field-cabinet = cabinet fantôme
review-field-polls = sondages
review-field-conversion = conversion
review-field-coalitions = élections et coalitions
review-field-money = argent
review-judged = Jugement d’après la valeur des positions que ce programme a apprise, sur { $worlds } mondes imaginés par choix. Une différence inférieure à son incertitude ne compte pas comme une erreur.

review-between = { $low } à { $high }
review-bar = { $low } à { $high } : { $played } et { $better }
review-spread =
    .wins = Victoires, sûr à 95 % : comme joué { $came } ; en jouant mieux { $other }.
    .points = Parties par points finaux, comme joué et en jouant mieux : { $counts }
review-spread-chance =
    .wins = Victoires, sûr à 95 % : après ce qui est arrivé { $came } ; sinon { $other }.
    .points = Parties par points finaux, après ce qui est arrivé et sinon : { $counts }
