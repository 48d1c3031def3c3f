# Stół w terminalu (macher play): plansze, pytania, polecenia, zapis.

table-person = Osoba
table-person-and-party = { $name } ({ $party })
table-welcome = Die Macher. Każdy krok jest od razu zapisany. { $help } pokazuje, co możesz wpisać.
table-bots-think = Boty myślą…

## Chwila

table-moment = Runda { $round } z { $rounds } · { $phase }
table-last-phases = 9
table-this-turn = W tym ruchu:
table-so-far = Do tej pory:
table-since-last = Od twojego ostatniego ruchu:
table-earlier = { $count ->
        [one] … { $count } inny wiersz: wpisz dziennik
        [few] … { $count } inne wiersze: wpisz dziennik
        [many] … { $count } innych wierszy: wpisz dziennik
       *[other] … { $count } innego wiersza: wpisz dziennik
    }

## Landy

table-land-size = { $size ->
        [large] duży, do { $most }
       *[small] mały, do { $most }
    }
table-land-election = { $now ->
        [yes] wybory { $number }: TERAZ
       *[no] wybory { $number }
    }
table-land-brief = { $now ->
        [yes] { $number }: TERAZ · do { $most }
       *[no] wybory { $number } · do { $most }
    }
table-card-face-down = zakryta
table-card-hidden = zakryta karta
table-card-doubled = { $card } (×2)
table-no-influence = nikt nie ma najwięcej znaczników
table-influences = wpływ ma { $party }
table-row-hidden = { $party }: zakryta karta
table-row-politician = { $standing ->
        [down] { $party }: { $politician }, zakryta karta
        [paid] { $party }: { $politician }, opłacona karta
       *[up] { $party }: { $politician }
    }
table-media-short = Media
table-row-short = Gabinet
# Litery przed liczbą wieców i znaczników mediów.
table-mark-rally = w
table-mark-media = m
table-overview-legend = 12→27: głosy teraz → po zamianie wieców · +2 notowania · w wiece · m media

## Podpisy: planszy, własnych rzeczy, plansz krajowych

table-label-land = Land
table-label-points = Punkty
table-label-opinions = Opinie
table-label-media = Media
table-label-row = Gabinet
table-label-you = Ty
table-label-money = Pieniądze
table-label-answer = Tajny wybór
table-label-pack = Pakiet
table-label-picks = Wybrane
table-label-hand = Ręka
table-label-program = Program
table-label-base = Elektorat
table-label-politicians = Politycy
table-label-donations = Składki
table-label-supply = Pula
table-label-presence = Obecność w mediach
table-label-program-display = Wystawka programów
table-label-opinion-display = Wystawka opinii
table-label-piles = Talie
table-label-poll-top = Rewers wierzchniego sondażu
table-label-doubles = Żetony podwojenia w puli
table-label-start = Pierwszy gracz
table-label-states-to-come = Landy w kolejce
table-own-supply = { $rallies ->
        [one] { $rallies } wiec
        [few] { $rallies } wiece
        [many] { $rallies } wieców
       *[other] { $rallies } wiecu
    }, { $media ->
        [one] { $media } znacznik mediów
        [few] { $media } znaczniki mediów
        [many] { $media } znaczników mediów
       *[other] { $media } znacznika mediów
    }
table-spot = { $worth }: { $parties }
table-piles = programy { $programs }, opinie { $opinions }, sondaże { $polls }

## Nagłówki kolumn

table-head-votes = Głosy
table-head-bar = do 50
table-head-if = Po zam.
table-head-trend = Notow.
table-head-rallies = Wiece
table-head-media = Media
table-head-points = Punkty
table-head-base = Elekt.
table-head-money = Pien.
table-head-program = Program
table-head-hand = Ręka
table-head-rallies-left = Wie.
table-head-media-left = Med.
table-head-donations = Składki
table-head-politicians = Politycy
table-head-politicians-left = Pol.
table-players-legend = * pierwszy gracz · ✓ wybór dokonany · Punkty bez pieniędzy · Wie., Med., Pol.: ile zostało · Składki: pozostałe karty, w tysiącach
table-not-seen-yet = { $party }, jeszcze niepokazani politycy: { $politicians }
table-is-you = ty
table-is-start = pierwszy gracz
table-has-answered = wybór dokonany
table-won = (wygrana)

