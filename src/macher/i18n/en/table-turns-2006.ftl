# The same in the words of the 2006 edition.

table-effect-2006 = { $votes ->
        [yes] { $land }: coincidence { $was } → { $now }, votes { $before } → { $after }
       *[no] { $land }: coincidence { $was } → { $now }
    }
