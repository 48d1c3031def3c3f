# `macher train`: a league that learns.

error-league-other = { $folder } holds another league, which differs in: { $what }
