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
from macher.server.people.addresses import is_email, is_outside, is_webhook
from macher.server.people.callers import Caller
from macher.server.people.delivering import Delivering
from macher.server.people.posting import resolve
from macher.server.problems import Problem
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


ANNA = {"email": "anna@example.org", "email_confirmed": "anna@example.org"}


async def a_table(service: Service, **notices: Any) -> Room:
    user = UserRow(**{"id": "anna", "name": "Anna", "language": "de", "created": 0, **notices})
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
            room = await a_table(service, **ANNA, notices=hook)
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
                    "text": "Die Macher: Du bist am Zug",
                    "content": "Die Macher: Du bist am Zug",
                }
            ]
            assert len(Mailbox.got) == 1
            assert "To: anna@example.org" in Mailbox.got[0]
            assert "Subject: Die Macher: Du bist am Zug\n" in Mailbox.got[0]

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


# --- each on its own --------------------------------------------------------------------------------------------------
def mailing(folder: Path, mail_port: int, **more: Any) -> Settings:
    return Settings(
        database_url=f"sqlite:///{folder / 'tables.db'}",
        mail=Mail(host="127.0.0.1", port=mail_port, sender="macher@example.org", start_tls=False),
        private_webhooks=True,
        **more,
    )


async def due_notices(service: Service, number: int) -> None:
    """Wait until so many notices are kept."""
    async with asyncio.timeout(60):
        while len(service.store.claim_notices(time.time() + 3600, again_after=0)) < number:
            await asyncio.sleep(0.02)


@pytest.mark.parametrize("poison", ["<@", "a@x,b@y", "@", "", "a b@c", "\r\n@x.org", "x" * 5000])
def test_a_poisoned_address_ends_no_other_notice(tmp_path: Path, poison: str) -> None:
    """As an older version may have kept one, or a database that was written by hand."""

    async def telling(mail_port: int) -> None:
        service = Service(mailing(tmp_path, mail_port))
        async with service.running():
            await a_table(service, id="eve", email=poison, email_confirmed=poison, notices={"webhook": poison})
            await a_table(service, **ANNA)
            await due_notices(service, 2 if poison else 1)
            await service.notices.send_due(time.time() + 7200)
            async with asyncio.timeout(60):
                while service.store.claim_notices(time.time() + 9000, again_after=0):  # until each is sent
                    await asyncio.sleep(0.02)

    with serving(socketserver.ThreadingTCPServer(("127.0.0.1", 0), Mailbox)) as mail_port:
        Mailbox.got.clear()
        asyncio.run(telling(mail_port))
    assert len(Mailbox.got) == 1
    assert "To: anna@example.org" in Mailbox.got[0]


