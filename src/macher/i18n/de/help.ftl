# Wie jede Phase an diesem Tisch geht, mit eigenen Worten. Die Zahlen kommen aus den Daten des Spiels, und die Optionen
# des Tisches wählen unter den Sätzen. Jeder Satz hat seine eigene Zeile.

help-setup =
    { $elections ->
        [7] Vier Bundesländer liegen aus, drei weitere kommen später; von den vieren wählt das mit den wenigsten Punkten zuerst.
       *[4] Vier Bundesländer liegen aus; das mit den wenigsten Punkten wählt zuerst.
    }
    Stelle dein Programm zusammen: viermal eine von sieben Karten auswählen und den Rest nach links geben; die letzten drei bekommst du von rechts.
    Fünf Karten mit verschiedenen Themen werden dein offenes Parteiprogramm, eine der beiden übrigen bleibt auf der Hand.
    Dann wählen alle geheim einen Startblock und nennen zu jedem seiner { $symbols } Symbole ein Bundesland: { $rallies } Wahlveranstaltungen, ein Feld Trend, ein Medienmarker oder { $votes } Stimmen.
    Alle beginnen mit { $money }, Parteibasis { $base }, { $markers } Medienmarkern und { $politicians } Kabinettsmitgliedern.

help-1 =
    Alle bieten geheim, 0 oder mehr.
    { $overbid ->
        [penalty] Ein Gebot darf höher sein als dein Geld; wer es aber nicht zahlen kann, verliert alles Geld und { $fine } Parteibasis, und die anderen bieten neu.
       *[reject] Mehr, als du hast, kannst du nicht bieten.
    }
    Das höchste Gebot wird bezahlt und macht zur Startpartei dieser Runde; alle anderen zahlen nichts.
    Sind die höchsten Gebote gleich, dürfen diese Parteien offen einmal erhöhen, { $start_tiebreak_first ->
        [right_of_previous] beginnend rechts von der letzten Startpartei.
       *[top_marker_holder] die letzte Startpartei zuerst und dann im Uhrzeigersinn.
    }
    Passen sie alle, beginnt die letzte von ihnen und zahlt ihr Gebot.
    Die Startpartei ist in den meisten Phasen zuerst dran und gewinnt die meisten Gleichstände.

help-2 =
    Der Reihe nach darfst du Programmkarten holen: eine verdeckt ziehen und dann eine aus der Auslage nehmen, oder die Auslage erneuern und daraus eine nehmen.
    Danach darfst du bis zu zwei Karten deines Programms gegen Handkarten tauschen; die fünf Themen müssen verschieden bleiben.
    Eine Karte bleibt auf der Hand, der Rest wird abgeworfen.
    Je besser dein Programm zu den Volksmeinungen passt, desto mehr Stimmen bringen dort deine Wahlveranstaltungen.

help-3 =
    Reihum kaufst du einen Medienmarker für { $price } und stellst ihn in ein beliebiges Bundesland, oder du passt.
    Nach dem Passen darfst du später wieder kaufen; die Phase endet, wenn alle nacheinander gepasst haben.
    Ein Bundesland hat Platz für { $spots } Marker aller Parteien zusammen.
    Hast du dort mehr als jede andere Partei, beeinflusst du die Medien: Du darfst eine Volksmeinung tauschen, Umfragen senken deinen Trend nicht, und nach der Wahl { $presence_move ->
        [optional] darfst du Medienpräsenz nehmen.
       *[forced] bekommst du Medienpräsenz.
    }

help-4 =
    Der Reihe nach kaufst du Wahlveranstaltungen, in beliebig vielen Bundesländern.
    Der Preis richtet sich danach, wie viele du auf einmal in ein Bundesland legst: Bis zu drei sind billig, weitere werden immer teurer.
    In einem Bundesland kannst du { $room } haben, insgesamt { $cubes }.
    In Phase 9a werden sie zu Stimmen und kommen dann in deinen Vorrat zurück.

help-5 =
    Der Reihe nach darfst du Kabinettsmitglieder verdeckt neben Bundesländer legen, in jedes höchstens eines.
    Das kostet noch nichts: Bezahlt wird beim Aufdecken.
    Sie handeln in der Reihenfolge, in der sie hingelegt wurden.
    Du hast { $politicians } für das ganze Spiel, jedes ist einmal einsetzbar.

