"""Random play of catanatron, a fast Settlers of Catan in pure Python: four of its `RandomPlayer`s, `game.play()`."""

from __future__ import annotations

import importlib
import importlib.metadata
import json
import platform
import sys
import time
from typing import Any


def new_game(catan: Any, seed: int) -> Any:
    """Its defaults otherwise. Seed 0 would mean "no seed" there."""
    return catan.Game([catan.RandomPlayer(color) for color in catan.Color], seed=seed)


def decisions_of(game: Any) -> int:
    """Every action a player took, forced ones included."""
    state = game.state
    return len(state.actions if hasattr(state, "actions") else state.action_records)  # its name before and after 3.3


def main(seconds: float) -> None:
    """Games until the time is up; the clock runs over `game.play()` alone."""
    catan: Any = importlib.import_module("catanatron")
    new_game(catan, 1_000_003).play()  # what is made once is made now
    decisions = number = 0
    spent = 0.0
    while spent < seconds:
        number += 1
        game = new_game(catan, number)
        began = time.process_time()
        game.play()
        spent += time.process_time() - began
        decisions += decisions_of(game)
    found = {
        "version": importlib.metadata.version("catanatron"),
        "game": "Settlers of Catan, 4 players",
        "python": platform.python_version(),
        "rate": decisions / spent,
    }
    print(json.dumps(found))


if __name__ == "__main__":
    main(float(sys.argv[1]))
