"""Delivering: letters, messages to webhooks and to devices. Several at once, each on its own and none for long."""

from __future__ import annotations

import asyncio
import smtplib
import ssl
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from email.headerregistry import Address
from email.message import EmailMessage
from typing import Any, Final

import msgspec
import structlog

from macher.server.people import posting
from macher.server.people.addresses import is_email, is_push_service, is_webhook
from macher.server.people.pushing import Signature, sealed
from macher.server.settings import Mail, Settings
from macher.server.store import DeviceRow

AT_ONCE: Final = 8
PATIENCE: Final = 10.0
"""Seconds for the whole of one delivery."""
HEARD: Final = range(200, 300)
GONE: Final = frozenset({404, 410})
log = structlog.get_logger()


class Lane:
    """Deliveries of one kind: so many at once, in threads of their own, so that a slow one holds up nothing else."""

    def __init__(self, kind: str, patience: float) -> None:
        self.kind = kind
        self.patience = patience
        self.threads = ThreadPoolExecutor(AT_ONCE, thread_name_prefix=kind)
        self._turnstile = asyncio.Semaphore(AT_ONCE)

    async def carry(self, work: Callable[[], Awaitable[None]]) -> bool:
        """Do it when it is its turn; whether it was done in time. Whatever goes wrong goes wrong for this one alone."""
        async with self._turnstile:
            try:
                async with asyncio.timeout(self.patience):
                    await work()
            except Exception as error:
                log.warning("not_delivered", kind=self.kind, error=type(error).__name__)
                return False
        return True


class Delivering:
    """The ways out of the house."""

    def __init__(self, settings: Settings, patience: float = PATIENCE) -> None:
        self.settings = settings
        self._mail = Lane("mail", patience)
        self._webhooks = Lane("webhook", patience)
        self._devices = Lane("device", patience)

    def close(self) -> None:
        """Leave what is still on its way to itself."""
        for lane in (self._mail, self._webhooks, self._devices):
            lane.threads.shutdown(wait=False, cancel_futures=True)

    async def mail(self, to: str, subject: str, body: str) -> bool:
        """Send a letter, if there is a mail server; whether it was handed over."""
        mail = self.settings.mail
        if mail is None:
            return False

        async def work() -> None:
            loop = asyncio.get_running_loop()
            await loop.run_in_executor(self._mail.threads, send, mail, to, letter(mail, to, subject, body))

        return await self._mail.carry(work)

    async def webhook(self, address: str, told: dict[str, Any]) -> bool:
        """Post a message; whether it was heard."""
        if not self.settings.webhooks:
            return False

        async def work() -> None:
            if not is_webhook(address):
                raise ValueError("a webhook is an address of the web")
            private, threads = self.settings.private_webhooks, self._webhooks.threads
            body = msgspec.json.encode(told)
            # Whatever it answers: it was heard.
            await posting.post(address, body, {"Content-Type": "application/json"}, private=private, threads=threads)

        return await self._webhooks.carry(work)

    async def device(self, device: DeviceRow, signature: Signature, told: dict[str, Any], topic: str) -> bool:
        """Send a message to a device; False if its push service says that there is no such device any more."""
        answers: list[int] = []

        async def work() -> None:
            private, threads = self.settings.private_webhooks, self._devices.threads
            if not is_push_service(device.endpoint, private=private):
                raise ValueError("this is no address of a push service")
            loop = asyncio.get_running_loop()
            body = await loop.run_in_executor(threads, sealed, msgspec.json.encode(told), device)
            headers = signature.headers(device.endpoint, self.settings, topic)
            line = await posting.post(device.endpoint, body, headers, private=private, threads=threads)
            answers.append(posting.status_of(line))
            if answers[0] not in HEARD:
                log.warning("not_delivered", kind="device", status=answers[0])

        await self._devices.carry(work)
        return not GONE.intersection(answers)


def letter(mail: Mail, to: str, subject: str, body: str) -> EmailMessage:
    """A letter to one address, which is looked at again: it may be older than our checks."""
    if not is_email(to):
        raise ValueError("this is not one e-mail address")
    message = EmailMessage()
    message["From"], message["To"], message["Subject"] = mail.sender, Address(addr_spec=to), subject
    message.set_content(body)
    return message


def send(mail: Mail, to: str, message: EmailMessage) -> None:
    """Hand a letter to the mail server."""
    with smtplib.SMTP(mail.host, mail.port, timeout=PATIENCE) as server:
        if mail.start_tls:
            server.starttls(context=ssl.create_default_context())
        if mail.user is not None:
            server.login(mail.user, mail.password or "")
        server.send_message(message, to_addrs=[to])
