# Wiersz poleceń: pomoc, to, co polecenia wypisują, i to, czego nie da się zrobić.

## Pomoc poleceń; pierwszy akapit stoi też na liście poleceń

cli-about = Die Macher, gra o wyborach w niemieckich landach: graj, oglądaj, badaj. Nieoficjalny projekt fanów.
cli-play =
    Graj na tym komputerze, sam z botami albo na zmianę z przyjaciółmi: w przeglądarce, a z --terminal tutaj.

    Bez żadnej opcji gry przeglądarka pokazuje poczekalnię, gdzie można ją przygotować.
cli-simulate = Rozegraj całe gry botami i podaj szybkość, długość oraz punkty według źródła.
cli-arena = Rozegraj mecz botów z zamianą miejsc i podaj siłę każdego, z przedziałami.
cli-exploit = Szukaj samodzielnie strategii przeciw botowi i podaj, jak często wygrywa.
cli-replay = Przejdź krok po kroku przez zapis gry, sprawdź go albo wypisz jego zdarzenia.
cli-cards = Pokaż każdą liczbę na elementach gry, skąd pochodzi i jak bardzo jest pewna.
cli-rules = Wypisz zasadę po numerze (R19-12.4), rozdział (R19-12), opcje (O19) albo szukaj słów.
cli-serve = Uruchom serwis stołów dla przyjaciół: stoły w przeglądarce, przechowywane w bazie danych. Patrz docs/hosting.md.
cli-db = Zadbaj o bazę danych serwisu stołów: aktualizacja, kontrola, eksport gry, porządki.
cli-db-upgrade = Zaktualizuj bazę danych do tej wersji. `macher serve` sam robi to przy starcie.
cli-db-check = Rozegraj każdą grę jeszcze raz i porównaj: ruchy bez luk, wszystkie dozwolone, migawki i wyniki takie, jak trzeba.
cli-db-export = Wypisz zapis gry.
cli-db-vacuum = Wyrzuć, co niepotrzebne (stare migawki, wygasłe sesje), i oddaj zajęte miejsce.

## Pomoc opcji kilku poleceń

cli-opt-edition = Wydanie zasad: 2019 albo 2006.
cli-opt-variant = 2019: 4 wybory (domyślnie) albo 7. 2006: 7 rund (domyślnie) albo 5.
cli-opt-players = Liczba graczy: od 3 do 5.
cli-opt-data = Folder z własnymi wartościami (domyślnie: zmienna MACHER_DATA).
cli-opt-option = Opcja zasad jako klucz=wartość; patrz `macher rules O19` i `O06`. Można powtarzać.
cli-opt-plain = Zwykłe wiersze bez ramek i kolorów, dobre dla czytników ekranu.
cli-opt-language = en, de, fr albo pl (domyślnie: język systemu).
cli-opt-json = Wypisz jeden obiekt JSON.
cli-opt-database-url = sqlite:///ścieżka albo postgresql://nazwa:hasło@serwer/nazwa (domyślnie: plik w twoim folderze danych).
cli-opt-help = Pokaż tę pomoc.
cli-opt-version = Pokaż wersję.

## Pomoc opcji jednego polecenia

cli-play-terminal = Graj w tym terminalu zamiast w przeglądarce.
cli-play-people = Ilu graczy to ludzie przy tej klawiaturze.
cli-play-names = Imiona ludzi, oddzielone przecinkami.
cli-play-parties = Partie w kolejności miejsc: linke, spd, gruene, cdu, fdp.
cli-play-bots = Boty na pozostałych miejscach: jedna nazwa (albo plik.py:Klasa) dla wszystkich lub po jednej dla każdego.
cli-play-seed = To samo ziarno daje te same karty.
cli-play-confirm = Pytaj przed tym, czego nie można cofnąć: przed końcem ruchu i przed krokiem, który pokazuje coś nowego.
cli-play-resume = Graj dalej w zapisaną grę; `last` to najnowsza.
cli-play-think = Ile sekund bot może myśleć nad decyzją; mniej na słabym komputerze.
cli-play-save = Gdzie przechować grę (domyślnie: twój folder danych).
cli-play-from = Graj dalej z botami od pewnej chwili tej zakończonej gry (zapisu), razem z --at i --seat.
cli-play-at = Z --from: po tylu akcjach zapisu.
cli-play-seat = Z --from: miejsce, które zajmujesz, od 1. To, czego wtedy nie znało, jest dobierane od nowa.

