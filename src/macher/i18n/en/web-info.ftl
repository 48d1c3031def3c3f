# Looking things up: coalitions, opinions, money, discards; auctions and sealed answers on the party panels; signs.

web-drawer-coalitions = Coalitions
web-drawer-opinions = Opinions
web-drawer-money = Known money
web-drawer-discards = Discards
web-look-states = The states and their opinions

## Who could govern with whom

web-coalitions-about = Votes as if everybody converted now. If nobody has the majority, the strongest party governs with the partner that has most program cards in common with it, of those with whom it reaches the majority.
web-coalitions-common = In common
web-coalitions-key = Signs of this table
web-coalitions-key-governs = would govern
web-coalitions-key-enough = enough votes
web-coalitions-key-closed = no coalition as it stands
web-together-votes = { $votes ->
        [one] one vote together
       *[other] { $votes } votes together
    }
web-together-common = { $count ->
        [one] one program card in common
       *[other] { $count } program cards in common
    }
web-together-closed = no coalition as it stands
web-together-open = next in line if a better partner falls out
web-together-sure = first in line to govern
web-together-made = govern together
web-together-enough = the majority
web-together-short = no majority

## Opinions and programs

web-opinions-agrees = agrees
web-opinions-differs = disagrees
web-opinions-none = says nothing

## Money

web-money-open = Money is open at this table.
web-money-hidden = Money is hidden at this table. This is what follows from the payments that everybody knows of.
web-money-opening = Everybody began with { $sum }.
web-money-now = Now
web-money-left = After paying for politicians that lie face down
web-money-range = { $least } to { $most }

## Auctions and sealed answers

web-chip-high = highest bid: { $bid }
web-chip-in = bid { $bid }, may bid more
web-chip-outbid = bid { $bid }, outbid
web-chip-passed = has passed
web-chip-next = has yet to bid
web-chip-out = takes no part
web-answer = Your sealed answer
web-answer-about = Only you see it until all have answered.

## Signs

web-legend-party = Signs of a party
web-legend-board = Signs on the boards
web-legend-money = Money, in thousands
web-legend-votes = Votes now, and if all rallies were converted now
web-legend-once = An action with a !: once a party has used it in a state, it is locked there for the others
web-legend-agrees = Your program agrees
web-legend-differs = Your program disagrees
