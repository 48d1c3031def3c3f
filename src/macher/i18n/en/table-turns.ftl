# Turns at the table in the terminal: what waits for Enter, what must not be missed, what choices change, what is left.

table-weighty = ! { $line }
table-news-page = Enter shows the table.
table-shows-something = { $step }: Enter does it, and then it cannot be taken back; { $undo } drops it.
table-words-before-enter = “{ $word }”: first press Enter, or take the step back.
# What a choice changes in the state of that letter: the match, and the votes with all rallies converted.
table-effect = { $votes ->
        [yes] { $land }: match { $was } → { $now }, votes { $before } → { $after }
       *[no] { $land }: match { $was } → { $now }
    }
table-books-began = Everybody began with { $money }.
table-books-left = { $party }: paid { $paid }, received { $received }, so has { $money }
table-books-bound = { $party }: paid { $paid }, received { $received }, so has { $money }; { $least } to { $most } are left after paying for what lies face down
