# Warum etwas in der Ausgabe 2006 nicht geht. Das Programm setzt die Nummer der Regel in Klammern dahinter.

refused-action-not-printed-2006 = Diese Kabinettskarte hat diese Aktion nicht.
refused-bid-too-low-2006 = Du kannst nicht { $bid } bieten: Es muss mehr sein als { $high }.
refused-convert-limits-2006 = Wandle hier { $least } bis { $most } Versammlungen um oder keine.
refused-donation-used-2006 = Diese Spendenkarte ist schon benutzt.
refused-national-space = Diese Volksmeinung darf nicht auf dieses Feld der Bundesebene.
refused-not-in-display-2006 = Diese Volksmeinung liegt nicht im Tauschvorrat.
refused-not-in-program-2006 = In deinem Wahlprogramm ist keine Karte mit diesem Thema.
refused-opinion-doubled-2006 = Diese Volksmeinung liegt unter einem Schlüsselplättchen und ist nicht tauschbar.
refused-partner-not-free = Diese Partei hat hier kein Koalitionsplättchen oder schon eine Koalition.
refused-platforms-differ = Dazu müssen { $needed } Programmkarten gleich sein, bei euch sind es { $shared }.
refused-politician-used-2006 = Diese Kabinettskarte hast du nicht mehr.
refused-rally-spots-2006 = Hier ist Platz für { $most } deiner Versammlungen, und du hast dort { $there }.
refused-rally-supply-2006 = { $left ->
        [0] Du hast keine Versammlung mehr im Vorrat.
        [one] Du hast nur noch eine Versammlung im Vorrat.
       *[other] Du hast nur noch { $left } Versammlungen im Vorrat.
    }
refused-rally-turn = Höchstens { $most } Versammlungen auf einmal in einem Bundesland.
refused-result-not-usable = Dieses Ergebnis der Umfrage ist hier nicht nutzbar.
refused-too-dear-2006 = Das kostet { $price }, und du kannst noch { $money } ausgeben.
refused-topic-twice-2006 = Dasselbe Thema läge dort zweimal.
