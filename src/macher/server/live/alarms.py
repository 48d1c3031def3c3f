"""Alarms: the service gives its signs of life, and looks into the store for clocks that come to zero.

A table need not be in memory for its clock to end. Every process looks; whoever is first acts, and the others find that
nothing is left to do.
"""

from __future__ import annotations

import asyncio
import math
from collections.abc import Callable, Coroutine
from typing import Any, Final

import structlog

from macher.server import timing
from macher.server.core import Core
from macher.server.problems import Problem

MOST: Final = 50  # clocks looked at in one go
AGAIN: Final = 0.2  # seconds after alarms before we look again: what could not be seen to must not keep us busy
log = structlog.get_logger()


class Alarms:
    """The one alarm clock of a process. `ring` is told the table at which a clock has come to zero."""

    def __init__(self, service: Core, ring: Callable[[str], Coroutine[Any, Any, None]]) -> None:
        self.service = service
        self._ring = ring
        self._sooner = asyncio.Event()
        self._next = 0.0  # when we look next, in the time of the service

    def expect(self, moment: float | None) -> None:
        """A clock will come to zero then."""
        if moment is not None and moment < self._next:
            self._sooner.set()

    async def live(self) -> None:
        """Give signs of life, for as long as the service runs; nothing else may hold them up."""
        while True:
            await asyncio.sleep(timing.BEAT)
            try:
                await self.beat()
            except Problem as problem:
                log.warning("no_sign_of_life", problem=problem.code)

    async def keep(self) -> None:
        """Look for clocks at zero, for as long as the service runs."""
        while True:
            wait = timing.BEAT
            self._sooner.clear()
            self._next = math.inf
            try:
                wait = await self.look()
            except Problem as problem:
                log.warning("alarms_wait", problem=problem.code)
            self._next = self.service.timing.now() + wait
            try:
                async with asyncio.timeout(wait):
                    await self._sooner.wait()
            except TimeoutError:
                continue

    async def beat(self) -> None:
        """Give a sign of life."""
        clock = self.service.timing
        clock.follow(await self.service.call(self.service.store.beat, clock.beat))

    async def look(self) -> float:
        """See to the clocks at zero; returns the seconds until the next look."""
        found = await self.service.call(self.service.store.clocks_to_end, MOST)
        now = self.service.timing.now()
        over = {game for game, ends in found if ends <= now}
        if over:
            await asyncio.wait([self.service.start(self._see_to(game)) for game in over])
            return AGAIN
        return min([timing.BEAT, *(ends - now for _, ends in found)])

    async def _see_to(self, game: str) -> None:
        try:
            await self._ring(game)
        except Problem as problem:
            log.warning("alarm_not_heard", table=game, problem=problem.code)
            if problem.status < 500:  # a game that nobody can play on: nor does its time
                await self.service.call(self.service.store.stop_clocks, game)
