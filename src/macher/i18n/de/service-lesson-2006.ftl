# Was der Coach zu jedem Schritt des Drehbuchs sagt: was zu tun ist und warum. 2006

service-lesson-sheet = Beliebtheit und sechs Versammlungen für die erste Wahl, je ein Medienmarker in den drei Ländern, die zu dir passen.
service-lesson-starting = Biete nichts: Wer beginnt, ist jetzt nicht wichtig, und aus Geld werden Versammlungen.
service-lesson-redraw = Eine Karte steht schon in deinem Wahlprogramm, eine widerspricht ihm: Wirf beide ab und zieh zwei neue.
service-lesson-platform = − Löhne widerspricht dem ersten Land. − Gentechnik tut das nicht, und das zweite Land will es.
service-lesson-cabinet = Drei billige Karten in die drei Länder, die zu dir passen: überall Stimmen oder ein Schlüsselplättchen.
service-lesson-cards = Unter einem Schlüsselplättchen zählt eine geteilte Volksmeinung doppelt: hier + Steuern. In Hessen Stimmen, dann noch eines.
service-lesson-medium = In Nordrhein-Westfalen hat noch niemand einen Marker: Mit einem kontrollierst du dort die Medien.
service-lesson-no-more = Keine Marker mehr. Und lass alle Volksmeinungen liegen: Keine im Tauschvorrat passt besser zu dir.
service-lesson-meetings = Mit drei hast du hier zehn, jede bringt 2 + 3 = 5 Stimmen. Vier noch, wo du +3 hast, und eine im letzten Land.
service-lesson-poll-alone = Alle anderen haben gepasst: 1.000 € genügen. Zurückgehalten bringt eine Umfrage Mitglieder mit zwei Würfeln.
service-lesson-members = Für dich zeigt sie 0: Halte sie zurück und würfle um Mitglieder.
service-lesson-poll-again = Noch einmal 1.000 €: für Mitglieder oder um vor der nächsten Wahl jemanden zu senken.
service-lesson-result = Senke die Grünen: −1 kostet sie eine Stimme für jede ihrer neun Versammlungen. Das +1 der CDU/CSU bleibt ungenutzt.
service-lesson-poll-pass = Passe: Hier stehst du auch ohne Umfrage gut, und es ist dein letztes Geld.
service-lesson-poll-last = Passe: Hier hast du noch kaum etwas.
service-lesson-convert = Wandle alle fünf um: Besser als 0 + 3 wird es kaum. Die Volksmeinungen lass liegen, sie passen zu dir.
service-lesson-national = Der Marker bringt am Ende 25. Leg die zwei geteilten Volksmeinungen hin: jede Runde Mitglieder, am Ende Punkte.
service-lesson-contribution = Lehne die 10.000 € ab: Du hast genug, und Mitglieder bringen Punkte. Die größeren Karten heb dir auf.
