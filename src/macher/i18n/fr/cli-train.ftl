# `macher train` : une ligue qui apprend.

cli-train = Fait jouer une ligue de bots qui apprend la valeur des positions ; une ligue interrompue reprend. Voir docs/training.md.
cli-train-folder = Où se trouve la ligue : ses parties, ses poids et son état. Un dossier contient une ligue.
cli-train-rounds = Manches à jouer maintenant.
cli-train-games = Parties d’une manche.
cli-train-first-games = Parties de la première manche, jouées par des stratèges.
cli-train-seed = La même graine donne la même ligue.

cli-train-round = Manche { $round } : { $games } parties jusqu’ici, pertes { $entropy } (victoire) et { $square } (avance), { $champions ->
        [one] { $champions } champion
       *[other] { $champions } champions
    } jusqu’ici.
cli-train-above = Épreuve : nouveau champion avec { $share } de { $games } parties, { $margin } points au-dessus des autres.
cli-train-below = Épreuve : le champion reste plus fort ; { $share } de { $games } parties, { $margin } points.
cli-train-open = Épreuve : indécise après { $games } parties, avec { $share } et { $margin } points.