cli-simulate-bots = Boty w kolejności miejsc; jedna nazwa (albo plik.py:Klasa) zajmuje wszystkie miejsca.
cli-simulate-games = Liczba gier.
cli-simulate-seed = To samo ziarno daje te same gry.
cli-simulate-workers = Liczba procesów.

cli-arena-bots = Boty przy stole: po jednym na miejsce albo jeden na wszystkie.
cli-arena-games = Liczba gier, zaokrąglona w górę do całych bloków (jedno ziarno, wszystkie zamiany miejsc).
cli-arena-players = Od 3 do 5 (domyślnie: tylu, ile botów).
cli-arena-seed = To samo ziarno daje ten sam mecz.
cli-arena-workers = Liczba procesów albo workerów lokalnego Raya.
cli-arena-ray = Graj na klastrze Ray: pod RAY_ADDRESS albo lokalnie.
cli-arena-budget = Ile sekund bot może myśleć nad decyzją (domyślnie bez zegara: to samo ziarno daje ten sam mecz).
cli-arena-luck = Usuń szczęście: podaj też, co zostaje bez przypadku, z węższymi przedziałami.
cli-arena-sequential = Przestań, gdy tylko odpowiedź jest jasna.
cli-arena-threshold = Przestań, gdy udział pierwszego bota jest wyraźnie powyżej albo poniżej (pociąga --sequential).
cli-arena-hook = Własny licznik, plik.py:Klasa. Można powtarzać.
cli-arena-csv = Zapisz wiersz dla każdego miejsca każdej gry.
cli-arena-parquet = To samo jako Parquet.
cli-arena-plots = Narysuj obrazki w tym folderze.
cli-exploit-against = Bot do pokonania; zajmuje wszystkie pozostałe miejsca.
cli-exploit-start = Od czyich wag zaczyna się poszukiwanie: club albo planner-1.
cli-exploit-minutes = Jak długo szukać; 0 tylko mierzy to, co jest w pliku.
cli-exploit-pairs = Pary gier przed krokiem i najwyżej tyle na krok.
cli-exploit-games = Gry końcowego pomiaru, z własnymi ziarnami.
cli-exploit-file = Gdzie zapisuje się poszukiwanie; stamtąd jest wznawiane.

cli-replay-file = Zapis gry.
cli-replay-check = Sprawdź każdą akcję i wynik końcowy.
cli-replay-json = Wypisz zdarzenia jako JSON.
cli-replay-seat = Pokaż tylko to, co widziało to miejsce (od 1 do 5).

cli-cards-reconstructed = Tylko wartości, które sami odtworzyliśmy.

cli-rules-query = Numer, początek numeru albo słowa.

cli-serve-host = Adres, na którym serwis nasłuchuje; 0.0.0.0 to wszystkie.
cli-serve-port = Port, na którym serwis nasłuchuje.
cli-serve-workers = Liczba procesów; więcej niż jeden opłaca się z PostgreSQL.
cli-serve-public-url = Gdzie ludzie znajdą serwis: https://…
cli-serve-allow-origin = Inne źródło, którego strony mogą z nim rozmawiać.
cli-serve-allow-host = Odpowiadaj tylko na te nazwy hosta.
cli-serve-data-set = Własne wartości do wyboru, jako nazwa=folder.
cli-serve-rate = Zapytania na sekundę z jednego adresu; 0 to bez ograniczeń.
cli-serve-proxy = Adres proxy, które przez X-Forwarded-For mówi, kto pyta (domyślnie: FORWARDED_ALLOW_IPS).
cli-serve-connections = Najwięcej otwartych połączeń na proces.
cli-serve-connections-per-address = Najwięcej otwartych połączeń z jednego adresu.
cli-serve-bot-processes = Procesy, w których myślą boty, na każdy proces serwisu.
cli-serve-review-processes = Zakończone gry, które każdy proces serwisu analizuje naraz; 0: żadnej.
cli-serve-bot-seconds = Jak długo bot myśli nad decyzją.
cli-serve-bot-slot = Ile co najmniej trwa ruch bota, choćby myślał szybko.
cli-serve-order-pause = Po ilu mniej więcej sekundach działa polecenie wydane z góry.
cli-serve-push = Przeglądarki mogą prosić o powiadomienia na urządzeniu; idą one przez usługę producenta przeglądarki.
cli-serve-metrics = Odpowiadaj na /metrics: tylko lokalnie albo z MACHER_METRICS_TOKEN.
cli-serve-log-level = Co trafia do dziennika: debug, info, warning albo error.

