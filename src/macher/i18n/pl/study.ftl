# `macher study`: co wiele gier botów mówi o równowadze gry i na ile wyuczona ocena jest trafna.

study-title = Równowaga gry
study-made = Utworzono poleceniem `{ $command }` z zapisanych gier; nie zmieniaj ręcznie.
study-how = Jak to czytać
    .points = „Punkty na tle innych” to różnica, jaka idzie w parze z daną rzeczą między partiami tej samej gry, w punktach na koniec, przy tej samej partii i tym samym miejscu przy stole; „szansa na tle innych” to samo dla udziału w zwycięstwie.
    .interval = Każda liczba ma przedział 95 %, liczony od gry do gry. Wiersz nazywamy lepszym lub gorszym tylko wtedy, gdy pozostaje taki po uwzględnieniu liczby wierszy tabeli; o reszcie mówimy, że różnicy nie widać.
    .cause = Partie i miejsca przydzielił los, więc różnice są tam ich skutkiem. To, co boty wybrały lub dostały, tylko idzie w parze z powodzeniem, co nie dowodzi, że je przynosi: kogo na coś stać, temu może i tak wiedzie się lepiej.
    .bots = To gry botów. Ludzie mogą znaleźć drogi, których boty nie widzą.
study-summary = Wydanie i długość
study-even = różnicy nie widać
study-kind = { $edition } · { $variant }
study-played =
    { $games ->
        [one] Jedna gra
        [few] { $games } gry
       *[many] { $games } gier
    } botów { $bots }, liczba graczy: { $players }, ziarno { $seed }, wartości { $values }.
study-fair = Równy udział w zwycięstwie to { $share }.

## Tabele

study-col-seats = przypadki
study-col-share = wygrane (95 %)
study-col-points = punkty na tle innych (95 %)
study-col-win = szansa na tle innych (95 %)
study-col-games = gry
study-col-round = runda { $round }
study-range = { $value } (od { $low } do { $high })
study-pm = { $value } ± { $half }
study-above = Lepiej niż średnio: { $names }.
study-below = Gorzej niż średnio: { $names }.
study-level = Nie widać tu różnicy względem średniej.
study-level-rest = U pozostałych różnicy nie widać.

study-party = Partia
study-seat = Miejsce przy stole
study-block = Blok startowy
study-sheet-1 = Pierwsza kolumna arkusza startowego
study-sheet-2 = Druga kolumna arkusza startowego
study-politician = Pierwszy polityk
study-gift = Pierwsza składka
study-gift-order = Kolejność składek
study-gifts-taken = Przyjęte składki

study-place = miejsce { $place }
study-numbered = { $number }: { $what }
study-none = brak
study-gift-yes = { $money }, przyjęta
study-gift-no = { $money }, odrzucona
study-order-rising = od najmniejszej
study-order-falling = od największej
study-order-mixed = mieszana

## Runda po rundzie

study-worth = Ile co jest warte w kolejnych rundach
    .about = Także przy tym samym oczekiwaniu wyuczonej oceny wobec każdej partii na początku rundy. Pogrubione: różne od zera.
    .points = W punktach na koniec, na tle innych
    .win = W szansie na zwycięstwo, na tle innych
study-thing-start = pierwszy gracz
study-thing-media = wpływ na media w głosującym landzie
study-thing-published = sondaż opublikowany
study-thing-kept = sondaż kupiony i zatajony
study-thing-coalition = w koalicji
study-thing-won = wygrane wybory

study-sizes = Wielkość landów
    .about = Trzy części według największej wartości wydrukowanej na landzie. Ostatnie dwie kolumny: co idzie w parze z jednymi wygranymi tam wyborami, przy tylu samych zwycięstwach w innych landach.
study-size-small = mały
study-size-middle = średni
study-size-large = duży
study-col-elections = wybory
study-col-scored = punkty za głosy, średnia wszystkich partii
study-col-first = najlepsza partia powyżej średniej

