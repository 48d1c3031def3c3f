# Regeloptionen O19: ein Titel und ein Satz, was sie entscheidet; danach jeder Wert ebenso.

option-trend-scale = Trendskala
    .about = Welche Zahlen auf den Trendfeldern stehen; Wirkungen zählen Felder, Stimmen zählen die Zahl.
option-trend-scale-standard = Sechs Felder
    .about = Die Felder lauten −3, −2, 0, +2, +3, +4; der erste Schritt weg von 0 zählt also doppelt.
option-trend-scale-unit = Acht Felder
    .about = Die Felder lauten lückenlos −3 bis +4.
option-trend-scale-five = Fünf Felder
    .about = Die Felder lauten −3, −2, 0, +2, +4.

option-poll-first-bidder = Erstes Gebot für eine Umfrage
    .about = Wer bei einer Umfrage zuerst bietet; die versteigernde Partei bietet immer zuletzt.
option-poll-first-bidder-left-of-auctioneer = Links von der versteigernden Partei
    .about = Das Bieten beginnt links von der Partei, die versteigert, und geht einmal herum.
option-poll-first-bidder-left-of-start-player = Links von der Startpartei
    .about = Das Bieten beginnt links von der Startpartei; die versteigernde Partei rückt ans Ende.

option-start-tiebreak-first = Gleichstand um die Startpartei
    .about = Wer zuerst spricht, wenn die höchsten geheimen Gebote gleich sind.
option-start-tiebreak-first-top-marker-holder = Oberstes Parteiplättchen
    .about = Die bisherige Startpartei spricht zuerst, wenn sie beteiligt ist; danach im Uhrzeigersinn.
option-start-tiebreak-first-right-of-previous = Rechts der bisherigen Startpartei
    .about = Die Reihenfolge beginnt mit dem Platz rechts der bisherigen Startpartei.

option-donation-table = Preis der Spenden
    .about = Wie viel Parteibasis eine angenommene Spende kostet.
option-donation-table-standard = 1, 2 oder 3
    .about = 10.000 €, 20.000 € oder 30.000 € anzunehmen kostet 1, 2 oder 3 Parteibasis.
option-donation-table-steep = 1, 3 oder 5
    .about = 10.000 €, 20.000 € oder 30.000 € anzunehmen kostet 1, 3 oder 5 Parteibasis.

option-media-markers-on-clear = Medienmarker nach einer Wahl
    .about = Was mit Medienmarkern geschieht, die in einem Bundesland liegen, wenn es ausscheidet.
option-media-markers-on-clear-to-owner = Zurück in den Vorrat
    .about = Sie gehen an ihre Partei zurück und können wieder gekauft werden.
option-media-markers-on-clear-out-of-game = Aus dem Spiel
    .about = Sie sind verloren, Marker werden also knapp.

option-poll-front = Vorderseite einer Umfrage
    .about = Wer die Zahlen einer genommenen Umfrage sieht.
option-poll-front-public-when-taken = Alle
    .about = Die Umfrage wird sofort für alle aufgedeckt.
option-poll-front-private-unless-published = Nur wer sie nimmt
    .about = Nur wer sie genommen hat, sieht sie; alle anderen erst, wenn sie veröffentlicht wird.

option-exclusive-scope = Wie lange eine Aktion mit ! gesperrt ist
    .about = Eine Aktion mit ! steht in einem Bundesland nur einmal zur Verfügung; dies sagt, für wie lange.
option-exclusive-scope-phase = Diese Runde
    .about = In der nächsten Runde ist sie wieder frei.
option-exclusive-scope-state-lifetime = Endgültig
    .about = Sie bleibt dort gesperrt, bis das Bundesland ausscheidet.

option-spokes-media-exclusive = Pressesprecher und das !
    .about = Ob die Medienaktion des Pressesprechers ein ! trägt.
option-spokes-media-exclusive-respects-lock = Ohne !, aber gebunden
    .about = Eine Medienaktion mit ! sperrt sie auch für den Pressesprecher; seine eigene sperrt sie für niemanden.
option-spokes-media-exclusive-false = Ohne !
    .about = Der Pressesprecher darf immer einen Medienmarker verdrängen und sperrt die Aktion für niemanden.
option-spokes-media-exclusive-true = Mit !
    .about = Die erste Medienaktion in einem Bundesland sperrt sie für alle anderen, auch die des Pressesprechers.

option-overbid = Ungedeckte Gebote
    .about = Was geschieht, wenn jemand mehr bietet, als er oder sie hat.
option-overbid-reject = Nicht möglich
    .about = Das Programm nimmt kein Gebot über dein Geld hinaus an.
