# `macher train`: liga, która się uczy.

error-league-other = { $folder } zawiera inną ligę; różnią się: { $what }
