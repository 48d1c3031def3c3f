"""Play whole games of bots and report what happened: how fast, how long, and where points come from."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from functools import partial

from macher.arena.executors import InThisProcess, Processes
from macher.arena.playing import Game, play_game
from macher.arena.report import spread
from macher.rules import Config

GAMES_A_TASK = 50


def simulate(
    config: Config,
    bots: list[str],
    games: int,
    seed: str,
    workers: int = 1,
    progress: Callable[[int], None] = lambda done: None,
) -> dict[str, object]:
    """Play games and sum them up. Game i of a seed is the same whatever the number of workers."""
    began = time.perf_counter()
    played: list[Game] = []
    for game in _play_all(config, bots, games, seed, workers):
        played.append(game)
        progress(len(played))
    return report(config, bots, seed, workers, played, time.perf_counter() - began)


def _play_all(config: Config, bots: list[str], games: int, seed: str, workers: int) -> Iterator[Game]:
    size = max(1, min(GAMES_A_TASK, games // (workers * 4)))
    tasks = [range(first, min(first + size, games)) for first in range(0, games, size)]
    executor = InThisProcess() if workers == 1 else Processes(workers)
    for played in executor.run(partial(_play_some, config, bots, seed), tasks):
        yield from played


def _play_some(config: Config, bots: list[str], seed: str, numbers: range) -> list[Game]:
    return [play_game(config, bots, f"{seed}-{number}") for number in numbers]


def report(
    config: Config, bots: list[str], seed: str, workers: int, played: list[Game], wall: float
) -> dict[str, object]:
    """The figures of a run, ready for JSON."""
    decisions = [game.decisions for game in played]
    playing = sum(game.seconds for game in played)
    by_source = [score.by_source() for game in played for score in game.scores]
    return {
        "edition": config.edition,
        "variant": config.variant,
        "players": len(config.parties),
        "parties": list(config.parties),
        "bots": bots,
        "seed": seed,
        "workers": workers,
        "games": len(played),
        "decisions": sum(decisions),
        "decisions_per_second": round(sum(decisions) / (playing if workers == 1 else wall), 1),
        "seconds": round(wall, 3),
        "decisions_a_game": {
            "mean": round(sum(decisions) / len(played), 1),
            "least": min(decisions),
            "most": max(decisions),
        },
        "scores": {source: spread([points[source] for points in by_source]) for source in by_source[0]},
        "winning_score": spread([max(score.total for score in game.scores) for game in played]),
        "seats": [_seat(seat, bots[seat], played) for seat in range(len(bots))],
        "shared_wins": sum(len(game.winners) > 1 for game in played),
    }


def _seat(seat: int, bot: str, played: list[Game]) -> dict[str, object]:
    share = sum(1 / len(game.winners) for game in played if seat in game.winners) / len(played)
    mean = sum(game.scores[seat].total for game in played) / len(played)
    return {"seat": seat, "bot": bot, "win_share": round(share, 4), "mean_score": round(mean, 2)}
