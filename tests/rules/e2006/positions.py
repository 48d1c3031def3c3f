"""Small factories for the 2006 edition: a position in one line.

g = campaign(seats=4)                   # setup and preliminary phase are over, the start bids of round 1 are asked
g = at(campaign(), BUY_MEDIA)           # the same, but this step happens now and nothing follows
events = do(g, 0, MEDIA_AT + land)      # apply, and what everybody saw
give_dice(monkeypatch, 3, 3, 1)         # the next dice, in the order in which they are rolled
"""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache

import pytest

from macher.data import load
from macher.rules import Config, apply, configure, deciders, legal, setup, setup_told, view
from macher.rules.e2006.seen import Seen
from macher.rules.e2006.state import State
from macher.rules.e2006.tables import ISSUES, Poll, Tables
from macher.rules.events import Event
from macher.rules.parts.codes import CARD_TYPES, LANDS, TOPIC_COUNT
from macher.rules.parts.config import PARTIES
from macher.rules.parts.game import Game
from tests.rules.factories import (
    SEATS,
    Cards,
    lay_face_down,
    put,
    set_trends,
    starting,
    to_round_one,
    trends,
)

CARDS = Cards(ISSUES)
card, cards, swap = CARDS.card, CARDS.cards, CARDS.swap
set_platform, set_opinions, lay_opinions = CARDS.set_program, CARDS.set_opinions, CARDS.lay_opinions
set_popularity, popularity = set_trends, trends


# --- games -----------------------------------------------------------------------------------------------------------
@lru_cache
def tables() -> Tables:
    return load("2006", environment=False)


def config(seats: int = 4, variant: int = 7, parties: tuple[str, ...] = (), **options: str) -> Config:
    return configure("2006", variant=variant, parties=parties or SEATS[:seats], options=options, tables=tables())


def table(
    seats: int = 4, variant: int = 7, seed: str | int = 1, parties: tuple[str, ...] = (), **options: str
) -> State:
    """A new game at its first decision, the preliminary sheet."""
    g = setup(config(seats, variant, parties, **options), seed)
    assert isinstance(g, State)
    return g


def table_told(
    seats: int = 4, variant: int = 7, seed: str | int = 1, parties: tuple[str, ...] = (), **options: str
) -> tuple[State, list[Event]]:
    """As `table`, and what everybody saw of the setup."""
    g, events = setup_told(config(seats, variant, parties, **options), seed)
    assert isinstance(g, State)
    return g, [event for _, event in events]


def campaign(
    seats: int = 4, variant: int = 7, seed: str | int = 1, parties: tuple[str, ...] = (), **options: str
) -> State:
    """A game whose preliminary phase is over, wiped clean of what the sheets brought: round 1, start bids.

    Every party has one meeting marker on each board, no votes, popularity 0, no media and 5 members.
    """
    g = to_round_one(table(seats, variant, seed, parties, **options))
    markers = LANDS * g.seats
    g.votes, g.media, g.arrival = [0] * markers, [0] * markers, [0] * markers
    g.arrivals = 0
    g.trend = [g.scale.index(0)] * markers
    g.rallies = [g.tables.start_meetings] * markers
    g.rally_supply = [g.tables.meeting_markers - LANDS * g.tables.start_meetings] * g.seats
    g.media_supply = [g.tables.media_markers] * g.seats
    g.base = [g.tables.start_members] * g.seats
    return g


def ready(
    seats: int = 4, variant: int = 7, parties: tuple[str, ...] = (), start: int = 0, money: int = 30, **options: str
) -> State:
    """A campaign in which this seat starts and everybody has this much money."""
    return starting(campaign(seats, variant, 1, parties, **options), start, money)


def round_of(g: State, number: int) -> State:
    """Play on with the first legal action until this round has begun and its first decision is open."""
    while g.round < number:
        seat = deciders(g)[0]
        apply(g, seat, legal(g, seat)[0])
    return g


# --- playing ---------------------------------------------------------------------------------------------------------


