"""A game of four agents that choose at random, with PettingZoo: `python pettingzoo_agents.py`."""

import numpy as np

from macher.research.pettingzoo_env import MacherAEC

env = MacherAEC(edition="2019", players=4)
env.reset(seed=1)
rng = np.random.default_rng(1)
for agent in env.agent_iter():
    seen, reward, terminated, truncated, info = env.last()
    if terminated or truncated:
        print(agent, "has", info["score"], "points and the reward", round(reward, 2))
        env.step(None)
    else:
        env.step(rng.choice(np.flatnonzero(seen["action_mask"])))
