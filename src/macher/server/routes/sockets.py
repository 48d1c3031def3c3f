"""The socket of a table: pushes what is new to a seat or a spectator."""

from __future__ import annotations

import contextlib
from typing import Annotated, Any

from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import QueryParameter

from macher.server.guard.addresses import address_of
from macher.server.guard.costs import charge_socket
from macher.server.live.pushing import Gone, Listener
from macher.server.people.callers import Caller
from macher.server.routes.asking import TableId
from macher.server.service import Service

AnySocket = WebSocket[Any, Any, Any]


class SocketLine:
    """A Litestar socket as a listener sees it."""

    def __init__(self, socket: AnySocket) -> None:
        self.socket = socket

    async def send(self, text: str) -> None:
        """Send a message; waits while the client does not take it."""
        try:
            await self.socket.send_data(text)
        except (WebSocketDisconnect, OSError, RuntimeError) as error:  # the last: we have closed it ourselves
            raise Gone from error

    async def receive(self) -> str | None:
        """The next message; None when the client is gone."""
        try:
            return await self.socket.receive_data("text")
        except (WebSocketDisconnect, OSError):
            return None

    async def close(self, code: int, reason: str) -> None:
        """Close it."""
        with contextlib.suppress(WebSocketDisconnect, OSError, RuntimeError):
            await self.socket.close(code=code, reason=reason)


@websocket("/api/tables/{table_id:str}/socket", opt={"cost": 5}, guards=[charge_socket])
async def table_socket(
    socket: AnySocket,
    service: Service,
    caller: Caller,
    spoken: str,
    table_id: TableId,
    seat: Annotated[int | None, QueryParameter(ge=0, le=4)] = None,
    since: Annotated[int | None, QueryParameter(ge=0, le=1_000_000)] = None,
    chat: Annotated[int | None, QueryParameter(ge=0)] = None,
) -> None:
    """Push a seat's positions and events, chat, presence and notices; hear ping, lang and sit."""
    room = await service.rooms.room(table_id)
    viewer = room.viewer(caller, seat)
    newest = await room.chat.newest() if chat is None else 0  # before it is open: what fails here is no line at all
    await socket.accept()
    listener = Listener(room, SocketLine(socket), caller, viewer, spoken, since, address_of(socket.scope))
    if chat is None:
        listener.chat_seen = newest
    else:
        listener.chat_seen, listener.chat_due = chat, True
    await listener.run()
