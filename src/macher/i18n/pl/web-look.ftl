# Oglądanie stołu: lupa, odsłonięcia, ostatni wieczór, przeszłość.

## Lupa

web-lens = W powiększeniu
web-lens-rule = Zasada { $rule }
web-lens-name-opinion = Opinia, zakryta
web-lens-name-program = Karta programu
web-lens-name-national = Opinia krajowa
web-lens-name-politician = Polityk, zakryty
web-lens-name-poll = Sondaż
web-lens-name-gift = Darowizna { $amount }
web-lens-name-media = Znacznik mediów
web-lens-name-presence = Media krajowe
web-lens-name-rally = Wiece
web-lens-name-tile = Żeton koalicji
web-lens-name-base = Zaplecze partii
web-lens-name-seat = Partia
web-lens-back = Zakryta: nie liczy się, dopóki nie zostanie odkryta.
web-lens-opinion = Partia, której program mówi to samo, zyskuje tu jeden punkt zgodności, a przeciwna traci jeden. Zgodność sprawia, że wiece dają więcej lub mniej głosów.
web-lens-doubled = { $edition ->
        [e2006] Pod żetonem kluczowym: liczy się podwójnie i nie można jej wymienić.
       *[other] Pod znacznikiem podwojenia: liczy się podwójnie i nie można jej wymienić.
    }
web-lens-program = { $edition ->
        [e2006] Pozycja programu. Gdzie land chce tego samego, zebrania dają więcej głosów; na końcu może pasować do opinii krajowych.
       *[other] Pozycja programu. Gdzie land chce tego samego, wiece dają więcej głosów; podobne programy umożliwiają koalicje.
    }
web-lens-national = { $edition ->
       *[other] Kto ma tę samą pozycję, zyskuje co rundę członków, a na końcu punkty.
    }
web-lens-secured = Zabezpieczona: jej miejsce może zająć tylko pozycja przeciwna.
web-lens-politician = { $edition ->
        [e2006] Kładziony zakryty obok landu, opłacany po odkryciu; wykonuje jedną z tych akcji i opuszcza grę.
       *[other] Wysyłany zakryty obok landu, po odkryciu opłacany albo odsyłany; działa tam raz, w kolejności wyłożenia, i opuszcza grę.
    }
web-lens-poll = { $edition ->
        [e2006] Trafia do najwyższej oferty: można ogłosić do dwóch zmian albo zataić go za członków.
       *[other] Trafia do najwyższej oferty: ogłoszony zmienia trendy w landzie, zatrzymany daje zaplecze partii.
    }
web-lens-contribution = Przyjęta daje pieniądze i kosztuje członków, liczba kości: { $loss }. Odrzucona daje członków, liczba kości: { $gain }.
web-lens-donation = Przyjęta daje pieniądze i zmienia zaplecze partii o { $accept }; odrzucona daje { $reject } zaplecza.
web-lens-media = { $edition ->
        [e2006] Kto ma ich w landzie więcej niż każda inna partia, kontroluje tam media: może wymienić opinię i nie boi się złych sondaży.
       *[other] Kto ma ich w landzie więcej niż każda inna partia, wpływa tam na media: może wymienić opinię, nie boi się złych sondaży i zyskuje obecność w mediach.
    }
web-lens-presence = { $edition ->
       *[other] Znacznik tutaj daje na końcu tyle punktów, ile wynosi liczba pola. Przynoszą je wygrane wybory.
    }
web-lens-rally = { $edition ->
        [e2006] Zebrania stają się głosami: ich liczba razy popularność ze zgodnością, albo połowa, jeśli to nic nie daje.
       *[other] Wiece stają się głosami: ich liczba z trendem, razy zgodność; oba czynniki wynoszą co najmniej jeden.
    }
web-lens-tile = { $edition ->
       *[other] Dwie partie z żetonami w głosującym landzie mogą zawrzeć koalicję, jeśli ich programy są podobne; ich głosy liczą się wtedy razem.
    }
web-lens-base = { $edition ->
        [e2006] Członkowie płacą w niektórych rundach, a na końcu są punktami; największe partie dostają więcej.
       *[other] Zaplecze partii daje co rundę pieniądze, a na końcu punkty.
    }
web-lens-seat-cabinet = Jeszcze niewidziani z gabinetu: { $politicians }.
web-lens-seat-gifts = Pozostałe karty darowizn: { $gifts }.
web-lens-seat-hand = Znane z ręki: { $cards }.
web-lens-seat-tiles = Żetony koalicji w zapasie: { $count }.

## Plansze landów i mapa

web-board-leads = Wygrałaby teraz
web-board-large-view = Powiększ tę planszę
web-board-back = Wszystkie plansze
web-board-pays = W tej rundzie członkowie płacą
web-board-no-coalition = Tu nie ma koalicji
web-state-piles = Równe głosy: kto leży wyżej, ten pierwszy
web-stock-tiles = Żetony koalicji w zapasie
web-piles = Odrzucone
web-map = Mapa kraju
web-map-leads = { $state }: prowadzi { $parties }.
web-map-won = { $state }: zwycięstwo { $parties }.

## Wynik, ustawienia, czas

web-score-sheet = Arkusz punktów
web-score-so-far = Zapisane do tej pory. Część punktów liczy się dopiero na końcu.
web-score-hidden = Punkty są ukryte do końca; można to zmienić w ustawieniach.
web-setting-suspense = Ukryj punkty do końca
web-speed-fast = Szybko
web-replay-since = Odtwórz od mojej tury
web-replay-play = Odtwórz od tego miejsca
web-replay-stop = Zatrzymaj
web-log-about-me = Dotyczy ciebie
web-keys-lens = pokaż element w powiększeniu; strzałki do następnego, Enter do zasady
web-keys-past-turn = w przeszłości: jedna tura
web-keys-past-phase = w przeszłości: jedna faza
web-keys-past-round = w przeszłości: jedna runda
web-keys-past-ends = w przeszłości: na początek, do teraz
web-keys-this = ta lista
web-moment-highest = najwyższa oferta

## Ostatni wieczór

web-final-counting = Spływają wyniki …
web-final-skip = Do wyniku
web-final-again = Pokaż jeszcze raz
web-final-boards = Zobacz plansze
web-final-back = Do wyniku końcowego
web-final-lines = Punkty w kolejnych wyborach
web-final-uncovered = Odkryj wszystko

## Rachunki

web-books = Rachunki
web-books-money = Wydane i otrzymane
web-books-paid = Wydane
web-books-received = Otrzymane
web-books-payments = Płatności, najnowsze na górze
web-books-shown = Pokazane na ręce