cli-db-game = Identyfikator gry: koniec jej adresu.
cli-db-with-secrets = Także gra, która trwa, razem z jej ziarnem.

## Wokół pomocy

cli-usage = Użycie: { $line }
cli-usage-command = POLECENIE
cli-usage-options = [OPCJE]
cli-usage-words = [SŁOWA...]
cli-title-commands = Polecenia
cli-title-arguments = Argumenty
cli-title-parameters = Opcje
cli-note-default = [domyślnie: { $value }]
cli-note-variable = [zmienna: { $name }]
cli-note-required = [wymagane]
cli-value-text = SŁOWO
cli-value-number = LICZBA
cli-value-path = ŚCIEŻKA
cli-yes = tak

## Wiersze poleceń, których nie da się odczytać

cli-bad-option = Nie ma opcji { $word }.
cli-bad-command = Nie ma polecenia { $word }; są { $commands }.
cli-bad-number = { $option } wymaga liczby, nie „{ $word }”.
cli-bad-value = „{ $word }” nie pasuje do { $option }.
cli-bad-missing = Brakuje { $option }.
cli-bad-empty = { $option } wymaga wartości.
cli-bad-extra = Zbędne słowa: { $words }.
cli-bad-twice = { $option } podano dwa razy.
cli-bad-other = Tego wiersza poleceń nie da się odczytać.
cli-bad-meant = Czy chodziło o { $word }?
cli-bad-help = `{ $command } --help` mówi, co można napisać.

## macher rules

cli-rules-none = Żadna zasada nie zawiera „{ $words }”.
cli-rules-unknown = { $rule } nie jest zasadą.
cli-rules-near = { $rule } nie jest zasadą; podobne: { $near }
cli-rules-found =
    { $count ->
        [one] { $count } zasada zawiera „{ $words }”
        [few] { $count } zasady zawierają „{ $words }”
       *[other] { $count } zasad zawiera „{ $words }”
    }
cli-rules-edition = wydanie z { $edition } roku

## macher simulate

cli-games = gry
cli-simulate-what =
    { $games ->
        [one] { $games } gra
        [few] { $games } gry
       *[other] { $games } gier
    }, wydanie z { $edition } roku, wariant { $variant }, graczy: { $players }, ziarno { $seed }
cli-simulate-speed =
    { $decisions ->
        [one] { $decisions } decyzja
        [few] { $decisions } decyzje
       *[other] { $decisions } decyzji
    }, { $rate } na sekundę; gra ma ich { $mean } (od { $least } do { $most })
cli-col-points = punkty za
cli-col-mean = średnia
cli-col-least = najmniej
cli-col-median = mediana
cli-col-most = najwięcej
cli-col-seat = miejsce
cli-col-party = partia
cli-col-bot = bot
cli-col-share = wygrane
cli-col-score = średnio punktów
cli-winner = zwycięzca

## macher arena

cli-blocks = bloki
cli-arena-so-far = bloki, { $bot } { $share }
cli-arena-what =
    { $games ->
        [one] { $games } gra
        [few] { $games } gry
       *[other] { $games } gier
    } w { $blocks ->
        [one] { $blocks } bloku
       *[other] { $blocks } blokach
    }, wydanie z { $edition } roku, wariant { $variant }, graczy: { $players }, ziarno { $seed }; równy udział { $share }
