# Regeloptionen O06 der Ausgabe 2006: ein Titel und ein Satz, was sie entscheidet; danach jeder Wert ebenso.

option-prelim-2d = Mitglieder der Möglichkeit 2D
    .about = Wie viele Mitglieder die letzte Möglichkeit des Startbogens bringt.
option-prelim-2d-12 = 12 Mitglieder
    .about = Sie setzt die Reihe der anderen fort: 4, 8 und 12 Mitglieder.
option-prelim-2d-10 = 10 Mitglieder
    .about = So, wie der gedruckte Bogen zu lesen scheint.

option-prelim-order = Reihenfolge der Startbögen
    .about = In welcher Reihenfolge die Bögen ausgeführt werden; bei gleich vielen Stimmen liegt der spätere Marker oben.
option-prelim-order-random = Ausgelost
    .about = Eine Partei wird ausgelost und beginnt; die anderen folgen im Uhrzeigersinn.
option-prelim-order-seat = Nach Plätzen
    .about = Sie werden in der Reihenfolge der Plätze ausgeführt.

option-platform-allow-flip = Eine Haltung umkehren
    .about = Ob eine Karte des Wahlprogramms durch ihr Gegenteil ersetzt werden darf.
option-platform-allow-flip-true = Erlaubt
    .about = Die neue Karte darf das Thema der ersetzten haben.
option-platform-allow-flip-false = Verboten
    .about = Die neue Karte braucht ein Thema, das nicht im Wahlprogramm ist, auch nicht auf der ersetzten Karte.

option-cabinet-order = Reihenfolge im Schattenkabinett
    .about = In welcher Reihenfolge die Kabinettskarten eingesetzt werden.
option-cabinet-order-by-player = Partei für Partei
    .about = Jede Partei setzt alle eigenen Karten in beliebiger Reihenfolge ein, dann folgt die nächste.
option-cabinet-order-by-state = Land für Land
    .about = Alle Karten eines Bundeslands werden der Reihe nach eingesetzt, dann die des nächsten.

option-media-swap-remove-only = Medienmarker entfernen
    .about = Ob eine Kabinettskarte einen Medienmarker entfernen darf, ohne ihn zu ersetzen.
option-media-swap-remove-only-false = Nur ersetzen
    .about = Du brauchst einen Marker im Vorrat und Geld für beides, sonst ist die Aktion nicht möglich.
option-media-swap-remove-only-true = Entfernen genügt
    .about = Du darfst auch nur an die andere Partei zahlen und den Marker entfernen.

option-coalition-tile-optional = Koalitionsplättchen
    .about = Ob eine Kabinettskarte mit Telefon ein Koalitionsplättchen bringen muss.
option-coalition-tile-optional-false = Pflicht
    .about = Das Plättchen wird ohne Rückfrage gelegt.
option-coalition-tile-optional-true = Freiwillig
    .about = Die Partei entscheidet, ob es gelegt wird.

option-coalition-procedure = Koalitionen bilden
    .about = Wann Koalitionen angeboten und wann sie erzwungen werden.
option-coalition-procedure-sequential = Jede Partei einmal
    .about = Der Reihe nach erzwingt jede Partei eine Koalition, bietet eine an oder passt.
option-coalition-procedure-voluntary-first = Erst Angebote
    .about = Zuerst dürfen alle Angebote machen, dann dürfen die übrigen eine Koalition erzwingen.
option-coalition-procedure-forced-first = Erst Zwang
    .about = Zuerst dürfen alle eine Koalition erzwingen, dann dürfen die übrigen Angebote machen.

option-key-issue-blocks-national = Schlüsselthema und Bundesebene
    .about = Ob eine Volksmeinung unter einem Schlüsselplättchen auf die Bundesebene darf.
option-key-issue-blocks-national-false = Sie darf
    .about = Das Schlüsselplättchen kommt in den Vorrat zurück.
option-key-issue-blocks-national-true = Sie bleibt
    .about = Nur die anderen Volksmeinungen des Bundeslands stehen zur Wahl.

option-exchange-allow-flip = Eine Volksmeinung umdrehen
    .about = Ob eine getauschte Volksmeinung ihr Thema behalten und die Haltung wechseln darf.
option-exchange-allow-flip-true = Erlaubt
    .about = Die neue Volksmeinung darf das Gegenteil der entfernten sein.
option-exchange-allow-flip-false = Verboten
    .about = Die neue Volksmeinung braucht ein Thema, das dort nicht liegt, auch nicht auf der entfernten Karte.

option-poll-reveal = Was andere von einer Umfrage sehen
    .about = Ob eine veröffentlichte Umfrage allen gezeigt wird.
option-poll-reveal-full-card = Die ganze Karte
    .about = Alle sehen alle ihre Ergebnisse.
