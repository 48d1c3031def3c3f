# Nazwy na stronie: rzecz i to, co do niej należy, oraz boty na swoich miejscach (nazwane jak w `bot-…`).

web-labelled = { $label }: { $value }

web-bot-random = Przypadek { $number }
web-bot-beginner = Początkujący { $number }
web-bot-planner = Planista { $number }
web-bot-club = Gracz klubowy { $number }
