# Les noms sur la page : une chose avec ce qui lui revient, et les bots à leurs places (nommés comme dans `bot-…`).

web-labelled = { $label } : { $value }

web-bot-random = Hasard { $number }
web-bot-beginner = Débutant { $number }
web-bot-planner = Stratège { $number }
web-bot-club = Joueur de club { $number }
