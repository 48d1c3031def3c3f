# Die Befehlszeile: Hilfe, was die Befehle ausgeben, und was nicht geht.

## Hilfe zu den Befehlen; der erste Absatz steht auch in der Liste der Befehle

cli-about = Die Macher, das Spiel um Landtagswahlen: spielen, zuschauen, untersuchen. Ein inoffizielles Fanprojekt.
cli-play =
    An diesem Rechner spielen, allein gegen Bots oder reihum mit Freunden: im Browser, oder mit --terminal gleich hier.

    Ohne eine Angabe zum Spiel zeigt der Browser die Übersicht, wo sich eines einrichten lässt.
cli-simulate = Bots ganze Spiele spielen lassen und Tempo, Länge und Punkte nach Herkunft berichten.
cli-arena = Bots einen Wettkampf mit vertauschten Plätzen spielen lassen und sagen, wie stark jeder ist, mit Intervallen.
cli-exploit = Von selbst eine Strategie gegen einen Bot suchen und sagen, wie oft sie gewinnt.
cli-replay = Eine Spielaufzeichnung durchgehen, prüfen oder ihre Ereignisse ausgeben.
cli-cards = Jede Zahl des Spielmaterials zeigen, woher sie stammt und wie sicher sie ist.
cli-rules = Eine Regel nach ihrer Nummer (R19-12.4), einen Abschnitt (R19-12) oder Optionen (O19) ausgeben oder Wörter suchen.
cli-serve = Den Tischdienst für Freunde betreiben: Tische im Browser, in einer Datenbank aufbewahrt. Siehe docs/hosting.md.
cli-db = Die Datenbank eines Tischdienstes pflegen: erneuern, prüfen, ein Spiel ausgeben, aufräumen.
cli-db-upgrade = Die Datenbank auf den Stand dieser Version bringen. `macher serve` tut das beim Start selbst.
cli-db-check = Jedes Spiel noch einmal spielen und vergleichen: Züge ohne Lücke, alle erlaubt, Zwischenstände und Ergebnisse richtig.
cli-db-export = Die Aufzeichnung eines Spiels ausgeben.
cli-db-vacuum = Wegwerfen, was niemand braucht (alte Zwischenstände, abgelaufene Sitzungen), und den Platz freigeben.

## Hilfe zu den Optionen mehrerer Befehle

cli-opt-edition = Ausgabe der Regeln: 2019 oder 2006.
cli-opt-variant = 2019: 4 Wahlen (Vorgabe) oder 7. 2006: 7 Runden (Vorgabe) oder 5.
cli-opt-players = Zahl der Parteien am Tisch: 3 bis 5.
cli-opt-data = Ordner mit eigenen Werten (Vorgabe: die Variable MACHER_DATA).
cli-opt-option = Eine Regeloption als Schlüssel=Wert; siehe `macher rules O19` und `O06`. Mehrmals möglich.
cli-opt-plain = Schlichte Zeilen ohne Kästen und Farben, gut für Vorleseprogramme.
cli-opt-language = en, de, fr oder pl (Vorgabe: die Sprache des Systems).
cli-opt-json = Ein JSON-Objekt ausgeben.
cli-opt-database-url = sqlite:///pfad oder postgresql://name:passwort@rechner/name (Vorgabe: eine Datei in deinem Datenordner).
cli-opt-help = Diese Hilfe zeigen.
cli-opt-version = Die Version zeigen.

## Hilfe zu den Optionen eines Befehls

