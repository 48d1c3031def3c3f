"""A table as its members and visitors see it: seats, presence, clocks, status; and the lines of its chat."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any, Final

import msgspec

from macher.bots.registry import temperament_at
from macher.i18n import Texts
from macher.server import wire
from macher.server.live.clocks import seat_clock
from macher.server.live.room import Room
from macher.server.people.callers import Caller
from macher.server.store import ChatRow, GameRow, SeatRow
from macher.server.words.library import bot_about

SYSTEM: Final = ""
"""The name under which the table itself speaks in the chat: nobody else has an empty name."""


def table_told(room: Room, caller: Caller) -> wire.Table:
    """The table as somebody sees it."""
    game = room.game
    member = room.is_member(caller)
    clock = None if game.clock is None else msgspec.convert(game.clock, wire.Clock)
    now = room.service.timing.now()
    gathering_or_open = any(row.kind == "open" for row in room.seats)
    return wire.Table(
        id=game.id,
        name=game.name,
        edition=game.edition,
        variant=game.variant,
        options=game.options,
        rules=game.rules,
        data=game.data,
        status=game.status,
        seats=[seat_told(row, caller, present(room, row.seat), now) for row in room.seats],
        version=room.version,
        public=game.public,
        spectators=game.settings.get("spectators", True),
        owner=caller.is_user(game.host),
        member=member,
        link=game.link if member and gathering_or_open and caller.program is None else None,
        commitment=game.commitment,
        words=[] if game.status == "gathering" else list(game.words or ()),
        seed_known=bool(game.settings.get("own_seed") or game.settings.get("same_seed")),
        clock=clock,
        created=game.created,
        deciders=list(room.deciders()),
        result=None if game.result is None else list(game.result),
        hints=room.hints,
        guided=bool(game.settings.get("guided")),
        practice=bool(game.settings.get("practice")),
        rematch=game.settings.get("rematch"),
        same_deal=same_deal(game) if member else None,
    )


def same_deal(game: GameRow) -> str | None:
    """The table that this one deals the cards of once more, or that deals those of this one."""
    if game.settings.get("same_seed"):
        return game.rematch_of
    again: str | None = game.settings.get("rematch") if game.settings.get("rematch_same") else None
    return again


def present(room: Room, seat: int) -> bool:
    """Whether somebody of this seat is connected here, or an order acts for it."""
    attended = room.attended.get(seat, 0.0) > room.service.timing.steady()
    return attended or any(listener.seat == seat and listener.here for listener in room.listeners)


def seat_told(row: SeatRow, caller: Caller, here: bool, now: float) -> wire.Seat:
    """A seat as everybody may see it."""
    kind: Any = row.kind
    return wire.Seat(
        seat=row.seat,
        party=row.party,
        kind=kind,
        name=row.name or None,
        bot=row.bot,
        temperament=temperament_at(row.bot, row.game, row.seat) if row.bot else None,
        here=here or row.kind == "bot",
        mine=caller.holds(row),
        back=caller.is_user(row.kept_for),
        clock=seat_clock(row, now),
    )


def line_told(game: GameRow, seats: Sequence[SeatRow], caller: Caller, room: Room | None, now: float) -> wire.TableLine:
    """A table in the lobby."""
    mine = caller.is_user(game.host) or any(caller.holds(row) for row in seats)
    waiting = room.deciders() if room is not None else ()
    return wire.TableLine(
        id=game.id,
        name=game.name,
        edition=game.edition,
        variant=game.variant,
        status=game.status,
        seats=[seat_told(row, caller, room is not None and present(room, row.seat), now) for row in seats],
        public=game.public,
        mine=mine,
        my_turn=any(caller.holds(seats[seat]) for seat in waiting),
        created=game.created,
        version=game.version,
    )


# --- chat -------------------------------------------------------------------------------------------------------------
def system_line(game: str, key: str, seat: int | None = None, **values: str) -> ChatRow:
    """Something that the table says: the message `service-said-<key>` in the language of the reader."""
    text = msgspec.json.encode({"key": key, **values}).decode()
    return ChatRow(game=game, seat=seat, name=SYSTEM, text=text, at=time.time())


def chat_line(row: ChatRow, language: str) -> wire.ChatLine:
    """A line of the chat; what the table says is in the reader's language."""
    if row.name != SYSTEM:
        return wire.ChatLine(id=row.n, at=row.at, kind="person", name=row.name, seat=row.seat, text=row.text)
    values = msgspec.json.decode(row.text, type=dict[str, str])
    text = Texts(language).fill(f"service-said-{values.pop('key')}", in_words(values, language))
    return wire.ChatLine(id=row.n, at=row.at, kind="system", name=None, seat=row.seat, text=text)


def in_words(values: dict[str, str], language: str) -> dict[str, Any]:
    """Parties and bots by name."""
    texts = Texts(language)
    said: dict[str, Any] = dict(values)
    if "party" in said:
        said["party"] = texts.get(f"party-{said['party']}")
    if "bot" in said:
        said["bot"] = bot_about(texts, said["bot"]).name
    return said
