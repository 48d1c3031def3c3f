"""Who sits where: joining, leaving, replacing, beginning, closing, and what happens when time is over."""

from __future__ import annotations

import time
from typing import Any

import msgspec
import structlog

from macher.play import spoken
from macher.server import wire
from macher.server.live.clocks import clock_at_start, clock_of_who_sits, has_clock, run_out
from macher.server.live.describing import system_line
from macher.server.live.restoring import player
from macher.server.live.room import Room
from macher.server.people.callers import Caller, same_secret
from macher.server.people.names import clean, printable, unlike
from macher.server.problems import Problem
from macher.server.store import (
    HandSeen,
    Happening,
    NamesChanged,
    SeatRow,
    SeatTaken,
    UserRow,
    WrongStatus,
    hash_of,
    new_token,
)
from macher.server.tables.seats import SIMPLE, bot_named, default_bot, opened, said_word, taken, with_bot

log = structlog.get_logger()


# --- coming and going -------------------------------------------------------------------------------------------------
async def join(room: Room, user: UserRow, wanted: wire.Join) -> SeatRow:
    """Take an open seat."""
    if not room.game.public and not same_secret(wanted.link or "", room.game.link):
        raise Problem(403, "link")
    name = clean(wanted.name) or user.name
    async with room.lock:
        await room.reload()
        if room.game.status not in ("gathering", "playing"):
            raise Problem(409, "not-playing")
        if any(row.holder == user.id for row in room.seats):
            raise Problem(409, "already-seated")
        free = [row for row in room.seats if row.kind == "open"]
        if wanted.seat is not None:
            free = [row for row in free if row is room.seat_row(wanted.seat)]
        if not free:
            raise Problem(409, "no-free-seat")
        seen = (await room.service.call(room.service.store.hands, room.id)).get(user.id, set())
        seat = min(free, key=lambda row: row.seat not in seen)  # who was here before gets that seat or none
        now = taken(seat, "person", name, user)
        word = spoken(printable(wanted.word))[:60]
        words = [said_word(room.version, seat.seat, word, time.time())] if word else []
        now = await give(room, now, seat, "joined", words)
    await tell(room, "joined", now, name=now.name)
    await begin_if_full(room)
    return now


async def leave(room: Room, caller: Caller, seat: int) -> None:
    """Give up a seat: it opens. A program plays a seat, but cannot give it up."""
    if caller.program is not None:
        raise Problem(403, "program")
    async with room.lock:
        await room.reload()
        row = room.check_seat(caller, seat)
        if room.game.status not in ("gathering", "playing"):
            raise Problem(409, "not-playing")
        await give(room, opened(row), row, "left")
    await tell(room, "left", row, name=row.name)


async def change_seat(room: Room, caller: Caller, user: UserRow, seat: int, wanted: wire.SeatChange) -> None:
    """Put somebody else on a seat: the table's maker may, and who sits there may leave it to a bot and come back."""
    async with room.lock:
        await room.reload()
        row = room.seat_row(seat)
        if room.game.status not in ("gathering", "playing"):
            raise Problem(409, "not-playing")
        check_may_change(room, caller, row, wanted.kind)
        if wanted.kind == "open":
            now, said = opened(row), "opened"
        elif wanted.kind == "bot":
            now, said = with_bot(row, bot_named(wanted.bot), row.holder if caller.holds(row) else None), "bot-plays"
        else:
            kind = "person" if wanted.kind == "me" else "hot"
            now, said = taken(row, kind, clean(wanted.name) or user.name, user), "sat"
        now = await give(room, now, row, said)
    await tell(room, said, now, name=now.name or row.name, bot=now.bot or "")
    await begin_if_full(room)


def check_may_change(room: Room, caller: Caller, row: SeatRow, kind: str) -> None:
    """Who may put whom on a seat. That nobody gets to see a second hand of a running game is the store's to check."""
    if caller.holds(row):
        return
    if caller.is_user(row.kept_for) and kind in ("me", "hot"):
        return
    if not caller.is_user(room.game.host):
        raise Problem(403, "not-host")
    if kind in ("bot", "open"):
        return
    if row.kind not in ("open", "bot"):
        raise Problem(403, "foreign-seat", seat=row.seat + 1)


async def new_seat_token(room: Room, caller: Caller, seat: int) -> str:
    """A token for a program that plays a seat of mine; the one before it holds no more."""
    async with room.lock:
        await room.reload()
        row = room.check_seat(caller, seat)
        if caller.program is not None:
            raise Problem(403, "program")
        token = new_token()
        await give(room, msgspec.structs.replace(row, token=hash_of(token)), row, "token")
    return token


