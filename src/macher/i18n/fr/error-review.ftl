# `macher review` : ce qui a décidé une partie.

error-review-running = seule une partie terminée peut être analysée : cet enregistrement n’a pas de résultat
error-review-no-value = il n’y a pas de jugement appris pour cette variante : elle ne peut pas être analysée
