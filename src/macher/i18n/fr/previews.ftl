# Ce que donnerait un pas, à côté des choix. Sans point final : ce sont les lignes d’un petit tableau.

preview-money = Argent : { $was } → { $now }
preview-money-if-won = Argent restant si la mise l’emporte : { $now }
preview-price-later = À payer quand la carte est retournée : { $price }
preview-base = Base du parti : { $was } → { $now }
preview-rallies = Meetings { $place } : { $was } → { $now }
preview-trend = Tendance { $place } : { $was } → { $now }
preview-match = Concordance { $place } : { $was } → { $now }
preview-votes = Voix { $place } : { $was } → { $now }
preview-convert = Conversion { $place } : { $formula } ; ensuite { $votes } voix, soit { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
preview-influencer = { $count ->
        [0] Personne n’influencera alors les médias { $place }
       *[other] Influence sur les médias { $place } : { $seats }
    }
preview-winners = { $count ->
        [0] Personne n’aurait de voix { $place }
       *[other] Victoire { $place } si tout est converti maintenant : { $seats }
    }