cli-play-terminal = In diesem Terminal statt im Browser spielen.
cli-play-people = Wie viele Menschen an dieser Tastatur mitspielen.
cli-play-names = Namen der Menschen, durch Kommas getrennt.
cli-play-parties = Parteien in der Reihenfolge der Plätze: linke, spd, gruene, cdu, fdp.
cli-play-bots = Bots auf den anderen Plätzen: ein Name (oder datei.py:Klasse) für alle, oder einer für jeden.
cli-play-seed = Derselbe Startwert gibt dieselben Karten.
cli-play-confirm = Vor allem nachfragen, was sich nicht zurücknehmen lässt: vor dem Ende eines Zuges und vor einem Schritt, der etwas Neues zeigt.
cli-play-resume = Ein gespeichertes Spiel fortsetzen; `last` ist das neueste.
cli-play-think = Sekunden, die ein Bot über eine Entscheidung nachdenken darf; weniger für einen kleinen Rechner.
cli-play-save = Wo das Spiel aufbewahrt wird (Vorgabe: in deinem Datenordner).
cli-play-from = Von einem Moment dieses beendeten Spiels (einer Aufzeichnung) aus gegen Bots weiterspielen, mit --at und --seat.
cli-play-at = Mit --from: nach so vielen Aktionen der Aufzeichnung.
cli-play-seat = Mit --from: der Platz, den du übernimmst, ab 1. Was er damals nicht wusste, wird neu gezogen.

cli-simulate-bots = Bots in der Reihenfolge der Plätze; ein Name (oder datei.py:Klasse) füllt alle Plätze.
cli-simulate-games = Zahl der Spiele.
cli-simulate-seed = Derselbe Startwert gibt dieselben Spiele.
cli-simulate-workers = Zahl der Prozesse.

cli-arena-bots = Die Bots eines Tisches: einer für jeden Platz, oder einer für alle.
cli-arena-games = Zahl der Spiele, aufgerundet auf ganze Blöcke (ein Startwert, alle Platzwechsel).
cli-arena-players = 3 bis 5 (Vorgabe: so viele wie Bots).
cli-arena-seed = Derselbe Startwert gibt denselben Wettkampf.
cli-arena-workers = Zahl der Prozesse oder der Worker eines lokalen Ray.
cli-arena-ray = Auf einem Ray-Cluster spielen: dem unter RAY_ADDRESS oder einem lokalen.
cli-arena-budget = Wie viele Sekunden ein Bot über eine Entscheidung nachdenken darf (Vorgabe: ohne Uhr, derselbe Startwert gibt denselben Wettkampf).
cli-arena-luck = Das Glück herausrechnen: auch sagen, was ohne Zufall bleibt, mit engeren Intervallen.
cli-arena-sequential = Aufhören, sobald die Antwort klar ist.
cli-arena-threshold = Aufhören, wenn der Anteil des ersten Bots klar darüber oder darunter liegt (schließt --sequential ein).
cli-arena-hook = Ein eigener Zähler, datei.py:Klasse. Mehrmals möglich.
cli-arena-csv = Eine Zeile für jeden Platz jedes Spiels schreiben.
cli-arena-parquet = Dasselbe als Parquet.
cli-arena-plots = Bilder in diesen Ordner zeichnen.
cli-exploit-against = Der Bot, der zu schlagen ist; er bekommt alle anderen Plätze.
cli-exploit-start = Mit wessen Gewichten die Suche beginnt: club oder planner-1.
cli-exploit-minutes = Wie lange gesucht wird; 0 misst nur, was in der Datei steht.
cli-exploit-pairs = Paare von Spielen vor einem Schritt, und höchstens für einen Schritt.
cli-exploit-games = Spiele der Messung am Ende, mit eigenen Startwerten.
cli-exploit-file = Wo die Suche festgehalten wird; von dort geht sie weiter.

cli-replay-file = Eine Spielaufzeichnung.
cli-replay-check = Jede Aktion und das Endergebnis prüfen.
cli-replay-json = Die Ereignisse als JSON ausgeben.
cli-replay-seat = Nur zeigen, was dieser Platz gesehen hat (1 bis 5).

cli-cards-reconstructed = Nur Werte, die wir selbst rekonstruiert haben.

cli-rules-query = Eine Nummer, der Anfang einer Nummer oder Wörter.

