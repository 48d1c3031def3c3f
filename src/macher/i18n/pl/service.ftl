# Co mówi serwis stołów: dlaczego czegoś odmawia, co dzieje się przy stole obok gry, powiadomienia.

service-language = Polski
service-no-pages = Strony tego programu nie są zbudowane. W kodzie źródłowym trzeba zbudować interfejs; zainstalowany program je ma.

# --- co mówi stół ----------------------------------------------------------------------------------------------------
service-said-began = Gra się zaczyna.
service-said-played-on = Ta gra toczy się dalej od pewnej chwili zakończonej gry. To, czego miejsce grającego wtedy nie znało, dobrano od nowa.
service-said-joined = { $name } zajmuje miejsce: { $party }.
service-said-sat = { $name } zajmuje miejsce: { $party }.
service-said-left = { $name } odchodzi; miejsce { $party } jest wolne.
service-said-opened = Miejsce { $party } jest wolne.
service-said-bot-plays = Od teraz za { $party } gra bot: { $bot }.
service-said-bot-failed = Bot partii { $party } ({ $bot }) nie odpowiedział. Dalej gra prostszy.
service-said-time-over-bot = Czas minął: { $name }. Od teraz za { $party } gra bot.
service-said-time-over-open = Czas minął: { $name }. Miejsce { $party } jest wolne.
service-said-closed = Stół jest zamknięty.

# --- powiadomienia ---------------------------------------------------------------------------------------------------
service-notice-subject = Die Macher: twoja kolej
service-notice-body =
    Twoja kolej przy stole „{ $table }”. Prowadzisz: { $party }.

    { $link }
service-confirm-subject = Die Macher: potwierdź swój adres e-mail
service-confirm-body =
    Ktoś chce dostawać na ten adres wiadomości, gdy przychodzi jego kolej w Die Macher. Jeśli to ty, wpisz ten kod na stronie, na której podajesz adres:

    { $code }

    Kod jest ważny przez jeden dzień. Jeśli to nie ty, nie musisz nic robić: żadna inna wiadomość nie przyjdzie.

    { $link }

# --- dlaczego nie ----------------------------------------------------------------------------------------------------
service-problem-account-taken = Konto o tej nazwie już istnieje.
service-problem-already-seated = Masz już miejsce przy tym stole.
service-problem-answer-stands = Twoja tajna odpowiedź pozostaje: na inną nie ma już czasu.
service-problem-bad-request = Tego żądania nie da się odczytać. { $words }
service-problem-begun = Gra już się zaczęła.
service-problem-bot-tables = { $limit ->
        [one] Jest już { $limit } twój stół z samymi botami.
        [few] Są już { $limit } twoje stoły z samymi botami.
        [many] Jest już { $limit } twoich stołów z samymi botami.
       *[other] Jest już { $limit } twojego stołu z samymi botami.
    } Ten ruszy dalej, gdy inny się skończy albo nikt nie będzie na niego patrzeć.
service-problem-bot-tables-in-all = { $limit ->
        [one] Gra tu już { $limit } stół z samymi botami, a to najwięcej, ile można.
        [few] Grają tu już { $limit } stoły z samymi botami, a to najwięcej, ile można.
        [many] Gra tu już { $limit } stołów z samymi botami, a to najwięcej, ile można.
       *[other] Gra tu już { $limit } stołu z samymi botami, a to najwięcej, ile można.
    } Ten ruszy dalej, gdy inny się skończy albo nikt nie będzie na niego patrzeć.
