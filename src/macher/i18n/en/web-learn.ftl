# Learning to play: why not, hints, the coach of a first game.

web-why-not = Not possible now: why?
web-not-here = Not here
web-hint = Hint
web-hint-fill = Use this hint
web-hint-thinking = The adviser is thinking …
web-hint-says = The adviser would do this
web-hint-none = There is no hint just now.
web-lobby-learn = Learn to play
web-learn-title = Guided first game
web-learn-about = You lead a party through four elections against two beginners. Somebody beside you explains what happens and says what to do until you can do without.
web-learn-length = 15 to 20 minutes: four elections, three parties, always the same deal.
web-learn-coach = In the first round a coach explains every step and recommends something. You are free to do otherwise.
web-learn-hints = Afterwards you play on your own. What is new is explained once, and a hint is one click away.
web-learn-free = Nothing can go wrong: every turn is tried first, and you see what would come of it before you commit it.
web-learn-begin = Begin
web-coach = Coach
web-coach-begin = Let’s begin
web-coach-do = Try this
web-coach-at-welcome = Welcome! Four states vote one after the other, and you lead the SPD. You win votes with rallies, and they count for more where your program fits the opinions of a state. The most points at the end win.
web-coach-at-waiting = The others are deciding. Have a look at the boards meanwhile: solid bars are votes, hatched ones are what rallies would bring now.
web-coach-at-commit = Good. Below you see what would come of it. Press “Commit the turn” to make it final, or undo a step.
web-coach-at-free = You know this step. Decide for yourself; with “Hint” you hear what a strong player would do.
web-coach-at-over = The game is over. The sheet shows where everybody’s points come from. Play it again, or take your place at a real table!
web-coach-draft = Here your program begins. Look at the open opinions of the states and keep a card that many of them share.
web-coach-choose-program = Five cards of different topics become your program. Take those that fit the states that vote first.
web-coach-fill-program = Your program lacks a topic. Fill the gap with a card that the opinions like, or at least do not contradict.
web-coach-keep-hand-card = One card stays in your hand: you may put it into your program later. Keep the one that could fit best.
web-coach-start-positions = A start block says what you begin with, and you choose where. Help the state that votes first, and one where your program fits.
web-coach-start-bid = You bid in secret to be start player. Going first is pleasant, but a small bid is enough now.
web-coach-start-raise = Somebody bid as much as you. Raise a little, or let it go: money is worth more in rallies.
web-coach-program-source = You may get new program cards. One unseen and one from the display gives you the widest choice.
web-coach-program-take = Take the card that fits the next elections best; it goes to your hand.
web-coach-program-swap = Exchange a card of your program if another one fits the opinions better. Look at the state that votes now first.
web-coach-program-keep = One card stays in your hand for later, the others go. Keep what some state still wants.
web-coach-media-buy = Media markers make you strong in a state: with the most of them you may change an opinion, and polls cannot hurt you. One or two where you want to win are a good beginning.
web-coach-rally-buy = Rallies become votes later. Up to three at once are cheap; more are worth it only where the election is near.
web-coach-send-politician = A politician laid here acts once, and you pay when the card is turned up. Keep the strong ones for states that matter.
web-coach-politician-pay = The cards are turned up. Pay if what the politician does is worth the price; otherwise the card is lost.
web-coach-politician-act = Now your politician acts: first the main action, then a secondary one. Votes and trend here help at once.
web-coach-media-exchange = You influence the media here and may exchange an opinion. Bring in one that your program shares, or remove one that hurts you.
web-coach-poll-bid = A poll can move trends. It is worth something where you have rallies; do not pay much for an unknown card.
web-coach-poll-publish = You won the poll. Publish it if it raises your trend; kept back it brings a little party base.
web-coach-convert = Now rallies become votes: (rallies + trend) × match. Where the election is not yet near you may also wait for a better moment.
web-coach-coalition-consent = You can form a coalition: both of you score for the victory. Usually that is better than winning nothing.
web-coach-presence-move = A media marker may move to the media presence, where it scores at the end. That is usually worth it.
web-coach-donation = Money now or party base? The base brings money every round and points at the end; take the money if you are short of it.
web-why-not-more = { $count ->
        [one] One more
       *[other] { $count } more
    }
