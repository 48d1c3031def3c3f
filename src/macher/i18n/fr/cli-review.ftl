# `macher review` : ce qui a décidé une partie.

cli-review = Dit ce qui a fait la différence dans une partie terminée : chances, tournants, hasard et savoir-faire.
cli-review-html = Écrit l’analyse dans ce fichier HTML, qui se suffit à lui-même.
cli-review-picture = Dessine les chances dans ce fichier (.svg).
cli-review-games = Combien de fois des bots jouent la suite après chaque choix coûteux ; 0 : jamais.
cli-review-seed = D’autres mondes imaginés : la même graine donne la même analyse.
cli-review-seat = Juge seulement cette place, d’après ce qu’elle savait (1 à 5).
cli-review-thinking = Analyse en cours…
cli-review-spread = Dire aussi à quel point les parts de victoires sont sûres et comment se répartissent les points des parties des bots.
