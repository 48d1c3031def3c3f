"""Turn notices: open pages hear at once; e-mail, webhooks and devices follow when nobody came for a while.

They show nothing hidden: the name of the table, the party whose turn it is, and a link.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable
from typing import Any, Final

import structlog

from macher.i18n import Texts
from macher.server import wire
from macher.server.core import Core
from macher.server.live.describing import present
from macher.server.live.room import Room
from macher.server.live.rooms import Rooms
from macher.server.people.delivering import Delivering
from macher.server.people.devices import Devices
from macher.server.problems import Problem
from macher.server.store import NoticeRow, hash_of

AFTER: Final = 60.0
LOOK_EVERY: Final = 10.0
MOST_ON_THE_WAY: Final = 50
log = structlog.get_logger()


class Notices:
    """Who must hear that it is their turn."""

    def __init__(self, service: Core, rooms: Rooms, delivering: Delivering, devices: Devices) -> None:
        self.service = service
        self.rooms = rooms
        self.delivering = delivering
        self.devices = devices
        self._told: dict[tuple[str, int], int] = {}
        self._away: dict[tuple[str, int], int] = {}
        self._kept: set[tuple[str, int]] = set()  # seats with a notice in the store that is not sent yet
        self._on_the_way: set[asyncio.Task[None]] = set()

    def asked(self, room: Room) -> None:
        """Something changed in a room: whoever is asked now and was not before hears of it.

        Who is not here, or goes before they have answered, gets a message later: the store is asked for them alone.
        """
        if room.table is None:
            return
        waiting = room.deciders()
        for row in room.seats:
            place = (room.id, row.seat)
            since = room.table.asked_since[row.seat]
            if row.seat not in waiting or row.kind != "person":
                self._told.pop(place, None)
                self._away.pop(place, None)
                if place in self._kept:
                    self._kept.discard(place)
                    self.service.start(self._forget(room.id, row.seat))
                continue
            if self._told.get(place) != since:
                self._told[place] = since
                self._push(room, row.seat)
            if (
                row.holder is not None
                and self._sends
                and self._away.get(place) != since
                and not present(room, row.seat)
            ):
                self._away[place] = since
                notice = NoticeRow(game=room.id, seat=row.seat, version=since, user=row.holder, due=time.time() + AFTER)
                self.service.start(self._add(notice))

    @property
    def _sends(self) -> bool:
        settings = self.service.settings
        return settings.mail is not None or settings.webhooks or settings.push

    def _push(self, room: Room, seat: int) -> None:
        notice = wire.Notice(table=room.id, name=room.game.name, seat=seat)
        for listener in room.listeners:
            if listener.caller.holds(room.seats[seat]):
                listener.notices.append(notice)
                listener.wake()

    async def _add(self, notice: NoticeRow) -> None:
        try:
            user = await self.service.call(self.service.store.user, notice.user)
            if user is None:
                return
            if user.mail_goes_to or user.notices.get("webhook") or await self.devices.of(user.id):
                await self.service.call(self.service.store.add_notice, notice)
                self._kept.add((notice.game, notice.seat))
        except Problem:
            log.warning("notice_not_kept", table=notice.game)

    async def _forget(self, game: str, seat: int) -> None:
        try:
            await self.service.call(self.service.store.drop_notices, game, seat)
        except Problem:
            log.warning("notice_not_dropped", table=game)

    # --- sending ------------------------------------------------------------------------------------------------------
    async def keep(self) -> None:
        """Send what is due, for as long as the service runs."""
        while True:
            await asyncio.sleep(LOOK_EVERY)
            if self._sends:
                await self.send_due(time.time())

    async def send_due(self, now: float) -> None:
        """Send what is due, each notice on its own: nothing that happens to one ends or delays the others."""
        free = MOST_ON_THE_WAY - len(self._on_the_way)
        if free <= 0:
            return
        try:
            due = await self.service.call(self.service.store.claim_notices, now, limit=free)
        except Exception as error:
            log.warning("notices_wait", error=str(error))
            return
        for notice in due:
            task = self.service.start(self._send(notice))
            self._on_the_way.add(task)
            task.add_done_callback(self._on_the_way.discard)

    async def _send(self, notice: NoticeRow) -> None:
        try:
            await self.deliver(notice)
        except Problem as problem:
            if problem.status == 503:  # the store does not answer: it may be claimed again later
                log.warning("notice_waits", table=notice.game)
                return
            log.warning("notice_not_sent", table=notice.game, problem=problem.code)
        except Exception:
            log.exception("notice_not_sent", table=notice.game)
        await self.service.call(self.service.store.notice_sent, notice, time.time())

    async def deliver(self, notice: NoticeRow) -> None:
        """Send a notice, unless the seat has acted meanwhile or somebody of it is here."""
        room = await self.rooms.room(notice.game)
        still = notice.seat in room.deciders() and room.seats[notice.seat].holder == notice.user
        user = await self.service.call(self.service.store.user, notice.user)
        if not still or user is None or present(room, notice.seat):
            return
        texts = Texts(user.language or "en")
        party = texts.get(f"party-{room.game.parties[notice.seat]}")
        subject = texts.get("service-notice-subject")  # without the name of the table, which strangers write
        link = f"{self.service.settings.public_url or ''}/#/table/{room.id}"
        body = texts.get("service-notice-body", table=room.game.name, party=party, link=link)
        told: dict[str, Any] = {"table": room.id, "name": room.game.name, "seat": notice.seat, "link": link}
        told |= {"text": subject, "content": subject}
        ways: list[Awaitable[object]] = []
        if user.mail_goes_to is not None:
            ways.append(self.delivering.mail(user.mail_goes_to, subject, body))
        if user.notices.get("webhook"):
            ways.append(self.delivering.webhook(user.notices["webhook"], told))
        pushed = {"title": subject, "body": texts.get("service-device-body", table=room.game.name, party=party)}
        pushed |= {"table": room.id, "link": f"./#/table/{room.id}"}
        ways += [self.devices.tell(device, pushed, topic=hash_of(room.id)) for device in await self.devices.of(user.id)]
        await asyncio.gather(*ways)
