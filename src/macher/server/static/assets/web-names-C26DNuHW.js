var e=`# Boty na swoich miejscach, nazwane jak w \`bot-…\`.

web-bot-random = Losowy { $number }
web-bot-beginner = Początkujący { $number }
web-bot-planner-1 = Planista { $number }
web-bot-club = Gracz klubowy { $number }
web-bot-expert = Ekspert { $number }
web-bot-master = Mistrz { $number }

web-temperament-level-headed = Strateg
web-temperament-bold = Ryzykant
web-temperament-thrifty = Skarbnik
web-temperament-media-minded = Człowiek mediów
web-temperament-principled = Idealista
web-temperament-pollster = Sondażysta
`;export{e as default};