## Prowadzenie

study-leads = Prowadzenie
    .about = Według punktów, które wszyscy mogą policzyć; pieniądze liczą się dopiero na końcu.
    .changes = Liczba zmian prowadzenia w grze, z punktacją końcową: { $changes }. Prowadzenie nie zmienia się nigdy w { $never } gier, a w ostatniej rundzie lub w punktacji końcowej zmienia się w { $last }.
    .holds = Kto prowadzi po rundzie, wygrywa tak często:
    .sources = Ile partia, która obejmuje prowadzenie, odrabia w tej rundzie do prowadzącej, w punktach według źródła: { $sources }.
study-source = { $source } { $points }

## Inne wartości

study-shifts = Inne wartości
    .about = Te same gry, z tymi samymi partiami na tych samych miejscach, zagrane ponownie z innymi wartościami zamiast odtworzonych. Różnice względem zwykłych wartości, gra po grze; pogrubione: różne od zera.
study-col-values = wartości
study-col-top = punkty zwycięzcy
study-col-ahead = przewaga nad drugim
study-col-moved = inny zwycięzca
study-values-states-low = niewiele głosów liczy się mniej
study-values-states-high = niewiele głosów liczy się więcej
study-values-polls = inne sondaże
study-values-blocks = inne bloki startowe
study-values-presence = obecność w mediach wszędzie warta 10
study-values-national = opinie krajowe warte tyle samo
study-values-backbencher = inny poseł
study-level-shifts = Żadna różnica wygranych nie odróżnia się od zera; przedziały mówią, jak duża mogłaby mimo to być.

## Obrazki

study-picture = { $kind }: wygrane według partii, co idzie w parze z czym w rundach i jak często wygrywa prowadząca partia
study-axis-share = wygrane (95 %)
study-axis-points = punkty na tle innych (95 %)
study-axis-round = runda
study-axis-holds = prowadzący wygrywa (95 %)
study-axis-said = podana szansa
study-axis-came = udział wygranych (95 %)
study-value = wyuczona ocena
study-corrected = poprawiona
study-exact = dokładna

## Kalibracja

study-calibration = Kalibracja
    .about = Szanse na zwycięstwo, które wyuczona ocena podała w wybranych chwilach ({ $moments }) gier ({ $games }), z których się nie uczyła, w jednej chwili na dziesięć. Poprawkę dopasowano do gier o numerach parzystych; wszystkie liczby pochodzą z gier o numerach nieparzystych.
    .brier = Wynik Briera: średni kwadrat błędu, 0 to ideał. „Równy udział” mówi o wszystkich to samo; „prowadzący” mówi, jak często wygrywa dotąd prowadząca partia.
    .off = „Odchylenie” to średnia odległość między podaną szansą a udziałem wygranych.
    .better = Kolumna zysku to poprawiona ocena minus równy udział; pogrubione: różne od zera.
    .line = Poprawka, dopasowana do { $games } partii: nachylenie { $slope }, przesunięcie { $shift } (nachylenie 1 i przesunięcie 0 oznaczałyby jej brak).
    .unused = W drugiej połowie nie wypadła lepiej i nie jest używana.
study-col-fair = równy udział
study-col-leader = prowadzący
study-col-value = ocena (95 %)
study-col-corrected = poprawiona (95 %)
study-col-off = odchylenie
study-col-off-corrected = odchylenie poprawionej
study-col-gain = poprawiona minus równy udział (95 %)
study-all-rounds = wszystkie rundy
study-col-said = podana szansa
study-col-rows = szanse (partie)
study-col-value-came = ocena: podano → wygrano (95 %)
study-col-corrected-came = po poprawce: podano → wygrano (95 %)
study-from-to = od { $low } do { $high }
study-of-games = { $rows } ({ $games })
study-said-came = { $said } → { $came }
study-picture-calibration = Podana szansa i udział wygranych, według wydania i długości
