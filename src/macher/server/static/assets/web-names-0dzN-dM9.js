var e=`# Bots auf ihren Plätzen, wie \`bot-…\` sie nennt.

web-bot-random = Zufall { $number }
web-bot-beginner = Anfänger { $number }
web-bot-planner-1 = Planer { $number }
web-bot-club = Vereinsspieler { $number }
web-bot-expert = Experte { $number }
web-bot-master = Meister { $number }
`;export{e as default};