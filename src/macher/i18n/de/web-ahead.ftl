# Im Voraus: Aufträge für kommende Fragen, gedachte Welten, was nicht zu sehen und zu hören sein soll.

web-ahead = Im Voraus festlegen
web-ahead-about = Der Tisch antwortet für dich, wenn du gefragt wirst. Niemand sonst erfährt davon, und es verfällt, wenn sich ändert, worauf es beruht.
web-ahead-none = Jetzt lässt sich nichts im Voraus festlegen.
web-ahead-orders = Meine Aufträge
web-ahead-drop = Streichen
web-ahead-drop-one = Streichen: { $order }
web-ahead-forget = Vergessen
web-ahead-forget-one = Vergessen: { $order }
web-ahead-done = Erledigt.
web-ahead-void = Verfallen.
web-ahead-question = Wenn ich gefragt werde
web-ahead-what = Was geschehen soll
web-ahead-bid = Bieten
web-ahead-pass = Passen
web-ahead-most = Höchstes Gebot, in Tausend
web-ahead-sum = Geheimes Gebot, in Tausend
web-ahead-how = Wie
web-ahead-least = so wenig wie nötig
web-ahead-whole = die ganze Summe sofort
web-ahead-alone = Nur solange die anderen passen
web-ahead-give-bid = Gebot festlegen
web-ahead-give-pass = Passen, wenn gefragt

## Was wäre, wenn

web-whatif = Was wäre, wenn
web-whatif-banner = Gedachte Karten und Gebote: Nichts hier ist wirklich.
web-whatif-about = Probiere Züge in einer Welt, die zu allem passt, was du weißt. Das Verborgene ist ausgelost; der Tisch merkt nichts davon.
web-whatif-leave = Zurück zum Tisch
web-whatif-turns = Probierte Züge
web-whatif-by-bot = von einem Bot
web-whatif-drawn = Gedacht:
web-whatif-card = Gedacht: zufällig gezogen
web-whatif-drawn-money = Geld von { $party }
web-whatif-drawn-hand = Hand von { $party }
web-whatif-drawn-opinions = { $count ->
        [one] eine aufgedeckte Volksmeinung
       *[other] { $count } aufgedeckte Volksmeinungen
    }
web-whatif-drawn-politicians = { $count ->
        [one] verdeckte Karten in einem Land
       *[other] verdeckte Karten in { $count } Ländern
    }
web-whatif-as = Du antwortest für { $party }, mit einer gedachten Hand.
web-whatif-choose = Mögliche Schritte
web-whatif-try = Probieren
web-whatif-answer-for = Für { $party } antworten
web-whatif-bot = Einen Bot antworten lassen
web-whatif-bots = Bots, bis ich dran bin
web-whatif-undo = Einen Schritt zurück
web-whatif-restart = Von vorn
web-whatif-another = Eine andere Welt
web-whatif-full = Mehr Züge lassen sich hier nicht probieren.

## Nicht zu sehen, nicht zu hören

web-pieces-hide = Spielsteine ausblenden
web-pieces-show = Spielsteine einblenden
web-keys-pieces = Spielsteine auf den Tableaus aus- oder einblenden
web-keys-mute = Ton an oder aus
web-mute-person = { $name } stummschalten
web-unmute-person = { $name } wieder hören
web-setting-spoilerFree = Beendete Spiele am Anfang öffnen, ohne das Ergebnis
