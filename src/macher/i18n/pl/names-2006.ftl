# Nazwy rzeczy wydania z 2006 roku. Tekst z końcówką -2006 zastępuje w grach tego wydania tekst bez niej; co nie ma
# takiego tekstu, nazywa się jak w wydaniu z 2019 roku.

## Karty

attitude-approve-2006 = Za
attitude-disapprove-2006 = Przeciw

topic-terrorism = Walka z terroryzmem
    .short = Ter
topic-economy = Odnowa gospodarki
    .short = Gos
topic-taxes = Podatki
    .short = Pod
topic-nuclear = Energia jądrowa
    .short = Jąd
topic-wages = Płace
    .short = Pła
topic-social = Ubezpieczenia społeczne
    .short = Soc

## Gabinet cieni

politician-finance-minister = Minister finansów
politician-justice-minister = Minister sprawiedliwości
politician-foreign-minister = Minister spraw zagranicznych
politician-party-whip = Rzecznik dyscypliny
politician-speaker = Przewodniczący parlamentu
politician-chancellor = Kanclerz

# Co potrafi karta gabinetu: jedną ze swoich akcji, a z telefonem dodatkowo żeton koalicji.
politician-effects-2006 = { $phone ->
        [yes] żeton koalicji; { $actions }
       *[no] { $actions }
    }
effect-double-2006 = żeton kluczowy
effect-media-2006 = zastąpienie znacznika mediów
effect-up = popularność { $amount }
effect-down = popularność { $amount } dla innej partii

## Arkusz startowy: nazwa opcji (kolumna 1, opcja A) i co daje pozycja

sheet-option = { $column }{ $letter }
symbol-popularity = popularność +1
symbol-meetings = { $meetings ->
        [one] { $meetings } wiec
        [few] { $meetings } wiece
        [many] { $meetings } wieców
       *[other] { $meetings } wiecu
    }
symbol-members = { $members ->
        [one] { $members } członek
        [few] { $members } członków
        [many] { $members } członków
       *[other] { $members } członka
    }

## Fazy

phase-setup-2006 = Faza wstępna
phase-1-2006 = Faza 1: Licytacja o pierwszego gracza
phase-2-2006 = Faza 2: Konferencja programowa
phase-3-2006 = Faza 3: Gabinet cieni
phase-4-2006 = Faza 4: Koalicje
phase-5-2006 = Faza 5: Media
phase-6-2006 = Faza 6: Wiece partyjne
phase-7-2006 = Faza 7: Sondaże
phase-8-2006 = Faza 8: Zamiana wieców na głosy
phase-9-2006 = Faza 9: Wybory
phase-10-2006 = Faza 10: Zwycięstwo
phase-11-2006 = Faza 11: Członkowie
phase-12-2006 = Faza 12: Pieniądze
phase-13-2006 = Faza 13: Przygotowanie następnej rundy
phase-14-2006 = Faza 14: Składki

## Decyzje

step-preliminary = Arkusz startowy
step-start-bid-2006 = Oferta na pierwszego gracza
step-start-rebid = Druga oferta
step-name-start = Wskazanie pierwszego gracza
step-policy-redraw = Odrzucenie kart programu
step-policy-swap = Zmiana programu
step-cabinet-place = Położenie karty gabinetu
step-coalition-tile = Żeton koalicji
step-cabinet-card = Wybór karty gabinetu
step-cabinet-act = Użycie karty gabinetu
step-coalition-turn = Szukanie koalicji
step-coalition-answer = Odpowiedź na propozycję
step-meetings-buy = Organizacja wieców
step-poll-use = Użycie sondażu
step-poll-results = Dalsze użycie sondażu
step-convert-2006 = Zamiana wieców
step-majority-exchange = Wymiana dzięki większości
step-national-media = Media krajowe
step-national-opinion = Opinie krajowe
step-contribution = Składka

## Długość gry

variant-7-2006 = Siedem rund
    .about = W każdej rundzie jedne wybory; każda partia ma siedem kart gabinetu i pięć składek.
variant-5 = Pięć rund
    .about = Krótka gra: w każdej rundzie jedne wybory; każda partia ma sześć kart gabinetu i cztery składki.

## Skąd są punkty

score-seats = Mandaty
score-media-2006 = Media krajowe
score-members = Członkowie
score-lead = Najwięcej członków
score-opinions = Opinie krajowe
score-secured = Zabezpieczone opinie
