# Die Worte der Seite im Browser. Alles andere, was sie zeigt, kommt vom Dienst.

## Everywhere

web-close = Schließen
web-loading = Wird geladen …
web-failed = Das hat nicht geklappt. Bitte noch einmal versuchen.
web-offline = Der Dienst ist nicht erreichbar. Nichts, was du abgegeben hast, ist verloren.
web-language = Sprache
web-settings = Einstellungen
web-fan-project = Macher ist ein inoffizielles Fanprojekt.
web-credits = Dank und Lizenzen
web-to-lobby = Zur Übersicht
web-pages = Seiten
web-page-rules = Regeln
web-page-components = Spielmaterial

## Settings

web-setting-theme = Farben
web-theme-system = Wie das System
web-theme-light = Hell
web-theme-dark = Dunkel
web-setting-speed = Wie schnell sich alles bewegt und die Züge der anderen gezeigt werden
web-speed-normal = Normal
web-speed-slow = Langsam
web-speed-off = Sofort
web-setting-sound = Ton, wenn ich am Zug bin
web-setting-reveals = Aufdecken und Wahlen in einem Fenster zeigen
web-keys = Tasten
web-keys-go = zur Entscheidung, zu den Ländern, zum Protokoll
web-keys-turn = einen Zug zurück oder vor
web-keys-phase = eine Phase zurück oder vor
web-keys-round = eine Runde zurück oder vor
web-keys-now = zurück in die Gegenwart

## Lobby

web-lobby-title = Wahlabend an deinem Tisch
web-lobby-about = Führe eine Partei durch Landtagswahlen: Programme, Medien, Wahlveranstaltungen, geheime Gebote. Gegen Bots, mit Freunden über einen Link oder zu mehreren an einem Gerät.
web-lobby-quick = { $edition } sofort gegen Bots spielen
web-lobby-new = Neuer Tisch
web-lobby-nobody = Dein Name
web-lobby-import = Spielaufzeichnung öffnen
web-lobby-mine = Meine Spiele
web-lobby-mine-none = Noch keine Spiele.
web-lobby-open = Offene Tische
web-lobby-open-none = Gerade wartet niemand auf Mitspieler.
web-status-gathering = wartet auf Spieler
web-status-playing = läuft
web-status-finished = beendet
web-status-closed = geschlossen
web-your-turn = Du bist am Zug
web-join = Mitspielen
web-watch = Zuschauen
web-join-seat = Platz von { $party } nehmen
web-join-full = Kein Platz ist frei.
web-join-word = Ein Wort fürs Mischen (wenn du magst)
web-join-word-about = Es geht in den Startwert ein: So kann niemand die Karten gekannt haben.
web-account = Du
web-account-name = Dein Name
web-account-keep = Namen speichern
web-account-about = Mit einem Passwort findest du deine Spiele auf jedem Gerät. Spielen kannst du auch ohne.
web-account-password = Passwort, mindestens 8 Zeichen
web-account-in = Anmelden
web-account-up = Konto anlegen
web-account-out = Abmelden
web-account-old-password = Jetziges Passwort
web-account-new-password = Neues Passwort, mindestens 8 Zeichen
web-account-change-password = Passwort ändern
web-account-password-changed = Geändert. Überall sonst bist du abgemeldet.
web-lobby-edition = Ausgabe { $edition }, { $length ->
        [one] eine Wahl
       *[other] { $length } Wahlen
    }
web-lobby-turns = { $count ->
        [one] ein Zug
       *[other] { $count } Züge
    }

## A new table

web-new-game = Das Spiel
web-new-edition = Ausgabe
web-new-length = Länge
web-new-seats = Wer spielt
web-new-count = Zahl der Spieler
web-new-party = Partei
web-new-who = Wer hier sitzt
web-new-bot = Stärke des Bots
web-kind-me = Ich
web-kind-bot = Bot
web-kind-open = Jemand mit dem Link
web-kind-hot = Jemand an diesem Gerät
web-new-options = Regeloptionen
web-new-options-about = Wo Regelhefte auseinandergehen oder schweigen. Die erste Wahl ist die übliche.
web-new-name = Name des Tisches
web-new-public = In der Übersicht allen zeigen
web-new-create = Tisch eröffnen
web-new-one-me = Nur auf einem Platz kannst du selbst sitzen; für andere neben dir gibt es „Jemand an diesem Gerät“.
web-new-players = { $count ->
        [one] ein Spieler
       *[other] { $count } Spieler
    }

## Before the game

web-room-ready = Alle sind da.
web-room-bot = Bot hinsetzen
web-room-link = Link für Freunde
web-room-copy = Kopieren
web-room-copied = Kopiert
web-room-start = Beginnen
web-table-missing = Diesen Tisch gibt es nicht, oder er ist dir nicht zugänglich.
web-table-missing-about = Vielleicht ist der Link unvollständig. Lass ihn dir noch einmal geben.
web-room-waiting = { $count ->
        [one] Ein Platz ist frei: Schick den Link an Freunde, oder setz einen Bot hin.
       *[other] { $count } Plätze sind frei: Schick den Link an Freunde, oder setz Bots hin.
    }

