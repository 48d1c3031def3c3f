var e=`# Les bots à leurs places, nommés comme dans \`bot-…\`.

web-bot-random = Hasard { $number }
web-bot-beginner = Débutant { $number }
web-bot-planner = Stratège { $number }
web-bot-club = Joueur de club { $number }
`;export{e as default};