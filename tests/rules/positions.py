"""Small factories: a position in one line.

For example:

    g = campaign(seats=4)                   # setup is over, the start bids of round 1 are asked
    g = at(campaign(), BUY_MEDIA)           # the same, but phase 3 begins now and nothing follows
    events = do(g, 0, MEDIA_AT + land)      # apply, and what everybody saw
"""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from random import Random
from typing import Literal, TypeVar

import pytest

from macher.data import load
from macher.rules import Config, Refused, apply, configure, deciders, legal, setup, step_name, view
from macher.rules.e2019.state import State
from macher.rules.e2019.tables import TOPICS, Tables
from macher.rules.e2019.view import Seen
from macher.rules.events import Event
from macher.rules.parts.cabinet import FACE_DOWN, row_entry
from macher.rules.parts.campaign import NONE
from macher.rules.parts.codes import CARD_TYPES, SLOTS, SWAP, TOPIC_COUNT
from macher.rules.parts.config import PARTIES
from macher.rules.parts.programs import full_deck

SEATS = ("spd", "cdu", "fdp", "linke", "gruene")


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
    g = table(seats, variant, seed, parties, **options)
    while g.round == 0:
        seat = deciders(g)[0]
        apply(g, seat, legal(g, seat)[0])
    empty = [0] * (4 * g.seats)
    g.votes, g.rallies, g.media = empty[:], empty[:], empty[:]
    g.trend = [g.scale.index(0)] * (4 * g.seats)
    g.rally_supply = [g.tables.rally_cubes] * g.seats
    g.media_supply = [g.tables.media_markers_long if variant == 7 else g.tables.media_markers_short] * g.seats
    return g


def at(g: State, step: int, argument: int = 0) -> State:
    """Make a step of the agenda happen now, and nothing after it."""
    g.agenda = []
    g.waiting = False
    g.sealed = [()] * g.seats
    g.sealed_for = 0
    g.push(step, argument)
    g.proceed()
    return g


def do(g: State, seat: int, *actions: int) -> list[Event]:
    """Apply actions of one seat; all events, whoever may see them."""
    return [event for action in actions for _, event in apply(g, seat, action)]


def finish(g: State) -> State:
    """Play on with the first legal action until the game is over."""
    while seats := deciders(g):
        apply(g, seats[0], legal(g, seats[0])[0])
    return g


def card(text: str) -> int:
    """A card as the rules write it: `+edu`, `-traffic`. Topics by their first letters."""
    topics = [topic for topic, name in enumerate(TOPICS) if name.startswith(text[1:].lower())]
    assert len(topics) == 1, text
    return topics[0] * 2 + (text[0] == "-")


def cards(text: str) -> tuple[int, ...]:
    """Several cards: `+edu -traffic`."""
    return tuple(card(word) for word in text.split())


def party(name: str) -> int:
    return PARTIES.index(name)


def state_index(g: State, name: str) -> int:
    """The index of a state card by its id (BB, NI, …)."""
    return next(i for i, state in enumerate(g.tables.states) if state.id == name)


def set_program(g: State, seat: int, text: str) -> None:
    """Give a seat this program, whatever the decks say."""
    program = [0] * TOPIC_COUNT
    for one in cards(text):
        program[one >> 1] = -1 if one & 1 else 1
    g.programs[seat * TOPIC_COUNT : (seat + 1) * TOPIC_COUNT] = program


def set_opinions(g: State, land: int, text: str, doubled: str | None = None) -> None:
    """Lay these opinions face up in a land; the rest of its slots is face down."""
    up = cards(text)
    for slot in range(SLOTS):
        g.face_up[land * SLOTS + slot] = int(slot < len(up))
        if slot < len(up):
            g.opinions[land * SLOTS + slot] = up[slot]
    g.doubled[land] = NONE if doubled is None else up.index(card(doubled))
    if doubled is not None:
        g.double_pool -= 1


def put(values: list[int], g: State, land: int, by_seat: tuple[int, ...]) -> None:
    """Set a flat list (votes, rallies, media, trend) for every seat of a land."""
    values[land * g.seats : land * g.seats + len(by_seat)] = list(by_seat)


# --- phases 6 to 9 ---------------------------------------------------------------------------------------------------
E = TypeVar("E", bound=Event)


def ready(
    seats: int = 4,
    variant: int = 4,
    parties: tuple[str, ...] = (),
    start: int = 0,
    money: int = 30,
    **options: str,
) -> State:
    """A campaign in which this seat starts and everybody has this much money."""
    g = campaign(seats, variant, 1, parties, **options)
    g.start = start
    g.money = [money] * seats
    return g


