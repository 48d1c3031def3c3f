# Bots that one can play against: what they are called and how they play.

bot-random = Chance
    .about = Does anything that is allowed, without looking.

bot-beginner = Beginner
    .about = Thinks only of the next two elections, and makes mistakes.

bot-planner = Planner
    .about = Weighs every decision in points, for the whole game.

bot-club = Club player
    .about = Weighs every decision in points, for the whole game: a strong opponent.
