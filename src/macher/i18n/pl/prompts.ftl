# Zdanie lub dwa dla osoby, która decyduje (prompt-…), i jedno dla tych, którzy czekają (waiting-…).

## Przygotowanie gry

prompt-draft = Wybór { $pick } z { $picks }: zachowaj jedną z { $count } kart programu; reszta idzie w lewo.
waiting-draft = Czekamy na: { $who } – wybór karty programu.

prompt-choose-program = { $enough ->
        [yes] { $count ->
            [one] Wybierz { $count } kartę jako swój program.
            [few] Wybierz { $count } karty o różnych tematach jako swój program.
            [many] Wybierz { $count } kart o różnych tematach jako swój program.
           *[other] Wybierz { $count } karty o różnych tematach jako swój program.
        }
       *[no] { $count ->
            [one] Twoje karty mają tylko jeden temat: wyłóż jedną z nich. Resztę wymienisz.
            [few] Twoje karty mają tylko { $count } tematy: wyłóż po jednej z każdego. Resztę wymienisz.
            [many] Twoje karty mają tylko { $count } tematów: wyłóż po jednej z każdego. Resztę wymienisz.
           *[other] Twoje karty mają tylko { $count } tematu: wyłóż po jednej z każdego. Resztę wymienisz.
        }
    }
waiting-choose-program = Czekamy na: { $who } – wybór programu.

prompt-fill-program = { $lacking ->
        [one] W twoim programie brakuje jednego tematu.
        [few] W twoim programie brakuje { $lacking } tematów.
        [many] W twoim programie brakuje { $lacking } tematów.
       *[other] W twoim programie brakuje { $lacking } tematu.
    } { $count ->
        [one] Dołóż jedną z nowych kart.
        [few] Dołóż { $count } nowe karty.
        [many] Dołóż { $count } nowych kart.
       *[other] Dołóż { $count } nowej karty.
    }
waiting-fill-program = Czekamy na: { $who } – uzupełnienie programu.

prompt-keep-hand-card = Zachowaj na ręce jedną z dwóch pozostałych kart; drugą odrzucasz.
waiting-keep-hand-card = Czekamy na: { $who } – zachowanie karty na ręce.

prompt-start-positions = { $number ->
        [0] Wybierz blok startowy; potem każdemu z jego { $symbols } symboli przydzielisz land.
       *[other] Symbol { $number } z { $symbols }, { $symbol }: w którym landzie?
    }
waiting-start-positions = Czekamy na: { $who } – ustawienie początkowe.

## Faza 1

prompt-start-bid = Złóż tajną ofertę na pierwszego gracza; płaci się tylko najwyższą. Masz { $money }.
waiting-start-bid = Czekamy na: { $who } – oferta na pierwszego gracza.

prompt-start-raise = Remis o pierwszego gracza: zaoferuj więcej niż { $high } albo spasuj. To jedyna okazja. Masz { $money }.
waiting-start-raise = Czekamy na: { $who } – przebicie albo pas.

## Faza 2

prompt-program-source = Weź karty programu: jedną z talii i jedną z wystawki, albo jedną z nowej wystawki, albo żadnej.
waiting-program-source = Czekamy na: { $who } – dobranie kart programu.

prompt-program-take = Weź na rękę jedną kartę z wystawki.
waiting-program-take = Czekamy na: { $who } – karta z wystawki.

prompt-program-swap = { $left ->
        [one] Wymień jeszcze jedną kartę programu na kartę z ręki albo na tym poprzestań.
        [few] Wymień kartę programu na kartę z ręki albo zostaw program bez zmian; najwyżej { $left } razy.
        [many] Wymień kartę programu na kartę z ręki albo zostaw program bez zmian; najwyżej { $left } razy.
       *[other] Wymień kartę programu na kartę z ręki albo zostaw program bez zmian; najwyżej { $left } raza.
    }
waiting-program-swap = Czekamy na: { $who } – zmiana programu.

prompt-program-keep = Zachowaj na ręce jedną z { $count } kart; pozostałe odrzucasz.
waiting-program-keep = Czekamy na: { $who } – zachowanie karty na ręce.

## Fazy od 3 do 5

prompt-media-buy = { $supply ->
        [one] Kup swój ostatni znacznik mediów za { $price } albo spasuj. Masz { $money }.
        [few] Kup znacznik mediów za { $price } albo spasuj. Masz { $supply } znaczniki i { $money }.
        [many] Kup znacznik mediów za { $price } albo spasuj. Masz { $supply } znaczników i { $money }.
       *[other] Kup znacznik mediów za { $price } albo spasuj. Masz { $supply } znacznika i { $money }.
    }
waiting-media-buy = Czekamy na: { $who } – zakup znacznika mediów albo pas.

