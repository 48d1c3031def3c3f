# Names on the page: a thing with what belongs to it, and bots at their seats (as `bot-…` calls them).

web-labelled = { $label }: { $value }

web-bot-random = Chance { $number }
web-bot-beginner = Beginner { $number }
web-bot-planner = Planner { $number }
web-bot-club = Club player { $number }
