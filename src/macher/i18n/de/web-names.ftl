# Namen auf der Seite: ein Ding mit dem, was dazugehört, und Bots auf ihren Plätzen (wie `bot-…` sie nennt).

web-labelled = { $label }: { $value }

web-bot-random = Zufall { $number }
web-bot-beginner = Anfänger { $number }
web-bot-planner = Planer { $number }
web-bot-club = Vereinsspieler { $number }
