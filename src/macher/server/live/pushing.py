"""Sockets: each gets its own seat's position and events, in order and without gaps.

A listener holds no queue. It remembers how far its client is (turn, chat line), and its own task sends whatever is
newer as fast as the client takes it: several turns become one position with all their events. So a slow client costs no
memory and holds up nobody; one that takes nothing for too long is closed and may come back with `since`.
"""

from __future__ import annotations

import asyncio
import contextlib
import math
import time
from typing import Final, Protocol

import msgspec
import structlog

from macher.server import metrics, wire
from macher.server.guard.rates import Rates
from macher.server.live.ahead import orders_told
from macher.server.live.describing import chat_line, table_told
from macher.server.live.room import Room
from macher.server.live.telling import position_now
from macher.server.people.callers import Caller, session_ends
from macher.server.problems import Problem

SEND_TIME: Final = 20.0
AGAIN: Final = 0.5  # seconds after which we look again, when the store could not be read
TOO_SLOW: Final = 4408
TOO_FAST: Final = 4429
TOO_LONG: Final = 4413
NOT_YOURS: Final = 4403
SESSION_OVER: Final = 4401
MOST_BYTES: Final = 2048
log = structlog.get_logger()
decoder = msgspec.json.Decoder(wire.FromClient)


class Gone(Exception):
    """The client is no longer there."""


class RightEnded(Exception):
    """The right that the client came by is over."""

    def __init__(self, code: int, reason: str) -> None:
        super().__init__(reason)
        self.code = code
        self.reason = reason


class Line(Protocol):
    """The wire to a client."""

    async def send(self, text: str) -> None:
        """Send a message; waits while the client does not take it. Raises `Gone`."""

    async def receive(self) -> str | None:
        """The next message; None when the client is gone."""

    async def close(self, code: int, reason: str) -> None:
        """Close it."""


