# `macher review` i analiza zakończonej gry: co ją rozstrzygnęło.

review-title = Analiza gry: { $parties }
review-result = Wynik: { $result }
review-chances = Szanse na zwycięstwo
    .known = Czego każda partia mogła oczekiwać na koniec każdej rundy, na podstawie tego, co sama wiedziała.
    .opened = Co boty zrobiły z prawdziwej pozycji do najbliższych wyborów, ze wszystkimi kartami i wszystkimi tajnymi decyzjami takimi, jakie były.
review-chances-opened = Szanse na zwycięstwo, gdy wszystko jest odkryte
review-start = początek
review-round = runda { $round }
review-end = koniec

review-turning = Decyzje, które przesądziły o wyniku
    .none = Żadna decyzja nie kosztowała tyle, by nazwać ją błędem.
review-when = Runda { $round }, { $party }
review-when-setup = Przed rundą 1, { $party }
review-better = Lepiej: { $better }. Szansa na zwycięstwo: { $change } (± { $error }).
review-continued =
    { $games ->
        [one] Boty zagrały dalej { $games } raz po każdej z dwóch decyzji
       *[other] Boty zagrały dalej { $games } razy po każdej z dwóch decyzji
    }: po zagranej { $win } zwycięstw, punkty: { $points }; po lepszej { $otherwin } zwycięstw, punkty: { $otherpoints }.
review-sources = Punkty według źródeł, po zagranej i po lepszej decyzji: { $sources }
review-source = { $source } { $played } i { $better }
review-why = Dlaczego: { $reason }

review-luck = Traf, który przesądził o wyniku
    .none = Nic, co dobrano, wyrzucono na kościach albo odkryto, nie zmieniło znacząco szans.
review-mean = co mogło się zdarzyć, średnio
review-moved = Szanse na zwycięstwo: { $moved } (± { $error }).
review-most = Najbardziej widać to tutaj: { $source }, punkty: { $points }.
review-continued-chance =
    { $games ->
        [one] Boty zagrały dalej { $games } raz po tym, co się zdarzyło, i po tym, co mogło się zdarzyć
       *[other] Boty zagrały dalej { $games } razy po tym, co się zdarzyło, i po tym, co mogło się zdarzyć
    }: po tym, co się zdarzyło, { $win } zwycięstw, punkty: { $points }; w przeciwnym razie { $otherwin } zwycięstw, punkty: { $otherpoints }.

review-accounts = Szczęście i umiejętności
    .about = Szczęście i własne decyzje dają razem ostatnią szansę pomniejszoną o pierwszą.
review-account = { $party }: { $first } na początku, { $last } na końcu. Szczęście { $luck } (traf { $chance }, inni { $others }, niepewność oceny { $unsure }), własne decyzje { $skill }.
review-accuracy = Dokładność { $accuracy } (od { $low } do { $high }).
review-lost = Stracone punkty: { $fields }.
review-lost-nothing = Nie stracono prawie żadnego punktu.
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

review-between = { $low } do { $high }
review-bar = { $low } do { $high }: { $played } i { $better }
review-spread =
    .wins = Zwycięstwa z pewnością 95 %: jak zagrano { $came }; lepszym sposobem { $other }.
    .points = Gry według punktów końcowych, jak zagrano i lepszym sposobem: { $counts }
review-spread-chance =
    .wins = Zwycięstwa z pewnością 95 %: po tym, co przyszło, { $came }; inaczej { $other }.
    .points = Gry według punktów końcowych, po tym, co przyszło, i inaczej: { $counts }
