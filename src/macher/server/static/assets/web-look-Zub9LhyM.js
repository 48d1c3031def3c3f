var e=`# Oglądanie stołu: lupa, odsłonięcia, ostatni wieczór, przeszłość.

## Lupa

web-lens = W powiększeniu
web-lens-rule = Zasada { $rule }
web-lens-name-gift = Składka: { $amount }
web-lens-contribution = Przyjęta daje pieniądze, ale tracisz tylu członków, ile pokaże { $loss ->
        [one] jedna kość.
       *[other] najwyższa z kości ({ $loss }).
    } Odrzucona daje tylu członków, ile { $gain ->
        [one] pokaże jedna kość.
       *[other] pokażą razem kości ({ $gain }).
    }
web-lens-donation = Przyjęta daje pieniądze i zmienia elektorat o { $accept }; odrzucona zmienia elektorat o { $reject }.
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
web-speed-fast = Szybkie
web-replay-since = Odtwórz od mojego ostatniego ruchu
web-replay-play = Odtwarzaj stąd
web-replay-stop = Zatrzymaj
web-log-about-me = Dotyczy ciebie
web-keys-lens = pokaż element w powiększeniu; strzałki do następnego, Enter do zasady
web-keys-past-turn = przy patrzeniu wstecz: jeden ruch
web-keys-past-phase = przy patrzeniu wstecz: jedna faza
web-keys-past-round = przy patrzeniu wstecz: jedna runda
web-keys-past-ends = przy patrzeniu wstecz: na początek, do teraźniejszości
web-keys-this = ta lista
web-moment-highest = najwyższa oferta

## Ostatni wieczór

web-final-counting = Spływają wyniki…
web-final-skip = Do wyniku
web-final-again = Pokaż jeszcze raz
web-final-boards = Zobacz plansze
web-final-back = Do wyniku końcowego
web-final-lines = Punkty w kolejnych wyborach
web-final-uncovered = Odkryj wszystko

## Rachunki

web-books = Rachunki
web-books-paid = Wydane
web-books-received = Otrzymane
web-books-payments = Płatności, najnowsze na górze
web-books-shown = Pokazane karty z ręki
`;export{e as default};