cli-serve-host = Die Adresse, an der der Dienst lauscht; 0.0.0.0 für alle.
cli-serve-port = Der Port, an dem der Dienst lauscht.
cli-serve-workers = Zahl der Prozesse; mehr als einer lohnt sich mit PostgreSQL.
cli-serve-public-url = Wo der Dienst zu erreichen ist: https://…
cli-serve-allow-origin = Eine weitere Herkunft, deren Seiten mit dem Dienst sprechen dürfen.
cli-serve-allow-host = Nur unter diesen Rechnernamen antworten.
cli-serve-data-set = Eigene Werte zur Auswahl, als name=ordner.
cli-serve-rate = Anfragen je Sekunde von einer Adresse; 0 heißt ohne Grenze.
cli-serve-proxy = Die Adresse eines Proxys, der mit X-Forwarded-For sagt, wer fragt (Vorgabe: FORWARDED_ALLOW_IPS).
cli-serve-connections = Höchstzahl offener Verbindungen je Prozess.
cli-serve-connections-per-address = Höchstzahl offener Verbindungen einer Adresse.
cli-serve-bot-processes = Prozesse, in denen Bots nachdenken, je Prozess des Dienstes.
cli-serve-review-processes = Beendete Spiele, die jeder Prozess des Dienstes zugleich analysiert; 0: keine.
cli-serve-bot-seconds = Wie lange ein Bot über eine Entscheidung nachdenkt.
cli-serve-bot-slot = Wie lange der Zug eines Bots mindestens dauert, so schnell er auch denkt.
cli-serve-order-pause = Nach wie vielen Sekunden ungefähr ein im Voraus erteilter Auftrag handelt.
cli-serve-push = Browser dürfen um Benachrichtigungen aufs Gerät bitten; sie gehen über den Push-Dienst des Browserherstellers.
cli-serve-metrics = Auf /metrics antworten: diesem Rechner, oder mit MACHER_METRICS_TOKEN.
cli-serve-log-level = Wie viel ins Protokoll kommt: debug, info, warning oder error.

cli-db-game = Die Kennung des Spiels: das Ende seiner Adresse.
cli-db-with-secrets = Auch ein Spiel, das noch läuft, mit seinem Startwert.

## Rund um die Hilfe

cli-usage = Aufruf: { $line }
cli-usage-command = BEFEHL
cli-usage-options = [OPTIONEN]
cli-usage-words = [WÖRTER...]
cli-title-commands = Befehle
cli-title-arguments = Angaben
cli-title-parameters = Optionen
cli-note-default = [Vorgabe: { $value }]
cli-note-variable = [Variable: { $name }]
cli-note-required = [nötig]
cli-value-text = WORT
cli-value-number = ZAHL
cli-value-path = PFAD
cli-yes = ja

## Befehlszeilen, die niemand versteht

cli-bad-option = Die Option { $word } gibt es nicht.
cli-bad-command = Den Befehl { $word } gibt es nicht; es gibt { $commands }.
cli-bad-number = { $option } braucht eine Zahl, nicht „{ $word }“.
cli-bad-value = „{ $word }“ geht nicht für { $option }.
cli-bad-missing = { $option } fehlt.
cli-bad-empty = { $option } braucht einen Wert.
cli-bad-extra = Überzählig: { $words }.
cli-bad-twice = { $option } steht zweimal da.
cli-bad-other = Diese Befehlszeile ist nicht zu verstehen.
cli-bad-meant = Meintest du { $word }?
cli-bad-help = `{ $command } --help` sagt, was man schreiben kann.

## macher rules

cli-rules-none = Keine Regel enthält „{ $words }“.
cli-rules-unknown = { $rule } ist keine Regel.
cli-rules-near = { $rule } ist keine Regel; ähnlich: { $near }
cli-rules-found =
    { $count ->
        [one] { $count } Regel enthält „{ $words }“
       *[other] { $count } Regeln enthalten „{ $words }“
    }
cli-rules-edition = Ausgabe { $edition }

## macher simulate

