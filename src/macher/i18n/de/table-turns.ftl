# Züge am Tisch im Terminal: was auf die Eingabetaste wartet, was man nicht verpassen darf, was sich ändert und was bleibt.

table-weighty = ! { $line }
table-news-page = Die Eingabetaste zeigt den Tisch.
table-shows-something = { $step }: Mit der Eingabetaste geschieht es und lässt sich nicht mehr zurücknehmen; { $undo } verwirft es.
table-words-before-enter = „{ $word }“: Drück erst die Eingabetaste oder nimm den Schritt zurück.
table-effect = { $votes ->
        [yes] { $land }: Übereinstimmung { $was } → { $now }, Stimmen { $before } → { $after }
       *[no] { $land }: Übereinstimmung { $was } → { $now }
    }
table-books-began = Alle haben mit { $money } begonnen.
table-books-left = { $party }: { $paid } gezahlt, { $received } erhalten, hat also { $money }
table-books-bound = { $party }: { $paid } gezahlt, { $received } erhalten, hat also { $money }; { $least } bis { $most } bleiben, wenn alles bezahlt ist, was verdeckt liegt
