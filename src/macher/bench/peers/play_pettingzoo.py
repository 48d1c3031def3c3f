"""Random play of PettingZoo's Connect Four, through its AEC interface: a masked sample for each agent in turn."""

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
    connect_four: Any = importlib.import_module("pettingzoo.classic.connect_four_v3")
    env = connect_four.env()
    decisions = number = 0
    spent = 0.0
    while spent < seconds:
        number += 1
        env.reset(seed=number)
        began = time.process_time()
        for agent in env.agent_iter():
            observation, _, ended, cut, _ = env.last()
            if ended or cut:
                env.step(None)
            else:
                env.step(env.action_space(agent).sample(observation["action_mask"]))
                decisions += 1
        spent += time.process_time() - began
    found = {
        "version": importlib.metadata.version("pettingzoo"),
        "game": "Connect Four, 2 players",
        "python": platform.python_version(),
        "rate": decisions / spent,
    }
    print(json.dumps(found))


if __name__ == "__main__":
    main(float(sys.argv[1]))
