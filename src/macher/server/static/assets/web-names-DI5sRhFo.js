var e=`# Bots auf ihren Plätzen, wie \`bot-…\` sie nennt.

web-bot-random = Zufall { $number }
web-bot-beginner = Anfänger { $number }
web-bot-planner-1 = Planer { $number }
web-bot-club = Vereinsspieler { $number }
web-bot-expert = Experte { $number }
web-bot-master = Meister { $number }

web-temperament-level-headed = Stratege
web-temperament-bold = Draufgänger
web-temperament-thrifty = Sparfuchs
web-temperament-media-minded = Medienmensch
web-temperament-principled = Idealist
web-temperament-pollster = Demoskop
`;export{e as default};