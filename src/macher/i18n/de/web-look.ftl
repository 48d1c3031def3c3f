# Den Tisch ansehen: die Lupe, Enthüllungen, der letzte Abend, die Vergangenheit.

## Die Lupe

web-lens = Großansicht
web-lens-rule = Regel { $rule }
web-lens-name-opinion = Volksmeinung, verdeckt
web-lens-name-program = Programmkarte
web-lens-name-national = Volksmeinung auf Bundesebene
web-lens-name-politician = Kabinettsmitglied, verdeckt
web-lens-name-poll = Umfrage
web-lens-name-gift = Spende von { $amount }
web-lens-name-media = Medienmarker
web-lens-name-presence = Medienpräsenz
web-lens-name-rally = Wahlveranstaltungen
web-lens-name-tile = Koalitionsplättchen
web-lens-name-base = Parteibasis aller Parteien
web-lens-name-seat = Partei
web-lens-back = Verdeckt: zählt nichts, bis sie aufgedeckt wird.
web-lens-opinion = Wessen Programm dasselbe sagt, hat hier 1 Übereinstimmung mehr, wessen Programm das Gegenteil sagt, 1 weniger. Je größer sie ist, desto mehr Stimmen bringen die Wahlveranstaltungen.
web-lens-doubled = { $edition ->
        [e2006] Unter einem Schlüsselplättchen: zählt doppelt und kann nicht getauscht werden.
       *[other] Unter einem Dopplerplättchen: zählt doppelt und kann nicht getauscht werden.
    }
web-lens-program = { $edition ->
        [e2006] Eine Haltung des Wahlprogramms. Will ein Land dasselbe, bringen Versammlungen dort mehr Stimmen; am Ende kann sie zu den Volksmeinungen auf Bundesebene passen.
       *[other] Eine Haltung des Parteiprogramms. Will ein Land dasselbe, bringen Wahlveranstaltungen dort mehr Stimmen; gemeinsame Programmkarten machen Koalitionen möglich.
    }
web-lens-national = { $edition ->
       *[other] Wer dieselbe Haltung im Programm hat, gewinnt jede Runde Mitglieder und am Ende Punkte.
    }
web-lens-secured = Gesichert: Nur die gegenteilige Haltung kann sie ersetzen.
web-lens-politician = { $edition ->
        [e2006] Wird verdeckt in ein Land gelegt und beim Aufdecken bezahlt; führt dort eine dieser Aktionen aus und scheidet aus.
       *[other] Wird verdeckt in ein Land geschickt und beim Aufdecken bezahlt oder nicht; bezahlt handelt es dort einmal, in der Reihenfolge des Legens, und scheidet aus.
    }
web-lens-poll = { $edition ->
        [e2006] Geht an das höchste Gebot: Bis zu zwei ihrer Ergebnisse dürfen veröffentlicht werden, oder sie wird zurückgehalten und bringt Mitglieder.
       *[other] Geht an das höchste Gebot: Veröffentlicht ändert sie die Trends im Land, zurückgehalten bringt sie Parteibasis.
    }
web-lens-contribution = Angenommen bringt sie das Geld und kostet Mitglieder: { $loss } Würfel. Abgelehnt bringt sie Mitglieder: { $gain } Würfel.
web-lens-donation = Angenommen bringt sie das Geld und ändert die Parteibasis um { $accept }; abgelehnt bringt sie { $reject } Parteibasis.
web-lens-media = { $edition ->
        [e2006] Wer in einem Land mehr davon hat als jede andere Partei, kontrolliert dort die Medien: darf eine Volksmeinung tauschen und ist vor schlechten Umfragen sicher.
       *[other] Wer in einem Land mehr davon hat als jede andere Partei, beeinflusst dort die Medien: darf eine Volksmeinung tauschen, ist vor schlechten Umfragen sicher und gewinnt Medienpräsenz.
    }
web-lens-presence = { $edition ->
       *[other] Ein Marker hier bringt am Ende so viele Punkte, wie auf seinem Feld steht. Hierher kommt er nach einem Wahlsieg.
    }
web-lens-rally = { $edition ->
        [e2006] Versammlungen werden Stimmen: ihre Zahl mal Beliebtheit und Übereinstimmung zusammen, oder die Hälfte, wenn das nichts ergibt.
       *[other] Wahlveranstaltungen werden Stimmen: ihre Zahl und der Trend zusammen, mal Übereinstimmung; beide Faktoren sind mindestens eins.
    }
web-lens-tile = { $edition ->
       *[other] Zwei Parteien mit Plättchen im Wahlland dürfen eine Koalition bilden, wenn genug ihrer Programmkarten gleich sind; ihre Stimmen zählen dann zusammen.
    }
web-lens-base = { $edition ->
        [e2006] Mitglieder bringen in manchen Runden Geld und am Ende Punkte; die größten Parteien bekommen mehr.
       *[other] Die Parteibasis bringt jede Runde Geld und am Ende Punkte.
    }
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
