"""Many games at once in one process: `python many_games.py`."""

import numpy as np

from macher.research.vector import ManyGames

games = ManyGames(8, edition="2019", players=4, seed=1)
rng = np.random.default_rng(1)
ended = 0
for _ in range(400):
    rows = games.observations()  # 8 rows of features: one matrix product scores them all
    done, rewards = games.step([rng.choice(options) for options in games.options])
    ended += done.sum()
print(rows.shape, "features;", ended, "games ended")
