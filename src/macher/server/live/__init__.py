"""The live room: a table in memory, its past, its clocks, and what is pushed to the sockets."""
