"""Sockets: what the service pushes and what a client may send, told apart by `type`."""

from __future__ import annotations

from macher.server.wire.ahead import Orders
from macher.server.wire.base import Answer, Error, Language, Request, SeatNumber
from macher.server.wire.playing import ChatLine, Position
from macher.server.wire.tables import Table


class Push(Answer, tag_field="type", tag=str.lower):
    """A message of the service on a socket."""


class Hello(Push):
    """The first message: the table as it is, and who listens."""

    table: Table
    seat: int | None


class Moved(Push):
    """A new position of the socket's seat; its `events` are those of the turns since the last one pushed."""

    position: Position


class Changed(Push):
    """Seats, presence, clocks or status changed."""

    table: Table


class Said(Push):
    """New lines of the chat, oldest first; of more than 200 the latest."""

    lines: list[ChatLine]


class Notice(Push):
    """It is the turn of a seat of mine."""

    table: str
    name: str
    seat: int


class Ordered(Push):
    """How the orders of a seat of mine are now. Nobody else gets it."""

    orders: Orders


class Pong(Push):
    """The answer to a ping."""


class Failed(Push):
    """A message of the client could not be used."""

    error: Error


Pushed = Hello | Moved | Changed | Said | Notice | Ordered | Pong | Failed


class Sent(Request, tag_field="type", tag=str.lower):
    """A message of the client on a socket."""


class Ping(Sent):
    """Are you there?"""


class Lang(Sent):
    """Texts in this language from now on; the position is pushed again."""

    lang: Language


class Sit(Sent):
    """Look from this seat of mine from now on (null: as a spectator); the position is pushed again."""

    seat: SeatNumber | None


class Look(Sent):
    """Whether somebody looks at the page. While nobody does, positions come only when the seat is asked."""

    visible: bool


FromClient = Ping | Lang | Sit | Look
