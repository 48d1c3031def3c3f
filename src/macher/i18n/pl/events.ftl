# Dziennik: kto, co, gdzie, za ile. Czas teraźniejszy, nazwy partii i landów bez odmiany.

event-chosen = { $seat }: wybór dokonany.
event-taken-back = { $seat } cofa wybór.
event-bid-made = { $seat } oferuje { $bid }.
event-bid-passed = { $seat } pasuje.

## Przygotowanie gry

event-game-began = Gra się zaczyna. Kolejność wyborów: { $states }.
event-pack-passed = Wybór { $pick } dokonany: karty idą w lewo.
event-topics-missing = { $seat }: za mało tematów, odrzucone: { $cards }.
event-cards-drawn = { $seat } dobiera: { $cards }.
event-cards-drawn-unseen = { $seat } dobiera { $count ->
        [one] { $count } kartę programu
        [few] { $count } karty programu
        [many] { $count } kart programu
       *[other] { $count } karty programu
    }.
event-program-revealed = { $seat }, program: { $cards }.
event-hand-kept = { $seat } zachowuje na ręce: { $card }.
event-cards-discarded = { $seat } odrzuca: { $cards }.
event-start-block-revealed = { $seat }, blok startowy { $block }. { $placed }.

## Runda i pierwszy gracz

event-round-began = Runda { $round }. Wybory w tej rundzie: { $states }.
event-phase-began = { $phase }.
event-start-bids-revealed = Oferty na pierwszego gracza: { $bids }.
start-bid = { $seat } { $bid }
start-bid-none = { $seat } bez oferty
event-start-bids-tied = Remis: { $bid }. Po jednym przebiciu albo pas, w tej kolejności: { $seats }.
event-start-player-found = Pierwszy gracz: { $seat } za { $price }.
event-overbid = { $seat } nie ma { $bid } na swoją ofertę: traci { $money }, elektorat spada o { $base }, w tej fazie koniec licytowania.

## Programy

event-display-refreshed = Wystawka programów trafia na stos kart odrzuconych: { $cards }.
event-card-taken = { $seat } bierze z wystawki: { $card }.
event-program-changed = { $seat }, zmiana programu: { $old } → { $new }.
event-program-skipped = { $seat } nie bierze karty programu.

## Media, wiece, gabinet cieni

event-media-bought = { $seat } kupuje znacznik mediów { $place } za { $price }.
event-media-passed = { $seat } na razie nie kupuje znacznika mediów.
event-rallies-bought = { $seat } organizuje { $count ->
        [one] { $count } wiec
        [few] { $count } wiece
        [many] { $count } wieców
       *[other] { $count } wiecu
    } { $place } za { $price }.
event-politician-sent = { $seat } wysyła zakrytą kartę { $toward }: { $politician }.
event-politician-sent-unseen = { $seat } wysyła polityka { $toward }.
event-politician-revealed = { $seat } odkrywa kartę { $place }: { $politician }.
event-politician-paid = { $seat } płaci { $price }: { $politician }.
event-politician-declined = { $seat } nie płaci: { $politician } odpada z gry.
event-action-skipped = { $part ->
        [1] { $seat } pomija akcję główną ({ $politician }).
       *[other] { $seat } pomija akcję drugorzędną ({ $politician }).
    }
event-trend-moved = { $seat }, notowania { $place }: { $spaces }, teraz { $trend }.
event-votes-gained = { $seat } zyskuje { $gain ->
        [one] { $gain } głos
        [few] { $gain } głosy
        [many] { $gain } głosów
       *[other] { $gain } głosu
    } { $place }, teraz { $votes }.
event-base-moved = { $seat }, elektorat: { $change }, teraz { $base }.
event-double-placed = { $seat } kładzie żeton podwojenia { $place }: { $card }.
event-double-removed = { $seat } usuwa żeton podwojenia { $place }: { $card }.
event-media-ousted = { $replaced ->
        [yes] { $seat } zastępuje własnym znacznik mediów { $place }; { $target } dostaje za niego { $price }.
       *[no] { $seat } usuwa znacznik mediów { $place }; { $target } dostaje za niego { $price }.
    }
event-action-locked = { $kind } { $place }: akcja wykorzystana; z „!” nikt inny już jej tu nie wykona.

## Opinie i sondaże

event-no-influencer = Nikt nie ma wpływu na media { $place }.
event-opinion-exchanged = { $seat }, wymiana opinii { $place }: { $old } → { $new }.
event-opinion-kept = { $seat } nie zmienia opinii { $place }.
event-auction-began = Sondaż { $place }, rewers: { $party }. Licytator: { $seat }.
event-poll-bought = { $seat } kupuje sondaż { $place } za { $price }.
event-poll-unsold = Nikt nie kupuje sondażu { $place }.
event-poll-seen = { $seat } ogląda sondaż: { $poll }.
event-poll-published = { $seat } publikuje sondaż { $place }: { $poll }.
event-poll-protected = { $seat } ma wpływ na media { $place } i nie traci notowań.
event-poll-suppressed = { $seat } zataja sondaż { $place }.
event-polls-reshuffled = Wszystkie sondaże przetasowane. Wierzchni rewers: { $party }.