cli-games = Spiele
cli-simulate-what =
    { $games ->
        [one] { $games } Spiel
       *[other] { $games } Spiele
    }, Ausgabe { $edition }, Variante { $variant }, { $players } Parteien, Startwert { $seed }
cli-simulate-speed =
    { $decisions ->
        [one] { $decisions } Entscheidung
       *[other] { $decisions } Entscheidungen
    }, { $rate } je Sekunde; ein Spiel hat { $mean } ({ $least } bis { $most })
cli-col-points = Punkte aus
cli-col-mean = Mittel
cli-col-least = kleinste
cli-col-median = Median
cli-col-most = größte
cli-col-seat = Platz
cli-col-party = Partei
cli-col-bot = Bot
cli-col-share = Siege
cli-col-score = Punkte im Mittel
cli-winner = Sieger

## macher arena

cli-blocks = Blöcke
cli-arena-so-far = Blöcke, { $bot } { $share }
cli-arena-what =
    { $games ->
        [one] { $games } Spiel
       *[other] { $games } Spiele
    } in { $blocks ->
        [one] { $blocks } Block
       *[other] { $blocks } Blöcken
    }, Ausgabe { $edition }, Variante { $variant }, { $players } Parteien, Startwert { $seed }; gerechter Anteil { $share }
cli-arena-length = ein Spiel: { $mean } Entscheidungen ({ $least } bis { $most }), { $seconds } s, Punkte des Siegers { $score } (80 % in { $low } bis { $high })
cli-arena-range = { $value } ({ $low } bis { $high })
cli-arena-col-seats = Plätze
cli-arena-col-share = Siege (95 %)
cli-arena-col-rating = Wertung (95 %)
cli-arena-col-score = Punkte
cli-arena-col-luck-share = ohne Glück: Siege (95 %)
cli-arena-col-luck-margin = Vorsprung (95 %)
cli-arena-col-luck-worth = ein Spiel zählt so viel wie
cli-arena-col-time = Bedenkzeit
cli-arena-col-decisions = Entscheidungen
cli-arena-col-median = Median ms
cli-arena-col-mean = Mittel ms
cli-arena-col-most = 99 % in ms
cli-arena-col-all = alle
cli-arena-col-play = Spielweise
cli-arena-col-with = Spiele damit
cli-arena-col-game = je Spiel
cli-arena-seat = Platz { $seat }
cli-arena-open =
    { $blocks ->
        [one] Nach { $blocks } Block offen
       *[other] Nach { $blocks } Blöcken offen
    }: { $bot } kann über oder unter { $threshold } liegen.
cli-arena-above =
    { $blocks ->
        [one] Nach { $blocks } Block klar
       *[other] Nach { $blocks } Blöcken klar
    }: { $bot } liegt über { $threshold }.
cli-arena-below =
    { $blocks ->
        [one] Nach { $blocks } Block klar
       *[other] Nach { $blocks } Blöcken klar
    }: { $bot } liegt unter { $threshold }.

# Was von allem getan wurde, was das Spiel bietet.
cli-done-coalitions = Koalitionen
cli-done-media-majorities-used = Medieneinfluss genutzt
cli-done-polls-published = Umfragen veröffentlicht
cli-done-polls-suppressed = Umfragen zurückgehalten
cli-done-donations-taken = Spenden angenommen
cli-done-donations-refused = Spenden abgelehnt
cli-done-double-markers-placed = Dopplerplättchen gelegt
cli-done-media-moved-to-the-national-board = Medienmarker auf die Bundesebene gesetzt
cli-done-national-opinions-placed = Volksmeinungen auf die Bundesebene gelegt
cli-done-national-opinions-secured = Volksmeinungen gesichert
cli-done-national-opinions-replaced = Volksmeinungen der Bundesebene ersetzt
cli-done-early-conversions = vorzeitige Umwandlungen
cli-done-sent = ausgesandt: { $politician }

## macher exploit

