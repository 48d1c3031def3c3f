"""Bots whose judgement was learned by play: the value of a position, and who chooses by it."""

import os

# The sums are small: on a busy machine the threads of the library wait for each other a hundred times as long.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