## Głosy i wybory

event-rallies-converted = { $seat } zamienia { $rallies ->
        [one] { $rallies } wiec
        [few] { $rallies } wiece
        [many] { $rallies } wieców
       *[other] { $rallies } wiecu
    } { $place }: { $formula } { $gain ->
        [one] głos
        [few] głosy
        [many] głosów
       *[other] głosu
    }, teraz { $votes }.
event-conversion-passed = { $seat } nic nie zamienia { $place }.
event-election-held = Wybory nr { $number } { $place }, najwyżej { $most } pkt: { $results }.
election-result = { $seat } { $votes ->
        [one] { $votes } głos
        [few] { $votes } głosy
        [many] { $votes } głosów
       *[other] { $votes } głosu
    }, { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }
event-majority-won = { $seat } jako jedyna partia ma { $place } większość: { $bonus } pkt.
event-several-reached = Większość { $place }: { $seats }, po { $bonus } pkt. Najwięcej głosów: { $winners }.
event-coalition-answered = { $accepted ->
        [yes] { $seat } zgadza się na koalicję.
       *[no] { $seat } odmawia koalicji.
    }
event-coalition-formed = Koalicja { $place }: { $seat } i { $partner }, { $agreement ->
        [one] { $agreement } wspólna karta programu
        [few] { $agreement } wspólne karty programu
        [many] { $agreement } wspólnych kart programu
       *[other] { $agreement } wspólnej karty programu
    }, po { $bonus } pkt.
event-no-coalition = { $seat }: najsilniejsza partia { $place }, ale bez koalicji, { $bonus } pkt.
event-presence-moved = { $seat } przenosi znacznik mediów { $origin } na pole obecności w mediach za { $worth } pkt.
event-presence-kept = { $seat } zostawia znacznik mediów { $place }.

## Pieniądze i następna runda

event-income-paid = { $seat } otrzymuje { $income }: za { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    } i elektorat { $base }.
event-donation-accepted = { $seat } przyjmuje składkę: { $amount }.
event-donation-rejected = { $seat } odrzuca składkę: { $amount }.
event-state-left = { $state } odpada z gry.
event-state-entered = { $state } wchodzi do gry, wybory nr { $number }. Najwyżej { $most } pkt.
event-opinion-turned = Nowa opinia { $place }: { $card }.
event-opinion-replaced = Odpada { $place } karta { $card }: ten temat już tam leży.
event-opinion-display-restored = Wystawka opinii uzupełniona: { $cards }.

## Koniec

event-final-scored = { $seat }: { $total } pkt. Głosy { $votes }, wygrane wybory { $bonus }, obecność w mediach { $media }, elektorat { $base }, pieniądze { $cash }.
event-game-won = { $count ->
        [one] Grę wygrywa { $seats }.
        [few] Wspólnie wygrywają { $seats }.
        [many] Wspólnie wygrywają { $seats }.
       *[other] Wspólnie wygrywają { $seats }.
    }

## Więcej o przygotowaniu i programach

event-first-marker-drawn = Wierzchni żeton partii: { $seat }.
event-display-filled = Nowe na wystawce programów: { $cards }.

## Co krąży i co wraca

event-pack-dealt = { $seat }, karty do wyboru: { $cards }.
event-card-picked = { $seat } wybiera: { $card }.
event-draft-kept = { $seat }, na ręce po wyborze kart: { $cards }.
event-program-laid = { $seat } kładzie zakryte do programu: { $cards }.
event-program-laid-unseen = { $seat } kładzie do programu { $count ->
        [one] { $count } zakrytą kartę
        [few] { $count } zakryte karty
        [many] { $count } zakrytych kart
       *[other] { $count } zakrytej karty
    }.
event-programs-reshuffled = Odrzucone karty programu przetasowane, tworzą nową talię.
event-display-refreshed-by = { $seat } odrzuca wystawkę programów: { $cards }.
event-trend-moved-not = { $seat }, notowania { $place }: bez zmian, { $trend }.
event-votes-gained-not = { $seat } nie zyskuje więcej głosów { $place }, nadal { $votes }.
event-base-moved-not = { $seat }, elektorat: bez zmian, { $base }.
event-politician-left = { $seat }: { $politician } odpada z gry.
event-poll-taken = { $seat } bierze za darmo wierzchni sondaż { $place }.
event-next-poll = Rewers następnego sondażu: { $party }.
event-double-returned = Żeton podwojenia wraca { $origin } do puli: { $card }.
event-media-returned = { $seat } zabiera { $count ->
        [one] { $count } znacznik mediów
        [few] { $count } znaczniki mediów
        [many] { $count } znaczników mediów
       *[other] { $count } znacznika mediów
    } { $origin }.
event-opinions-discarded = Opinie { $origin } odrzucone: { $cards }.
event-opinions-reshuffled = Odrzucone opinie wtasowane z powrotem do talii.
event-opinion-missing = Żadna opinia już nie pasuje { $place }: jedno pole zostaje puste.
