# Co dałby krok, obok możliwości. Bez kropek: to wiersze małej tabeli.

preview-money = Pieniądze: { $was } → { $now }
preview-money-if-won = Pieniądze, jeśli oferta wygra: { $now }
preview-price-later = Do zapłaty po odkryciu: { $price }
preview-base = Elektorat: { $was } → { $now }
preview-rallies = Wiece { $place }: { $was } → { $now }
preview-trend = Notowania { $place }: { $was } → { $now }
preview-match = Zbieżność { $place }: { $was } → { $now }
preview-votes = Głosy { $place }: { $was } → { $now }
preview-convert = Zamiana { $place }: { $formula }; głosy potem: { $votes }, warte { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }
preview-influencer = { $count ->
        [0] Potem nikt nie ma wpływu na media { $place }
       *[other] Potem wpływ na media { $place } ma { $seats }
    }
preview-winners = { $count ->
        [0] Nikt nie miałby głosów { $place }
       *[other] Zwycięzca { $place }, gdyby teraz wszyscy zamienili wiece: { $seats }
    }
