var e=`# Die Analyse eines beendeten Spiels in der Seite.

web-review = Analyse
web-review-growing = Analyse läuft: { $done }. Was zu sehen ist, wird bis zum Schluss genauer.
web-review-waiting = { $ahead ->
        [0] Die Analyse wartet: sie ist die nächste.
        [one] Die Analyse wartet: eine andere ist vorher dran.
       *[other] Die Analyse wartet: { $ahead } andere sind vorher dran.
    }
web-review-broken = Die Analyse ist abgebrochen.
web-review-again = Weitermachen
web-review-eyes = Welche Chancen
web-review-known = Was jede Partei wusste
web-review-known-about = Die Siegchance jeder Partei nach dem, was sie in diesem Moment selbst wusste.
web-review-opened = Alles aufgedeckt
web-review-opened-about = Die Chancen mit allen Karten und allen verdeckten Entscheidungen, wie sie wirklich waren.
web-review-curve-keys = Pfeiltasten gehen durch die Zeit, Bild auf und Bild ab von Runde zu Runde.
web-review-look = Diesen Moment ansehen
web-review-decisions = Entscheidungen, die den Ausschlag gaben
web-review-decisions-none = Keine Entscheidung hat so viel gekostet, dass man sie einen Fehler nennen könnte.
web-review-events = Glück und Pech, die den Ausschlag gaben
web-review-events-none = Nichts, was gezogen, gewürfelt oder aufgedeckt wurde, hat die Chancen stark verändert.
web-review-none-yet = Noch nichts Sicheres.
web-review-played = Gespielt:
web-review-better = Besser:
web-review-came = Es kam:
web-review-mean = Im Mittel:
web-review-continued = { $games ->
        [one] Bots haben von beiden je einmal weitergespielt
       *[other] Bots haben von beiden je { $games } Mal weitergespielt
    }
web-review-value = Siegchance
web-review-wins = Siege der Bots
web-review-points = Punkte am Ende
web-review-spread = Punkte sind Mittelwerte; zwischen den kleinen Zahlen daneben liegen vier von fünf Spielen, zwischen denen bei den Siegen mit 95\xA0% Sicherheit der wahre Anteil.
web-review-accounts = Glück und Können
web-review-first = Beginn
web-review-luck = Glück
web-review-skill = Eigene Entscheidungen
web-review-last = Ende
web-review-accuracy = Genauigkeit
web-review-lost = Verschenkte Punkte
web-review-lost-none = kaum welche
web-review-kinds = Zufall { $chance }, andere { $others }, Urteil { $unsure }
web-review-sum = Beginn, Glück und eigene Entscheidungen ergeben zusammen das Ende. „Urteil“ ist, wo dieselbe Stellung einen Schritt später anders beurteilt wurde.
web-review-picture = Als Bild
web-review-file = Als Datei
web-play-on = Von hier weiterspielen
web-play-on-about = Von diesem Moment an beginnt ein neues Spiel: Du übernimmst eine Partei, Bots die anderen. Was deine Partei damals nicht wusste, wird neu gezogen.
web-play-on-seat = Deine Partei
web-play-on-bots = Stärke der Bots
web-play-on-begin = Los geht’s
web-review-bars = Wie viele Spiele mit wie vielen Punkten endeten
web-review-more = Bots je 100-mal weiterspielen lassen
`;export{e as default};