# Den Tisch ansehen: die Lupe, Enthüllungen, der letzte Abend, die Vergangenheit.

## Die Lupe

web-lens = Groß gezeigt
web-lens-rule = Regel { $rule }
web-lens-name-opinion = Meinung, verdeckt
web-lens-name-program = Programmkarte
web-lens-name-national = Bundesweite Meinung
web-lens-name-politician = Politiker, verdeckt
web-lens-name-poll = Umfrage
web-lens-name-gift = Spende von { $amount }
web-lens-name-media = Medienmarker
web-lens-name-presence = Bundesweite Medien
web-lens-name-rally = Wahlkampf
web-lens-name-tile = Koalitionsplättchen
web-lens-name-base = Basis der Parteien
web-lens-name-seat = Partei
web-lens-back = Verdeckt: zählt nichts, bis sie aufgedeckt wird.
web-lens-opinion = Wessen Programm dasselbe sagt, stimmt hier um eins mehr überein, wer das Gegenteil sagt, um eins weniger. Die Übereinstimmung macht den Wahlkampf mehr oder weniger Stimmen wert.
web-lens-doubled = { $edition ->
        [e2006] Unter einem Schlüsselplättchen: zählt doppelt und kann nicht getauscht werden.
       *[other] Unter einem Verdoppler: zählt doppelt und kann nicht getauscht werden.
    }
web-lens-program = { $edition ->
        [e2006] Eine Position des Programms. Will ein Land dasselbe, bringen Versammlungen mehr Stimmen; am Ende kann sie zu den bundesweiten Meinungen passen.
       *[other] Eine Position des Programms. Will ein Land dasselbe, bringen Veranstaltungen mehr Stimmen; ähnliche Programme machen Koalitionen möglich.
    }
web-lens-national = { $edition ->
       *[other] Wer dieselbe Position hat, gewinnt jede Runde Mitglieder und am Ende Punkte.
    }
web-lens-secured = Gesichert: nur die Gegenposition kann den Platz einnehmen.
web-lens-politician = { $edition ->
        [e2006] Verdeckt neben ein Land gelegt, beim Aufdecken bezahlt; führt eine dieser Aktionen aus und verlässt das Spiel.
       *[other] Verdeckt neben ein Land geschickt, beim Aufdecken bezahlt oder weggeschickt; handelt dort einmal, in der Reihenfolge des Legens, und verlässt das Spiel.
    }
web-lens-poll = { $edition ->
        [e2006] Geht an das höchste Gebot: bis zu zwei Änderungen dürfen veröffentlicht werden, oder sie wird für Mitglieder unterdrückt.
       *[other] Geht an das höchste Gebot: veröffentlicht ändert sie die Trends im Land, zurückgehalten bringt sie Parteibasis.
    }
web-lens-contribution = Angenommen bringt sie das Geld und kostet Mitglieder: { $loss } Würfel. Abgelehnt bringt sie Mitglieder: { $gain } Würfel.
web-lens-donation = Angenommen bringt sie das Geld und ändert die Parteibasis um { $accept }; abgelehnt bringt sie { $reject } Parteibasis.
web-lens-media = { $edition ->
        [e2006] Wer in einem Land mehr davon hat als jede andere Partei, kontrolliert dort die Medien: darf eine Meinung tauschen und ist vor schlechten Umfragen sicher.
       *[other] Wer in einem Land mehr davon hat als jede andere Partei, beeinflusst dort die Medien: darf eine Meinung tauschen, ist vor schlechten Umfragen sicher und gewinnt Medienpräsenz.
    }
web-lens-presence = { $edition ->
       *[other] Ein Marker hier zählt am Ende die Zahl seines Feldes. Wahlsiege bringen sie dorthin.
    }
web-lens-rally = { $edition ->
        [e2006] Versammlungen werden Stimmen: ihre Zahl mal Beliebtheit und Übereinstimmung zusammen, oder die Hälfte, wenn das nichts ergibt.
       *[other] Veranstaltungen werden Stimmen: ihre Zahl und der Trend zusammen, mal Übereinstimmung; beide Faktoren sind mindestens eins.
    }
web-lens-tile = { $edition ->
       *[other] Zwei Parteien mit Plättchen im Land, das wählt, dürfen eine Koalition bilden, wenn sich ihre Programme ähneln; ihre Stimmen zählen dann zusammen.
    }
web-lens-base = { $edition ->
        [e2006] Mitglieder zahlen in manchen Runden Geld und sind am Ende Punkte; die größten Parteien bekommen mehr.
       *[other] Die Parteibasis bringt jede Runde Geld und am Ende Punkte.
    }
web-lens-seat-cabinet = Vom Kabinett noch nicht gesehen: { $politicians }.
web-lens-seat-gifts = Übrige Spendenkarten: { $gifts }.
web-lens-seat-hand = Von der Hand bekannt: { $cards }.
web-lens-seat-tiles = Koalitionsplättchen im Vorrat: { $count }.

## Landestafeln und Karte

web-board-leads = Würde jetzt gewinnen
web-board-large-view = Diese Tafel vergrößern
web-board-back = Alle Tafeln
web-board-pays = Mitglieder zahlen in dieser Runde
web-board-no-coalition = Hier keine Koalitionen
web-state-piles = Gleich viele Stimmen: wer oben liegt, geht vor
web-stock-tiles = Koalitionsplättchen im Vorrat
web-piles = Ablage
web-map = Karte des Landes
web-map-leads = { $state }: { $parties } vorn.
web-map-won = { $state }: gewonnen von { $parties }.

## Wertung, Einstellungen, Zeit

web-score-sheet = Wertungsbogen
web-score-so-far = Was bisher notiert ist. Manche Punkte zählen erst am Ende.
web-score-hidden = Die Punkte sind bis zum Ende verdeckt; das lässt sich in den Einstellungen ändern.
web-setting-suspense = Punkte bis zum Ende verdecken
web-speed-fast = Schnell
web-replay-since = Seit meinem Zug abspielen
web-replay-play = Von hier abspielen
web-replay-stop = Anhalten
web-log-about-me = Betrifft dich
web-keys-lens = ein Teil groß zeigen; Pfeile zum nächsten, Eingabe zur Regel
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
web-final-boards = Die Tafeln ansehen
web-final-back = Zur Endwertung
web-final-lines = Punkte über die Wahlen
web-final-uncovered = Alles aufdecken

## Die Bücher

web-books = Bücher
web-books-money = Gezahlt und erhalten
web-books-paid = Gezahlt
web-books-received = Erhalten
web-books-payments = Zahlungen, die neueste zuerst
web-books-shown = Auf der Hand gezeigt
