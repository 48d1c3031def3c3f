"""One learner against bots, with Gymnasium: `python gymnasium_learner.py`. This one does not learn, it only plays."""

import numpy as np

from macher.research.games import margin
from macher.research.gymnasium_env import MacherEnv

env = MacherEnv(edition="2006", players=3, bots=("random",), seat=None, reward=margin)
rng = np.random.default_rng(1)
for game in range(3):
    seen, info = env.reset(seed=game)
    over = False
    while not over:
        seen, reward, over, truncated, info = env.step(rng.choice(np.flatnonzero(seen["action_mask"])))
    print("seat", info["seat"], "of", info["scores"], "reward", round(reward, 2))