class Listener:
    """One open socket."""

    def __init__(
        self,
        room: Room,
        line: Line,
        caller: Caller,
        seat: int | None,
        language: str,
        since: int | None,
        address: str = "",
    ) -> None:
        self.room = room
        self.line = line
        self.caller = caller
        self.seat = seat
        self.language = language
        self.since = since
        self.address = address
        self.here = True
        self.looks = True
        self.table_changed = True
        self.position_due = True
        self.chat_due = False
        self.orders_due = bool(room.orders)
        self.chat_seen = 0
        self.notices: list[wire.Notice] = []
        self.replies: list[wire.Pong | wire.Failed] = []
        self._news = asyncio.Event()
        self._greeted = False
        self._doubts, self._proven = 1, 0  # of the session: the first proof is before the first word
        self._expiry: asyncio.TimerHandle | None = None
        rate = room.service.settings.socket_rate
        self._rates = Rates(rate, rate * 5)

    def wake(self) -> None:
        """There may be something new."""
        self._news.set()

    def doubt(self) -> None:
        """The session it came by may be over: nothing is sent until the store has said that it is not."""
        self._doubts += 1
        self.wake()

    def refuse(self, problem: Problem) -> None:
        """Say why something that was expected does not happen."""
        self.replies.append(wire.Failed(error=problem.told(self.language)))
        self.wake()

    # --- the life of a socket -----------------------------------------------------------------------------------------
    async def run(self) -> None:
        """Until the client or the seat is gone."""
        self.room.listeners.add(self)
        self.room.presence_changed()
        self.room.keeper.came(self.room, self)
        self.wake()
        sending = asyncio.create_task(self._send_all())
        receiving = asyncio.create_task(self._receive_all())
        try:
            done, _ = await asyncio.wait({sending, receiving}, return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                with contextlib.suppress(Gone):
                    task.result()
        finally:
            self.here = False
            if self._expiry is not None:
                self._expiry.cancel()
            self.room.listeners.discard(self)
            for task in (sending, receiving):
                task.cancel()
            await asyncio.gather(sending, receiving, return_exceptions=True)
            self.room.presence_changed()

    async def _send_all(self) -> None:
        while True:
            await self._news.wait()
            self._news.clear()
            try:
                await self._send_what_is_due()
            except RightEnded as ended:
                await self.line.close(ended.code, ended.reason)
                return
            except TimeoutError:
                metrics.SLOW.inc()
                await self.line.close(TOO_SLOW, "too-slow")
                return

    async def _send_what_is_due(self) -> None:
        try:
            await self._check_right()
            await self._send_news()
        except Problem as problem:
            if problem.status >= 500:  # nothing is lost: it is tried again, though nothing new may come
                self.table_changed = self.position_due = self.chat_due = True
                asyncio.get_running_loop().call_later(AGAIN, self.wake)
            if self._proven == self._doubts:
                await self._send(wire.Failed(error=problem.told(self.language)))

    async def _check_right(self) -> None:
        """A socket ends with the right it came by: the session, the program's token, the seat, a place among us."""
        while self._proven != self._doubts:
            doubts = self._doubts
            ends = await session_ends(self.room.service, self.caller)
            if ends is None:
                raise RightEnded(SESSION_OVER, "session")
            self._proven = doubts
            self._doubt_at(ends)
        try:
            self.room.viewer(self.caller, self.seat)
        except Problem as problem:
            raise RightEnded(NOT_YOURS, problem.code) from None

    def _doubt_at(self, ends: float) -> None:
        """A session that was not used for long expires."""
        if self._expiry is not None:
            self._expiry.cancel()
        if math.isfinite(ends):
            self._expiry = asyncio.get_running_loop().call_later(max(0.0, ends - time.time()) + 0.01, self.doubt)

    async def _send_news(self) -> None:
        self.room.greet(self.caller)
        for reply in self.replies[:]:
            self.replies.remove(reply)
            await self._send(reply)
        if not self._greeted:
            self._greeted, self.table_changed = True, False
            await self._send(wire.Hello(table=table_told(self.room, self.caller), seat=self.seat))
        if self.table_changed:
            self.table_changed = False
            await self._send(wire.Changed(table=table_told(self.room, self.caller)))
        if self._position_is_due():
            self.position_due = False
            seat = self.seat
            version, position = await position_now(self.room, seat, self.language, self.since)
            if seat != self.seat:  # that may have taken a while
                self.position_due = True
                self.wake()
                return
            self.since = version
            await self._send(wire.Moved(position=position))
        if self.chat_due:
            self.chat_due = False
            await self._send_chat()
        if self.orders_due:
            self.orders_due = False
            await self._send_orders()
        while self.notices:
            await self._send(self.notices.pop(0))

    def _position_is_due(self) -> bool:
        """What nobody looks at is not put into words; but who is asked hears of it, and everybody of the end."""
        room = self.room
        if room.table is None or not (self.position_due or self.since != room.version):
            return False
        return self.looks or room.game.status != "playing" or self.seat in room.deciders()

    async def _send_orders(self) -> None:
        """To who holds the seat, and to nobody else who may look from it."""
        room, seat = self.room, self.seat
        if seat is not None and room.table is not None and self.caller.holds(room.seats[seat]):
            await self._send(wire.Ordered(orders=orders_told(room, seat, self.language)))

    async def _send_chat(self) -> None:
        rows = await self.room.chat.after(self.chat_seen)
        if rows:
            self.chat_seen = rows[-1].n
            await self._send(wire.Said(lines=[chat_line(row, self.language) for row in rows]))

    async def _send(self, message: wire.Pushed) -> None:
        await self._check_right()  # here, too: the message before it may have waited for the client
        async with asyncio.timeout(SEND_TIME):  # of the client alone: a store that is slow is not its fault
            await self.line.send(msgspec.json.encode(message).decode())

    # --- what the client says -----------------------------------------------------------------------------------------
    async def _receive_all(self) -> None:
        while (text := await self.line.receive()) is not None:
            if len(text) > MOST_BYTES:
                await self.line.close(TOO_LONG, "too-long")
                return
            wait = self._rates.take("")
            if math.isfinite(wait) and wait > 0:
                await self.line.close(TOO_FAST, "rate")
                return
            try:
                self._heard(decoder.decode(text))
            except (msgspec.MsgspecError, RecursionError):
                self.replies.append(wire.Failed(error=Problem(400, "message").told(self.language)))
            except Problem as problem:
                self.replies.append(wire.Failed(error=problem.told(self.language)))
            self.wake()

    def _heard(self, message: wire.FromClient) -> None:
        if isinstance(message, wire.Ping):
            self.replies.append(wire.Pong())
        elif isinstance(message, wire.Lang):
            self.language = message.lang
            self.position_due = True
            self.orders_due = bool(self.room.orders)
        elif isinstance(message, wire.Look):
            self.looks = message.visible
        else:
            self.seat = self.room.viewer(self.caller, message.seat)
            self.position_due = True
            self.orders_due = bool(self.room.orders)
            self.room.presence_changed()
