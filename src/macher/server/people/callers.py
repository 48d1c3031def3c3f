"""Who asks: a browser by its session cookie, or an outside program by the token of its seat.

A session begins with the first request that changes something, so that a passing visitor leaves nothing behind. Its
cookie is for the browser alone (HttpOnly); beside it lies a second one that the page reads and sends back as the header
`X-CSRF-Token`, which a page of another site cannot do.
"""

from __future__ import annotations

import hmac
import math
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from hashlib import sha256
from typing import Any, Final

from litestar.connection import ASGIConnection

from macher.i18n import Texts
from macher.server import wire
from macher.server.core import Core
from macher.server.guard.addresses import address_of
from macher.server.people.guessing import Guessing
from macher.server.people.names import clean
from macher.server.problems import Problem, choose_language
from macher.server.store import AccountTaken, SeatRow, UserRow, hash_of, new_id, new_token

SESSION_COOKIE: Final = "macher_session"
CSRF_COOKIE: Final = "macher_csrf"
CSRF_HEADER: Final = b"x-csrf-token"
LASTS: Final = 90 * 86400
REMEMBERED: Final = 20.0  # seconds that a session is believed without asking the store
MOST_REMEMBERED: Final = 5_000
SAFE: Final = frozenset({"GET", "HEAD", "OPTIONS"})


@dataclass(frozen=True)
class Caller:
    """Who asks: a person, a program at one seat, or nobody known."""

    user: UserRow | None = None
    session: str | None = None
    """The token of the session."""
    until: float = math.inf
    """When the session ends, as far as was known."""
    program: SeatRow | None = None
    """The seat that a program holds, with the hash of the token that it came with."""

    def holds(self, seat: SeatRow) -> bool:
        """Whether this seat is theirs; a program's, while the token is the one it came with."""
        if self.program is not None:
            mine = (self.program.game, self.program.seat, self.program.token)
            return seat.token is not None and mine == (seat.game, seat.seat, seat.token)
        return self.user is not None and seat.holder == self.user.id and seat.kind in ("person", "hot")

    def is_user(self, user: str | None) -> bool:
        """Whether this is the person of an id."""
        return self.user is not None and self.user.id == user


NOBODY: Final = Caller()


