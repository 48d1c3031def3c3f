"""E-mail addresses: nothing but one letter with a code goes there until the code comes back."""

from __future__ import annotations

import asyncio
import re
import socketserver
from collections.abc import Awaitable, Callable
from email import message_from_string, policy
from pathlib import Path
from typing import Any

import httpx
import pytest

from macher.i18n import LANGUAGES
from macher.server.app import create_app
from macher.server.people import confirming
from macher.server.service import Service
from tests.server.people.test_notices import Mailbox, a_table, mailing, serving

CODE = re.compile(r"^[a-z0-9]{4}-[a-z0-9]{4}-[a-z0-9]{4}$", re.MULTILINE)


class Browser:
    """A person at a page of a service inside this process."""

    def __init__(self, service: Service, address: str = "203.0.113.5") -> None:
        app: Any = create_app(service.settings, service)
        transport = httpx.ASGITransport(app, client=(address, 1))
        self.http = httpx.AsyncClient(transport=transport, base_url="https://here")
        self.service = service

    async def ask(self, method: str, path: str, **body: Any) -> httpx.Response:
        """Ask, with the token of the page."""
        csrf = self.http.cookies.get("macher_csrf")
        headers = {"x-csrf-token": csrf} if csrf else {}
        return await self.http.request(method, path, json=body if method != "GET" else None, headers=headers)

    async def set_email(self, email: str | None, lang: str = "en") -> httpx.Response:
        return await self.ask("PUT", f"/api/me?lang={lang}", notices={"email": email})

    async def is_confirmed(self) -> bool:
        return bool((await self.ask("GET", "/api/me")).json()["email_confirmed"])


def visit(folder: Path, visiting: Callable[[Browser], Awaitable[None]]) -> None:
    async def run(mail_port: int) -> None:
        service = Service(mailing(folder, mail_port, public_url="https://tables.example", rate=0))
        async with service.running():
            await visiting(Browser(service))

    with serving(socketserver.ThreadingTCPServer(("127.0.0.1", 0), Mailbox)) as mail_port:
        Mailbox.got.clear()
        asyncio.run(run(mail_port))


async def letters(number: int) -> list[str]:
    """Wait for so many letters: their texts."""
    async with asyncio.timeout(60):
        while len(Mailbox.got) < number:
            await asyncio.sleep(0.01)
    read = [message_from_string(text, policy=policy.default) for text in Mailbox.got]
    return [f"{letter['to']}|{letter['subject']}|{letter.get_content()}" for letter in read]


def code_in(letter: str) -> str:
    found = CODE.search(letter)
    assert found, letter
    return found[0]


def test_the_code_of_the_letter_confirms(tmp_path: Path) -> None:
    async def visiting(anna: Browser) -> None:
        me = (await anna.set_email("anna@example.org")).json()
        assert (me["notices"]["email"], me["email_confirmed"]) == ("anna@example.org", False)
        [letter] = await letters(1)
        assert letter.startswith("anna@example.org|Die Macher: confirm your e-mail address|")
        code = code_in(letter)
        for wrong in ("", "x", "2222-2222-2222", code[:-1], code + "2", "\u0660" * 12):
            answer = await anna.ask("POST", "/api/me/email", code=wrong)
            assert (answer.status_code, answer.json()["error"]) == (422, "email-code")
        assert not await anna.is_confirmed()
        typed = f" {code.upper().replace('-', ' ')} "
        assert (await anna.ask("POST", "/api/me/email", code=typed)).json()["email_confirmed"]
        assert await anna.is_confirmed()
        assert (await anna.ask("POST", "/api/me/email", code=code)).status_code == 422  # once
        assert (await anna.set_email("anna@example.org")).json()["email_confirmed"]  # and stays so, without a letter
        assert len(Mailbox.got) == 1

    visit(tmp_path, visiting)


def test_a_code_is_good_for_one_address_and_one_person(tmp_path: Path) -> None:
    async def visiting(anna: Browser) -> None:
        await anna.set_email("anna@example.org")
        code = code_in((await letters(1))[0])
        await anna.set_email("victim@example.org")
        assert (await anna.ask("POST", "/api/me/email", code=code)).status_code == 422
        eve = Browser(anna.service)
        await eve.set_email("anna@example.org")
        assert (await eve.ask("POST", "/api/me/email", code=code)).status_code == 422
        assert (await Browser(anna.service).ask("POST", "/api/me/email", code=code)).status_code == 401
        assert not await anna.is_confirmed()
        assert not await eve.is_confirmed()

    visit(tmp_path, visiting)