cli-arena-length = gra: średnio { $mean } decyzji (od { $least } do { $most }), { $seconds } s, punkty zwycięzcy { $score } (80 % od { $low } do { $high })
cli-arena-range = { $value } (od { $low } do { $high })
cli-arena-col-seats = miejsca
cli-arena-col-share = wygrane (95 %)
cli-arena-col-rating = ocena (95 %)
cli-arena-col-score = punkty
cli-arena-col-luck-share = bez szczęścia: wygrane (95 %)
cli-arena-col-luck-margin = przewaga (95 %)
cli-arena-col-luck-worth = jedna gra warta tylu
cli-arena-col-time = czas decyzji
cli-arena-col-decisions = decyzje
cli-arena-col-median = mediana ms
cli-arena-col-mean = średnia ms
cli-arena-col-most = 99 % poniżej ms
cli-arena-col-all = wszyscy
cli-arena-col-play = jak grano
cli-arena-col-with = gry z tym
cli-arena-col-game = na grę
cli-arena-seat = miejsce { $seat }
cli-arena-open =
    { $blocks ->
        [one] Po { $blocks } bloku bez rozstrzygnięcia
       *[other] Po { $blocks } blokach bez rozstrzygnięcia
    }: { $bot } może być powyżej albo poniżej { $threshold }.
cli-arena-above =
    { $blocks ->
        [one] Po { $blocks } bloku jasne
       *[other] Po { $blocks } blokach jasne
    }: { $bot } jest powyżej { $threshold }.
cli-arena-below =
    { $blocks ->
        [one] Po { $blocks } bloku jasne
       *[other] Po { $blocks } blokach jasne
    }: { $bot } jest poniżej { $threshold }.

# Co zrobiono ze wszystkiego, co gra oferuje.
cli-done-coalitions = koalicje
cli-done-media-majorities-used = wykorzystany wpływ na media
cli-done-polls-published = opublikowane sondaże
cli-done-polls-suppressed = zatajone sondaże
cli-done-donations-taken = przyjęte składki
cli-done-donations-refused = odrzucone składki
cli-done-double-markers-placed = położone żetony podwojenia
cli-done-media-moved-to-the-national-board = znaczniki mediów na planszy krajowej
cli-done-national-opinions-placed = położone opinie krajowe
cli-done-national-opinions-secured = zabezpieczone opinie krajowe
cli-done-national-opinions-replaced = zastąpione opinie krajowe
cli-done-early-conversions = wcześniejsze zamiany
cli-done-sent = wysłano: { $politician }

## macher exploit

cli-exploit-so-far = pokolenie { $generation }, przewaga { $points } pkt
cli-exploit-found = Przeciw { $against }: pokolenia: { $generations }, zachowane: { $kept }. Najlepsze wagi wygrywają { $share } gier ({ $low } do { $high }; gry: { $games }; równy udział to { $fair }), przewaga { $points } pkt. Oto one:

## macher replay

cli-replay-running =
    { $count ->
        [one] { $count } akcja jest dozwolona; gra trwa
        [few] { $count } akcje są dozwolone; gra trwa
       *[other] { $count } akcji jest dozwolonych; gra trwa
    }
cli-replay-over =
    { $count ->
        [one] { $count } akcja jest dozwolona
        [few] { $count } akcje są dozwolone
       *[other] { $count } akcji jest dozwolonych
    }; wynik końcowy się zgadza: { $scores }; zwycięzca: { $winners }

## macher db

cli-db-nothing = { $address }: rewizja { $revision }, nie ma nic do zrobienia
cli-db-made = { $address }: utworzono, rewizja { $revision }
cli-db-upgraded = { $address }: z rewizji { $before } do { $revision }
cli-db-state-sound = dobra
cli-db-state-damaged = uszkodzona
cli-db-state-skipped = pominięta
cli-db-itself = baza danych
cli-db-sum = dobre: { $sound }, uszkodzone: { $damaged }, pominięte: { $skipped }
cli-db-vacuumed = { $address }: usunięte stare migawki: { $snapshots }, wygasłe sesje: { $sessions }

## macher cards

cli-cards-heading =
    { $values ->
        [one] Die Macher, wydanie z { $edition } roku: { $values } wartość ({ $parts })
        [few] Die Macher, wydanie z { $edition } roku: { $values } wartości ({ $parts })
       *[other] Die Macher, wydanie z { $edition } roku: { $values } wartości ({ $parts })
    }
cli-cards-digest = Suma kontrolna danych: { $digest }
cli-cards-own = Z własnymi danymi z { $folder }
cli-cards-none = Żadna wartość nie jest odtworzona.
cli-cards-group = { $reasoning } (wartości: { $count })
cli-cards-note = { $sign } { $confidence }, { $which }: { $reasoning }
cli-cards-spoken-note = Źródło: { $which } ({ $confidence }): { $reasoning }
cli-cards-which =
    { $count ->
        [one] { $count } wartość
       *[other] { $count } wartości
    }
