var e=`# Les bots à leurs places, nommés comme dans \`bot-…\`.

web-bot-random = Hasard { $number }
web-bot-beginner = Débutant { $number }
web-bot-planner-1 = Stratège { $number }
web-bot-club = Joueur de club { $number }
web-bot-expert = Expert { $number }
web-bot-master = Maître { $number }
`;export{e as default};