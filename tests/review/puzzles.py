"""A puzzle for tests: a true choice of a recorded game, with numbers that are made up."""

from __future__ import annotations

from pathlib import Path

from macher.data import load
from macher.review.chances import choices_of
from macher.review.fields import FIELD_OF
from macher.review.puzzles import Game, Puzzle
from macher.review.work import Choice, Continuation, Option, Played, Tried, Work
from macher.rules import deciders, step_name
from macher.rules.branch import is_moment
from macher.rules.records import Record, Replay, read_record

FILE = Path(__file__).parents[1] / "records" / "games" / "rules2" / "plain-3-4-1.macher"


def recorded() -> Record:
    return read_record(FILE.read_text(encoding="utf-8"), load)


def some_puzzle(record: Record, after: int = 40) -> Puzzle:
    """The first choice after so many actions, in which one option is by far the best: not the one that was played."""
    replay = Replay(record)
    while True:
        replay.step()
        state = replay.state
        seat, played, _ = record.moves[replay.at]
        options = choices_of(state, seat)
        if replay.at >= after and len(options) > 3 and is_moment(state) and deciders(state) == (seat,):
            break
    best = next(one for one in options if one != played)
    tried = [Tried(one, 0.4 if one == best else 0.1, 0.0, 0.0 if one == best else 0.3, 0.01) for one in options]
    tried.sort(key=lambda one: one.behind)
    field = FIELD_OF[record.config.edition][step_name(state)]
    choice = Choice(
        at=replay.at, seat=seat, round=state.round, field=field, played=Option(played, 0.1, 0.0),
        best=Option(best, 0.4, 5.0), loss=0.3, error=0.01, points=5.0, points_error=0.1, options=len(options),
    )  # fmt: skip
    lost, won = Continuation([0.0, 0.0], [50, 52], {"votes": 60}), Continuation([1.0, 0.0], [90, 80], {"votes": 99})
    return Puzzle(choice, Played(choice.at, seat, False, lost, won, tried=tried))


def reviewed_with(puzzle: Puzzle, seats: int) -> Work:
    """A review that is over and has found this one turning point."""
    at = puzzle.choice.at
    return Work(
        first=[1 / seats] * seats, choices={at: puzzle.choice}, closer=[at], looked=1, played=[puzzle.played],
        result=[1.0] + [0.0] * (seats - 1), totals=[80] * seats, done=1.0,
    )  # fmt: skip


def some_game() -> dict[str, tuple[Game, Puzzle]]:
    """As they come with the program."""
    puzzle = some_puzzle(recorded())
    return {f"2019-4-0-{puzzle.choice.at}": (Game(FILE.read_text(encoding="utf-8"), [puzzle]), puzzle)}
