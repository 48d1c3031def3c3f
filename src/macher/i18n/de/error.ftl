# Was schiefgeht, in Worten für alle, die es beheben können.

## Befehlszeilen ohne Sinn

error-language = die Sprache „{ $language }“ gibt es nicht; es gibt { $languages }
error-option = --option nimmt Schlüssel=Wert, nicht „{ $word }“; siehe `macher rules O19` und `macher rules O06`
error-no-saved-game = in { $folder } liegt kein gespeichertes Spiel
error-from-at = sag mit --at, nach wie vielen Aktionen weitergespielt wird
error-players = { $least } bis { $most } Parteien, nicht { $players } (R19-0.1, G06-01)
error-parties = { $parties } Parteien sind zu viele für { $players } Plätze
error-bots = --bots nimmt einen Namen oder { $seats }, einen für jeden Platz eines Bots, nicht { $bots }
error-people = { $people } Menschen passen nicht an einen Tisch mit { $players } Plätzen
error-games = --games und --workers sind mindestens 1, nicht { $games } und { $workers }
error-no-folder = den Ordner { $folder } gibt es nicht
error-threshold = --threshold ist ein Anteil zwischen 0 und 1, nicht { $threshold }
error-exploit-start = die Suche beginnt mit einem von { $bots }, nicht mit { $start }
error-exploit-file = { $file } gehört zu einer anderen Suche
error-sequential = --sequential vergleicht Bots, und hier sind alle gleich
error-seat = --seat geht in diesem Spiel von 1 bis { $most }, nicht { $seat }
error-no-database = die Datenbank { $file } gibt es nicht; `macher db upgrade` würde sie anlegen
error-log-level = --log-level ist eines von { $levels }, nicht „{ $level }“
error-at-least-one = { $options }: 1 oder mehr
error-bot-slot = { $option } ist 0 Sekunden oder mehr
error-smtp-sender = MACHER_SMTP_SENDER muss sagen, von wem die Nachrichten kommen
error-port = --port ist eine Zahl von 0 bis { $last }, nicht { $port }
error-data-set = --data-set nimmt name=ordner, nicht „{ $word }“

## Spiele, die sich nicht einrichten lassen

error-edition = die Ausgabe „{ $edition }“ gibt es nicht; es gibt { $editions }
error-config-elections = { $rule }: ein Spiel über { $first } oder { $second } Wahlen, nicht { $variant }
error-config-rounds = { $rule }: ein Spiel über { $first } oder { $second } Runden, nicht { $variant }
error-config-players = { $rule }: { $least } bis { $most } Parteien, nicht { $players }
error-config-party = { $rule }: die Partei „{ $party }“ gibt es nicht; es gibt { $parties }
error-config-own-party = { $rule }: alle haben eine eigene Partei, nicht { $parties }
error-config-no-option = die Option „{ $option }“ gibt es nicht; es gibt { $options }
error-config-option = { $rule } { $option }: „{ $value }“ ist nicht unter { $values }

## Bots und Pakete

error-no-bot = den Bot „{ $bot }“ gibt es nicht; es gibt { $bots }, oder datei.py:Klasse für einen eigenen
error-no-value = für { $edition }-{ $variant } gibt es keinen gelernten Wert, und mit ihm wird das Glück gemessen
error-bot-name = eine eigene Klasse heißt datei.py:Klasse, nicht „{ $name }“
error-bot-class = { $file } hat keine Klasse „{ $name }“, die von { $base } erbt
error-bot-seed = { $file }: Die Klasse „{ $name }“ muss sich allein mit einem Startwert anlegen lassen, wie in { $name }(7)
error-bot-weights = { $bot } hat keine Gewichte, die sich ändern ließen
error-bot-weight = { $bot } hat kein Gewicht „{ $name }“
error-no-file = die Datei { $file } gibt es nicht
error-is-folder = { $file } ist ein Ordner, keine Datei
error-no-access = { $file } lässt sich nicht öffnen: Die Berechtigung fehlt
error-not-folder = { $file }: Ein Teil dieses Pfads ist kein Ordner
error-no-use = { $file } lässt sich nicht benutzen: { $said }
error-not-python = { $file } ist keine Python-Datei
error-bot-load = { $file } lässt sich nicht laden: { $reason }
error-extra = dazu braucht es das Paket { $package }: Installiere das Extra `{ $extra }`, mit `pip install macher[{ $extra }]`

## Daten, Aufzeichnungen und gespeicherte Spiele

error-data-no-folder = { $folder }: Diesen Ordner gibt es nicht
error-data-not-folder = { $folder }: Das ist kein Ordner
error-data-no-file = { $path }: Die Datei fehlt
error-data-encoding = { $path }, Zeile { $line }: Das ist kein UTF-8-Text; speichere die Datei als UTF-8
error-data-nested = { $path }: zu tief geschachtelt
error-data-number = { $path }: Eine Zahl darin ist zu lang
error-data-syntax =
    { $line ->
        [0] { $path }: Die Datei endet zu früh ({ $said })
       *[other] { $path }, Zeile { $line }: Das ist kein TOML ({ $said })
    }
