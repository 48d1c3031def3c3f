"""The open connections of a process: so many in all, so many of one address.

Whoever keeps us waiting (the request is not whole, nothing came since the last answer, the answer is not taken) makes
room for somebody new, the longest waiting first: a crowd of half requests drops its own and locks nobody out.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Final

import structlog

from macher.server import metrics
from macher.server.guard.addresses import is_loopback, lies_in, network_of
from macher.server.problems import Problem

BACKLOG: Final = 128
"""Connections that the system keeps for us until we look: we may get so many at once."""
RESERVE: Final = BACKLOG + 128
"""Files that connections leave to the rest of the process: the store, bots, pages, and those just coming in."""
log = structlog.get_logger()


class Connections:
    """Who is connected, and who of them keeps us waiting."""

    def __init__(self, most: int, per_address: int, proxies: tuple[str, ...] = ()) -> None:
        self.most = most
        self.per_address = per_address
        self.proxies = proxies
        self._open: dict[asyncio.Transport, str | None] = {}
        self._waiting: dict[asyncio.Transport, None] = {}  # in the order in which they began to wait
        self._of_address: Counter[str] = Counter()

    def __len__(self) -> int:
        return len(self._open)

    def enter(self, transport: asyncio.Transport, peer: str | None) -> Problem | None:
        """A new connection; why not, if it may not stay."""
        address = self._counted(peer)
        if address is not None and self._of_address[address] >= self.per_address:
            return Problem(429, "connections", most=self.per_address)
        while len(self._open) >= self.most:
            if not self._waiting:
                log.warning("full", connections=len(self._open))
                return Problem(503, "full", most=self.most)
            self._drop(next(iter(self._waiting)))
        self._open[transport] = address
        if address is not None:
            self._of_address[address] += 1
        self.waits(transport)
        return None

    def _counted(self, peer: str | None) -> str | None:
        """The address that a connection counts for; none for a proxy, through which all the world may come.

        Whoever comes from this machine may be a proxy that we were not told of.
        """
        if peer is None or is_loopback(peer) or lies_in(peer, self.proxies):
            return None
        return network_of(peer)

    def _drop(self, transport: asyncio.Transport) -> None:
        self.leave(transport)
        transport.abort()
        metrics.DROPPED.inc()

    def waits(self, transport: asyncio.Transport) -> None:
        """From now on it is up to the client."""
        if transport in self._open and transport not in self._waiting:
            self._waiting[transport] = None

    def works(self, transport: asyncio.Transport) -> None:
        """From now on it is up to us."""
        self._waiting.pop(transport, None)

    def leave(self, transport: asyncio.Transport) -> None:
        """It is closed."""
        self._waiting.pop(transport, None)
        address = self._open.pop(transport, None)
        if address is not None:
            self._of_address[address] -= 1
            if not self._of_address[address]:
                del self._of_address[address]


def allowed_connections(wanted: int) -> int:
    """How many connections a process may have open: as many as are wanted, if the system allows so many files.

    Asks the system for them first.
    """
    try:
        import resource
    except ImportError:  # Windows counts in another way
        return wanted
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    top = wanted + RESERVE if hard == resource.RLIM_INFINITY else min(wanted + RESERVE, hard)
    if soft != resource.RLIM_INFINITY and soft < top:
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (top, hard))
            soft = top
        except (ValueError, OSError):
            log.warning("few_files", files=soft)
    if soft == resource.RLIM_INFINITY:
        return wanted
    return min(wanted, max(soft - RESERVE, soft // 2))
