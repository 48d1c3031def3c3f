# Names of things. Words that stand alone begin with a capital letter; effects stand inside a sentence.

# An amount of money in euros.
money = { NUMBER($euros) } €

# A seat when the people have names.
player = { $player } ({ $party })

# A label and what it tells; and what stands between texts that have commas of their own.
labelled = { $label }: { $text }
apart = { "; " }

## Parties

party-linke = Linke
    .short = LIN
party-spd = SPD
    .short = SPD
party-gruene = Grüne
    .short = GRÜ
party-cdu = CDU/CSU
    .short = CDU
party-fdp = FDP
    .short = FDP

## Cards

card = { $attitude ->
        [approve] +
       *[disapprove] −
    } { $topic }
no-cards = none
attitude-approve = Approve
attitude-disapprove = Disapprove

topic-education = Education
    .short = Edu
topic-digitization = Digitization
    .short = Dig
topic-genetics = Genetic engineering
    .short = Gen
topic-security = National security
    .short = Sec
topic-welfare = Welfare state
    .short = Wel
topic-environment = Environment
    .short = Env
topic-traffic = Traffic
    .short = Tra

## The shadow cabinet

politician-backbencher = Backbencher
politician-vice = Vice-Chancellor
politician-spokes = Spokesperson
politician-secretary = Secretary
politician-leader = Parliamentary leader
politician-honorary = Honorary chairman
politician-executive = Party executive
politician-frontrunner = Front runner

# What a politician can do; (!) marks what only one player may do in a state.
politician-effects = { $main }; then { $secondary }

effect-trend = trend { $amount }
effect-votes = { $amount ->
        [one] 1 vote
       *[other] { $amount } votes
    }
effect-base = party base { $amount }
effect-others = trend { $amount } for all others
effect-poll = take a poll
effect-program = change the program
effect-double = double marker
effect-media = oust a media marker

kind-trend = Trend
kind-votes = Votes
kind-base = Party base
kind-others = Lower the others
kind-poll = Take a poll
kind-program = Change the program
kind-double = Double marker
kind-media = Oust a media marker

## Start blocks: what a symbol gives

symbol-rally = { $rallies ->
        [one] 1 rally
       *[other] { $rallies } rallies
    }
symbol-trend = trend up
symbol-media = media marker
symbol-votes = { $votes ->
        [one] 1 vote
       *[other] { $votes } votes
    }

## Phases

phase-setup = Setup
phase-1 = Phase 1: Determine the start player
phase-2 = Phase 2: Change programs
phase-3 = Phase 3: Buy media markers
phase-4 = Phase 4: Organise rallies
phase-5 = Phase 5: Send the shadow cabinet
phase-6 = Phase 6: Actions of the shadow cabinet
phase-7 = Phase 7: Media influence
phase-8 = Phase 8: Poll auctions
phase-9a = Phase 9a: Convert rallies into votes
phase-9b = Phase 9b: Election
phase-9c = Phase 9c: Money
phase-9d = Phase 9d: Prepare the next round
phase-end = Final scoring

## Decisions

step-draft = Draft a program card
step-choose-program = Choose the program
step-fill-program = Complete the program
step-keep-hand-card = Keep a hand card
step-start-positions = Start positions
step-start-bid = Bid for start player
step-start-raise = Raise for start player
step-program-source = Get program cards
step-program-take = Take from the display
step-program-swap = Exchange program cards
step-program-keep = Keep a hand card
step-media-buy = Buy a media marker
step-rally-buy = Organise rallies
step-send-politician = Send a politician
step-politician-pay = Pay a politician
step-politician-act = Use a politician
step-media-exchange = Exchange an opinion
step-poll-bid = Bid for a poll
step-poll-publish = Publish a poll
step-convert = Convert rallies
step-coalition-consent = Coalition
step-presence-move = Media presence
step-donation = Donation
step-game-over = Game over

## Editions and lengths

edition-2019 = 2019 edition
edition-2006 = 2006 edition
variant-4 = Four elections
    .about = Four rounds with one election each, five politicians a player.
variant-7 = Seven elections
    .about = Five rounds, the last two with two elections each, eight politicians a player.

## Where points come from

score-votes = Votes
score-bonus = Election wins
score-media = Media presence
score-base = Party base
score-cash = Money
score-total = Total
