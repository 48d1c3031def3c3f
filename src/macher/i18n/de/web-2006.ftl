# Die Seite in den Worten der Ausgabe 2006. Eine Nachricht, die auf -2006 endet, steht an der Stelle der ohne diese Endung.

web-program-2006 = Wahlprogramm
web-pair-program-2006 = Aus dem Wahlprogramm
web-moment-programs-2006 = Die Wahlprogramme liegen offen
web-moment-sheets-2006 = Die Startbögen liegen offen
web-deck-program-2006 = Programmkarten
web-text-rallies-2006 = Versammlungen
web-text-trend-2006 = Beliebtheit
web-text-match-2006 = Übereinstimmung
web-rallies-in-2006 = { $state }: Versammlungen
web-rallies-gives-2006 = → { $votes ->
        [one] 1 Stimme
       *[other] { $votes } Stimmen
    }, { $points ->
        [one] 1 Sitz
       *[other] { $points } Sitze
    }
web-rallies-gives-about-2006 = Wenn dort jetzt alle Versammlungen umgewandelt würden
web-state-table-2006 = Sitze für Stimmen
web-state-points-2006 = { $points ->
        [one] 1 Sitz
       *[other] { $points } Sitze
    }
web-state-projection-2006 = Wenn jetzt alle Versammlungen umgewandelt würden
web-board-at-most-2006 = Sitze bei 50
web-board-influence-2006 = { $party } kontrolliert hier die Medien.
web-board-cabinet-2006 = Kabinettskarten in der Reihenfolge des Legens
web-board-party-2006 = { $party }: { $votes ->
        [one] 1 Stimme
       *[other] { $votes } Stimmen
    }, { $projection } nach dem Umwandeln; Versammlungen { $rallies }, Beliebtheit { $trend }, Übereinstimmung { $match }.
web-stock-rallies-2006 = Versammlungen im Vorrat
web-stock-cabinet-2006 = Kabinettskarten übrig
web-stock-gifts-2006 = Spendenkarten übrig
web-cabinet-none-2006 = Keine Karte legen
web-lens-name-gift-2006 = Spende von { $amount }
web-lens-seat-gifts-2006 = Übrige Spendenkarten: { $gifts }.