## The table

web-round = Runde { $round } von { $rounds }
web-round-setup = Spielvorbereitung
web-phases = Phasen
web-boards = Ländertableaus
web-players = Parteien
web-tabs = Protokoll, Chat, Notizen, Regeln
web-tab-log = Protokoll
web-tab-chat = Chat
web-tab-notes = Notizen
web-tab-rules = Regeln
web-areas = Teile des Tisches
web-area-boards = Länder
web-area-players = Parteien
web-area-table = Karten
web-area-log = Protokoll
web-sheet-up = Entscheidung zeigen
web-sheet-down = Den Tisch ansehen
web-line-lost = Verbindung verloren; neuer Versuch …
web-sentence = Was zu tun ist
web-sealed-who = Wer gewählt hat
web-past-flag = Rückblick
web-past-about = nach Zug { $at } von { $now }
web-text-view = Der Tisch in Worten
web-text-projection = Hochrechnung
web-text-trend = Trend
web-text-match = Übereinstimmung
web-text-rallies = Wahlveranstaltungen
web-text-media = Medien
web-table-menu = Tischmenü
web-menu-look = Aus Sicht von
web-menu-spectator = Zuschauer
web-menu-record = Spielaufzeichnung herunterladen
web-menu-rematch = Noch einmal spielen
web-menu-rematch-same = Noch einmal mit denselben Karten
web-menu-rematch-there = Zum nächsten Spiel
web-menu-commitment = Prüfsumme des Startwerts, veröffentlicht vor der ersten Karte

## State boards

web-board-open = Land groß zeigen
web-board-small = Kleines Land
web-board-large = Großes Land
web-board-votes-now = wählt in dieser Runde
web-board-voted = hat gewählt
web-board-at-most = Punkte ab 50
web-board-opinions = Volksmeinungen
web-board-doubled = zählt doppelt
web-board-key = Schlüsselthema, zählt doppelt
web-board-face-down = verdeckt
web-board-influence = { $party } beeinflusst hier die Medien.
web-board-media = Medienmarker: { $count } auf { $spots } Feldern
web-board-cabinet = Kabinettsmitglieder in der Reihenfolge des Legens
web-board-poll = Hier liegt verdeckt eine Umfrage.
web-board-tile = Koalitionsplättchen von { $party }
web-board-party = { $party }: { $votes ->
        [one] 1 Stimme
       *[other] { $votes } Stimmen
    }, { $projection } nach dem Umwandeln; Wahlveranstaltungen { $rallies }, Trend { $trend }, Übereinstimmung { $match }.
