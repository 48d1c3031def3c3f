# Was der Coach zu jedem Schritt des Drehbuchs sagt: was zu tun ist und warum.

service-lesson-draft-one = Nimm − Verkehr: Die ersten beiden Länder, die wählen, wollen es.
service-lesson-draft-two = Nimm + Innere Sicherheit: Das erste Land will es, und kein anderes ist dagegen.
service-lesson-draft-three = Nimm + Bildung: Damit teilst du drei der vier Volksmeinungen des ersten Landes.
service-lesson-draft-four = Nimm − Umwelt: Das Thema fehlt dir noch, und das zweite Land will es.
service-lesson-program = Diese fünf teilen alle vier Volksmeinungen des ersten Landes: Übereinstimmung 4, und im zweiten +1.
service-lesson-hand = Behalte − Innere Sicherheit: Wenn das erste Land gewählt hat, kannst du damit umschwenken.
service-lesson-start = Wahlveranstaltungen und Medien dorthin, wo zuerst gewählt wird. Der Trend zählt bei Übereinstimmung 4 viermal.
service-lesson-bid = Biete nichts. Dein Programm gewinnt das erste Land schon; in Wahlveranstaltungen ist das Geld mehr wert.
service-lesson-source = Zieh verdeckt: Das kostet nichts, und aus der Auslage darfst du trotzdem noch eine nehmen.
service-lesson-take = Nimm eine für später, aber tausche nichts: Besser als Übereinstimmung 4 wird es nicht.
service-lesson-media-one = In Bayern hat noch niemand einen Marker: Mit einem liegst du dort vor allen.
service-lesson-media-two = Ein zweiter Marker in Baden-Württemberg: Dann hast du dort die meisten und darfst eine Volksmeinung tauschen.
service-lesson-rallies = Fünf hier: Bei Übereinstimmung 4 bringt jede 4 Stimmen. Anderswo reichen vorerst ein paar billige.
service-lesson-send = Schick den Hinterbänkler: billig, und ein Dopplerplättchen auf einer geteilten Volksmeinung hebt die Übereinstimmung.
service-lesson-pay = Zahle: 3.000 € für mehr Übereinstimmung und mehr Trend, und acht Wahlveranstaltungen nutzen beides.
service-lesson-act = Verdopple − Digitalisierung: Du teilst sie, beide Gegner wollen das Gegenteil. Dann hebe deinen Trend.
service-lesson-exchange = − Verkehr hilft hier den anderen. Mit + Sozialstaat stattdessen verlieren beide zwei Punkte Übereinstimmung, du nur einen.
service-lesson-poll-one = Biete 4.000 €: Ein Feld Trend ist hier 5 Stimmen wert, und auch zurückgehalten bringt die Umfrage 3 Parteibasis.
service-lesson-poll-two = Biete 1.000 €: Zurückgehalten bringt eine Umfrage immer noch 3 Parteibasis, und die zahlt jede Runde.
service-lesson-poll-three = Noch einmal 1.000 €: mindestens 3 Parteibasis, vielleicht ein besserer Trend.
service-lesson-keep-back = Halte sie zurück: Mit einer Wahlveranstaltung bringt Trend +1 hier wenig, 3 Parteibasis aber zahlen jede Runde.
service-lesson-poll-four = Noch einmal 1.000 €: 3 Parteibasis bringen schon in dieser Runde 3.000 €.
service-lesson-donation = Lehne die 30.000 € ab: Du hast genug. 5 Parteibasis zahlen in den nächsten Runden und zählen am Ende.
