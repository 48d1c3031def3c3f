"""The outermost layer of the service: what holds for every answer, whoever gives it.

Security headers on everything (also on 404, 403, 429 and 500), the Origin check of requests that change something and
of sockets, sizes and depth of bodies, rate limits, cookies, and no stack trace to anybody.
"""

from __future__ import annotations

import asyncio
import re
import time
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec
import structlog
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from macher.server import metrics
from macher.server.guard.addresses import address_of, was_forwarded
from macher.server.guard.bodies import check_depth, check_encoding
from macher.server.guard.costs import charge
from macher.server.guard.rates import Rates
from macher.server.problems import Problem, choose_language
from macher.server.settings import Settings

POLICY: Final = (
    "default-src 'self'; worker-src 'self'; manifest-src 'self'; object-src 'none'; base-uri 'none'; "
    "frame-ancestors 'none'; form-action 'self'"
)
HEADERS: Final = (
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=(), payment=(), usb=()"),
)
STRICT_TRANSPORT: Final = (b"strict-transport-security", b"max-age=31536000")
SAFE_METHODS: Final = frozenset({"GET", "HEAD", "OPTIONS"})
BODY_TIME: Final = 20.0
BURST: Final = 10

log = structlog.get_logger()


class WentAway(Exception):
    """The client did not wait for an answer."""