web-state-table = Punkte für Stimmen
web-state-points = { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
web-state-there = derzeit
web-state-projection = Wenn jetzt alle Wahlveranstaltungen umgewandelt würden
web-reconstructed-here = Einige Zahlen dieses Landes sind von uns rekonstruiert.
web-board-votes-in = { $rounds ->
        [one] wählt nächste Runde
       *[other] wählt in { $rounds } Runden
    }

## The national board, displays and decks

web-national = Bundesebene
web-national-presence = Medienpräsenz
web-national-media = Medien auf Bundesebene
web-national-opinions = Volksmeinungen auf Bundesebene
web-national-election = Wahl { $number }: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
web-national-secured = gesichert
web-national-gives = Wer zustimmt, erhält je Runde { $members ->
        [one] 1 Mitglied
       *[other] { $members } Mitglieder
    } und am Ende { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
web-national-free = frei
web-displays = Auslagen und Stapel
web-display-program = Programmauslage
web-display-opinion = Volksmeinungen zum Tausch
web-display-pool = Tauschvorrat
web-decks = Stapel
web-deck-program = Programme
web-deck-opinion = Volksmeinungen
web-deck-poll = Umfragen
web-deck-state = Länder
web-deck-double = Dopplerplättchen
web-deck-key = Schlüsselplättchen
web-poll-top = Oberste Umfrage
web-poll-top-about = Die Rückseite zeigt { $party }.
web-poll-open = Umfrage auf der Hand

## Parties

web-seat-bot = Bot
web-seat-open = freier Platz
web-seat-here = da
web-seat-away = weg
web-seat-start = beginnt
web-seat-acts = am Zug
web-seat-thinks = denkt nach …
web-seat-chosen = hat gewählt
web-points-so-far = Punkte bisher
web-program = Programm
web-stock-base = Parteibasis
web-stock-members = Mitglieder
web-stock-money = Geld
web-stock-money-hidden = Geld: verborgen
web-stock-rallies = Wahlveranstaltungen im Vorrat
web-stock-media = Medienmarker im Vorrat
web-stock-cabinet = Kabinettsmitglieder übrig
web-stock-gifts = Spendenkarten übrig
web-stock-hand = Karten auf der Hand
web-choose-here = Hier
web-choose-player = { $player } wählen
web-mine = Meine Sachen
web-my-money = Mein Geld
web-my-pack = Karten zur Auswahl
web-my-picks = Ausgewählt
web-my-hand = Hand
web-my-cabinet = Schattenkabinett
web-my-donations = Spenden
web-my-contributions = Spenden

## Deciding

web-decide = Entscheidung
web-decide-ready = Dein Zug ist vollständig
web-decide-waiting = Warten
web-decide-over = Das Spiel ist zu Ende
web-decide-past = Du schaust zurück.
web-decide-steps = Schritte dieses Zuges
web-decide-preview = Was das bewirkt
web-decide-change = Diesen Schritt neu wählen
web-decide-undo = Rückgängig
web-decide-restart = Zug neu beginnen
web-decide-commit = Zug abgeben
web-decide-sure = Wirklich abgeben?
web-decide-sealed = Dieser Schritt deckt etwas auf: Einmal abgegeben, lässt er sich nicht zurücknehmen.
web-decide-take-back = Meine Wahl zurücknehmen
web-decide-as-list = Alle Möglichkeiten als Liste
web-decide-as-form = Zurück zum Formular
web-reveals = Lässt sich nicht zurücknehmen: deckt etwas auf
web-turn-overtaken = Der Tisch ist inzwischen weiter; deine Schritte passen nicht mehr. Bitte wähle neu.
web-bid-sum = Betrag in Tausend
web-bid-thousand = Tausend
web-bid-less = Tausend weniger
web-bid-more = Tausend mehr
web-bid-chips = Schnelle Beträge
web-bid-limits = Von { $least } bis { $most }.
web-bid-left = Dir blieben { $left }.
web-bid-impossible = Diesen Betrag kannst du nicht bieten
web-set-picked = { $count } von { $size } gewählt
web-pair-program = Aus dem Programm
web-pair-hand = Aus der Hand
web-pair-opinion = Volksmeinung des Landes
web-pair-new = Neue Karte
web-pair-space = Feld der Bundesebene

## Log, chat, notes, time

web-log = Was geschehen ist
web-log-jump = Den Tisch nach diesem Zug ansehen
web-log-since = Seit deinem letzten Zug
web-chat = Chat
web-chat-empty = Noch hat niemand etwas gesagt.
web-chat-say = Nachricht an alle
web-chat-send = Senden
web-notes = Private Notizen
web-notes-about = Nur für dich
web-notes-seat = Notizen gehören zu einem Platz; du schaust zu.
web-notes-kept = Gespeichert.
web-notes-keeping = Wird gespeichert …
web-replay = Zurückschauen
web-replay-first = Zum Anfang
web-replay-back = Einen Zug zurück
web-replay-forward = Einen Zug vor
web-replay-now = In die Gegenwart
web-replay-slider = Gezeigter Zug
web-curtain = Bitte an { $player } weitergeben
web-curtain-about = Handkarten und Geld sind auf dieser Seite jetzt nicht zu sehen.
web-curtain-lift = Ich bin { $player }

## Great moments

web-moment-bids = Die Gebote sind aufgedeckt
web-moment-programs = Die Programme liegen offen
web-moment-sheets = Die Startaufstellungen liegen offen
web-moment-election = { $state } hat gewählt
web-moment-party = Partei
web-moment-bid = Gebot
web-moment-votes = Stimmen
web-moment-points = Punkte
web-moment-share = Vergleich
web-moment-on = Weiter
web-final = Schlusswertung
web-final-why = { $winner } gewinnt mit { $lead ->
        [one] einem Punkt
       *[other] { $lead } Punkten
    } Vorsprung vor { $second }; das meiste davon: { $source } (+{ $gain }).
web-final-sources = Punkte nach Herkunft
web-final-elections = Punkte nach Wahl
web-final-state = Land
web-final-total = Summe

## Rules and components

web-rules-search = In den Regeln suchen oder { $rule } eingeben
web-rules-found = Regeln
web-rules-none = Nichts gefunden.
web-components-about = Jede gedruckte Zahl und woher sie stammt.
web-components-mark = bezeichnet unsere eigene Rekonstruktion, wo keine Quelle die Zahl nennt.
web-components-states = Länder: Punkte nach Stimmen
web-components-topics = Themen
web-components-cabinet = Schattenkabinett
web-components-long = Nur im langen Spiel
web-components-polls = Umfragen
web-components-glossary = Begriffe
web-components-values = Alle Werte mit ihren Quellen
web-confidence-rulebook = aus einem Regelheft
web-confidence-found = aus anderer Quelle
web-confidence-inferred = erschlossen
web-confidence-reconstructed = rekonstruiert
web-values-what = Wert
web-values-value = Zahl
web-values-sure = Wie sicher
web-values-source = Quelle

## Zeichen zwischen Texten

web-labelled = { $label }: { $text }
web-apart = { "; " }
