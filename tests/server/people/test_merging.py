"""A guest who logs in keeps the seats, and what the guest has seen; a new token with every rise of rights."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from macher.server import wire
from macher.server.problems import Problem
from macher.server.service import Service
from macher.server.store import ChatRow, NoticeRow, Store
from tests.server.company import Person, listening, services, until
from tests.server.store.rows import new_user


def evening(url: str, work: Callable[..., Awaitable[None]], number: int = 1) -> None:
    """Run something with one service, or with several on one database."""

    async def running() -> None:
        async with services(url, number) as running:
            await work(*running)

    asyncio.run(running())


async def an_account(service: Service) -> Person:
    """Anna, who has an account, at another device."""
    anna = Person("Anna")
    await anna.account(service)
    return anna


def test_what_a_guest_had_is_the_accounts(sqlite_url: str) -> None:
    async def work(service: Service) -> None:
        anna = await an_account(service)
        guest, ben = Person("Guest"), Person("Ben")
        room = await guest.makes(service, "mob")
        await ben.joins(service, room.id)
        was = await guest.user(service)
        service.store.set_note(room.id, 0, was.id, "Ben bluffs")
        service.store.say(ChatRow(game=room.id, user=was.id, seat=0, name="Guest", text="hello", at=1.0))
        service.store.add_notice(NoticeRow(game=room.id, seat=0, version=1, user=was.id, due=1.0))
        old = await guest.caller(service)
        async with listening(service, old, room.id, 0) as line:
            user = await guest.log_in(service, "anna")
            await until(lambda: line.code)  # the guest's session is over; the page comes back with the new one
        assert user.id == (await anna.user(service)).id
        await until(lambda: room.seats[0].holder == user.id)
        caller = await guest.caller(service)
        assert caller.holds(room.seats[0])
        assert caller.is_user(room.game.host)
        assert service.store.user(was.id) is None
        assert service.store.note(room.id, 0, user.id) == "Ben bluffs"
        assert [row.user for row in service.store.chat(room.id) if row.text == "hello"] == [user.id]
        assert [notice.user for notice in service.store.claim_notices(2.0)] == [user.id]
        assert service.store.hands(room.id)[user.id] == {0}
        await guest.leaves(service, room.id, 0)
        await ben.leaves(service, room.id, 1)
        with pytest.raises(Problem, match="hand-seen"):
            await anna.joins(service, room.id, 1)

    evening(sqlite_url, work)


def test_who_sits_there_already_does_not_get_a_second_hand(sqlite_url: str) -> None:
    """Under two names at one running game: the guest's seat opens, and both hands count as seen."""

    async def work(service: Service) -> None:
        anna = await an_account(service)
        ben, guest = Person("Ben"), Person("Guest")
        room = await ben.makes(service, "moo")
        await anna.joins(service, room.id, 1)
        await guest.joins(service, room.id, 2)
        user = await guest.log_in(service, "Anna")
        await until(lambda: room.seats[2].kind == "open")
        assert [row.holder == user.id for row in room.seats] == [False, True, False]
        assert service.store.hands(room.id)[user.id] == {1, 2}
        assert service.store.happenings(room.id)[-1].kind == "left"
        with pytest.raises(Problem, match="already-seated"):
            await anna.joins(service, room.id, 2)

    evening(sqlite_url, work)


def test_who_has_seen_another_hand_before_does_not_get_a_second(sqlite_url: str) -> None:
    """Anna leaves, comes back as a guest onto another seat, and logs in."""

    async def work(service: Service) -> None:
        anna = await an_account(service)
        ben, guest = Person("Ben"), Person("Guest")
        room = await ben.makes(service, "moo")
        await anna.joins(service, room.id, 1)
        await guest.joins(service, room.id, 2)
        await anna.leaves(service, room.id, 1)
        await guest.log_in(service, "Anna")
        await until(lambda: room.seats[2].kind == "open")
        for seat in (1, 2):
            with pytest.raises(Problem, match="hand-seen"):
                await anna.joins(service, room.id, seat)

    evening(sqlite_url, work)


