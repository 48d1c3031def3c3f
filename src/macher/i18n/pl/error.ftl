# Co poszło źle, słowami dla tego, kto może to naprawić.

## Wiersze poleceń bez sensu

error-language = nie ma języka „{ $language }”; są { $languages }
error-option = --option przyjmuje klucz=wartość, nie „{ $word }”; patrz `macher rules O19` i `macher rules O06`
error-no-saved-game = w { $folder } nie ma zapisanej gry
error-from-at = podaj przez --at, po ilu akcjach grać dalej
error-players = od { $least } do { $most } graczy, nie { $players } (R19-0.1, G06-01)
error-parties = partii jest { $parties }, a graczy tylko { $players }
error-bots = --bots przyjmuje jedną nazwę albo tyle, ile miejsc botów ({ $seats }), a nie { $bots }
error-people = ludzi jest { $people }, a przy stole miejsc { $players }
error-games = --games i --workers to co najmniej 1, nie { $games } i { $workers }
error-no-folder = nie ma folderu { $folder }
error-threshold = --threshold to udział między 0 a 1, nie { $threshold }
error-exploit-start = poszukiwanie zaczyna się od jednego z: { $bots }, nie od { $start }
error-exploit-file = { $file } pochodzi z innego poszukiwania
error-sequential = --sequential porównuje boty, a tu wszystkie są takie same
error-seat = --seat w tej grze to od 1 do { $most }, nie { $seat }
error-no-database = nie ma bazy danych { $file }; utworzyłoby ją `macher db upgrade`
error-log-level = --log-level to jedno z { $levels }, nie „{ $level }”
error-at-least-one = { $options }: 1 albo więcej
error-bot-slot = { $option } to co najmniej 0 sekund
error-smtp-sender = MACHER_SMTP_SENDER musi mówić, od kogo są wiadomości
error-port = --port to liczba od 0 do { $last }, a nie { $port }
error-data-set = --data-set przyjmuje nazwa=folder, nie „{ $word }”

## Gry, których nie da się przygotować

error-edition = nie ma wydania „{ $edition }”; są { $editions }
error-config-elections = { $rule }: gra ma { $first } lub { $second } wyborów, nie { $variant }
error-config-rounds = { $rule }: gra ma { $first } lub { $second } rund, nie { $variant }
error-config-players = { $rule }: od { $least } do { $most } graczy, nie { $players }
error-config-party = { $rule }: nie ma partii „{ $party }”; są { $parties }
error-config-own-party = { $rule }: każdy gracz ma własną partię, nie { $parties }
error-config-no-option = nie ma opcji „{ $option }”; są { $options }
error-config-option = { $rule } { $option }: „{ $value }” nie jest wśród { $values }

## Boty i pakiety

error-no-bot = nie ma bota „{ $bot }”; są { $bots } albo plik.py:Klasa dla własnego
error-no-value = nie ma wyuczonej oceny dla { $edition }-{ $variant }, a nią mierzy się szczęście
error-bot-name = własną klasę podaje się jako plik.py:Klasa, nie „{ $name }”
error-bot-class = { $file } nie ma klasy „{ $name }”, która dziedziczy po { $base }
error-bot-seed = { $file }: klasę „{ $name }” trzeba móc utworzyć z samym ziarnem, jak w { $name }(7)
error-bot-weights = { $bot } nie ma wag do zmiany
error-bot-weight = { $bot } nie ma wagi „{ $name }”
error-no-file = nie ma pliku { $file }
error-is-folder = { $file } to folder, a nie plik
error-no-access = nie można otworzyć { $file }: brak uprawnień
error-not-folder = { $file }: część tej ścieżki nie jest folderem
error-no-use = nie można użyć { $file }: { $said }
error-not-python = { $file } nie jest plikiem Pythona
error-bot-load = nie można wczytać { $file }: { $reason }
error-extra = do tego potrzebny jest pakiet { $package }: zainstaluj dodatek `{ $extra }`, przez `pip install macher[{ $extra }]`

## Dane, zapisy i zachowane gry

error-data-no-folder = { $folder }: nie ma takiego folderu
error-data-not-folder = { $folder }: to nie jest folder
error-data-no-file = { $path }: brakuje pliku
error-data-encoding = { $path }, wiersz { $line }: to nie jest tekst UTF-8; zapisz plik jako UTF-8
error-data-nested = { $path }: zbyt głębokie zagnieżdżenie
error-data-number = { $path }: jest w nim zbyt długa liczba
error-data-syntax =
    { $line ->
        [0] { $path }: plik kończy się za wcześnie ({ $said })
       *[other] { $path }, wiersz { $line }: to nie jest TOML ({ $said })
    }