def test_a_failure_of_any_kind_ends_no_other_notice(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def telling() -> None:
        service = Service(Settings(database_url=f"sqlite:///{tmp_path / 'tables.db'}"))
        async with service.running():
            hook = {"webhook": "https://tables.example/"}
            first = await a_table(service, notices=hook)
            second = await a_table(service, id="ben", notices=hook)
            await due_notices(service, 2)
            told: list[str] = []

            async def webhook(_: str, about: dict[str, Any]) -> bool:
                if about["table"] == first.id:
                    raise IndexError("string index out of range")
                told.append(about["table"])
                return True

            monkeypatch.setattr(service.delivering, "webhook", webhook)
            await service.notices.send_due(time.time() + 7200)
            async with asyncio.timeout(60):
                while told != [second.id]:
                    await asyncio.sleep(0.01)
                while service.store.claim_notices(time.time() + 9000, again_after=0):  # the first is not tried for ever
                    await asyncio.sleep(0.02)

    asyncio.run(telling())


def test_a_webhook_that_trickles_is_given_up_and_holds_up_nobody(tmp_path: Path) -> None:
    """It sends a byte every moment without ever coming to an end: no single wait is long."""

    async def telling(hook_port: int) -> None:
        given_up = asyncio.Event()

        async def trickle(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            try:
                while True:
                    writer.write(b"\x16\x03\x03\x40\x00")  # says that 16,384 bytes of TLS follow
                    await writer.drain()
                    await asyncio.sleep(0.01)
            except ConnectionError:
                given_up.set()

        server = await asyncio.start_server(trickle, "127.0.0.1", 0)
        slow = f"https://127.0.0.1:{server.sockets[0].getsockname()[1]}/"
        settings = Settings(database_url=f"sqlite:///{tmp_path / 'tables.db'}", private_webhooks=True)
        patient, hasty = Delivering(settings, patience=60), Delivering(settings, patience=0.1)
        async with asyncio.timeout(60):
            waiting = [asyncio.create_task(patient.webhook(slow, {})) for _ in range(4)]
            assert await patient.webhook(f"http://127.0.0.1:{hook_port}/", {"a": 1})
            assert not any(task.done() for task in waiting)
            assert not await hasty.webhook(slow, {})
            await given_up.wait()
        for task in waiting:
            task.cancel()
        server.close()
        patient.close()
        hasty.close()

    with serving(HTTPServer(("127.0.0.1", 0), Hook)) as hook_port:
        Hook.got.clear()
        asyncio.run(telling(hook_port))
    assert Hook.got == [{"a": 1}]


def test_a_name_that_is_never_found_is_given_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    found = threading.Event()

    def hanging(*_: Any, **__: Any) -> Any:
        found.wait(60)
        raise OSError("no such name")

    monkeypatch.setattr("macher.server.people.posting.resolve", hanging)

    async def telling() -> None:
        delivering = Delivering(Settings(database_url=f"sqlite:///{tmp_path / 'tables.db'}"), patience=0.05)
        assert not await delivering.webhook("https://slow.example/", {})
        found.set()
        delivering.close()

    asyncio.run(telling())


# --- where to ---------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("host", ["127.0.0.1", "localhost", "10.1.2.3", "169.254.169.254", "::1"])
def test_webhooks_do_not_knock_on_doors_inside(host: str) -> None:
    with pytest.raises(ValueError, match="own network"):
        resolve(host, 80, private=False)


@pytest.mark.parametrize(
    "address",
    [
        "64:ff9b::8.8.8.8", "64:ff9b::10.0.0.1", "64:ff9b:1::1", "2002:a00:1::1", "2002:808:808::1", "fec0::1",
        "fe80::1", "fc00::1", "fd12::1", "::", "::1", "::ffff:10.0.0.1", "::ffff:8.8.8.8", "::10.0.0.1", "::8.8.8.8",
        "ff0e::1", "2001::1", "2001:db8::1", "100::1", "3fff::1", "5f00::1", "fe80::1%lo",
        "0.0.0.0", "10.0.0.1", "100.64.0.1", "127.0.0.1", "169.254.169.254", "172.16.0.1", "192.0.0.1", "192.0.2.1",
        "192.88.99.1", "192.168.0.1", "198.18.0.1", "203.0.113.1", "224.0.0.1", "239.1.1.1", "240.0.0.1",
        "255.255.255.255",
    ],
)  # fmt: skip
def test_what_is_not_for_certain_out_in_the_world(address: str) -> None:
    assert not is_outside(address)


@pytest.mark.parametrize("address", ["8.8.8.8", "1.1.1.1", "2606:4700:4700::1111", "2a00:1450:4001:81b::200e"])
def test_what_is_out_in_the_world(address: str) -> None:
    assert is_outside(address)


@pytest.mark.parametrize(
    "email",
    [
        "", "@", "<@", "a@", "@b.org", "a@b", "nobody", "a@x.org,b@y.org", "a@x.org, b@y.org", "a@x.org;b@y.org",
        "Anna <a@x.org>", "<a@x.org>", "a@x.org>", '"a b"@x.org', "a b@x.org", "a@x.org\r\nBcc: c@d.org", "a@x.org\n",
        "a@x.org\0", "a@x@y.org", ".a@x.org", "a.@x.org", "a..b@x.org", "a@-x.org", "a@x-.org", "a@x..org", "a@.x.org",
        "a@x.org.", "a@[127.0.0.1]", "a(b)@x.org", "\u00e4@x.org", "a@\u00e4.org", "a" * 65 + "@x.org",
        "a@" + "x." * 130 + "org", "a@" + "x" * 64 + ".org",
    ],
)  # fmt: skip
def test_what_is_not_one_email_address(email: str) -> None:
    assert not is_email(email)


@pytest.mark.parametrize("email", ["anna@example.org", "a.b+c_d@x-y.example.co.uk", "o'neill@xn--bcher-kva.example"])
def test_what_is_one(email: str) -> None:
    assert is_email(email)


@pytest.mark.parametrize(
    "webhook",
    ["", "http://", "http://a b/", "http://a\r\nX: y", "http://[", "http://a:x/", "http://a:99999/", "ftp://a/",
     "http://\u00e4/", "http://a/" + "x" * 400],
)  # fmt: skip
def test_what_is_no_webhook(webhook: str) -> None:
    assert not is_webhook(webhook)


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
    table_changed = chat_due = orders_due = False
    address = ""

    def __init__(self, room: Room) -> None:
        self.caller = Caller(user=room.service.store.user("anna"))
        self.notices: list[wire.Notice] = []

    def wake(self) -> None: ...
    def doubt(self) -> None: ...
    def refuse(self, problem: Problem) -> None: ...
