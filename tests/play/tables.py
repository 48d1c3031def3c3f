"""Tables of both editions, played by chance up to a decision."""

from __future__ import annotations

from functools import lru_cache
from random import Random
from typing import Any

import pytest

from macher.data import load
from macher.play import Draft, Seat, Table
from macher.rules import Config, configure, step_name
from macher.rules.parts.codes import TAKE_BACK

EDITIONS = ("2019", "2006")
VARIANTS = {"2019": 4, "2006": 5}
PARTIES = ("spd", "cdu", "fdp", "gruene", "linke")
NAMES = ("Anna", "Ben", "Cleo", "Dora", "Emil")
RALLY_STEP = {"2019": "rally-buy", "2006": "meetings-buy"}

every_edition = pytest.mark.parametrize("edition", EDITIONS)


@lru_cache
def tables(edition: str) -> Any:
    """The shipped data of an edition."""
    return load(edition, environment=False)


def config(edition: str = "2019", seats: int = 3, variant: int | None = None, **options: str) -> Config:
    variant = VARIANTS[edition] if variant is None else variant
    return configure(edition, variant=variant, parties=PARTIES[:seats], options=dict(options), tables=tables(edition))


def people(
    edition: str = "2019", seed: str = "tonight", seats: int = 3, variant: int | None = None, **options: str
) -> Table:
    """A table of persons."""
    return Table(config(edition, seats, variant, **options), [Seat(name) for name in NAMES[:seats]], seed)


def bots(edition: str = "2019", seed: str = "tonight", seats: int = 3, variant: int | None = None) -> Table:
    """A table of bots that play at random."""
    return Table(config(edition, seats, variant), [Seat(f"Bot {at}", "random") for at in range(seats)], seed)


def any_turn(table: Table, seat: int, rng: Random) -> Draft:
    """A whole turn of a seat by chance, not committed. Bids are small, so that money lasts."""
    draft = table.draft(seat)
    while not draft.done:
        options = draft.legal()
        bidding = draft.view().data["step"] in ("start-bid", "start-rebid", "poll-bid")
        draft.act(rng.choice(options[:3] if bidding else options))
    return draft


def play_until(table: Table, *steps: str, luck: int = 1) -> Table:
    """Everybody makes whole turns by chance until one of these decisions is open, or the game is over."""
    rng = Random(luck)
    while table.deciders() and step_name(table.state) not in steps:
        seat = table.deciders()[0]
        table.go_on([(seat, any_turn_but(table, seat, steps, rng), False)])
    return table


def any_turn_but(table: Table, seat: int, steps: tuple[str, ...], rng: Random) -> list[int]:
    """A turn by chance that ends before one of these decisions."""
    draft = table.draft(seat)
    while not draft.done and (not draft.actions or draft.view().data["step"] not in steps):
        options = [action for action in draft.legal() if action != TAKE_BACK]
        bidding = draft.view().data["step"] in ("start-bid", "start-rebid", "poll-bid")
        draft.act(rng.choice(options[:3] if bidding else options))
    return draft.actions


def at_rallies(edition: str = "2019") -> tuple[Table, int]:
    """A table where a seat buys rallies (meetings), and the seat."""
    table = play_until(people(edition), RALLY_STEP[edition])
    return table, table.deciders()[0]


def log_of(table: Table, since: int = 0) -> list[tuple[int, tuple[int, ...], bool]]:
    """The turns as a store keeps them."""
    return [(turn.seat, turn.actions, turn.automatic) for turn in table.turns[since - table.first :]]


def play_bots(table: Table) -> Table:
    """Bots play to the end."""
    while (seat := table.bot_to_act()) is not None:
        table.let_bot_act(seat)
    return table
