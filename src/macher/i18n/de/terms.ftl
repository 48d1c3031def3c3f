# Die Wörter des Spiels, in einem Satz so erklärt, wie sie an diesem Tisch gelten.

service-term-program = Parteiprogramm
    .about = Die fünf offenen Positionen einer Partei, je eine zu fünf Themen. Je besser es zu den Volksmeinungen eines Bundeslands passt, desto mehr Stimmen bringen Wahlveranstaltungen dort.
    .forms = Parteiprogramm, Programm
service-term-opinion = Volksmeinung
    .about = Was die Leute in einem Bundesland wollen: Zustimmung oder Ablehnung zu einem Thema. Bis zu vier liegen dort; verdeckte zählen noch nicht.
    .forms = Volksmeinung
service-term-match = Übereinstimmung
    .about = Wie gut ein Programm zu den offenen Volksmeinungen passt: eins mehr für jede geteilte, eins weniger für jede, der es widerspricht, unter einem Dopplerplättchen doppelt.
    .forms = Übereinstimmung
service-term-trend = Trend
    .about = Wie es für eine Partei in einem Bundesland läuft. Die Zahl auf dem Feld ({ $trends }) wird zu den Wahlveranstaltungen gezählt, wenn sie zu Stimmen werden.
    .forms = Trend
service-term-rally = Wahlveranstaltung
    .about = Ein Würfelchen in einem Bundesland, aus dem später Stimmen werden. Bis zu drei auf einmal in einem Bundesland kosten je gleich viel, weitere immer mehr.
    .forms = Wahlveranstaltung
service-term-media = Medieneinfluss
    .about = Wer in einem Bundesland mehr Medienmarker hat als jede andere Partei: darf eine Volksmeinung tauschen, wird von Umfragen nicht gesenkt und { $presence_move ->
            [optional] darf nach der Wahl Medienpräsenz nehmen.
           *[forced] bekommt nach der Wahl Medienpräsenz.
        }
    .forms = Medieneinfluss, beeinflusst du die Medien, beeinflusst die Medien
service-term-presence = Medienpräsenz
    .about = Felder für das ganze Land. Ein Marker dort bringt am Ende so viele Punkte, wie auf seinem Feld stehen.
    .forms = Medienpräsenz
service-term-cabinet = Schattenkabinett
    .about = Die Kabinettsmitglieder einer Partei. Verdeckt neben ein Bundesland gelegt, handeln sie dort einmal und scheiden aus.
    .forms = Schattenkabinett
service-term-poll = Umfrage
    .about = Eine Karte, die Trends hebt oder senkt. Sie wird versteigert; wer sie bekommt, veröffentlicht sie oder hält sie zurück. { $poll_front ->
            [private_unless_published] Die anderen sehen sie nur, wenn sie veröffentlicht wird.
           *[public_when_taken] Alle sehen, was sie zeigt.
        }
    .forms = Umfrage
service-term-coalition = Koalition
    .about = Zwei Parteien, die eine Wahl gemeinsam gewinnen, wenn es keine allein kann. { $coalition ->
            [partner_may_refuse] Die schwächere darf ablehnen.
            [both_may_refuse] Jede der beiden darf ablehnen.
           *[automatic] Ablehnen darf keine.
        }
    .forms = Koalition
service-term-base = Parteibasis
    .about = Die treuen Anhänger einer Partei: Geld in jeder Runde außer der letzten und Punkte am Ende.
    .forms = Parteibasis
service-term-donation = Spende
    .about = Geld von außen: Annehmen kostet { $losses } Parteibasis, Ablehnen bringt { $gains }.
    .forms = Spende
service-term-double = Dopplerplättchen
    .about = Lässt eine Volksmeinung in ihrem Bundesland doppelt zählen, im Guten wie im Schlechten.
    .forms = Dopplerplättchen
