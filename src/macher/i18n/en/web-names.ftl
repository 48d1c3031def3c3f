# Bots at their seats, as `bot-…` calls them.

web-bot-random = Chance { $number }
web-bot-beginner = Beginner { $number }
web-bot-planner-1 = Planner { $number }
web-bot-club = Club player { $number }
web-bot-expert = Expert { $number }
web-bot-master = Master { $number }
