# To samo słowami edycji z 2006 roku.

table-effect-2006 = { $votes ->
        [yes] { $land }: zbieżność { $was } → { $now }, głosy { $before } → { $after }
       *[no] { $land }: zbieżność { $was } → { $now }
    }
