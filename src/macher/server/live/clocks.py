"""Thinking time: a bank for each person, and an increment after each turn. The store keeps how the clocks stand."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from macher.server import wire
from macher.server.store import ClockChange, GameRow, SeatRow


def has_clock(row: SeatRow) -> bool:
    """Whether time counts for this seat: bots and empty seats have no clock."""
    return row.bank is not None and row.kind in ("person", "hot")


def left(row: SeatRow, now: float) -> float:
    """The seconds that a seat has left."""
    bank = row.bank or 0.0
    return bank if row.running_since is None else bank - (now - row.running_since)


def clocks_after(
    game: GameRow, seats: Sequence[SeatRow], by: int, asked: Iterable[int], now: float
) -> list[ClockChange]:
    """How the clocks stand after a turn of seat `by`, when the game waits for `asked`."""
    if game.clock is None:
        return []
    changes = []
    waiting = set(asked)
    for row in seats:
        if not has_clock(row):
            continue
        bank = max(0.0, left(row, now)) + (game.clock["increment"] if row.seat == by else 0)
        running = now if row.seat in waiting else None
        if row.seat == by or (running is None) != (row.running_since is None):
            changes.append(ClockChange(row.seat, bank, running))
    return changes


def seat_clock(row: SeatRow, now: float) -> wire.SeatClock | None:
    """The clock of a seat, for the wire."""
    if not has_clock(row):
        return None
    return wire.SeatClock(left=max(0.0, left(row, now)), running=row.running_since is not None)


def next_alarm(seats: Iterable[SeatRow]) -> float | None:
    """When the first of the running clocks comes to zero."""
    ends = [row.running_since + (row.bank or 0.0) for row in seats if has_clock(row) and row.running_since is not None]
    return min(ends, default=None)


def run_out(seats: Iterable[SeatRow], now: float) -> list[SeatRow]:
    """The seats whose time is over."""
    return [row for row in seats if has_clock(row) and row.running_since is not None and left(row, now) <= 0]
