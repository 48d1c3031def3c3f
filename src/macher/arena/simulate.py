"""Play whole games of bots and report what happened: how fast, how long, and where points come from."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from itertools import repeat

from macher.bots import Bot, make_bot
from macher.rules import Config, Score, View, scores, setup, view, winners
from macher.rules.parts.chance import seed_of
from macher.rules.parts.game import FRAME_MASK

THINKING_TIME = 1.0  # seconds a decision


@dataclass(frozen=True)
class Game:
    """The outcome of one game."""

    decisions: int
    seconds: float
    scores: list[Score]
    winners: tuple[int, ...]


def play_game(config: Config, bots: list[str], seed: str) -> Game:
    """One game. The clock runs over play only, setting the table included, start-up of the program not."""
    players = [make_bot(name, bot_seed(seed, seat)) for seat, name in enumerate(bots)]
    began = time.perf_counter()
    state = setup(config, seed)
    unseen = View(config, None)
    decisions = 0
    while state.agenda:
        step = state.steps[state.agenda[-1] & FRAME_MASK]
        seat = step.decider(state)
        options = step.options(state, seat)
        bot = players[seat]
        action = bot.choose(view(state, seat) if bot.uses_view else unseen, options, THINKING_TIME)
        if bot.uses_view:
            check_choice(bot, action, options)
        step.take(state, seat, action)
        decisions += 1
        if not state.waiting:
            state.proceed()
    seconds = time.perf_counter() - began
    return Game(decisions, seconds, scores(state), winners(state))


def check_choice(bot: Bot, action: int, options: tuple[int, ...]) -> None:
    """A bot that breaks the rules is an error, not a player."""
    if action not in options:
        raise RuntimeError(f"{type(bot).__name__} chose {action}, which is not legal")


def bot_seed(seed: str, seat: int) -> int:
    """A seed of its own for each bot, the same in every run."""
    return seed_of(f"{seed}, seat {seat}")


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
    seeds = [f"{seed}-{number}" for number in range(games)]
    if workers == 1:
        yield from map(play_game, repeat(config), repeat(bots), seeds)
        return
    chunk = max(1, min(50, games // (workers * 4)))
    with ProcessPoolExecutor(workers) as pool:
        yield from pool.map(play_game, repeat(config), repeat(bots), seeds, chunksize=chunk)


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


def spread(values: list[int]) -> dict[str, float]:
    """Mean and quantiles of a list of points."""
    ordered = sorted(values)
    last = len(ordered) - 1
    return {
        "mean": round(sum(ordered) / len(ordered), 2),
        "least": ordered[0],
        "low": ordered[round(last * 0.1)],
        "median": ordered[round(last * 0.5)],
        "high": ordered[round(last * 0.9)],
        "most": ordered[last],
    }