service-problem-config = Takiej gry nie da się przygotować: { $words }
service-problem-connections = Z twojego adresu jest za dużo połączeń: limit wynosi { $most }.
service-problem-csrf = Strona jest nieaktualna. Załaduj ją ponownie.
service-problem-data-gone = W tę grę grano z danymi, których tu nie ma ({ $digest }).
service-problem-entry = Ten adres został już użyty albo jest za stary. Uruchom program ponownie.
service-problem-email = To nie jest adres e-mail. Potrzebny jest dokładnie jeden, na przykład anna@example.org.
service-problem-email-code = Ten kod jest nieprawidłowy albo już nieważny. Poproś o nowy.
service-problem-foreign-seat = Miejsce { $seat } nie jest twoje.
service-problem-full = Serwis ma już tyle połączeń, ile może przyjąć ({ $most }). Spróbuj ponownie za chwilę.
service-problem-future = Ten ruch należy do późniejszej chwili gry niż obecna.
service-problem-hand-seen = W tej grze znasz już inne karty: możesz wrócić na swoje miejsce, ale nie zająć innego.
service-problem-head-too-long = Wiersz adresu i nagłówki tego żądania są za długie: limit wynosi { $bytes } bajtów.
service-problem-has-account = Masz już konto.
service-problem-host = Ten serwis nie odpowiada na tę nazwę.
service-problem-importing = Właśnie wczytywane są zapisy gier innych osób, a w kolejce czeka ich { $most }. Spróbuj za chwilę.
service-problem-internal = Coś się tu nie udało. Błąd został zapisany.
service-problem-key = Klucze o takim początku są zastrzeżone dla stołu.
service-problem-link = Zaproszenie jest nieważne. Poproś o link jeszcze raz.
service-problem-login = Nazwa i hasło nie pasują do siebie.
service-problem-members-only = To jest tylko dla osób przy tym stole.
service-problem-message = Tej wiadomości nie da się odczytać.
service-problem-metrics = Te liczby są dla osoby prowadzącej serwis: z jego własnego komputera albo z jego kluczem.
service-problem-method = W ten sposób nie można tego tutaj zrobić.
service-problem-name = Nazwa musi mieć co najmniej jedną literę.
service-problem-no-account = Nie masz jeszcze konta.
service-problem-no-bot = Nie ma bota { $bot }.
service-problem-no-data = Nie ma zestawu danych { $data }.
service-problem-no-free-seat = Takie miejsce nie jest wolne.
service-problem-no-seat = Przy tym stole nie ma miejsca { $seat }.
service-problem-no-steps = Ruch ma co najmniej jeden krok.
service-problem-no-such-word = Żadna akcja nie nazywa się { $word }.
service-problem-no-table = Nie ma takiego stołu.
service-problem-no-turn = Gra nie zaszła jeszcze tak daleko.
service-problem-no-variant = W tym wydaniu nie ma gry tej długości ({ $variant }).
service-problem-not-begun = Gra jeszcze się nie zaczęła.
service-problem-not-found = Pod tym adresem nic nie ma.
service-problem-not-host = Może to zrobić tylko osoba, która otworzyła stół.
service-problem-not-over = Można to zrobić po zakończeniu gry.
service-problem-review-running = Analizować można tylko zakończoną grę: inaczej wyszłoby na jaw to, co ukryte.
service-problem-review-off = Ten serwis nie wykonuje analiz.
service-problem-review-one = Jedna analiza naraz: twoja analiza innej gry jeszcze się nie skończyła.
service-problem-review-busy = W kolejce czeka już tyle analiz: { $most }. Spróbuj później.
service-problem-review-long = Ta gra jest za długa, żeby ją analizować: liczba akcji przekracza { $most }.
service-problem-review-no-value = Takich gier nie można analizować: nie ma dla nich wyuczonej oceny.
service-problem-no-review = Ta gra nie była jeszcze analizowana.
service-problem-no-puzzle = Nie ma takiej pozycji do ćwiczenia.
service-problem-not-playing = Przy tym stole nie trwa żadna gra.
service-problem-nothing-said = W tej wiadomości nic nie ma.
service-problem-origin = To żądanie pochodzi ze strony innego serwisu.
service-problem-password = To nie jest twoje obecne hasło.
service-problem-play-on = Od tego miejsca nie można grać dalej: { $words }
service-problem-program = To jest dla ludzi; program z kluczem miejsca może na nim grać i nic poza tym.
service-problem-rate = Za dużo żądań. Spróbuj ponownie za { $seconds } s.
service-problem-record = Tego zapisu gry nie można użyć: { $words }
service-problem-repeated = Na to już padła twoja odpowiedź.
service-problem-seat-taken = Ktoś inny był szybszy.
service-problem-seed = Ziarno musi mieć co najmniej jedną literę lub cyfrę.
service-problem-seed-hidden = Tę grę przerwano, a jej kart nigdy nie odkryto: zagrajcie jeszcze raz, nowymi kartami.
service-problem-session = Nie znamy cię tutaj. Załaduj stronę ponownie.
service-problem-stale = Gra poszła już dalej. Spójrz na nią jeszcze raz.
service-problem-store = Baza danych teraz nie odpowiada. Spróbuj za chwilę.
service-problem-taken-back = Tajnych odpowiedzi w tej grze nie można już zmieniać: po { $turns ->
        [one] { $turns } ruchu
       *[other] { $turns } ruchach
    } pozostają takie, jakie podano.
service-problem-talk = Piszesz za szybko: jeden wiersz na sekundę, dziesięć naraz. Poczekaj { $seconds } s.
service-problem-token = Ten klucz jest nieważny.
service-problem-too-deep = Ta wiadomość jest zbyt głęboko zagnieżdżona: najwyżej { $depth } poziomów.
service-problem-too-long = To jest za długie: najwyżej { $bytes } bajtów.
service-problem-too-slow = Żądanie przyszło zbyt wolno.
service-problem-turn-made = Ten ruch jest kompletny: zatwierdź go albo cofnij krok.
service-problem-unfinished = Tajny wybór musi być kompletny, zanim go zatwierdzisz.
service-problem-webhook = To nie jest adres webhooka.
service-problem-rules-gone = W tę grę grano według innych zasad (wersja { $rules }) niż te w tym programie.
