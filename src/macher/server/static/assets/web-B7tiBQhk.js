var e=`# Słowa strony w przeglądarce. Cała reszta pochodzi z serwisu.

## Everywhere

web-close = Zamknij
web-loading = Wczytywanie…
web-failed = Nie udało się. Spróbuj jeszcze raz.
web-offline = Serwis jest nieosiągalny. Nic z zatwierdzonych ruchów nie przepadło.
web-language = Język
web-settings = Ustawienia
web-fan-project = Macher to nieoficjalny projekt fanowski.
web-credits = Podziękowania i licencje
web-to-lobby = Do poczekalni
web-pages = Strony
web-page-rules = Zasady
web-page-components = Elementy gry

## Settings

web-setting-theme = Kolory
web-theme-system = Jak w systemie
web-theme-light = Jasne
web-theme-dark = Ciemne
web-setting-speed = Tempo ruchu i pokazywania cudzych ruchów
web-speed-normal = Normalne
web-speed-slow = Wolne
web-speed-off = Od razu
web-setting-sound = Dźwięk, gdy moja kolej
web-setting-reveals = Pokazuj odkrywane karty i wybory w oknie
web-keys = Klawisze
web-keys-go = do decyzji, do landów, do dziennika
web-keys-turn = ruch wstecz lub do przodu
web-keys-phase = faza wstecz lub do przodu
web-keys-round = runda wstecz lub do przodu
web-keys-now = powrót do teraźniejszości

## Lobby

web-lobby-title = Wieczór wyborczy przy twoim stole
web-lobby-about = Poprowadź partię przez wybory w landach: programy, media, wiece, tajne oferty. Przeciw botom, ze znajomymi przez link albo w kilka osób przy jednym urządzeniu.
web-lobby-quick = Zagraj od razu z botami (wydanie { $edition })
web-lobby-new = Nowy stół
web-lobby-nobody = Podaj imię
web-lobby-import = Otwórz zapis gry
web-lobby-mine = Moje gry
web-lobby-mine-none = Jeszcze żadnych gier.
web-lobby-open = Otwarte stoły
web-lobby-open-none = Nikt teraz nie czeka na graczy.
web-status-gathering = czeka na graczy
web-status-playing = w toku
web-status-finished = zakończona
web-status-closed = zamknięta
web-your-turn = Twój ruch
web-join = Dołącz
web-watch = Oglądaj
web-join-seat = Zajmij miejsce: { $party }
web-join-full = Nie ma wolnych miejsc.
web-join-word = Słowo do tasowania (jeśli chcesz)
web-join-word-about = Trafia do ziarna losowania, więc nikt nie mógł znać kart.
web-account = Ty
web-account-name = Twoje imię
web-account-keep = Zapisz imię
web-account-about = Z hasłem znajdziesz swoje gry na każdym urządzeniu. Grać można i bez niego.
web-account-password = Hasło, co najmniej 8 znaków
web-account-in = Zaloguj się
web-account-up = Załóż konto
web-account-out = Wyloguj się
web-account-old-password = Obecne hasło
web-account-new-password = Nowe hasło, co najmniej 8 znaków
web-account-change-password = Zmień hasło
web-account-password-changed = Zmieniono. Na innych urządzeniach nastąpiło wylogowanie.
web-lobby-edition = Wydanie { $edition }, { $length ->
        [one] jedne wybory
        [few] { $length } wybory
       *[many] { $length } wyborów
    }
web-lobby-turns = { $count ->
        [one] jeden ruch
        [few] { $count } ruchy
       *[many] { $count } ruchów
    }

## A new table

web-new-game = Gra
web-new-edition = Wydanie
web-new-length = Długość
web-new-seats = Kto gra
web-new-count = Liczba graczy
web-new-party = Partia
web-new-who = Kto tu siedzi
web-new-bot = Poziom bota
web-kind-me = Ja
web-kind-bot = Bot
web-kind-open = Ktoś z linkiem
web-kind-hot = Ktoś przy tym urządzeniu
web-new-options = Opcje zasad
web-new-options-about = Gdzie instrukcje się różnią lub milczą. Pierwsza możliwość jest domyślna.
web-new-name = Nazwa stołu
web-new-public = Pokaż wszystkim w poczekalni
web-new-create = Otwórz stół
web-new-one-me = Tylko jedno miejsce może być twoje; dla innych obok ciebie jest „ktoś przy tym urządzeniu”.
web-new-players = { $count ->
        [one] jeden gracz
        [few] { $count } graczy
   *[many] { $count } graczy
    }

## Before the game

web-room-ready = Wszyscy są.
web-room-bot = Posadź bota
web-room-link = Link dla znajomych
web-room-copy = Kopiuj
web-room-copied = Skopiowano
web-room-start = Zacznij
web-table-missing = Nie ma takiego stołu albo nie jest dla ciebie dostępny.
web-table-missing-about = Może link jest ucięty. Poproś o niego jeszcze raz.
web-room-waiting = { $count ->
        [one] Jedno miejsce jest wolne: wyślij link znajomym albo posadź bota.
        [few] { $count } miejsca są wolne: wyślij link znajomym albo posadź boty.
       *[many] { $count } miejsc jest wolnych: wyślij link znajomym albo posadź boty.
    }

## The table

web-round = Runda { $round } z { $rounds }
web-round-setup = Przygotowanie
web-phases = Fazy
web-boards = Plansze landów
web-players = Partie
web-tabs = Dziennik, czat, notatki, zasady
web-tab-log = Dziennik
web-tab-chat = Czat
web-tab-notes = Notatki
web-tab-rules = Zasady
web-areas = Części stołu
web-area-boards = Landy
web-area-players = Partie
web-area-table = Karty
web-area-log = Dziennik
web-sheet-up = Pokaż decyzję
web-sheet-down = Pokaż stół
web-line-lost = Utracono połączenie; próbujemy ponownie…
web-sentence = Co trzeba zrobić
web-sealed-who = Kto już wybrał
web-past-flag = Patrzysz wstecz
web-past-about = po ruchu { $at } z { $now }
web-text-view = Stół w słowach
web-text-projection = Prognoza
web-text-trend = Notowania
web-text-match = Zbieżność
web-text-rallies = Wiece
web-text-media = Media
web-table-menu = Menu stołu
web-menu-look = Zobacz jako
web-menu-spectator = Widz
web-menu-record = Pobierz zapis gry
web-menu-rematch = Zagraj jeszcze raz
web-menu-rematch-same = Zagraj jeszcze raz tymi samymi kartami
web-menu-rematch-there = Do następnej gry
web-menu-commitment = Skrót ziarna, opublikowany przed pierwszą kartą

## State boards

web-board-open = Pokaż land w powiększeniu
web-board-small = Mały land
web-board-large = Duży land
web-board-votes-now = głosuje w tej rundzie
web-board-voted = po wyborach
web-board-at-most = punkty od 50 głosów
web-board-opinions = Opinie
web-board-doubled = liczy się podwójnie
web-board-key = temat kluczowy, liczy się podwójnie
web-board-face-down = zakryta
web-board-influence = { $party } ma tu wpływ na media.
web-board-media = Znaczniki mediów: { $count } z { $spots } pól
web-board-cabinet = Politycy w kolejności położenia
web-board-poll = Leży tu zakryty sondaż.
web-board-tile = Żeton koalicji: { $party }
web-board-party = { $party }: głosy { $votes }, po zamianie teraz { $projection }; wiece { $rallies }, notowania { $trend }, zbieżność { $match }.
web-state-table = Punkty za głosy
web-state-points = { $points } pkt
web-state-there = teraz tam
web-state-projection = Gdyby teraz zamieniono wszystkie wiece na głosy
web-reconstructed-here = Niektóre liczby tego landu są naszą rekonstrukcją.
web-board-votes-in = { $rounds ->
        [one] głosuje w następnej rundzie
        [few] głosuje za { $rounds } rundy
       *[many] głosuje za { $rounds } rund
    }

## The national board, displays and decks

web-national = Plansza krajowa
web-national-presence = Obecność w mediach
web-national-media = Media krajowe
web-national-opinions = Opinie krajowe
web-national-election = Wybory { $number }: { $points } pkt
web-national-secured = zabezpieczona
web-national-gives = Za taką samą kartę w programie: co rundę członkowie +{ $members }, na koniec { $points } pkt.
web-national-free = wolne
web-displays = Wystawki i talie
web-display-program = Wystawka programów
web-display-opinion = Wystawka opinii
web-display-pool = Pula wymiany
web-decks = Talie
web-deck-program = Programy
web-deck-opinion = Opinie
web-deck-poll = Sondaże
web-deck-state = Landy
web-deck-double = Żetony podwojenia
web-deck-key = Żetony kluczowe
web-poll-top = Wierzchni sondaż
web-poll-top-about = Rewers pokazuje: { $party }.
web-poll-open = Sondaż na ręce

## Parties

web-seat-bot = bot
web-seat-open = wolne miejsce
web-seat-here = online
web-seat-away = offline
web-seat-start = zaczyna
web-seat-acts = teraz gra
web-seat-thinks = myśli…
web-seat-chosen = wybór dokonany
web-points-so-far = Punkty dotąd
web-program = Program
web-stock-base = Elektorat
web-stock-members = Członkowie
web-stock-money = Pieniądze
web-stock-money-hidden = Pieniądze: ukryte
web-stock-rallies = Wiece w puli
web-stock-media = Znaczniki mediów w puli
web-stock-cabinet = Pozostali politycy
web-stock-gifts = Pozostałe karty składek
web-stock-hand = Karty na ręce
web-choose-here = Tutaj
web-choose-player = Wybierz: { $player }
web-mine = Moje rzeczy
web-my-money = Moje pieniądze
web-my-pack = Pakiet do wyboru
web-my-picks = Wybrane
web-my-hand = Ręka
web-my-cabinet = Gabinet cieni
web-my-donations = Składki
web-my-contributions = Składki

## Deciding

web-decide = Decyzja
web-decide-ready = Twój ruch jest gotowy
web-decide-waiting = Czekamy
web-decide-over = Koniec gry
web-decide-past = Patrzysz wstecz.
web-decide-steps = Kroki tego ruchu
web-decide-preview = Co by to dało
web-decide-change = Wybierz ten krok od nowa
web-decide-undo = Cofnij
web-decide-restart = Zacznij ruch od nowa
web-decide-commit = Zatwierdź ruch
web-decide-sure = Na pewno zatwierdzić?
web-decide-sealed = Ten krok odkrywa coś nowego: po zatwierdzeniu nie można go cofnąć.
web-decide-take-back = Cofnij mój wybór
web-decide-as-list = Wszystkie możliwości jako lista
web-decide-as-form = Wróć do formularza
web-reveals = Nie można cofnąć: odkrywa coś nowego
web-turn-overtaken = Gra poszła tymczasem dalej i twoje kroki już nie pasują. Wybierz ponownie.
web-bid-sum = Kwota w tysiącach
web-bid-thousand = tys.
web-bid-less = Tysiąc mniej
web-bid-more = Tysiąc więcej
web-bid-chips = Szybkie kwoty
web-bid-limits = Od { $least } do { $most }.
web-bid-left = Zostałoby ci { $left }.
web-bid-impossible = Takiej kwoty nie można zaoferować
web-set-picked = Wybrano { $count } z { $size }
web-pair-program = Z programu odpada
web-pair-hand = Z ręki wchodzi
web-pair-opinion = Opinia landu
web-pair-new = Nowa opinia
web-pair-space = Pole krajowe

## Log, chat, notes, time

web-log = Co się działo
web-log-jump = Zobacz stół po tym ruchu
web-log-since = Od twojego ostatniego ruchu
web-chat = Czat
web-chat-empty = Nikt jeszcze nic nie powiedział.
web-chat-say = Powiedz coś wszystkim
web-chat-send = Wyślij
web-notes = Prywatne notatki
web-notes-about = Tylko dla ciebie
web-notes-seat = Notatki należą do miejsca przy stole; teraz tylko oglądasz.
web-notes-kept = Zapisano.
web-notes-keeping = Zapisywanie…
web-replay = Patrz wstecz
web-replay-first = Na początek
web-replay-back = Ruch wstecz
web-replay-forward = Ruch do przodu
web-replay-now = Do teraźniejszości
web-replay-slider = Pokazywany ruch
web-curtain = Teraz gra { $player }: przekaż urządzenie
web-curtain-about = Na tej stronie nie ma teraz niczyich kart ani pieniędzy.
web-curtain-lift = To ja, { $player }

## Great moments

web-moment-bids = Oferty odkryte
web-moment-programs = Programy odkryte
web-moment-sheets = Ustawienie początkowe odkryte
web-moment-election = { $state }: po wyborach
web-moment-party = Partia
web-moment-bid = Oferta
web-moment-votes = Głosy
web-moment-points = Punkty
web-moment-share = Porównanie
web-moment-on = Dalej
web-final = Wynik końcowy
web-final-why = { $winner } wygrywa, przewaga nad drugim miejscem ({ $second }): { $lead } pkt; najwięcej dało: { $source } (o { $gain } więcej).
web-final-sources = Punkty według źródła
web-final-elections = Punkty według wyborów
web-final-state = Land
web-final-total = Razem

## Rules and components

web-rules-search = Szukaj w zasadach albo wpisz { $rule }
web-rules-found = Zasady
web-rules-none = Nic nie znaleziono.
web-components-about = Każda wydrukowana liczba wraz ze źródłem.
web-components-mark = oznacza naszą rekonstrukcję, gdy żadne źródło nie podaje liczby.
web-components-states = Landy: punkty według głosów
web-components-topics = Tematy
web-components-cabinet = Gabinet cieni
web-components-long = Tylko w długiej grze
web-components-polls = Sondaże
web-components-glossary = Pojęcia
web-components-values = Wszystkie wartości ze źródłami
web-confidence-rulebook = z instrukcji
web-confidence-found = z innego źródła
web-confidence-inferred = wywnioskowane
web-confidence-reconstructed = zrekonstruowane
web-values-what = Wartość
web-values-value = Liczba
web-values-sure = Pewność
web-values-source = Źródło

## Znaki między tekstami

web-labelled = { $label }: { $text }
web-apart = { "; " }
`;export{e as default};