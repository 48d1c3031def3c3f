# `macher review`: was ein Spiel entschieden hat.

cli-review = Sagen, was ein beendetes Spiel entschieden hat: Chancen, Wendepunkte, Glück und Können.
cli-review-html = Die Analyse in diese HTML-Datei schreiben, die nichts weiter braucht.
cli-review-picture = Die Chancen in diese Datei zeichnen (.svg).
cli-review-games = Wie oft Bots von jeder teuren Entscheidung aus weiterspielen; 0 lässt es weg.
cli-review-seed = Andere gedachte Welten: Derselbe Startwert gibt dieselbe Analyse.
cli-review-seat = Nur diesen Platz beurteilen, nach dem, was er wusste (1 bis 5).
cli-review-thinking = Das Spiel wird analysiert …
cli-review-spread = Sagt auch, wie sicher die Anteile der Siege sind und wie die Punkte der Bot-Spiele streuen.