help-6 =
    Bundesland für Bundesland, zuerst dort, wo gewählt wird, werden alle Kabinettsmitglieder aufgedeckt.
    Der Reihe nach werden sie bezahlt oder nicht; wer nicht bezahlt wird, scheidet aus.
    { $politician_order ->
        [free] Dann darf jedes die Hauptaktion und eine Nebenaktion nutzen, in beliebiger Reihenfolge.
       *[main_first] Dann darf jedes erst die Hauptaktion und danach eine Nebenaktion nutzen.
    }
    { $exclusive_scope ->
        [state_lifetime] Ist eine Aktion mit ! genutzt, ist sie in diesem Bundesland für alle anderen gesperrt, solange es im Spiel ist.
       *[phase] Ist eine Aktion mit ! genutzt, ist sie in diesem Bundesland für alle anderen in dieser Runde gesperrt.
    }
    { $spokes_media_exclusive ->
        [true] Auch die Medienaktion des Pressesprechers gilt als Aktion mit !.
        [false] Die Medienaktion des Pressesprechers hat kein !: Sie sperrt nichts und ist nie gesperrt.
       *[other] Die Medienaktion des Pressesprechers hat kein ! und sperrt nichts, ist aber gesperrt, sobald ein anderes Kabinettsmitglied diese Aktion mit ! genutzt hat.
    }
    Danach scheidet das Kabinettsmitglied aus.

help-7 =
    Bundesland für Bundesland, zuerst dort, wo gewählt wird, darf die Partei mit den meisten Medienmarkern eine Volksmeinung tauschen.
    Sie muss offen liegen und darf kein Dopplerplättchen tragen.
    Die neue kommt aus der Auslage der Volksmeinungen; ihr Thema darf auf keiner anderen offenen Karte dort liegen, { $media_same_topic ->
        [forbidden] auch nicht auf der Karte, die geht.
       *[allowed] { $media_same_card ->
            [allowed] doch sie darf das Gegenteil der Karte sein, die geht, oder noch einmal die gleiche.
           *[forbidden] doch sie darf das Gegenteil der Karte sein, die geht.
        }
    }
    { $elections ->
        [7] Lücken in der Auslage bleiben, bis sie nach Runde 3 aufgefüllt wird.
       *[4] Lücken in der Auslage bleiben.
    }
    Haben mehrere die meisten Marker, tauscht niemand.

help-8 =
    Für jedes Bundesland wird eine Umfrage versteigert, zuerst dort, wo gewählt wird; zu sehen ist nur die Partei auf der Rückseite.
    Die Partei mit den meisten Stimmen versteigert und bietet zuletzt; alle anderen bieten einmal oder passen, im Uhrzeigersinn ab dem Platz links von { $poll_first_bidder ->
        [left_of_start_player] der Startpartei.
       *[left_of_auctioneer] der versteigernden Partei.
    }
    { $overbid ->
        [penalty] Wer ein Gebot nicht zahlen kann, verliert alles Geld und { $fine } Parteibasis und bietet in dieser Runde nicht mehr mit.
       *[reject] { "" }
    }
    { $poll_all_pass ->
        [stay_on_top] Eine Umfrage ohne Gebot bleibt für die nächste Versteigerung auf dem Stapel.
       *[discard_unseen] Eine Umfrage ohne Gebot wird ungesehen abgelegt.
    }
    { $poll_front ->
        [private_unless_published] Wer die Umfrage bekommt, sieht sie allein an; die anderen sehen sie nur, wenn sie veröffentlicht wird.
       *[public_when_taken] Sobald jemand die Umfrage bekommt, wird sie für alle aufgedeckt.
    }
    Veröffentlichen geht nur, wenn sie die eigene Partei anhebt: Dein Trend steigt, Parteien mit negativem Wert sinken, außer der, die dort die Medien beeinflusst.
    Eine zurückgehaltene Umfrage bringt { $suppressed } Parteibasis.

help-9a =
    Aus Wahlveranstaltungen werden Stimmen, zuerst im Bundesland mit der spätesten Wahl.
    Stimmen sind (Wahlveranstaltungen + Trend) × Übereinstimmung: +1 für jede offene Volksmeinung, die dein Programm teilt, −1 für jede, der es widerspricht, unter einem Dopplerplättchen doppelt.
    Der Trend ist die Zahl auf seinem Feld; die Felder zeigen { $trends }.
    Jeder Faktor zählt mindestens 1.
    Wo in dieser Runde nicht gewählt wird, darfst du { $least } oder mehr umwandeln oder keine.
    Wo gewählt wird, werden alle umgewandelt.

