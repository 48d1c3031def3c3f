var e=`# Practice in the page.

web-practice = Practice
web-practice-about = Positions from real games in which one choice is clearly best. Choose, and see how good it was and why. What you cannot know is different each time.
web-practice-bots = From games of bots
web-practice-own = From my games
web-practice-own-none = Review a finished game, and its turning points are asked here.
web-practice-solved = Solved
web-practice-done = { $done } of { $count } solved
web-practice-task = What would you do here? Choose as in a game: the answer comes when your turn is over.
web-practice-next = Next position
web-practice-again = Try again
web-practice-all = All positions
web-practice-on = You may also simply play on.
web-practice-yours = Your choice:
web-practice-best = Best:
web-practice-good = Just as good: { $options }
web-practice-these = Practise these positions
web-practice-grade-best = The best choice.
web-practice-grade-good = As good as the best, as far as can be told.
web-practice-grade-worse = There was something better.
web-practice-grade-unknown = What this choice is worth was not judged.
web-practice-then = In that game:
web-practice-choice = Choice
`;export{e as default};