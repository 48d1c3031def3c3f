var e=`# Nachschlagen: Koalitionen, Volksmeinungen, Geld, Abgelegtes; Versteigerungen und geheime Antworten bei den Parteien; Zeichen.

web-drawer-coalitions = Koalitionen
web-drawer-opinions = Volksmeinungen
web-drawer-money = Bekanntes Geld
web-drawer-discards = Abgelegtes
web-look-states = Die Länder und ihre Volksmeinungen

## Wer mit wem regieren könnte

web-coalitions-about = Stimmen, als hätten alle jetzt umgewandelt. Hat niemand die Mehrheit, regiert die stärkste Partei mit dem Koalitionspartner, mit dem sie die meisten gemeinsamen Programmkarten hat, unter denen, mit denen sie die Mehrheit erreicht.
web-coalitions-common = Gemeinsam
web-coalitions-key = Zeichen dieser Übersicht
web-coalitions-key-governs = würde regieren
web-coalitions-key-enough = genug Stimmen
web-coalitions-key-closed = keine Koalition nach jetzigem Stand
web-together-votes = { $votes ->
        [one] zusammen eine Stimme
       *[other] zusammen { $votes } Stimmen
    }
web-together-common = { $count ->
        [one] eine gemeinsame Programmkarte
       *[other] { $count } gemeinsame Programmkarten
    }
web-together-closed = keine Koalition nach jetzigem Stand
web-together-open = als Nächste dran, wenn ein besserer Koalitionspartner ausfällt
web-together-sure = als Erste dran
web-together-made = regieren zusammen
web-together-enough = Mehrheit
web-together-short = keine Mehrheit

## Volksmeinungen und Programme

web-opinions-agrees = stimmt überein
web-opinions-differs = widerspricht
web-opinions-none = sagt nichts dazu

## Geld

web-money-open = An diesem Tisch liegt das Geld offen.
web-money-hidden = An diesem Tisch ist das Geld verborgen. Das hier ergibt sich aus den Zahlungen, die allen bekannt sind.
web-money-opening = Alle haben mit { $sum } begonnen.
web-money-now = Jetzt
web-money-left = Wenn verdeckte Kabinettsmitglieder bezahlt sind
web-money-range = { $least } bis { $most }

## Versteigerungen und geheime Antworten

web-chip-high = höchstes Gebot: { $bid }
web-chip-in = hat { $bid } geboten, darf noch bieten
web-chip-outbid = hat { $bid } geboten, überboten
web-chip-passed = hat gepasst
web-chip-next = hat noch nicht geboten
web-chip-out = bietet nicht mit
web-answer = Deine geheime Antwort
web-answer-about = Nur du siehst sie, bis alle geantwortet haben.

## Zeichen

web-legend-party = Zeichen einer Partei
web-legend-board = Zeichen auf den Ländertableaus
web-legend-money = Geld, in Tausend
web-legend-votes = Stimmen jetzt, und wenn jetzt alle Wahlveranstaltungen umgewandelt würden
web-legend-once = Eine Aktion mit !: Hat eine Partei sie in einem Land benutzt, ist sie dort für die anderen gesperrt
web-legend-agrees = Dein Programm stimmt überein
web-legend-differs = Dein Programm widerspricht
`;export{e as default};