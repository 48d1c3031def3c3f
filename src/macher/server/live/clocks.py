"""Thinking time: a bank for each person, and an increment for each answer. The store keeps how the clocks stand.

All moments are of the time of the service (`macher.server.timing`). A clock runs while the game waits for its player;
the increment comes when it no longer does. A sealed answer can be taken back until all are in: then the increment goes
back as well, and the clock has run on as if it had never stopped. So nobody gains time by answering often. Who has not
been at the table yet is waited for: the clock runs from the first look on, or when `ABSENT` seconds are over.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

import msgspec

from macher.server import wire
from macher.server.store import ClockChange, GameRow, SeatRow

ABSENT: Final = 600.0
"""Seconds for which a clock waits for somebody who has not been at the table yet."""
PEOPLE: Final = ("person", "hot")
LITTLE: Final = 10
"""The part of the time for the game that is given to who comes back after it was over."""


def has_clock(row: SeatRow) -> bool:
    """Whether time counts for this seat: bots and empty seats have no clock."""
    return row.bank is not None and row.kind in PEOPLE


def left(row: SeatRow, now: float) -> float:
    """The seconds that a seat has left."""
    bank = row.bank or 0.0
    return bank if row.running_since is None else bank - max(0.0, now - row.running_since)


def left_if_taken_back(game: GameRow, row: SeatRow, now: float) -> float:
    """The seconds that a seat would have if it had not answered, where its answer can still be taken back."""
    if game.clock is None or row.answered_at is None:
        return left(row, now)
    return left(row, now) - game.clock["increment"] - max(0.0, now - row.answered_at)


def clocks_after(
    game: GameRow,
    seats: Sequence[SeatRow],
    by: int,
    asked: Iterable[int],
    now: float,
    *,
    still_open: bool = False,
    automatic: bool = False,
) -> list[ClockChange]:
    """How the clocks stand after a turn of seat `by`, when the game waits for `asked`.

    `still_open` says that it was a sealed answer, or one taken back, and that not all are in yet.
    """
    if game.clock is None:
        return []
    waiting = set(asked)
    changes = []
    for row in seats:
        if row.bank is None:
            continue
        running = row.running_since
        bank: float | None = row.bank
        answered = row.answered_at if still_open else None
        absent = row.absent_until
        if has_clock(row) and row.seat == by:
            bank = max(0.0, left_if_taken_back(game, row, now))
            running = answered = absent = None
            if row.seat in waiting:
                running = now
            else:
                bank += 0 if automatic else game.clock["increment"]
                answered = now if still_open else None
        elif has_clock(row) and row.seat in waiting and running is None:
            running = max(now, absent or now)
        elif has_clock(row) and row.seat not in waiting and running is not None:
            bank, running = max(0.0, left(row, now)), None
        change = ClockChange(row.seat, bank, running, answered, absent)
        if change != ClockChange(row.seat, row.bank, row.running_since, row.answered_at, row.absent_until):
            changes.append(change)
    return changes


def clock_at_start(row: SeatRow, asked: bool, now: float) -> SeatRow:
    """A seat when the game begins: its clock waits for a while until its player has come."""
    if not has_clock(row):
        return row
    until = now + ABSENT
    return msgspec.structs.replace(row, running_since=until if asked else None, absent_until=until)


def clock_of_who_came(row: SeatRow, now: float) -> SeatRow:
    """A seat whose player is at the table for the first time: if it is asked, its clock runs from now on."""
    running = row.running_since
    return msgspec.structs.replace(row, absent_until=None, running_since=None if running is None else min(running, now))


def clock_of_who_sits(game: GameRow, row: SeatRow, was: SeatRow, asked: bool, now: float) -> SeatRow:
    """A seat with somebody else on it: the time that was used is gone.

    Who finds none gets the bank anew; who comes back after their time was over, a little of it.
    """
    if game.clock is None or (row.kind, row.holder) == (was.kind, was.holder):
        return row
    bank = None if was.bank is None else max(0.0, left(was, now))
    if row.kind not in PEOPLE:
        return msgspec.structs.replace(row, bank=bank, running_since=None, absent_until=None)
    whole = float(game.clock["bank"])
    bank = max(bank or 0.0, whole / LITTLE) if row.holder == was.kept_for else bank or whole
    return msgspec.structs.replace(row, bank=bank, running_since=now if asked else None, absent_until=None)


def seat_clock(row: SeatRow, now: float) -> wire.SeatClock | None:
    """The clock of a seat, for the wire."""
    if not has_clock(row):
        return None
    waited_for = row.absent_until is not None and row.absent_until > now
    return wire.SeatClock(left=max(0.0, left(row, now)), running=row.running_since is not None and not waited_for)


def next_alarm(seats: Iterable[SeatRow]) -> float | None:
    """When the first of the running clocks comes to zero."""
    ends = [row.running_since + (row.bank or 0.0) for row in seats if has_clock(row) and row.running_since is not None]
    return min(ends, default=None)


def run_out(seats: Iterable[SeatRow], now: float) -> list[SeatRow]:
    """The seats whose time is over."""
    return [row for row in seats if has_clock(row) and row.running_since is not None and left(row, now) <= 0]