option-poll-reveal-chosen-only = Was genutzt wird
    .about = Alle sehen nur die Ergebnisse, die genutzt werden.

option-convert-min = Mindestzahl beim Umwandeln
    .about = Wie viele Versammlungen auf einmal umgewandelt werden müssen; fünf müssen in jedem Fall dort stehen.
option-convert-min-1 = Eine
    .about = Es dürfen beliebig viele umgewandelt werden.
option-convert-min-5 = Fünf
    .about = Es werden mindestens fünf umgewandelt oder keine.

option-convert-in-current-state = Umwandeln im Wahlland
    .about = Ob Versammlungen im Wahlland schon vor der Wahl umgewandelt werden dürfen.
option-convert-in-current-state-false = Nein
    .about = Dort werden alle erst zur Wahl umgewandelt, und es gibt keinen Tausch durch Mehrheit.
option-convert-in-current-state-true = Ja
    .about = Das Wahlland kommt in Phase 8 zuletzt dran, mit Tausch durch Mehrheit.

option-majority-needs-conversion = Tausch durch Mehrheit
    .about = Wer mit der absoluten Mehrheit der Stimmen eine Volksmeinung tauschen darf.
option-majority-needs-conversion-false = Wer die Mehrheit hat
    .about = Es zählen die Stimmen, gleich wer umgewandelt hat.
option-majority-needs-conversion-true = Nur wer umgewandelt hat
    .about = Die Partei muss dort in dieser Runde Versammlungen umgewandelt haben.

option-restack-at-50 = Mehr Stimmen am Ende der Skala
    .about = Was mit einem Marker auf 50 geschieht, der weitere Stimmen gewinnt.
option-restack-at-50-false = Er bleibt
    .about = Die Reihenfolge der Marker auf 50 ändert sich nicht: Der zuletzt angekommene liegt oben.
option-restack-at-50-true = Er kommt nach oben
    .about = Der Marker wird auf die anderen Marker auf 50 gelegt.

option-nose-losers = Hauchdünn geschlagen
    .about = Wer nach einer hauchdünnen Niederlage gegen eine einzelne Partei einen Medienmarker umstellen darf.
option-nose-losers-directly-below = Eine Partei
    .about = Nur die Partei, deren Marker direkt unter dem siegreichen liegt.
option-nose-losers-all-tied = Alle
    .about = Jede Partei mit gleich vielen Stimmen.

option-equal-total-is-nose = Partei und Koalition gleichauf
    .about = Ob eine Partei, die eine Koalition mit gleich vielen Stimmen schlägt, nur hauchdünn gewinnt.
option-equal-total-is-nose-false = Voller Wahlsieg
    .about = Hauchdünn ist er nur, wenn Marker auf demselben Feld liegen.
option-equal-total-is-nose-true = Hauchdünn
    .about = Gleiche Summen sind immer ein hauchdünner Wahlsieg.

option-contribution-optional = Spendenkarten spielen
    .about = Ob in jeder Runde eine Spendenkarte gespielt werden muss.
option-contribution-optional-false = Pflicht
    .about = Alle spielen eine, solange sie Karten haben.
option-contribution-optional-true = Freiwillig
    .about = Du darfst deine Karten für spätere Runden aufheben.

option-membership-cap = Grenze für Mitglieder
    .about = Ob eine Partei mehr Mitglieder haben kann, als die gedruckte Skala zeigt.
option-membership-cap-none = Keine Grenze
    .about = Über das Ende der Skala hinaus wird weitergezählt.
option-membership-cap-80 = Höchstens 80
    .about = Was über 80 hinausgeht, verfällt.

option-final-tie-break = Gleichstand am Ende
    .about = Wer gewinnt, wenn mehrere die meisten Punkte haben.
option-final-tie-break-shared = Geteilter Sieg
    .about = Sie gewinnen gemeinsam.
option-final-tie-break-seats = Meiste Sitze
    .about = Unter ihnen gewinnt die Partei mit den meisten Sitzen.
option-final-tie-break-members = Meiste Mitglieder
    .about = Unter ihnen gewinnt die Partei mit den meisten Mitgliedern.

option-open-cash = Geld der anderen
    .about = Ob du siehst, wie viel Geld die anderen haben.
option-open-cash-false = Verborgen
    .about = Du siehst nur dein eigenes Geld und was die anderen zahlen und erhalten.
option-open-cash-true = Offen
    .about = Das Geld von allen wird gezeigt.

option-short-media-spaces = Medien auf Bundesebene im kurzen Spiel
    .about = Welche Felder für Medienmarker das Spiel über fünf Runden benutzt.
option-short-media-spaces-first-five = Die ersten fünf
    .about = Runde 1 benutzt das erste und wertvollste Feld.
option-short-media-spaces-last-five = Die letzten fünf
    .about = Runde 1 benutzt das dritte Feld, die letzte Runde das letzte.