error-data-unknown-file =
    { $path }: Diese Datei ist unbekannt; { $near ->
        [none] bekannt sind { $known }
       *[other] meintest du { $near }?
    }
error-data-unknown-key =
    { $where }: Dieser Schlüssel ist unbekannt; { $near ->
        [none] bekannt sind { $known }
       *[other] meintest du { $near }?
    }
error-data-edition = { $path } gehört zur Ausgabe { $edition }; lege die Dateien jeder Ausgabe in einen eigenen Ordner, wie { $better }
error-data-beside = { $path } gehört nicht neben die Ordner { $folders }
error-data-missing = { $where }: Dieser Wert fehlt
error-data-empty = { $where }: Das ist leer
error-data-length = { $where }: gefundene Werte: { $found }, erwartet: { $expected }
error-data-range = { $where }: { $value } liegt nicht zwischen { $low } und { $high }
error-data-no-table = { $where }: Hier muss eine Tabelle stehen
error-data-no-list = { $where }: Hier muss eine Liste stehen
error-data-no-flag = { $where }: Hier muss true oder false stehen
error-data-no-whole = { $where }: Hier muss eine ganze Zahl stehen
error-data-no-text = { $where }: Hier muss ein Text stehen
error-data-rising = { $where }: { $value } muss höher sein als der Wert davor, { $before }
error-data-falling = { $where }: { $value } darf nicht niedriger sein als der Wert davor, { $before }
error-data-amounts = { $where }: Die Beträge { $amounts } steigen nicht von klein nach groß
error-data-long-game = { $where }: Karten nur für das lange Spiel: { $found }, erwartet: { $expected }
error-data-negative = { $where }: negative Werte: { $found }, erwartet: { $expected }
error-data-sizes = { $where }: kleine Länder: { $small }, große Länder: { $large }; erwartet: je 8
error-data-maximum = { $where }: Den Höchstwert { $value } hat auch { $other }; jedes Land braucht einen eigenen
error-data-highest = { $where }: Der höchste Wert, { $highest }, muss hier genau einmal stehen, nicht { $times }-mal
error-data-symbol = { $where }: { $symbol } steht hier { $times }-mal, erlaubt ist es höchstens { $most }-mal, einmal für jedes Land
error-data-action-twice = { $where }: Eine Aktion steht hier zweimal
error-data-no-zero = { $where }: Die 0 fehlt, das Feld, auf dem die Marker beginnen
error-data-exact = { $where }: Hier muss { $expected } stehen, nicht { $value }
error-data-at-most =
    { $where }: { $value } ist zu viel; { $bound ->
        [none] höchstens { $limit }
       *[other] { $bound } erlaubt höchstens { $limit }
    }
error-data-at-least = { $where }: { $value } ist zu wenig; { $bound } ist schon { $limit }
error-data-media-spots = { $where }: { $value } ist zu wenig; { $players } Parteien können mit einem Medienmarker im selben Land beginnen
error-data-needs = { $where }: Zu Beginn des Spiels werden hier { $needed } gebraucht, { $bound } gibt aber nur { $limit } her
error-data-cards = { $where }: Das ergibt { $found } Karten, das Spiel braucht aber { $needed }
error-data-idle = { $where }: Diese Karte bewirkt nichts
error-data-die = { $where }: Alle Seiten sind gleich, kein Gleichstand würde je enden
error-data-unknown-word =
    { $where }: „{ $word }“ ist unbekannt; { $near ->
        [none] bekannt sind { $known }
       *[other] meintest du { $near }?
    }
error-data-no-action = { $where }: „{ $words }“ ist keine Aktion; geschrieben wird sie wie `votes+8`, `others-1!` oder `media`
error-data-action-sign =
    { $where }: „{ $words }“: { $word } { $sign ->
        [none] hat keine Zahl
       *[other] braucht eine Zahl mit { $sign }
    }
