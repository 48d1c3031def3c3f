"""Rooms: loading, leaving, and a store that is away, slow to answer or written by somebody else."""

from __future__ import annotations

import asyncio
import json
import threading
from collections.abc import Awaitable, Callable
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from sqlalchemy import update

from macher.rules.parts.codes import TAKE_BACK
from macher.rules.versions import EARLIER_DEFAULTS, FIRST_RULES, RULES_VERSION
from macher.server import wire
from macher.server.live import pushing
from macher.server.live.restoring import SNAPSHOT_EVERY
from macher.server.live.room import TURNS_KEPT, Room
from macher.server.live.telling import position_now
from macher.server.people.callers import Caller
from macher.server.problems import Problem
from macher.server.service import Service
from macher.server.settings import Settings
from macher.server.store import StoreDown, TurnRow, UserRow, open_store
from macher.server.store.tables import GAMES
from macher.server.tables import making, seating, seats
from macher.server.words.said import Said
from tests.server.company import until

ANNA = UserRow(id="anna", name="Anna", created=0)


def with_service(folder: Path, work: Callable[[Service], Awaitable[None]], **settings: Any) -> None:
    """Run something with a service in this process."""

    async def running() -> None:
        service = Service(Settings(database_url=f"sqlite:///{folder / 'tables.db'}", **settings))
        async with service.running():
            if service.store.user("anna") is None:
                service.store.create_user(ANNA)
            await work(service)

    asyncio.run(running())


async def a_room(service: Service) -> Room:
    kinds: list[wire.NewSeat] = [wire.NewSeat(party="spd", kind="me")]
    kinds += [wire.NewSeat(party=party, kind="hot") for party in ("cdu", "fdp")]
    return await making.new_table(service.rooms, ANNA, wire.NewTable(edition="2019", seats=kinds))


async def play(room: Room, turns: int, rng: Random) -> None:
    for _ in range(turns):
        table = room.playing_table()
        seat = rng.choice(table.deciders())
        draft = table.draft(seat)
        while draft.asked:
            draft.act(rng.choice(draft.legal()))
        await room.turn(seat, table.version, draft.actions, f"k{table.version}")


def first_answer(room: Room, seat: int = 0) -> list[int]:
    draft = room.playing_table().draft(seat)
    while draft.asked:
        draft.act(draft.legal()[0])
    return draft.actions


def test_a_room_that_was_left_is_loaded_as_it_was(tmp_path: Path) -> None:
    async def work(service: Service) -> None:
        room = await a_room(service)
        await play(room, 2 * SNAPSHOT_EVERY + 3, Random(1))
        views = [room.playing_table().view(seat).data for seat in (0, 1, 2, None)]
        log = await room.told(0, 0)
        service.rooms.drop(room)
        again = await service.rooms.room(room.id)
        assert again is not room
        assert again.playing_table().first >= SNAPSHOT_EVERY - 1
        assert [again.playing_table().view(seat).data for seat in (0, 1, 2, None)] == views
        assert await again.told(0, 0) == log
        assert again.playing_table().asked_since == room.playing_table().asked_since
        await play(again, 3, Random(2))

    with_service(tmp_path, work)


async def begun_with(service: Service, rules: int) -> str:
    """A table whose game began with a version of the rules, not in memory; its id."""
    room = await a_room(service)
    with service.store.writing() as connection:
        connection.execute(update(GAMES).where(GAMES.c.id == room.id).values(rules=rules))
    service.rooms.drop(room)
    return room.id


def test_a_game_that_began_with_earlier_rules_goes_on_with_them(tmp_path: Path) -> None:
    async def work(service: Service) -> None:
        room = await service.rooms.room(await begun_with(service, FIRST_RULES))
        await play(room, SNAPSHOT_EVERY + 3, Random(1))
        service.rooms.drop(room)
        room = await service.rooms.room(room.id)
        config = room.playing_table().config
        assert (config.rules, config.options.spokes_media_exclusive) == (FIRST_RULES, "false")
        seen = room.playing_table().view(0).data
        assert (seen["rules"], seen["options"]) == (FIRST_RULES, EARLIER_DEFAULTS[FIRST_RULES])
        await seating.close(room, Caller(user=ANNA))
        again = await making.rematch(service.rooms, room, Caller(user=ANNA), ANNA, same_seed=False)
        assert again.config.rules == RULES_VERSION
        assert again.config.options == config.options

    with_service(tmp_path, work)


