var e=`# Les bots à leurs places, nommés comme dans \`bot-…\`.

web-bot-random = Hasard { $number }
web-bot-beginner = Débutant { $number }
web-bot-planner-1 = Stratège { $number }
web-bot-club = Joueur de club { $number }
web-bot-expert = Expert { $number }
web-bot-master = Maître { $number }

web-temperament-level-headed = Stratège
web-temperament-bold = Fonceur
web-temperament-thrifty = Économe
web-temperament-media-minded = Communicant
web-temperament-principled = Idéaliste
web-temperament-pollster = Sondeur
`;export{e as default};