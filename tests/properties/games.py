"""Whole games by chance: what Hypothesis draws, and players who choose at random, each kind of table in its own temper.

All chance of a game is in its `Deal`, so a failing one can be repeated. Both editions are played by the same code.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from random import Random
from typing import Any, Final

import pytest
from hypothesis import settings
from hypothesis import strategies as st

from macher.data import load
from macher.rules import Config, Seen, State, apply, configure, deciders, legal, setup_told
from macher.rules.e2019.actions import DECLINE
from macher.rules.editions import edition as edition_of
from macher.rules.parts.codes import BID, KEEP, MOST_MONEY, PASS, REFUSE, SKIP, TAKE_BACK
from macher.rules.parts.config import PARTIES
from macher.rules.versions import RULES_VERSION
from tests.shares import share

EDITIONS: Final = ("2019", "2006")
TEMPERS: Final = ("even", "thrifty", "busy", "idle")
SIZES: Final = {
    edition: [(seats, variant) for seats in (3, 4, 5) for variant in sorted(edition_of(edition).limits.variants)]
    for edition in EDITIONS
}
every_edition = pytest.mark.parametrize("edition", EDITIONS)
every_size = pytest.mark.parametrize(
    ("edition", "seats", "variant"), [(edition, *size) for edition in EDITIONS for size in SIZES[edition]]
)

# A whole game stands for hundreds of positions: a property of whole games needs few of them for each size.
some_games = settings(max_examples=max(2, settings().max_examples // 10))
more_games = settings(max_examples=max(2, settings().max_examples // 4))
until_enough = settings(max_examples=max(60, settings().max_examples // 4))  # a test that ends by itself when it is
ENOUGH: Final = share(16, of=1_000_000)  # pairs of games that were compared

TAKE_BACK_SHARE: Final = 0.04  # how often somebody takes a sealed answer back
IDLE: Final = {"2019": (PASS, SKIP, DECLINE), "2006": (PASS, SKIP, KEEP, REFUSE)}


@lru_cache
def tables(edition: str) -> Any:
    """The shipped data of an edition."""
    return load(edition, environment=False)


@dataclass(frozen=True)
class Deal:
    """A game to be played: `seed` decides the cards, `luck` the parties and what the players choose."""

    edition: str
    seats: int
    variant: int
    options: tuple[tuple[str, str], ...]
    seed: int
    luck: int
    rules: int = RULES_VERSION

    def config(self) -> Config:
        parties = list(PARTIES)
        Random(self.luck).shuffle(parties)
        return configure(
            self.edition,
            variant=self.variant,
            parties=tuple(parties[: self.seats]),
            options=dict(self.options),
            tables=tables(self.edition),
            rules=self.rules,
        )

    def open(self) -> tuple[Any, list[Seen]]:
        """The game at its first decision, a state of its edition's own class, and what happened before."""
        return setup_told(self.config(), self.seed)

    def players(self) -> Players:
        return Players(self.luck)


def deals(
    edition: str, seats: int | None = None, variant: int | None = None, forced: dict[str, str] | None = None
) -> st.SearchStrategy[Deal]:
    """Games of any or of one size; about half of them with some rule options changed."""
    played = edition_of(edition)
    others = [(key, value) for key, (_, values) in played.options.items() for value in values[1:]]
    some = st.lists(st.sampled_from(others), unique_by=lambda option: option[0], max_size=len(played.options))
    changed = st.one_of(st.just(list[tuple[str, str]]()), some)
    numbers = st.integers(0, 2**32 - 1)
    return st.builds(
        Deal,
        edition=st.just(edition),
        seats=st.integers(3, 5) if seats is None else st.just(seats),
        variant=st.sampled_from(sorted(played.limits.variants)) if variant is None else st.just(variant),
        options=changed.map(lambda drawn: tuple(sorted({**dict(drawn), **(forced or {})}.items()))),
        seed=numbers,
        luck=numbers,
    )


class Players:
    """Everybody at a table, choosing by chance: in any order, and sometimes taking a sealed answer back."""

    def __init__(self, luck: int) -> None:
        self.rng = Random(luck)
        self.temper = self.rng.choice(TEMPERS)

    def next_move(self, g: State) -> tuple[int, int] | None:
        """A seat and its action; None when the game is over."""
        asked = deciders(g)
        if not asked:
            return None
        if g.sealed_for and self.rng.random() < TAKE_BACK_SHARE:
            sure = [seat for seat in range(g.seats) if legal(g, seat) == (TAKE_BACK,)]
            if sure:
                return self.rng.choice(sure), TAKE_BACK
        seat = self.rng.choice(asked)
        return seat, self.choose(legal(g, seat), IDLE[g.config.edition])

    def choose(self, options: tuple[int, ...], idle: tuple[int, ...]) -> int:
        rng = self.rng
        if self.temper == "idle" and rng.random() < 0.7:
            return options[0]  # pass and skip come first
        if self.temper == "busy":
            options = tuple(action for action in options if action not in idle) or options
        if self.temper in ("thrifty", "busy") and BID <= options[-1] <= BID + MOST_MONEY:
            return options[int(rng.random() ** 6 * len(options))]
        return rng.choice(options)


def play(deal: Deal) -> Iterator[tuple[Any, int, int]]:
    """Every move of a game before it is made: the state (changed by the next step), the seat and its action."""
    g, _ = deal.open()
    players = deal.players()
    while (move := players.next_move(g)) is not None:
        yield g, *move
        apply(g, *move)


def play_on(g: State, players: Players) -> list[tuple[int, int]]:
    """Play to the end; the moves."""
    moves = []
    while (move := players.next_move(g)) is not None:
        apply(g, *move)
        moves.append(move)
    return moves


def sampled(deal: Deal, share: float) -> Iterator[Any]:
    """Some positions of a game, about this share of all; copies that may be changed."""
    dice = Random(deal.luck + 1)
    for g, _, _ in play(deal):
        if dice.random() < share:
            yield g.copy()
