# `macher train` : une ligue qui apprend.

error-league-other = { $folder } contient une autre ligue ; ce qui diffère : { $what }
