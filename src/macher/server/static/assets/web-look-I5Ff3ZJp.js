var e=`# Den Tisch ansehen: die Lupe, Enthüllungen, der letzte Abend, die Vergangenheit.

## Die Lupe

web-lens = Großansicht
web-lens-rule = Regel { $rule }
web-lens-name-gift = Spende von { $amount }
web-lens-contribution = Nimmst du sie an, bekommst du das Geld und verlierst so viele Mitglieder, wie { $loss ->
        [one] ein Würfel zeigt.
       *[other] der höchste von { $loss } Würfeln zeigt.
    } Lehnst du sie ab, gewinnst du so viele, wie { $gain ->
        [one] ein Würfel zeigt.
       *[other] { $gain } Würfel zusammen zeigen.
    }
web-lens-donation = Angenommen bringt sie das Geld und ändert die Parteibasis um { $accept }; abgelehnt bringt sie { $reject } Parteibasis.
web-lens-seat-cabinet = Im Schattenkabinett noch nicht aufgedeckt: { $politicians }.
web-lens-seat-gifts = Übrige Spendenkarten: { $gifts }.
web-lens-seat-hand = Von der Hand bekannt: { $cards }.
web-lens-seat-tiles = Koalitionsplättchen im Vorrat: { $count }.

## Landestafeln und Karte

web-board-leads = Wahlsieg nach jetzigem Stand
web-board-large-view = Dieses Tableau vergrößern
web-board-back = Alle Ländertableaus
web-board-pays = Mitglieder bringen in dieser Runde Geld
web-board-no-coalition = Hier keine Koalitionen
web-state-piles = Gleich viele Stimmen: wer oben liegt, geht vor
web-stock-tiles = Koalitionsplättchen im Vorrat
web-piles = Ablage
web-map = Deutschlandkarte
web-map-leads = { $state }: { $parties } vorn.
web-map-won = { $state }: gewonnen von { $parties }.

## Wertung, Einstellungen, Zeit

web-score-sheet = Wertungsbogen
web-score-so-far = Was bisher notiert ist. Manche Punkte zählen erst am Ende.
web-score-hidden = Die Punkte sind bis zum Ende verborgen; das lässt sich in den Einstellungen ändern.
web-setting-suspense = Punkte bis zum Ende verbergen
web-speed-fast = Schnell
web-replay-since = Seit meinem letzten Zug abspielen
web-replay-play = Von hier abspielen
web-replay-stop = Anhalten
web-log-about-me = Betrifft dich
web-keys-lens = ein Teil groß zeigen; mit Pfeilen zum nächsten, mit der Eingabetaste zur Regel
web-keys-past-turn = beim Zurückschauen: ein Zug
web-keys-past-phase = beim Zurückschauen: eine Phase
web-keys-past-round = beim Zurückschauen: eine Runde
web-keys-past-ends = beim Zurückschauen: zum Anfang, zur Gegenwart
web-keys-this = diese Liste
web-moment-highest = höchstes Gebot

## Der letzte Abend

web-final-counting = Die Ergebnisse kommen herein …
web-final-skip = Zum Ergebnis
web-final-again = Noch einmal zeigen
web-final-boards = Die Ländertableaus ansehen
web-final-back = Zur Schlusswertung
web-final-lines = Punkte von Wahl zu Wahl
web-final-uncovered = Alles aufdecken

## Die Bücher

web-books = Bücher
web-books-paid = Gezahlt
web-books-received = Erhalten
web-books-payments = Zahlungen, die neueste zuerst
web-books-shown = Gezeigte Handkarten
`;export{e as default};