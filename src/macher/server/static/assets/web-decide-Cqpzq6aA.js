var e=`## Forms over several questions

web-rallies-in = Wiece: { $state }
web-rallies-limit = najwyżej { $most }
web-rallies-closed = niemożliwe
web-rallies-price = koszt { $price }
web-rallies-total = Cena
web-rallies-money = Pieniądze potem
web-rallies-supply = Znaczniki w puli
web-rallies-none = Tym razem żaden
web-cabinet-none = Nie wysyłaj nikogo
web-place-how = Wybierz element, potem land, albo przeciągnij go tam.
web-place-where = { $thing }: do którego landu?
web-place-things = Do rozmieszczenia
web-place-states = Landy
web-place-put = { $state }: umieść tu: { $thing }
web-place-rest = { $state }: umieść tu z reszty wszystko, co się da
web-place-back = Cofnij
web-place-refused = { $thing }: tam nie można, dopóki reszta leży tak jak teraz.
web-thing-2019-rallies = Wiece × { $amount }
web-thing-2019-trend = Notowania w górę
web-thing-2019-media = Znacznik mediów
web-thing-2019-votes = Głosy × { $amount }
web-thing-2006-rallies = Wiece × { $amount }
web-thing-2006-trend = Popularność +1
web-thing-2006-media = Znacznik mediów
web-thing-2006-votes = Głosy × { $amount }
web-sheet-block = Blok startowy
web-sheet-column = Kolumna { $number }
web-sheet-other = Zmień wybór
web-sheet-coming = Kolumna 2 pojawi się, gdy wszystko z kolumny 1 będzie miało swój land.
web-rallies-gives = → { $votes ->
    [one] { $votes } głos
    [few] { $votes } głosy
   *[other] { $votes } głosów
    }, { $points } pkt
web-rallies-gives-about = Gdyby teraz zamieniono tam wszystkie wiece na głosy
web-rallies-ahead = Teraz wygrywa tam:
web-sentence-ready = Twój ruch jest gotowy: przejrzyj go i zatwierdź.

## Equal bids

web-tie-2019-start-bid = Równe najwyższe oferty: remisujący gracze mogą po kolei przebić, każdy raz.
web-tie-2019-start-raise = Jeśli wszyscy spasują, pierwszym graczem zostaje osoba, która spasowała ostatnia, i płaci równą ofertę.
web-tie-2019-poll-bid = Bez remisów: każda oferta musi być wyższa od poprzedniej, a każdy licytuje raz.
web-tie-2006-start-bid = Równe najwyższe oferty: remisujący gracze jeszcze raz składają tajne oferty. Jeśli wszyscy oferują 0, od razu decydują kości.
web-tie-2006-start-rebid = Znów równo: decydują kości, a zwycięzca płaci tę ofertę.
web-tie-2006-poll-bid = Bez remisów: każda oferta musi być wyższa od poprzedniej, okrążenie za okrążeniem.

## A new table

web-new-time = Czas i widzowie
web-new-time-about = Wszystko to możesz zostawić bez zmian.
web-clock = Czas do namysłu
web-clock-none = Bez zegara: graj we własnym tempie.
web-clock-quick = Jeden wieczór
web-clock-days = Na wiele dni
web-clock-own = Własny
web-clock-off = Bez zegara
web-clock-bank = Minuty na całą grę
web-clock-increment = Dodatkowe sekundy po każdym ruchu
web-clock-zero = Gdy czas minie
web-clock-zero-bot = Dalej gra bot
web-clock-zero-open = Miejsce zwalnia się dla kogoś innego
web-clock-about = Zegar mają tylko ludzie i chodzi on tylko wtedy, gdy gra na nich czeka.
web-new-spectators = Inni mogą oglądać; nie widzą niczego zakrytego
web-new-word = Twoje słowo do tasowania
web-new-seed = Ziarno
web-new-seed-about = To samo ziarno daje te same karty. Bez ziarna nikt nie może ich znać.
web-new-data = Wydrukowane liczby
web-new-data-shipped = Dołączone do programu

## Notices

web-notices = Gdy moja kolej, a mnie nie ma
web-notices-about = Po minucie serwis da ci znać; niczego zakrytego przy tym nie zdradza.
web-notices-mail = Adres e-mail
web-notices-no-mail = Ten serwis nie wysyła e-maili.
web-notices-hook = Adres webhooka
web-notices-keep = Zapisz powiadomienia
web-notices-goes-to = Powiadomienia przychodzą na { $email }.
web-notices-confirm-about = Adres { $email } nie jest jeszcze potwierdzony. Wpisz kod, który tam wysłano, albo poproś o nowy; potem będą tam przychodzić powiadomienia.
web-notices-code = Kod z e-maila
web-notices-confirm = Potwierdź
web-notices-again = Wyślij nowy kod
web-notices-sent = Kod jest w drodze.
web-notices-confirmed = Adres jest potwierdzony.
web-account-kept = Zapisano.
web-account-as = Zalogowano: { $name }.

## Lobby and waiting room

web-lobby-resume = Graj dalej
web-lobby-look = Obejrzyj
web-lobby-playing = Gry do oglądania
web-lobby-playing-none = Żadna otwarta gra teraz nie trwa.
web-lobby-old = Zakończone i zamknięte
web-lobby-drop = Upuść tu zapis gry
web-room-share = Udostępnij
web-room-start-bots = Zacznij, z botami na wolnych miejscach
web-room-waits-host = Grę zaczyna osoba, która otworzyła stół.
web-room-bot-which = Poziom bota: { $party }
web-room-options = Opcje inne niż domyślne
web-clock-left = Pozostały czas
web-clock-face-days = { $days } d { $hours } godz.
web-clock-line = { $bank } min, +{ $increment } s na ruch

## The menu of a table

web-menu-seats = Kto gra
web-menu-to-bot = Niech dalej gra bot
web-menu-to-open = Zwolnij miejsce
web-menu-to-me = Gram ja
web-menu-back = Wróć na to miejsce
web-menu-to-hot = Ktoś przy tym urządzeniu
web-menu-leave = Zwolnij moje miejsce
web-menu-close = Zamknij ten stół na zawsze
web-menu-sure = Na pewno? Naciśnij jeszcze raz.
web-menu-closed = Ten stół jest zamknięty.
`;export{e as default};