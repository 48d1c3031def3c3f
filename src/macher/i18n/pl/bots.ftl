# Boty, z którymi można grać: jak się nazywają i jak grają.

bot-random = Przypadek
    .about = Robi cokolwiek dozwolonego, nie patrząc.

bot-beginner = Początkujący
    .about = Myśli tylko o dwóch najbliższych wyborach i popełnia błędy.

bot-planner = Planista
    .about = Waży każdą decyzję w punktach zwycięstwa, na całą grę.

bot-club = Gracz klubowy
    .about = Waży każdą decyzję w punktach zwycięstwa, na całą grę: mocny przeciwnik.
