var e=`# Ahead of time: orders for questions to come, imagined worlds, what is kept out of sight and hearing.

web-ahead = Set in advance
web-ahead-about = The table answers for you when you are asked. Nobody else learns of it, and it is void when what it rests on changes.
web-ahead-none = Nothing can be set in advance now.
web-ahead-orders = My orders
web-ahead-drop = Drop
web-ahead-drop-one = Drop: { $order }
web-ahead-forget = Forget
web-ahead-forget-one = Forget: { $order }
web-ahead-done = Done.
web-ahead-void = Void.
web-ahead-question = When I am asked
web-ahead-what = What to do
web-ahead-bid = Bid
web-ahead-pass = Pass
web-ahead-most = Highest bid, in thousands
web-ahead-sum = Sealed bid, in thousands
web-ahead-how = How
web-ahead-least = just enough to lead
web-ahead-whole = the whole sum at once
web-ahead-alone = Only as long as the others pass
web-ahead-give-bid = Set the bid
web-ahead-give-pass = Pass when asked

## What if

web-whatif = What if
web-whatif-banner = Imagined hands and bids: nothing here is real.
web-whatif-about = Try turns in a world that fits all you know. What is hidden was drawn by chance; the table does not notice.
web-whatif-leave = Back to the table
web-whatif-turns = Turns tried
web-whatif-by-bot = by a bot
web-whatif-drawn = Imagined:
web-whatif-card = Imagined: drawn by chance
web-whatif-drawn-money = money of { $party }
web-whatif-drawn-hand = hand of { $party }
web-whatif-drawn-opinions = { $count ->
        [one] one opinion turned up
       *[other] { $count } opinions turned up
    }
web-whatif-drawn-politicians = { $count ->
        [one] face-down cards in one state
       *[other] face-down cards in { $count } states
    }
web-whatif-as = You answer for { $party }, with an imagined hand.
web-whatif-choose = Possible steps
web-whatif-try = Try it
web-whatif-answer-for = Answer for { $party }
web-whatif-bot = Let a bot answer
web-whatif-bots = Bots until my turn
web-whatif-undo = One step back
web-whatif-restart = From the beginning
web-whatif-another = Another world
web-whatif-full = No more turns can be tried here.

## Out of sight and hearing

web-pieces-hide = Hide the pieces
web-pieces-show = Show the pieces
web-keys-pieces = hide or show the pieces on the boards
web-keys-mute = sound on or off
web-mute-person = Mute { $name }
web-unmute-person = Hear { $name } again
web-setting-spoilerFree = Open finished games at their beginning, without the result
`;export{e as default};