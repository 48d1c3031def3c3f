var e=`## Forms over several questions

web-rallies-in = { $state }: Wahlveranstaltungen
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
web-place-put = { $state }: { $thing } hierher
web-place-rest = { $state }: vom Rest hierher, was geht
web-place-back = Zurücknehmen
web-place-refused = { $thing } geht dort nicht, solange der Rest so steht.
web-thing-2019-rallies = Wahlveranstaltungen × { $amount }
web-thing-2019-trend = Trend ein Feld höher
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
web-rallies-gives = → { $votes ->
        [one] 1 Stimme
       *[other] { $votes } Stimmen
    }, { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
web-rallies-gives-about = Wenn dort jetzt alle Wahlveranstaltungen umgewandelt würden
web-rallies-ahead = Wahlsieg dort nach jetzigem Stand:
web-sentence-ready = Dein Zug ist vollständig: Sieh ihn dir an und gib ihn ab.

## Equal bids

web-tie-2019-start-bid = Gleiche Höchstgebote: Diese Parteien dürfen der Reihe nach einmal erhöhen.
web-tie-2019-start-raise = Passen alle, wird Startpartei, wer zuletzt passt, und zahlt das gleiche Gebot.
web-tie-2019-poll-bid = Kein Gleichstand möglich: Jedes Gebot muss höher sein als das letzte, und jede Partei bietet nur einmal.
web-tie-2006-start-bid = Gleiche Höchstgebote: Diese Parteien bieten noch einmal geheim. Bieten alle 0, wird gleich gewürfelt.
web-tie-2006-start-rebid = Wieder gleich: Die Würfel entscheiden, und wer gewinnt, zahlt dieses Gebot.
web-tie-2006-poll-bid = Kein Gleichstand möglich: Jedes Gebot muss höher sein als das letzte, reihum, bis nur eine Partei übrig ist.

## A new table

web-new-time = Zeit und Zuschauer
web-new-time-about = Das alles kann so bleiben.
web-clock = Bedenkzeit
web-clock-none = Keine Uhr: Nimm dir die Zeit, die du brauchst.
web-clock-quick = Ein Abend
web-clock-days = Über Tage
web-clock-own = Eigene
web-clock-off = Keine Uhr
web-clock-bank = Minuten für das ganze Spiel
web-clock-increment = Sekunden dazu nach jedem Zug
web-clock-zero = Wenn die Zeit um ist
web-clock-zero-bot = Ein Bot spielt weiter
web-clock-zero-open = Der Platz wird frei für jemand anderen
web-clock-about = Nur Menschen haben eine Uhr, und sie läuft nur, solange auf sie gewartet wird.
web-new-spectators = Andere dürfen zuschauen; Verdecktes sehen sie nicht
web-new-word = Dein Wort fürs Mischen
web-new-seed = Startwert
web-new-seed-about = Derselbe Startwert gibt dieselben Karten. Bleibt das Feld leer, kann niemand sie kennen.
web-new-data = Gedruckte Werte
web-new-data-shipped = Mitgelieferte

## Notices

web-notices = Wenn ich am Zug und nicht da bin
web-notices-about = Nach einer Minute sagt dir der Dienst Bescheid; Verdecktes verrät er nicht.
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
web-lobby-playing = Spiele zum Zuschauen
web-lobby-playing-none = Gerade läuft kein offenes Spiel.
web-lobby-old = Beendet und geschlossen
web-lobby-drop = Spielaufzeichnung hier ablegen
web-room-share = Teilen
web-room-start-bots = Beginnen, mit Bots auf den freien Plätzen
web-room-waits-host = Wer den Tisch eröffnet hat, beginnt das Spiel.
web-room-bot-which = Stärke des Bots für { $party }
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
web-menu-sure = Wirklich? Noch einmal klicken.
web-menu-closed = Dieser Tisch ist geschlossen.
`;export{e as default};