var e=`# Ein Ort, an den man zurückkommt: Übersicht, Einladung, Nachrichten aufs Gerät, was sich mit einem Ergebnis machen lässt.

web-more = Mehr
web-lobby-mine-idle = Gerade läuft keins deiner Spiele.

## Eine Einladung

web-invited = Du bist eingeladen
web-invited-clock = Bedenkzeit
web-invited-no-clock = Ohne Uhr
web-invited-seats = Wer spielt
web-invited-free = Frei
web-invited-sit = Hier Platz nehmen

## Ein neuer Tisch

web-new-company = Mit wem
web-company-bot = Gegen Bots
web-company-open = Mit Freunden über einen Link
web-company-hot = Zusammen an diesem Gerät
web-new-hot-name = Name von Person { $number }
web-new-bots = Was die Bots können
web-new-more-about = Mischen und gedruckte Werte, für alle, die prüfen oder vergleichen wollen.
web-new-name-of = Tisch von { $name }

## Nachrichten aufs Gerät

web-device = Auf diesem Gerät
web-device-on = Dieses Gerät sagt dir, wenn du am Zug bist, auch wenn keine Seite offen ist.
web-device-off = Dieses Gerät kann dir sagen, wenn du am Zug bist, auch wenn keine Seite offen ist. Dein Browser fragt dich vorher.
web-device-blocked = Dein Browser blockiert Benachrichtigungen dieser Seite. Erlaube sie in den Browsereinstellungen für diese Seite.
web-device-unsupported = Dieser Browser kann keine Benachrichtigungen von Seiten zeigen. Auf iPhone und iPad lege die Seite zuerst auf den Startbildschirm.
web-device-none = Dieser Dienst schickt keine Benachrichtigungen auf Geräte.
web-device-failed = Das hat nicht geklappt. Dein Browser hat keine Verbindung für Benachrichtigungen bekommen.
web-device-turn-on = Einschalten
web-device-turn-off = Ausschalten

## Mit einem Ergebnis

web-result-acts = Nach dem Spiel
web-result-picture = Bild vom Ergebnis
web-result-link = Link teilen
web-result-record = Spielaufzeichnung
web-result-save = Bild speichern
web-result-compare = Vergleichen: dieselben Karten
web-compare-title = Zwei Spiele mit denselben Karten
web-compare-first = Erstes Spiel
web-compare-second = Zweites Spiel
web-compare-winners = Wer die Wahlen gewann
web-compare-about = Punkte im ersten Spiel, dann im zweiten.
`;export{e as default};