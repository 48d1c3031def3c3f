# Die Wörter des Spiels, in einem Satz so erklärt, wie sie an diesem Tisch gelten.

service-term-program-2006 = Wahlprogramm
    .about = Die offenen Positionen einer Partei, eine Karte je Thema. Je besser es zu den Volksmeinungen passt, desto mehr Stimmen bringen Versammlungen dort.
    .forms = Wahlprogramm
service-term-match-2006 = Übereinstimmung
    .about = Wie gut ein Wahlprogramm zu den offenen Volksmeinungen passt: eins mehr für jede geteilte, eins weniger für jede, der es widerspricht, doppelt beim Schlüsselthema.
    .forms = Übereinstimmung
service-term-trend-2006 = Beliebtheit
    .about = Wie beliebt eine Partei in einem Bundesland ist. Sie wird zur Übereinstimmung gezählt, wenn aus Versammlungen Stimmen werden.
    .forms = Beliebtheit
service-term-rally-2006 = Versammlung
    .about = Ein Marker in einem Bundesland, aus dem später Stimmen werden.
    .forms = Versammlung
service-term-media-2006 = Medienkontrolle
    .about = Wer in einem Bundesland mehr Medienmarker hat als jede andere Partei: darf dort eine Volksmeinung tauschen und wird von veröffentlichten Umfragen nicht gesenkt.
    .forms = Medienkontrolle, kontrollierst du die Medien, kontrolliert die Medien
service-term-presence-2006 = Bundesebene
    .about = Medien und Volksmeinungen des ganzen Landes: Felder dort bringen Mitglieder und am Ende Punkte.
    .forms = Bundesebene
service-term-poll-2006 = Umfrage
    .about = Eine Karte, die Beliebtheit hebt oder senkt. Sie wird versteigert; wer sie bekommt, veröffentlicht ein oder zwei Ergebnisse oder hält sie zurück und würfelt um Mitglieder. { $poll_reveal ->
            [chosen_only] Die anderen sehen nur die genutzten Ergebnisse.
           *[full_card] Eine veröffentlichte Umfrage sehen alle.
        }
    .forms = Umfrage
service-term-coalition-2006 = Koalition
    .about = Zwei Parteien mit Plättchen in einem Bundesland, deren Stimmen beim Wahlsieg dort zusammenzählen.
    .forms = Koalition
service-term-base-2006 = Mitglieder
    .about = Die Mitglieder einer Partei: Geld nach den Runden { $payouts } und Punkte am Ende. { $membership_cap ->
            [80] Mehr als { $membership_cap } hat niemand.
           *[none] Nach oben ist ihre Zahl offen.
        }
    .forms = Mitglieder
service-term-donation-2006 = Parteispende
    .about = Geld von außen: Annehmen kostet so viele Mitglieder, wie der höchste Würfel zeigt, Ablehnen bringt so viele, wie alle Würfel zusammen zeigen.
    .forms = Parteispende
service-term-double-2006 = Schlüsselthema
    .about = Lässt eine Volksmeinung in ihrem Bundesland doppelt zählen, im Guten wie im Schlechten. Tauschbar ist sie nicht, { $key_issue_blocks_national ->
            [true] und auf die Bundesebene kommt sie auch nicht.
           *[false] auf die Bundesebene darf sie aber.
        }
    .forms = Schlüsselthema, Schlüsselplättchen
service-term-opinion-2006 = Volksmeinung
    .about = Was die Leute in einem Bundesland wollen: Ja oder Nein zu einem Thema. Vier liegen dort; verdeckte zählen noch nicht.
    .forms = Volksmeinung
service-term-cabinet-2006 = Schattenkabinett
    .about = Die Kabinettskarten einer Partei. Verdeckt in ein Bundesland gelegt, handelt jede dort einmal und scheidet aus.
    .forms = Schattenkabinett
