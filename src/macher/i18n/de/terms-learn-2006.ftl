# Weitere Wörter des Spiels, in einem Satz so erklärt, wie sie an diesem Tisch gelten.

service-term-convert-2006 = Umwandlung
    .about = Aus Versammlungen werden Stimmen: Jede bringt so viele, wie Beliebtheit und Übereinstimmung zusammen ergeben. { $convert_in_current_state ->
            [true] Das geht in jedem Bundesland.
           *[false] Wo jetzt gewählt wird, erst bei der Wahl.
        }
    .forms = Umwandlung, umwandeln, umgewandelt, wandle
service-term-majority-2006 = Mehrheit
    .about = { $majority_needs_conversion ->
            [true] Mehr Stimmen in einem Bundesland als alle anderen Parteien zusammen: Wer sie hat und dort eben umgewandelt hat, darf eine Volksmeinung tauschen.
           *[false] Mehr Stimmen in einem Bundesland als alle anderen Parteien zusammen: Wer sie hat, darf dort eine Volksmeinung tauschen.
        }
    .forms = Mehrheit
service-term-starter-2006 = Startpartei
    .about = Ist in jeder Phase der Runde zuerst dran. Wer am meisten bietet, bestimmt sie.
    .forms = Startpartei
service-term-block-2006 = Startbogen
    .about = Darauf wählen alle geheim, womit sie beginnen und wo.
    .forms = Startbogen
service-term-display-2006 = Tauschvorrat
    .about = Volksmeinungen, die offen neben den Ländertableaus liegen und gegen die eines Bundeslands getauscht werden können. { $exchange_allow_flip ->
            [false] Eine neue darf nicht das Thema der Karte haben, die geht.
           *[true] Eine neue darf das Gegenteil der Karte sein, die geht.
        }
    .forms = Tauschvorrat
service-term-politician-2006 = Kabinettskarte
    .about = Liegt verdeckt in einem Bundesland, wird beim Aufdecken bezahlt und führt dort eine ihrer Aktionen aus. Eine mit Telefon { $coalition_tile_optional ->
            [true] darf ein Koalitionsplättchen bringen.
           *[false] bringt ein Koalitionsplättchen.
        }
    .forms = Kabinettskarte
service-term-auction-2006 = Versteigerung
    .about = Es wird reihum geboten, bis alle außer einer Partei gepasst haben.
    .forms = versteiger
service-term-topic-2006 = Thema
    .about = Eine von sieben Fragen des Wahlkampfs. Eine Karte sagt dazu Ja (+) oder Nein (−).
    .forms = Thema, Themen
service-term-votes-2006 = Stimmen
    .about = Wie eine Partei in einem Bundesland steht. Bei der Wahl bringen sie die Sitze der Länderkarte.
    .forms = Stimmen
service-term-marker-2006 = Medienmarker
    .about = Steht für Zeitungen und Sender auf deiner Seite. In einem Bundesland ist Platz für { $spots }; scheidet es aus, kommen sie zu ihren Parteien zurück.
    .forms = Medienmarker
service-term-points-2006 = Punkte
    .about = Damit wird gewonnen: aus Sitzen, Mitgliedern, Medien und Volksmeinungen auf der Bundesebene.
    .forms = Punkte