error-data-unknown-file =
    { $path }: nieznany plik; { $near ->
        [none] są { $known }
       *[other] czy chodziło o { $near }?
    }
error-data-unknown-key =
    { $where }: nieznany klucz; { $near ->
        [none] są { $known }
       *[other] czy chodziło o { $near }?
    }
error-data-edition = { $path } należy do wydania z { $edition } roku; włóż pliki każdego wydania do osobnego folderu, jak { $better }
error-data-beside = { $path } nie pasuje obok folderów { $folders }
error-data-missing = { $where }: brakuje tej wartości
error-data-empty = { $where }: tu jest pusto
error-data-length = { $where }: znalezionych wartości: { $found }, oczekiwanych: { $expected }
error-data-range = { $where }: { $value } nie mieści się między { $low } a { $high }
error-data-no-table = { $where }: tu musi być tabela
error-data-no-list = { $where }: tu musi być lista
error-data-no-flag = { $where }: tu musi być true albo false
error-data-no-whole = { $where }: tu musi być liczba całkowita
error-data-no-text = { $where }: tu musi być tekst
error-data-rising = { $where }: wartość { $value } musi być większa niż poprzednia, { $before }
error-data-falling = { $where }: wartość { $value } nie może być mniejsza niż poprzednia, { $before }
error-data-amounts = { $where }: kwoty { $amounts } nie rosną od najmniejszej do największej
error-data-long-game = { $where }: kart tylko do długiej gry: { $found }, oczekiwanych: { $expected }
error-data-negative = { $where }: wartości ujemnych: { $found }, oczekiwanych: { $expected }
error-data-sizes = { $where }: małych landów: { $small }, dużych landów: { $large }; oczekiwano po 8
error-data-maximum = { $where }: { $other } też ma maksimum { $value }; każdy land musi mieć inne
error-data-highest = { $where }: najwyższa wartość, { $highest }, musi tu być dokładnie raz, a nie { $times } razy
error-data-symbol = { $where }: { $symbol } jest tu { $times } razy, a może być najwyżej { $most } razy, raz na każdy land
error-data-action-twice = { $where }: jedna akcja jest tu dwa razy
error-data-no-zero = { $where }: brakuje 0, pola, na którym zaczynają znaczniki
error-data-exact = { $where }: tu musi być { $expected }, a nie { $value }
error-data-at-most =
    { $where }: { $value } to za dużo; { $bound ->
        [none] najwyżej { $limit }
       *[other] { $bound } pozwala najwyżej na { $limit }
    }
error-data-at-least = { $where }: { $value } to za mało; { $bound } to już { $limit }
error-data-media-spots = { $where }: { $value } to za mało; graczy może być { $players } i każdy może zacząć ze znacznikiem mediów w tym samym landzie
error-data-needs = { $where }: na początku gry potrzeba tu { $needed }, a { $bound } daje tylko { $limit }
error-data-cards = { $where }: liczba kart to { $found }, a gra potrzebuje { $needed }
error-data-idle = { $where }: ta karta nic nie robi
error-data-die = { $where }: wszystkie ścianki są równe, więc żaden remis nigdy by się nie skończył
error-data-unknown-word =
    { $where }: „{ $word }” jest nieznane; { $near ->
        [none] są { $known }
       *[other] czy chodziło o { $near }?
    }
error-data-no-action = { $where }: „{ $words }” to nie akcja; akcje zapisuje się jak `votes+8`, `others-1!` albo `media`
error-data-action-sign =
    { $where }: „{ $words }”: { $word } { $sign ->
        [none] nie ma liczby
       *[other] wymaga liczby ze znakiem { $sign }
    }
