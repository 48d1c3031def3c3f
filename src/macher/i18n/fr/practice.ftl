# Practice: positions in which one choice is clearly best, and what is said of a choice.

practice = S’exercer
practice-when = Manche { $round }
practice-when-setup = Avant la manche 1
practice-number = Position { $number } sur { $count }
practice-best = Le meilleur choix.
practice-good = Aussi bon que le meilleur, pour autant qu’on puisse en juger.
practice-worse = Il y avait mieux.
practice-unknown = La valeur de ce choix n’a pas été jugée.
practice-chance = { $what } : { $win } de chances de victoire
practice-continued = Des bots ont joué la suite { $games } fois de chaque côté : « { $played } », comme dans cette partie, { $win } des victoires et { $points } points ; « { $better } » { $otherwin } et { $otherpoints }.
practice-next = Entrée : la suivante. { $quit } : arrêter.
