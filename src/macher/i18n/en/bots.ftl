# Bots that one can play against: what they are called and how they play.

bot-random = Chance
    .about = Does anything that is allowed, without looking.

bot-beginner = Beginner
    .about = Thinks only of the next two elections, and makes mistakes.

bot-planner-1 = Planner
    .about = Weighs every decision in points, for the whole game.

bot-club = Club player
    .about = Weighs every decision in points, for the whole game: a strong opponent.

bot-expert = Expert
    .about = Has learned from games what a position is worth, beside all that the club player knows.

bot-master = Master
    .about = Tries its best choices out in imagined games before it decides: the opponent that thinks longest.

# What bots of one level are like: each plays a little differently from the others.
temperament-level-headed = Strategist
temperament-bold = Daredevil
temperament-thrifty = Saver
temperament-media-minded = Media mind
temperament-principled = Idealist
temperament-pollster = Pollster
