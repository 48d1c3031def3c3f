# Bots at their seats, as `bot-…` calls them.

web-bot-random = Chance { $number }
web-bot-beginner = Beginner { $number }
web-bot-planner = Planner { $number }
web-bot-club = Club player { $number }