prompt-rally-buy = Ile wieców { $place }? Masz tam { $there } z { $most }, w puli { $supply }. Pieniądze: { $money }.
waiting-rally-buy = Czekamy na: { $who } – organizacja wieców { $place }.

prompt-send-politician = { $count ->
        [one] Wysyłasz zakrytego ostatniego polityka { $toward }? Możesz też nie wysyłać nikogo.
        [few] Którego z { $count } polityków wysyłasz zakrytego { $toward }? Możesz też nie wysyłać nikogo.
        [many] Którego z { $count } polityków wysyłasz zakrytego { $toward }? Możesz też nie wysyłać nikogo.
       *[other] Którego z { $count } polityków wysyłasz zakrytego { $toward }? Możesz też nie wysyłać nikogo.
    }
waiting-send-politician = Czekamy na: { $who } – wysłanie polityka { $toward } albo nikogo.

## Fazy od 6 do 8

prompt-politician-pay = { $politician } { $place }: płacisz { $price }? Nieopłacona karta odpada z gry. Masz { $money }.
waiting-politician-pay = Czekamy na: { $who } – opłacenie polityka { $place } albo rezygnacja.

prompt-politician-act = { $part ->
        [main] { $politician } { $place }: wykonaj akcję główną albo ją pomiń.
        [secondary] { $politician } { $place }: wykonaj jedną akcję drugorzędną albo ją pomiń.
       *[both] { $politician } { $place }: wykonaj akcję główną i jedną drugorzędną, w dowolnej kolejności, albo je pomiń.
    }
waiting-politician-act = Czekamy na: { $who } – akcja polityka { $place }.

prompt-media-exchange = Masz wpływ na media { $place }: wymień jedną opinię na inną z wystawki albo spasuj.
waiting-media-exchange = Czekamy na: { $who } – wymiana opinii { $place } albo pas.

prompt-poll-bid = { $leader ->
        [none] Sondaż { $place }, rewers { $party }: jeszcze bez ofert. Zaoferuj 0 lub więcej albo spasuj.
       *[other] Sondaż { $place }, rewers { $party }: prowadzi { $leader }, oferta { $high }. Przebij albo spasuj.
    } { $after ->
        [0] Po tobie nikt już nie licytuje. Masz { $money }.
        [one] Po tobie licytuje jeszcze { $after } osoba. Masz { $money }.
        [few] Po tobie licytują jeszcze { $after } osoby. Masz { $money }.
        [many] Po tobie licytuje jeszcze { $after } osób. Masz { $money }.
       *[other] Po tobie licytuje jeszcze { $after } osoby. Masz { $money }.
    }
waiting-poll-bid = Czekamy na: { $who } – oferta za sondaż { $place }.

prompt-poll-publish = Twój sondaż { $place }: { $poll }. Publikujesz go czy zatajasz, żeby zwiększyć elektorat o { $base }?
waiting-poll-publish = Czekamy na: { $who } – publikacja lub zatajenie sondażu { $place }.

## Faza 9

prompt-convert = Zamieniasz wiece { $place } na głosy? Masz ich { $most }: co najmniej { $least } albo żadnego. Notowania { $trend }, zbieżność { $match }.
waiting-convert = Czekamy na: { $who } – zamiana wieców { $place }.

prompt-coalition-consent = { $role ->
        [lead] Twoja partia jest najsilniejsza { $place }, głosy: { $votes }. Chcesz koalicji? Najpierw odpowie { $partner }, głosy: { $others }.
       *[partner] { $partner }, głosy: { $others }, proponuje ci koalicję { $place }. Twoje głosy: { $votes }. Zgadzasz się?
    }
waiting-coalition-consent = Czekamy na: { $who } – koalicja { $place }.

prompt-presence-move = Przenosisz znacznik mediów { $origin } na pole obecności w mediach za { $worth } pkt?
waiting-presence-move = Czekamy na: { $who } – przeniesienie lub zostawienie znacznika mediów { $place }.

prompt-donation = Wybierz jedną ze swoich kart składek i przyjmij ją albo odrzuć. Twój elektorat: { $base }.
waiting-donation = Czekamy na: { $who } – decyzja o składce.

## Zawsze

# Dopisek dla osoby, której tajny wybór jest już dokonany.
waiting-may-take-back = Do tego czasu możesz cofnąć swój wybór.
prompt-game-over = { $count ->
        [one] Koniec gry: wygrywa { $seats }, wynik { $points } pkt.
        [few] Koniec gry: wspólnie wygrywają { $seats }, po { $points } pkt.
        [many] Koniec gry: wspólnie wygrywają { $seats }, po { $points } pkt.
       *[other] Koniec gry: wspólnie wygrywają { $seats }, po { $points } pkt.
    }
