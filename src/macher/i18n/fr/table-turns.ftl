# Les tours à la table du terminal : ce qui attend Entrée, ce qu’il ne faut pas manquer, ce qu’un choix change et ce qui reste.

table-weighty = ! { $line }
table-news-page = Entrée montre la table.
table-shows-something = { $step } : Entrée le fait, et ce sera définitif ; { $undo } l’annule.
table-words-before-enter = « { $word } » : appuie d’abord sur Entrée, ou annule l’étape.
table-effect = { $votes ->
        [yes] { $land } : concordance { $was } → { $now }, voix { $before } → { $after }
       *[no] { $land } : concordance { $was } → { $now }
    }
table-books-began = Tout le monde a commencé avec { $money }.
table-books-left = { $party } : { $paid } payés, { $received } reçus, il reste donc { $money }
table-books-bound = { $party } : { $paid } payés, { $received } reçus, il reste donc { $money } ; entre { $least } et { $most } une fois payé ce qui est face cachée
