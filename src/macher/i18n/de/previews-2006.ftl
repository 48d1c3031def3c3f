# Dasselbe in den Worten der Ausgabe 2006.

preview-money-when-paid = Schattenkabinett bisher: { $price }; Geld danach: { $now }
preview-base-between = Mitglieder, je nach Würfeln: { $least } bis { $most }
preview-if-agreed = Wenn die gefragte Partei zustimmt:
preview-rallies-2006 = Versammlungen { $place }: { $was } → { $now }
preview-trend-2006 = Beliebtheit { $place }: { $was } → { $now }
preview-match-2006 = Übereinstimmung { $place }: { $was } → { $now }
preview-convert-2006 = Umgewandelt { $place }: { $formula }; dann { $votes } Stimmen, das gibt { $points ->
        [one] 1 Sitz
       *[other] { $points } Sitze
    }
preview-influencer-2006 = { $count ->
        [0] Dann kontrolliert niemand die Medien { $place }
       *[other] Medienkontrolle { $place } dann: { $seats }
    }