def send(g: State, land: int, *cabinet: tuple[int, str]) -> None:
    """Lay politicians face down beside a land, in this order: `send(g, land, (0, "vice"), (1, "leader"))`."""
    names = [politician.id for politician in g.tables.politicians]
    for seat, name in cabinet:
        g.unused[seat] &= ~(1 << names.index(name))
        g.rows[land] += (row_entry(seat, names.index(name), FACE_DOWN),)


def on_top(g: State, **changes: int) -> int:
    """Let the top poll show these changes, and 0 for the other parties; the index of that poll."""
    poll = g.poll_deck[-1]
    polls = list(g.tables.polls)
    polls[poll] = tuple(changes.get(name, 0) for name in PARTIES)
    g.tables = replace(g.tables, polls=tuple(polls))
    return poll


def there(g: State, what: Literal["votes", "rallies", "media"], land: int) -> tuple[int, ...]:
    """What each seat has in a land, as a spectator sees it."""
    return tuple(view(g, None).data[what][land * g.seats : (land + 1) * g.seats])


def trends(g: State, land: int) -> tuple[int, ...]:
    """The printed trend of each seat in a land, as a spectator sees it."""
    seen = view(g, None).data
    return tuple(seen["scale"][at] for at in seen["trend"][land * g.seats : (land + 1) * g.seats])


def set_trends(g: State, land: int, *printed: int) -> None:
    """Put the trend markers of a land on these printed values, by seat."""
    put(g.trend, g, land, tuple(g.scale.index(value) for value in printed))


def purse(g: State, seat: int) -> int:
    """The money of a seat, as its owner sees it."""
    money = view(g, seat).data["money"][seat]
    assert money is not None
    return money


def told(events: list[Event], kind: type[E]) -> list[E]:
    """The events of one kind."""
    return [event for event in events if isinstance(event, kind)]


def refused(g: State, seat: int, action: int) -> Refused:
    """The refusal that meets an action; nothing has changed by asking."""
    before = view(g, seat).data
    with pytest.raises(Refused) as caught:
        apply(g, seat, action)
    assert view(g, seat).data == before
    return caught.value


# --- setup and phases 1 to 5 -----------------------------------------------------------------------------------------
def see(g: State, seat: int | None = None) -> Seen:
    """What a seat, or without one a spectator, sees."""
    return view(g, seat).data


def unfold(g: State, step: int, argument: int = 0) -> list[Event]:
    """As `at`, and the events of what happened before anybody was asked."""
    g.telling, g.log = True, []
    events = [event for _, event in at(g, step, argument).log]
    g.telling, g.log = False, []
    return events


def until(g: State, step: str) -> list[Event]:
    """Play on with the first legal action until this decision is open; all events."""
    events: list[Event] = []
    while step_name(g) != step:
        seat = deciders(g)[0]
        events += do(g, seat, legal(g, seat)[0])
    return events


def play_out(g: State, luck: int = 0) -> list[Event]:
    """Play on at random until the game is over; all events."""
    events: list[Event] = []
    rng = Random(luck)
    while seats := deciders(g):
        events += do(g, seats[0], rng.choice(legal(g, seats[0])))
    return events


def seal(g: State, *answers: int) -> list[Event]:
    """Every seat in turn gives its sealed answer of one action."""
    return [event for seat, answer in enumerate(answers) for event in do(g, seat, answer)]


def hold(g: State, hands: tuple[str, ...], draw: str = "") -> None:
    """The seats hold these program cards and `draw` is drawn next; without programs all cards stay in the game."""
    deck = full_deck(g.tables.program_copies)
    for taken in (*hands, draw):
        for one in cards(taken):
            deck.remove(one)
    spaces = len(g.program_display)
    g.hands = [tuple(sorted(cards(hand))) for hand in hands]
    g.program_display = deck[:spaces]
    g.program_deck = deck[spaces:] + list(reversed(cards(draw)))
    g.program_discard = []


def swap(old: str, new: str) -> int:
    """The action that puts the hand card `new` into the program for `old`."""
    return SWAP + (card(old) >> 1) * CARD_TYPES + card(new)


def lay_opinions(g: State, land: int, up: str, down: str) -> None:
    """Lay four opinions in a land: these face up, these face down, the next to be turned first."""
    set_opinions(g, land, up)
    g.opinions[land * SLOTS + len(up.split()) : (land + 1) * SLOTS] = cards(down)


def open_opinions(g: State, land: int) -> list[int]:
    """The face-up opinions of a land, as a spectator sees them."""
    seen = view(g, None).data["opinions"][land * SLOTS : (land + 1) * SLOTS]
    return [one for one in seen if one is not None and one != NONE]