class People:
    """Sessions and accounts."""

    def __init__(self, service: Core) -> None:
        self.service = service
        self.changed: Callable[[str], None] = lambda _: None
        """Hears whose sessions ended, or whose seats went to somebody else."""
        self.came: Callable[[SeatRow], Awaitable[None]] = nothing
        """Hears by which seat a program comes."""
        self._known: OrderedDict[str, tuple[float, Caller]] = OrderedDict()
        self._forgotten = 0  # how often: what was read before the last time is not remembered
        self.guessing = Guessing(limited=bool(service.settings.rate))

    # --- who asks -----------------------------------------------------------------------------------------------------
    async def caller(self, scope: Any) -> Caller:
        """Who asks. A request that changes something by a cookie must bring the page's own token."""
        headers = dict(scope["headers"])
        bearer = headers.get(b"authorization", b"").decode("latin-1")
        if bearer:
            return await self._program(bearer)
        token = cookie(headers, SESSION_COOKIE)
        if token is None:
            return NOBODY
        caller = await self._session(token)
        if caller.user is not None and scope.get("method", "GET") not in SAFE:
            sent = headers.get(CSRF_HEADER, b"").decode("latin-1")
            if not same_secret(sent, csrf_of(token)):
                raise Problem(403, "csrf")
        return caller

    async def _program(self, bearer: str) -> Caller:
        kind, _, token = bearer.partition(" ")
        seat = None
        if kind.lower() == "bearer" and token:
            seat = await self.service.call(self.service.store.seat_of_token, token.strip())
        if seat is None:
            raise Problem(401, "token")
        await self.came(seat)
        return Caller(program=seat)

    async def _session(self, token: str) -> Caller:
        now = time.monotonic()
        known = self._known.get(hash_of(token))
        if known is not None and known[0] > now and known[1].until > time.time():
            return known[1]
        forgotten = self._forgotten
        found = await self.service.call(self.service.store.session, token, time.time())
        if found is None:
            return NOBODY
        session, user = found
        if session.seen < time.time() - 86400:
            await self.service.call(self.service.store.touch_session, token, time.time(), time.time() + LASTS)
        caller = Caller(user=user, session=token, until=session.expires)
        if forgotten == self._forgotten:
            self._remember(token, caller)
        return caller

    def _remember(self, token: str, caller: Caller) -> None:
        self._known[hash_of(token)] = (time.monotonic() + REMEMBERED, caller)
        while len(self._known) > MOST_REMEMBERED:
            self._known.popitem(last=False)

    def forget(self, user: str | None) -> None:
        """What was remembered of this person (None: of anybody) is no longer so."""
        self._forgotten += 1
        for token in [token for token, (_, known) in self._known.items() if user is None or known.is_user(user)]:
            del self._known[token]

    def _ended(self, user: str) -> None:
        """Sessions of this person ended, as the store has it already: here they are over, too."""
        self.forget(user)
        self.changed(user)

    # --- beginning and ending -----------------------------------------------------------------------------------------
    async def person(self, caller: Caller, scope: Any, name: str | None = None) -> UserRow:
        """The person who asks; somebody new becomes a guest with a session. A program is no person."""
        if caller.program is not None:
            raise Problem(403, "program")
        if caller.user is not None:
            if name and caller.user.account is None and name != caller.user.name:
                return await self.change(caller, name=name)
            return caller.user
        user = UserRow(id=new_id(), name=clean(name) or nameless(scope), created=time.time())
        await self.service.call(self.service.store.create_user, user)
        await self._begin(user, scope)
        return user

    async def _begin(self, user: UserRow, scope: Any) -> None:
        token = new_token()
        now = time.time()
        await self.service.call(self.service.store.create_session, token, user.id, now, now + LASTS)
        self._remember(token, Caller(user=user, session=token, until=now + LASTS))
        scope["macher_cookies"] = self.cookies(token, LASTS)

    def cookies(self, token: str, lasts: int) -> list[str]:
        """The two cookies of a session."""
        rest = f"; Path=/; Max-Age={lasts}; SameSite=Lax" + ("; Secure" if self.service.settings.secure else "")
        return [f"{SESSION_COOKIE}={token}; HttpOnly{rest}", f"{CSRF_COOKIE}={csrf_of(token) if token else ''}{rest}"]

    async def change(self, caller: Caller, **changes: Any) -> UserRow:
        """Change what is kept of a person."""
        if caller.user is None:
            raise Problem(401, "session")
        if "name" in changes:
            changes["name"] = clean(changes["name"]) or caller.user.name
        user = await self.service.call(self.service.store.change_user, caller.user.id, **changes)
        self.forget(user.id)
        return user

    # --- accounts -----------------------------------------------------------------------------------------------------
    async def register(self, caller: Caller, scope: Any, wanted: wire.Credentials) -> UserRow:
        """Make the person an account; the tables of a guest stay theirs."""
        name = clean(wanted.name)
        if not name:
            raise Problem(422, "name")
        address = address_of(scope)
        self.guessing.slow_down(address)
        if caller.user is not None and caller.user.account is not None:
            raise Problem(409, "has-account")
        password = await self.service.passwords.hashed(wanted.password)
        try:
            if caller.user is not None:
                user = await self.change(caller, name=name, account=name, password=password)
                self.guessing.was_right(address, name.casefold())
                await self._end(caller)  # whoever knew the guest's token does not hold the account
                await self._begin(user, scope)
                return user
            user = UserRow(id=new_id(), name=name, account=name, password=password, created=time.time())
            await self.service.call(self.service.store.create_user, user)
        except AccountTaken:
            raise Problem(409, "account-taken") from None
        self.guessing.was_right(address, name.casefold())
        await self._begin(user, scope)
        return user

    async def log_in(self, caller: Caller, scope: Any, wanted: wire.Credentials) -> UserRow:
        """Begin a session of an account; what a guest had becomes the account's."""
        address, name = address_of(scope), clean(wanted.name).casefold()
        self.guessing.try_name(address, name)
        user = await self.service.call(self.service.store.user_of_account, name)
        if not await self.service.passwords.fits(wanted.password, user.password if user else None) or user is None:
            raise Problem(401, "login")
        self.guessing.was_right(address, name)
        if caller.user is not None and caller.user.id != user.id:
            await self._become(caller.user, user)
        await self._end(caller)
        await self._begin(user, scope)
        return user

    async def _become(self, before: UserRow, user: UserRow) -> None:
        """The same person under another name: nobody gets round what they have seen by logging in."""
        if before.account is None:
            await self.service.call(self.service.store.take_over, before.id, user.id)
            self._ended(before.id)
        else:
            await self.service.call(self.service.store.share_hands, before.id, user.id)

    async def change_password(self, caller: Caller, scope: Any, wanted: wire.PasswordChange) -> None:
        """A new password for who knows the old one; all other sessions end."""
        if caller.user is None or caller.user.account is None:
            raise Problem(403, "no-account")
        self.guessing.try_name(address_of(scope), caller.user.account)
        user = await self.service.call(self.service.store.user, caller.user.id)
        if not await self.service.passwords.fits(wanted.old, user.password if user else None):
            raise Problem(403, "password")
        password = await self.service.passwords.hashed(wanted.new)
        await self.service.call(self.service.store.change_password, caller.user.id, password, caller.session)
        self._ended(caller.user.id)

    async def log_out(self, caller: Caller, scope: Any) -> None:
        """End the session."""
        await self._end(caller)
        scope["macher_cookies"] = self.cookies("", 0)

    async def _end(self, caller: Caller) -> None:
        if caller.user is not None and caller.session is not None:
            await self.service.call(self.service.store.end_session, caller.session)
            self._ended(caller.user.id)


