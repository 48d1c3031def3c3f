# Was der Tischdienst sagt: warum er etwas ablehnt, was am Tisch neben dem Spiel geschieht, Benachrichtigungen.

service-language = Deutsch
service-no-pages = Die Seiten dieses Programms sind nicht gebaut. Im Quelltext muss die Oberfläche gebaut werden; ein installiertes Programm hat sie.

# --- was der Tisch sagt ----------------------------------------------------------------------------------------------
service-said-began = Das Spiel beginnt.
service-said-played-on = Dieses Spiel geht von einem Moment eines beendeten Spiels aus weiter. Was der Platz, der weiterspielt, damals nicht wusste, wurde neu gezogen.
service-said-joined = { $name } übernimmt { $party }.
service-said-sat = { $name } übernimmt { $party }.
service-said-left = { $name } geht; der Platz von { $party } ist frei.
service-said-opened = Der Platz von { $party } ist frei.
service-said-bot-plays = Ab jetzt spielt ein Bot für { $party }: { $bot }.
service-said-bot-failed = Der Bot von { $party } ({ $bot }) hat nicht geantwortet. Ein einfacher spielt weiter.
service-said-time-over-bot = Die Zeit von { $name } ist um. Ab jetzt spielt ein Bot für { $party }.
service-said-time-over-open = Die Zeit von { $name } ist um. Der Platz von { $party } ist frei.
service-said-closed = Der Tisch ist geschlossen.

# --- Benachrichtigungen ----------------------------------------------------------------------------------------------
service-notice-subject = Die Macher: Du bist am Zug
service-notice-body =
    Du bist am Zug am Tisch „{ $table }“. Du spielst { $party }.

    { $link }
service-confirm-subject = Die Macher: Bestätige deine E-Mail-Adresse
service-confirm-body =
    Jemand möchte an dieser Adresse erfahren, wann er oder sie bei Die Macher am Zug ist. Wenn du das bist, gib diesen Code auf der Seite ein, auf der du die Adresse eingetragen hast:

    { $code }

    Der Code gilt einen Tag lang. Wenn du es nicht bist, musst du nichts tun: Es kommt keine weitere Mail.

    { $link }

