# `macher review` i analiza zakończonej gry: co ją rozstrzygnęło.

review-title = Analiza gry: { $parties }
review-result = Wynik: { $result }
review-chances = Szanse na zwycięstwo
    .known = Czego każda partia mogła oczekiwać na koniec każdej rundy, na podstawie tego, co sama wiedziała.
    .opened = To samo, gdy wszystko jest odkryte.
review-start = początek
review-round = runda { $round }
review-end = koniec

review-turning = Decyzje, które przesądziły o wyniku
review-turning-none = Żadna decyzja nie kosztowała tyle, by nazwać ją błędem.
review-choice = Runda { $round }, { $party }: { $played }
review-choice-setup = Przed rundą 1, { $party }: { $played }
review-better = Lepiej: { $better }. Stracona szansa na zwycięstwo: { $loss } (± { $error }).
review-continued =
    { $games ->
        [one] Boty zagrały dalej { $games } raz po każdej z dwóch decyzji
       *[other] Boty zagrały dalej { $games } razy po każdej z dwóch decyzji
    }: po zagranej { $win } zwycięstw, punkty: { $points }; po lepszej { $betterwin } zwycięstw, punkty: { $betterpoints }.
review-sources = Punkty według źródeł, po zagranej i po lepszej decyzji: { $sources }
review-source = { $source } { $played } i { $better }
review-why = Dlaczego: { $reason }

review-luck = Traf, który przesądził o wyniku
    .none = Nic, co dobrano, wyrzucono na kościach albo odkryto, nie zmieniło znacząco szans.
review-lucky = Runda { $round }: { $change } dla { $party }. { $events }
review-lucky-setup = Przed rundą 1: { $change } dla { $party }. { $events }

review-accounts = Szczęście i umiejętności
    .about = Szczęście i własne decyzje dają razem ostatnią szansę pomniejszoną o pierwszą.
review-account = { $party }: { $first } na początku, { $last } na końcu. Szczęście { $luck } (traf { $chance }, inni { $others }, niepewność oceny { $unsure }), własne decyzje { $skill }.
review-accuracy = Dokładność { $accuracy } (od { $low } do { $high }).
review-lost = Stracone punkty: { $fields }.
review-lost-nothing = Nie stracono prawie żadnego punktu.
review-field = { $field } { $points }
review-field-opening = otwarcie
review-field-auctions = pierwszy gracz
review-field-programs = programy
review-field-media = media
review-field-rallies = wiece
review-field-cabinet = gabinet cieni
review-field-polls = sondaże
review-field-conversion = zamiana na głosy
review-field-coalitions = wybory i koalicje
review-field-money = pieniądze
review-judged = Oceniono według wartości pozycji, których nauczył się ten program; liczba wyobrażonych światów na decyzję: { $worlds }. Różnicy mniejszej niż jej niepewność nie uznaje się za błąd.
