# `macher simulate --parquet`: games as data.

error-data-other = { $folder } holds other games, which differ in: { $what }
