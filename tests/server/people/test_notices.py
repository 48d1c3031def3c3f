"""Turn notices: whom they reach, and that they show nothing hidden."""

from __future__ import annotations

import asyncio
import json
import socketserver
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import Any, ClassVar

import pytest

from macher.server import wire
from macher.server.live.room import Room
from macher.server.people.callers import Caller
from macher.server.people.notices import resolve
from macher.server.service import Service
from macher.server.settings import Mail, Settings
from macher.server.store import NoticeRow, UserRow
from macher.server.tables import making


class Hook(BaseHTTPRequestHandler):
    """Keeps what is posted to it."""

    got: ClassVar[list[Any]] = []

    def do_POST(self) -> None:
        Hook.got.append(json.loads(self.rfile.read(int(self.headers["content-length"]))))
        self.send_response(200)
        self.end_headers()

    def log_message(self, *_: Any) -> None: ...


class Mailbox(socketserver.StreamRequestHandler):
    """A mail server that takes everything."""

    got: ClassVar[list[str]] = []

    def handle(self) -> None:
        self.wfile.write(b"220 here\r\n")
        reading = False
        text: list[str] = []
        for line in self.rfile:
            word = line.decode().rstrip("\r\n")
            if reading:
                if word == ".":
                    Mailbox.got.append("\n".join(text))
                    reading = False
                    self.wfile.write(b"250 kept\r\n")
                text.append(word)
            elif word.upper().startswith("DATA"):
                reading = True
                self.wfile.write(b"354 go on\r\n")
            elif word.upper().startswith("QUIT"):
                self.wfile.write(b"221 bye\r\n")
                return
            else:
                self.wfile.write(b"250 fine\r\n")


@contextmanager
def serving(server: socketserver.TCPServer) -> Iterator[int]:
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield server.server_address[1]
    finally:
        server.shutdown()
        server.server_close()


async def a_table(service: Service, **notices: Any) -> Room:
    user = UserRow(id="anna", name="Anna", language="de", created=0, **notices)
    service.store.create_user(user)
    seats = [wire.NewSeat(party="spd", kind="me")]
    seats += [wire.NewSeat(party=party, kind="bot", bot="random") for party in ("cdu", "fdp")]
    return await making.new_table(service.rooms, user, wire.NewTable(edition="2019", name="Heute", seats=seats))


def test_mail_and_webhook_tell_the_table_and_nothing_hidden(tmp_path: Path) -> None:
    async def telling(mail_port: int, hook_port: int) -> None:
        settings = Settings(
            database_url=f"sqlite:///{tmp_path / 'tables.db'}",
            public_url="https://tables.example",
            mail=Mail(host="127.0.0.1", port=mail_port, sender="macher@example.org", start_tls=False),
            private_webhooks=True,
        )
        service = Service(settings)
        async with service.running():
            hook = {"webhook": f"http://127.0.0.1:{hook_port}/"}
            room = await a_table(service, email="anna@example.org", notices=hook)
            async with asyncio.timeout(60):
                while not (due := service.store.claim_notices(time.time() + 3600)):
                    await asyncio.sleep(0.02)
            for notice in due:
                await service.notices.deliver(notice)
            link = f"https://tables.example/#/table/{room.id}"
            assert Hook.got == [
                {
                    "table": room.id,
                    "name": "Heute",
                    "seat": 0,
                    "link": link,
                    "text": "Die Macher: Du bist am Zug an „Heute“",
                    "content": "Die Macher: Du bist am Zug an „Heute“",
                }
            ]
            assert len(Mailbox.got) == 1
            assert "To: anna@example.org" in Mailbox.got[0]

    with (
        serving(socketserver.ThreadingTCPServer(("127.0.0.1", 0), Mailbox)) as mail_port,
        serving(HTTPServer(("127.0.0.1", 0), Hook)) as hook_port,
    ):
        Hook.got.clear()
        Mailbox.got.clear()
        asyncio.run(telling(mail_port, hook_port))


def test_who_has_acted_meanwhile_hears_nothing(tmp_path: Path) -> None:
    async def telling(hook_port: int) -> None:
        service = Service(Settings(database_url=f"sqlite:///{tmp_path / 'tables.db'}", private_webhooks=True))
        async with service.running():
            room = await a_table(service, notices={"webhook": f"http://127.0.0.1:{hook_port}/"})
            await service.notices.deliver(NoticeRow(game=room.id, seat=1, version=0, user="anna", due=0))
            assert Hook.got == []

    with serving(HTTPServer(("127.0.0.1", 0), Hook)) as hook_port:
        Hook.got.clear()
        asyncio.run(telling(hook_port))


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost", "10.1.2.3", "169.254.169.254", "::1"])
def test_webhooks_do_not_knock_on_doors_inside(host: str) -> None:
    with pytest.raises(ValueError, match="own network"):
        resolve(host, 80, private=False)


def test_who_is_here_gets_no_message_and_who_goes_before_answering_does(tmp_path: Path) -> None:
    """For somebody who is here the store is not even asked."""

    async def coming_and_going() -> None:
        service = Service(Settings(database_url=f"sqlite:///{tmp_path / 'tables.db'}", private_webhooks=True))
        async with service.running():
            room = await a_table(service, notices={"webhook": "http://127.0.0.1:1/"})
            assert room.playing_table().deciders()
            service.notices._away.clear()
            service.store.drop_notices(room.id, 0)
            here = Here(room)
            room.listeners.add(here)
            room.changed()
            assert service.notices._away == {}
            room.listeners.discard(here)
            room.presence_changed()
            async with asyncio.timeout(60):
                while not (due := service.store.claim_notices(time.time() + 3600)):
                    await asyncio.sleep(0.01)
            assert [(notice.game, notice.seat, notice.user) for notice in due] == [(room.id, 0, "anna")]

    asyncio.run(coming_and_going())


class Here:
    """Somebody who is at seat 0 and hears nothing."""

    seat: int | None = 0
    here = True
    table_changed = chat_due = False

    def __init__(self, room: Room) -> None:
        self.caller = Caller(user=room.service.store.user("anna"))
        self.notices: list[wire.Notice] = []

    def wake(self) -> None: ...
