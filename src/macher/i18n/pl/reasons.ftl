# Dlaczego bot coś zrobił. Klucze są w kodzie botów; po jednym zdaniu.

reason-at-random = { $choices ->
        [one] To była jedyna możliwość.
        [few] Wylosowane z { $choices } możliwości.
       *[other] Wylosowane z { $choices } możliwości.
    }

reason-ahead = { $ahead ->
        [one] O punkt lepiej niż następny wybór.
        [few] O { $ahead } punkty lepiej niż następny wybór.
        [many] O { $ahead } punktów lepiej niż następny wybór.
       *[other] O { $ahead } punktu lepiej niż następny wybór.
    }

reason-chances = Szansa { $win_chance } zamiast { $next_win_chance }.

## Planista. Punkty według jego oceny.

reason-only-choice = Nie było innej możliwości.

reason-draft-card = Karta { $card } najlepiej pasuje do dotąd wybranych.
reason-choose-program = Ten program najlepiej pasuje do landów: { $cards }.
reason-keep-card = Karta { $card } może się jeszcze przydać.
reason-start-block = Blok startowy { $block } da się tu najlepiej wykorzystać.
reason-start-place = Najwięcej da to { $place }.

reason-start-bid = Oferta { $bid } na pierwszego gracza: jedna z kilku dobrych, żeby nikt jej nie odgadł.
reason-start-raise = Bycie pierwszym graczem jest warte najwyżej { $limit }.
reason-start-pass = Więcej niż { $limit } to za dużo za bycie pierwszym graczem.

reason-program-draw = Karty z wystawki i jedna z talii obiecują najwięcej, około { $points } pkt.
reason-program-refresh = Karty z wystawki mało dają; nowe obiecują około { $points } pkt.
reason-program-skip = Inna karta programu nie jest teraz potrzebna.
reason-program-take = Karta { $card } daje najlepszy program.
reason-program-swap = { $new } zamiast { $old } lepiej pasuje do landów, około { $points } pkt.
reason-program-stays = Żadna wymiana nie poprawia programu.

reason-media = Znacznik mediów { $place } jest wart około { $points } pkt.
reason-media-none = Żaden znacznik mediów nie jest teraz wart swojej ceny.
reason-exchange = { $new } zamiast { $old } { $place } pomaga nam, a innym nie, około { $points } pkt.
reason-exchange-none = Opinie { $place } są dobre takie, jakie są.

reason-rallies-buy = { $rallies ->
        [one] Jeden wiec { $place } za { $price } jest wart około { $points } pkt.
        [few] { $rallies } wiece { $place } za { $price } są warte około { $points } pkt.
       *[other] { $rallies } wieców { $place } za { $price } jest wartych około { $points } pkt.
    }
reason-rallies-none = Pieniądze dadzą więcej gdzie indziej niż { $place }.
reason-convert-now = Warunki { $place } wystarczą już teraz na { $votes ->
        [one] jeden głos
        [few] { $votes } głosy
       *[other] { $votes } głosów
    }.
reason-convert-wait = Wiece { $place } dadzą później więcej.

reason-cabinet-send = { $politician } może dać { $place } około { $points } pkt.
reason-cabinet-none = Nikt z gabinetu nie jest teraz wart kosztów { $place }.
reason-politician-pay = { $politician }: warto zapłacić { $price }, około { $points } pkt { $place }.
reason-politician-decline = { $politician }: nie warto płacić { $price } { $place }.
reason-act = Ta akcja ({ $politician }) da { $place } około { $points } pkt.
reason-act-nothing = { $politician }: nic pożytecznego { $place }.

reason-poll-bid = Sondaż { $place } jest wart do { $limit }; oferta { $bid } może wystarczyć.
reason-poll-pass = Sondaż { $place } nie jest wart więcej niż { $limit }.
reason-poll-publish = Publikacja sondażu { $place } da około { $points } pkt.
reason-poll-suppress = Sondaż { $place } więcej da zatajony, około { $points } pkt.

reason-donation-accept = { $amount } jest teraz warte więcej niż elektorat.
reason-donation-reject = Elektorat jest wart więcej niż { $amount }.
reason-coalition-accept = Koalicja { $place } jest dla nas dobra (partner: { $partner }).
reason-coalition-refuse = { $partner } zyska na koalicji { $place } więcej niż my.
reason-presence-move = Znacznik { $origin } da na koniec { $points } pkt.
reason-presence-keep = Znacznik { $place } może się jeszcze przydać gdzie indziej.

## Ekspert. Czego wyuczona ocena spodziewa się po końcu gry.

reason-expected = Tak spodziewam się przewagi { $margin } pkt nad średnią pozostałych i szansy na zwycięstwo { $win_chance }; przy następnym wyborze { $next_margin } i { $next_win_chance }.
