# `macher simulate --parquet`: gry jako dane.

error-data-other = { $folder } zawiera inne gry; różnią się: { $what }
