# Was ein Schritt bringen würde, neben den Möglichkeiten. Ohne Punkt: es sind Zeilen einer kleinen Tabelle.

preview-money = Geld: { $was } → { $now }
preview-money-if-won = Geld, falls das Gebot gewinnt: { $now }
preview-price-later = Beim Aufdecken zu zahlen: { $price }
preview-base = Parteibasis: { $was } → { $now }
preview-rallies = Wahlveranstaltungen { $place }: { $was } → { $now }
preview-trend = Trend { $place }: { $was } → { $now }
preview-match = Übereinstimmung { $place }: { $was } → { $now }
preview-votes = Stimmen { $place }: { $was } → { $now }
preview-convert = Umgewandelt { $place }: { $formula }; dann { $votes } Stimmen, das gibt { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
preview-influencer = { $count ->
        [0] Dann beeinflusst niemand die Medien { $place }
       *[other] Medieneinfluss { $place } dann: { $seats }
    }
preview-winners = { $count ->
        [0] Niemand hätte Stimmen { $place }
       *[other] Wahlsieg { $place }, wenn jetzt alle umwandeln: { $seats }
    }