# --- warum nicht -----------------------------------------------------------------------------------------------------
service-problem-account-taken = Ein Konto mit diesem Namen gibt es schon.
service-problem-already-seated = Du hast an diesem Tisch schon einen Platz.
service-problem-answer-stands = Deine geheime Wahl bleibt stehen: Für eine andere ist die Zeit um.
service-problem-bad-request = Diese Anfrage ist nicht lesbar. { $words }
service-problem-begun = Das Spiel hat schon begonnen.
service-problem-bot-tables = Für dich spielen schon { $limit } Tische nur mit Bots. Dieser geht weiter, wenn ein anderer fertig ist oder dort niemand mehr zusieht.
service-problem-bot-tables-in-all = Hier spielen schon { $limit } Tische nur mit Bots, mehr geht nicht. Dieser geht weiter, wenn ein anderer fertig ist oder dort niemand mehr zusieht.
service-problem-config = Dieses Spiel lässt sich so nicht aufbauen: { $words }
service-problem-connections = Von deiner Adresse kommen zu viele Verbindungen: höchstens { $most } sind erlaubt.
service-problem-csrf = Die Seite ist veraltet. Lade sie neu.
service-problem-data-gone = Dieses Spiel wurde mit Daten gespielt, die hier fehlen ({ $digest }).
service-problem-entry = Diese Adresse wurde schon benutzt oder ist zu alt. Starte das Programm neu.
service-problem-email = Das ist keine E-Mail-Adresse. Gebraucht wird genau eine, etwa anna@example.org.
service-problem-email-code = Dieser Code stimmt nicht oder ist zu alt. Lass dir einen neuen schicken.
service-problem-foreign-seat = Platz { $seat } gehört dir nicht.
service-problem-full = Der Dienst hat so viele Verbindungen, wie er aufnehmen kann ({ $most }). Versuch es gleich noch einmal.
service-problem-future = Dieser Zug gehört zu einem späteren Zeitpunkt des Spiels.
service-problem-hand-seen = Du hast in diesem Spiel schon andere Karten gesehen: Deinen alten Platz kannst du wiederhaben, einen anderen nicht.
service-problem-head-too-long = Adresszeile und Kopfzeilen dieser Anfrage sind zu lang: höchstens { $bytes } Bytes sind erlaubt.
service-problem-has-account = Du hast schon ein Konto.
service-problem-host = Unter diesem Namen antwortet der Dienst nicht.
service-problem-importing = Gerade werden die Aufzeichnungen anderer gelesen, und { $most } weitere warten. Versuch es gleich noch einmal.
service-problem-internal = Hier ist etwas schiefgegangen. Es wurde vermerkt.
service-problem-key = Schlüssel, die so beginnen, sind dem Tisch selbst vorbehalten.
service-problem-link = Die Einladung gilt nicht. Frag noch einmal nach dem Link.
service-problem-login = Name und Passwort passen nicht zusammen.
service-problem-members-only = Das ist nur für die Leute an diesem Tisch.
service-problem-message = Diese Nachricht ist nicht lesbar.
service-problem-metrics = Diese Zahlen sind für den Betreiber des Dienstes: vom selben Rechner aus oder mit seinem Schlüssel.
service-problem-method = So geht das hier nicht.
service-problem-name = Ein Name braucht mindestens einen Buchstaben.
service-problem-no-account = Du hast noch kein Konto.
service-problem-no-bot = Einen Bot { $bot } gibt es nicht.
service-problem-no-data = Einen Datensatz { $data } gibt es nicht.
service-problem-no-free-seat = So ein Platz ist nicht frei.
service-problem-no-seat = Einen Platz { $seat } gibt es an diesem Tisch nicht.
service-problem-no-steps = Ein Zug hat mindestens einen Schritt.
service-problem-no-such-word = Keine Aktion heißt { $word }.
service-problem-no-table = Diesen Tisch gibt es nicht.
service-problem-no-turn = So weit ist das Spiel noch nicht.
service-problem-no-variant = Ein Spiel dieser Länge ({ $variant }) gibt es in dieser Ausgabe nicht.
service-problem-not-begun = Das Spiel hat noch nicht begonnen.
service-problem-not-found = Unter dieser Adresse gibt es nichts.
service-problem-not-host = Das darf nur, wer den Tisch eröffnet hat.
service-problem-not-over = Das geht erst, wenn das Spiel zu Ende ist.
service-problem-review-running = Nur ein beendetes Spiel lässt sich analysieren: bei jedem anderen käme Verdecktes heraus.
service-problem-review-off = Bei diesem Dienst gibt es keine Analysen.
service-problem-review-one = Eine Analyse nach der anderen: deine von einem anderen Spiel ist noch nicht fertig.
service-problem-review-busy = Es warten schon { $most } Analysen. Versuch es später noch einmal.
service-problem-review-long = Dieses Spiel ist zu lang für eine Analyse: es hat mehr als { $most } Aktionen.
service-problem-review-no-value = Solche Spiele lassen sich nicht analysieren: für sie gibt es kein gelerntes Urteil.
service-problem-no-review = Dieses Spiel ist noch nicht analysiert worden.
service-problem-no-puzzle = Diese Stellung zum Üben gibt es nicht.
service-problem-not-playing = An diesem Tisch wird nicht gespielt.
service-problem-nothing-said = In dieser Nachricht steht nichts.
service-problem-origin = Diese Anfrage kommt von der Seite eines anderen Anbieters.
service-problem-password = Das ist nicht dein jetziges Passwort.
service-problem-play-on = Von dort kann niemand weiterspielen: { $words }
service-problem-program = Das ist Menschen vorbehalten; ein Programm mit dem Schlüssel eines Platzes darf ihn spielen, sonst nichts.
service-problem-rate = Zu viele Anfragen. Versuch es in { $seconds ->
        [one] einer Sekunde
       *[other] { $seconds } Sekunden
    } wieder.
service-problem-record = Diese Aufzeichnung ist nicht brauchbar: { $words }
service-problem-repeated = Das hast du schon beantwortet.
service-problem-seat-taken = Jemand anders war schneller.
service-problem-seed = Ein Startwert braucht mindestens einen Buchstaben oder eine Ziffer.
service-problem-seed-hidden = Dieses Spiel wurde abgebrochen, seine Karten wurden nie aufgedeckt: Spielt noch einmal mit neuen Karten.
service-problem-session = Du bist hier nicht bekannt. Lade die Seite neu.
service-problem-stale = Das Spiel ist inzwischen weiter. Sieh noch einmal hin.
service-problem-store = Die Datenbank antwortet gerade nicht. Versuch es gleich noch einmal.
service-problem-taken-back = Geheime Wahlen lassen sich in diesem Spiel nicht mehr ändern: Nach { $turns } Zügen gelten sie, wie sie getroffen wurden.
service-problem-talk = Du schreibst zu schnell: eine Zeile in der Sekunde, zehn auf einmal. Warte { $seconds ->
        [one] eine Sekunde
       *[other] { $seconds } Sekunden
    }.
service-problem-token = Dieser Schlüssel gilt nicht.
service-problem-too-deep = Diese Nachricht ist zu tief verschachtelt: { $depth } Ebenen sind die Grenze.
service-problem-too-long = Das ist zu lang: { $bytes } Bytes sind die Grenze.
service-problem-too-slow = Die Anfrage kam zu langsam.
service-problem-turn-made = Dieser Zug ist vollständig: abschließen oder einen Schritt zurück.
service-problem-unfinished = Eine geheime Wahl muss vollständig sein, bevor sie abgeschlossen wird.
service-problem-webhook = Das ist keine Adresse eines Webhooks.
service-problem-rules-gone = Dieses Spiel wurde mit anderen Regeln (Fassung { $rules }) gespielt, als dieses Programm sie hat.
