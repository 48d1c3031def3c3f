# Dasselbe in den Worten der Ausgabe von 2006.

table-effect-2006 = { $votes ->
        [yes] { $land }: Übereinstimmung { $was } → { $now }, Stimmen { $before } → { $after }
       *[no] { $land }: Übereinstimmung { $was } → { $now }
    }