def test_a_login_is_heard_at_the_other_process(database_url: str) -> None:
    async def work(one: Service, two: Service) -> None:
        anna = await an_account(one)
        guest, ben = Person("Guest"), Person("Ben")
        room = await guest.makes(one, "mob")
        await ben.joins(one, room.id)
        there = await two.rooms.room(room.id)
        async with listening(two, await guest.caller(two), room.id, 0) as line:
            user = await guest.log_in(one, "anna")
            await until(lambda: line.code)
            await until(lambda: there.seats[0].holder == user.id)
        assert (await anna.caller(two)).holds(there.seats[0])

    evening(database_url, work, 2)


def test_notes_of_both_are_kept(store: Store) -> None:
    from tests.server.store.rows import new_game

    guest, account = new_user(store, "Guest"), new_user(store, account="anna")
    game = new_game(store)
    store.set_note(game, 0, guest, "as a guest")
    store.set_note(game, 0, account, "with an account")
    store.take_over(guest, account)
    assert store.note(game, 0, account) == "with an account\n\nas a guest"


def test_another_account_in_the_same_session_has_seen_the_same(sqlite_url: str) -> None:
    async def work(service: Service) -> None:
        anna, ben = await an_account(service), Person("Ben")
        second = Person("Second")
        await second.account(service)
        room = await ben.makes(service, "moo")
        await anna.joins(service, room.id, 1)
        await ben.puts(service, room.id, 2, "bot")
        await ben.puts(service, room.id, 2, "open")
        await anna.log_in(service, "second")
        with pytest.raises(Problem, match="hand-seen"):
            await anna.joins(service, room.id, 2)

    evening(sqlite_url, work)


def test_registering_gives_a_new_token_and_ends_the_old_one(sqlite_url: str) -> None:
    async def work(service: Service) -> None:
        guest = Person("Guest")
        room = await guest.makes(service, "mhh")
        thief = Person("Guest")
        thief.token = guest.token
        async with listening(service, await thief.caller(service), room.id, 0) as line:
            await guest.account(service)
            await until(lambda: line.code)
        assert guest.token != thief.token
        assert (await thief.caller(service)).user is None
        assert (await guest.caller(service)).holds(room.seats[0])

    evening(sqlite_url, work)


def test_a_password_is_changed_by_who_knows_the_old_one(sqlite_url: str) -> None:
    async def work(service: Service) -> None:
        anna, guest = await an_account(service), Person("Guest")
        await guest.user(service)

        async def change(who: Person, old: str, new: str) -> None:
            wanted = wire.PasswordChange(old=old, new=new)
            await service.people.change_password(await who.caller(service), who.scope, wanted)

        with pytest.raises(Problem, match="no-account"):
            await change(guest, "a long password", "a longer password")
        with pytest.raises(Problem, match="password"):
            await change(anna, "a wrong password", "a longer password")
        await change(anna, "a long password", "a longer password")
        with pytest.raises(Problem, match="login"):
            await guest.log_in(service, "anna", "a long password")
        await guest.log_in(service, "anna", "a longer password")
        assert (await anna.caller(service)).user is not None

    evening(sqlite_url, work)


def test_guessing_the_old_password_is_as_slow_as_guessing_at_the_door(sqlite_url: str) -> None:
    async def guessing() -> None:
        async with services(sqlite_url, rate=60) as (service,):
            anna = await an_account(service)
            wanted = wire.PasswordChange(old="a wrong password", new="a longer password")
            answers = []
            for _ in range(30):
                with pytest.raises(Problem) as refused:
                    await service.people.change_password(await anna.caller(service), anna.scope, wanted)
                answers.append(refused.value.code)
            assert (answers[0], answers[-1]) == ("password", "rate")

    asyncio.run(guessing())
