# Wie jede Phase der Ausgabe 2006 an diesem Tisch geht, mit eigenen Worten. Die Zahlen kommen aus den Daten des Spiels,
# und die Optionen des Tisches wählen unter den Sätzen. Jeder Satz hat seine eigene Zeile.

help-setup-2006 =
    { $rounds ->
        [5] Vier Bundesländer liegen aus und wählen nacheinander, eines kommt später; jede Partei hat in jedem eine Versammlung.
       *[7] Vier Bundesländer liegen aus und wählen nacheinander, drei kommen später; jede Partei hat in jedem eine Versammlung.
    }
    Du bekommst ein offenes Wahlprogramm aus fünf Programmkarten mit verschiedenen Themen und { $hand } Karten auf die Hand.
    Auf dem Startbogen wählen alle geheim in jeder Spalte eine Möglichkeit: in der ersten Beliebtheit, { $meetings } Versammlungen oder { $votes } Stimmen, in der zweiten Medienmarker oder { $joining } Mitglieder.
    Zu jedem Eintrag außer Mitgliedern nennst du ein Bundesland, gern auch mehrmals dasselbe.
    Alles auf dem Bogen ist kostenlos; { $prelim_order ->
        [seat] ausgeführt werden die Bögen in der Reihenfolge der Plätze, und bei gleichen Stimmen liegt der spätere Marker oben.
       *[random] wessen Bogen zuerst ausgeführt wird, entscheidet das Los, und bei gleichen Stimmen liegt der spätere Marker oben.
    }
    Alle beginnen mit { $money }, { $members } Mitgliedern, { $markers } Medienmarkern und { $cabinet } Kabinettskarten.

help-1-2006 =
    Alle bieten geheim, 0 oder mehr.
    Das höchste Gebot wird bezahlt; wer es gemacht hat, bestimmt eine beliebige Partei zur Startpartei der Runde.
    Sind die höchsten Gebote gleich, bieten diese Parteien noch einmal geheim, mindestens so viel wie zuvor; sind sie wieder gleich, wird gewürfelt.
    Bietet niemand etwas, wird gleich gewürfelt.
    Die Startpartei ist in jeder Phase der Runde zuerst dran.

help-2-2006 =
    Der Reihe nach ziehst du zuerst Programmkarten, bis du { $hand } auf der Hand hast.
    Einmal darfst du beliebige davon abwerfen und ebenso viele neue ziehen.
    Dann darfst du eine Karte deines Wahlprogramms durch eine Handkarte ersetzen; die fünf Themen müssen verschieden bleiben, { $platform_allow_flip ->
        [false] und die neue Karte muss ein Thema bringen, das noch nicht darin war.
       *[true] und die neue Karte darf das Gegenteil der alten sein.
    }
    Je besser dein Wahlprogramm zu den Volksmeinungen passt, desto mehr Stimmen bringen dort deine Versammlungen.
    Gleiche Karten machen Koalitionen möglich, und was zur Bundesebene passt, bringt Mitglieder und Punkte.

help-3-2006 =
    Der Reihe nach darfst du Kabinettskarten verdeckt legen, in jedes Bundesland höchstens eine und nicht mehr, als du bezahlen kannst.
    Dann werden alle aufgedeckt und bezahlt.
    { $coalition_tile_optional ->
        [true] Eine Karte mit Telefon darf ein Koalitionsplättchen in ihr Bundesland bringen.
       *[false] Eine Karte mit Telefon bringt ein Koalitionsplättchen in ihr Bundesland, gewollt oder nicht.
    }
    { $cabinet_order ->
        [by_state] Bundesland für Bundesland und dort der Reihe nach darf jede Karte eine ihrer Aktionen ausführen.
       *[by_player] Der Reihe nach nutzt jede Partei alle eigenen Karten, jede für eine ihrer Aktionen in ihrem Bundesland.
    }
    { $media_swap_remove_only ->
        [true] Das sind Stimmen, ein Schlüsselplättchen, einen fremden Medienmarker ersetzen oder nur entfernen, die eigene Beliebtheit heben oder die einer anderen Partei senken.
       *[false] Das sind Stimmen, ein Schlüsselplättchen, einen fremden Medienmarker ersetzen, die eigene Beliebtheit heben oder die einer anderen Partei senken.
    }
    Eine Volksmeinung unter einem Schlüsselplättchen zählt doppelt und ist nicht tauschbar.
    Alle gelegten Karten scheiden aus.

