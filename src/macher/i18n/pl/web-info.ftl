# Wgląd: koalicje, opinie, pieniądze, karty odrzucone; licytacje i tajne odpowiedzi przy partiach; znaki.

web-drawer-coalitions = Koalicje
web-drawer-opinions = Opinie
web-drawer-money = Znane kwoty
web-drawer-discards = Odrzucone
web-look-states = Landy i ich opinie

## Kto mógłby z kim rządzić

web-coalitions-about = Głosy tak, jakby wszyscy zamienili teraz wiece. Jeśli nikt nie ma większości, najsilniejsza partia rządzi z partnerem, z którym ma najwięcej wspólnych kart programu, spośród tych, z którymi osiąga większość.
web-coalitions-common = Wspólne karty
web-coalitions-key = Znaki w tej tabeli
web-coalitions-key-governs = rządziłyby
web-coalitions-key-enough = dość głosów
web-coalitions-key-closed = na razie bez koalicji
web-together-votes = razem głosów: { $votes }
web-together-common = wspólne karty programu: { $count }
web-together-closed = na razie bez koalicji
web-together-open = następne w kolejce, jeśli lepszy partner odpadnie
web-together-sure = pierwsze w kolejce do rządzenia
web-together-made = rządzą razem
web-together-enough = większość
web-together-short = brak większości

## Opinie i programy

web-opinions-agrees = zbieżny
web-opinions-differs = przeciwny
web-opinions-none = nic nie mówi

## Pieniądze

web-money-open = Przy tym stole pieniądze są jawne.
web-money-hidden = Przy tym stole pieniądze są ukryte. Oto, co wynika z płatności znanych wszystkim.
web-money-opening = Wszyscy zaczęli z kwotą { $sum }.
web-money-now = Teraz
web-money-left = Po opłaceniu zakrytych polityków
web-money-range = od { $least } do { $most }

## Licytacje i tajne odpowiedzi

web-chip-high = najwyższa oferta: { $bid }
web-chip-in = oferta { $bid }, może dać więcej
web-chip-outbid = oferta { $bid }, przebita
web-chip-passed = pas
web-chip-next = jeszcze bez oferty
web-chip-out = nie bierze udziału
web-answer = Twoja tajna odpowiedź
web-answer-about = Widzisz ją tylko ty, dopóki nie odpowiedzą wszyscy.

## Znaki

web-legend-party = Znaki partii
web-legend-board = Znaki na planszach
web-legend-money = Pieniądze, w tysiącach
web-legend-votes = Głosy teraz i po zamianie wszystkich wieców
web-legend-once = Akcja z „!”: gdy jedna partia wykona ją w landzie, dla innych jest tam zablokowana
web-legend-agrees = Twój program jest zbieżny
web-legend-differs = Twój program jest przeciwny
