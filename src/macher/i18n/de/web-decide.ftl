## Forms over several questions

web-rallies-in = Veranstaltungen in { $state }
web-rallies-less = Eine weniger in { $state }
web-rallies-more = Eine mehr in { $state }
web-rallies-limit = bis zu { $most }
web-rallies-closed = keine möglich
web-rallies-price = kostet { $price }
web-rallies-total = Preis
web-rallies-money = Geld danach
web-rallies-supply = Marker übrig
web-rallies-none = Diesmal keine
web-cabinet-none = Niemanden schicken
web-place-how = Wähle eines, dann ein Land; oder zieh es dorthin.
web-place-where = { $thing }: in welches Land?
web-place-things = Noch zu setzen
web-place-states = Länder
web-place-put = { $state }: { $thing } hierhin
web-place-back = Zurücknehmen
web-place-refused = { $thing } kann dort nicht hin, so wie der Rest steht.
web-thing-2019-rallies = Veranstaltungen × { $amount }
web-thing-2019-trend = Trend höher
web-thing-2019-media = Medienmarker
web-thing-2019-votes = Stimmen × { $amount }
web-thing-2006-rallies = Versammlungen × { $amount }
web-thing-2006-trend = Beliebtheit +1
web-thing-2006-media = Medienmarker
web-thing-2006-votes = Stimmen × { $amount }
web-sheet-block = Startblock
web-sheet-column = Spalte { $number }
web-sheet-other = Anderes wählen
web-sheet-coming = Spalte 2 kommt, wenn alles aus Spalte 1 sein Land hat.
web-rallies-gives = → { $votes } Stimmen, wert { $points }
web-rallies-gives-about = Wenn dort jetzt alles umgesetzt würde
web-rallies-ahead = Würde dort jetzt gewinnen:
web-sentence-ready = Dein Zug ist vollständig: sieh ihn dir an und gib ihn ab.

## Equal bids

web-tie-2019-start-bid = Gleiche Höchstgebote: Diese Spieler dürfen reihum einmal erhöhen.
web-tie-2019-start-raise = Passen alle, beginnt der Letzte und zahlt das gleiche Gebot.
web-tie-2019-poll-bid = Kein Gleichstand: Jedes Gebot muss höher sein, und jeder spricht einmal.
web-tie-2006-start-bid = Gleiche Höchstgebote: Diese Parteien bieten noch einmal geheim. Bieten alle 0, wird gleich gewürfelt.
web-tie-2006-start-rebid = Wieder gleich: Die Würfel entscheiden, und der Gewinner zahlt dieses Gebot.
web-tie-2006-poll-bid = Kein Gleichstand: Jedes Gebot muss höher sein, Runde um Runde.

## A new table

web-new-time = Zeit, Zuschauer, Mischen
web-new-time-about = Das alles kann so bleiben.
web-clock = Bedenkzeit
web-clock-none = Keine Uhr: Nimm dir die Zeit, die du brauchst.
web-clock-quick = Ein Abend
web-clock-days = Über Tage
web-clock-own = Eigene
web-clock-off = Keine Uhr
web-clock-bank = Minuten für die ganze Partie
web-clock-increment = Sekunden dazu nach jedem Zug
web-clock-zero = Wenn die Zeit um ist
web-clock-zero-bot = Ein Bot spielt weiter
web-clock-zero-open = Der Platz wird frei für jemand anderen
web-clock-about = Nur Menschen haben eine Uhr, und sie läuft nur, solange auf sie gewartet wird.
web-new-spectators = Andere dürfen zuschauen; Verdecktes sehen sie nicht
web-new-word = Dein Wort fürs Mischen
web-new-seed = Startwert
web-new-seed-about = Derselbe Startwert gibt dieselben Karten. Leer gelassen, kann sie niemand kennen.
web-new-data = Gedruckte Werte
web-new-data-shipped = Wie mitgeliefert

## Notices

web-notices = Wenn ich dran bin und nicht da
web-notices-about = Nach einer Minute sagt dir der Dienst Bescheid; Verdecktes steht nicht darin.
web-notices-mail = E-Mail-Adresse
web-notices-no-mail = Dieser Dienst schickt keine E-Mails.
web-notices-hook = Webhook-Adresse
web-notices-keep = Benachrichtigung speichern
web-notices-goes-to = Benachrichtigungen gehen an { $email }.
web-notices-confirm-about = { $email } ist noch nicht bestätigt. Gib den Code ein, der dorthin ging, oder lass einen neuen schicken; dann gehen Benachrichtigungen dorthin.
web-notices-code = Code aus der E-Mail
web-notices-confirm = Bestätigen
web-notices-again = Neuen Code schicken
web-notices-sent = Ein Code ist unterwegs.
web-notices-confirmed = Die Adresse ist bestätigt.
web-account-kept = Gespeichert.
web-account-as = Angemeldet als { $name }.

## Lobby and waiting room

web-lobby-resume = Weiter
web-lobby-look = Ansehen
web-lobby-playing = Partien zum Zuschauen
web-lobby-playing-none = Gerade läuft keine offene Partie.
web-lobby-old = Beendet und geschlossen
web-lobby-drop = Spielprotokoll hier ablegen
web-room-share = Teilen
web-room-start-bots = Beginnen, mit Bots auf den freien Plätzen
web-room-waits-host = Wer den Tisch eröffnet hat, beginnt die Partie.
web-room-bot-which = Stufe des Bots für { $party }
web-room-options = Optionen, die vom Üblichen abweichen
web-clock-left = Verbleibende Zeit
web-clock-face-days = { $days } T { $hours } Std.
web-clock-line = { $bank } min, +{ $increment } s je Zug

## The menu of a table

web-menu-seats = Wer spielt
web-menu-to-bot = Ein Bot spielt weiter
web-menu-to-open = Platz frei machen
web-menu-to-me = Ich spiele
web-menu-back = Platz wieder einnehmen
web-menu-to-hot = Jemand an diesem Gerät
web-menu-leave = Meinen Platz verlassen
web-menu-close = Diesen Tisch endgültig beenden
web-menu-sure = Wirklich? Noch einmal drücken.
web-menu-closed = Dieser Tisch ist geschlossen.
