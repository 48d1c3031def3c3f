# Was die Lupe an diesem Tisch zu jeder Art von Stück sagt: wie es verdeckt heißt und wozu es dient.

service-piece-opinion = Volksmeinung, verdeckt
    .about = Sagt ein Programm dasselbe, steigt seine Übereinstimmung hier um eins, sagt es das Gegenteil, sinkt sie um eins. Je höher sie ist, desto mehr Stimmen bringen die Wahlveranstaltungen.
service-piece-program = Programmkarte
    .about = Eine Position eines Programms. Will ein Bundesland dasselbe, bringen Wahlveranstaltungen dort mehr Stimmen. Hat niemand die Mehrheit, sucht die stärkste Partei einen Partner mit vielen gleichen Karten.
service-piece-politician = Kabinettsmitglied, verdeckt
    .about = Verdeckt neben ein Bundesland gelegt, beim Aufdecken bezahlt oder aufgegeben; handelt dort einmal, in der Reihenfolge des Legens, und scheidet aus. Eine Aktion mit ! ist, einmal genutzt, dort für alle anderen gesperrt, { $exclusive_scope ->
            [state_lifetime] solange das Bundesland im Spiel ist.
           *[phase] bis die Runde vorbei ist.
        }
service-piece-poll = Umfrage
    .about = Geht an das höchste Gebot: Veröffentlicht ändert sie die Trends im Bundesland, zurückgehalten bringt sie { $suppressed } Parteibasis. { $poll_front ->
            [private_unless_published] Die anderen sehen sie nur, wenn sie veröffentlicht wird.
           *[public_when_taken] Alle sehen, was sie zeigt.
        }
service-piece-media = Medienmarker
    .about = Wer in einem Bundesland mehr davon hat als jede andere Partei, beeinflusst dort die Medien: darf eine Volksmeinung tauschen, wird von Umfragen nicht gesenkt und { $presence_move ->
            [optional] darf nach der Wahl Medienpräsenz nehmen.
           *[forced] bekommt nach der Wahl Medienpräsenz.
        }
service-piece-presence = Medienpräsenz
    .about = Ein Marker hier bringt am Ende die Zahl seines Feldes. Wahlsieger mit einem Marker im Bundesland { $presence_move ->
            [optional] dürfen einen hierher setzen, ebenso die Partei, die dort die Medien beeinflusst.
           *[forced] setzen einen hierher, ebenso die Partei, die dort die Medien beeinflusst.
        }
service-piece-rally = Wahlveranstaltungen
    .about = Aus Wahlveranstaltungen werden Stimmen: ihre Zahl plus Trend, mal Übereinstimmung; beide Faktoren zählen mindestens eins.
service-piece-base = Parteibasis
    .about = Die Parteibasis bringt in jeder Runde außer der letzten Geld und am Ende Punkte.
service-piece-back = Verdeckt
    .about = Verdeckt: zählt nichts, bis die Karte aufgedeckt wird.
service-piece-doubled = Dopplerplättchen
    .about = Unter einem Dopplerplättchen: zählt doppelt und kann nicht getauscht werden.