help-4-2006 =
    Koalitionen gibt es nur dort, wo in dieser Runde gewählt wird, und nur zwischen Parteien mit einem Koalitionsplättchen dort.
    Sind { $match } Karten beider Wahlprogramme gleich, darfst du eine Koalition anbieten, bei { $force } darfst du sie erzwingen.
    { $coalition_procedure ->
        [voluntary_first] Zuerst dürfen alle der Reihe nach Koalitionen anbieten, dann dürfen die übrigen welche erzwingen.
        [forced_first] Zuerst dürfen alle der Reihe nach Koalitionen erzwingen, dann dürfen die übrigen welche anbieten.
       *[sequential] Der Reihe nach ist jede Partei einmal dran: Sie bietet eine Koalition an, erzwingt eine oder passt.
    }
    Ein Angebot wird sofort beantwortet.
    Eine Koalition hat zwei Parteien, und ihre Stimmen zählen beim Wahlsieg zusammen.
    Im Bundesland der letzten Runde gibt es keine Koalitionen.

help-5-2006 =
    Reihum kaufst du einen Medienmarker für { $price } und stellst ihn in ein beliebiges Bundesland, oder du passt.
    Nach dem Passen darfst du später wieder kaufen; das Kaufen endet, wenn alle nacheinander gepasst haben.
    Wo { $spots } Marker stehen, ist kein Platz mehr.
    Hast du in einem Bundesland mehr als jede andere Partei, kontrollierst du die Medien: Umfragen senken dich dort nicht, und du darfst eine Volksmeinung gegen eine der { $pool } aus dem Tauschvorrat tauschen.
    { $exchange_allow_flip ->
        [false] Die neue Volksmeinung braucht ein Thema, das dort noch nicht offen liegt, auch nicht auf der Karte, die geht.
       *[true] Die neue Volksmeinung darf das Gegenteil der Karte sein, die geht, doch keine andere offene Karte dort darf ihr Thema haben.
    }
    Getauscht wird zuerst dort, wo zuletzt gewählt wird.

help-6-2006 =
    Der Reihe nach hältst du Versammlungen ab, in beliebig vielen Bundesländern, für je { $fee }.
    Auf einmal darfst du { $turn } in ein Bundesland stellen.
    In einem Bundesland kannst du { $room } haben, insgesamt { $cubes }.
    In Phase 8 und zur Wahl werden sie zu Stimmen und kommen dann in deinen Vorrat zurück.

help-7-2006 =
    Für jedes Bundesland wird eine Umfrage versteigert, zuerst dort, wo gewählt wird; niemand kennt die Karte.
    Die Startpartei beginnt, und es wird reihum geboten, bis alle bis auf eine gepasst haben.
    Wer die Umfrage bekommt, sieht sie allein an.
    Beim Veröffentlichen nutzt du ein oder zwei Ergebnisse für die Beliebtheit in diesem Bundesland; die Partei, die dort die Medien kontrolliert, wird nicht gesenkt.
    { $poll_reveal ->
        [chosen_only] Von einer veröffentlichten Umfrage sehen die anderen nur die genutzten Ergebnisse.
       *[full_card] Eine veröffentlichte Umfrage sehen alle mit allen Ergebnissen.
    }
    Oder du hältst sie zurück und gewinnst so viele Mitglieder, wie zwei Würfel zusammen zeigen.

