"""The rooms of this process: loaded when somebody comes, left when nobody is there, told what other processes write."""

from __future__ import annotations

import asyncio
import re
import time
from collections import OrderedDict
from collections.abc import Callable, Coroutine
from typing import Any, Final

import structlog

from macher.server import metrics
from macher.server.core import Core
from macher.server.live.clocks import next_alarm
from macher.server.live.room import Room
from macher.server.problems import Problem
from macher.server.store import Change, changes

Work = Callable[[Room], Coroutine[Any, Any, None]]
ID: Final = re.compile(r"[a-z0-9]{1,40}")
MOST_HISTORIES: Final = 32
TIDY_EVERY: Final = 15.0
LONGEST_ALARM: Final = 3600.0
LOOK_LATER: Final = 0.5
log = structlog.get_logger()


class Rooms:
    """The tables in memory. `play` lets bots go on in a room, `ring` sees to clocks at zero."""

    def __init__(self, service: Core, play: Work, ring: Work) -> None:
        self.service = service
        self._play = play
        self._at_zero = ring
        self.turned: Callable[[Room], None] = lambda _: None
        """Hears of everything that this process did in a room, and of who comes and goes there."""
        self._rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._histories: OrderedDict[str, Room] = OrderedDict()

    async def room(self, game_id: str) -> Room:
        """The room of a table; loaded once, however many ask at the same time."""
        found = self._rooms.get(game_id)
        if found is None:
            if not ID.fullmatch(game_id):
                raise Problem(404, "no-table")
            if game_id not in self._loading:
                self._loading[game_id] = asyncio.create_task(self._load(game_id))
            found = await asyncio.shield(self._loading[game_id])
        else:
            await found.read_while_gathering()
        found.used = time.monotonic()
        return found

    async def _load(self, game_id: str) -> Room:
        try:
            loaded = await self.service.call(self.service.store.load, game_id)
            room = Room(self.service, self, loaded)
            self._rooms[game_id] = room
            metrics.ROOMS.set(len(self._rooms))
        finally:
            del self._loading[game_id]
        self.play_on(room)
        self.watch_clock(room)
        return room

    def loaded(self, game_id: str) -> Room | None:
        """The room, if it is in memory."""
        return self._rooms.get(game_id)

    def remember(self, room: Room) -> None:
        """A room has read its whole past; those that did so longest ago forget theirs."""
        self._histories[room.id] = room
        self._histories.move_to_end(room.id)
        while len(self._histories) > MOST_HISTORIES:
            _, oldest = self._histories.popitem(last=False)
            oldest.history = None

    # --- going on -----------------------------------------------------------------------------------------------------
    def changed(self, room: Room, *, ours: bool) -> None:
        """Something is new in a room: its clock is watched, and if it was our doing, bots and notices go on."""
        self.watch_clock(room)
        if ours:
            self.play_on(room)
            self.turned(room)

    def presence_changed(self, room: Room) -> None:
        """Somebody came to a room or went."""
        self.turned(room)

    def play_on(self, room: Room) -> None:
        """Let bots and forced choices go on in a room, if it is their turn."""
        if (room.bots is None or room.bots.done()) and room.deciders():
            room.bots = self.service.start(self._play(room))

    def watch_clock(self, room: Room) -> None:
        """Look again when the first clock comes to zero."""
        if room.alarm is not None:
            room.alarm.cancel()
            room.alarm = None
        due = next_alarm(room.seats) if room.game.status == "playing" else None
        if due is not None:
            wait = min(max(0.0, due - time.time()) + 0.01, LONGEST_ALARM)
            room.alarm = asyncio.get_running_loop().call_later(wait, self._ring, room)

    def _ring(self, room: Room) -> None:
        room.alarm = None
        if self._rooms.get(room.id) is room:
            self.service.start(self._at_zero(room))

    # --- other processes ----------------------------------------------------------------------------------------------
    async def listen(self) -> None:
        """Hear what other processes write to the store."""
        async for change in changes(self.service.store):
            if change.game is None:
                for room in list(self._rooms.values()):
                    self.service.start(self._look_again(room, change))
            elif change.game in self._rooms:
                self.service.start(self._look_again(self._rooms[change.game], change))

    async def _look_again(self, room: Room, change: Change) -> None:
        try:
            if change.what in ("chat", "everything"):
                room.chat_changed()
            if change.what == "chat":
                return
            async with room.lock:
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
        """After a start go on with every game that waits for a bot or a clock; then keep the memory tidy."""
        await self._take_up()
        while True:
            await asyncio.sleep(TIDY_EVERY)
            now = time.monotonic()
            for room in list(self._rooms.values()):
                if self._may_go(room, now):
                    self.drop(room)
                elif now - room.moved > TIDY_EVERY:
                    self.play_on(room)  # whoever should have gone on did not: its process may be gone
            metrics.ROOMS.set(len(self._rooms))

    async def _take_up(self) -> None:
        try:
            for game in await self.service.call(self.service.store.playing):
                seats = await self.service.call(self.service.store.seats, game.id)
                if game.clock is not None or any(row.kind == "bot" for row in seats):
                    await self.room(game.id)
        except Problem as problem:
            log.warning("not_taken_up", problem=problem.code)

    def _may_go(self, room: Room, now: float) -> bool:
        busy = room.bots is not None and not room.bots.done()
        idle = now - room.used > self.service.settings.room_idle
        return idle and not busy and not room.listeners and room.alarm is None and not room.lock.locked()

    def drop(self, room: Room) -> None:
        """Leave a room: it is in the store."""
        self._rooms.pop(room.id, None)
        self._histories.pop(room.id, None)
        room.leave()
