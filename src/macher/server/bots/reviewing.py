"""Reviews of finished games: one after the other in a process beside the tables, kept with the game as they grow."""

from __future__ import annotations

import asyncio
import contextlib
import sys
import time
from collections.abc import AsyncIterator
from typing import Final

import msgspec
import structlog

from macher.bots.learned.value import load_value
from macher.review.growing import deepened
from macher.review.work import Work, kept, read_work
from macher.rules.records import Record, write_record
from macher.server.bots.reviewer import Task
from macher.server.bots.thinker import LENGTH
from macher.server.bots.thinking import environment
from macher.server.core import Core
from macher.server.live.room import Room
from macher.server.problems import Problem
from macher.server.store import ReviewRow
from macher.server.store.records import record_of

COMMAND: Final = (sys.executable, "-m", "macher.server.bots.reviewer")
MORE_GAMES: Final = 100
"""So many games bots play from each side of a turning point when somebody asks for more."""
MOST_WAITING: Final = 20
MOST_ACTIONS: Final = 4_000
"""Games with more actions are not reviewed: the longest that people play have a thousand."""
KEEP_EVERY: Final = 5.0
"""Seconds between two times at which a review that waits or grows is written to the store,"""
SILENCE: Final = 120.0
"""A process that says nothing for so long is ended,"""
ELSEWHERE: Final = 30.0
"""and a review that another worker of the service wrote so lately is left to it."""
LONGEST: Final = 64 * 1024 * 1024
log = structlog.get_logger()


class Growing:
    """A review that waits for its turn, or grows."""

    def __init__(self, game: str, person: str, work: Work) -> None:
        self.game = game
        self.person = person
        self.work = work
        self.begun = False

    def row(self, at: float) -> ReviewRow:
        """What is kept of it; at time 0 nobody works on it any more."""
        return ReviewRow(game=self.game, text=kept(self.work).decode(), done=self.work.done, at=at)


class Reviews:
    """All reviews of this process of the service."""

    def __init__(self, core: Core, command: tuple[str, ...] = COMMAND) -> None:
        self._core = core
        self._command = command
        self._turnstile = asyncio.Semaphore(max(core.settings.review_processes, 1))
        self._growing: dict[str, Growing] = {}

    def growing(self, table: str) -> Growing | None:
        """The review of a table, while it waits or grows here."""
        return self._growing.get(table)

    def ahead(self, table: str) -> int:
        """How many others wait before that of a table."""
        waiting = [name for name, one in self._growing.items() if not one.begun]
        return waiting.index(table) if table in waiting else 0

    async def kept(self, room: Room) -> ReviewRow | None:
        """What was kept with the game, unless another version of the program made it."""
        row = await self._core.call(self._core.store.review, room.id)
        if row is not None and read_work(row.text) is None:
            await self._core.call(self._core.store.forget_review, room.id)
            return None
        return row

    async def begin(self, room: Room, person: str, more: bool = False) -> None:
        """See to it that the review of a finished game is made; one at a time for each person.

        `more`: with a hundred games from each side of its turning points.
        """
        check_over(room)
        if not self._core.settings.review_processes:
            raise Problem(409, "review-off")
        if room.id in self._growing:
            return
        row = await self.kept(room)
        before = None if row is None else read_work(row.text)
        wanted = max(self._core.settings.review_games, MORE_GAMES) if more else 0
        if row is not None and before is not None and time.time() - row.at < ELSEWHERE:
            return
        if before is not None and before.over and before.games >= wanted:
            return
        if len((await record_at(room)).moves) > MOST_ACTIONS:
            raise Problem(409, "review-long", most=MOST_ACTIONS)
        if await self._core.call(load_value, room.config) is None:
            raise Problem(409, "review-no-value")
        if room.id in self._growing:
            return
        if any(one.person == person for one in self._growing.values()):
            raise Problem(409, "review-one")
        if len(self._growing) >= MOST_WAITING:
            raise Problem(503, "review-busy", most=MOST_WAITING)
        work = deepened(before or Work(games=self._core.settings.review_games), wanted)
        self._growing[room.id] = Growing(room.id, person, work)
        self._core.start(self._make(room, self._growing[room.id]))

    async def _make(self, room: Room, growing: Growing) -> None:
        """Wait for a turn, and make it. Whatever happens, what was found is kept."""
        beat = self._core.start(self._beat(growing))
        try:
            async with self._turnstile:
                growing.begun = True
                async for text in self._told(await self._task(room, growing.work)):
                    growing.work = read_work(text) or growing.work
        finally:
            beat.cancel()
            try:
                await self._core.call(self._core.store.keep_review, growing.row(at=0.0))
            finally:
                del self._growing[room.id]

    async def _beat(self, growing: Growing) -> None:
        """Write it to the store now and then: the other workers tell of it, and a restart loses little."""
        while True:
            try:
                await self._core.call(self._core.store.keep_review, growing.row(at=time.time()))
            except Problem:
                log.warning("review_not_kept")
            await asyncio.sleep(KEEP_EVERY)

    async def _task(self, room: Room, before: Work) -> Task:
        config = room.config
        return Task(
            record=write_record(await record_at(room)),
            edition=config.edition,
            data=self._core.library.folder_of(config.edition, config.tables.digest),
            work=kept(before).decode(),
        )

    async def _told(self, task: Task) -> AsyncIterator[str]:
        """What a process tells, one result after the other. It is ended whatever happens."""
        pipe = asyncio.subprocess.PIPE
        process = await asyncio.create_subprocess_exec(*self._command, stdin=pipe, stdout=pipe, env=environment())
        assert process.stdin is not None
        assert process.stdout is not None
        try:
            text = msgspec.json.encode(task, enc_hook=str)
            process.stdin.write(LENGTH.pack(len(text)) + text)
            await process.stdin.drain()
            while True:
                async with asyncio.timeout(SILENCE):
                    (length,) = LENGTH.unpack(await process.stdout.readexactly(LENGTH.size))
                    if length > LONGEST:
                        break
                    yield (await process.stdout.readexactly(length)).decode()
        except (OSError, TimeoutError):
            log.warning("review_failed")
        except asyncio.IncompleteReadError:
            if await process.wait():
                log.warning("review_failed", code=process.returncode)
        finally:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            process.stdin.close()
            await process.wait()


def check_over(room: Room) -> None:
    """Only a game that was played to its end is reviewed: of any other it would tell what is hidden."""
    if room.game.status != "finished" or room.game.result is None:
        raise Problem(409, "review-running")


async def record_at(room: Room) -> Record:
    """The record of a finished game."""
    history = await room.past()
    return record_of(room.game, room.seats, history.rows, room.config.tables)