def test_a_game_of_rules_that_nobody_knows_here_is_refused_with_words(tmp_path: Path) -> None:
    async def work(service: Service) -> None:
        game = await begun_with(service, 99)
        with pytest.raises(Problem) as refused:
            await service.rooms.room(game)
        assert (refused.value.status, refused.value.code) == (410, "rules-gone")

    with_service(tmp_path, work)


def test_a_game_that_began_at_another_process_is_seen_here_at_once(tmp_path: Path) -> None:
    """The last seat is taken elsewhere; nobody here may hear "not begun" until the news has arrived."""

    async def work(service: Service) -> None:
        kinds = [wire.NewSeat(party="spd", kind="me"), wire.NewSeat(party="cdu", kind="open")]
        kinds.append(wire.NewSeat(party="fdp", kind="hot"))
        room = await making.new_table(service.rooms, ANNA, wire.NewTable(edition="2019", seats=kinds))
        other = open_store(service.settings.database_url)
        try:
            await asyncio.to_thread(other.change_game, room.id, status="playing", settings={"began": True})
        finally:
            other.close()
        assert (await service.rooms.room(room.id)).playing_table().version == 0

    with_service(tmp_path, work)


def test_the_last_turn_of_a_game_at_its_snapshot_is_told_without_a_replay(tmp_path: Path) -> None:
    async def work(service: Service) -> None:
        room = await a_room(service)
        await play(room, 2 * SNAPSHOT_EVERY, Random(1))
        service.rooms.drop(room)
        again = await service.rooms.room(room.id)
        assert again.playing_table().first == 2 * SNAPSHOT_EVERY - 1
        _, position = await again.position(0, "en")
        assert {event["version"] for event in msgspec.json.decode(position)["events"]} == {2 * SNAPSHOT_EVERY}
        assert again.history is None

    with_service(tmp_path, work)


