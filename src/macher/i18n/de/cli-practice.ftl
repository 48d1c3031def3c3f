# The help of `macher practice`.

cli-practice = Stellungen entscheiden, in denen eine Wahl klar die beste ist, und sehen, warum.
cli-practice-file = Eine Aufzeichnung eines beendeten Spiels, nach dessen Wendepunkten dann gefragt wird; ohne es Stellungen aus Spielen von Bots.
cli-practice-edition = Nur Stellungen dieser Ausgabe: 2019 oder 2006.
cli-practice-seed = Dieselbe Zahl fragt in derselben Reihenfolge.
