# Analiza zakończonej gry na stronie.

web-review = Analiza
web-review-growing = Analiza trwa: { $done }. To, co widać, będzie coraz dokładniejsze aż do końca.
web-review-waiting = { $ahead ->
        [0] Analiza czeka na swoją kolej: jest następna.
       *[other] Analiza czeka na swoją kolej; wcześniejszych: { $ahead }.
    }
web-review-broken = Analiza została przerwana.
web-review-again = Dokończ ją
web-review-eyes = Które szanse
web-review-known = Z tego, co kto wiedział
web-review-known-about = Szansa każdej partii na zwycięstwo, na podstawie tego, co sama wtedy wiedziała.
web-review-opened = Wszystko odkryte
web-review-opened-about = Szanse ze wszystkimi kartami i wszystkimi tajnymi decyzjami takimi, jakie były naprawdę.
web-review-curve-keys = Strzałki przesuwają w czasie, Page Up i Page Down z rundy na rundę.
web-review-look = Zobacz tę chwilę
web-review-decisions = Decyzje, które przesądziły o wyniku
web-review-decisions-none = Żadna decyzja nie kosztowała tyle, by nazwać ją błędem.
web-review-events = Traf, który przesądził o wyniku
web-review-events-none = Nic, co dobrano, wyrzucono na kościach albo odkryto, nie zmieniło znacząco szans.
web-review-none-yet = Jeszcze nic pewnego.
web-review-played = Zagrano:
web-review-better = Lepiej:
web-review-came = Zdarzyło się:
web-review-mean = Średnio:
web-review-continued = { $games ->
        [one] Boty zagrały dalej po { $games } razie z każdej strony
       *[other] Boty zagrały dalej po { $games } razy z każdej strony
    }
web-review-value = Szansa na zwycięstwo
web-review-wins = Zwycięstwa botów
web-review-points = Punkty na koniec
web-review-spread = Punkty to średnie; małe liczby obok obejmują cztery gry na pięć, a przy zwycięstwach prawdziwy udział z pewnością 95 %.
web-review-accounts = Szczęście i umiejętności
web-review-first = Początek
web-review-luck = Szczęście
web-review-skill = Własne decyzje
web-review-last = Koniec
web-review-accuracy = Dokładność
web-review-lost = Stracone punkty
web-review-lost-none = prawie żadne
web-review-kinds = traf { $chance }, inni { $others }, ocena { $unsure }
web-review-sum = Początek, szczęście i własne decyzje dają razem koniec. „Ocena” to miejsca, gdzie tę samą pozycję krok później oceniono inaczej.
web-review-picture = Jako obraz
web-review-file = Jako plik
web-play-on = Graj dalej stąd
web-play-on-about = Od tej chwili zaczyna się nowa gra: ty przejmujesz jedną partię, boty pozostałe. To, czego twoja partia wtedy nie znała, zostanie dobrane od nowa.
web-play-on-seat = Twoja partia
web-play-on-bots = Poziom botów
web-play-on-begin = Zaczynamy
web-review-bars = Ile gier skończyło się z iloma punktami
web-review-more = Niech boty zagrają po 100 razy
