"""The rooms of this process: loaded when somebody comes, left when nobody is there, told what other processes write."""

from __future__ import annotations

import asyncio
import contextlib
import re
import time
from collections import OrderedDict
from collections.abc import Callable, Coroutine, Iterable
from typing import Any, Final

import structlog

from macher.server import metrics
from macher.server.core import Core
from macher.server.live.ahead import read_orders, see_to_orders, tell_owner
from macher.server.live.alarms import Alarms
from macher.server.live.alone import BotTables
from macher.server.live.clocks import next_alarm
from macher.server.live.room import Listener, Room
from macher.server.problems import Problem
from macher.server.store import Change, SeatRow, changes

Work = Callable[[Room], Coroutine[Any, Any, None]]
ID: Final = re.compile(r"[a-z0-9]{1,40}")
MOST_REMEMBERED: Final = 16_000
"""Turns of all histories together: those of about thirty whole games."""
TIDY_EVERY: Final = 15.0
LOOK_LATER: Final = 0.5
SLICE: Final = 50  # tables looked after in one go
TAKE_UP_PAUSE: Final = 0.05  # seconds between two tables that are taken up after a start
log = structlog.get_logger()


class Rooms:
    """The tables in memory. `play` lets bots go on in a room, `ring` sees to clocks at zero."""

    def __init__(self, service: Core, play: Work, ring: Work) -> None:
        self.service = service
        self._play = play
        self._at_zero = ring
        self.alarms = Alarms(service, self._ring)
        self._bot_tables = BotTables(service.settings)
        self.turned: Callable[[Room], None] = lambda _: None
        """Hears of everything that this process did in a room, and of who comes and goes there."""
        self.forget: Callable[[str | None], None] = lambda _: None
        """Hears that something is new about a person (None: about anybody)."""
        self._rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._histories: OrderedDict[str, Room] = OrderedDict()

    async def room(self, game_id: str) -> Room:
        """The room of a table; loaded once, however many ask at the same time."""
        found = self._rooms.get(game_id)
        if found is None:
            found = await self._found(game_id)
        else:
            await found.read_while_gathering()
        found.used = time.monotonic()
        return found

    async def _visited(self, game_id: str) -> Room:
        """The room of a table for the service itself: unless somebody comes, it soon leaves the memory again."""
        known = self._rooms.get(game_id)
        if known is not None:
            return known
        found = await self._found(game_id)
        found.used -= max(0.0, self.service.settings.room_idle - TIDY_EVERY)
        return found

    async def _found(self, game_id: str) -> Room:
        if game_id in self._rooms:
            return self._rooms[game_id]
        if not ID.fullmatch(game_id):
            raise Problem(404, "no-table")
        if game_id not in self._loading:
            self._loading[game_id] = asyncio.create_task(self._load(game_id))
        return await asyncio.shield(self._loading[game_id])

    async def _load(self, game_id: str) -> Room:
        try:
            loaded = await self.service.call(self.service.store.load, game_id)
            room = Room(self.service, self, loaded)
            await room.take(loaded)
            self._rooms[game_id] = room
            metrics.ROOMS.set(len(self._rooms))
        finally:
            del self._loading[game_id]
        self.play_on(room)
        see_to_orders(room)
        self.watch_clock(room)
        return room

    def loaded(self, game_id: str) -> Room | None:
        """The room, if it is in memory."""
        return self._rooms.get(game_id)

    def remember(self, room: Room) -> None:
        """A room has read its whole past; those that did so longest ago forget theirs."""
        self._histories[room.id] = room
        self._histories.move_to_end(room.id)
        turns = sum(each.version for each in self._histories.values())
        while turns > MOST_REMEMBERED and len(self._histories) > 1:
            _, oldest = self._histories.popitem(last=False)
            oldest.history = None
            turns -= oldest.version

    # --- going on -----------------------------------------------------------------------------------------------------
    def changed(self, room: Room, *, ours: bool) -> None:
        """Something is new in a room: its clock is watched, and if it was our doing, bots and notices go on."""
        self.watch_clock(room)
        if ours:
            self._tell(self.play_on(room), room.listeners)
            self.turned(room)
            see_to_orders(room)

    def presence_changed(self, room: Room) -> None:
        """Somebody came to a room or went."""
        self.turned(room)

    def play_on(self, room: Room) -> Problem | None:
        """Let bots and forced choices go on in a room, if it is their turn; a problem says why they must wait."""
        if room.bots_play or not room.goes_on_alone or not room.somebody_cares:
            return None
        problem = self._bot_tables.admit(room) if room.bots_alone else None
        if problem is None:
            room.bots = self.service.start(self._play(room))
        return problem

    def came(self, room: Room, listener: Listener) -> None:
        """Somebody watches: bots that play alone go on for them."""
        if room.bots_alone:
            self._tell(self.play_on(room), (listener,))

    def _tell(self, problem: Problem | None, listeners: Iterable[Listener]) -> None:
        """Say why the bots of a table must wait."""
        if problem is not None:
            for listener in listeners:
                listener.refuse(problem)

    def watch_clock(self, room: Room) -> None:
        """Look again when the first clock comes to zero."""
        if room.game.status == "playing":
            self.alarms.expect(next_alarm(room.seats))

    async def _ring(self, game_id: str) -> None:
        await self._at_zero(await self._visited(game_id))

    # --- other processes ----------------------------------------------------------------------------------------------
    async def listen(self) -> None:
        """Hear what other processes write to the store."""
        async for change in changes(self.service.store):
            if change.what == "person" or change.game is None:
                self.forget(change.game)
                self.person_changed(change.game)
            for game in {*self._rooms, *self._loading} if change.game is None else {change.game}:
                if game in self._rooms:
                    self.service.start(self._look_again(self._rooms[game], change))
                elif game in self._loading:
                    self.service.start(self._look_when_loaded(self._loading[game], change))

    async def _look_when_loaded(self, loading: asyncio.Task[Room], change: Change) -> None:
        """What is being loaded may have been read before the change."""
        with contextlib.suppress(Problem):
            await self._look_again(await asyncio.shield(loading), change)

    def person_changed(self, user: str | None) -> None:
        """Sessions or seats of somebody (None: of anybody) may be gone: their sockets must prove their right again."""
        for room in list(self._rooms.values()):
            for listener in room.listeners:
                if user is None or listener.caller.is_user(user):
                    listener.doubt()
            if user is not None and room.knows(user):
                self.service.start(self._look_again(room, Change(room.id, "seat")))

    async def program_came(self, seat: SeatRow) -> None:
        """A program comes by a token that the store knows: it may have been made by another process just now."""
        room = self._rooms.get(seat.game)
        if room is not None and room.seats[seat.seat].token != seat.token:
            await self._look_again(room, Change(room.id, "seat"))

    async def _look_again(self, room: Room, change: Change) -> None:
        try:
            if change.what in ("chat", "everything"):
                room.chat_changed()
            if change.what == "chat":
                return
            async with room.lock:
                if change.what == "order":
                    await read_orders(room)
                    tell_owner(room, change.version)
                    return
                if change.what == "turn" and change.version <= room.version:
                    return
                await room.reload()
            if change.what != "turn":
                room.table_changed()
            room.changed(ours=False)
        except Problem as problem:
            room.unsure = True
            log.warning("not_read_again", table=room.id, problem=problem.code)
            self.service.start(self._look_later(room, change))

    async def _look_later(self, room: Room, change: Change) -> None:
        """What could not be read must not wait for the next change: that may be long in coming."""
        await asyncio.sleep(LOOK_LATER)
        if self._rooms.get(room.id) is room:
            await self._look_again(room, change)

    # --- keeping house ------------------------------------------------------------------------------------------------
    async def keep(self) -> None:
        """Keep the memory tidy."""
        while True:
            await asyncio.sleep(TIDY_EVERY)
            for at, room in enumerate(list(self._rooms.values()), 1):
                now = time.monotonic()
                if self._may_go(room, now):
                    self.drop(room)
                elif now - room.moved > TIDY_EVERY:
                    self.play_on(room)  # whoever should have gone on did not: its process may be gone
                    see_to_orders(room)
                if at % SLICE == 0:
                    await asyncio.sleep(0)
            metrics.ROOMS.set(len(self._rooms))

    async def take_up(self) -> None:
        """After a start go on with the games in which a bot may be asked or an order stands: one after the other."""
        store = self.service.store
        try:
            for game_id in (*await self.service.call(store.with_orders), *await self.service.call(store.with_bots)):
                try:
                    await self._visited(game_id)
                except Problem as problem:
                    log.warning("not_taken_up", table=game_id, problem=problem.code)
                await asyncio.sleep(TAKE_UP_PAUSE)
        except Problem as problem:
            log.warning("not_taken_up", problem=problem.code)

    def _may_go(self, room: Room, now: float) -> bool:
        idle = now - room.used > self.service.settings.room_idle
        return idle and not room.bots_play and not room.carries_out and not room.listeners and not room.lock.locked()

    def drop(self, room: Room) -> None:
        """Leave a room: it is in the store."""
        self._rooms.pop(room.id, None)
        self._histories.pop(room.id, None)
        room.leave()