## Stół jako tekst

table-plain-seat = { $party }: { $votes ->
        [one] { $votes } głos
        [few] { $votes } głosy
        [many] { $votes } głosów
       *[other] { $votes } głosu
    }, notowania { $trend }, { $rallies ->
        [one] { $rallies } wiec
        [few] { $rallies } wiece
        [many] { $rallies } wieców
       *[other] { $rallies } wiecu
    }, { $media ->
        [one] { $media } znacznik mediów
        [few] { $media } znaczniki mediów
        [many] { $media } znaczników mediów
       *[other] { $media } znacznika mediów
    }.
table-plain-projection = Po zamianie teraz: +{ $gain }, { $votes ->
        [one] { $votes } głos
        [few] { $votes } głosy
        [many] { $votes } głosów
       *[other] { $votes } głosu
    }.

## Wybory gracza

table-bid-range = oferta w tysiącach: { $number } to { $example }
table-rallies-to-buy = Wiece { $place } i ich koszt:
table-rallies-to-convert = Wiece { $place } i głosy, które dają:
table-instead-of-opinion = Zamiast { $card }:
table-play-instead-of = Zagraj { $card } zamiast:
table-send = { $politician } ({ $price }): { $effects }
table-final-mark = (bez powrotu)
table-all-final = Tego wyboru nie można cofnąć.
table-only-choice = { $last ->
        [yes] Enter wybiera jedyną możliwość i kończy twój ruch.
       *[no] Enter wybiera jedyną możliwość.
    }
table-keys-line = { $may_undo ->
        [yes] { $undo } cofnij · { $help } pomoc · { $board } · { $quit } zapisz i wyjdź
       *[no] { $help } pomoc · { $board } · { $quit } zapisz i wyjdź
    }
table-turn-over = Twój ruch jest skończony. Enter go zamyka, { $undo } cofa ostatni krok.
table-choice-sealed = Twój wybór jest tajny: { $choice }. Enter przechodzi dalej, { $undo } cofa wybór.
table-end-or-undo = Enter przechodzi dalej, { $undo } cofa ostatni krok.
table-type-something = Wpisz numer albo słowo możliwości; { $help } pokazuje więcej.

## Co wpisano, a się nie da

table-unknown-word = „{ $word }” to ani możliwość, ani polecenie.
table-no-such-number = Nie ma możliwości { $word }: wpisz od 1 do { $most }. ({ $rule })
table-no-such-amount = { $word } to za dużo: wpisz od { $least } do { $most }. ({ $rule })
table-words-after-turn = „{ $word }”: twój ruch jest skończony, nie ma więcej pytań do ciebie.
table-not-done = { $count ->
        [0] Nic z tego wiersza nie zostało wykonane: { $words }
        [one] Pierwsze słowo wykonane; niewykonane: { $words }
        [few] Pierwsze { $count } słowa wykonane; niewykonane: { $words }
        [many] Pierwsze { $count } słów wykonane; niewykonane: { $words }
       *[other] Pierwsze { $count } słowa wykonane; niewykonane: { $words }
    }
table-no-such-rule = { $rule } to nie zasada. Podobne: { $near }
table-no-rule-found = Żadna zasada nie zawiera „{ $words }”.
table-no-such-land = Nie ma takiego landu. W grze: { $lands }
table-languages = Wpisz język i jeden z kodów: { $languages }

## Cofanie

table-taken-back = Cofnięte: { $word }
table-choice-taken-back = Twój tajny wybór jest cofnięty.
table-no-return = Tego nie można cofnąć: { $reason }.
table-no-undo = Ostatniego kroku nie można cofnąć: { $reason }.
table-nothing-to-take-back = Nie masz nic do cofnięcia.
table-reason-sealed = odkryto tajne decyzje
table-reason-card = dobrano kartę
table-reason-display = wyłożono nową wystawkę
table-reason-poll = obejrzano sondaż
table-reason-politician = odkryto polityków
table-reason-opinion = odkryto opinię
table-reason-round = zaczęła się nowa runda
table-reason-end = gra się skończyła
table-reason-shown = pokazano coś nowego

