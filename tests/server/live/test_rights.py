"""A socket ends with the right it came by, at whichever process that ended; nothing is pushed after it."""

from __future__ import annotations

import asyncio
import math
import time

import pytest

from macher.server import wire
from macher.server.live import pushing
from macher.server.people.callers import LASTS, Caller
from macher.server.problems import Problem
from macher.server.service import Service
from macher.server.store import StoreDown
from macher.server.tables import seating, seats
from tests.server.company import Person, answer, by_token, listening, program, services, until

SESSION, SEAT = 4401, 4403


def test_a_program_hears_nothing_of_who_has_the_seat_after_it(sqlite_url: str) -> None:
    """The seat is opened and somebody else joins and answers: the old program holds it no more."""

    async def evening() -> None:
        async with services(sqlite_url) as (service,):
            anna, ben, cleo = Person("Anna"), Person("Ben"), Person("Cleo")
            room = await anna.makes(service, "mob")
            await ben.joins(service, room.id)
            old = await program(service, ben, room.id, 1)
            async with listening(service, old, room.id, 1) as line:
                await anna.puts(service, room.id, 1, "open")
                await cleo.joins(service, room.id, 1)
                heard = len(line.positions())
                await answer(room, 1)
                await until(lambda: line.code)
                assert line.code == SEAT
                assert len(line.positions()) == heard
            assert not old.holds(room.seats[1])

    asyncio.run(evening())


@pytest.mark.parametrize("end", ["new token", "opened", "bot"])
def test_a_right_by_a_token_ends_with_the_token_at_the_other_process(database_url: str, end: str) -> None:
    async def evening() -> None:
        async with services(database_url, 2) as (one, two):
            anna, ben = Person("Anna"), Person("Ben")
            room = await anna.makes(one, "mob")
            await ben.joins(one, room.id)
            token = await seating.new_seat_token(room, await ben.caller(one), 1)
            here = await by_token(two, token)
            async with listening(two, here, room.id, 1) as line:
                if end == "new token":
                    newer = await seating.new_seat_token(room, await ben.caller(one), 1)
                    there = await by_token(two, newer)  # it is good at once, wherever the program comes with it
                    (await two.rooms.room(room.id)).check_seat(there, 1)
                else:
                    await anna.puts(one, room.id, 1, end if end == "bot" else "open")
                await until(lambda: line.code)
                assert line.code == SEAT

    asyncio.run(evening())


def test_who_is_slow_to_take_the_last_message_gets_no_position_of_the_next_holder(sqlite_url: str) -> None:
    """The right is checked before every message, not only before the first of several."""

    async def evening() -> None:
        async with services(sqlite_url) as (service,):
            anna, ben, cleo = Person("Anna"), Person("Ben"), Person("Cleo")
            room = await anna.makes(service, "mob")
            await ben.joins(service, room.id)
            async with listening(service, await ben.caller(service), room.id, 1) as line:
                line.takes.clear()
                room.table_changed()
                await until(lambda: line.waiting)
                await ben.leaves(service, room.id, 1)
                await cleo.joins(service, room.id, 1)
                await answer(room, 1)
                heard = len(line.positions())
                line.takes.set()
                await until(lambda: line.code)
                assert line.code == SEAT
                assert len(line.positions()) == heard

    asyncio.run(evening())


@pytest.mark.parametrize("first", ["Anna", "Ben"])
def test_a_turn_is_never_made_on_old_news_of_who_sits_where(database_url: str, first: str) -> None:
    """Ben's seat went to Cleo at another process, of which this one has not heard: he neither hears nor acts."""

    async def evening() -> None:
        async with services(database_url, 2, deaf=True) as (one, two):
            anna, ben, cleo = Person("Anna"), Person("Ben"), Person("Cleo")
            room = await anna.makes(one, "moh")
            await ben.joins(one, room.id)
            there = await two.rooms.room(room.id)
            caller = await ben.caller(two)
            async with listening(two, caller, room.id, 1) as line:
                await anna.puts(one, room.id, 1, "open")
                await cleo.joins(one, room.id, 1)
                assert caller.holds(there.seats[1])  # as far as is known here
                heard = len(line.positions())
                if first == "Anna":
                    await answer(there, 0, await anna.caller(two))
                else:
                    with pytest.raises(Problem, match="foreign-seat"):
                        await answer(there, 1, caller)
                await until(lambda: line.code)
                assert line.code == SEAT
                assert len(line.positions()) == heard
            assert [turn.seat for turn in one.store.turns(room.id)] == ([0] if first == "Anna" else [])

    asyncio.run(evening())


def test_who_loses_the_seat_while_waiting_for_the_others_does_not_act(sqlite_url: str) -> None:
    async def evening() -> None:
        async with services(sqlite_url) as (service,):
            anna, ben = Person("Anna"), Person("Ben")
            room = await anna.makes(service, "moh")
            await ben.joins(service, room.id)
            caller = await ben.caller(service)
            async with room.lock:
                turn = asyncio.create_task(answer(room, 1, caller))
                await asyncio.sleep(0)
                assert room.seats[1].kind == "person"
                await seating.give(room, seats.opened(room.seats[1]), room.seats[1], "opened")
            with pytest.raises(Problem, match="foreign-seat"):
                await turn
            assert room.version == 0

    asyncio.run(evening())