async def nothing(_: SeatRow) -> None:
    """Nobody wants to hear it."""


async def session_ends(service: Core, caller: Caller) -> float | None:
    """When the session that somebody came by ends, as the store has it now; None if it is over."""
    if caller.session is None:
        return math.inf
    found = await service.call(service.store.session, caller.session, time.time())
    return None if found is None else found[0].expires


def me(user: UserRow | None) -> wire.Me:
    """A person as they see themselves."""
    if user is None:
        return wire.Me(id=None, name=None, account=False, language=None, notices=wire.Notices())
    notices = wire.Notices(email=user.email, webhook=user.notices.get("webhook"))
    language: Any = user.language
    return wire.Me(
        id=user.id,
        name=user.name,
        account=user.account is not None,
        language=language,
        notices=notices,
        email_confirmed=user.mail_goes_to is not None,
    )


def csrf_of(session: str) -> str:
    """The token that the page of a session sends back."""
    return sha256(f"csrf {session}".encode()).hexdigest()


def cookie(headers: dict[bytes, bytes], name: str) -> str | None:
    """A cookie of a request."""
    for part in headers.get(b"cookie", b"").decode("latin-1").split(";"):
        key, _, value = part.strip().partition("=")
        if key == name and value:
            return value
    return None


def same_secret(one: str, other: str) -> bool:
    """Whether two secrets are the same; how long that takes tells nothing."""
    return hmac.compare_digest(one.encode(errors="replace"), other.encode(errors="replace"))


def nameless(scope: Any) -> str:
    """What somebody is called who has not said a name, in the language of the request."""
    asking: ASGIConnection[Any, Any, Any, Any] = ASGIConnection(scope)
    language = choose_language(asking.query_params.get("lang"), asking.headers.get("accept-language", ""))
    return Texts(language).get("table-person")