help-8-2006 =
    { $convert_in_current_state ->
        [true] Bundesland für Bundesland, von dem mit der spätesten Wahl bis zu dem, wo jetzt gewählt wird, darfst du Versammlungen umwandeln, wo du { $least } oder mehr hast.
       *[false] Bundesland für Bundesland, zuerst dort, wo zuletzt gewählt wird, und nicht dort, wo jetzt gewählt wird, darfst du Versammlungen umwandeln, wo du { $least } oder mehr hast.
    }
    { $convert_min ->
        [5] Du wandelst davon mindestens { $convert_min } um oder keine.
       *[1] Du wandelst davon so viele um, wie du willst.
    }
    Jede bringt so viele Stimmen, wie Beliebtheit und Übereinstimmung zusammen ergeben: +1 für jede offene Volksmeinung, die dein Wahlprogramm teilt, −1 für jede, der es widerspricht, doppelt beim Schlüsselthema.
    Ergibt das weniger als 1, bringen zwei Versammlungen eine Stimme.
    Mehr als { $most } Stimmen hat niemand.
    { $majority_needs_conversion ->
        [true] Danach darf eine Partei mit mehr Stimmen als alle anderen zusammen dort eine Volksmeinung tauschen, wenn sie dort eben umgewandelt hat.
       *[false] Danach darf eine Partei mit mehr Stimmen als alle anderen zusammen dort eine Volksmeinung tauschen, auch wenn sie nichts umgewandelt hat.
    }

help-9-2006 =
    { $convert_in_current_state ->
        [true] Wo gewählt wird, werden der Reihe nach alle übrigen Versammlungen umgewandelt.
       *[false] Wo gewählt wird, werden der Reihe nach alle Versammlungen umgewandelt.
    }
    Dann erhält jede Partei Sitze für ihre Stimmen, wie es auf der Länderkarte steht.
    Ein Sitz ist am Ende ein Punkt und bringt jetzt Geld.
    { $restack_at_50 ->
        [true] Bei gleichen Stimmen liegt der Marker oben, der später kam; einer auf { $most }, der weitere Stimmen gewinnt, kommt wieder nach oben.
       *[false] Bei gleichen Stimmen liegt der Marker oben, der später kam; auf { $most } bleibt es dabei, wer auch weitere Stimmen gewinnt.
    }
    Koalitionen ändern nichts an den Sitzen.

help-10-2006 =
    Die meisten Stimmen gewinnen; die einer Koalition zählen zusammen.
    { $rules ->
        [1] Bei gleichen Stimmen liegt eine Partei allein vor einer Koalition, dann gewinnt der höhere Marker; auf demselben Feld ist es der obere.
       *[other] Bei gleichen Stimmen gewinnt der höhere Marker, sodass eine Partei allein fast immer vor einer Koalition liegt; auf demselben Feld ist es der obere.
    }
    { $equal_total_is_nose ->
        [true] Jeder Wahlsieg bei gleichen Stimmen ist hauchdünn.
       *[false] Hauchdünn ist der Wahlsieg nur, wenn die Marker auf demselben Feld liegen.
    }
    Der Wahlsieg erlaubt, einen Medienmarker aus dem Bundesland auf die Bundesebene zu stellen und Volksmeinungen von dort hinzulegen: zwei, hauchdünn nur eine, in einer Koalition jede Partei eine.
    { $nose_losers ->
        [all_tied] Gewinnt eine einzelne Partei hauchdünn, darf auch jede Partei mit ebenso vielen Stimmen einen Medienmarker umstellen.
       *[directly_below] Gewinnt eine einzelne Partei hauchdünn, darf auch die Partei, deren Marker direkt darunter liegt, einen Medienmarker umstellen.
    }
    { $key_issue_blocks_national ->
        [true] Eine Volksmeinung unter einem Schlüsselplättchen bleibt liegen; jede andere kommt auf das erste freie Feld.
       *[false] Eine Volksmeinung, auch unter einem Schlüsselplättchen, kommt auf das erste freie Feld.
    }
    Eine gleiche sichert sie, ihr Gegenteil ersetzt sie immer; sind alle Felder belegt, ersetzt sie eine beliebige, die nicht gesichert ist.

