"""Game records that are as long as one likes: two players who change a sealed answer again and again."""

from __future__ import annotations

from random import Random

from macher.play import Table
from macher.rules.parts.codes import TAKE_BACK
from tests.play.tables import any_turn, people


def changing_minds(turns: int) -> Table:
    """A table of three at which so many turns were made, none of which leads anywhere."""
    table, rng = people(), Random(1)
    while table.version < turns:
        seat = table.version % 2
        draft = table.draft(seat)
        if not draft.asked:
            draft.act(TAKE_BACK)
        while draft.asked:
            draft.act(rng.choice(draft.legal()))
        table.commit(seat, draft.actions)
    return table


def whole_game(seed: str = "tonight") -> Table:
    """A table at which a game was played to its end by chance."""
    table, rng = people(seed=seed), Random(1)
    while table.deciders():
        seat = rng.choice(table.deciders())
        table.commit(seat, any_turn(table, seat, rng).actions)
    return table