def test_a_turn_is_one_write_also_where_a_snapshot_is_due(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(service: Service) -> None:
        room = await a_room(service)
        writes = count()
        writing = service.store.writing

        def counted() -> Any:
            next(writes)
            return writing()

        monkeypatch.setattr(service.store, "writing", counted)
        await play(room, SNAPSHOT_EVERY, Random(1))
        assert next(writes) == room.version == SNAPSHOT_EVERY
        assert service.store.snapshot(room.id) is not None

    with_service(tmp_path, work)


def test_positions_that_were_said_take_so_many_bytes_and_no_more(tmp_path: Path) -> None:
    """However many looks from however far back are asked for, at however many tables."""

    async def work(service: Service) -> None:
        said = service.said = Said(100_000)
        for _ in range(2):
            room = await a_room(service)
            await play(room, 30, Random(1))
            for since in range(30):
                for seat in (0, 1, 2, None):
                    version, text = await room.position(seat, "en", since)
                    again = await room.position(seat, "en", since)
                    assert (version, bytes(text)) == (again[0], bytes(again[1]))
                    assert said.bytes <= said.most
        assert 0 < said.bytes == sum(len(text) for texts in said._texts.values() for text in texts.values())

    with_service(tmp_path, work)


def test_a_room_keeps_the_last_turns_in_memory_and_tells_all_of_them(tmp_path: Path) -> None:
    async def work(service: Service) -> None:
        room = await a_room(service)
        await play(room, TURNS_KEPT + 8, Random(1))
        table = room.playing_table()
        assert (table.first, len(table.turns)) == (8, TURNS_KEPT)
        whole = [version for version, _ in await room.told(None, 0)]
        assert whole[0] == 0
        assert set(range(1, TURNS_KEPT + 9)) >= set(whole) - {0} > {TURNS_KEPT}

    with_service(tmp_path, work)


def test_a_turn_that_the_store_did_not_take_is_not_played(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The answer is a clear one; the same turn can be sent again when the database is back."""

    async def work(service: Service) -> None:
        room = await a_room(service)
        actions = first_answer(room)

        def away(*_: Any, **__: Any) -> None:
            raise StoreDown("the disk is full")

        with monkeypatch.context() as patch:
            patch.setattr(service.store, "append", away)
            with pytest.raises(Problem) as problem:
                await room.turn(0, 0, actions, "mine")
        assert (problem.value.status, problem.value.code) == (503, "store")
        assert room.version == 0
        assert (await room.turn(0, 0, actions, "mine")).version == 1

    with_service(tmp_path, work)


def test_a_turn_that_was_written_before_the_connection_broke_is_there_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(service: Service) -> None:
        room = await a_room(service)
        actions = first_answer(room)
        append = service.store.append

        def breaks_late(*args: Any, **values: Any) -> None:
            append(*args, **values)
            raise StoreDown("the connection broke")

        with monkeypatch.context() as patch:
            patch.setattr(service.store, "append", breaks_late)
            with pytest.raises(Problem):
                await room.turn(0, 0, actions, "mine")
        again = await room.turn(0, 0, actions, "mine")
        assert (again.version, again.again) == (1, True)
        assert room.version == service.store.game(room.id).version == 1

    with_service(tmp_path, work)


def elsewhere(service: Service, room: Room, seat: int, actions: list[int]) -> None:
    """Another process writes a turn, and we have not heard of it."""
    version = service.store.game(room.id).version
    row = TurnRow(version=version + 1, seat=seat, actions=tuple(actions), key=f"elsewhere-{version}", at=1.0)
    service.store.append(room.id, version, row)


def test_answers_to_a_sealed_choice_at_two_processes_do_not_collide(tmp_path: Path) -> None:
    async def work(service: Service) -> None:
        room = await a_room(service)
        mine, other = first_answer(room), first_answer(room, 1)
        elsewhere(service, room, 1, other)
        assert (await room.turn(0, 0, mine, "mine")).version == 2
        assert [row.seat for row in service.store.turns(room.id)] == [1, 0]

    with_service(tmp_path, work)


def test_who_comes_second_to_a_question_is_told(tmp_path: Path) -> None:
    """The same seat answers at two processes: the first answer counts."""

    async def work(service: Service) -> None:
        room = await a_room(service)
        mine = first_answer(room)
        elsewhere(service, room, 0, mine)
        with pytest.raises(Problem) as problem:
            await room.turn(0, 0, mine, "mine")
        assert (problem.value.status, problem.value.code, problem.value.version) == (409, "repeated", 1)
        assert room.version == service.store.game(room.id).version == 1

    with_service(tmp_path, work)


def test_who_is_refused_after_news_was_read_leaves_nobody_without_it(tmp_path: Path) -> None:
    """A turn finds that the log is ahead and is refused: sockets hear of what was found, though no news may follow."""

    async def work(service: Service) -> None:
        room = await a_room(service)
        line = Heard()
        listening = asyncio.create_task(pushing.Listener(room, line, Caller(user=ANNA), 0, "en", None).run())
        await line.version(0)
        mine = first_answer(room)
        elsewhere(service, room, 0, mine)
        with pytest.raises(Problem):
            await room.turn(0, 1, mine, "mine")
        await line.version(1)
        listening.cancel()

    with_service(tmp_path, work)


def test_games_that_wait_for_a_bot_go_on_after_a_start(tmp_path: Path) -> None:
    ids: list[str] = []

    async def begin(service: Service) -> None:
        room = await a_room(service)
        ids.append(room.id)
        for seat in (1, 2):
            row = room.seats[seat]
            bot = seats.new_seat(room.game, seat, wire.NewSeat(party=row.party, kind="bot", bot="random"), ANNA, None)
            service.store.set_seat(bot, row)

    async def go_on(service: Service) -> None:
        async with asyncio.timeout(60):
            while service.store.game(ids[0]).version < 2:
                await asyncio.sleep(0.01)

    with_service(tmp_path, begin)
    with_service(tmp_path, go_on)


def test_rooms_without_anybody_leave_the_memory(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("macher.server.live.rooms.TIDY_EVERY", 0.02)

    async def work(service: Service) -> None:
        room = await a_room(service)
        async with asyncio.timeout(60):
            while service.rooms.loaded(room.id) is not None:
                await asyncio.sleep(0.01)

    with_service(tmp_path, work, room_idle=0.0)


def test_two_who_read_the_past_at_once_both_get_all_of_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The second began with more to read and was answered last; what the first had read must not pass for all."""
    gates = {4: threading.Event(), 5: threading.Event()}

    async def work(service: Service) -> None:
        room = await a_room(service)
        await play(room, 3, Random(1))
        assert (await room.past()).version == 3
        read = service.store.turns

        def slowly(game: str, since: int = 0, until: int | None = None) -> list[TurnRow]:
            if since == 3 and until is not None:
                assert gates[until].wait(60)
            return read(game, since, until)

        monkeypatch.setattr(service.store, "turns", slowly)
        await play(room, 1, Random(2))
        first = asyncio.create_task(room.past())
        await asyncio.sleep(0)
        await play(room, 1, Random(3))
        second = asyncio.create_task(room.past())
        await asyncio.sleep(0)
        gates[4].set()
        await first
        gates[5].set()
        assert (await second).version == 5
        assert [row.version for row in (await second).rows] == [1, 2, 3, 4, 5]

    with_service(tmp_path, work)


class Heard:
    """A line to a client that notes the newest version it was told."""

    def __init__(self) -> None:
        self.newest = -1

    async def send(self, text: str) -> None:
        self.newest = json.loads(text).get("position", {}).get("version", self.newest)

    async def receive(self) -> str | None:
        await asyncio.Event().wait()
        return None

    async def close(self, code: int, reason: str) -> None:
        raise AssertionError(reason)

    async def version(self, wanted: int) -> None:
        """Wait until it was told this version."""
        async with asyncio.timeout(60):
            while self.newest < wanted:
                await asyncio.sleep(0.01)


class Stuck:
    """A line to a client that takes nothing any more."""

    def __init__(self) -> None:
        self.closed: list[tuple[int, str]] = []

    async def send(self, text: str) -> None:
        await asyncio.Event().wait()

    async def receive(self) -> str | None:
        await asyncio.Event().wait()
        return None

    async def close(self, code: int, reason: str) -> None:
        self.closed.append((code, reason))


def test_a_client_that_takes_nothing_is_closed_and_holds_up_nobody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pushing, "SEND_TIME", 0.05)

    async def work(service: Service) -> None:
        room = await a_room(service)
        line = Stuck()
        listening = asyncio.create_task(pushing.Listener(room, line, Caller(user=ANNA), None, "en", None).run())
        await play(room, 3, Random(1))
        async with asyncio.timeout(60):
            await listening
        assert line.closed == [(pushing.TOO_SLOW, "too-slow")]
        assert not room.listeners

    with_service(tmp_path, work)


def test_a_store_that_is_slow_is_not_the_fault_of_a_client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pushing, "SEND_TIME", 0.05)

    async def slowly(*asked: Any) -> Any:
        await asyncio.sleep(0.2)
        return await position_now(*asked)

    monkeypatch.setattr(pushing, "position_now", slowly)

    async def work(service: Service) -> None:
        room = await a_room(service)
        line = Heard()
        listening = asyncio.create_task(pushing.Listener(room, line, Caller(user=ANNA), None, "en", None).run())
        await line.version(room.version)
        assert not listening.done()
        listening.cancel()

    with_service(tmp_path, work)


