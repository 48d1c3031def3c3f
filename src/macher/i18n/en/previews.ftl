# What a step would give, beside the choices. No full stops: these are lines of a small table.

preview-money = Money: { $was } → { $now }
preview-money-if-won = Money left if the bid wins: { $now }
preview-price-later = To pay when turned up: { $price }
preview-base = Party base: { $was } → { $now }
preview-rallies = Rallies { $place }: { $was } → { $now }
preview-trend = Trend { $place }: { $was } → { $now }
preview-match = Match { $place }: { $was } → { $now }
preview-votes = Votes { $place }: { $was } → { $now }
preview-convert = Converted { $place }: { $formula }; votes then { $votes }, worth { $points ->
        [one] 1 point
       *[other] { $points } points
    }
preview-influencer = { $count ->
        [0] Then nobody influences the media { $place }
       *[other] Media influence { $place } then: { $seats }
    }
preview-winners = { $count ->
        [0] Nobody would have votes { $place }
       *[other] Would win { $place } if everybody converted now: { $seats }
    }