option-overbid-penalty = Strafe
    .about = Jedes Gebot ist erlaubt; wer nicht zahlen kann, verliert alles Geld und 10 Parteibasis, und die anderen bieten noch einmal.

option-poll-all-pass = Umfrage ohne Gebot
    .about = Was mit einer Umfrage geschieht, für die niemand bietet.
option-poll-all-pass-discard-unseen = Abgelegt
    .about = Sie wird ungesehen abgelegt, die nächste Versteigerung hat eine neue.
option-poll-all-pass-stay-on-top = Bleibt liegen
    .about = Sie bleibt auf dem Stapel und wird im nächsten Bundesland erneut versteigert.

option-coalition = Koalitionen
    .about = Ob Parteien eine Koalition ablehnen dürfen.
option-coalition-automatic = Automatisch
    .about = Die Partei, die am besten passt, ist ohne Rückfrage dabei.
option-coalition-partner-may-refuse = Der Koalitionspartner darf ablehnen
    .about = Mögliche Partner werden nacheinander gefragt, der am besten passende zuerst.
option-coalition-both-may-refuse = Beide dürfen ablehnen
    .about = Zuerst wird die stärkste Partei gefragt, ob sie überhaupt eine Koalition will, dann die möglichen Partner.

option-no-coalition-influencer-moves = Stärkste Partei ohne Koalition
    .about = Ob sie Medienpräsenz erhält, wenn sie die Medien beeinflusst.
option-no-coalition-influencer-moves-true = Medienpräsenz
    .about = Sie stellt einen Medienmarker auf das Feld der Medienpräsenz, wie jede Partei mit Medieneinfluss.
option-no-coalition-influencer-moves-false = Keine Medienpräsenz
    .about = Sie stellt nichts um, obwohl sie die Medien beeinflusst.

option-influencer-snapshot = Medieneinfluss am Wahlabend
    .about = Wann feststeht, wer bei einer Wahl die Medien beeinflusst.
option-influencer-snapshot-before-moves = Vor dem Umstellen
    .about = Es zählen die Marker, wie sie vor dem Umstellen durch die Wahlsieger lagen.
option-influencer-snapshot-after-winner-moves = Nach dem Umstellen
    .about = Die Marker werden neu gezählt, wenn die Wahlsieger ihre umgestellt haben.

option-presence-move = Umstellen zur Medienpräsenz
    .about = Ob nach einer Wahl ein Medienmarker umgestellt werden muss.
option-presence-move-forced = Pflicht
    .about = Der Marker wird ohne Rückfrage umgestellt.
option-presence-move-optional = Freiwillig
    .about = Die Partei entscheidet selbst, ob er umgestellt wird oder bleibt.

option-cash-second-place = Zweitmeistes Geld
    .about = Ob es beim Geld einen zweiten Platz gibt, wenn der erste geteilt ist.
option-cash-second-place-dense = Immer
    .about = Der zweithöchste Betrag zählt, auch wenn mehrere den höchsten haben.
option-cash-second-place-skip-after-tie = Nicht nach Gleichstand
    .about = Haben mehrere den höchsten Betrag, zählt der zweithöchste nicht.

option-politician-order = Reihenfolge der Aktionen
    .about = Ob die Hauptaktion eines Kabinettsmitglieds vor der Nebenaktion kommt.
option-politician-order-main-first = Hauptaktion zuerst
    .about = Erst wird die Hauptaktion genutzt oder ausgelassen, dann eine Nebenaktion.
option-politician-order-free = Frei
    .about = Die beiden Aktionen sind in beliebiger Reihenfolge möglich.

option-media-same-topic = Eine Volksmeinung umdrehen
    .about = Ob beim Tausch dasselbe Thema mit der anderen Haltung kommen darf.
option-media-same-topic-allowed = Erlaubt
    .about = Die neue Volksmeinung darf das Thema der entfernten haben.
option-media-same-topic-forbidden = Verboten
    .about = Die neue Volksmeinung braucht ein Thema, das dort nicht liegt, auch nicht auf der entfernten Karte.

option-media-same-card = Eine Volksmeinung gegen die gleiche tauschen
    .about = Ob eine Volksmeinung gegen eine gleiche Karte der Auslage getauscht werden darf.
option-media-same-card-forbidden = Verboten
    .about = Ein Tausch muss etwas ändern.
option-media-same-card-allowed = Erlaubt
    .about = Die Auslage verliert eine Karte, im Bundesland bleibt alles, wie es war.

option-cash-visibility = Geld der anderen
    .about = Ob du siehst, wie viel Geld die anderen haben.
option-cash-visibility-hidden = Verborgen
    .about = Du siehst nur dein eigenes Geld und was die anderen zahlen und erhalten.
option-cash-visibility-open = Offen
    .about = Das Geld von allen wird gezeigt.