def test_nothing_is_started_where_the_game_waits_for_people(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """After a turn, and while the house is kept, a table of people needs no work beside the requests."""
    monkeypatch.setattr("macher.server.live.rooms.TIDY_EVERY", 0.01)

    async def work(service: Service) -> None:
        room = await a_room(service)
        started: list[str] = []
        looked: list[str] = []
        start, may_go = service.start, service.rooms._may_go

        def starting(work: Any) -> asyncio.Task[None]:
            started.append(work.__qualname__)
            return start(work)

        def looking(room: Room, now: float) -> bool:
            looked.append(room.id)
            return may_go(room, now)

        monkeypatch.setattr(service, "start", starting)
        monkeypatch.setattr(service.rooms, "_may_go", looking)
        await play(room, 3, Random(1))
        room.moved = float("-inf")  # nobody has played for long
        looked.clear()
        await until(lambda: looked.count(room.id) > 2)
        assert "play_bots" not in started

    with_service(tmp_path, work)


def test_a_turn_is_the_draft_before_it_and_a_hint_makes_its_own(tmp_path: Path) -> None:
    """Steps are tried once for the draft and the turn; whoever goes on with a draft leaves that one alone."""

    async def work(service: Service) -> None:
        room = await a_room(service)
        steps = first_answer(room)
        made = room.tried(0, steps)
        assert room.tried(0, steps) is made
        assert room.tried(1, first_answer(room, 1)).seat == 1
        assert room.drafted(0, steps) is not room.drafted(0, steps)
        version = room.version
        await room.turn(0, version, steps, "first")
        assert room.version > version
        assert room._tried is None
        taken_back = room.tried(0, [TAKE_BACK])  # on the position as it is now
        assert taken_back.before(0) is room.playing_table().state

    with_service(tmp_path, work)


def test_a_room_stays_until_who_asked_for_it_has_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("macher.server.live.rooms.TIDY_EVERY", 0.0)  # the house is kept all the time

    async def work(service: Service) -> None:
        room = await a_room(service)
        service.rooms.drop(room)
        again = await service.rooms.room(room.id)
        assert service.rooms.loaded(room.id) is again

    with_service(tmp_path, work)