error-data-no-source = { $where }: brakuje źródła
error-data-confidence = { $where }: „{ $word }” nie jest wśród { $known }
error-data-idle-mark = { $where }: ta adnotacja nie dotyczy żadnej wartości w pliku
error-record-not = wiersz { $line }: to nie jest zapis gry; zapis zaczyna się od „{ $title }”
error-record-text = wiersz { $line }: to nie jest tekst
error-record-refused = wiersz { $line }: { $party } nie może zagrać { $word } przy { $step } ({ $rule })
error-record-result = wiersz { $line }: zapis mówi { $record }, gra mówi { $game }
error-record-damaged = wiersza { $line } zapisu nie da się odczytać: { $reason }
error-no-action = nie ma akcji „{ $word }”
error-seed = ziarno to jeden wiersz słów bez podwójnych spacji, a nie „{ $seed }”
error-seed-parts = ziarno nie wynika ze swojej części i ze słów
error-branch = gra, która jest dalszym ciągiem innej, ma swoją chwilę i ziarno z jednego słowa
error-branch-at = gra ma { $most } akcji; nie ma chwili po { $at }
error-branch-moment = od tej chwili nie można grać dalej: gra jest tam skończona albo na stole leżą tajne odpowiedzi
error-branch-running = dalej można grać tylko od chwili zakończonej gry
error-record-branch = wiersz { $line }: odgałęzienie to liczba akcji tej gry, partia i ziarno
error-record-seats = wiersz { $line }: partii jest { $parties } i tyle samo musi być miejsc, a nie { $seats }
error-record-commitment = wiersz { $line }: ziarno nie pasuje do swojego skrótu
error-record-long = wiersz { $line }: zapis ma więcej ruchów, niż wolno: najwyżej { $most }
error-record-words = wiersz { $line }: miejsc jest { $seats } i tyle samo musi być słów, choćby pustych, a nie { $words }
error-record-header = wiersz { $line }: wiersz nagłówka to klucz, dwukropek i wartość, każdy klucz raz
error-record-no-key = wiersz { $line }: w nagłówku brakuje „{ $key }”
error-record-number = wiersz { $line }: „{ $word }” nie jest liczbą
error-record-pair = wiersz { $line }: „{ $word }” nie ma postaci opcja=wartość
error-record-party = wiersz { $line }: „{ $party }” nie jest partią tej gry
error-record-waits = wiersz { $line }: zapis podaje wynik, ale gra czeka na krok { $step }
error-version-data = grano z danymi { $data }; tu wczytano { $here } (patrz --data)
error-version-format = zapis ma format { $format }; ten program czyta format { $known }
error-version-rules = grano według wersji { $rules } zasad; ten program ma wersję { $here }

## Bazy danych

error-store-url = to nie jest adres bazy danych; ma on postać sqlite:///ścieżka/do/pliku.db albo postgresql://nazwa:hasło@serwer/nazwa
error-store-memory = gry są przechowywane w pliku, który musi być podany w adresie: sqlite:///ścieżka/do/pliku.db albo postgresql://nazwa:hasło@serwer/nazwa
error-store-driver = gry są przechowywane w SQLite albo PostgreSQL, nie w { $driver }: sqlite:///ścieżka/do/pliku.db albo postgresql://nazwa:hasło@serwer/nazwa
error-store-closed = nie można otworzyć bazy danych { $file }: { $said }
error-store-postgres = PostgreSQL wymaga jeszcze jednego pakietu: { $command }
error-store-empty = baza danych { $address } jest pusta: najpierw uruchom `macher db upgrade`
error-store-old = baza danych { $address } ma rewizję { $found }, ta wersja wymaga { $newest }: najpierw uruchom `macher db upgrade`
error-store-foreign = baza danych { $address } nie jest bazą programu Macher: ma tabelę „{ $table }”. Macher potrzebuje własnej bazy.
error-store-damaged = baza danych { $address } jest uszkodzona: nie podaje swojej rewizji
error-store-newer = baza danych { $address } pochodzi z nowszej wersji programu Macher (rewizja { $found }; ta wersja zna { $newest }). Użyj nowszej wersji; niczego nie zmieniono.
error-store-busy = baza danych jest zajęta; spróbuj jeszcze raz ({ $said })
error-store-full = dysk bazy danych jest pełny ({ $said })
error-store-disk = dysku bazy danych nie da się odczytać ani zapisać ({ $said })
error-store-unopened = nie można otworzyć pliku bazy danych ({ $said })
error-store-read-only = bazę danych można tylko odczytać ({ $said })
error-store-no-database = ten plik nie jest bazą danych ({ $said })
error-store-corrupt = plik bazy danych jest uszkodzony ({ $said })
error-store-down = baza danych nie odpowiada ({ $said })
error-store-overloaded = baza danych jest przeciążona ({ $said })
error-store-login = baza danych odmawia dostępu ({ $said })
error-store-unknown = nie ma takiej bazy danych ({ $said })
error-store-refused = baza danych odmówiła ({ $said })
error-store-row = baza danych jest uszkodzona: wiersz z „{ $table }” nie nadaje się do użytku
error-store-no-game = nie ma gry „{ $game }”
error-store-running = gra { $game } jeszcze trwa: jej zapis zdradziłby ziarno i karty na rękach. Poczekaj na jej koniec albo wyeksportuj ją z --with-secrets.
