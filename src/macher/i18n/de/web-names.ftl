# Bots auf ihren Plätzen, wie `bot-…` sie nennt.

web-bot-random = Zufall { $number }
web-bot-beginner = Anfänger { $number }
web-bot-planner = Planer { $number }
web-bot-club = Vereinsspieler { $number }
