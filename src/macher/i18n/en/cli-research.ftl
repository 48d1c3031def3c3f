# `macher simulate --parquet`: games as data.

cli-simulate-parquet = Write decisions, features, events and results into this folder as Parquet, instead of the report; a run that was broken off goes on.
cli-simulate-written = Games written: { $games }; played now: { $played }, there already: { $kept }.
