# Ce que `macher bench` ne peut pas faire.

error-bench = séries et secondes sont au-dessus de 0, les éditions sont 2019 ou 2006, les joueurs de 3 à 5
error-bench-failed = la mesure a échoué : { $words }
error-bench-form = les règles n’ont pas tourné sous la forme à mesurer : { $form }
