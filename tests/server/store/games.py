"""Whole games in the store, played by chance."""

from __future__ import annotations

import time

from macher.rules import State, apply, deciders, legal, scores, setup
from macher.rules.saves import save
from macher.rules.shuffle import Shuffle
from macher.rules.versions import RULES_VERSION
from macher.server.store import Store, TurnRow
from tests.properties.games import Deal, Players
from tests.server.store.rows import game_row, seat_rows


def played(store: Store, edition: str, last: int | None = None, every: int = 20, rules: int = RULES_VERSION) -> str:
    """A game played by chance, to its end or to turn `last`, with a snapshot now and then; its id."""
    deal = Deal(edition, 3, {"2019": 4, "2006": 5}[edition], (), seed=1, luck=1, rules=rules)
    config, players = deal.config(), deal.players()
    shuffle = Shuffle("a part", ("red", "", "green"))
    game = game_row(
        edition=edition,
        variant=config.variant,
        parties=config.parties,
        data=config.tables.digest,
        rules=rules,
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
