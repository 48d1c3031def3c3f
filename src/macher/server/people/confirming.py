"""E-mail addresses are confirmed before notices go there: one letter with a code, which its reader types into the page.

Nothing in that letter was written by a stranger, and only so many are sent for one person, to one address and for one
client. A code is good for one person and one address, for a day; the store keeps its hash.
"""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import Any, Final

from macher.i18n import Texts
from macher.server.core import Core
from macher.server.guard.costs import charge
from macher.server.guard.rates import Rates
from macher.server.people.delivering import Delivering
from macher.server.problems import Problem
from macher.server.store import UserRow, hash_of_code, new_id

LASTS: Final = 86400.0
PART: Final = 4  # letters of a code that stand together


@dataclass(frozen=True)
class Code:
    """What is sent to an address."""

    email: str
    word: str
    until: float

    @property
    def kept(self) -> dict[str, Any]:
        """What the store keeps of it."""
        return {"email_code": hash_of_code(self.email, self.word), "email_code_until": self.until}

    @property
    def shown(self) -> str:
        """As a person types it."""
        return "-".join(self.word[at : at + PART] for at in range(0, len(self.word), PART))


class Confirming:
    """Who has asked for letters, and what their codes are."""

    def __init__(self, service: Core, delivering: Delivering) -> None:
        self.service = service
        self.delivering = delivering
        self._of_person = Rates(rate=1 / 600, burst=3)
        self._of_email = Rates(rate=1 / 3600, burst=3)
        self._of_client = Rates(rate=1 / 300, burst=5)

    def begin(self, user: UserRow, email: str, client: str, *, again: bool = False) -> Code | None:
        """A code for an address; None if none is needed, or there is no mail server."""
        waiting = user.email == email and user.email_code is not None and (user.email_code_until or 0) > time.time()
        if self.service.settings.mail is None or user.email_confirmed == email or (waiting and not again):
            return None
        charge(self._of_person, user.id, 1)
        charge(self._of_client, client, 1)
        charge(self._of_email, mailbox_of(email), 1)
        return Code(email, new_id(), time.time() + LASTS)

    def send(self, code: Code, language: str) -> None:
        """Send the letter, beside the request: how long it takes tells nothing."""
        texts = Texts(language)
        subject = texts.get("service-confirm-subject")
        body = texts.get("service-confirm-body", code=code.shown, link=self.service.settings.public_url or "")
        self.service.start(self._deliver(code.email, subject, body))

    async def _deliver(self, email: str, subject: str, body: str) -> None:
        await self.delivering.mail(email, subject, body)

    async def confirm(self, user: UserRow, code: str) -> UserRow:
        """Whoever knows the code reads the mail of the address."""
        typed = "".join(char for char in code.lower() if char.isalnum())
        confirmed = await self.service.call(self.service.store.confirm_email, user.id, typed, time.time())
        if confirmed is None:
            raise Problem(422, "email-code")
        return confirmed


def mailbox_of(email: str) -> str:
    """The mailbox behind an address, without what may be added to it after a plus."""
    name, _, host = email.casefold().rpartition("@")
    return f"{name.partition('+')[0]}@{host}"