def test_another_address_must_be_confirmed_again(tmp_path: Path) -> None:
    async def visiting(anna: Browser) -> None:
        await anna.set_email("anna@example.org")
        await anna.ask("POST", "/api/me/email", code=code_in((await letters(1))[0]))
        assert not (await anna.set_email("victim@example.org")).json()["email_confirmed"]
        user = anna.service.store.user((await anna.ask("GET", "/api/me")).json()["id"])
        assert user is not None
        assert user.mail_goes_to is None

    visit(tmp_path, visiting)


def test_a_code_expires_and_another_may_be_asked_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def visiting(anna: Browser) -> None:
        with monkeypatch.context() as past:
            past.setattr(confirming, "LASTS", -1.0)
            await anna.set_email("anna@example.org")
        old = code_in((await letters(1))[0])
        assert (await anna.ask("POST", "/api/me/email", code=old)).status_code == 422
        assert (await anna.ask("POST", "/api/me/email")).status_code == 200
        new = code_in((await letters(2))[1])
        assert (await anna.ask("POST", "/api/me/email", code=old)).status_code == 422
        assert (await anna.ask("POST", "/api/me/email", code=new)).status_code == 200

    visit(tmp_path, visiting)


def test_no_crowd_of_letters(tmp_path: Path) -> None:
    """Not for one person, not to one mailbox, not for one client; the page's other settings cost none."""

    async def visiting(anna: Browser) -> None:
        for _ in range(10):
            assert (await anna.set_email("anna@example.org")).status_code == 200
        assert [(await anna.ask("POST", "/api/me/email")).status_code for _ in range(4)] == [200, 200, 429, 429]
        refused = await anna.set_email("somebody.else@example.org")
        assert refused.status_code == 429
        assert int(refused.headers["retry-after"]) > 60
        same = [Browser(anna.service, f"198.51.100.{n}") for n in range(3)]
        assert [(await eve.set_email(f"ANNA+{n}@example.org")).status_code for n, eve in enumerate(same)] == [429] * 3
        many = [Browser(anna.service, "192.0.2.7") for _ in range(8)]
        sent = [(await eve.set_email(f"victim{n}@example.org")).status_code for n, eve in enumerate(many)]
        assert sent == [200] * 5 + [429] * 3
        await letters(8)

    visit(tmp_path, visiting)


def test_nothing_of_a_stranger_is_in_the_letter(tmp_path: Path) -> None:
    async def visiting(anna: Browser) -> None:
        for number, language in enumerate(LANGUAGES):
            eve = Browser(anna.service, f"198.51.100.{number}")
            await eve.ask("PUT", "/api/me", name="BUY NOW evil.example")
            await eve.set_email(f"victim{number}@example.org", language)
        texts = await letters(len(LANGUAGES))
        assert len({text.partition("|")[2].partition("|")[0] for text in texts}) == len(LANGUAGES)
        for text in texts:
            assert "evil" not in text
            assert "BUY" not in text
            assert "https://tables.example" in text
            assert code_in(text)

    visit(tmp_path, visiting)


def test_no_notice_goes_to_an_address_that_is_not_confirmed(tmp_path: Path) -> None:
    async def visiting(anna: Browser) -> None:
        service = anna.service
        await a_table(service, email="victim@example.org", email_confirmed="anna@example.org")
        await a_table(service, id="ben", email="ben@example.org", email_confirmed="ben@example.org")
        async with asyncio.timeout(60):
            while not (due := service.store.claim_notices(2e9 + 7200)):
                await asyncio.sleep(0.02)
        assert [notice.user for notice in due] == ["ben"]
        for notice in due:
            await service.notices.deliver(notice)
        assert [text.partition("|")[0] for text in await letters(1)] == ["ben@example.org"]

    visit(tmp_path, visiting)


def test_the_store_keeps_no_code(tmp_path: Path) -> None:
    async def visiting(anna: Browser) -> None:
        await anna.set_email("anna@example.org")
        code = code_in((await letters(1))[0]).replace("-", "")
        user = anna.service.store.user((await anna.ask("GET", "/api/me")).json()["id"])
        assert user is not None
        assert user.email_code
        assert code not in user.email_code

    visit(tmp_path, visiting)
