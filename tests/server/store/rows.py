"""Rows for the tests of the store, in one line each. Nothing here plays a game."""

from __future__ import annotations

import time
from typing import Any

import msgspec

from macher.rules.shuffle import Shuffle
from macher.rules.versions import RULES_VERSION
from macher.server.store import GameRow, SeatRow, Store, TurnRow, UserRow, new_id

PARTIES = ("spd", "cdu", "fdp")


def game_row(**changes: Any) -> GameRow:
    """A game of three that is being played."""
    now = time.time()
    row = GameRow(
        id=new_id(),
        edition="2019",
        variant=4,
        parties=PARTIES,
        data="0123456789abcdef",
        engine="0.0.0",
        rules=RULES_VERSION,
        server_seed="part",
        commitment=Shuffle("part", ()).commitment,
        words=("", "", ""),
        status="playing",
        link=new_id(),
        created=now,
        updated=now,
    )
    return msgspec.structs.replace(row, **changes)


def seat_rows(game: GameRow) -> list[SeatRow]:
    """Its seats, all open."""
    return [SeatRow(game=game.id, seat=seat, party=party, kind="open") for seat, party in enumerate(game.parties)]


def new_game(store: Store, **changes: Any) -> str:
    """A game in the store; its id."""
    game = game_row(**changes)
    store.create_game(game, seat_rows(game))
    return game.id


def new_user(store: Store, name: str = "Anna", **changes: Any) -> str:
    """A user in the store; the id."""
    user = msgspec.structs.replace(UserRow(id=new_id(), name=name, created=time.time()), **changes)
    store.create_user(user)
    return user.id


def turn(version: int, seat: int = 0, actions: tuple[int, ...] = (4,), key: str | None = None) -> TurnRow:
    """A turn that nobody has checked."""
    return TurnRow(version=version, seat=seat, actions=actions, key=key, at=1_000_000.0 + version)
