# Warum etwas nicht geht. Das Programm setzt die Nummer der Regel in Klammern dahinter.

refused-action-impossible = Diese Aktion ist hier jetzt nicht möglich.
refused-action-locked = Diese Aktion ist hier schon genutzt und für alle anderen gesperrt.
refused-action-not-printed = Dieses Kabinettsmitglied hat diese Aktion nicht.
refused-already-chosen = Du hast schon gewählt. Nimm deine Wahl erst zurück.
refused-bid-above-money = Du kannst nicht { $bid } bieten: Du hast { $money }.
refused-bid-too-low = Du kannst nicht { $bid } bieten: Das höchste Gebot ist { $high }.
refused-convert-limits = Du hast hier { $most } Wahlveranstaltungen: Wandle mindestens { $least } davon um oder keine.
refused-donation-used = Diese Spendenkarte ist schon benutzt.
refused-game-over = Das Spiel ist zu Ende.
refused-land-out-of-play = Dort liegt kein Bundesland mehr.
refused-media-spots-full = Alle { $spots } Medienfelder dieses Bundeslands sind besetzt.
refused-no-such-seat = Diesen Platz gibt es nicht: Am Tisch sind { $seats }.
refused-not-in-display = Diese Volksmeinung liegt nicht mehr in der Auslage.
refused-not-offered = Das steht jetzt nicht zur Wahl.
refused-not-your-turn = Du bist nicht an der Reihe.
refused-opinion-doubled = Diese Volksmeinung liegt unter einem Dopplerplättchen und ist nicht tauschbar.
refused-opinion-face-down = Diese Volksmeinung liegt verdeckt und ist nicht tauschbar.
refused-politician-used = Dieses Kabinettsmitglied hast du nicht mehr.
refused-poll-not-positive = Du kannst diese Umfrage nicht veröffentlichen: Ihr Wert für deine Partei ist { $value }.
refused-rally-spots = Hier ist Platz für { $most } deiner Wahlveranstaltungen, und du hast dort { $there }.
refused-rally-supply = { $left ->
        [0] Du hast keine Wahlveranstaltung mehr im Vorrat.
        [one] Du hast nur noch eine Wahlveranstaltung im Vorrat.
       *[other] Du hast nur noch { $left } Wahlveranstaltungen im Vorrat.
    }
refused-same-card = Das ist noch einmal dieselbe Karte: Es würde sich nichts ändern.
refused-too-dear = Das kostet { $price }, und du hast { $money }.
refused-topic-twice = Dasselbe Thema läge dort zweimal.

refused-action-not-now = Diese Aktion steht jetzt nicht zur Wahl.
refused-not-in-hand = Diese Karte hast du nicht auf der Hand.
refused-not-in-program = In deinem Programm ist keine Karte mit diesem Thema.
