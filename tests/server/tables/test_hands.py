"""Who has looked into one hand of a running game with other people gets that seat back, or none."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable

import msgspec
import pytest

from macher.server.live.room import Room
from macher.server.problems import Problem
from macher.server.service import Service
from macher.server.store import HandSeen, SeatRow, Store
from macher.server.tables import seating
from tests.server.company import Person, listening, program, services, until
from tests.server.store.rows import game_row, new_user, seat_rows


async def refused(doing: Awaitable[object]) -> str:
    """The code with which something is refused."""
    with pytest.raises(Problem) as problem:
        await doing
    return problem.value.code


async def a_game_with_ben(service: Service, kinds: str = "mob") -> tuple[Person, Person, Room]:
    anna, ben = Person("Anna"), Person("Ben")
    room = await anna.makes(service, kinds)
    await ben.joins(service, room.id)
    return anna, ben, room


def evening(url: str, work: Callable[[Service], Awaitable[None]]) -> None:
    """Run something with a service."""

    async def running() -> None:
        async with services(url) as (service,):
            await work(service)

    asyncio.run(running())


def test_the_maker_does_not_hop_onto_an_opened_seat(sqlite_url: str) -> None:
    """Opens Ben's seat, leaves the own one, and sits on his; also by way of joining, of a hot seat and of the bot's."""

    async def work(service: Service) -> None:
        anna, ben, room = await a_game_with_ben(service)
        await anna.puts(service, room.id, 1, "open")
        await anna.leaves(service, room.id, 0)
        for kind in ("me", "hot"):
            for seat in (1, 2):
                assert await refused(anna.puts(service, room.id, seat, kind)) == "hand-seen"
        assert await refused(anna.joins(service, room.id, 1)) == "hand-seen"
        assert await anna.joins(service, room.id) == 0  # of two open ones the one that was hers
        assert await ben.joins(service, room.id) == 1
        await anna.account(service)  # under another name she is the same
        await anna.leaves(service, room.id, 0)
        await ben.leaves(service, room.id, 1)
        assert await refused(anna.joins(service, room.id, 1)) == "hand-seen"

    evening(sqlite_url, work)


def test_who_joins_does_not_hop_either(sqlite_url: str) -> None:
    async def work(service: Service) -> None:
        anna, ben, room = await a_game_with_ben(service)
        await anna.puts(service, room.id, 2, "open")
        await ben.leaves(service, room.id, 1)
        assert await refused(ben.joins(service, room.id, 2)) == "hand-seen"
        service.rooms.drop(room)  # the store remembers it
        assert await refused(ben.joins(service, room.id, 2)) == "hand-seen"
        assert await ben.joins(service, room.id, 1) == 1

    evening(sqlite_url, work)


def test_a_maker_who_looks_on_may_step_in_once(sqlite_url: str) -> None:
    async def work(service: Service) -> None:
        host, ben, cleo = Person("Host"), Person("Ben"), Person("Cleo")
        room = await host.makes(service, "oob")
        await ben.joins(service, room.id, 0)
        await cleo.joins(service, room.id, 1)
        await cleo.leaves(service, room.id, 1)
        await host.puts(service, room.id, 1, "me")
        await host.puts(service, room.id, 1, "bot")
        assert await refused(host.puts(service, room.id, 2, "me")) == "hand-seen"
        assert await refused(cleo.joins(service, room.id, 2)) == "no-free-seat"
        await host.puts(service, room.id, 1, "me")

    evening(sqlite_url, work)


def test_a_table_of_ones_own_is_ones_own_until_somebody_joins(sqlite_url: str) -> None:
    async def work(service: Service) -> None:
        anna, ben = Person("Anna"), Person("Ben")
        room = await anna.makes(service, "mbb")
        await anna.puts(service, room.id, 1, "hot")
        await anna.puts(service, room.id, 2, "hot")
        await anna.puts(service, room.id, 2, "open")
        await ben.joins(service, room.id)
        caller = await anna.caller(service)
        assert [caller.holds(row) for row in room.seats] == [True, True, False]
        await anna.puts(service, room.id, 1, "bot")
        assert await refused(anna.puts(service, room.id, 1, "hot")) == "hand-seen"
        assert caller.holds(room.seats[0])

    evening(sqlite_url, work)


def test_before_a_game_begins_nobody_has_seen_anything(sqlite_url: str) -> None:
    async def work(service: Service) -> None:
        anna, ben = Person("Anna"), Person("Ben")
        room = await anna.makes(service, "moo")
        await ben.joins(service, room.id, 1)
        await ben.leaves(service, room.id, 1)
        assert await ben.joins(service, room.id, 2) == 2
        await anna.puts(service, room.id, 1, "hot")  # two at one device, and Ben
        assert room.game.status == "playing"
        assert sorted(map(sorted, service.store.hands(room.id).values())) == [[0, 1], [2]]

    evening(sqlite_url, work)


def test_two_processes_do_not_give_one_person_two_seats(store: Store) -> None:
    """The rule is checked in the transaction: the second of two that were both right a moment ago is refused."""
    anna, ben = new_user(store, "Anna"), new_user(store, "Ben")
    game = game_row(status="gathering")
    rows = seat_rows(game)
    rows[0] = msgspec.structs.replace(rows[0], kind="person", holder=anna)
    store.create_game(game, rows)
    store.change_game(game.id, status="playing")

    def give(seat: int, user: str | None) -> None:
        was = store.seats(game.id)[seat]
        store.set_seat(msgspec.structs.replace(was, kind="person" if user else "open", holder=user), was)

    give(1, ben)
    with pytest.raises(HandSeen):
        give(2, ben)
    give(1, None)
    with pytest.raises(HandSeen):
        give(2, ben)
    give(1, ben)
    assert store.hands(game.id) == {anna: {0}, ben: {1}}
    store.delete_user(ben)
    with pytest.raises(HandSeen):  # that somebody else was there is not forgotten with them
        give(2, anna)


@pytest.mark.parametrize("at_zero", ["bot", "open"])
def test_whose_time_was_over_takes_the_seat_back(sqlite_url: str, at_zero: str) -> None:
    """Without the maker, and with a part of the time only."""

    async def work(service: Service) -> None:
        anna, ben = Person("Anna"), Person("Ben")
        clock = {"bank": 600, "at_zero": at_zero}
        room = await anna.makes(service, "mob", clock=wire_clock(clock), spectators=False)
        await ben.joins(service, room.id)
        over = msgspec.structs.replace(room.seats[1], bank=1.0, running_since=time.time() - 60)
        service.store.set_seat(over, room.seats[1])
        await seating.time_is_over(room)
        assert room.seats[1].kind == at_zero
        caller = await ben.caller(service)
        assert not caller.holds(room.seats[1])
        assert room.is_member(caller)  # or they could not even ask
        assert [line.id for line in service.store.games_of((await ben.user(service)).id)] == [room.id]
        stranger = Person("Eve")
        await stranger.user(service)
        assert await refused(stranger.puts(service, room.id, 1, "me")) == "not-host"
        assert await refused(ben.puts(service, room.id, 1, "open")) == "not-host"
        await ben.puts(service, room.id, 1, "me")
        assert (await ben.caller(service)).holds(room.seats[1])
        assert room.seats[1].bank == 60.0
        assert room.seats[1].kept_for is None

    evening(sqlite_url, work)


def wire_clock(clock: dict[str, object]) -> object:
    from macher.server import wire

    return msgspec.convert(clock, wire.Clock)


def test_who_left_a_seat_to_a_bot_takes_it_back_but_not_who_was_replaced(sqlite_url: str) -> None:
    async def work(service: Service) -> None:
        anna, ben, room = await a_game_with_ben(service)
        await ben.puts(service, room.id, 1, "bot")
        await ben.puts(service, room.id, 1, "me")
        await anna.puts(service, room.id, 1, "bot")
        assert await refused(ben.puts(service, room.id, 1, "me")) == "not-host"

    evening(sqlite_url, work)


def test_a_program_of_ones_own_counts_as_looking(sqlite_url: str) -> None:
    """Ben played by a program only; he has seen that hand all the same. And a program takes no seat."""

    async def work(service: Service) -> None:
        anna, ben, room = await a_game_with_ben(service)
        machine = await program(service, ben, room.id, 1)
        assert await refused(service.people.person(machine, {"headers": []})) == "program"
        async with listening(service, machine, room.id, 1) as line:
            await ben.leaves(service, room.id, 1)
            await until(lambda: line.code)
        await anna.puts(service, room.id, 2, "open")
        assert await refused(ben.joins(service, room.id, 2)) == "hand-seen"

    evening(sqlite_url, work)


def test_a_seat_stays_with_its_holder_whatever_else_changes(store: Store) -> None:
    """A new token or a rename is no new seat."""
    anna, ben = new_user(store, "Anna"), new_user(store, "Ben")
    game = game_row()
    rows: list[SeatRow] = seat_rows(game)
    for seat, user in ((0, anna), (1, anna), (2, ben)):
        rows[seat] = msgspec.structs.replace(rows[seat], kind="hot", holder=user)
    store.create_game(game, rows)
    store.set_seat(msgspec.structs.replace(rows[1], token="x", name="Anna B"), rows[1])
    assert store.seats(game.id)[1].token == "x"