def give_dice(monkeypatch: pytest.MonkeyPatch, *faces: int) -> list[int]:
    """Let the next dice show these faces, in the order in which they are rolled; what is left is returned.

    One die more than given, or a face that the dice do not have, fails the test.
    """
    left = list(faces)

    def roll(self: Game, printed: tuple[int, ...], count: int) -> list[int]:
        assert count <= len(left), f"{count} dice are rolled, {left} are left"
        self.chances += 1
        rolled, left[:count] = left[:count], []
        assert set(rolled) <= set(printed), f"the dice show {printed}"
        return rolled

    monkeypatch.setattr(Game, "roll", roll)
    return left


# --- cards and politicians --------------------------------------------------------------------------------------------


def politician(g: State, name: str) -> int:
    """The index of a cabinet card by its id (chancellor, party_whip, …)."""
    return next(i for i, one in enumerate(g.tables.cabinet) if one.id == name)


# --- laying out ------------------------------------------------------------------------------------------------------


def set_pool(g: State, text: str) -> None:
    """Lay these cards in the exchange pool."""
    g.opinion_display = [cards(text).count(one) for one in range(CARD_TYPES)]


def set_votes(g: State, land: int, *votes: int) -> None:
    """Put the votes markers of a land on these spaces, by seat; who comes later in seat order lies on top."""
    put(g.votes, g, land, votes)
    for seat, count in enumerate(votes):
        if count:
            g.arrivals += 1
            g.arrival[land * g.seats + seat] = g.arrivals


def send(g: State, land: int, *cabinet: tuple[int, str]) -> None:
    """Lay cabinet cards face down beside a land, in this order: `send(g, land, (0, "speaker"), (1, "chancellor"))`."""
    lay_face_down(g, land, [one.id for one in g.tables.cabinet], cabinet)


def hold(g: State, hands: tuple[str, ...], draw: str = "") -> None:
    """The seats hold these policy cards and `draw` is drawn next; without platforms all cards stay in the game."""
    CARDS.hold(g, g.tables.policy_copies, hands, draw)


def reprint(g: State, name: str, **printed: int) -> int:
    """Let a cabinet card show these numbers instead (cost, phone, votes, key_issue, …); its index."""
    cabinet = list(g.tables.cabinet)
    at_index = politician(g, name)
    cabinet[at_index] = replace(cabinet[at_index], **printed)  # type: ignore[arg-type]
    g.tables = replace(g.tables, cabinet=tuple(cabinet))
    return at_index


def lay_tiles(g: State, land: int, *seats: int) -> None:
    """Lay a coalition tile of each of these seats on a land."""
    for seat in seats:
        g.tiles[land * g.seats + seat] = 1
        g.tile_supply[seat] -= 1


def on_top(g: State, uses: int = 2, dice: int = 2, **changes: int) -> int:
    """Let the top poll show these changes, and 0 for the other parties; the index of that poll."""
    poll = g.poll_deck[-1]
    polls = list(g.tables.polls)
    polls[poll] = Poll(tuple(changes.get(name, 0) for name in PARTIES), uses, dice, polls[poll].long_game_only)
    g.tables = replace(g.tables, polls=tuple(polls))
    return poll


# --- looking ---------------------------------------------------------------------------------------------------------
def see(g: State, seat: int | None = None) -> Seen:
    """What a seat, or without one a spectator, sees."""
    data: Seen = view(g, seat).data
    return data


def pool(g: State) -> list[int]:
    """The cards of the exchange pool, as a spectator sees them."""
    return [one for one, count in enumerate(see(g)["opinion_display"]) for _ in range(count)]


def platform(g: State, seat: int) -> set[int]:
    """The platform of a seat as cards, as a spectator sees it."""
    attitudes = see(g)["programs"][seat * TOPIC_COUNT : (seat + 1) * TOPIC_COUNT]
    return {issue * 2 + (attitude < 0) for issue, attitude in enumerate(attitudes) if attitude}
