var e=`# Nauka gry: dlaczego nie, podpowiedzi, trener pierwszej gry.

web-why-not = Teraz niemożliwe: dlaczego?
web-not-here = Nie tutaj
web-hint = Podpowiedź
web-hint-fill = Przyjmij tę podpowiedź
web-hint-thinking = Doradca się zastanawia …
web-hint-says = Doradca zrobiłby tak
web-hint-none = Teraz nie ma podpowiedzi.
web-lobby-learn = Naucz się grać
web-learn-title = Pierwsza gra z przewodnikiem
web-learn-about = Prowadzisz partię przez cztery wybory przeciw dwóm początkującym. Trener obok wyjaśnia, co się dzieje, i mówi, co robić, dopóki tego potrzebujesz.
web-learn-length = 15 do 20 minut: cztery wybory, trzy partie, zawsze to samo rozdanie.
web-learn-coach = W pierwszej rundzie trener wyjaśnia każdy krok i coś proponuje. Możesz zrobić inaczej.
web-learn-hints = Potem grasz na własną rękę. Każdą nowość wyjaśniamy raz, a podpowiedź masz jednym kliknięciem.
web-learn-free = Nic złego się nie stanie: każdy ruch najpierw wypróbowujesz i widzisz, co da, zanim go zatwierdzisz.
web-learn-begin = Zaczynamy
web-coach = Trener
web-coach-begin = Do dzieła
web-coach-do = Spróbuj tego
web-coach-at-welcome = Witaj! Cztery landy głosują jeden po drugim, a ty prowadzisz SPD. Głosy zdobywasz wiecami; liczą się bardziej tam, gdzie twój program pasuje do opinii. Na koniec wygrywa partia z największą liczbą punktów.
web-coach-at-waiting = Inni decydują. Popatrz tymczasem na plansze: pełne słupki to głosy, kreskowane to głosy, które wiece dałyby teraz.
web-coach-at-commit = Dobrze. Niżej widać, co z tego wyjdzie. Naciśnij „Zatwierdź ruch”, żeby był ostateczny, albo cofnij krok.
web-coach-at-free = Ten krok już znasz. Zdecyduj samodzielnie; „Podpowiedź” powie, co zrobiłby mocny gracz.
web-coach-at-over = Koniec gry. Arkusz pokazuje, skąd są punkty każdej partii. Zagraj jeszcze raz albo usiądź przy prawdziwym stole!
web-coach-draft = Tu zaczyna się twój program. Popatrz na odkryte opinie landów i zachowaj kartę, która pasuje do wielu z nich.
web-coach-choose-program = Pięć kart o różnych tematach tworzy twój program. Weź te, które pasują do pierwszych wyborów.
web-coach-fill-program = W programie brakuje tematu. Uzupełnij go kartą, która zgadza się z opiniami albo przynajmniej im nie przeczy.
web-coach-keep-hand-card = Jedna karta zostaje na ręce: później możesz włożyć ją do programu. Zachowaj tę, która może pasować najlepiej.
web-coach-start-positions = Blok startowy mówi, co masz na początek, a ty wybierasz gdzie. Wzmocnij land, który głosuje pierwszy, i taki, w którym pasuje twój program.
web-coach-start-bid = Składasz tajną ofertę na pierwszego gracza. Dobrze jest zaczynać, ale na razie wystarczy mała oferta.
web-coach-start-raise = Ktoś zaoferował tyle samo. Przebij trochę albo odpuść: pieniądze bardziej przydadzą się na wiece.
web-coach-program-source = Możesz wziąć nowe karty programu. Jedna z talii i jedna z wystawki dają największy wybór.
web-coach-program-take = Weź kartę, która najlepiej pasuje do najbliższych wyborów; trafi na rękę.
web-coach-program-swap = Wymień kartę programu, jeśli inna lepiej pasuje do opinii. Najpierw spójrz na land, który teraz głosuje.
web-coach-program-keep = Jedna karta zostaje na ręce na później, pozostałe odrzucasz. Zachowaj taką, której jakiś land jeszcze chce.
web-coach-media-buy = Znaczniki mediów dają siłę w landzie: kto ma ich najwięcej, może wymienić opinię, a sondaże mu nie szkodzą. Jeden lub dwa tam, gdzie chcesz wygrać, to dobry początek.
web-coach-rally-buy = Wiece staną się później głosami. Do trzech naraz są tanie; więcej opłaca się tylko tam, gdzie wybory są blisko.
web-coach-send-politician = Polityk położony tutaj działa raz, a płacisz przy odkryciu. Mocnych zachowaj na ważne landy.
web-coach-politician-pay = Karty zostają odkryte. Zapłać, jeśli akcje są warte ceny; inaczej karta przepada.
web-coach-politician-act = Teraz działa twój polityk: najpierw akcja główna, potem drugorzędna. Głosy i notowania pomagają tu od razu.
web-coach-media-exchange = Masz tu wpływ na media i możesz wymienić opinię. Wprowadź taką, która zgadza się z twoim programem, albo usuń tę, która ci szkodzi.
web-coach-poll-bid = Sondaż może zmienić notowania. Jest coś wart tam, gdzie masz wiece; za nieznaną kartę nie płać dużo.
web-coach-poll-publish = Sondaż jest twój. Opublikuj go, jeśli podnosi twoje notowania; zatajony trochę powiększa elektorat.
web-coach-convert = Teraz wiece stają się głosami: (wiece + notowania) × zbieżność. Gdzie wybory są jeszcze daleko, możesz też poczekać na lepszą chwilę.
web-coach-coalition-consent = Możesz zawrzeć koalicję: obie partie dostaną punkty za zwycięstwo. Zwykle to lepsze, niż nie wygrać nic.
web-coach-presence-move = Znacznik mediów może przejść na pole obecności w mediach, gdzie na koniec daje punkty. Zwykle to dobra zamiana.
web-coach-donation = Pieniądze teraz czy elektorat? Elektorat co rundę daje pieniądze, a na koniec punkty; weź pieniądze, jeśli ci ich brakuje.
web-why-not-more = { $count ->
        [one] Jeszcze { $count }
        [few] Jeszcze { $count }
        [many] Jeszcze { $count }
       *[other] Jeszcze { $count }
    }
`;export{e as default};