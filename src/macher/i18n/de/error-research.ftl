# `macher simulate --parquet`: Spiele als Daten.

error-data-other = { $folder } enthält andere Spiele; verschieden sind: { $what }