@pytest.mark.parametrize("end", ["logout", "password", "login"])
@pytest.mark.parametrize("seat", [0, None])
def test_a_socket_ends_with_its_session_at_every_process(database_url: str, end: str, seat: int | None) -> None:
    """Also one that only looks on: it came by the session."""

    async def evening() -> None:
        async with services(database_url, 2) as (one, two):
            anna, again = Person("Anna"), Person("Anna")
            await anna.account(one)
            room = await anna.makes(one, "mhh")
            await again.log_in(one, "Anna")
            old = await anna.caller(two)
            async with (
                listening(one, await anna.caller(one), room.id, seat) as here,
                listening(two, old, room.id, seat) as there,
                listening(two, await again.caller(two), room.id, seat) as other,
            ):
                if end == "logout":
                    await one.people.log_out(await anna.caller(one), anna.scope)
                elif end == "login":
                    await Person.log_in(anna, one, "Anna")
                else:
                    change = wire.PasswordChange(old="a long password", new="a longer password")
                    await one.people.change_password(await again.caller(one), again.scope, change)
                await until(lambda: here.code and there.code)
                assert (here.code, there.code, other.code) == (SESSION, SESSION, None)
                assert (await again.caller(two)).user is not None
                if end != "login":  # which gave them a new cookie
                    assert (await anna.caller(two)).user is None  # at once, though it was remembered there

    asyncio.run(evening())


def test_a_session_that_expires_takes_its_sockets_along(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """When the time has come, the store is asked again: the session may have been used elsewhere and last longer."""

    async def evening() -> None:
        async with services(sqlite_url) as (service,):
            anna = Person("Anna")
            room = await anna.makes(service, "mhh")
            answers = [math.inf, time.time(), time.time(), None]

            async def ends(*_: object) -> float | None:
                return answers.pop(0)

            monkeypatch.setattr(pushing, "session_ends", ends)
            async with listening(service, await anna.caller(service), room.id, 0) as line:
                service.rooms.person_changed(None)
                await until(lambda: line.code)
                assert line.code == SESSION
                assert answers == []

    asyncio.run(evening())


def test_a_session_is_not_remembered_longer_than_it_lasts(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def evening() -> None:
        async with services(sqlite_url) as (service,):
            anna = Person("Anna")
            await anna.user(service)
            assert (await anna.caller(service)).user is not None
            later = time.time() + LASTS + 1
            monkeypatch.setattr(time, "time", lambda: later)
            assert (await anna.caller(service)).user is None

    asyncio.run(evening())


def test_nothing_is_pushed_while_nobody_can_say_whether_the_session_lasts(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def evening() -> None:
        async with services(sqlite_url) as (service,):
            anna = Person("Anna")
            room = await anna.makes(service, "mhh")
            async with listening(service, await anna.caller(service), room.id, 0) as line:
                asked = 0

                def away(*_: object) -> None:
                    nonlocal asked
                    asked += 1
                    raise StoreDown("away")

                with monkeypatch.context() as patch:
                    patch.setattr(service.store, "session", away)
                    service.rooms.person_changed(None)
                    heard = len(line.sent)
                    await answer(room, 0)
                    await until(lambda: asked > 1)
                    assert len(line.sent) == heard
                await until(lambda: line.positions()[-1]["version"] == 1)
                assert line.code is None

    asyncio.run(evening())


def test_who_is_no_member_any_more_does_not_look_on_where_visitors_may_not(database_url: str) -> None:
    """Ben watches the table at which he sits, then leaves it at another process."""

    async def evening() -> None:
        async with services(database_url, 2) as (one, two):
            anna, ben = Person("Anna"), Person("Ben")
            room = await anna.makes(one, "mob", spectators=False)
            await ben.joins(one, room.id)
            async with listening(two, await ben.caller(two), room.id, None) as line:
                await ben.leaves(one, room.id, 1)
                await until(lambda: line.code)
                assert line.code == SEAT

    asyncio.run(evening())


def test_a_session_that_ends_while_it_is_read_is_not_remembered(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A request reads the session; before it can remember it, the person has logged out."""

    async def evening() -> None:
        async with services(sqlite_url) as (service,):
            anna = Person("Anna")
            await anna.user(service)
            caller = await anna.caller(service)
            service.people.forget(None)
            found = service.store.session(anna.token, time.time())
            monkeypatch.setattr(service.store, "session", lambda *_: _log_out_meanwhile(service, caller, found))
            assert (await anna.caller(service)).user is not None
            monkeypatch.undo()
            assert (await anna.caller(service)).user is None

    loop_of_test: list[asyncio.AbstractEventLoop] = []

    def _log_out_meanwhile(service: Service, caller: Caller, found: object) -> object:
        done = asyncio.run_coroutine_threadsafe(service.people.log_out(caller, {}), loop_of_test[0])
        done.result(60)
        return found

    async def with_loop() -> None:
        loop_of_test.append(asyncio.get_running_loop())
        await evening()

    asyncio.run(with_loop())


def test_a_program_plays_and_looks_and_nothing_else(sqlite_url: str) -> None:
    async def evening() -> None:
        async with services(sqlite_url) as (service,):
            anna = Person("Anna")
            room = await anna.makes(service, "mhh")
            machine = await program(service, anna, room.id, 0)
            assert room.viewer(machine, 0) == 0
            with pytest.raises(Problem) as refused:
                await seating.leave(room, machine, 0)
            assert refused.value.code == "program"
            assert room.seats[0].kind == "person"

    asyncio.run(evening())
