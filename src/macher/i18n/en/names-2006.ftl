# Names of things of the 2006 edition. A message that ends in -2006 takes the place of the one without it in games of this
# edition; what has no such message is called as in the 2019 edition.

## Cards

attitude-approve-2006 = Pro
attitude-disapprove-2006 = Contra

topic-terrorism = Terrorism precautions
    .short = Ter
topic-economy = Economic redevelopment
    .short = Eco
topic-taxes = Taxes
    .short = Tax
topic-nuclear = Nuclear power
    .short = Nuc
topic-wages = Wages
    .short = Wag
topic-social = Social security
    .short = Soc

## The shadow cabinet

politician-finance-minister = Finance minister
politician-justice-minister = Justice minister
politician-foreign-minister = Foreign minister
politician-party-whip = Party whip
politician-speaker = Speaker
politician-chancellor = Chancellor

# What a cabinet card can do: one of its actions, and with a phone a coalition tile besides.
politician-effects-2006 = { $phone ->
        [yes] coalition tile; { $actions }
       *[no] { $actions }
    }
effect-double-2006 = key tile
effect-media-2006 = replace a media marker
effect-up = popularity { $amount }
effect-down = popularity { $amount } for another party

## The preliminary sheet: the name of an option (column 1, option A), and what an item gives

sheet-option = { $column }{ $letter }
symbol-popularity = popularity +1
symbol-meetings = { $meetings ->
        [one] 1 meeting
       *[other] { $meetings } meetings
    }
symbol-members = { $members ->
        [one] 1 member
       *[other] { $members } members
    }

## Phases

phase-setup-2006 = Preliminary phase
phase-1-2006 = Phase 1: Bid for starting player
phase-2-2006 = Phase 2: Party platform conference
phase-3-2006 = Phase 3: Shadow cabinet
phase-4-2006 = Phase 4: Coalitions
phase-5-2006 = Phase 5: Media
phase-6-2006 = Phase 6: Party meetings
phase-7-2006 = Phase 7: Opinion polls
phase-8-2006 = Phase 8: Convert meetings into votes
phase-9-2006 = Phase 9: Election
phase-10-2006 = Phase 10: Victory
phase-11-2006 = Phase 11: Membership
phase-12-2006 = Phase 12: Money
phase-13-2006 = Phase 13: Prepare the next round
phase-14-2006 = Phase 14: Party contributions

## Decisions

step-preliminary = Preliminary sheet
step-start-bid-2006 = Bid for starting player
step-start-rebid = Second bid
step-name-start = Name the starting player
step-policy-redraw = Discard policy cards
step-policy-swap = Change the platform
step-cabinet-place = Place a cabinet card
step-coalition-tile = Coalition tile
step-cabinet-card = Choose a cabinet card
step-cabinet-act = Use a cabinet card
step-coalition-turn = Seek a coalition
step-coalition-answer = Answer an offer
step-meetings-buy = Hold meetings
step-poll-use = Use a poll
step-poll-results = Use more of a poll
step-convert-2006 = Convert meetings
step-majority-exchange = Exchange by majority
step-national-media = National media
step-national-opinion = National opinions
step-contribution = Contribution

## Lengths

variant-7-2006 = Seven rounds
    .about = One election in each round, seven cabinet cards and five contributions a player.
variant-5 = Five rounds
    .about = The short game: one election in each round, six cabinet cards and four contributions a player.

## Where points come from

score-seats = Seats
score-media-2006 = National media
score-members = Members
score-lead = Most members
score-opinions = National opinions
score-secured = Secured opinions
