"""Bots whose judgement was learned by play: the value of a position, and who chooses by it."""

import os

# The sums are small: on a busy machine the library's threads wait for each other a hundred times as long as they add up.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
