# Die Wörter des Spiels, in einem Satz erklärt.

service-term-program-2006 = Wahlprogramm
    .about = Die offenen Positionen einer Partei, eine Karte je Thema. Je besser es zu den Volksmeinungen passt, desto mehr Stimmen bringen Versammlungen dort.
service-term-match-2006 = Übereinstimmung
    .about = Wie gut ein Wahlprogramm zu den offenen Volksmeinungen passt: eins mehr für jede geteilte, eins weniger für jede, der es widerspricht, doppelt beim Schlüsselthema.
service-term-trend-2006 = Beliebtheit
    .about = Wie beliebt eine Partei in einem Bundesland ist. Sie wird zur Übereinstimmung gezählt, wenn aus Versammlungen Stimmen werden.
service-term-rally-2006 = Versammlung
    .about = Ein Marker in einem Bundesland, aus dem später Stimmen werden.
service-term-media-2006 = Medienkontrolle
    .about = Wer in einem Bundesland mehr Medienmarker hat als jeder andere: darf dort eine Volksmeinung tauschen und gewinnt bei Umfragen und Wahlen.
service-term-presence-2006 = Bundesebene
    .about = Medien und Volksmeinungen des ganzen Landes: Felder dort bringen Mitglieder und am Ende Punkte.
service-term-poll-2006 = Umfrage
    .about = Eine Karte, die Beliebtheit hebt oder senkt. Sie wird versteigert; wer sie bekommt, nutzt sie oder unterdrückt sie gegen Würfel.
service-term-coalition-2006 = Koalition
    .about = Zwei Parteien mit Plättchen in einem Bundesland, deren Stimmen beim Wahlsieg dort zusammenzählen.
service-term-base-2006 = Mitglieder
    .about = Die Mitglieder einer Partei: Geld in jeder Runde und Punkte am Ende.
service-term-donation-2006 = Parteispende
    .about = Geld von außen: annehmen kann Mitglieder kosten, ablehnen welche bringen, wie die Würfel fallen.
service-term-double-2006 = Schlüsselthema
    .about = Lässt eine Volksmeinung in ihrem Bundesland doppelt zählen, im Guten wie im Schlechten.
