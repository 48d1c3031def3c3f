var e=`# Boty na swoich miejscach, nazwane jak w \`bot-…\`.

web-bot-random = Losowy { $number }
web-bot-beginner = Początkujący { $number }
web-bot-planner = Planista { $number }
web-bot-club = Gracz klubowy { $number }
`;export{e as default};