"""Small factories for the 2006 edition: a position in one line.

g = campaign(seats=4)                   # setup and preliminary phase are over, the start bids of round 1 are asked
g = at(campaign(), BUY_MEDIA)           # the same, but this step happens now and nothing follows
events = do(g, 0, MEDIA_AT + land)      # apply, and what everybody saw
give_dice(monkeypatch, 3, 3, 1)         # the next dice, in the order in which they are rolled
"""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from random import Random
from typing import Literal, TypeVar

import pytest

from macher.data import load
from macher.rules import Config, Refused, apply, configure, deciders, legal, setup, setup_told, step_name, view
from macher.rules.e2006.state import State
from macher.rules.e2006.tables import ISSUES, Poll, Tables
from macher.rules.e2006.view import Seen
from macher.rules.events import Event
from macher.rules.parts.cabinet import FACE_DOWN, row_entry
from macher.rules.parts.campaign import NONE
from macher.rules.parts.codes import CARD_TYPES, LANDS, SLOTS, SWAP, TOPIC_COUNT
from macher.rules.parts.config import PARTIES
from macher.rules.parts.game import Game
from macher.rules.parts.programs import full_deck

SEATS = ("spd", "cdu", "fdp", "linke", "gruene")

E = TypeVar("E", bound=Event)


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
    g = table(seats, variant, seed, parties, **options)
    while g.round == 0:
        seat = deciders(g)[0]
        apply(g, seat, legal(g, seat)[0])
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
    g = campaign(seats, variant, 1, parties, **options)
    g.start = start
    g.money = [money] * seats
    return g


def round_of(g: State, number: int) -> State:
    """Play on with the first legal action until this round has begun and its first decision is open."""
    while g.round < number:
        seat = deciders(g)[0]
        apply(g, seat, legal(g, seat)[0])
    return g


# --- playing ---------------------------------------------------------------------------------------------------------
def at(g: State, step: int, argument: int = 0) -> State:
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


def finish(g: State) -> State:
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
def card(text: str) -> int:
    """A card as the rules write it: `+ter`, `-tax`. Issues by their first letters."""
    issues = [issue for issue, name in enumerate(ISSUES) if name.startswith(text[1:].lower())]
    assert len(issues) == 1, text
    return issues[0] * 2 + (text[0] == "-")


def cards(text: str) -> tuple[int, ...]:
    """Several cards: `+ter -tax`."""
    return tuple(card(word) for word in text.split())


def swap(old: str, new: str) -> int:
    """The action that puts the hand card `new` into the platform for `old`."""
    return SWAP + (card(old) >> 1) * CARD_TYPES + card(new)


def party(name: str) -> int:
    return PARTIES.index(name)


def politician(g: State, name: str) -> int:
    """The index of a cabinet card by its id (chancellor, party_whip, …)."""
    return next(i for i, one in enumerate(g.tables.cabinet) if one.id == name)


def state_index(g: State, name: str) -> int:
    """The index of a state card by its id (BB, NI, …)."""
    return next(i for i, state in enumerate(g.tables.states) if state.id == name)


# --- laying out ------------------------------------------------------------------------------------------------------
def put(values: list[int], g: State, land: int, by_seat: tuple[int, ...]) -> None:
    """Set a flat list (votes, rallies, media, tiles, arrival) for every seat of a land. Supplies are left alone."""
    values[land * g.seats : land * g.seats + len(by_seat)] = list(by_seat)


def set_platform(g: State, seat: int, text: str) -> None:
    """Give a seat this platform, whatever the decks say."""
    platform = [0] * TOPIC_COUNT
    for one in cards(text):
        platform[one >> 1] = -1 if one & 1 else 1
    g.programs[seat * TOPIC_COUNT : (seat + 1) * TOPIC_COUNT] = platform


def set_opinions(g: State, land: int, text: str, key: str | None = None) -> None:
    """Lay these opinions face up in a land, perhaps one under a key tile; the rest of its slots is face down."""
    up = cards(text)
    for slot in range(SLOTS):
        g.face_up[land * SLOTS + slot] = int(slot < len(up))
        if slot < len(up):
            g.opinions[land * SLOTS + slot] = up[slot]
    g.doubled[land] = NONE if key is None else up.index(card(key))
    if key is not None:
        g.double_pool -= 1


def lay_opinions(g: State, land: int, up: str, down: str) -> None:
    """Lay four opinions in a land: these face up, these face down, the next to be turned first."""
    set_opinions(g, land, up)
    g.opinions[land * SLOTS + len(up.split()) : (land + 1) * SLOTS] = cards(down)


def set_pool(g: State, text: str) -> None:
    """Lay these cards in the exchange pool."""
    g.opinion_display = [cards(text).count(one) for one in range(CARD_TYPES)]


def set_popularity(g: State, land: int, *values: int) -> None:
    """Put the popularity markers of a land on these values, by seat."""
    put(g.trend, g, land, tuple(g.scale.index(value) for value in values))


def set_votes(g: State, land: int, *votes: int) -> None:
    """Put the votes markers of a land on these spaces, by seat; who comes later in seat order lies on top."""
    put(g.votes, g, land, votes)
    for seat, count in enumerate(votes):
        if count:
            g.arrivals += 1
            g.arrival[land * g.seats + seat] = g.arrivals


def hold(g: State, hands: tuple[str, ...], draw: str = "") -> None:
    """The seats hold these policy cards and `draw` is drawn next; without platforms all cards stay in the game."""
    deck = full_deck(g.tables.policy_copies)
    for taken in (*hands, draw):
        for one in cards(taken):
            deck.remove(one)
    g.hands = [tuple(sorted(cards(hand))) for hand in hands]
    g.program_deck = deck + list(reversed(cards(draw)))
    g.program_discard = []


def send(g: State, land: int, *cabinet: tuple[int, str]) -> None:
    """Lay cabinet cards face down beside a land, in this order: `send(g, land, (0, "speaker"), (1, "chancellor"))`."""
    for seat, name in cabinet:
        g.unused[seat] &= ~(1 << politician(g, name))
        g.rows[land] += (row_entry(seat, politician(g, name), FACE_DOWN),)


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


def there(g: State, what: Literal["votes", "rallies", "media", "tiles", "arrival"], land: int) -> tuple[int, ...]:
    """What each seat has in a land, as a spectator sees it."""
    return tuple(see(g)[what][land * g.seats : (land + 1) * g.seats])


def popularity(g: State, land: int) -> tuple[int, ...]:
    """The popularity of each seat in a land, as a spectator sees it."""
    seen = see(g)
    return tuple(seen["scale"][space] for space in seen["trend"][land * g.seats : (land + 1) * g.seats])


def purse(g: State, seat: int) -> int:
    """The money of a seat in thousands, as its owner sees it."""
    money = see(g, seat)["money"][seat]
    assert money is not None
    return money


def open_opinions(g: State, land: int) -> list[int]:
    """The face-up opinions of a land, as a spectator sees them."""
    return [one for one in see(g)["opinions"][land * SLOTS : (land + 1) * SLOTS] if one is not None]


def pool(g: State) -> list[int]:
    """The cards of the exchange pool, as a spectator sees them."""
    return [one for one, count in enumerate(see(g)["opinion_display"]) for _ in range(count)]


def platform(g: State, seat: int) -> set[int]:
    """The platform of a seat as cards, as a spectator sees it."""
    attitudes = see(g)["programs"][seat * TOPIC_COUNT : (seat + 1) * TOPIC_COUNT]
    return {issue * 2 + (attitude < 0) for issue, attitude in enumerate(attitudes) if attitude}
