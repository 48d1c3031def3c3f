# `macher review`: was ein Spiel entschieden hat.

error-review-running = nur ein beendetes Spiel lässt sich analysieren: Diese Aufzeichnung hat kein Ergebnis
error-review-no-value = für diese Variante gibt es kein gelerntes Urteil, daher lässt sie sich nicht analysieren
error-no-puzzles = es gibt keine Stellung zum Üben: keine Wahl dieses Spiels war klar die beste
