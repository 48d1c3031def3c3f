# Ruchy przy stole w terminalu: co czeka na Enter, czego nie wolno przeoczyć, co zmienia wybór i co zostaje.

table-weighty = ! { $line }
table-news-page = Enter pokazuje stół.
table-shows-something = { $step }: Enter to wykona i nie będzie można tego cofnąć; { $undo } z tego rezygnuje.
table-words-before-enter = „{ $word }”: najpierw naciśnij Enter albo cofnij krok.
table-effect = { $votes ->
        [yes] { $land }: zbieżność { $was } → { $now }, głosy { $before } → { $after }
       *[no] { $land }: zbieżność { $was } → { $now }
    }
table-books-began = Wszyscy zaczęli z kwotą { $money }.
table-books-left = { $party }: wydane { $paid }, otrzymane { $received }, więc zostało { $money }
table-books-bound = { $party }: wydane { $paid }, otrzymane { $received }, więc zostało { $money }; od { $least } do { $most } po zapłaceniu za to, co leży zakryte
