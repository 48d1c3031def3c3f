# Boty, z którymi można grać: jak się nazywają i jak grają.

bot-random = Losowy
    .about = Wybiera na ślepo jedną z dozwolonych możliwości.

bot-beginner = Początkujący
    .about = Myśli tylko o dwóch najbliższych wyborach i popełnia błędy.

bot-planner-1 = Planista
    .about = Przelicza każdą decyzję na punkty, z myślą o całej grze.

bot-club = Gracz klubowy
    .about = Przelicza każdą decyzję na punkty, z myślą o całej grze: mocny przeciwnik.

bot-expert = Ekspert
    .about = Nauczył się z gier, ile warta jest pozycja, i wie wszystko to, co gracz klubowy.

bot-master = Mistrz
    .about = Zanim zdecyduje, rozgrywa najlepsze możliwości w wyobrażonych grach: przeciwnik, który myśli najdłużej.

# Jakie są boty jednego poziomu: każdy gra trochę inaczej niż pozostałe.
temperament-level-headed = Strateg
temperament-bold = Ryzykant
temperament-thrifty = Skarbnik
temperament-media-minded = Człowiek mediów
temperament-principled = Idealista
temperament-pollster = Sondażysta
