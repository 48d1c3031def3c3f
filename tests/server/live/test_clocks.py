"""Thinking time: how clocks run and what happens at zero."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec
import pytest

from macher.server import wire
from macher.server.live.clocks import (
    ABSENT,
    clock_at_start,
    clock_of_who_came,
    clock_of_who_sits,
    clocks_after,
    left,
    next_alarm,
    run_out,
    seat_clock,
)
from macher.server.live.describing import chat_line
from macher.server.live.room import Room
from macher.server.people.callers import Caller
from macher.server.problems import Problem
from macher.server.service import Service
from macher.server.settings import Settings
from macher.server.store import ClockChange, GameRow, SeatRow, UserRow
from macher.server.tables import making, seating
from macher.server.tables.seats import opened
from tests.server.clocks import FakeClocks
from tests.server.live.test_rooms import ANNA, first_answer

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


def test_an_increment_comes_when_the_game_no_longer_waits_for_the_seat() -> None:
    """A turn in parts is one turn, and what the table does by itself is none."""
    running = [a_seat(0, since=1000.0)]
    assert clocks_after(GAME, running, 0, (0,), 1010.0) == [ClockChange(0, 90, 1010.0)]
    assert clocks_after(GAME, running, 0, (), 1010.0) == [ClockChange(0, 95, None)]
    assert clocks_after(GAME, running, 0, (), 1010.0, automatic=True) == [ClockChange(0, 90, None)]


def test_an_answer_that_is_taken_back_was_never_given() -> None:
    seats = [a_seat(0, since=1000.0), a_seat(1, since=1000.0)]
    (given,) = clocks_after(GAME, seats, 0, (1,), 1010.0, still_open=True)
    assert given == ClockChange(0, 95, None, answered_at=1010.0)
    seats[0] = msgspec.structs.replace(seats[0], **msgspec.structs.asdict(given))
    assert clocks_after(GAME, seats, 0, (0, 1), 1030.0, still_open=True) == [ClockChange(0, 70, 1030.0)]
    assert clocks_after(GAME, seats, 0, (1,), 1030.0, still_open=True) == [ClockChange(0, 75, None, 1030.0)]


def test_when_all_answers_are_in_they_stand() -> None:
    seats = [
        msgspec.structs.replace(a_seat(0, 95), answered_at=1010.0),
        a_seat(1, since=1000.0),
        msgspec.structs.replace(a_seat(2, 95, kind="bot"), answered_at=1010.0),
    ]
    changes = clocks_after(GAME, seats, 1, (0,), 1050.0)
    assert changes == [ClockChange(0, 95, 1050.0), ClockChange(1, 55, None), ClockChange(2, 95, None)]


def test_the_clock_of_somebody_who_is_not_there_waits_a_while() -> None:
    asked, later = (clock_at_start(a_seat(seat), seat == 0, 1000.0) for seat in (0, 1))
    assert left(asked, 1000.0 + ABSENT) == 100
    assert seat_clock(asked, 1010.0) == wire.SeatClock(left=100, running=False)
    assert next_alarm([asked]) == 1000.0 + ABSENT + 100
    came = clock_of_who_came(asked, 1010.0)
    assert (came.running_since, came.absent_until) == (1010.0, None)
    assert clocks_after(GAME, [came, later], 0, (1,), 1020.0)[1].running_since == 1000.0 + ABSENT
    here = clock_of_who_came(later, 1015.0)
    assert here.running_since is None
    assert clocks_after(GAME, [came, here], 0, (1,), 1020.0)[1].running_since == 1020.0


def test_who_leaves_and_comes_back_has_used_the_time_before() -> None:
    row = a_seat(0, since=1000.0)
    gone = clock_of_who_sits(GAME, opened(row), row, True, 1030.0)
    assert (gone.bank, gone.running_since) == (70, None)
    back = clock_of_who_sits(GAME, msgspec.structs.replace(gone, kind="person", holder="anna"), gone, True, 1040.0)
    assert (back.bank, back.running_since) == (70, 1040.0)


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
            late = msgspec.structs.replace(room.seats[0], running_since=service.timing.now() - 11)
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
                    "has run out of time" in chat_line(row, "en").text for row in service.store.chat(room.id)
                ):
                    await asyncio.sleep(0.01)

    asyncio.run(playing())


CLOCK = wire.Clock(bank=60, increment=30)


async def a_clocked_room(service: Service, clock: wire.Clock = CLOCK) -> Room:
    """Three at one device."""
    if service.store.user("anna") is None:
        service.store.create_user(ANNA)
    parties = ("spd", "cdu", "fdp")
    seats = [wire.NewSeat(party=party, kind="hot" if at else "me") for at, party in enumerate(parties)]
    return await making.new_table(service.rooms, ANNA, wire.NewTable(edition="2019", seats=seats, clock=clock))


async def everybody_is_there(room: Room) -> None:
    room.greet(Caller(user=ANNA))
    async with asyncio.timeout(60):
        while any(row.absent_until is not None for row in room.seats):
            await asyncio.sleep(0.01)


def test_a_hundred_answers_and_take_backs_give_one_increment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("macher.server.timing.BEAT", 3600.0)
    clocks = FakeClocks()

    async def playing() -> None:
        service = Service(Settings(database_url=f"sqlite:///{tmp_path / 'tables.db'}"))
        service.timing = clocks.timing()
        async with service.running():
            room = await a_clocked_room(service)
            await everybody_is_there(room)
            for again in range(100):
                await room.turn(0, room.version, first_answer(room), f"answer {again}")
                assert room.seats[0].bank is not None
                assert room.seats[0].bank <= 90
                clocks.go_on(0.1)
                if again < 99:
                    await room.turn(0, room.version, [0], f"back {again}")
                    assert left(room.seats[0], service.timing.now()) <= 60
            assert left(service.store.seats(room.id)[0], service.timing.now()) == pytest.approx(90 - 9.9, abs=0.01)
            clocks.go_on(51)
            with pytest.raises(Problem) as problem:
                await room.turn(0, room.version, [0], "too late")
            assert problem.value.code == "answer-stands"

    asyncio.run(playing())


def test_an_outage_costs_nobody_the_seat_and_then_the_clock_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("macher.server.timing.BEAT", 3600.0)  # the test gives the signs of life
    clocks = FakeClocks()
    tables: list[str] = []

    async def playing(outage: bool) -> None:
        service = Service(Settings(database_url=f"sqlite:///{tmp_path / 'tables.db'}"))
        service.timing = clocks.timing()
        async with service.running():
            if not outage:
                room = await a_clocked_room(service, wire.Clock(bank=20))
                await everybody_is_there(room)
                tables.append(room.id)
            alarms = service.rooms.alarms
            await alarms.look()
            assert [row.kind for row in service.store.seats(tables[0])] == ["person", "hot", "hot"]
            for _ in range(14 if outage else 2):
                clocks.go_on(4)
                await alarms.beat()
                await alarms.look()
            kinds = ["bot"] * 3 if outage else ["person", "hot", "hot"]
            assert [row.kind for row in service.store.seats(tables[0])] == kinds

    asyncio.run(playing(outage=False))
    clocks.go_on(25)
    asyncio.run(playing(outage=True))


def test_a_rematch_waits_for_who_is_not_there(tmp_path: Path) -> None:
    async def playing() -> None:
        service = Service(Settings(database_url=f"sqlite:///{tmp_path / 'tables.db'}"))
        async with service.running():
            room = await a_clocked_room(service)
            await seating.close(room, Caller(user=ANNA))
            again = await making.rematch(service.rooms, room, Caller(user=ANNA), ANNA, same_seed=False)
            assert next_alarm(again.seats) == pytest.approx(service.timing.now() + ABSENT + 60, rel=0, abs=60)
            again.viewer(Caller(), None)
            await everybody_is_there(again)
            stored = service.store.seats(again.id)
            assert stored == again.seats
            assert next_alarm(stored) == pytest.approx(service.timing.now() + 60, rel=0, abs=60)

    asyncio.run(playing())