## Kilka osób

table-curtain = Klawiaturę przejmuje { $person }. Potem naciśnij Enter.

## Zapis gry

table-kept = Zapisano w { $path }. Gra zapisuje się po każdym kroku.
table-save-failed = Nie udało się zapisać gry w { $path }: { $error }
table-stopped = Gra jest zapisana:
table-resume = Dalsza gra:
table-record = Zapis gry:
table-replay = Powtórka:

## Pomoc

table-help-heading = Jak wybierać
table-help-number = Wpisz numer przed możliwością. Gdzie wybierasz ilość, numer to ilość; oferty są w tysiącach.
table-help-words = Albo wpisz słowo za nią, na przykład media-a lub bid4. Landy oznaczają litery od a do d; p to pas, s to pominięcie.
table-help-several = Kilka naraz, po kolei: rallies2 rallies0 rallies3. Pierwsze niedozwolone zatrzymuje wiersz.
table-help-enter = Na Enter czeka wszystko, czego nie można cofnąć: koniec ruchu i krok, który pokazuje coś nowego. Enter wybiera też jedyną możliwość.
table-help-commands = Polecenia
table-log-heading = { $count ->
        [one] Ostatni wiersz dziennika:
        [few] Ostatnie { $count } wiersze dziennika:
        [many] Ostatnie { $count } wierszy dziennika:
       *[other] Ostatnie { $count } wiersza dziennika:
    }

# Słowa każdego polecenia; pierwsze pojawia się w podpowiedziach. Angielskie działają zawsze.
table-command-help = ? pomoc
table-command-rule = zasada zasady
table-command-board = plansza stół stol
table-command-land = land
table-command-players = gracze
table-command-hand = ręka reka
table-command-national = kraj
table-command-books = rachunki
table-command-score = punkty
table-command-log = dziennik
table-command-options = pytanie o
table-command-undo = u cofnij
table-command-save = zapisz
table-command-lang = język jezyk
table-command-quit = q koniec

table-about-help = ta pomoc i przebieg fazy
table-about-rule = zasada tej decyzji; zasada R19-12.4 albo zasada znacznik mediów znajdzie inne
table-about-board = wszystko na stole
table-about-land = jeden land: land a
table-about-players = co wszyscy wiedzą o graczach
table-about-hand = twoje rzeczy
table-about-national = obecność w mediach, wystawki i talie
table-about-books = co wszyscy widzieli i słyszeli: płatności, odrzucone karty, zużyte sondaże; rachunki 50
table-about-score = punkty do tej pory, według źródeł
table-about-log = ostatnie wiersze dziennika: dziennik 50
table-about-options = jeszcze raz pytanie
table-about-undo = cofnij ostatni krok, dopóki nie pokazano nic nowego
table-about-save = gdzie gra jest zapisana
table-about-lang = inny język: język en
table-about-quit = zapisz i wyjdź
table-points-for = { $points } za 5, 10 … 50 głosów
table-score-head-votes = Głosy
table-score-head-bonus = Wygrane
table-score-head-media = Obecność
table-score-head-base = Elekt.
table-score-head-cash = Pien.
table-score-head-total = Razem
table-replay-prompt = Enter: następna akcja, p: faza, r: runda, e: do końca, q: koniec >

## Rachunki

table-books-money = Dotąd wydane i otrzymane:
table-books-payments = { $count ->
        [one] Ostatnia płatność:
        [few] Ostatnie { $count } płatności:
        [many] Ostatnich { $count } płatności:
       *[other] Ostatnie { $count } płatności:
    }
table-books-aside = Odrzucone i pokazane:
table-books-programs = Odrzucone karty programu: { $cards }
table-books-opinions = Odrzucone opinie: { $cards }
table-books-poll = Zużyty sondaż: { $poll }
table-books-shown = { $party }, pokazane karty z ręki: { $cards }