help-11-2006 =
    Jede Partei vergleicht ihr Wahlprogramm mit der Bundesebene.
    Für jede Volksmeinung dort, die du im Wahlprogramm hast, gewinnst du so viele Mitglieder, wie bei dem Feld steht.
    Volksmeinungen, denen du widersprichst, kosten nichts.
    { $membership_cap ->
        [80] Mehr als { $membership_cap } Mitglieder kann niemand haben.
       *[none] Nach oben ist die Zahl der Mitglieder offen.
    }
    Das alles gilt auch in der letzten Runde.

help-12-2006 =
    Du erhältst { $rate } für jeden Sitz aus dieser Wahl.
    In den Runden { $payouts } erhältst du außerdem { $rate } für jedes Mitglied.
    In der letzten Runde gibt es nichts.
    { $open_cash ->
        [true] Das Geld aller liegt offen.
       *[false] Wie viel du hast, sieht sonst niemand.
    }
    Geld ist am Ende des Spiels nichts wert.

help-13-2006 =
    Das Bundesland, das gewählt hat, scheidet aus; Schlüsselplättchen, Koalitionsplättchen und Medienmarker kommen zurück.
    { $rounds ->
        [5] Nach Runde 1 rückt ein neues nach, mit einer Versammlung jeder Partei; es wählt zuletzt.
       *[7] Nach jeder der ersten drei Runden rückt ein neues nach, mit einer Versammlung jeder Partei, und wählt zuletzt.
    }
    In allen anderen wird eine weitere Volksmeinung aufgedeckt.
    Liegt ihr Thema dort schon, kommt sie unter den Stapel, und eine andere tritt an ihre Stelle.
    Das Bundesland der letzten Runde kommt mit zwei offenen Volksmeinungen und ohne Koalitionen.

help-14-2006 =
    { $contribution_optional ->
        [true] Der Reihe nach darfst du eine deiner { $contributions } Spendenkarten spielen: offen, um sie anzunehmen, verdeckt, um sie abzulehnen.
       *[false] Der Reihe nach spielst du eine deiner { $contributions } Spendenkarten, solange du welche hast: offen, um sie anzunehmen, verdeckt, um sie abzulehnen.
    }
    Erst nehmen alle, die annehmen, das Geld, würfeln und verlieren so viele Mitglieder, wie der höchste Würfel zeigt.
    Dann würfeln alle, die ablehnen, und gewinnen so viele Mitglieder, wie die Würfel zusammen zeigen.
    Wer allein den höchsten Betrag ablehnt, würfelt mit { $bonus } Würfeln mehr.
    Benutzte Karten scheiden aus.

help-end-2006 =
    Nach { $rounds } Landtagswahlen endet das Spiel.
    Jeder Sitz und jedes Mitglied bringt einen Punkt.
    Jeder Medienmarker auf der Bundesebene bringt die Zahl seines Feldes, ab Runde 1 { $media }.
    Die meisten Mitglieder bringen { $first } Punkte, die zweitmeisten { $second }; bei Gleichstand an der Spitze wird beides geteilt.
    Jede Volksmeinung auf der Bundesebene, die du im Wahlprogramm hast, bringt die Punkte ihres Feldes, gesichert { $secured } mehr.
    { $final_tie_break ->
        [seats] Die höchste Summe gewinnt, bei Gleichstand die Partei mit mehr Sitzen.
        [members] Die höchste Summe gewinnt, bei Gleichstand die Partei mit mehr Mitgliedern.
       *[shared] Die höchste Summe gewinnt; bei Gleichstand wird der Sieg geteilt.
    }
