"""Small factories: a position in one line.

For example:

    g = campaign(seats=4)                   # setup is over, the start bids of round 1 are asked
    g = at(campaign(), BUY_MEDIA)           # the same, but phase 3 begins now and nothing follows
    events = do(g, 0, MEDIA_AT + land)      # apply, and what everybody saw
"""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache

from macher.data import load
from macher.rules import Config, configure, setup, view
from macher.rules.e2019.seen import Seen
from macher.rules.e2019.state import State
from macher.rules.e2019.tables import TOPICS, Tables
from macher.rules.parts.config import PARTIES
from tests.rules.factories import SEATS, Cards, lay_face_down, starting, to_round_one

CARDS = Cards(TOPICS)
card, cards, swap = CARDS.card, CARDS.cards, CARDS.swap
set_program, set_opinions, lay_opinions = CARDS.set_program, CARDS.set_opinions, CARDS.lay_opinions


@lru_cache
def tables() -> Tables:
    return load("2019", environment=False)


def config(seats: int = 4, variant: int = 4, parties: tuple[str, ...] = (), **options: str) -> Config:
    return configure("2019", variant=variant, parties=parties or SEATS[:seats], options=options, tables=tables())


def table(
    seats: int = 4, variant: int = 4, seed: str | int = 1, parties: tuple[str, ...] = (), **options: str
) -> State:
    """A new game at its first decision, the draft."""
    return setup(config(seats, variant, parties, **options), seed)


def campaign(
    seats: int = 4, variant: int = 4, seed: str | int = 1, parties: tuple[str, ...] = (), **options: str
) -> State:
    """A game whose setup is over, wiped clean of what setup choices put on the boards: round 1, start bids."""
    g = to_round_one(table(seats, variant, seed, parties, **options))
    empty = [0] * (4 * g.seats)
    g.votes, g.rallies, g.media = empty[:], empty[:], empty[:]
    g.trend = [g.scale.index(0)] * (4 * g.seats)
    g.rally_supply = [g.tables.rally_cubes] * g.seats
    g.media_supply = [g.tables.media_markers_long if variant == 7 else g.tables.media_markers_short] * g.seats
    return g


def ready(
    seats: int = 4,
    variant: int = 4,
    parties: tuple[str, ...] = (),
    start: int = 0,
    money: int = 30,
    **options: str,
) -> State:
    """A campaign in which this seat starts and everybody has this much money."""
    return starting(campaign(seats, variant, 1, parties, **options), start, money)


def on_top(g: State, **changes: int) -> int:
    """Let the top poll show these changes, and 0 for the other parties; the index of that poll."""
    poll = g.poll_deck[-1]
    polls = list(g.tables.polls)
    polls[poll] = tuple(changes.get(name, 0) for name in PARTIES)
    g.tables = replace(g.tables, polls=tuple(polls))
    return poll


def see(g: State, seat: int | None = None) -> Seen:
    """What a seat, or without one a spectator, sees."""
    return view(g, seat).data


def send(g: State, land: int, *cabinet: tuple[int, str]) -> None:
    """Lay politicians face down beside a land, in this order: `send(g, land, (0, "vice"), (1, "leader"))`."""
    lay_face_down(g, land, [politician.id for politician in g.tables.politicians], cabinet)


def hold(g: State, hands: tuple[str, ...], draw: str = "") -> None:
    """The seats hold these program cards and `draw` is drawn next; without programs all cards stay in the game."""
    spaces = len(g.program_display)
    CARDS.hold(g, g.tables.program_copies, hands, draw)
    g.program_display, g.program_deck = g.program_deck[:spaces], g.program_deck[spaces:]
