# The page in the words of the 2006 edition. A message that ends in -2006 takes the place of the one without it.

web-program-2006 = Platform
web-pair-program-2006 = Out of the platform
web-moment-programs-2006 = The platforms are revealed
web-moment-sheets-2006 = The preliminary sheets are revealed
web-deck-program-2006 = Policy cards
web-text-rallies-2006 = Meetings
web-text-trend-2006 = Popularity
web-text-match-2006 = Coincidence
web-rallies-in-2006 = { $state }: meetings
web-rallies-gives-2006 = → { $votes ->
        [one] 1 vote
       *[other] { $votes } votes
    }, { $points ->
        [one] 1 seat
       *[other] { $points } seats
    }
web-rallies-gives-about-2006 = If all meetings there were converted now
web-state-table-2006 = Seats for votes
web-state-points-2006 = { $points ->
        [one] 1 seat
       *[other] { $points } seats
    }
web-state-projection-2006 = If all meetings were converted now
web-board-at-most-2006 = seats at 50
web-board-influence-2006 = { $party } controls the media here.
web-board-cabinet-2006 = Cabinet cards, in the order of placing
web-board-party-2006 = { $party }: { $votes ->
        [one] 1 vote
       *[other] { $votes } votes
    }, { $projection } if converted now; meetings { $rallies }, popularity { $trend }, coincidence { $match }.
web-stock-rallies-2006 = Meetings in supply
web-stock-cabinet-2006 = Cabinet cards left
web-stock-gifts-2006 = Contribution cards left
web-cabinet-none-2006 = Place no card
web-lens-name-gift-2006 = Contribution of { $amount }
web-lens-seat-gifts-2006 = Contribution cards left: { $gifts }.
