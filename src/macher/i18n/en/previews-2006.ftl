# The same in the words of the 2006 edition.

preview-money-when-paid = Cabinet so far: { $price }; money left then: { $now }
preview-base-between = Members, as the dice fall: { $least } to { $most }
preview-if-agreed = If the party that is asked agrees:
preview-rallies-2006 = Meetings { $place }: { $was } → { $now }
preview-trend-2006 = Popularity { $place }: { $was } → { $now }
preview-match-2006 = Coincidence { $place }: { $was } → { $now }
preview-convert-2006 = Converted { $place }: { $formula }; votes then { $votes }, worth { $points ->
        [one] 1 seat
       *[other] { $points } seats
    }
preview-influencer-2006 = { $count ->
        [0] Then nobody controls the media { $place }
       *[other] Media control { $place } then: { $seats }
    }
