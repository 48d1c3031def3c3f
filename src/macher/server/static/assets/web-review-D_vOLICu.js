var e=`# The review of a finished game in the page.

web-review = Review
web-review-growing = Reviewing: { $done }. What is shown gets better until it is done.
web-review-waiting = { $ahead ->
        [0] Waiting for its turn: next.
        [one] Waiting for its turn: one review is ahead.
       *[other] Waiting for its turn: { $ahead } reviews are ahead.
    }
web-review-broken = The review was broken off.
web-review-again = Go on with it
web-review-eyes = Which chances
web-review-known = From what each knew
web-review-known-about = The chance of each party to win, from what it knew itself at that moment.
web-review-opened = Everything turned over
web-review-opened-about = The chances with every card and every sealed choice as it really was.
web-review-curve-keys = Arrow keys move in time, Page Up and Page Down from round to round.
web-review-look = Look at this moment
web-review-decisions = Choices that decided it
web-review-decisions-none = No choice gave away enough to be called a mistake.
web-review-events = Luck that decided it
web-review-events-none = Nothing that was drawn, rolled or turned over moved the chances much.
web-review-none-yet = Nothing sure yet.
web-review-played = Played:
web-review-better = Better:
web-review-came = Came:
web-review-mean = On average:
web-review-continued = { $games ->
        [one] Bots played on once from each
       *[other] Bots played on { $games } times from each
    }
web-review-value = Chance to win
web-review-wins = Victories of the bots
web-review-points = Final points
web-review-spread = Points are averages; the small numbers beside them hold four games in five, those beside the victories the true share with 95% certainty.
web-review-accounts = Luck and skill
web-review-first = Start
web-review-luck = Luck
web-review-skill = Own choices
web-review-last = End
web-review-accuracy = Accuracy
web-review-lost = Points given away
web-review-lost-none = hardly any
web-review-kinds = chance { $chance }, others { $others }, judgement { $unsure }
web-review-sum = Start, luck and own choices add up to the end. “Judgement” is where the same position was judged otherwise a step later.
web-review-picture = As a picture
web-review-file = As a file
web-play-on = Play on from here
web-play-on-about = A new game begins at this moment: you take one party, bots take the others. What your party did not know then is drawn again.
web-play-on-seat = Your party
web-play-on-bots = Level of the bots
web-play-on-begin = Begin
web-review-bars = How many games ended with how many points
web-review-more = Let bots play 100 times from each
`;export{e as default};