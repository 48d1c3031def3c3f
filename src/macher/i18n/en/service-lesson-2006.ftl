# What the coach says to each step of the script: what to do, and why. 2006

service-lesson-sheet = Popularity and six meetings for the first election, a media marker in each of the three states that you fit.
service-lesson-starting = Bid nothing: who begins hardly matters now, and money becomes meetings.
service-lesson-redraw = One card is in your platform already, one contradicts it: discard both and draw two.
service-lesson-platform = − Wages contradicts the first state. − Genetic engineering does not, and the second one wants it.
service-lesson-cabinet = Three cheap cards into the three states that you fit: votes or a key tile in each.
service-lesson-cards = A key tile where you share an opinion makes it count double: + Taxes here. Votes in Hesse, and once more a key tile.
service-lesson-medium = Nobody has a marker in North Rhine-Westphalia: with one you control its media.
service-lesson-no-more = No more markers. And leave all opinions: none of the pool would suit your platform better.
service-lesson-meetings = Three here make ten: each gives 2 + 3 = 5 votes. Four more where your coincidence is +3, one in the last state.
service-lesson-poll-alone = All others have passed: 1,000 € is enough. Kept back, a poll brings members by two dice.
service-lesson-members = It shows 0 for you: keep it back and roll two dice for members.
service-lesson-poll-again = 1,000 € again: for members, or to lower somebody before the next election.
service-lesson-result = Lower Grüne: −1 costs it a vote for each of its nine meetings. The +1 for CDU/CSU stays unused.
service-lesson-poll-pass = Pass: you fit here without a poll, and it is your last money.
service-lesson-poll-last = Pass: there is hardly anything of yours here yet.
service-lesson-convert = Convert all five: 0 + 3 will hardly get better. Then leave the opinions, they suit you.
service-lesson-national = The marker scores 25 at the end. Place the two opinions that you share: members each round, points at the end.
service-lesson-contribution = Decline the 10,000 €: you have plenty, and members score. Save the larger cards.
