var e=`# Spielen lernen: warum nicht, Tipps, der Coach des ersten Spiels.

web-not-here = Hier nicht
web-hint = Tipp
web-hint-fill = Tipp übernehmen
web-hint-thinking = Der Berater denkt nach …
web-hint-says = Das würde der Berater tun
web-hint-none = Gerade gibt es keinen Tipp.
web-lobby-learn = Spielen lernen
web-learn-title = Erstes Spiel mit Begleitung
web-learn-begin = Anfangen
web-coach = Coach
web-coach-begin = Los geht’s
web-coach-do = So ausprobieren
`;export{e as default};