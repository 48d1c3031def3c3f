"""What happened at a table, in words: positions with all that led to them, moments of the past, the log.

A whole game is long to tell. It is told in slices, by one reader at a time, so that everybody else goes on in between.
"""

from __future__ import annotations

import asyncio
from collections import defaultdict
from typing import Any, Final

import msgspec

from macher.play import Draft
from macher.rules import View
from macher.server import wire
from macher.server.live.room import Room
from macher.server.store import TurnRow

ORDERED: Final = "order-"
"""How the keys of turns begin that came by an order."""
SLICE: Final = 30
"""Turns that are told at once; in words that takes a few milliseconds."""


async def in_words(room: Room, language: str, view: View, since: int, until: int) -> list[wire.Told]:
    """What the viewer may have seen after turn `since`, up to and with turn `until`; with 0, from the opening on."""
    seat: int | None = view.data["viewer"]
    teller = await room.knowing(since)
    speaker = room.speaker(language)
    if until - since <= SLICE:
        return speaker.told_all(teller.told(seat, since, until), view)
    told: list[wire.Told] = []
    async with room.service.slices:
        for start in range(since, until, SLICE):
            told += speaker.told_all(teller.told(seat, start, min(start + SLICE, until)), view)
            await asyncio.sleep(0)
    return told


async def position_now(room: Room, seat: int | None, language: str, since: int | None) -> tuple[int, Any]:
    """The present position of a seat or a spectator, with what happened after turn `since` (or in the last one).

    It comes with its version; as a `wire.Position`, or as JSON that is ready for the wire.
    """
    earlier: list[wire.Told] = []
    while since is not None and (last := room.playing_table().version - 1) - since >= SLICE:
        earlier += await in_words(room, language, room.playing_table().view(seat), since, last)
        since = last
    if not earlier or since is None:
        return await room.position(seat, language, since)
    position = await room.put_into_words(seat, language, since)
    return position.version, msgspec.structs.replace(position, events=[*earlier, *position.events])


async def position_at(room: Room, seat: int | None, language: str, since: int | None, at: int) -> wire.Position:
    """The position after a turn of the past, as the viewer knew it then."""
    past = await room.past()
    view = await asyncio.to_thread(past.view, seat, at)
    events = await in_words(room, language, view, max(0, at - 1) if since is None else min(since, at), at)
    position = room.speaker(language).position(room.id, view, version=at, at=at)
    return msgspec.structs.replace(position, events=events)


def is_ordered(row: TurnRow) -> bool:
    """Whether a turn came by an order: only its own seat is told."""
    return row.key is not None and row.key.startswith(ORDERED)


async def effects_of(room: Room, draft: Draft, language: str) -> list[wire.Effect]:
    """What each possible next step would do. Some questions have many answers: the others go on between two of them."""
    speaker, view = room.speaker(language), draft.view()
    found = []
    async with room.service.slices:
        for action in draft.legal():
            found.append(speaker.effect(draft, action, view))
            await asyncio.sleep(0)
    return found


async def log_of(room: Room, seat: int | None, language: str, since: int) -> wire.Log:
    """The turns after `since`, each with what the viewer may know of it."""
    table = room.playing_table()
    version, view = table.version, table.view(seat)
    past = await room.past()
    playing = room.game.status == "playing"
    happened: defaultdict[int, list[wire.Told]] = defaultdict(list)
    for told in await in_words(room, language, view, since, version):
        happened[told.version].append(told)
    turns = [
        wire.Turn(
            version=row.version,
            seat=row.seat,
            at=float(int(row.at)),  # in whole seconds: finer times would say how long somebody's turn took to work out
            automatic=row.automatic or (playing and row.seat == seat and is_ordered(row)),
            events=happened[row.version],
        )
        for row in past.rows[since:version]
    ]
    return wire.Log(opening=happened[0], turns=turns)
