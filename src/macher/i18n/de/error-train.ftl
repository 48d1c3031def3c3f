# `macher train`: eine Liga, die lernt.

error-league-other = { $folder } enthält eine andere Liga; verschieden sind: { $what }