cli-cards-all = wszystko { $confidence }

# Jak pewna jest wartość: słowo do tabel i jego znaczenie.
cli-sure-rulebook = instrukcja
    .means = mówi to instrukcja
cli-sure-found = znalezione
    .means = mówi to inne źródło
cli-sure-inferred = wywnioskowane
    .means = wynika z tego, co wiadomo
cli-sure-reconstructed = odtworzone
    .means = nasze własne odtworzenie; prawdziwą wartość wpisz w folderze z własnymi danymi

cli-cards-large = duży
cli-cards-small = mały
cli-cards-long = długa
cli-cards-both = każda
cli-cards-yes = tak
cli-cards-no = nie

cli-cards-states-points = Landy: punkty za głosy
cli-cards-states-seats = Landy: mandaty za głosy
cli-cards-polls = Sondaże: notowania w górę lub w dół (rewers pokazuje najwyższą wartość)
cli-cards-polls-dice = Sondaże: popularność w górę lub w dół; wyniki użyte po opublikowaniu, kości członków po zatajeniu
cli-cards-blocks = Bloki startowe
cli-cards-politicians = Politycy: koszt w tysiącach euro, akcje („!”: raz na land i fazę)
cli-cards-cabinet = Gabinet cieni: koszt w tysiącach euro, akcje
cli-cards-donations = Składki: w tysiącach euro, i elektorat
cli-cards-contributions = Składki: w tysiącach euro, i kości członków
cli-cards-presence = Obecność w mediach, w punktach (pola 1–3: tylko długa gra)
cli-cards-display = Wystawka programów
cli-cards-scales = Skale notowań; którą wybrać, mówi opcja stołu
cli-cards-rallies = Wiece położone naraz w jednym landzie, w tysiącach euro
cli-cards-first = Arkusz startowy, pierwsza kolumna: pozycje dla landów
cli-cards-second = Arkusz startowy, druga kolumna: znaczniki mediów dla landów i członkowie
cli-cards-media = Krajowe pola mediów, w punktach
cli-cards-opinions = Krajowe pola opinii, za zbieżność
cli-cards-dice = Specjalne kości
cli-cards-payouts = Rundy, które wypłacają za członków
cli-cards-constants = Stałe (pieniądze w tysiącach euro)

cli-cards-col-state = land
cli-cards-col-size = wielkość
cli-cards-col-votes = { $least }–{ $most } głosów
cli-cards-col-most-votes = od { $least } głosów
cli-cards-col-card = karta
cli-cards-col-block = blok
cli-cards-col-spot = pole
cli-cards-col-scale = skala
cli-cards-col-rallies = wiece
cli-cards-col-option = wybór
cli-cards-col-round = runda
cli-cards-col-space = pole
cli-cards-col-face = ścianka
cli-cards-col-tile = żeton
cli-cards-col-member = karta
cli-cards-col-politician = polityk
cli-cards-col-cost = koszt
cli-cards-col-game = gra
cli-cards-col-main = główna
cli-cards-col-secondary = drugorz.
cli-cards-col-table = tabela
cli-cards-col-amount = kwota
cli-cards-col-accepted = elektorat po przyjęciu
cli-cards-col-rejected = elektorat po odrzuceniu
cli-cards-col-dice-accepted = kości po przyjęciu
cli-cards-col-dice-declined = kości po odrzuceniu
cli-cards-col-uses = użycia
cli-cards-col-dice = kości
cli-cards-col-popularity = popularność
cli-cards-col-meetings = wiece
cli-cards-col-voices = głosy
cli-cards-col-media = media
cli-cards-col-members = członkowie
cli-cards-col-points = punkty
cli-cards-col-phone = telefon
cli-cards-col-key-issue = kluczowy
cli-cards-col-up = własna +
cli-cards-col-down = cudza −
cli-cards-col-players = { $players } graczy
cli-cards-col-cards = karty
cli-cards-col-constant = stała
cli-cards-col-value = wartość
cli-cards-col-confidence = pewność
cli-cards-col-source = źródło