help-9b =
    Jede Partei erhält Punkte für ihre Stimmen, wie es auf der Länderkarte steht.
    { $elections ->
        [7] In den Runden 4 und 5 wählen zwei Bundesländer nacheinander.
       *[4] { "" }
    }
    Eine einzelne Partei mit { $majority } Stimmen erhält { $alone } Punkte dazu; haben mehrere so viele, erhält jede { $several }, und die mit den meisten Stimmen gewinnt.
    { $coalition ->
        [partner_may_refuse] Sonst fragt die stärkste Partei die, mit denen sie zusammen { $majority } erreicht, nach einer Koalition, zuerst die mit den meisten gemeinsamen Programmkarten; jede darf ablehnen.
        [both_may_refuse] Sonst darf die stärkste Partei die, mit denen sie zusammen { $majority } erreicht, nach einer Koalition fragen, zuerst die mit den meisten gemeinsamen Programmkarten; jede darf ablehnen.
       *[automatic] Sonst bildet die stärkste Partei eine Koalition: von denen, mit denen sie zusammen { $majority } erreicht, mit der, die die meisten Programmkarten mit ihr gemeinsam hat; gefragt wird niemand.
    }
    Eine Koalition bringt beiden je { $partners } Punkte und den Wahlsieg; ohne sie erhält die stärkste Partei { $strongest }.
    { $presence_move ->
        [optional] Wahlsieger mit einem Medienmarker im Bundesland dürfen einen davon auf das Feld der Medienpräsenz stellen, ebenso die Partei, die die Medien beeinflusst, auch wenn sie nicht gewonnen hat.
       *[forced] Wahlsieger mit einem Medienmarker im Bundesland stellen einen davon auf das Feld der Medienpräsenz, ebenso die Partei, die die Medien beeinflusst, auch wenn sie nicht gewonnen hat.
    }
    { $influencer_snapshot ->
        [after_winner_moves] Der Medieneinfluss wird gezählt, nachdem die Wahlsieger ihre Marker versetzt haben.
       *[before_moves] Der Medieneinfluss wird gezählt, bevor die Wahlsieger ihre Marker versetzen.
    }
    { $no_coalition_influencer_moves ->
        [false] Bleibt die stärkste Partei ohne Partner, versetzt sie keinen, auch wenn sie die Medien beeinflusst.
       *[true] Bleibt die stärkste Partei ohne Partner, versetzt sie nur dann einen, wenn sie die Medien beeinflusst.
    }

help-9c =
    Der Reihe nach erhältst du { $rate } für jeden Punkt, den deine Stimmen in dieser Runde gebracht haben, und { $rate } für jeden Punkt Parteibasis.
    Punkte für den Wahlsieg bringen kein Geld.
    In den ersten drei Runden wählst du dann eine deiner Spendenkarten: Nimm das Geld an und verliere { $losses } Parteibasis, oder lehne es ab und gewinne { $gains }.
    { $elections ->
        [7] Runde 4 zahlt ohne Spende, die letzte Runde nichts.
       *[4] In der letzten Runde gibt es nichts.
    }
    { $cash_visibility ->
        [open] Das Geld aller liegt offen.
       *[hidden] Wie viel du hast, sieht sonst niemand.
    }

help-9d =
    { $elections ->
        [7] Wo gewählt wurde, scheidet das Bundesland aus; nach jeder der ersten drei Runden rückt ein neues nach, nach Runde 4 keines mehr.
       *[4] Das Bundesland, das gewählt hat, scheidet mit seinem Tableau aus.
    }
    { $media_markers_on_clear ->
        [out_of_game] Medienmarker, die noch dort stehen, scheiden ebenfalls aus; ein Dopplerplättchen kommt in den Vorrat zurück.
       *[to_owner] Medienmarker, die noch dort stehen, kommen zu ihren Parteien zurück, ein Dopplerplättchen in den Vorrat.
    }
    In allen anderen wird eine weitere Volksmeinung aufgedeckt; liegt ihr Thema dort schon, wird sie ersetzt.
    { $elections ->
        [7] Nach Runde 3 wird die Auslage der Volksmeinungen wieder aufgefüllt.
       *[4] { "" }
    }
    Die Programmauslage wird erneuert, und die Wahlurne wandert weiter.

help-end =
    Nach { $elections } Landtagswahlen endet das Spiel.
    Die Punkte für Stimmen und Wahlsiege zählen wie erzielt.
    Jeder Medienmarker auf einem Feld der Medienpräsenz bringt dessen Zahl, jeder Punkt Parteibasis einen Punkt.
    { $cash_second_place ->
        [skip_after_tie] Das meiste Geld bringt { $first } Punkte, das zweitmeiste { $second }; teilen sich mehrere den ersten Platz, gibt es keinen zweiten.
       *[dense] Das meiste Geld bringt { $first } Punkte, das zweitmeiste { $second }, auch wenn sich mehrere den ersten Platz teilen.
    }
    Die höchste Summe gewinnt; bei Gleichstand wird der Sieg geteilt.
