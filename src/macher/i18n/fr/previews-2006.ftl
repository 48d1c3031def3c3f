# La même chose dans les mots de l’édition 2006.

preview-money-when-paid = Cabinet jusqu’ici : { $price } ; argent restant ensuite : { $now }
preview-base-between = Adhérents, selon les dés : de { $least } à { $most }
preview-if-agreed = Si le parti sollicité accepte :
preview-rallies-2006 = Meetings { $place } : { $was } → { $now }
preview-trend-2006 = Popularité { $place } : { $was } → { $now }
preview-match-2006 = Concordance { $place } : { $was } → { $now }
preview-convert-2006 = Conversion { $place } : { $formula } ; ensuite { $votes } voix, soit { $points ->
        [one] { $points } siège
       *[other] { $points } sièges
    }
preview-influencer-2006 = { $count ->
        [0] Personne ne contrôlera alors les médias { $place }
       *[other] Contrôle des médias { $place } : { $seats }
    }