class Guard:
    """Around the whole application."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.settings = settings
        self.rates = Rates(settings.rate, settings.rate * BURST)
        self.sockets: dict[str, int] = {}
        self.told_of_proxy = bool(settings.proxies)
        self.headers = [*HEADERS, STRICT_TRANSPORT] if settings.secure else list(HEADERS)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        kind: str = scope["type"]
        if kind == "http":
            await self.http(scope, receive, send)
        elif kind == "websocket":
            await self.socket(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    # --- HTTP ---------------------------------------------------------------------------------------------------------
    async def http(self, scope: Any, receive: Receive, send: Send) -> None:
        """One request, from its first check to the line in the log."""
        began = time.perf_counter()
        headers = dict(scope["headers"])
        answer = Watched(send, scope, self.headers)
        self.notice_proxy(scope)
        try:
            self.check_host(headers)
            charge(self.rates, address_of(scope), 1)
            if scope["method"] not in SAFE_METHODS:
                self.check_origin(headers)
                receive = await self.whole_body(scope, headers, receive)
            await self.app(scope, receive, answer.send)
        except Problem as problem:
            await self.refuse(scope, headers, problem, answer)
        except WentAway:
            return
        except (asyncio.CancelledError, ConnectionError):
            raise
        except Exception:
            log.exception("failed", method=scope["method"], path=scope["path"])
            await self.refuse(scope, headers, Problem(500, "internal"), answer)
        took = time.perf_counter() - began
        metrics.REQUESTS.labels(scope["method"], str(answer.status)).inc()
        metrics.REQUEST_TIME.observe(took)
        log.info("request", method=scope["method"], path=scope["path"], status=answer.status, ms=round(took * 1000, 1))

    def notice_proxy(self, scope: Any) -> None:
        """A proxy that we were not told of makes all visitors one address to us: tell the host of it, once."""
        if not self.told_of_proxy and was_forwarded(scope):
            self.told_of_proxy = True
            log.warning("proxy_not_believed", hint="macher serve --proxy ADDRESS, see docs/hosting.md")

    def check_host(self, headers: dict[bytes, bytes]) -> None:
        """Answer to our own names only, where they are set."""
        host = headers.get(b"host", b"").decode("latin-1")
        if (
            self.settings.hosts
            and host.rpartition(":")[0] not in self.settings.hosts
            and host not in self.settings.hosts
        ):
            raise Problem(400, "host")

    def check_origin(self, headers: dict[bytes, bytes]) -> None:
        """A browser says where a request comes from: it must be our own page. Programs say nothing."""
        if headers.get(b"sec-fetch-site", b"none") not in (b"same-origin", b"none") and b"origin" not in headers:
            raise Problem(403, "origin")
        origin = headers.get(b"origin")
        if origin is None:
            return
        named = origin.decode("latin-1")
        if named not in self.settings.origins and host_of(named).encode("latin-1") != headers.get(b"host"):
            raise Problem(403, "origin")

    async def whole_body(self, scope: Any, headers: dict[bytes, bytes], receive: Receive) -> Receive:
        """The body, read before anybody looks at it: not too long, not too slow, not too deep."""
        limit = self.settings.record_limit + 1024 if scope["path"] == "/api/records" else self.settings.body_limit
        length = headers.get(b"content-length", b"0")
        if not length.isdigit() or len(length) > 20 or int(length) > limit:
            raise Problem(413, "too-long", bytes=limit)
        parts: list[bytes] = []
        size = 0
        try:
            async with asyncio.timeout(BODY_TIME):
                while True:
                    message = await receive()
                    if message["type"] != "http.request":
                        raise WentAway
                    parts.append(message["body"])
                    size += len(message["body"])
                    if size > limit:
                        raise Problem(413, "too-long", bytes=limit)
                    if not message.get("more_body"):
                        break
        except TimeoutError:
            raise Problem(408, "too-slow") from None
        body = b"".join(parts)
        check_encoding(body)
        check_depth(body)
        return Replayed(body, receive).receive

    # --- sockets ------------------------------------------------------------------------------------------------------
    async def socket(self, scope: Any, receive: Receive, send: Send) -> None:
        """A socket, from its first check until it is closed."""
        headers = dict(scope["headers"])
        address = address_of(scope)
        try:
            self.check_host(headers)
            charge(self.rates, address_of(scope), 1)
            self.check_origin(headers)
            if self.sockets.get(address, 0) >= self.settings.sockets_per_address:
                raise Problem(429, "rate", seconds=10)
        except Problem as problem:
            await self.deny(scope, headers, problem, send)
            return
        self.sockets[address] = self.sockets.get(address, 0) + 1
        metrics.SOCKETS.inc()
        watched = WatchedSocket(send)
        try:
            await self.app(scope, receive, watched.send)
            if watched.denied:
                await self.deny(scope, headers, scope.get("macher_problem") or Problem(500, "internal"), send)
        finally:
            metrics.SOCKETS.dec()
            self.sockets[address] -= 1
            if not self.sockets[address]:
                del self.sockets[address]

    async def deny(self, scope: Any, headers: dict[bytes, bytes], problem: Problem, send: Send) -> None:
        """Refuse a socket with a whole HTTP answer, if the server can."""
        if "websocket.http.response" not in (scope.get("extensions") or {}):
            await send({"type": "websocket.close", "code": 1008, "reason": problem.code})
            return
        body = msgspec.json.encode(problem.told(language_of(scope, headers)))
        start: Any = {
            "type": "websocket.http.response.start",
            "status": problem.status,
            "headers": [(b"content-type", b"application/json"), *self.headers],
        }
        await send(start)
        await send({"type": "websocket.http.response.body", "body": body, "more_body": False})

    async def refuse(self, scope: Any, headers: dict[bytes, bytes], problem: Problem, answer: Watched) -> None:
        """A problem as an HTTP answer, if none has begun."""
        if answer.status:
            return
        body = msgspec.json.encode(problem.told(language_of(scope, headers)))
        head = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
        if problem.status == 429:
            head.append((b"retry-after", str(problem.values["seconds"]).encode()))
        await answer.send({"type": "http.response.start", "status": problem.status, "headers": head})
        await answer.send({"type": "http.response.body", "body": body, "more_body": False})


class Watched:
    """An answer on its way out: gets our headers and the cookies of a fresh session, and its status is remembered."""

    def __init__(self, send: Send, scope: Any, headers: list[tuple[bytes, bytes]]) -> None:
        self._send = send
        self._scope = scope
        self._headers = headers
        self.status = 0

    async def send(self, message: Message) -> None:
        """Pass it on."""
        if message["type"] == "http.response.start":
            self.status = message["status"]
            own = {name for name, _ in self._headers}
            kept = [(name, value) for name, value in message.get("headers", ()) if name.lower() not in own]
            cookies = [(b"set-cookie", cookie.encode("latin-1")) for cookie in self._scope.get("macher_cookies", ())]
            if not any(name.lower() == b"cache-control" for name, _ in kept):
                kept.append((b"cache-control", b"no-store"))
            message["headers"] = [*kept, *cookies, *self._headers]
        await self._send(message)


class WatchedSocket:
    """A socket on its way: one that is closed before it was opened is denied by the guard, with a whole answer."""

    def __init__(self, send: Send) -> None:
        self._send = send
        self._open = False
        self.denied = False

    async def send(self, message: Message) -> None:
        """Pass it on."""
        kind: str = message["type"]
        if kind == "websocket.accept":
            self._open = True
        elif not self._open:
            self.denied = True
            return
        await self._send(message)


class Replayed:
    """A body that was read already, given to the application as if it came now."""

    def __init__(self, body: bytes, receive: Receive) -> None:
        self._body: bytes | None = body
        self._receive = receive

    async def receive(self) -> Any:
        """The whole body, then whatever comes."""
        if self._body is None:
            return await self._receive()
        body, self._body = self._body, None
        return {"type": "http.request", "body": body, "more_body": False}


def host_of(origin: str) -> str:
    """The host and port of an origin; nothing if it is none."""
    try:
        return urlsplit(origin).netloc
    except ValueError:
        return ""


def language_of(scope: Any, headers: dict[bytes, bytes]) -> str:
    """The language for a problem, before anybody has looked at the request."""
    query = scope.get("query_string", b"").decode("latin-1")
    named = re.search(r"(?:^|&)lang=([a-z]{2})", query)
    return choose_language(named[1] if named else None, headers.get(b"accept-language", b"").decode("latin-1"))
