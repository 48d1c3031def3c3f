# Bots that one can play against: what they are called and how they play.

bot-random = Chance
    .about = Does anything that is allowed, without looking.

bot-beginner = Beginner
    .about = Thinks of the next two elections only, and makes mistakes.

bot-planner = Planner
    .about = Weighs every decision in victory points, for the whole game.

bot-club = Club player
    .about = Weighs every decision in victory points, for the whole game: a strong opponent.
