var e=`# Miejsce, do którego się wraca: poczekalnia, zaproszenie, powiadomienia na urządzeniu, co zrobić z wynikiem.

web-more = Więcej
web-lobby-mine-idle = Żadna z twoich gier nie jest w toku.

## Zaproszenie

web-invited = Masz zaproszenie
web-invited-clock = Czas do namysłu
web-invited-no-clock = Bez zegara
web-invited-seats = Kto gra
web-invited-free = Wolne
web-invited-sit = Usiądź tutaj

## Nowy stół

web-new-company = Z kim
web-company-bot = Przeciw botom
web-company-open = Ze znajomymi przez link
web-company-hot = Razem przy tym urządzeniu
web-new-hot-name = Imię gracza { $number }
web-new-bots = Co potrafią boty
web-new-more-about = Tasowanie i wydrukowane liczby, dla tych, którzy chcą sprawdzać lub porównywać.
web-new-name-of = Stół: { $name }

## Powiadomienia na urządzeniu

web-device = Na tym urządzeniu
web-device-on = To urządzenie daje ci znać, że twoja kolej, także gdy żadna strona nie jest otwarta.
web-device-off = To urządzenie może dawać ci znać, że twoja kolej, także gdy żadna strona nie jest otwarta. Przeglądarka najpierw cię zapyta.
web-device-blocked = Przeglądarka blokuje powiadomienia z tej strony. Zezwól na nie w ustawieniach przeglądarki dla tej strony.
web-device-unsupported = Ta przeglądarka nie umie pokazywać powiadomień ze stron. Na iPhonie i iPadzie dodaj najpierw stronę do ekranu początkowego.
web-device-none = Ten serwis nie wysyła powiadomień na urządzenia.
web-device-failed = Nie udało się. Przeglądarka nie uzyskała połączenia dla powiadomień.
web-device-turn-on = Włącz
web-device-turn-off = Wyłącz

## Z wynikiem

web-result-acts = Po grze
web-result-picture = Obraz wyniku
web-result-link = Udostępnij link
web-result-record = Zapis gry
web-result-save = Zapisz obraz
web-result-compare = Porównaj: te same karty
web-compare-title = Dwie gry z tymi samymi kartami
web-compare-first = Pierwsza gra
web-compare-second = Druga gra
web-compare-winners = Kto wygrał wybory
web-compare-about = Punkty w pierwszej grze, potem w drugiej.
`;export{e as default};