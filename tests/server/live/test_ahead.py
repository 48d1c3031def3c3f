"""Orders at a table: they act once, as their player would, and nobody but their owner learns of them."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from random import Random
from typing import Any

import msgspec
import pytest

from macher.rules import step_name
from macher.rules.parts.codes import BID, PASS, TAKE_BACK
from macher.server import metrics, wire
from macher.server.live import ahead
from macher.server.live.describing import table_told
from macher.server.live.room import Room
from macher.server.live.telling import log_of
from macher.server.people.callers import Caller
from macher.server.problems import Problem
from macher.server.service import Service
from tests.play.tables import any_turn_but
from tests.server.company import Person, listening, program, services, until


class Party:
    """Anna, Ben and Cleo at a table, up to some decision."""

    def __init__(self, service: Service, room: Room, people: list[Person]) -> None:
        self.service = service
        self.room = room
        self.people = people
        self.rng = Random(3)

    async def caller(self, seat: int) -> Caller:
        return await self.people[seat].caller(self.service)

    async def orders(self, seat: int, step: str, most: int | None = None, **more: Any) -> None:
        """A seat orders something for this round."""
        given = wire.OrderRequest(
            seat=seat, step=step, round=more.pop("round", self.room.playing_table().state.round), most=most, **more
        )
        await ahead.give(self.room, await self.caller(seat), given)

    def states(self, seat: int) -> list[tuple[str, str | None]]:
        return [(row.state, row.reason) for row in ahead.mine(self.room, seat)]

    async def play_until(self, *steps: str, but: tuple[int, ...] = ()) -> None:
        """All make turns by hand until one of these decisions is open; the seats in `but` wait for their orders."""
        room = self.room
        while step_name(room.playing_table().state) not in steps:
            table = room.playing_table()
            mine = [seat for seat in table.deciders() if seat not in but]
            if not mine:
                version = room.version
                await until(lambda: room.version != version)  # noqa: B023
                continue
            await room.turn(
                mine[0], table.version, any_turn_but(table, mine[0], steps, self.rng), f"k{table.version}-{mine[0]}"
            )


@asynccontextmanager
async def party(url: str, number: int = 1, **more: Any) -> AsyncIterator[tuple[Party, list[Service]]]:
    async with services(url, number, **more) as running:
        people = [Person(name) for name in ("Anna", "Ben", "Cleo")]
        room = await people[0].makes(running[0], "moo")
        for person in people[1:]:
            await person.joins(running[0], room.id)
        yield Party(running[0], room, people), running


def held(gate: asyncio.Event) -> Callable[[float], Awaitable[None]]:
    """A sleep that lasts until the gate is open."""

    async def sleep(_: float) -> None:
        await gate.wait()

    return sleep


def turns_of(room: Room, seat: int) -> list[tuple[int, ...]]:
    return [row.actions for row in room.service.store.turns(room.id) if row.seat == seat]


def test_a_pass_set_in_advance_is_made_as_if_by_hand(sqlite_url: str) -> None:
    async def evening() -> None:
        async with party(sqlite_url) as (p, _):
            await p.play_until("program-source")
            for seat in range(3):
                await p.orders(seat, "media-buy")
            await p.play_until("media-buy")
            await p.play_until("rally-buy", but=(0, 1, 2))
            rows = [row for row in p.service.store.turns(p.room.id) if (row.key or "").startswith("order-")]
            assert sorted(row.seat for row in rows) == [0, 1, 2]
            assert {(row.actions, row.automatic) for row in rows} == {((PASS,), False)}
            await until(lambda: [p.states(seat) for seat in range(3)] == [[("done", None)]] * 3)
            mine, theirs = [await log_of(p.room, seat, "en", 0) for seat in (0, 1)]
            versions = {row.version: row.seat for row in rows}
            told = {turn.version: turn.automatic for turn in mine.turns if turn.version in versions}
            assert told == {version: seat == 0 for version, seat in versions.items()}
            assert {turn.seat for turn in theirs.turns if turn.automatic} == {1}

    asyncio.run(evening())


def test_a_highest_bid_bids_for_its_owner(sqlite_url: str) -> None:
    async def evening() -> None:
        async with party(sqlite_url) as (p, _):
            await p.play_until("rally-buy")
            p.room.playing_table().state.money[:] = [60, 60, 60]
            land = p.room.playing_table().state.order[0]
            await p.orders(1, "poll-bid", 4, land=land)
            await p.play_until("poll-bid")
            while step_name(p.room.playing_table().state) == "poll-bid" and p.states(1) == [("standing", None)]:
                table = p.room.playing_table()
                seat = table.deciders()[0]
                if seat == 1:
                    version = table.version
                    # It may be over before it is told so: where nobody can publish, the next auction is open already.
                    await until(lambda: p.room.version != version or p.states(1) != [("standing", None)])  # noqa: B023
                else:
                    await p.room.turn(seat, table.version, [PASS], f"k{table.version}")
            bids = [actions[0] - BID for actions in turns_of(p.room, 1)[-1:]]
            assert bids == [0], "nobody else bid: as little as leads is nothing"

    asyncio.run(evening())


def test_a_sealed_bid_is_given_once_and_stays_taken_back(sqlite_url: str) -> None:
    async def evening() -> None:
        async with party(sqlite_url) as (p, _):
            await p.play_until("start-bid")
            await p.orders(1, "start-bid", 2)
            await until(lambda: p.states(1) == [("done", None)])
            assert turns_of(p.room, 1)[-1] == (BID + 2,)
            await p.room.turn(1, p.room.version, [TAKE_BACK], "back")
            number = len(turns_of(p.room, 1))
            await p.room.turn(0, p.room.version, [BID], "zero")
            await asyncio.gather(*p.room.carrying.values())
            assert len(turns_of(p.room, 1)) == number
            assert 1 in p.room.deciders()

    asyncio.run(evening())


def test_the_hand_of_its_owner_ends_an_order(sqlite_url: str) -> None:
    async def evening() -> None:
        async with party(sqlite_url) as (p, _):
            await p.play_until("start-bid")
            gate = asyncio.Event()
            p.service.timing.sleep = held(gate)
            await p.orders(1, "start-bid", 2)
            await p.room.turn(1, p.room.version, [BID + 1], "by-hand")
            assert p.states(1) == [("void", "hand")]
            gate.set()
            await asyncio.gather(*p.room.carrying.values())
            assert turns_of(p.room, 1)[-1] == (BID + 1,)

    asyncio.run(evening())


@pytest.mark.parametrize("where", [0, 1])
def test_what_was_dropped_in_time_does_not_act(sqlite_url: str, where: int) -> None:
    """Even if it was dropped at another process, of which this one has not heard."""

    async def evening() -> None:
        async with party(sqlite_url, 2, deaf=True) as (p, running):
            await p.play_until("start-bid")
            gate = asyncio.Event()
            for service in running:
                service.timing.sleep = held(gate)
            await p.orders(1, "start-bid", 2)
            number = len(turns_of(p.room, 1))
            there = await running[where].rooms.room(p.room.id)
            await ahead.drop(there, await p.people[1].caller(running[where]), 1, ahead.mine(there, 1)[0].n)
            gate.set()
            await asyncio.gather(*p.room.carrying.values(), *there.carrying.values())
            assert len(turns_of(p.room, 1)) == number
            assert ahead.mine(p.room, 1) == []

    asyncio.run(evening())


def test_orders_act_once_though_two_processes_know_them(database_url: str) -> None:
    async def evening() -> None:
        async with party(database_url, 2) as (p, (_, two)):
            await p.play_until("start-bid")
            there = await two.rooms.room(p.room.id)
            gate = asyncio.Event()
            for service in (p.service, two):
                service.timing.sleep = held(gate)
            await p.orders(1, "start-bid", 2)
            await until(lambda: there.orders)
            ahead.see_to_orders(there)
            await until(lambda: p.room.carrying and there.carrying)
            gate.set()
            await asyncio.gather(*p.room.carrying.values(), *there.carrying.values())
            assert turns_of(p.room, 1).count((BID + 2,)) == 1
            await until(lambda: there.version == p.room.version)
            assert ahead.mine(there, 1)[0].state == "done"
            assert ahead.mine(there, 1)[0].acted == 1

    asyncio.run(evening())


def test_orders_survive_a_restart_and_act_though_nobody_comes(database_url: str) -> None:
    async def evening() -> None:
        async with party(database_url) as (p, _):
            await p.play_until("start-bid")
            p.service.timing.sleep = held(asyncio.Event())
            await p.orders(1, "start-bid", 2)
            game, version = p.room.id, p.room.version
        async with services(database_url) as (service,):
            await until(lambda: service.store.game(game).version > version)
            assert service.store.turns(game, version)[0].key == f"order-{p.room.playing_table().asked_since[1]}"

    asyncio.run(evening())


def test_who_gets_the_seat_gets_no_orders_with_it(sqlite_url: str) -> None:
    async def evening() -> None:
        async with party(sqlite_url) as (p, _):
            await p.play_until("program-source")
            await p.orders(1, "media-buy")
            dora = Person("Dora")
            await p.people[1].leaves(p.service, p.room.id, 1)
            await dora.joins(p.service, p.room.id, 1)
            assert ahead.orders_told(p.room, 1, "en").orders == []
            await until(lambda: p.service.store.orders(p.room.id) == [])
            await p.play_until("media-buy")
            assert p.room.carrying[1].done()

    asyncio.run(evening())


def test_what_is_void_is_told_to_its_owner_alone(sqlite_url: str) -> None:
    async def evening() -> None:
        async with party(sqlite_url) as (p, _):
            await p.play_until("media-buy")
            p.room.playing_table().state.money[:] = [60, 60, 60]
            seat = p.room.deciders()[0]
            waits, other = ((seat + 1) % 3, (seat + 2) % 3)
            async with (
                listening(p.service, await p.caller(waits), p.room.id, waits) as mine,
                listening(p.service, await p.caller(other), p.room.id, other) as theirs,
                listening(p.service, Caller(), p.room.id, None) as watching,
            ):
                await p.orders(waits, "media-buy", alone=True)
                table = p.room.playing_table()
                bought = next(action for action in table.legal(seat) if action != PASS)
                await p.room.turn(seat, table.version, [bought], "bought")
                await until(lambda: p.states(waits) == [("void", "others")])
                await until(
                    lambda: (
                        [m["orders"]["orders"][0]["reason"] for m in mine.sent if m["type"] == "ordered"][-1:]
                        == ["others"]
                    )
                )
                assert waits in p.room.deciders(), "now it is up to its owner"
                assert {m["type"] for m in (*theirs.sent, *watching.sent)} <= {"hello", "changed", "moved", "notice"}

    asyncio.run(evening())


def test_a_table_that_waits_for_an_order_looks_like_one_that_waits_for_its_player(sqlite_url: str) -> None:
    """While the order lets time pass, its seat counts as present, whoever is connected."""

    async def evening() -> None:
        async with party(sqlite_url) as (p, _):
            await p.play_until("start-bid")
            gate = asyncio.Event()
            p.service.timing.sleep = held(gate)
            p.service.settings = msgspec.structs.replace(p.service.settings, order_pause=1000.0)
            seen = [seat.here for seat in table_told(p.room, await p.caller(0)).seats]
            assert seen == [False] * 3
            await p.orders(1, "start-bid", 2)
            await until(lambda: table_told(p.room, Caller()).seats[1].here)
            gate.set()
            await until(lambda: p.states(1) == [("done", None)])
            assert table_told(p.room, Caller()).seats[1].here, "nobody leaves at the very moment of a turn"

    asyncio.run(evening())


def test_an_order_counts_like_a_turn_by_hand(sqlite_url: str) -> None:
    """The numbers of the service do not tell orders and hands apart."""

    def counted() -> dict[str, float]:
        return {
            sample.name + str(sorted(sample.labels.items())): sample.value
            for family in (*metrics.TURNS.collect(), *metrics.PUSH_TIME.collect(), *metrics.BOT_TURN_TIME.collect())
            for sample in family.samples
            if not sample.name.endswith(("_sum", "_created", "_bucket"))
        }

    async def evening(by_hand: bool) -> dict[str, float]:
        async with party(f"{sqlite_url}{by_hand}") as (p, _):
            await p.play_until("start-bid")
            before = counted()
            if by_hand:
                await p.room.turn(1, p.room.version, [BID + 2], "by-hand")
            else:
                await p.orders(1, "start-bid", 2)
                await until(lambda: p.states(1) == [("done", None)])
                await asyncio.gather(*p.room.carrying.values())
            return {name: value - before.get(name, 0) for name, value in counted().items()}

    assert asyncio.run(evening(True)) == asyncio.run(evening(False))


def test_how_long_an_order_waits_hangs_on_nothing(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A bid, a pass and a sealed sum wait by the same chance; a clock that runs out is not waited for."""
    asked: list[tuple[float, float]] = []

    class Chance:
        def uniform(self, low: float, high: float) -> float:
            asked.append((low, high))
            return high

    async def evening() -> None:
        async with party(sqlite_url) as (p, _):
            monkeypatch.setattr(ahead, "CHANCE", Chance())
            slept: list[float] = []

            async def sleep(seconds: float) -> None:
                slept.append(seconds)

            await p.play_until("start-bid")
            p.service.timing.sleep = sleep
            p.service.settings = msgspec.structs.replace(p.service.settings, order_pause=4.0)
            for seat, most in ((0, 0), (1, 2)):
                await p.orders(seat, "start-bid", most)
                await until(lambda: p.states(seat) == [("done", None)])  # noqa: B023
            assert slept == [6.0, 6.0]
            assert len(set(asked)) == 1

    asyncio.run(evening())


