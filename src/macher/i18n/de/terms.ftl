# Die Wörter des Spiels, in einem Satz erklärt.

service-term-program = Parteiprogramm
    .about = Die fünf offenen Positionen einer Partei, je eine zu fünf Themen. Je besser es zu den Volksmeinungen eines Bundeslands passt, desto mehr Stimmen bringen Wahlveranstaltungen dort.
service-term-opinion = Volksmeinung
    .about = Was die Leute in einem Bundesland wollen: Zustimmung oder Ablehnung zu einem Thema. Bis zu vier liegen dort; verdeckte zählen noch nicht.
service-term-match = Übereinstimmung
    .about = Wie gut ein Programm zu den offenen Volksmeinungen passt: eins mehr für jede geteilte, eins weniger für jede, der es widerspricht, unter einem Dopplerplättchen doppelt.
service-term-trend = Trend
    .about = Wie es für eine Partei in einem Bundesland läuft. Die Zahl auf dem Feld wird zu den Wahlveranstaltungen gezählt, wenn sie zu Stimmen werden.
service-term-rally = Wahlveranstaltung
    .about = Ein Würfel in einem Bundesland, aus dem später Stimmen werden. Viele auf einmal kosten mehr als nach und nach.
service-term-media = Medieneinfluss
    .about = Wer in einem Bundesland mehr Medienmarker hat als jeder andere: darf eine Volksmeinung tauschen, ist vor Umfragen sicher und bekommt Medienpräsenz.
service-term-presence = Medienpräsenz
    .about = Plätze im ganzen Land. Ein Marker dort zählt am Ende so viel, wie auf seinem Platz steht.
service-term-cabinet = Schattenkabinett
    .about = Die Politiker einer Partei. Verdeckt in ein Bundesland geschickt, handeln sie dort einmal und verlassen das Spiel.
service-term-poll = Umfrage
    .about = Eine Karte, die Trends hebt oder senkt. Sie wird versteigert; wer sie bekommt, veröffentlicht sie oder hält sie zurück.
service-term-coalition = Koalition
    .about = Zwei Parteien, die eine Wahl gemeinsam gewinnen, wenn es keine allein kann.
service-term-base = Parteibasis
    .about = Die treuen Mitglieder einer Partei: Geld in jeder Runde und Punkte am Ende.
service-term-donation = Spende
    .about = Geld von außen: annehmen kostet Parteibasis, ablehnen bringt welche.
service-term-double = Dopplerplättchen
    .about = Lässt eine Volksmeinung in ihrem Bundesland doppelt zählen, im Guten wie im Schlechten.
