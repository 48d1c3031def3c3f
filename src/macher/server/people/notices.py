"""Turn notices: open pages hear at once; e-mail and webhooks follow when nobody came for a while.

They show nothing hidden: the name of the table, the party whose turn it is, and a link.
"""

from __future__ import annotations

import asyncio
import http.client
import ipaddress
import smtplib
import socket
import ssl
import time
from email.message import EmailMessage
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec
import structlog

from macher.i18n import Texts
from macher.server import wire
from macher.server.core import Core
from macher.server.live.describing import present
from macher.server.live.room import Room
from macher.server.live.rooms import Rooms
from macher.server.problems import Problem
from macher.server.store import NoticeRow, UserRow

AFTER: Final = 60.0
LOOK_EVERY: Final = 10.0
PATIENCE: Final = 10.0
log = structlog.get_logger()


class Notices:
    """Who must hear that it is their turn."""

    def __init__(self, service: Core, rooms: Rooms) -> None:
        self.service = service
        self.rooms = rooms
        self._told: dict[tuple[str, int], int] = {}
        self._away: dict[tuple[str, int], int] = {}
        self._kept: set[tuple[str, int]] = set()  # seats with a notice in the store that is not sent yet

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
        return self.service.settings.mail is not None or self.service.settings.webhooks

    def _push(self, room: Room, seat: int) -> None:
        notice = wire.Notice(table=room.id, name=room.game.name, seat=seat)
        for listener in room.listeners:
            if listener.caller.holds(room.seats[seat]):
                listener.notices.append(notice)
                listener.wake()

    async def _add(self, notice: NoticeRow) -> None:
        try:
            user = await self.service.call(self.service.store.user, notice.user)
            if user is not None and (user.email or user.notices.get("webhook")):
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
            if not self._sends:
                continue
            try:
                for notice in await self.service.call(self.service.store.claim_notices, time.time()):
                    await self.deliver(notice)
                    await self.service.call(self.service.store.notice_sent, notice, time.time())
            except Problem as problem:
                log.warning("notices_wait", problem=problem.code)

    async def deliver(self, notice: NoticeRow) -> None:
        """Send a notice, unless the seat has acted meanwhile or somebody of it is here."""
        room = await self.rooms.room(notice.game)
        still = notice.seat in room.deciders() and room.seats[notice.seat].holder == notice.user
        user = await self.service.call(self.service.store.user, notice.user)
        if not still or user is None or present(room, notice.seat):
            return
        texts = Texts(user.language or "en")
        party = texts.get(f"party-{room.game.parties[notice.seat]}")
        subject = texts.get("service-notice-subject", table=room.game.name)
        link = f"{self.service.settings.public_url or ''}/#/table/{room.id}"
        body = texts.get("service-notice-body", table=room.game.name, party=party, link=link)
        await asyncio.gather(self._mail(user, subject, body), self._webhook(user, room, notice.seat, subject, link))

    async def _mail(self, user: UserRow, subject: str, body: str) -> None:
        mail = self.service.settings.mail
        if mail is None or not user.email:
            return
        message = EmailMessage()
        message["From"], message["To"], message["Subject"] = mail.sender, user.email, subject
        message.set_content(body)
        try:
            await asyncio.to_thread(send_mail, self.service.settings, message)
        except (OSError, smtplib.SMTPException) as error:
            log.warning("mail_not_sent", error=type(error).__name__)

    async def _webhook(self, user: UserRow, room: Room, seat: int, subject: str, link: str) -> None:
        address = user.notices.get("webhook")
        if not self.service.settings.webhooks or not address:
            return
        told = {
            "table": room.id,
            "name": room.game.name,
            "seat": seat,
            "text": subject,
            "content": subject,
            "link": link,
        }
        try:
            await asyncio.to_thread(post, address, told, self.service.settings.private_webhooks)
        except (OSError, ValueError, http.client.HTTPException) as error:
            log.warning("webhook_not_sent", error=type(error).__name__)


def send_mail(settings: Any, message: EmailMessage) -> None:
    """Hand a message to the mail server."""
    mail = settings.mail
    with smtplib.SMTP(mail.host, mail.port, timeout=PATIENCE) as server:
        if mail.start_tls:
            server.starttls(context=ssl.create_default_context())
        if mail.user is not None:
            server.login(mail.user, mail.password or "")
        server.send_message(message)


def post(address: str, told: dict[str, Any], private: bool) -> None:
    """Post JSON to a webhook. It goes where its owner said, follows no redirect, and never into our own network."""
    parts = urlsplit(address)
    if parts.scheme not in ("http", "https") or not parts.hostname:
        raise ValueError("a webhook is an address of the web")
    port = parts.port or (443 if parts.scheme == "https" else 80)
    line = socket.create_connection((resolve(parts.hostname, port, private), port), PATIENCE)
    with line:
        if parts.scheme == "https":
            line = ssl.create_default_context().wrap_socket(line, server_hostname=parts.hostname)
        connection = http.client.HTTPConnection(parts.hostname, port, timeout=PATIENCE)
        connection.sock = line
        path = f"{parts.path or '/'}?{parts.query}" if parts.query else parts.path or "/"
        headers = {"Host": parts.netloc.rpartition("@")[2], "Content-Type": "application/json", "User-Agent": "macher"}
        connection.request("POST", path, msgspec.json.encode(told), headers)
        connection.getresponse().read(1024)
        connection.close()


def resolve(host: str, port: int, private: bool) -> str:
    """The address behind a name, looked up once. One that is not out in the world is refused.

    Nobody shall make the service knock on doors inside.
    """
    places = [str(place[0]) for *_, place in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)]
    if not private and not all(ipaddress.ip_address(place).is_global for place in places):
        raise ValueError("this webhook points into the service's own network")
    return places[0]
