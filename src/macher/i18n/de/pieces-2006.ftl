# Was die Lupe an diesem Tisch zu jeder Art von Stück der Ausgabe 2006 sagt.

service-piece-opinion-2006 = Volksmeinung, verdeckt
    .about = Hat ein Wahlprogramm dieselbe Karte, steigt seine Übereinstimmung hier um eins, hat es die gegenteilige, sinkt sie um eins. Je höher sie ist, desto mehr Stimmen bringen die Versammlungen.
service-piece-program-2006 = Programmkarte
    .about = Eine Position eines Wahlprogramms. Will ein Bundesland dasselbe, bringen Versammlungen dort mehr Stimmen; liegt sie auf der Bundesebene, bringt sie Mitglieder und Punkte. Parteien mit { $match } gleichen Karten können eine Koalition bilden.
service-piece-national-2006 = Volksmeinung der Bundesebene
    .about = Wer dieselbe Position hat, gewinnt jede Runde Mitglieder und am Ende Punkte.
service-piece-politician-2006 = Kabinettskarte, verdeckt
    .about = Verdeckt neben ein Bundesland gelegt und beim Aufdecken bezahlt; führt dort eine dieser Aktionen aus und scheidet aus. { $cabinet_order ->
            [by_state] Bundesland für Bundesland handeln die Karten der Reihe nach.
           *[by_player] Jede Partei nutzt alle eigenen Karten, dann die nächste.
        }
service-piece-poll-2006 = Umfrage
    .about = Geht an das höchste Gebot: Ein oder zwei Ergebnisse dürfen veröffentlicht werden, oder sie wird zurückgehalten und bringt Mitglieder. { $poll_reveal ->
            [chosen_only] Die anderen sehen nur die genutzten Ergebnisse.
           *[full_card] Eine veröffentlichte Umfrage sehen alle.
        }
service-piece-media-2006 = Medienmarker
    .about = Wer in einem Bundesland mehr davon hat als jede andere Partei, kontrolliert dort die Medien: darf eine Volksmeinung tauschen und wird von veröffentlichten Umfragen nicht gesenkt.
service-piece-presence-2006 = Medienfeld der Bundesebene
    .about = Ein Marker hier bringt am Ende die Zahl seines Feldes. Wer eine Wahl gewinnt und einen Marker im Bundesland hat, darf ihn hierher setzen; gewinnt eine einzelne Partei hauchdünn, { $nose_losers ->
            [all_tied] dürfen es auch alle mit ebenso vielen Stimmen.
           *[directly_below] darf es auch die Partei direkt darunter.
        }
service-piece-rally-2006 = Versammlungen
    .about = Aus Versammlungen werden Stimmen: ihre Zahl mal der Summe aus Beliebtheit und Übereinstimmung, oder die Hälfte ihrer Zahl, wenn diese Summe kleiner als eins ist.
service-piece-tile-2006 = Koalitionsplättchen
    .about = Zwei Parteien mit Plättchen dort, wo gewählt wird, dürfen eine Koalition bilden, wenn ihre Wahlprogramme { $match } gleiche Karten haben; bei { $force } darf eine sie erzwingen. Ihre Stimmen zählen dann zusammen.
service-piece-base-2006 = Mitglieder
    .about = Mitglieder bringen nach den Runden { $payouts } Geld und sind am Ende Punkte; die beiden größten Parteien bekommen mehr.
service-piece-back-2006 = Verdeckt
    .about = Verdeckt: zählt nichts, bis die Karte aufgedeckt wird.
service-piece-doubled-2006 = Schlüsselplättchen
    .about = Unter einem Schlüsselplättchen: zählt doppelt und kann nicht getauscht werden, { $key_issue_blocks_national ->
            [true] auf die Bundesebene kommt sie auch nicht.
           *[false] darf aber auf die Bundesebene.
        }
service-piece-secured-2006 = Gesichert
    .about = Gesichert: Nur die Gegenposition kann den Platz einnehmen.
