"""Thinking time: how clocks run and what happens at zero."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import msgspec
import pytest

from macher.server import wire
from macher.server.live.clocks import clocks_after, next_alarm, run_out, seat_clock
from macher.server.live.describing import chat_line
from macher.server.service import Service
from macher.server.settings import Settings
from macher.server.store import GameRow, SeatRow, UserRow
from macher.server.tables import making

GAME = GameRow(
    id="g",
    edition="2019",
    variant=4,
    parties=("spd", "cdu", "fdp"),
    data="",
    engine="",
    rules=1,
    server_seed="s",
    commitment="",
    link="",
    clock={"bank": 100, "increment": 5, "at_zero": "bot"},
    created=0,
    updated=0,
)


def a_seat(seat: int, bank: float | None = 100.0, since: float | None = None, kind: str = "person") -> SeatRow:
    return SeatRow(game="g", seat=seat, party="spd", kind=kind, bank=bank, running_since=since)


def test_a_turn_stops_ones_clock_and_starts_that_of_the_next() -> None:
    seats = [a_seat(0, since=1000.0), a_seat(1), a_seat(2, None, kind="bot")]
    changes = clocks_after(GAME, seats, 0, (1, 2), 1030.0)
    assert [(change.seat, change.bank, change.running_since) for change in changes] == [(0, 75, None), (1, 100, 1030.0)]


def test_clocks_of_a_sealed_choice_run_together() -> None:
    seats = [a_seat(0, since=1000.0), a_seat(1, since=1000.0)]
    changes = clocks_after(GAME, seats, 0, (1,), 1010.0)
    assert [(change.seat, change.running_since) for change in changes] == [(0, None)]


def test_a_table_without_a_clock_has_none() -> None:
    assert clocks_after(msgspec.structs.replace(GAME, clock=None), [a_seat(0)], 0, (0,), 1.0) == []
    assert seat_clock(a_seat(0, None), 0) is None
    assert next_alarm([a_seat(0), a_seat(1, None)]) is None


def test_the_first_clock_to_end_rings() -> None:
    seats = [a_seat(0, 50, 1000.0), a_seat(1, 20, 1000.0), a_seat(2, 5)]
    assert next_alarm(seats) == 1020
    assert run_out(seats, 1019) == []
    assert run_out(seats, 1021) == [seats[1]]
    assert seat_clock(seats[0], 1010) == wire.SeatClock(left=40, running=True)


@pytest.mark.parametrize(("at_zero", "kind"), [("bot", "bot"), ("open", "open")])
def test_at_zero_a_bot_plays_on_or_the_seat_opens(tmp_path: Path, at_zero: str, kind: str) -> None:
    async def playing() -> None:
        service = Service(Settings(database_url=f"sqlite:///{tmp_path / 'tables.db'}"))
        async with service.running():
            user = UserRow(id="anna", name="Anna", created=0)
            service.store.create_user(user)
            seats = [wire.NewSeat(party="spd", kind="me")]
            seats += [wire.NewSeat(party=party, kind="bot", bot="random") for party in ("cdu", "fdp")]
            clock = wire.Clock(bank=10, increment=1, at_zero="bot" if at_zero == "bot" else "open")
            room = await making.new_table(service.rooms, user, wire.NewTable(edition="2019", seats=seats, clock=clock))
            assert room.seats[0].running_since is not None
            late = msgspec.structs.replace(room.seats[0], running_since=time.time() - 11)
            service.store.set_seat(late, room.seats[0])
            room.seats[0] = late
            service.rooms.watch_clock(room)
            async with asyncio.timeout(60):
                while room.seats[0].kind == "person":
                    await asyncio.sleep(0.01)
            assert room.seats[0].kind == kind
            assert room.seats[0].holder is None
            async with asyncio.timeout(60):
                while not any(
                    chat_line(row, "en").text.startswith("The time of") for row in service.store.chat(room.id)
                ):
                    await asyncio.sleep(0.01)

    asyncio.run(playing())
