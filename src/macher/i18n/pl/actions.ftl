# Co oznacza wybór akcji: polecenie bez kropki.

action-take-back = Cofnij swój wybór
action-bid = Zaoferuj { $bid }

action-pass-start-raise = Spasuj
action-pass-media-buy = Spasuj: na razie nic nie kupuj
action-pass-media-exchange = Spasuj: zostaw opinie { $place } bez zmian
action-pass-poll-bid = Spasuj
action-pass-convert = Nic nie zamieniaj { $place }

action-skip-program-source = Nie bierz żadnej karty
action-skip-program-swap = { $done ->
        [0] Zostaw program bez zmian
       *[other] Nie wymieniaj więcej kart
    }
action-skip-send-politician = Nie wysyłaj nikogo { $toward }
action-skip-politician-act = { $part ->
        [main] Pomiń akcję główną
        [secondary] Pomiń akcję drugorzędną
       *[both] Pomiń obie akcje
    }

## Program

action-draw = Dobierz jedną kartę z talii, potem weź jedną z wystawki
action-refresh = Wyłóż nową wystawkę, potem weź z niej jedną kartę
action-card-draft = Wybierz: { $card }
action-card-keep-hand-card = Zachowaj na ręce: { $card }
action-card-program-take = Weź z wystawki: { $card }
action-card-program-keep = Zachowaj na ręce: { $card }
action-cards-choose-program = { $full ->
        [yes] Program: { $cards }
       *[no] Wyłóż: { $cards }; resztę dobierz
    }
action-cards-fill-program = Uzupełnij program: { $cards }
action-swap = Wymień w programie: { $old } → { $new }

## Ustawienie początkowe

action-block = Blok startowy { $block }: { $symbols }
action-place = { $state }: { $symbol }

## Media i wiece

action-media = Kup znacznik mediów { $place } za { $price }
action-rallies = { $count ->
        [0] Bez wiecu { $place }
        [one] Zorganizuj { $count } wiec { $place } za { $price }
        [few] Zorganizuj { $count } wiece { $place } za { $price }
        [many] Zorganizuj { $count } wieców { $place } za { $price }
       *[other] Zorganizuj { $count } wiecu { $place } za { $price }
    }
action-convert = Zamień { $count ->
        [one] { $count } wiec
        [few] { $count } wiece
        [many] { $count } wieców
       *[other] { $count } wiecu
    } { $place }: { $formula } { $gain ->
        [one] głos
        [few] głosy
        [many] głosów
       *[other] głosu
    }

## Gabinet cieni

action-send = Wyślij { $toward }: { $politician } ({ $price }) – { $effects }
action-pay = Zapłać { $price }: { $politician } { $place }
action-decline = Nie płać: { $politician } odpada z gry
action-use-trend = Notowania { $spaces } { $place } ({ $old } → { $new })
action-use-votes = { $count ->
        [one] { $count } głos
        [few] { $count } głosy
        [many] { $count } głosów
       *[other] { $count } głosu
    } { $place } ({ $old } → { $new })
action-use-base = Elektorat { $change } ({ $old } → { $new })
action-use-others = Notowania { $spaces } dla wszystkich innych { $place }
action-use-poll = Weź { $place } bez licytacji wierzchni sondaż (rewers: { $party })
action-use-program = Zmień teraz swój program
action-double-on = Połóż żeton podwojenia { $place }: { $card }
action-undouble = Usuń żeton podwojenia { $place }: { $card }
action-oust = Usuń znacznik mediów { $place }: { $target } dostaje za niego { $price }
action-replace = Zastąp własnym znacznik mediów { $place }: { $target } dostaje za niego { $price }

## Opinie i sondaże

action-exchange = { $state }: { $old } → { $new }
action-publish = Opublikuj sondaż { $place }: { $effects }
poll-effect = { $seat } notowania { $spaces } ({ $old } → { $new })
poll-protected = { $seat } pod ochroną
action-suppress = Zataj sondaż: elektorat { $change } ({ $old } → { $new })

## Wybory i pieniądze

action-accept = { $role ->
        [lead] Szukaj koalicji (pierwszy kandydat: { $partner }): po { $bonus } pkt dla obu partii
       *[partner] Zgódź się na koalicję (partner: { $partner }): po { $bonus } pkt
    }
action-refuse = { $role ->
        [lead] Zostań bez koalicji (kandydat: { $partner }): { $alone } zamiast { $bonus } pkt
       *[partner] Odmów koalicji (partner: { $partner })
    }
action-move = Przenieś znacznik mediów { $origin } na pole obecności w mediach za { $worth } pkt
action-keep = Zostaw znacznik mediów { $place }
action-donate = { $accepted ->
        [yes] Przyjmij { $amount }: elektorat { $change } ({ $old } → { $new })
       *[no] Odrzuć { $amount }: elektorat { $change } ({ $old } → { $new })
    }

# Akcja, której otwarta decyzja nie oferuje.
action-elsewhere = Wybór { $code }