cli-exploit-so-far = Generation { $generation }, { $points } Punkte voraus
cli-exploit-found = Gegen { $against }: { $generations } Generationen, { $kept } davon behalten. Die besten Gewichte gewinnen { $share } von { $games } Spielen ({ $low } bis { $high }; gerecht sind { $fair }), { $points } Punkte voraus. Sie lauten:

## macher replay

cli-replay-running =
    { $count ->
        [one] { $count } Aktion ist erlaubt; das Spiel läuft noch
       *[other] { $count } Aktionen sind erlaubt; das Spiel läuft noch
    }
cli-replay-over =
    { $count ->
        [one] { $count } Aktion ist erlaubt
       *[other] { $count } Aktionen sind erlaubt
    }; das Endergebnis stimmt: { $scores }; gewonnen hat { $winners }

## macher db

cli-db-nothing = { $address }: Stand { $revision }, nichts zu tun
cli-db-made = { $address }: angelegt, Stand { $revision }
cli-db-upgraded = { $address }: von Stand { $before } auf { $revision } gebracht
cli-db-state-sound = heil
cli-db-state-damaged = beschädigt
cli-db-state-skipped = übergangen
cli-db-itself = die Datenbank
cli-db-sum = { $sound } heil, { $damaged } beschädigt, { $skipped } übergangen
cli-db-vacuumed = { $address }: alte Zwischenstände entfernt: { $snapshots }, abgelaufene Sitzungen: { $sessions }

## macher cards

cli-cards-heading =
    { $values ->
        [one] Die Macher, Ausgabe { $edition }: { $values } Wert ({ $parts })
       *[other] Die Macher, Ausgabe { $edition }: { $values } Werte ({ $parts })
    }
cli-cards-digest = Prüfsumme der Daten: { $digest }
cli-cards-own = Mit eigenen Daten aus { $folder }
cli-cards-none = Kein Wert ist rekonstruiert.
cli-cards-group = { $reasoning } (Werte: { $count })
cli-cards-note = { $sign } { $confidence }, { $which }: { $reasoning }
cli-cards-spoken-note = Quelle für { $which } ({ $confidence }): { $reasoning }
cli-cards-which =
    { $count ->
        [one] { $count } Wert
       *[other] { $count } Werte
    }
cli-cards-all = alle { $confidence }

# Wie sicher ein Wert ist: ein Wort für Tabellen, und was es bedeutet.
cli-sure-rulebook = Regelheft
    .means = ein Regelheft sagt es
cli-sure-found = gefunden
    .means = eine andere Quelle sagt es
cli-sure-inferred = erschlossen
    .means = folgt aus Bekanntem
cli-sure-reconstructed = rekonstruiert
    .means = unsere eigene Rekonstruktion; trag den wahren Wert in einen Ordner mit eigenen Daten ein

cli-cards-large = groß
cli-cards-small = klein
cli-cards-long = lang
cli-cards-both = beide
cli-cards-yes = ja
cli-cards-no = nein

cli-cards-states-points = Bundesländer: Punkte nach Stimmen
cli-cards-states-seats = Bundesländer: Sitze nach Stimmen
cli-cards-polls = Umfragen: Trend hinauf oder hinunter (die Rückseite zeigt den höchsten Wert)
cli-cards-polls-dice = Umfragen: Beliebtheit hinauf oder hinunter; wie viele Ergebnisse veröffentlicht gelten, wie viele Würfel zurückgehalten Mitglieder bringen
cli-cards-blocks = Startblöcke
cli-cards-politicians = Kabinettsmitglieder: Kosten in tausend Euro, Aktionen („!“: je Land und Phase einmal)
cli-cards-cabinet = Schattenkabinett: Kosten in tausend Euro, Aktionen
cli-cards-donations = Spenden: in tausend Euro, und die Parteibasis
cli-cards-contributions = Parteispenden: in tausend Euro, und Würfel für Mitglieder
cli-cards-presence = Medienpräsenz, in Punkten (Felder 1 bis 3: nur im langen Spiel)
cli-cards-display = Auslage der Parteiprogramme
cli-cards-scales = Trendskalen; welche gilt, sagt eine Option des Tisches
cli-cards-rallies = Wahlveranstaltungen, auf einmal in ein Land gesetzt, in tausend Euro
cli-cards-first = Startbogen, erste Spalte: Posten für Länder
cli-cards-second = Startbogen, zweite Spalte: Medienmarker für Länder, und Mitglieder
cli-cards-media = Medien der Bundesebene, in Punkten
cli-cards-opinions = Volksmeinungen der Bundesebene, bei Übereinstimmung
cli-cards-dice = Sonderwürfel
cli-cards-payouts = Runden, die für Mitglieder auszahlen
cli-cards-constants = Konstanten (Geld in tausend Euro)

