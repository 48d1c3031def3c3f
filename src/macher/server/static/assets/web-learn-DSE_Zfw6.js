var e=`# Spielen lernen: warum nicht, Tipps, der Coach des ersten Spiels.

web-why-not = Jetzt nicht möglich: warum?
web-not-here = Hier nicht
web-hint = Tipp
web-hint-fill = Tipp übernehmen
web-hint-thinking = Der Berater denkt nach …
web-hint-says = Das würde der Berater tun
web-hint-none = Gerade gibt es keinen Tipp.
web-lobby-learn = Spielen lernen
web-learn-title = Erstes Spiel mit Begleitung
web-learn-about = Du führst eine Partei durch vier Wahlen gegen zwei Anfänger. Jemand neben dir erklärt, was geschieht, und sagt, was zu tun ist, bis du es allein kannst.
web-learn-length = 15 bis 20 Minuten: vier Wahlen, drei Parteien, immer die gleichen Karten.
web-learn-coach = In der ersten Runde erklärt ein Coach jeden Schritt und empfiehlt etwas. Du darfst es anders machen.
web-learn-hints = Danach spielst du selbst. Neues wird einmal erklärt, und ein Tipp ist nur einen Klick entfernt.
web-learn-free = Es kann nichts schiefgehen: Jeder Zug wird erst ausprobiert, und du siehst, was dabei herauskäme, bevor du ihn abgibst.
web-learn-begin = Anfangen
web-coach = Coach
web-coach-begin = Los geht’s
web-coach-do = So ausprobieren
web-coach-at-welcome = Willkommen! Vier Bundesländer wählen nacheinander, und du führst die SPD. Stimmen gewinnst du mit Wahlveranstaltungen; sie zählen mehr, wo dein Programm zu den Volksmeinungen passt. Am Ende gewinnen die meisten Punkte.
web-coach-at-waiting = Die anderen entscheiden. Sieh dir solange die Ländertableaus an: Volle Balken sind Stimmen, schraffierte das, was die Wahlveranstaltungen jetzt brächten.
web-coach-at-commit = Gut. Unten steht, was dabei herauskäme. Gib den Zug ab, wenn du ihn so willst, oder nimm einen Schritt zurück.
web-coach-at-free = Diesen Schritt kennst du. Entscheide selbst; mit „Tipp“ erfährst du, was ein starker Spieler täte.
web-coach-at-over = Das Spiel ist zu Ende. Die Übersicht zeigt, woher die Punkte aller Parteien kommen. Spiel noch einmal, oder setz dich an einen echten Tisch!
web-coach-draft = Hier beginnt dein Programm. Sieh dir die offenen Volksmeinungen an und behalte eine Karte, die viele von ihnen teilen.
web-coach-choose-program = Fünf Karten mit verschiedenen Themen werden dein Programm. Nimm die, die zu den ersten Wahlen passen.
web-coach-fill-program = Deinem Programm fehlt ein Thema. Fülle die Lücke mit einer Karte, der die Volksmeinungen zustimmen oder wenigstens nicht widersprechen.
web-coach-keep-hand-card = Eine Karte bleibt auf der Hand: Du kannst sie später ins Programm nehmen. Behalte die, die am besten passen könnte.
web-coach-start-positions = Ein Startblock sagt, womit du beginnst, und du wählst, wo. Hilf dem Bundesland, das zuerst wählt, und einem, wo dein Programm passt.
web-coach-start-bid = Du bietest geheim darum, Startpartei zu werden. Zuerst dran zu sein ist angenehm, aber ein kleines Gebot genügt jetzt.
web-coach-start-raise = Jemand hat so viel geboten wie du. Erhöhe ein wenig oder lass es: In Wahlveranstaltungen ist das Geld mehr wert.
web-coach-program-source = Du darfst neue Programmkarten holen. Eine verdeckte und eine aus der Auslage gibt dir die größte Auswahl.
web-coach-program-take = Nimm die Karte, die am besten zu den nächsten Wahlen passt; sie kommt auf die Hand.
web-coach-program-swap = Tausche eine Karte deines Programms, wenn eine andere besser zu den Volksmeinungen passt. Sieh zuerst dorthin, wo jetzt gewählt wird.
web-coach-program-keep = Eine Karte bleibt für später auf der Hand, die anderen gehen. Behalte, was ein Bundesland noch will.
web-coach-media-buy = Medienmarker machen dich in einem Bundesland stark: Mit den meisten darfst du eine Volksmeinung ändern, und Umfragen schaden dir nicht. Ein oder zwei dort, wo du gewinnen willst, sind ein guter Anfang.
web-coach-rally-buy = Wahlveranstaltungen werden später zu Stimmen. Bis zu drei auf einmal sind billig; mehr lohnen sich nur, wo die Wahl nah ist.
web-coach-send-politician = Ein Kabinettsmitglied handelt hier einmal, und du zahlst, wenn es aufgedeckt wird. Spare die starken für wichtige Bundesländer.
web-coach-politician-pay = Die Karten werden aufgedeckt. Zahle, wenn die Aktion den Preis wert ist; sonst ist die Karte verloren.
web-coach-politician-act = Jetzt handelt dein Kabinettsmitglied: erst die Hauptaktion, dann eine Nebenaktion. Stimmen und Trend helfen hier sofort.
web-coach-media-exchange = Du beeinflusst hier die Medien und darfst eine Volksmeinung tauschen. Hole eine, die dein Programm teilt, oder entferne eine, die dir schadet.
web-coach-poll-bid = Eine Umfrage kann Trends bewegen. Sie ist dort etwas wert, wo du Wahlveranstaltungen hast; zahle nicht viel für eine unbekannte Karte.
web-coach-poll-publish = Du hast die Umfrage bekommen. Veröffentliche sie, wenn sie deinen Trend hebt; zurückgehalten bringt sie etwas Parteibasis.
web-coach-convert = Jetzt werden Wahlveranstaltungen zu Stimmen: (Wahlveranstaltungen + Trend) × Übereinstimmung. Wo die Wahl noch fern ist, darfst du auch auf einen besseren Moment warten.
web-coach-coalition-consent = Du kannst eine Koalition bilden: Dann bekommt ihr beide Punkte für den Wahlsieg. Meist ist das besser, als leer auszugehen.
web-coach-presence-move = Ein Medienmarker darf zur Medienpräsenz wechseln, wo er am Ende Punkte bringt. Das lohnt sich meistens.
web-coach-donation = Jetzt Geld oder Parteibasis? Die Basis bringt jede Runde Geld und am Ende Punkte; nimm das Geld, wenn es dir fehlt.
web-why-not-more = { $count ->
        [one] Noch eines
       *[other] Noch { $count }
    }
`;export{e as default};