# Stałe: klucze plików danych.
cli-const-program-copies = kopie każdej karty programu
cli-const-opinion-copies = kopie każdej opinii
cli-const-double-markers = żetony podwojenia
cli-const-rally-cubes = kostki
cli-const-rally-spots = pola wieców
cli-const-media-markers-short = znaczniki mediów, krótka gra
cli-const-media-markers-long = znaczniki mediów, długa gra
cli-const-media-spots = pola mediów
cli-const-start-base = elektorat na początku
cli-const-start-rallies = wiece na początku
cli-const-start-votes = głosy na początku
cli-const-suppressed-poll-base = elektorat za zatajony sondaż
cli-const-overbid-base-loss = elektorat stracony za ofertę ponad stan
cli-const-convert-minimum = najmniejsza zamiana
cli-const-majority = większość
cli-const-bonus-alone = premia za samodzielne zwycięstwo
cli-const-bonus-several = premia dla kilku zwycięzców
cli-const-bonus-coalition = premia za koalicję
cli-const-bonus-strongest = premia dla najsilniejszej partii
cli-const-cash-first = punkty za najwięcej pieniędzy
cli-const-cash-second = punkty za drugie miejsce w pieniądzach
cli-const-start-money = pieniądze na początku
cli-const-media-price = cena znacznika mediów
cli-const-policy-copies = kopie każdej karty programu
cli-const-key-tiles = żetony kluczowe
cli-const-coalition-tiles = żetony koalicji
cli-const-meeting-markers = znaczniki wieców
cli-const-meeting-spaces = pola wieców
cli-const-media-markers = znaczniki mediów
cli-const-media-spaces = pola mediów
cli-const-pool-size = wielkość puli wymiany
cli-const-platform-size = karty w programie
cli-const-hand-size = karty na ręce
cli-const-start-members = członkowie na początku
cli-const-start-meetings = wiece na początku
cli-const-item-meetings = wiece w pozycji arkusza
cli-const-item-votes = głosy w pozycji arkusza
cli-const-meetings-a-turn = wiece w jednym ruchu
cli-const-meeting-price = cena wiecu
cli-const-coalition-match = wspólne karty programu do koalicji
cli-const-coalition-force = wspólne karty programu do wymuszenia koalicji
cli-const-most-popularity = najwyższa popularność
cli-const-most-votes = najwięcej głosów
cli-const-bonus-dice = kości premii
cli-const-members-first = punkty za najwięcej członków
cli-const-members-second = punkty za drugie miejsce w liczbie członków
cli-const-secured-points = punkty za zabezpieczoną opinię

# Co `macher db check` mówi o grze.
cli-check-sound =
    { $status ->
        [finished] zakończona
        [closed] przerwana
       *[other] trwa
    }, { $turns ->
        [one] { $turns } ruch
        [few] { $turns } ruchy
       *[other] { $turns } ruchów
    }, { $snapshots ->
        [one] { $snapshots } migawka
        [few] { $snapshots } migawki
       *[other] { $snapshots } migawek
    }
cli-check-gathering = jeszcze się nie zaczęła
cli-check-orphans = wiersze { $table } do niczego nie należą
cli-check-unreadable = jej wierszy nie da się odczytać: { $reason }
cli-check-missing = brakuje ruchu { $turn } z { $version }
cli-check-turns = ruchów jest { $turns }, ale gra ma wersję { $version }
cli-check-seats = jej miejsca nie należą do partii { $parties }
cli-check-seed = jej ziarno nie jest tym, które zapowiedziano
cli-check-words = słów do tasowania jest więcej niż graczy
cli-check-beyond = migawka ma wersję { $snapshot }, ale gra ma wersję { $version }
cli-check-config = nie da się jej przygotować: { $reason }
cli-check-begun = ma ruchy, ale się nie zaczęła
cli-check-over = ma stan { $status }, ale według ruchów jest skończona
cli-check-waits = ma stan { $status }, ale według ruchów czeka na gracza
cli-check-result = jej wynik to { $result }, a ruchy dają { $totals }
cli-check-refused = ruch { $turn }: miejsce { $seat } nie może zrobić { $action } przy { $step } ({ $rule })
cli-check-unread-snapshot = migawki wersji { $version } nie da się odczytać
cli-check-other-snapshot = migawka wersji { $version } nie jest pozycją, którą dają ruchy
cli-check-rules = grano według wersji { $rules } zasad; ten program ma wersję { $here }
cli-check-data = grano z danymi { $data }; tu wczytano { $here } (patrz --data)