cli-cards-col-state = Land
cli-cards-col-size = Größe
cli-cards-col-votes = { $least }–{ $most } Stimmen
cli-cards-col-most-votes = ab { $least } Stimmen
cli-cards-col-card = Karte
cli-cards-col-block = Block
cli-cards-col-spot = Feld
cli-cards-col-scale = Skala
cli-cards-col-rallies = Wahlv.
cli-cards-col-option = Wahl
cli-cards-col-round = Runde
cli-cards-col-space = Feld
cli-cards-col-face = Seite
cli-cards-col-tile = Plättchen
cli-cards-col-member = Mitglied
cli-cards-col-politician = Mitglied
cli-cards-col-cost = Kosten
cli-cards-col-game = Spiel
cli-cards-col-main = Hauptakt.
cli-cards-col-secondary = Nebenakt.
cli-cards-col-table = Tabelle
cli-cards-col-amount = Betrag
cli-cards-col-accepted = Basis, wenn angenommen
cli-cards-col-rejected = Basis, wenn abgelehnt
cli-cards-col-dice-accepted = Würfel, wenn angenommen
cli-cards-col-dice-declined = Würfel, wenn abgelehnt
cli-cards-col-uses = nutzbar
cli-cards-col-dice = Würfel
cli-cards-col-popularity = Beliebtheit
cli-cards-col-meetings = Versammlungen
cli-cards-col-voices = Stimmen
cli-cards-col-media = Medien
cli-cards-col-members = Mitglieder
cli-cards-col-points = Punkte
cli-cards-col-phone = Telefon
cli-cards-col-key-issue = Schlüssel
cli-cards-col-up = eigene +
cli-cards-col-down = andere −
cli-cards-col-players = { $players } Parteien
cli-cards-col-cards = Karten
cli-cards-col-constant = Konstante
cli-cards-col-value = Wert
cli-cards-col-confidence = Sicherheit
cli-cards-col-source = Quelle

