# Boty, z którymi można grać: jak się nazywają i jak grają.

bot-random = Losowy
    .about = Wybiera na ślepo jedną z dozwolonych możliwości.

bot-beginner = Początkujący
    .about = Myśli tylko o dwóch najbliższych wyborach i popełnia błędy.

bot-planner = Planista
    .about = Przelicza każdą decyzję na punkty, z myślą o całej grze.

bot-club = Gracz klubowy
    .about = Przelicza każdą decyzję na punkty, z myślą o całej grze: mocny przeciwnik.
