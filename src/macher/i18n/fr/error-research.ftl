# `macher simulate --parquet` : des parties comme données.

error-data-other = { $folder } contient d’autres parties ; ce qui diffère : { $what }
