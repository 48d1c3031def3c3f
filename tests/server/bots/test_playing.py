"""Bots at the table: how long their turns take, who may let them play alone, and that none crowds out the others."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from macher.server import metrics, wire
from macher.server.bots.playing import whole_slots
from macher.server.bots.thinker import Choice, Question
from macher.server.bots.thinking import Thinking
from macher.server.live.pushing import Listener
from macher.server.live.room import Room
from macher.server.people.callers import Caller
from macher.server.service import Service
from macher.server.settings import Settings
from macher.server.tables import making
from tests.server.bots.test_thinking import a_question
from tests.server.clocks import FakeClocks
from tests.server.live.test_alarms import until
from tests.server.live.test_rooms import ANNA, with_service


async def a_table(service: Service, kinds: str, edition: str = "2019", bot: str = "random") -> Room:
    """A table; `kinds` has a letter for each seat: m(e), b(ot)."""
    names = {"m": "me", "b": "bot"}
    seats = [
        msgspec.convert({"party": party, "kind": names[kind], "bot": bot}, wire.NewSeat)
        for kind, party in zip(kinds, ("spd", "cdu", "fdp"), strict=True)
    ]
    new = msgspec.convert({"edition": edition, "seats": seats, "seed": "the same"}, wire.NewTable)
    return await making.new_table(service.rooms, ANNA, new)


# --- how long a turn takes --------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("spent", "taken"), [(0.0, 1.0), (0.9, 1.0), (1.0, 1.0), (1.1, 2.0), (2.1, 4.0), (3.9, 4.0), (9.0, 16.0)]
)
def test_a_turn_takes_one_slot_or_two_or_four(spent: float, taken: float) -> None:
    assert whole_slots(spent, 1.0) == taken
    assert whole_slots(spent, 0.0) == spent


class Thoughts:
    """Instead of processes: every decision takes the same time, by a clock of ours."""

    def __init__(self, clocks: FakeClocks, chance: int) -> None:
        self.clocks = clocks
        self.rng = Random(chance)
        self.budgets: list[float] = []
        """The seconds that each decision might have taken."""

    async def choose(self, question: Question) -> int:
        self.budgets.append(question.budget)
        self.clocks.go_on(0.0625)  # a sum of which is exact
        return self.rng.choice(question.legal)

    async def close(self) -> None:
        """There is nothing to end."""


def hidden_world(folder: Path, chance: int, slot: float) -> tuple[int, list[tuple[int, float]]]:
    """Two bots fill in their sealed sheets, with more or fewer decisions; how many, and what is known of the turns."""
    thoughts, found = sheets_of(folder, chance, slot, "club")
    return len(thoughts.budgets), found


def sheets_of(folder: Path, chance: int, slot: float, bot: str) -> tuple[Thoughts, list[tuple[int, float]]]:
    """Two bots of a kind fill in their sealed sheets: what they were asked, and what is known of their turns."""
    clocks = FakeClocks()
    thoughts = Thoughts(clocks, chance)
    found: list[tuple[int, float]] = []
    told: list[tuple[int, float]] = []

    async def playing() -> None:
        service = Service(Settings(database_url=f"sqlite:///{folder / f'{chance} {slot} {bot}.db'}", bot_slot=slot))
        service.timing = clocks.timing()
        real, service.thinking = service.thinking, thoughts  # type: ignore[assignment]
        async with service.running():
            service.store.create_user(ANNA)
            service.rooms.turned = lambda room: told.append((room.version, clocks.wall))
            room = await a_table(service, "mbb", "2006", bot)
            await until(lambda: len(told) == 3)  # the beginning and two turns
            found.extend((row.seat, row.at) for row in service.store.turns(room.id))
            found.extend(told)
        await real.close()

    asyncio.run(playing())
    return thoughts, found


def test_how_much_a_bot_decided_in_secret_is_not_seen_by_the_clock(tmp_path: Path) -> None:
    worlds = [hidden_world(tmp_path, chance, slot=1.0) for chance in range(5)]
    assert len({decisions for decisions, _ in worlds}) > 1
    assert len({tuple(turns) for _, turns in worlds}) == 1
    unpadded = [hidden_world(tmp_path, chance, slot=0.0) for chance in range(5)]
    assert len({tuple(turns) for _, turns in unpadded}) > 1


def test_a_turn_is_told_when_its_slot_is_over(tmp_path: Path) -> None:
    """It is kept a little earlier; how long that takes is not seen either."""
    _, found = hidden_world(tmp_path, 1, slot=1.0)
    begun, *turns = found[-3:]
    assert [when - begun[1] for _, when in turns] == [1.0, 2.0]


def test_decisions_are_not_counted(tmp_path: Path) -> None:
    """What is measured differs by whole turns only."""
    told = []
    for chance in range(5):
        before = measured()
        decisions, _ = hidden_world(tmp_path, chance, slot=1.0)
        told.append((decisions, measured() - before))
    assert len({decisions for decisions, _ in told}) > 1
    assert len({frozenset(numbers.items()) for _, numbers in told}) == 1


def test_who_seldom_thinks_for_long_stays_within_a_slot(tmp_path: Path) -> None:
    """All decisions of a turn together; a bot that always takes its time has the same for each of them."""
    of_expert, of_master = (
        [round(one, 4) for one in sheets_of(tmp_path, 1, 1.0, bot)[0].budgets] for bot in ("expert", "master")
    )
    assert of_expert[0] == 0.9
    assert {round(one - two, 4) for one, two in pairwise(of_expert) if one > two} == {0.0625}
    assert of_expert.count(0.9) == 2, "the turns of two bots"
    assert set(of_master) == {1.0}


def measured() -> Counter[str]:
    """The numbers about bots."""
    lines = [line for line in metrics.exposition().decode().splitlines() if line.startswith("macher_bot")]
    numbers: Counter[str] = Counter()
    for line in lines:
        name, _, value = line.rpartition(" ")
        if "_created" not in name:
            numbers[name] = round(float(value) * 1000)
    return numbers


# --- bots alone -------------------------------------------------------------------------------------------------------
class Watching:
    """A line to somebody who watches; what they were told."""

    def __init__(self) -> None:
        self.heard: list[dict[str, Any]] = []

    async def send(self, text: str) -> None:
        self.heard.append(json.loads(text))

    async def receive(self) -> str | None:
        await asyncio.Event().wait()
        return None

    async def close(self, code: int, reason: str) -> None:
        raise AssertionError(reason)

    def refused(self) -> list[str]:
        return [message["error"]["error"] for message in self.heard if message["type"] == "failed"]


def watch(room: Room, address: str = "a") -> tuple[Watching, asyncio.Task[None]]:
    line = Watching()
    return line, asyncio.create_task(Listener(room, line, Caller(), None, "en", None, address).run())


def test_bots_alone_play_while_somebody_watches(tmp_path: Path) -> None:
    async def work(service: Service) -> None:
        room = await a_table(service, "bbb")
        service.rooms.play_on(room)
        assert room.bots is None
        _, watching = watch(room)
        await until(lambda: room.version > 3)
        watching.cancel()
        await until(lambda: not room.bots_play)
        version = room.version
        assert room.game.status == "playing"
        service.rooms.play_on(room)
        assert not room.bots_play
        _, watching = watch(room)
        await until(lambda: room.version > version)
        watching.cancel()

    with_service(tmp_path, work)


def test_bots_play_on_with_people_who_are_not_there(tmp_path: Path) -> None:
    async def work(service: Service) -> None:
        room = await a_table(service, "mbb")
        await until(lambda: room.version == 2)

    with_service(tmp_path, work)


def test_only_so_many_tables_of_bots_alone_play_for_one_address_and_in_all(tmp_path: Path) -> None:
    async def work(service: Service) -> None:
        first, second, third, fourth = [await a_table(service, "bbb") for _ in range(4)]
        _, watching = watch(first)
        await until(lambda: first.bots_play)
        line, _ = watch(second)
        await until(lambda: line.refused() == ["bot-tables"])
        assert any("1 tables of bots alone" in str(message) for message in line.heard)
        assert not second.bots_play
        _, _ = watch(third, "b")
        await until(lambda: third.bots_play)
        line, _ = watch(fourth, "c")
        await until(lambda: line.refused() == ["bot-tables-in-all"])
        assert not fourth.bots_play
        watching.cancel()
        assert first.bots is not None
        first.bots.cancel()
        await until(lambda: not first.bots_play)
        service.rooms.play_on(second)
        assert second.bots_play

    with_service(tmp_path, work, bot_slot=600.0, bot_tables=1, bot_tables_in_all=2)


# --- sharing the processes --------------------------------------------------------------------------------------------
def test_decisions_are_made_in_the_order_of_asking(monkeypatch: pytest.MonkeyPatch) -> None:
    """A table with many decisions waits after each of them until the others had theirs."""
    made: list[str] = []
    thinking_now: list[str] = []

    async def at_once(_: Thinking, __: None, question: Question) -> Choice:
        made.append(question.bot)
        thinking_now.append(question.bot)
        await asyncio.sleep(0)
        assert thinking_now == [question.bot]
        thinking_now.clear()
        return Choice(action=question.legal[0])

    async def nothing(_: Thinking) -> None:
        """No process is started."""

    monkeypatch.setattr(Thinking, "_ask", at_once)
    monkeypatch.setattr(Thinking, "_start", nothing)

    async def table(thinking: Thinking, name: str) -> None:
        for _ in range(5):
            await thinking.choose(a_question(name))

    async def asking() -> None:
        thinking = Thinking(1, limit=60)
        await asyncio.gather(*(table(thinking, name) for name in "abc"))

    asyncio.run(asking())
    assert made == list("abc") * 5
