# Nazwy rzeczy. Samodzielne słowo zaczyna się wielką literą; efekt stoi w zdaniu.

# Kwota w euro.
money = { NUMBER($euros) } €

# Miejsce przy stole, gdy osoby mają imiona.
player = { $player } ({ $party })

# Etykieta i jej treść; oraz to, co stoi między tekstami, które same mają przecinki.
labelled = { $label }: { $text }
apart = { "; " }

## Partie

party-linke = Linke
    .short = LIN
party-spd = SPD
    .short = SPD
party-gruene = Grüne
    .short = GRÜ
party-cdu = CDU/CSU
    .short = CDU
party-fdp = FDP
    .short = FDP

## Karty

card = { $attitude ->
        [approve] +
       *[disapprove] −
    } { $topic }
no-cards = brak
attitude-approve = Aprobata
attitude-disapprove = Dezaprobata

topic-education = Edukacja
    .short = Edu
topic-digitization = Cyfryzacja
    .short = Cyf
topic-genetics = Inżynieria genetyczna
    .short = Gen
topic-security = Bezpieczeństwo narodowe
    .short = Bez
topic-welfare = Opieka społeczna
    .short = Soc
topic-environment = Środowisko
    .short = Śro
topic-traffic = Transport
    .short = Tra

## Gabinet cieni

politician-backbencher = Poseł
politician-vice = Wicekanclerz
politician-spokes = Rzecznik
politician-secretary = Sekretarz
politician-leader = Lider frakcji
politician-honorary = Honorowy przewodniczący
politician-executive = Działacz partyjny
politician-frontrunner = Główny kandydat

# Co potrafi polityk; (!) oznacza to, co w landzie może zrobić tylko jedna partia.
politician-effects = { $main }; potem { $secondary }

effect-trend = notowania { $amount }
effect-votes = { $amount ->
        [one] { $amount } głos
        [few] { $amount } głosy
        [many] { $amount } głosów
       *[other] { $amount } głosu
    }
effect-base = elektorat { $amount }
effect-others = notowania { $amount } dla wszystkich innych
effect-poll = sondaż bez licytacji
effect-program = zmiana programu
effect-double = żeton podwojenia
effect-media = usunięcie znacznika mediów

kind-trend = Notowania
kind-votes = Głosy
kind-base = Elektorat
kind-others = Obniżenie notowań innych
kind-poll = Sondaż bez licytacji
kind-program = Zmiana programu
kind-double = Żeton podwojenia
kind-media = Usunięcie znacznika mediów

## Bloki startowe: co daje symbol

symbol-rally = { $rallies ->
        [one] { $rallies } wiec
        [few] { $rallies } wiece
        [many] { $rallies } wieców
       *[other] { $rallies } wiecu
    }
symbol-trend = notowania w górę
symbol-media = znacznik mediów
symbol-votes = { $votes ->
        [one] { $votes } głos
        [few] { $votes } głosy
        [many] { $votes } głosów
       *[other] { $votes } głosu
    }

## Fazy

phase-setup = Przygotowanie gry
phase-1 = Faza 1: Wyznaczenie pierwszego gracza
phase-2 = Faza 2: Zmiana programów partii
phase-3 = Faza 3: Zapewnienie wpływu na media
phase-4 = Faza 4: Organizacja wieców
phase-5 = Faza 5: Wysłanie gabinetu cieni
phase-6 = Faza 6: Akcje gabinetu cieni
phase-7 = Faza 7: Wpływ na media
phase-8 = Faza 8: Licytacja sondaży
phase-9a = Faza 9a: Zamiana wieców na głosy
phase-9b = Faza 9b: Wybory
phase-9c = Faza 9c: Pieniądze
phase-9d = Faza 9d: Przygotowanie następnej rundy
phase-end = Punktacja końcowa

## Decyzje

step-draft = Wybór karty programu
step-choose-program = Wybór programu
step-fill-program = Uzupełnienie programu
step-keep-hand-card = Zachowanie karty na ręce
step-start-positions = Ustawienie początkowe
step-start-bid = Oferta na pierwszego gracza
step-start-raise = Przebicie oferty na pierwszego gracza
step-program-source = Dobranie kart programu
step-program-take = Karta z wystawki
step-program-swap = Wymiana kart programu
step-program-keep = Zachowanie karty na ręce
step-media-buy = Zakup znacznika mediów
step-rally-buy = Organizacja wieców
step-send-politician = Wysłanie polityka
step-politician-pay = Opłacenie polityka
step-politician-act = Akcja polityka
step-media-exchange = Wymiana opinii
step-poll-bid = Oferta za sondaż
step-poll-publish = Publikacja sondażu
step-convert = Zamiana wieców
step-coalition-consent = Koalicja
step-presence-move = Obecność w mediach
step-donation = Składka
step-game-over = Koniec gry

## Wydania i długość gry

edition-2019 = Wydanie z 2019 roku
edition-2006 = Wydanie z 2006 roku
variant-4 = Cztery wybory
    .about = Cztery rundy, każda z jednymi wyborami; każda partia ma pięciu polityków.
variant-7 = Siedem wyborów
    .about = Pięć rund, dwie ostatnie z podwójnymi wyborami; każda partia ma ośmiu polityków.

## Skąd są punkty

score-votes = Głosy
score-bonus = Wygrane wybory
score-media = Obecność w mediach
score-base = Elektorat
score-cash = Pieniądze
score-total = Razem
