# `macher review` : ce qui a décidé une partie.

error-review-running = seule une partie terminée peut être analysée : cet enregistrement n’a pas de résultat
error-review-no-value = le programme n’a pas appris à juger cette variante : elle ne peut pas être analysée
error-no-puzzles = il n’y a pas de position à travailler : aucun choix de cette partie n’était nettement le meilleur
