# La page avec les mots de l’édition 2006. Un message qui finit par -2006 remplace celui qui n’a pas cette fin.

web-program-2006 = Plateforme
web-pair-program-2006 = À retirer de la plateforme
web-moment-programs-2006 = Les plateformes sont révélées
web-moment-sheets-2006 = Les feuilles préliminaires sont révélées
web-deck-program-2006 = Cartes de plateforme
web-text-rallies-2006 = Meetings
web-text-trend-2006 = Popularité
web-text-match-2006 = Concordance
web-rallies-in-2006 = { $state } : meetings
web-rallies-gives-2006 = → { $votes } voix, { $points ->
        [one] { $points } siège
       *[other] { $points } sièges
    }
web-rallies-gives-about-2006 = Si tous les meetings y étaient convertis maintenant
web-state-table-2006 = Sièges selon les voix
web-state-points-2006 = { $points ->
        [one] { $points } siège
       *[other] { $points } sièges
    }
web-state-projection-2006 = Si tous les meetings étaient convertis maintenant
web-board-at-most-2006 = sièges à 50 voix
web-board-influence-2006 = { $party } contrôle les médias ici.
web-board-cabinet-2006 = Cartes de cabinet, dans l’ordre de pose
web-board-party-2006 = { $party } : { $votes } voix, { $projection } après conversion ; meetings { $rallies }, popularité { $trend }, concordance { $match }.
web-stock-rallies-2006 = Meetings en réserve
web-stock-cabinet-2006 = Cartes de cabinet restantes
web-stock-gifts-2006 = Cartes de contribution restantes
web-cabinet-none-2006 = Ne poser aucune carte
web-lens-name-gift-2006 = Contribution de { $amount }
web-lens-seat-gifts-2006 = Cartes de contribution restantes : { $gifts }.
