"""What can go wrong with the store, in words that a person who runs a server, or plays on it, can use."""

from __future__ import annotations

from macher.rules.parts.told import Told
from macher.server.store.rows import SeatRow, TurnRow


class StoreError(Told):
    """Something the store cannot do: what, and what to do about it."""


class StoreBusy(StoreError):
    """Somebody else holds the database just now. Nothing was written; the same call may be made again."""


class StoreDown(StoreError):
    """The database does not answer, or cannot write. The store goes on by itself when the database is back.

    Nothing is ever written by half. If the connection broke while a turn was being confirmed, the turn may have been
    written whole: who sends it again with the same key learns it by `Repeated`.
    """


class Conflict(StoreError):
    """Another turn was appended first, or somebody changed seats."""

    def __init__(self, current: int) -> None:
        super().__init__(f"the game stands at version {current}, perhaps with others at the table")
        self.current = current


class Repeated(StoreError):
    """A turn with this key of this seat was appended before, as `turn`; nothing was written now."""

    def __init__(self, turn: TurnRow) -> None:
        super().__init__(f"this turn was received before, as version {turn.version}")
        self.turn = turn
        self.version = turn.version


class WrongStatus(StoreError):
    """The game is not in a status in which this can be done."""

    def __init__(self, current: str) -> None:
        super().__init__(f"the game is {current}")
        self.current = current


class SeatTaken(StoreError):
    """Somebody else has changed the seat in the meantime; `current` is how it is now."""

    def __init__(self, current: SeatRow) -> None:
        super().__init__(f"seat {current.seat + 1} was taken or changed in the meantime")
        self.current = current


class NamesChanged(StoreError):
    """Others at the table have other names than the caller saw: the name that is written may look like one of them."""


class OrderGone(StoreError):
    """An order that was to act stands no more: it was dropped, or it has acted elsewhere."""

    def __init__(self, n: int) -> None:
        super().__init__(f"order {n} stands no more")
        self.n = n


class HandSeen(StoreError):
    """Who has looked into one hand of a running game with other people gets no other."""

    def __init__(self, seat: int) -> None:
        super().__init__(f"seat {seat + 1} is not for somebody who has seen another hand of this game")
        self.seat = seat


class BadValue(StoreError):
    """A value that no database keeps: a text with NUL or half a character in it, a number beyond all bounds."""


class NoSuchGame(StoreError):
    """There is no game of this id."""

    def __init__(self, game: str) -> None:
        super().__init__(f"there is no game {game!r}", "store-no-game", game=game)
        self.game = game


class AccountTaken(StoreError):
    """There is an account of this name."""
