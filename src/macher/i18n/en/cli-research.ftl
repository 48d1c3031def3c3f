# `macher simulate --parquet`: games as data.

cli-simulate-parquet = Write decisions, features, events and results into this folder as Parquet, instead of the report; a run that was broken off goes on.
cli-simulate-written = { $games } games are written: { $played } played now, { $kept } were there already.
