"""Playing on from any moment of a finished game (see `macher.rules.branch`)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from macher.play.seats import Seat
from macher.play.table import Table, random_seed
from macher.rules.branch import Branch, is_moment
from macher.rules.parts.told import Told
from macher.rules.records import Record, Replay


def play_on(record: Record, at: int, seat: int, seats: Sequence[Seat], seed: str | None = None) -> Table:
    """The table of a new game that has the first `at` actions of a finished one and then goes on by itself.

    Where sealed answers lie on the table then, it goes back to before the first of them.
    """
    branch = Branch(moment_before(record, at), seat, seed or random_seed())
    earlier = tuple(one for one in record.branches if one.after <= branch.after)
    table = Table(record.config, seats, record.seed, (*earlier, branch))
    start = replace(record, moves=record.moves[: branch.after], result=None, shuffle=None, branches=table.branches)
    for _ in table.play_record(start):
        pass
    return table


def moment_before(record: Record, at: int) -> int:
    """The last moment, not after so many actions, from which can be played on; of a finished game only."""
    if record.result is None:
        raise Told("only a finished game can be played on from one of its moments", "branch-running")
    if not 0 <= at <= len(record.moves):
        words = f"the game has {len(record.moves)} actions; there is no moment after {at}"
        raise Told(words, "branch-at", most=len(record.moves), at=at)
    replay = Replay(record)
    found = 0
    while replay.at < at:
        replay.step()
        if is_moment(replay.state):
            found = replay.at
    return found
