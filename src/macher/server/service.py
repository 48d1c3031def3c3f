"""The service: one process with all its rooms, put together."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator

import structlog

from macher.server.bots.playing import play_bots
from macher.server.bots.reviewing import Reviews
from macher.server.core import Core
from macher.server.live.rooms import Rooms
from macher.server.people.callers import People
from macher.server.people.confirming import Confirming
from macher.server.people.delivering import Delivering
from macher.server.people.devices import Devices
from macher.server.people.entries import Entries
from macher.server.people.notices import Notices
from macher.server.settings import Settings
from macher.server.tables.seating import time_is_over

log = structlog.get_logger()


class Service(Core):
    """One process of the table service."""

    def __init__(self, settings: Settings) -> None:
        super().__init__(settings)
        self.people = People(self)
        self.rooms = Rooms(self, play_bots, time_is_over)
        self.people.changed, self.people.came = self.rooms.person_changed, self.rooms.program_came
        self.rooms.forget = self.people.forget
        self.delivering = Delivering(settings)
        self.confirming = Confirming(self, self.delivering)
        self.devices = Devices(self, self.delivering)
        self.notices = Notices(self, self.rooms, self.delivering, self.devices)
        self.rooms.turned = self.notices.asked
        self.entries = Entries()
        self.reviews = Reviews(self)
        self.ready = asyncio.Event()

    @contextlib.asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        """From opening the store to closing it."""
        try:
            async with self.open():
                await self.rooms.alarms.beat()
                self.start(self.rooms.listen())
                self.start(self.rooms.keep())
                self.start(self.rooms.take_up())
                self.start(self.rooms.alarms.live())
                self.start(self.rooms.alarms.keep())
                self.start(self.notices.keep())
                self.ready.set()
                log.info("serving", host=self.settings.host, port=self.settings.port)
                yield
        finally:
            self.delivering.close()
        log.info("stopped")
