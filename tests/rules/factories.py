"""Making, playing and reading positions of either edition; `positions` and `e2006.positions` add what is their own."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any, TypeVar

import pytest

from macher.rules import Refused, State, apply, deciders, legal, step_name, view
from macher.rules.events import Event
from macher.rules.parts.cabinet import FACE_DOWN, row_entry
from macher.rules.parts.campaign import NONE
from macher.rules.parts.codes import CARD_TYPES, SLOTS, SWAP, TOPIC_COUNT
from macher.rules.parts.config import PARTIES
from macher.rules.parts.programs import full_deck
from macher.rules.versions import FIRST_RULES

SEATS = ("spd", "cdu", "fdp", "linke", "gruene")

E = TypeVar("E", bound=Event)
S = TypeVar("S", bound=State)


# --- games -----------------------------------------------------------------------------------------------------------
def to_round_one(g: S) -> S:
    """Play the setup with the first legal action."""
    while g.round == 0:
        seat = deciders(g)[0]
        apply(g, seat, legal(g, seat)[0])
    return g


def as_begun_earlier(g: S) -> S:
    """A game that began with the first version of the rules."""
    g.config = replace(g.config, rules=FIRST_RULES)
    return g


def starting(g: S, start: int, money: int) -> S:
    """This seat starts and everybody has this much money."""
    g.start = start
    g.money = [money] * g.seats
    return g


# --- playing ---------------------------------------------------------------------------------------------------------
def at(g: S, step: int, argument: int = 0) -> S:
    """Make a step of the agenda happen now, and nothing after it. Seat 0 starts if nobody was named yet."""
    g.start = max(g.start, 0)
    g.agenda = []
    g.waiting = False
    g.sealed = [()] * g.seats
    g.sealed_for = 0
    g.push(step, argument)
    g.proceed()
    return g


def unfold(g: State, step: int, argument: int = 0) -> list[Event]:
    """As `at`, and the events of what happened before anybody was asked."""
    g.telling, g.log = True, []
    events = [event for _, event in at(g, step, argument).log]
    g.telling, g.log = False, []
    return events


def do(g: State, seat: int, *actions: int) -> list[Event]:
    """Apply actions of one seat; all events, whoever may see them."""
    return [event for action in actions for _, event in apply(g, seat, action)]


def seal(g: State, *answers: int) -> list[Event]:
    """Every seat in turn gives its sealed answer of one action."""
    return [event for seat, answer in enumerate(answers) for event in do(g, seat, answer)]


def until(g: State, step: str) -> list[Event]:
    """Play on with the first legal action until this decision is open; all events."""
    events: list[Event] = []
    while step_name(g) != step:
        seat = deciders(g)[0]
        events += do(g, seat, legal(g, seat)[0])
    return events


def finish(g: S) -> S:
    """Play on with the first legal action until the game is over."""
    while seats := deciders(g):
        apply(g, seats[0], legal(g, seats[0])[0])
    return g


def play_out(g: State, luck: int = 0) -> list[Event]:
    """Play on at random until the game is over; all events."""
    events: list[Event] = []
    rng = Random(luck)
    while seats := deciders(g):
        events += do(g, seats[0], rng.choice(legal(g, seats[0])))
    return events


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


# --- cards -----------------------------------------------------------------------------------------------------------
class Cards:
    """The cards of an edition as the rules write them: `+edu`, `-tax`. Topics by their first letters."""

    def __init__(self, topics: tuple[str, ...]) -> None:
        self.topics = topics

    def card(self, text: str) -> int:
        """A card: `+edu`."""
        topics = [topic for topic, name in enumerate(self.topics) if name.startswith(text[1:].lower())]
        assert len(topics) == 1, text
        return topics[0] * 2 + (text[0] == "-")

    def cards(self, text: str) -> tuple[int, ...]:
        """Several cards: `+edu -traffic`."""
        return tuple(self.card(word) for word in text.split())

    def swap(self, old: str, new: str) -> int:
        """The action that puts the hand card `new` into the program for `old`."""
        return SWAP + (self.card(old) >> 1) * CARD_TYPES + self.card(new)

    def set_program(self, g: State, seat: int, text: str) -> None:
        """Give a seat this program, whatever the decks say."""
        program = [0] * TOPIC_COUNT
        for one in self.cards(text):
            program[one >> 1] = -1 if one & 1 else 1
        g.programs[seat * TOPIC_COUNT : (seat + 1) * TOPIC_COUNT] = program

    def set_opinions(self, g: State, land: int, text: str, doubled: str | None = None) -> None:
        """Lay these opinions face up in a land, perhaps one under a marker; the rest of its slots is face down."""
        up = self.cards(text)
        for slot in range(SLOTS):
            g.face_up[land * SLOTS + slot] = int(slot < len(up))
            if slot < len(up):
                g.opinions[land * SLOTS + slot] = up[slot]
        g.doubled[land] = NONE if doubled is None else up.index(self.card(doubled))
        if doubled is not None:
            g.double_pool -= 1

    def lay_opinions(self, g: State, land: int, up: str, down: str) -> None:
        """Lay four opinions in a land: these face up, these face down, the next to be turned first."""
        self.set_opinions(g, land, up)
        g.opinions[land * SLOTS + len(up.split()) : (land + 1) * SLOTS] = self.cards(down)

    def hold(self, g: State, copies: int, hands: tuple[str, ...], draw: str) -> None:
        """The seats hold these cards and `draw` is drawn next; without programs all cards stay in the game."""
        deck = full_deck(copies)
        for taken in (*hands, draw):
            for one in self.cards(taken):
                deck.remove(one)
        g.hands = [tuple(sorted(self.cards(hand))) for hand in hands]
        g.program_deck = deck + list(reversed(self.cards(draw)))
        g.program_discard = []


def party(name: str) -> int:
    return PARTIES.index(name)


def state_index(g: State, name: str) -> int:
    """The index of a state card by its id (BB, NI, …)."""
    return next(i for i, state in enumerate(g.config.tables.states) if state.id == name)


# --- laying out ------------------------------------------------------------------------------------------------------
def put(values: list[int], g: State, land: int, by_seat: tuple[int, ...]) -> None:
    """Set a flat list (votes, rallies, media, trend) for every seat of a land. Supplies are left alone."""
    values[land * g.seats : land * g.seats + len(by_seat)] = list(by_seat)


def set_trends(g: State, land: int, *printed: int) -> None:
    """Put the trend (popularity) markers of a land on these printed values, by seat."""
    put(g.trend, g, land, tuple(g.scale.index(value) for value in printed))


def lay_face_down(g: State, land: int, names: list[str], sent: tuple[tuple[int, str], ...]) -> None:
    """Lay politicians face down beside a land, in this order; `names` are those of the whole cabinet."""
    for seat, name in sent:
        g.unused[seat] &= ~(1 << names.index(name))
        g.rows[land] += (row_entry(seat, names.index(name), FACE_DOWN),)


# --- looking ---------------------------------------------------------------------------------------------------------
def see_any(g: State, seat: int | None = None) -> Any:
    """What a seat, or without one a spectator, sees."""
    return view(g, seat).data


def there(g: State, what: str, land: int) -> tuple[int, ...]:
    """What each seat has in a land (votes, rallies, media, …), as a spectator sees it."""
    return tuple(see_any(g)[what][land * g.seats : (land + 1) * g.seats])


def trends(g: State, land: int) -> tuple[int, ...]:
    """The printed trend (popularity) of each seat in a land, as a spectator sees it."""
    seen = see_any(g)
    return tuple(seen["scale"][space] for space in seen["trend"][land * g.seats : (land + 1) * g.seats])


def purse(g: State, seat: int) -> int:
    """The money of a seat in thousands, as its owner sees it."""
    money: int | None = see_any(g, seat)["money"][seat]
    assert money is not None
    return money


def open_opinions(g: State, land: int) -> list[int]:
    """The face-up opinions of a land, as a spectator sees them."""
    seen = see_any(g)["opinions"][land * SLOTS : (land + 1) * SLOTS]
    return [one for one in seen if one is not None and one != NONE]
