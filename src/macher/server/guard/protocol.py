"""HTTP with limits where uvicorn has none: for the bytes and the time of a request's head, and for connections.

The head is the request line and the headers. Limits of bodies are the guard's (`guard.py`); sockets begin here as well.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial
from http import HTTPStatus
from typing import Any, Final

import msgspec
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from macher.i18n.texts import FALLBACK
from macher.server.guard.connections import Connections
from macher.server.guard.guard import HEADERS
from macher.server.problems import Problem

HEAD_BYTES: Final = 32 * 1024
HEAD_TIME: Final = 10.0
"""Seconds from the beginning of a connection, or from the last answer, until a head is whole."""
SLICE: Final = 4096


class LimitedProtocol(HttpToolsProtocol):
    """A connection, from its first byte to its end or to the socket that it becomes."""

    def __init__(self, *args: Any, open_connections: Connections, **values: Any) -> None:
        super().__init__(*args, **values)
        self.open_connections = open_connections
        self.ws_protocol_class = partial(LimitedSocket, left=open_connections.leave)  # type: ignore[assignment]
        self._head = 0
        self._head_is_whole = False
        self._upgraded = False
        self._timer: asyncio.TimerHandle | None = None

    # --- coming and going ---------------------------------------------------------------------------------------------
    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Let it in, if there is room."""
        super().connection_made(transport)
        problem = self.open_connections.enter(transport, self.client[0] if self.client else None)
        if problem is not None:
            self.refuse(problem)
        else:
            self._wait_for_request()

    def connection_lost(self, exc: Exception | None) -> None:
        """It is over."""
        self._stop_timer()
        self.open_connections.leave(self.transport)
        super().connection_lost(exc)

    def _wait_for_request(self) -> None:
        self._head = 0
        self.open_connections.waits(self.transport)
        self._stop_timer()
        self._timer = self.loop.call_later(HEAD_TIME, self._too_slow)

    def _too_slow(self) -> None:
        if self._head and not self._head_is_whole:
            self.refuse(Problem(408, "too-slow"))
        else:  # nothing of a request was heard
            self.transport.close()

    def _stop_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    # --- what comes in ------------------------------------------------------------------------------------------------
    def data_received(self, data: bytes) -> None:
        """Read it in slices, so that no head grows far beyond its limit."""
        for start in range(0, len(data), SLICE):
            if self.transport.is_closing() or self._upgraded:
                return
            part = data[start : start + SLICE]
            super().data_received(part)
            if not self._head_is_whole:
                self._head += len(part)
                if self._head > HEAD_BYTES:
                    self.refuse(Problem(431, "head-too-long", bytes=HEAD_BYTES))

    def on_message_begin(self) -> None:
        """The first byte of a request."""
        self._head = 0
        self._head_is_whole = False
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        """The head is whole."""
        self._head_is_whole = True
        self._stop_timer()
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """The request is whole: now it is up to us, unless it was answered already or nobody takes our answers."""
        super().on_message_complete()
        if self._answering and not self.flow.write_paused:
            self.open_connections.works(self.transport)

    def on_response_complete(self) -> None:
        """An answer is complete; without another request behind it we wait for the client."""
        super().on_response_complete()
        if not self._answering and not self.transport.is_closing():
            self._wait_for_request()

    @property
    def _answering(self) -> bool:
        cycle: RequestResponseCycle | None = self.cycle
        return cycle is not None and not cycle.response_complete

    def handle_websocket_upgrade(self) -> None:
        """From here on it is a socket."""
        self._upgraded = True
        self._stop_timer()
        self.open_connections.works(self.transport)
        super().handle_websocket_upgrade()

    def pause_writing(self) -> None:
        """The client does not take what we send."""
        super().pause_writing()
        self.open_connections.waits(self.transport)

    def resume_writing(self) -> None:
        """It does again."""
        super().resume_writing()
        if self._answering:
            self.open_connections.works(self.transport)

    # --- what goes out ------------------------------------------------------------------------------------------------
    def send_400_response(self, msg: str) -> None:
        """What is no HTTP gets an answer like all others."""
        self.refuse(Problem(400, "bad-request", words=msg))

    def refuse(self, problem: Problem) -> None:
        """Say why not, and close; without a word if another answer is on its way."""
        self._stop_timer()
        if self.transport.is_closing():
            return
        if not self._answering:
            self.transport.write(answer(problem))
        self.transport.close()


class LimitedSocket(WebSocketsSansIOProtocol):
    """A socket that says when it is closed."""

    def __init__(self, *args: Any, left: Callable[[asyncio.Transport], None], **values: Any) -> None:
        super().__init__(*args, **values)
        self._left = left

    def connection_lost(self, exc: Exception | None) -> None:
        """It is over."""
        self._left(self.transport)
        super().connection_lost(exc)


def answer(problem: Problem) -> bytes:
    """A problem as a whole HTTP answer; nobody knows yet in which language, so it is English."""
    body = msgspec.json.encode(problem.told(FALLBACK))
    head = [
        f"HTTP/1.1 {problem.status} {HTTPStatus(problem.status).phrase}".encode(),
        b"content-type: application/json",
        f"content-length: {len(body)}".encode(),
        b"connection: close",
        b"cache-control: no-store",
        *(name + b": " + value for name, value in HEADERS),
    ]
    return b"\r\n".join([*head, b"", body])
