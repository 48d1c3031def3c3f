# O co pyta wydanie z 2006 roku (prompt-…) i co czytają ci, którzy czekają (waiting-…).

## Faza wstępna

prompt-preliminary = { $part ->
        [first] Arkusz startowy, kolumna 1: wybierz opcję; potem do każdej jej pozycji podasz land.
        [second] Arkusz startowy, kolumna 2: wybierz opcję; potem do każdego znacznika mediów podasz land.
       *[item] Pozycja { $number } z { $items }, { $item }: w którym landzie?
    }
waiting-preliminary = Czekamy na: { $who } – arkusz startowy.

## Faza 1

prompt-start-bid-2006 = Złóż tajną ofertę za prawo wskazania pierwszego gracza; płaci się tylko najwyższą. Masz { $money }.
waiting-start-bid-2006 = Czekamy na: { $who } – oferta na pierwszego gracza.

prompt-start-rebid = Remis o pierwszego gracza: złóż drugą tajną ofertę, { $least } lub więcej. Masz { $money }.
waiting-start-rebid = Czekamy na: { $who } – druga oferta.

prompt-name-start = Wygrywasz licytację: kto będzie pierwszym graczem w tej rundzie?
waiting-name-start = Czekamy na: { $who } – wskazanie pierwszego gracza.

## Faza 2

prompt-policy-redraw = { $done ->
        [0] Odrzuć dowolne karty z ręki (jest ich { $count }), w kolejności listy, i dobierz tyle samo nowych albo zostaw wszystkie.
        [one] Odrzucona { $done } karta. Odrzuć następną albo dobierz jedną nową.
        [few] Odrzucone { $done } karty. Odrzuć następną albo dobierz { $done } nowe.
        [many] Odrzuconych { $done } kart. Odrzuć następną albo dobierz { $done } nowych.
       *[other] Odrzucone { $done } karty. Odrzuć następną albo dobierz { $done } nowej.
    }
waiting-policy-redraw = Czekamy na: { $who } – odrzucenie kart programu albo ich zachowanie.

prompt-policy-swap = Wymień jedną kartę swojego programu na kartę z ręki albo zostaw go bez zmian.
waiting-policy-swap = Czekamy na: { $who } – zmiana programu.

## Faza 3

prompt-cabinet-place = { $count ->
        [one] Kładziesz zakrytą ostatnią kartę gabinetu { $place }? Możesz też nie kłaść żadnej. Możesz jeszcze wydać { $left }.
        [few] Którą z { $count } kart gabinetu kładziesz zakrytą { $place }? Możesz też nie kłaść żadnej. Możesz jeszcze wydać { $left }.
        [many] Którą z { $count } kart gabinetu kładziesz zakrytą { $place }? Możesz też nie kłaść żadnej. Możesz jeszcze wydać { $left }.
       *[other] Którą z { $count } kart gabinetu kładziesz zakrytą { $place }? Możesz też nie kłaść żadnej. Możesz jeszcze wydać { $left }.
    }
waiting-cabinet-place = Czekamy na: { $who } – położenie karty gabinetu { $place } albo żadnej.

prompt-coalition-tile = Twoja karta gabinetu { $place } ma telefon: kładziesz tam żeton koalicji?
waiting-coalition-tile = Czekamy na: { $who } – żeton koalicji { $place }, tak czy nie.

prompt-cabinet-card = Której z twoich { $count } kart gabinetu użyjesz teraz?
waiting-cabinet-card = Czekamy na: { $who } – wybór następnej karty gabinetu.

prompt-cabinet-act = { $politician } { $place }: wykonaj jedną akcję albo żadnej. Masz { $money }.
waiting-cabinet-act = Czekamy na: { $who } – użycie karty gabinetu { $place }.

## Faza 4

prompt-coalition-turn = Chcesz zawrzeć koalicję { $place }? Wybierz partnera albo spasuj.
waiting-coalition-turn = Czekamy na: { $who } – szukanie koalicji { $place } albo pas.

