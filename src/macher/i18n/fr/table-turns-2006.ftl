# La même chose dans les mots de l’édition 2006.

table-effect-2006 = { $votes ->
        [yes] { $land } : concordance { $was } → { $now }, voix { $before } → { $after }
       *[no] { $land } : concordance { $was } → { $now }
    }
