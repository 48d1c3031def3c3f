"""Random play of RLCard's UNO, stepped as its agents are."""

from __future__ import annotations

import importlib
import importlib.metadata
import json
import platform
import sys
import time
from typing import Any


def main(seconds: float) -> None:
    """Games until the time is up; the clock runs from the first decision of each."""
    rlcard: Any = importlib.import_module("rlcard")
    agents: Any = importlib.import_module("rlcard.agents")
    env = rlcard.make("uno", config={"seed": 1})
    agent = agents.RandomAgent(num_actions=env.num_actions)
    decisions = 0
    spent = 0.0
    while spent < seconds:
        state, _ = env.reset()
        began = time.process_time()
        while not env.is_over():
            state, _ = env.step(agent.step(state), agent.use_raw)
            decisions += 1
        spent += time.process_time() - began
    found = {
        "version": importlib.metadata.version("rlcard"),
        "game": f"UNO, {env.num_players} players",
        "python": platform.python_version(),
        "rate": decisions / spent,
    }
    print(json.dumps(found))


if __name__ == "__main__":
    main(float(sys.argv[1]))
