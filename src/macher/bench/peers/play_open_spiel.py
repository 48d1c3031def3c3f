"""Random play of OpenSpiel's hearts, written in C++, stepped from Python: what is legal, one of it at random, apply."""

from __future__ import annotations

import importlib
import importlib.metadata
import json
import platform
import random
import sys
import time
from typing import Any


def dealt(game: Any, stream: random.Random) -> Any:
    """A game as far as the first decision of a player: chance deals the cards."""
    state = game.new_initial_state()
    while state.is_chance_node():
        actions, chances = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(stream.choices(actions, chances)[0])
    return state


def play(state: Any, stream: random.Random) -> int:
    """To the end; only the decisions of players count, and after the deal there are no others."""
    bits = stream.getrandbits
    decisions = 0
    while not state.is_terminal():
        options = state.legal_actions()
        state.apply_action(options[bits(16) * len(options) >> 16])
        decisions += 1
    return decisions


def main(seconds: float) -> None:
    """Games until the time is up; the clock runs from the first decision of each."""
    spiel: Any = importlib.import_module("pyspiel")
    game = spiel.load_game("hearts")
    stream = random.Random(1)
    play(dealt(game, stream), stream)
    decisions = 0
    spent = 0.0
    while spent < seconds:
        state = dealt(game, stream)
        began = time.process_time()
        decisions += play(state, stream)
        spent += time.process_time() - began
    found = {
        "version": importlib.metadata.version("open_spiel"),
        "game": "hearts in C++, 4 players, stepped from Python",
        "python": platform.python_version(),
        "rate": decisions / spent,
    }
    print(json.dumps(found))


if __name__ == "__main__":
    main(float(sys.argv[1]))