prompt-coalition-answer = { $partner }, głosy: { $others }, proponuje ci koalicję { $place }. Twoje głosy: { $votes }. Zgadzasz się?
waiting-coalition-answer = Czekamy na: { $who } – odpowiedź na propozycję koalicji { $place }.

## Fazy 5 i 6

prompt-media-exchange-2006 = Kontrolujesz media { $place }: wymień jedną opinię na inną z puli wymiany albo spasuj.

prompt-meetings-buy = Ile wieców { $place }? Teraz najwyżej { $turn }, po { $price }. Masz tam { $there } z { $most }, w puli { $supply }. Pieniądze: { $money }.
waiting-meetings-buy = Czekamy na: { $who } – organizacja wieców { $place }.

## Faza 7

prompt-poll-bid-2006 = { $leader ->
        [none] Sondaż { $place }: jeszcze bez ofert. Zaoferuj { $least } lub więcej albo spasuj.
       *[other] Sondaż { $place }: prowadzi { $leader }, oferta { $high }. Przebij albo spasuj i odpadnij z licytacji.
    } Masz { $money }.

prompt-poll-use = Twój sondaż { $place }: { $poll }. { $uses ->
        [one] Opublikuj go i użyj jednego z jego wyników
        [few] Opublikuj go i użyj najwyżej { $uses } z jego wyników
        [many] Opublikuj go i użyj najwyżej { $uses } z jego wyników
       *[other] Opublikuj go i użyj najwyżej { $uses } z jego wyników
    } albo zataj go i zyskaj członków, { $dice ->
        [one] rzucając jedną kością.
        [few] rzucając { $dice } kośćmi.
        [many] rzucając { $dice } kośćmi.
       *[other] rzucając { $dice } kości.
    }
waiting-poll-use = Czekamy na: { $who } – publikacja lub zatajenie sondażu { $place }.

prompt-poll-results = { $left ->
        [one] Użyj jeszcze jednego wyniku sondażu { $place } albo zakończ.
        [few] Użyj jeszcze najwyżej { $left } wyników sondażu { $place } albo zakończ.
        [many] Użyj jeszcze najwyżej { $left } wyników sondażu { $place } albo zakończ.
       *[other] Użyj jeszcze najwyżej { $left } wyniku sondażu { $place } albo zakończ.
    }
waiting-poll-results = Czekamy na: { $who } – dalsze wyniki sondażu { $place }.

## Faza 8

prompt-convert-2006 = Zamieniasz wiece { $place } na głosy? Od { $least } do { $most } albo żadnego. Popularność { $trend }, zbieżność { $match }.
waiting-convert-2006 = Czekamy na: { $who } – zamiana wieców { $place }.

prompt-majority-exchange = Masz większość bezwzględną { $place }: wymień jedną opinię na inną z puli wymiany albo spasuj.
waiting-majority-exchange = Czekamy na: { $who } – wymiana opinii { $place } albo pas.

## Fazy 10 i 14

prompt-national-media = Przenosisz znacznik mediów { $origin } na planszę krajową, na pole za { $worth } pkt?
waiting-national-media = Czekamy na: { $who } – przeniesienie lub zostawienie znacznika mediów { $place }.

prompt-national-opinion = { $left ->
        [one] Połóż na planszy krajowej jedną opinię { $origin } albo żadnej.
        [few] Połóż na planszy krajowej najwyżej { $left } opinie { $origin }, jedną po drugiej, albo żadnej.
        [many] Połóż na planszy krajowej najwyżej { $left } opinii { $origin }, jedną po drugiej, albo żadnej.
       *[other] Połóż na planszy krajowej najwyżej { $left } opinii { $origin }, jedną po drugiej, albo żadnej.
    }
waiting-national-opinion = Czekamy na: { $who } – opinie { $origin } na planszę krajową.

prompt-contribution = Zagraj jedną ze swoich składek: odkrytą, żeby ją przyjąć, zakrytą, żeby ją odrzucić. Twoi członkowie: { $members }.
waiting-contribution = Czekamy na: { $who } – zagranie składki.