# Konstanten: die Schlüssel der Datendateien.
cli-const-program-copies = Kopien jeder Programmkarte
cli-const-opinion-copies = Kopien jeder Volksmeinung
cli-const-double-markers = Dopplerplättchen
cli-const-rally-cubes = Würfelchen
cli-const-rally-spots = Felder für Wahlveranstaltungen
cli-const-media-markers-short = Medienmarker, kurzes Spiel
cli-const-media-markers-long = Medienmarker, langes Spiel
cli-const-media-spots = Medienfelder
cli-const-start-base = Parteibasis zu Beginn
cli-const-start-rallies = Wahlveranstaltungen zu Beginn
cli-const-start-votes = Stimmen zu Beginn
cli-const-suppressed-poll-base = Parteibasis für eine zurückgehaltene Umfrage
cli-const-overbid-base-loss = Parteibasis, die ein ungedecktes Gebot kostet
cli-const-convert-minimum = kleinste Umwandlung
cli-const-majority = Mehrheit
cli-const-bonus-alone = Zusatz für einen alleinigen Sieg
cli-const-bonus-several = Zusatz für mehrere Sieger
cli-const-bonus-coalition = Zusatz für eine Koalition
cli-const-bonus-strongest = Zusatz für die stärkste Partei
cli-const-cash-first = Punkte für das meiste Geld
cli-const-cash-second = Punkte für das zweitmeiste Geld
cli-const-start-money = Geld zu Beginn
cli-const-media-price = Preis eines Medienmarkers
cli-const-policy-copies = Kopien jeder Programmkarte
cli-const-key-tiles = Schlüsselplättchen
cli-const-coalition-tiles = Koalitionsplättchen
cli-const-meeting-markers = Versammlungsmarker
cli-const-meeting-spaces = Felder für Versammlungen
cli-const-media-markers = Medienmarker
cli-const-media-spaces = Medienfelder
cli-const-pool-size = Größe des Tauschvorrats
cli-const-platform-size = Karten im Wahlprogramm
cli-const-hand-size = Karten auf der Hand
cli-const-start-members = Mitglieder zu Beginn
cli-const-start-meetings = Versammlungen zu Beginn
cli-const-item-meetings = Versammlungen eines Postens
cli-const-item-votes = Stimmen eines Postens
cli-const-meetings-a-turn = Versammlungen in einem Zug
cli-const-meeting-price = Preis einer Versammlung
cli-const-coalition-match = gleiche Programmkarten für eine Koalition
cli-const-coalition-force = gleiche Programmkarten, um eine Koalition zu erzwingen
cli-const-most-popularity = höchste Beliebtheit
cli-const-most-votes = höchste Stimmenzahl
cli-const-bonus-dice = Würfel als Zusatz
cli-const-members-first = Punkte für die meisten Mitglieder
cli-const-members-second = Punkte für die zweitmeisten Mitglieder
cli-const-secured-points = Punkte für eine gesicherte Volksmeinung

# Was `macher db check` über ein Spiel sagt.
cli-check-sound =
    { $status ->
        [finished] beendet
        [closed] abgebrochen
       *[other] läuft
    }, { $turns ->
        [one] { $turns } Zug
       *[other] { $turns } Züge
    }, { $snapshots ->
        [one] { $snapshots } Zwischenstand
       *[other] { $snapshots } Zwischenstände
    }
cli-check-gathering = hat noch nicht begonnen
cli-check-orphans = Zeilen von { $table } gehören zu nichts
cli-check-unreadable = seine Zeilen sind nicht zu lesen: { $reason }
cli-check-missing = Zug { $turn } von { $version } fehlt
cli-check-turns = Züge sind { $turns } da, aber das Spiel steht bei Version { $version }
cli-check-seats = seine Plätze sind nicht die der Parteien { $parties }
cli-check-seed = sein Startwert ist nicht der, der festgelegt wurde
cli-check-words = es gibt mehr Wörter für das Mischen als Mitspielende
cli-check-beyond = ein Zwischenstand ist von Version { $snapshot }, aber das Spiel steht bei Version { $version }
cli-check-config = es lässt sich nicht einrichten: { $reason }
cli-check-begun = es hat Züge, hat aber nicht begonnen
cli-check-over = es gilt als { $status }, aber nach seinen Zügen ist es zu Ende
cli-check-waits = es gilt als { $status }, aber nach seinen Zügen ist noch jemand dran
cli-check-result = sein Ergebnis ist { $result }, seine Züge ergeben { $totals }
cli-check-refused = Zug { $turn }: Platz { $seat } darf { $action } bei { $step } nicht tun ({ $rule })
cli-check-unread-snapshot = der Zwischenstand von Version { $version } ist nicht zu lesen
cli-check-other-snapshot = der Zwischenstand von Version { $version } ist nicht die Stellung, die sich aus den Zügen ergibt
cli-check-rules = gespielt nach Fassung { $rules } der Regeln; dieses Programm hat Fassung { $here }
cli-check-data = mit den Daten { $data } gespielt; hier sind { $here } geladen (siehe --data)
