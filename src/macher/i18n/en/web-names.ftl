# Bots at their seats, as `bot-…` calls them.

web-bot-random = Chance { $number }
web-bot-beginner = Beginner { $number }
web-bot-planner-1 = Planner { $number }
web-bot-club = Club player { $number }
web-bot-expert = Expert { $number }
web-bot-master = Master { $number }

web-temperament-level-headed = Strategist
web-temperament-bold = Daredevil
web-temperament-thrifty = Saver
web-temperament-media-minded = Media mind
web-temperament-principled = Idealist
web-temperament-pollster = Pollster
