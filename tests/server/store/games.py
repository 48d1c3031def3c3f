"""Rows and games for the tests of the store, in one line each."""

from __future__ import annotations

import time
from typing import Any

import msgspec

from macher.rules import State, apply, deciders, legal, scores, setup
from macher.rules.saves import save
from macher.rules.shuffle import Shuffle
from macher.rules.versions import RULES_VERSION
from macher.server.store import GameRow, SeatRow, Store, TurnRow, UserRow, new_id
from tests.properties.games import Deal, Players

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


def played(store: Store, edition: str, last: int | None = None, every: int = 20) -> str:
    """A game played by chance, to its end or to turn `last`, with a snapshot now and then; its id."""
    deal = Deal(edition, 3, {"2019": 4, "2006": 5}[edition], (), seed=1, luck=1)
    config, players = deal.config(), deal.players()
    shuffle = Shuffle("a part", ("red", "", "green"))
    game = game_row(
        edition=edition,
        variant=config.variant,
        parties=config.parties,
        data=config.tables.digest,
        server_seed=shuffle.part,
        commitment=shuffle.commitment,
        words=shuffle.words,
    )
    store.create_game(game, seat_rows(game))
    state = setup(config, shuffle.seed)
    version = 0
    while deciders(state) and version != last:
        version += 1
        seat, actions = take_turn(state, players)
        over = not deciders(state)
        store.append(
            game.id,
            version - 1,
            TurnRow(version=version, seat=seat, actions=actions, key=f"turn {version}", at=time.time()),
            status="finished" if over else "playing",
            result=tuple(score.total for score in scores(state)) if over else None,
            snapshot=save(state) if version % every == 0 else None,
        )
    return game.id


def take_turn(state: State, players: Players) -> tuple[int, tuple[int, ...]]:
    """What one seat does until it is asked no more, or three actions long."""
    move = players.next_move(state)
    assert move is not None
    seat, actions = move[0], [move[1]]
    apply(state, *move)
    while seat in deciders(state) and len(actions) < 3:
        action = players.rng.choice(legal(state, seat))
        actions.append(action)
        apply(state, seat, action)
    return seat, tuple(actions)
