# Weitere Wörter des Spiels, in einem Satz so erklärt, wie sie an diesem Tisch gelten.

service-term-votes = Stimmen
    .about = Wie eine Partei in einem Bundesland steht. Bei der Wahl bringen sie die Punkte der Länderkarte.
    .forms = Stimmen
service-term-convert = Umwandlung
    .about = Aus Wahlveranstaltungen werden Stimmen: (Wahlveranstaltungen + Trend) × Übereinstimmung. Wo gewählt wird, werden alle umgewandelt.
    .forms = Umwandlung, umwandeln, umgewandelt, wandle
service-term-majority = Mehrheit
    .about = { $majority } Stimmen gewinnen eine Wahl allein; wer weniger hat, braucht einen Partner.
    .forms = Mehrheit
service-term-starter = Startpartei
    .about = Ist in den meisten Phasen der Runde zuerst dran und gewinnt die meisten Gleichstände. Der Platz wird zu Beginn der Runde versteigert.
    .forms = Startpartei
service-term-block = Startblock
    .about = Seine { $symbols } Symbole sagen, womit eine Partei beginnt: Wahlveranstaltungen, Trend, Medien oder Stimmen, jedes in einem Bundesland ihrer Wahl. Gleiche Symbole brauchen verschiedene Bundesländer.
    .forms = Startblock
service-term-display = Auslage
    .about = Karten, die offen neben den Ländertableaus liegen. Volksmeinungen und Programmkarten haben je eine. Eine Lücke bei den Programmkarten wird sofort gefüllt, eine bei den Volksmeinungen { $elections ->
            [7] bleibt, bis Runde 3 vorbei ist.
           *[4] bleibt.
        }
    .forms = Auslage
service-term-politician = Kabinettsmitglied
    .about = Eine Karte des Schattenkabinetts. Es hat eine Hauptaktion und Nebenaktionen, kostet beim Aufdecken Geld und wird einmal eingesetzt. Eine Aktion mit ! ist, einmal genutzt, dort für alle anderen gesperrt, { $exclusive_scope ->
            [state_lifetime] solange das Bundesland im Spiel ist.
           *[phase] bis die Runde vorbei ist.
        }
    .forms = Kabinettsmitglied
service-term-marker = Medienmarker
    .about = Steht für Zeitungen und Sender auf deiner Seite. In einem Bundesland ist Platz für { $spots }. Scheidet es aus, { $media_markers_on_clear ->
            [out_of_game] sind die übrigen verloren.
           *[to_owner] kommen die übrigen zu ihren Parteien zurück.
        }
    .forms = Medienmarker
service-term-auction = Versteigerung
    .about = Wer die meisten Stimmen im Bundesland hat, versteigert und bietet zuletzt, wenn alle anderen gesprochen haben. Es beginnt der Platz links von { $poll_first_bidder ->
            [left_of_start_player] der Startpartei.
           *[left_of_auctioneer] der versteigernden Partei.
        }
    .forms = versteiger
service-term-supply = Vorrat
    .about = Was eine Partei abseits der Tableaus hat und noch einsetzen kann.
    .forms = Vorrat
service-term-topic = Thema
    .about = Eine von sieben Fragen des Wahlkampfs. Eine Karte sagt dazu Ja (+) oder Nein (−).
    .forms = Thema, Themen
service-term-points = Punkte
    .about = Damit wird gewonnen: aus Stimmen bei Wahlen, Wahlsiegen, Medien, Parteibasis und Geld.
    .forms = Punkte
