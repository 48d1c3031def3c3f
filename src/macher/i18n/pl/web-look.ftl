# Oglądanie stołu: lupa, odsłonięcia, ostatni wieczór, przeszłość.

## Lupa

web-lens = W powiększeniu
web-lens-rule = Zasada { $rule }
web-lens-name-opinion = Opinia, zakryta
web-lens-name-program = Karta programu
web-lens-name-national = Opinia krajowa
web-lens-name-politician = Polityk, zakryty
web-lens-name-poll = Sondaż
web-lens-name-gift = Składka: { $amount }
web-lens-name-media = Znacznik mediów
web-lens-name-presence = Media krajowe
web-lens-name-rally = Wiece
web-lens-name-tile = Żeton koalicji
web-lens-name-base = Elektorat lub członkowie
web-lens-name-seat = Partia
web-lens-back = Zakryta: nie liczy się, dopóki nie zostanie odkryta.
web-lens-opinion = Partia, której program mówi to samo, ma tu zbieżność większą o 1, a partia o przeciwnym programie mniejszą o 1. Od zbieżności zależy, ile głosów dają wiece.
web-lens-doubled = { $edition ->
        [e2006] Pod żetonem kluczowym: liczy się podwójnie i nie można jej wymienić.
       *[other] Pod żetonem podwojenia: liczy się podwójnie i nie można jej wymienić.
    }
web-lens-program = { $edition ->
        [e2006] Punkt programu. Gdzie land chce tego samego, wiece dają więcej głosów; może też pasować do opinii krajowych.
       *[other] Punkt programu. Gdzie land chce tego samego, wiece dają więcej głosów; podobne programy umożliwiają koalicje.
    }
web-lens-national = { $edition ->
       *[other] Kto ma taką samą kartę w programie, zyskuje co rundę członków, a na koniec punkty.
    }
web-lens-secured = Zabezpieczona: jej miejsce może zająć tylko opinia przeciwna.
web-lens-politician = { $edition ->
        [e2006] Kładziesz tę kartę zakrytą obok landu i płacisz po odkryciu; wykonujesz jedną z tych akcji i karta odpada z gry.
       *[other] Wysyłasz tę kartę zakrytą do landu, a po odkryciu płacisz albo z niej rezygnujesz; działa tam raz, w kolejności położenia, i odpada z gry.
    }
web-lens-poll = { $edition ->
        [e2006] Dostaje go najwyższa oferta: można go opublikować i użyć najwyżej dwóch wyników albo zataić i zyskać członków.
       *[other] Dostaje go najwyższa oferta: opublikowany zmienia notowania w landzie, zatajony powiększa elektorat.
    }
web-lens-contribution = Przyjęta daje pieniądze, ale tracisz członków (liczba kości: { $loss }). Odrzucona daje członków (liczba kości: { $gain }).
web-lens-donation = Przyjęta daje pieniądze i zmienia elektorat o { $accept }; odrzucona zmienia elektorat o { $reject }.
web-lens-media = { $edition ->
        [e2006] Kto ma ich w landzie więcej niż każda inna partia, kontroluje tam media: może wymienić opinię i nie boi się złych sondaży.
       *[other] Kto ma ich w landzie więcej niż każda inna partia, ma tam wpływ na media: może wymienić opinię, nie boi się złych sondaży i zyskuje obecność w mediach.
    }
web-lens-presence = { $edition ->
       *[other] Znacznik na tym polu daje na koniec tyle punktów, ile ono pokazuje. Trafiają tu znaczniki zwycięzców wyborów.
    }
web-lens-rally = { $edition ->
        [e2006] Wiece stają się głosami: ich liczba × (popularność + zbieżność) albo połowa ich liczby, jeśli to nic nie daje.
       *[other] Wiece stają się głosami: (ich liczba + notowania) × zbieżność; oba czynniki wynoszą co najmniej 1.
    }
web-lens-tile = { $edition ->
       *[other] Dwie partie z żetonami w głosującym landzie mogą zawrzeć koalicję, jeśli ich programy są podobne; ich głosy liczą się wtedy razem.
    }
web-lens-base = { $edition ->
        [e2006] Członkowie dają pieniądze w niektórych rundach, a na koniec punkty; największe partie dostają ich więcej.
       *[other] Elektorat daje co rundę pieniądze, a na koniec punkty.
    }
web-lens-seat-cabinet = Jeszcze niepokazani z gabinetu: { $politicians }.
web-lens-seat-gifts = Pozostałe karty składek: { $gifts }.
web-lens-seat-hand = Znane z ręki: { $cards }.
web-lens-seat-tiles = Żetony koalicji w puli: { $count }.

## Plansze landów i mapa

web-board-leads = Wygrałaby teraz
web-board-large-view = Powiększ tę planszę
web-board-back = Wszystkie plansze
web-board-pays = W tej rundzie wypłata za członków
web-board-no-coalition = Tu nie ma koalicji
web-state-piles = Równe głosy: kto leży wyżej, jest przed pozostałymi
web-stock-tiles = Żetony koalicji w puli
web-piles = Odrzucone
web-map = Mapa kraju
web-map-leads = { $state }: prowadzi { $parties }.
web-map-won = { $state }: wygrywa { $parties }.

## Wynik, ustawienia, czas

web-score-sheet = Arkusz punktów
web-score-so-far = Zapisane do tej pory. Część punktów liczy się dopiero na końcu.
web-score-hidden = Punkty są ukryte do końca; można to zmienić w ustawieniach.
web-setting-suspense = Ukryj punkty do końca gry
web-speed-fast = Szybko
web-replay-since = Odtwórz od mojego ostatniego ruchu
web-replay-play = Odtwarzaj stąd
web-replay-stop = Zatrzymaj
web-log-about-me = Dotyczy ciebie
web-keys-lens = pokaż element w powiększeniu; strzałki do następnego, Enter do zasady
web-keys-past-turn = w przeszłości: jeden ruch
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
