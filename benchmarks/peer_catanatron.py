"""Random play of catanatron, timed. `speed.py` runs this inside a throw-away environment; prints one JSON object.

The clock covers `game.play()` only: neither imports nor building the game (map, shuffles) are timed, which favours the
peer. The timed games run untouched; how many of their decisions had a real choice is counted in a second, untimed pass
over the same seeds, which also proves that both passes played the same games. (In another process the same seeds give
somewhat other games: some sets there are ordered by memory address.)
"""

from __future__ import annotations

import argparse
import importlib
import importlib.machinery
import importlib.metadata
import json
import sys
import time
from typing import Any

WARM_UP_SEED = 1_000_003


def new_game(catan: Any, seed: int) -> Any:
    """Four RandomPlayers, catanatron's defaults otherwise. Seed 0 would mean "no seed" there."""
    return catan.Game([catan.RandomPlayer(color) for color in catan.Color], seed=seed)


def decisions_of(game: Any) -> int:
    """Every action a player took, forced ones (roll the dice, end the turn with nothing else to do) included."""
    state = game.state
    return len(state.actions if hasattr(state, "actions") else state.action_records)  # its name before and after 3.3


def count_choices(catan: Any, seed: int) -> tuple[int, int]:
    """(decisions, decisions with two options or more) of one game."""
    limit = importlib.import_module("catanatron.game").TURNS_LIMIT  # for games that random players cannot finish
    game = new_game(catan, seed)
    decisions = choices = 0
    while game.winning_color() is None and game.state.num_turns < limit:
        decisions += 1
        choices += len(game.state.playable_actions) > 1
        game.play_tick()
    return decisions, choices


def foreign_extensions() -> list[str]:
    """Compiled modules from outside the standard library: there must be none for "pure Python"."""
    suffixes = tuple(importlib.machinery.EXTENSION_SUFFIXES)
    found = []
    for name, module in list(sys.modules.items()):
        file = getattr(module, "__file__", None)
        if file and file.endswith(suffixes) and "site-packages" in file:
            found.append(name)
    return sorted(found)


def measure(games: int, seed: int, with_choices: bool) -> dict[str, Any]:
    catan: Any = importlib.import_module("catanatron")
    new_game(catan, WARM_UP_SEED).play()
    play_seconds = build_seconds = 0.0
    decisions = unfinished = 0
    for number in range(seed, seed + games):
        start = time.perf_counter()
        game = new_game(catan, number)
        built = time.perf_counter()
        game.play()
        played = time.perf_counter()
        build_seconds += built - start
        play_seconds += played - built
        decisions += decisions_of(game)
        unfinished += game.winning_color() is None
    result: dict[str, Any] = {
        "version": importlib.metadata.version("catanatron"),
        "python": sys.version.split()[0],
        "base_prefix": sys.base_prefix,
        "extensions": foreign_extensions(),
        "games": games,
        "unfinished_games": unfinished,
        "decisions": decisions,
        "seconds": play_seconds,
        "decisions_per_second": decisions / play_seconds,
        "decisions_per_second_with_setup": decisions / (play_seconds + build_seconds),
    }
    if with_choices:
        counts = [count_choices(catan, number) for number in range(seed, seed + games)]
        if sum(total for total, _ in counts) != decisions:
            raise SystemExit("the counting pass played other games than the timed pass")
        result["choices"] = sum(choices for _, choices in counts)
    return result


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--choices", action="store_true", help="also count the decisions that had a real choice")
    options = parser.parse_args()
    print(json.dumps(measure(options.games, options.seed, options.choices)))


if __name__ == "__main__":
    main()
