"""One seat of a table: with a person, with a bot, with nobody."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from macher.bots import BOTS
from macher.bots.registry import USUAL_LEVEL
from macher.server import wire
from macher.server.people.names import clean, unlike
from macher.server.problems import Problem
from macher.server.store import GameRow, Happening, SeatRow, UserRow

SIMPLE: Final = "random"
"""The bot that takes over where another one fails. It needs no process."""


def new_seat(game: GameRow, at: int, seat: wire.NewSeat, user: UserRow, clock: wire.Clock | None) -> SeatRow:
    """A seat of a new table."""
    bank = None if clock is None else float(clock.bank)
    if seat.kind == "bot":
        bot = bot_named(seat.bot)
        return SeatRow(game=game.id, seat=at, party=seat.party, kind="bot", name=bot_seat_name(bot, at), bot=bot)
    if seat.kind == "open":
        return SeatRow(game=game.id, seat=at, party=seat.party, kind="open", bank=bank)
    kind = "person" if seat.kind == "me" else "hot"
    name = clean(seat.name) or (user.name if seat.kind == "me" else f"{user.name} {at + 1}")
    return SeatRow(game=game.id, seat=at, party=seat.party, kind=kind, name=name, holder=user.id, bank=bank)


def unlike_names(seats: Sequence[SeatRow]) -> list[SeatRow]:
    """The seats of a new table, each with a name that looks like no other there."""
    named: list[SeatRow] = []
    for seat in seats:
        others = [row.name for row in named if row.name]
        named.append(msgspec.structs.replace(seat, name=unlike(seat.name, others)) if seat.name else seat)
    return named


def bot_named(name: str | None) -> str:
    """A bot that may be seated: one of ours, never one from a file."""
    if name is None:
        return default_bot()
    if name not in BOTS:
        raise Problem(422, "no-bot", bot=name)
    return name


def default_bot() -> str:
    """The bot that takes over where nobody names one."""
    return USUAL_LEVEL


def bot_seat_name(bot: str, at: int) -> str:
    """What a bot is called in records and for programs; people read it in their language."""
    return f"{bot.capitalize()} {at + 1}"


def said_word(version: int, seat: int, word: str, now: float) -> Happening:
    """A player's word for the shuffle."""
    return Happening(version=version, kind="word", seat=seat, fields={"word": word}, at=now)


def opened(row: SeatRow, kept_for: str | None = None) -> SeatRow:
    """The seat with nobody on it; who it is kept for may take it back."""
    nobody = msgspec.structs.replace(row, kind="open", name="", holder=None, bot=None, token=None, running_since=None)
    return msgspec.structs.replace(nobody, kept_for=kept_for)


def with_bot(row: SeatRow, bot: str, kept_for: str | None = None) -> SeatRow:
    """The seat with a bot on it; who it is kept for may take it back."""
    return msgspec.structs.replace(opened(row, kept_for), kind="bot", name=bot_seat_name(bot, row.seat), bot=bot)


def taken(row: SeatRow, kind: str, name: str, user: UserRow) -> SeatRow:
    """The seat with a person on it."""
    return msgspec.structs.replace(row, kind=kind, name=name, holder=user.id, bot=None, token=None, kept_for=None)
