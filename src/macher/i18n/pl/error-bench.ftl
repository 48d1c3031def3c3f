# Czego `macher bench` nie może zrobić.

error-bench = serie i sekundy są większe od 0, wydania to 2019 albo 2006, graczy jest od 3 do 5
error-bench-failed = pomiar się nie udał: { $words }
error-bench-form = zasady nie działały w postaci, która miała być mierzona: { $form }