async def give(room: Room, now: SeatRow, was: SeatRow, kind: str, more: list[Happening] | None = None) -> SeatRow:
    """Write a seat's change to the store and to the table; returns the seat as it is. The caller holds the lock."""
    service = room.service
    wished = now.name
    while True:
        beside = [row.name for row in room.seats if row.seat != now.seat]
        if wished and wished != was.name:
            now = msgspec.structs.replace(now, name=unlike(wished, filter(None, beside)))
        now = clock_of_who_sits(room.game, now, was, now.seat in room.deciders(), service.timing.now())
        fields: dict[str, Any] = {"name": now.name, "kind": now.kind, "bot": now.bot}
        happening = Happening(version=room.version, kind=kind, seat=now.seat, fields=fields, at=time.time())
        try:
            await service.call(service.store.set_seat, now, was, [happening, *(more or [])], beside)
            break
        except NamesChanged:
            await room.reload()  # somebody sat down at another process: the name is chosen beside theirs
        except SeatTaken:
            await room.reload()
            raise Problem(409, "seat-taken") from None
        except HandSeen:
            raise Problem(409, "hand-seen") from None
    room.seats[now.seat] = now
    if room.table is not None and room.table.seats[now.seat] != player(now):
        room.table.set_seat(now.seat, player(now))
    room.seats_changed()
    return now


async def tell(room: Room, key: str, row: SeatRow | None = None, **values: str) -> None:
    """The table says something in its chat."""
    seat = None if row is None else row.seat
    party = {} if row is None else {"party": row.party}
    service = room.service
    try:
        await service.call(service.store.say, system_line(room.id, key, seat, **party, **values))
    except Problem:
        log.warning("not_said", table=room.id, key=key)
    room.chat_changed()


# --- beginning and ending ---------------------------------------------------------------------------------------------
async def begin_if_full(room: Room) -> None:
    """The game begins when no seat is open."""
    if room.game.status == "gathering" and all(row.kind != "open" for row in room.seats):
        await begin(room)


async def start(room: Room, caller: Caller) -> None:
    """The maker begins: bots take the seats that are still open."""
    if not caller.is_user(room.game.host):
        raise Problem(403, "not-host")
    async with room.lock:
        await room.reload()
        if room.game.status != "gathering":
            raise Problem(409, "begun")
        for row in room.seats[:]:
            if row.kind == "open":
                await give(room, with_bot(row, default_bot()), row, "bot-plays")
    await begin(room)


async def begin(room: Room) -> None:
    """From gathering to playing: the players' words are joined with the service's part of the seed."""
    service = room.service
    async with room.lock:
        words = room.game.words
        if words == ():
            words = spoken_words(await service.call(service.store.happenings, room.id), len(room.seats))
        happening = Happening(version=0, kind="began", at=time.time())
        try:
            await service.call(
                service.store.change_game,
                room.id,
                was=("gathering",),
                status="playing",
                words=words,
                settings={**room.game.settings, "began": True},
                happenings=[happening],
            )
        except WrongStatus:
            await room.reload()  # another process was first
            room.seats_changed()
            return
        await room.reload()
        await start_clocks(room)
    await tell(room, "began")
    room.seats_changed()


def spoken_words(happenings: list[Happening], seats: int) -> tuple[str, ...]:
    """The word of each seat: the one said last by whoever sits there now."""
    words = [""] * seats
    for happening in happenings:
        if happening.seat is not None and happening.kind in ("left", "opened", "bot-plays", "joined", "sat"):
            words[happening.seat] = ""
        if happening.seat is not None and happening.kind == "word":
            words[happening.seat] = happening.fields["word"]
    return tuple(words)


async def start_clocks(room: Room) -> None:
    """The clocks of whom the game waits for begin to run, when their players are there."""
    if room.game.clock is None:
        return
    now, asked = room.service.timing.now(), room.deciders()
    pairs = [(clock_at_start(row, row.seat in asked, now), row) for row in room.seats if has_clock(row)]
    if pairs:
        await room.service.call(room.service.store.set_seats, pairs)
        for new, _ in pairs:
            room.seats[new.seat] = new


async def close(room: Room, caller: Caller) -> None:
    """The maker ends a table for good."""
    if not caller.is_user(room.game.host):
        raise Problem(403, "not-host")
    service = room.service
    async with room.lock:
        happening = Happening(version=room.version, kind="closed", at=time.time())
        try:
            room.game = await service.call(
                service.store.change_game,
                room.id,
                was=("gathering", "playing"),
                status="closed",
                happenings=[happening],
            )
        except WrongStatus:
            await room.reload()
            raise Problem(409, "not-playing") from None
    await tell(room, "closed")
    room.seats_changed()


# --- what nobody decides ----------------------------------------------------------------------------------------------
async def time_is_over(room: Room) -> None:
    """Somebody's clock has come to zero: a bot plays on, or the seat opens."""
    async with room.lock:
        await room.reload()
        if room.game.status != "playing" or room.game.clock is None:
            return
        over = run_out(room.seats, room.service.timing.now())
        for row in over:
            now = opened(row) if room.game.clock["at_zero"] == "open" else with_bot(row, default_bot())
            now = msgspec.structs.replace(now, bank=0.0, kept_for=row.holder)
            try:
                await give(room, now, row, "time-over")
            except Problem:
                return  # another process was first
    for row in over:
        await tell(room, f"time-over-{room.game.clock['at_zero']}", row, name=row.name)
    room.keeper.watch_clock(room)


async def replace_failed_bot(room: Room, seat: int, kind: str) -> None:
    """A bot crashed or hung: the simple one plays on, and the table says so."""
    async with room.lock:
        row = room.seats[seat]
        if row.kind != "bot" or row.bot != kind:
            return
        try:
            await give(room, with_bot(row, SIMPLE, row.kept_for), row, "bot-failed")
        except Problem:
            return
    await tell(room, "bot-failed", row, bot=kind)
