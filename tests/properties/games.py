"""Whole games by chance: what Hypothesis draws, and players who choose at random, each kind of table in its own temper.

All chance of a game is in its `Deal`, so a failing one can be repeated.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Final

import pytest
from hypothesis import strategies as st

from macher.rules import Config, Seen, apply, configure, deciders, legal, setup_told
from macher.rules.e2019.actions import DECLINE, SKIP
from macher.rules.e2019.options import OPTIONS
from macher.rules.e2019.state import State
from macher.rules.e2019.tables import PARTIES
from macher.rules.parts.codes import BID, MOST_MONEY, PASS, TAKE_BACK
from tests.rules.positions import tables

TEMPERS: Final = ("even", "thrifty", "busy", "idle")
SIZES: Final = [(seats, variant) for seats in (3, 4, 5) for variant in (4, 7)]
every_size = pytest.mark.parametrize(("seats", "variant"), SIZES)

TAKE_BACK_SHARE: Final = 0.04  # how often somebody takes a sealed answer back


@dataclass(frozen=True)
class Deal:
    """A game to be played: `seed` decides the cards, `luck` the parties and what the players choose."""

    seats: int
    variant: int
    options: tuple[tuple[str, str], ...]
    seed: int
    luck: int

    def config(self) -> Config:
        parties = list(PARTIES)
        Random(self.luck).shuffle(parties)
        return configure(
            "2019",
            variant=self.variant,
            parties=tuple(parties[: self.seats]),
            options=dict(self.options),
            tables=tables(),
        )

    def open(self) -> tuple[State, list[Seen]]:
        """The game at its first decision, and what happened before."""
        return setup_told(self.config(), self.seed)

    def players(self) -> Players:
        return Players(self.luck)


def deals(
    seats: int | None = None, variant: int | None = None, forced: dict[str, str] | None = None
) -> st.SearchStrategy[Deal]:
    """Games of any or of one size; about half of them with some rule options changed."""
    others = [(key, value) for key, (_, values) in OPTIONS.items() for value in values[1:]]
    some = st.lists(st.sampled_from(others), unique_by=lambda option: option[0], max_size=len(OPTIONS))
    changed = st.one_of(st.just(list[tuple[str, str]]()), some)
    numbers = st.integers(0, 2**32 - 1)
    return st.builds(
        Deal,
        seats=st.integers(3, 5) if seats is None else st.just(seats),
        variant=st.sampled_from((4, 7)) if variant is None else st.just(variant),
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
        return seat, self.choose(legal(g, seat))

    def choose(self, options: tuple[int, ...]) -> int:
        rng = self.rng
        if self.temper == "idle" and rng.random() < 0.7:
            return options[0]  # pass and skip come first
        if self.temper == "busy":
            options = tuple(action for action in options if action not in (PASS, SKIP, DECLINE)) or options
        if self.temper in ("thrifty", "busy") and BID <= options[-1] <= BID + MOST_MONEY:
            return options[int(rng.random() ** 6 * len(options))]
        return rng.choice(options)


def play(deal: Deal) -> Iterator[tuple[State, int, int]]:
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


def sampled(deal: Deal, share: float) -> Iterator[State]:
    """Some positions of a game, about this share of all; copies that may be changed."""
    dice = Random(deal.luck + 1)
    for g, _, _ in play(deal):
        if dice.random() < share:
            yield g.copy()