error-data-no-source = { $where }: Die Quelle fehlt
error-data-confidence = { $where }: „{ $word }“ ist nicht unter { $known }
error-data-idle-mark = { $where }: Diese Angabe gilt für keinen Wert der Datei
error-record-not = Zeile { $line }: Das ist keine Spielaufzeichnung; sie beginnt mit „{ $title }“
error-record-text = Zeile { $line }: Das ist kein Text
error-record-refused = Zeile { $line }: { $party } darf bei { $step } nicht { $word } spielen ({ $rule })
error-record-result = Zeile { $line }: Die Aufzeichnung sagt { $record }, das Spiel sagt { $game }
error-record-damaged = Zeile { $line } der Aufzeichnung ist nicht zu lesen: { $reason }
error-no-action = eine Aktion „{ $word }“ gibt es nicht
error-seed = ein Startwert ist eine Zeile aus Wörtern ohne doppelte Leerzeichen, nicht „{ $seed }“
error-seed-parts = der Startwert ergibt sich nicht aus seinem Teil und den Wörtern
error-branch = ein Spiel, das von einem anderen ausgeht, hat einen Moment und einen Startwert aus einem Wort
error-branch-at = das Spiel hat { $most } Aktionen; nach { $at } gibt es keinen Moment
error-branch-moment = von diesem Moment aus kann niemand weiterspielen: Das Spiel ist dort zu Ende, oder verdeckte Antworten liegen auf dem Tisch
error-branch-running = nur von einem beendeten Spiel aus kann man weiterspielen
error-record-branch = Zeile { $line }: eine Abzweigung ist eine Anzahl von Aktionen dieses Spiels, eine Partei und ein Startwert
error-record-seats = Zeile { $line }: { $parties } Parteien brauchen ebenso viele Plätze, nicht { $seats }
error-record-commitment = Zeile { $line }: Der Startwert passt nicht zu seiner Prüfsumme
error-record-long = Zeile { $line }: Die Aufzeichnung hat mehr Züge, als erlaubt sind: höchstens { $most }
error-record-words = Zeile { $line }: Zu { $seats } Plätzen gehören ebenso viele, vielleicht leere Wörter, nicht { $words }
error-record-header = Zeile { $line }: Eine Kopfzeile besteht aus Schlüssel, Doppelpunkt und Wert, jeder Schlüssel einmal
error-record-no-key = Zeile { $line }: Im Kopf fehlt „{ $key }“
error-record-number = Zeile { $line }: „{ $word }“ ist keine Zahl
error-record-pair = Zeile { $line }: „{ $word }“ hat nicht die Form Option=Wert
error-record-party = Zeile { $line }: „{ $party }“ ist keine Partei dieses Spiels
error-record-waits = Zeile { $line }: Die Aufzeichnung nennt ein Ergebnis, aber das Spiel wartet auf { $step }
error-version-data = mit den Daten { $data } gespielt; hier sind { $here } geladen (siehe --data)
error-version-format = die Aufzeichnung hat das Format { $format }; dieses Programm liest Format { $known }
error-version-rules = gespielt nach Fassung { $rules } der Regeln; dieses Programm hat Fassung { $here }

## Datenbanken

error-store-url = das ist keine Adresse einer Datenbank; sie lautet sqlite:///pfad/zur/datei.db oder postgresql://name:passwort@rechner/name
error-store-memory = Spiele werden in einer Datei aufbewahrt, die in der Adresse stehen muss: sqlite:///pfad/zur/datei.db oder postgresql://name:passwort@rechner/name
error-store-driver = Spiele werden in SQLite oder PostgreSQL aufbewahrt, nicht in { $driver }: sqlite:///pfad/zur/datei.db oder postgresql://name:passwort@rechner/name
error-store-closed = die Datenbank { $file } lässt sich nicht öffnen: { $said }
error-store-postgres = PostgreSQL braucht ein weiteres Paket: { $command }
error-store-empty = die Datenbank { $address } ist leer: Rufe erst `macher db upgrade` auf
error-store-old = die Datenbank { $address } hat den Stand { $found }, diese Version braucht { $newest }: Rufe erst `macher db upgrade` auf
error-store-foreign = die Datenbank { $address } ist keine von Macher: Sie hat eine Tabelle „{ $table }“. Macher braucht eine eigene Datenbank.
error-store-damaged = die Datenbank { $address } ist beschädigt: Sie sagt nicht, welchen Stand sie hat
error-store-newer = die Datenbank { $address } gehört zu einer neueren Version von Macher (Stand { $found }; diese Version kennt den Stand { $newest }). Nimm die neuere Version; nichts wurde geändert.
error-store-busy = die Datenbank ist gerade belegt; versuche es noch einmal ({ $said })
error-store-full = die Festplatte der Datenbank ist voll ({ $said })
error-store-disk = die Festplatte der Datenbank lässt sich nicht lesen oder beschreiben ({ $said })
error-store-unopened = die Datei der Datenbank lässt sich nicht öffnen ({ $said })
error-store-read-only = die Datenbank lässt sich nur lesen ({ $said })
error-store-no-database = die Datei ist keine Datenbank ({ $said })
error-store-corrupt = die Datei der Datenbank ist beschädigt ({ $said })
error-store-down = die Datenbank antwortet nicht ({ $said })
error-store-overloaded = die Datenbank hat zu viel zu tun ({ $said })
error-store-login = die Datenbank verweigert die Anmeldung ({ $said })
error-store-unknown = diese Datenbank gibt es nicht ({ $said })
error-store-refused = die Datenbank hat das abgelehnt ({ $said })
error-store-row = die Datenbank ist beschädigt: Eine Zeile von „{ $table }“ ist unbrauchbar
error-store-no-game = das Spiel „{ $game }“ gibt es nicht
error-store-running = das Spiel { $game } läuft noch: Seine Aufzeichnung würde den Startwert und alle Karten verraten. Warte auf sein Ende oder gib es mit --with-secrets aus.