@pytest.mark.parametrize(
    "wrong",
    [
        {"step": "poll-publish"},
        {"step": "media-buy", "most": 3},
        {"step": "start-bid"},
        {"step": "poll-bid", "most": 3},
        {"step": "poll-bid", "most": 999, "land": 0},
        {"step": "media-buy", "round": 3},
        {"step": "rally-buy", "alone": True},
    ],
)
def test_what_cannot_be_ordered(sqlite_url: str, wrong: dict[str, Any]) -> None:
    async def evening() -> None:
        async with party(sqlite_url) as (p, _):
            await p.play_until("start-bid")
            with pytest.raises(Problem) as refused:
                await p.orders(0, **wrong)
            assert refused.value.status == 422
            assert p.service.store.orders(p.room.id) == []

    asyncio.run(evening())


def test_so_many_orders_and_no_more(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def evening() -> None:
        async with party(sqlite_url) as (p, _):
            await p.play_until("program-source")
            monkeypatch.setattr(ahead, "MOST_ORDERS", 3)
            lands = p.room.playing_table().state.order
            for land in lands[:3]:
                await p.orders(0, "rally-buy", land=land)
            await p.orders(0, "rally-buy", land=lands[0])
            with pytest.raises(Problem, match="orders"):
                await p.orders(0, "rally-buy", land=lands[3])
            with pytest.raises(Problem, match="foreign-seat"):
                await ahead.give(p.room, await p.caller(1), wire.OrderRequest(seat=0, step="media-buy", round=1))
            with pytest.raises(Problem, match="foreign-seat"):
                await ahead.drop(p.room, await p.caller(1), 0, 1)

    asyncio.run(evening())


def test_a_program_gives_orders_too(sqlite_url: str) -> None:
    async def evening() -> None:
        async with party(sqlite_url) as (p, _):
            await p.play_until("start-bid")
            caller = await program(p.service, p.people[1], p.room.id, 1)
            await ahead.give(p.room, caller, wire.OrderRequest(seat=1, step="start-bid", round=1, most=1))
            await until(lambda: turns_of(p.room, 1)[-1] == (BID + 1,))

    asyncio.run(evening())


@pytest.mark.parametrize("edition", ["2019", "2006"])
def test_others_hear_the_same_whether_orders_act_or_hands(sqlite_url: str, edition: Any) -> None:
    """Two worlds: in the one Ben has set his answers in advance, in the other he gives them himself."""
    steps = (
        {"2019": "program-source", "2006": "policy-swap"}[edition],
        {"2019": "rally-buy", "2006": "meetings-buy"}[edition],
    )

    async def evening(ordered: bool) -> list[str]:
        async with services(f"{sqlite_url}{ordered}") as (service,):
            people = [Person(name) for name in ("Anna", "Ben", "Cleo")]
            room = await people[0].makes(service, "moo", edition=edition, seed="the same")
            for person in people[1:]:
                await person.joins(service, room.id)
            p = Party(service, room, people)
            await p.play_until(steps[0])
            if ordered:
                for step in ("media-buy", "media-exchange"):
                    await p.orders(1, step)
            async with (
                listening(service, await p.caller(0), room.id, 0) as anna,
                listening(service, await p.caller(1), room.id, 1),
                listening(service, await p.caller(2), room.id, 2) as cleo,
                listening(service, Caller(), room.id, None) as watching,
            ):
                await p.play_until("media-buy")
                while step_name(room.playing_table().state) != steps[1]:
                    table = room.playing_table()
                    seat, version = table.deciders()[0], table.version
                    if step_name(table.state) not in ("media-buy", "media-exchange"):
                        await p.play_until("media-buy", "media-exchange", steps[1])
                    elif seat == 1 and ordered:
                        await until(lambda: room.version > version)  # noqa: B023
                    else:
                        await room.turn(seat, table.version, [PASS], f"k{table.version}")
                    for line in (anna, cleo, watching):
                        await until(lambda: line.positions()[-1]["version"] == room.version)  # noqa: B023
                acted = [row for row in service.store.turns(room.id) if (row.key or "").startswith("order-")]
                assert bool(acted) == ordered
                logs = [msgspec.json.encode(await log_of(room, seat, "en", 0)).decode() for seat in (0, 2, None)]
                told = [json.dumps(line.positions()[-8:]) for line in (anna, cleo, watching)]
                seen = [table_told(room, await p.caller(seat)) for seat in (0, 2)]
                heard = [*told, *logs, *(msgspec.json.encode(one.seats).decode() for one in seen)]
                return [re.sub(r'"at":[0-9.]+', "", text).replace(room.id, "it") for text in heard]

    assert asyncio.run(evening(True)) == asyncio.run(evening(False))
