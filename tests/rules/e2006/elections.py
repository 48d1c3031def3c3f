"""More factories of the 2006 edition: exchanges, the election night, the national board and the end of a round."""

from __future__ import annotations

from macher.rules import apply, deciders, events_for, legal, step_name
from macher.rules.e2006.actions import CONTRIBUTE, NATIONAL, NATIONAL_SPACES
from macher.rules.e2006.codes import ELECTION, WINNER
from macher.rules.e2006.state import State
from macher.rules.events import Event
from macher.rules.parts.campaign import NONE
from macher.rules.parts.codes import CARD_TYPES, EXCHANGE, PASS, SLOTS
from macher.rules.parts.game import EVERYONE
from tests.rules.e2006.positions import card, cards, see, set_votes
from tests.rules.factories import put, state_index

PLAYERS = (3, 4, 5)


def run(g: State, *steps: int) -> list[Event]:
    """Make these steps of the agenda happen now, one after the other, and nothing after them; what everybody saw."""
    g.agenda = []
    g.waiting = False
    g.sealed = [()] * g.seats
    g.sealed_for = 0
    for step in reversed(steps):
        g.push(step)
    g.telling, g.log = True, []
    g.proceed()
    events = [event for visible, event in g.log if visible == EVERYONE]
    g.telling, g.log = False, []
    return events


def asked(g: State) -> tuple[str, int]:
    """The open decision and the one seat that it waits for."""
    (seat,) = deciders(g)
    return step_name(g), seat


def seen_by(g: State, seat: int, action: int, viewer: int | None) -> list[Event]:
    """An action, and what a viewer saw of it."""
    return events_for(apply(g, seat, action), viewer)


def all_pass(g: State) -> list[tuple[str, int]]:
    """Everybody who is asked passes; which decision, and who, in the order asked."""
    found = []
    while deciders(g):
        found.append(asked(g))
        apply(g, deciders(g)[0], PASS)
    return found


# --- opinions --------------------------------------------------------------------------------------------------------
def slot_of(g: State, land: int, one: str) -> int:
    """Where an opinion lies in a land."""
    return g.opinions[land * SLOTS : (land + 1) * SLOTS].index(card(one))


def exchange(g: State, land: int, old: str, new: str) -> int:
    """The action that exchanges the opinion `old` of a land with the pool card `new`."""
    return EXCHANGE + slot_of(g, land, old) * CARD_TYPES + card(new)


def exchanges(g: State, land: int, seat: int) -> set[tuple[int, int]]:
    """Every exchange that a seat may make in a land, as old card and new card."""
    found = set()
    for action in legal(g, seat):
        if EXCHANGE <= action < EXCHANGE + SLOTS * CARD_TYPES:
            slot, new = divmod(action - EXCHANGE, CARD_TYPES)
            found.add((g.opinions[land * SLOTS + slot], new))
    return found


# --- the election ----------------------------------------------------------------------------------------------------
def stack(g: State, land: int, *bottom_to_top: int) -> None:
    """The votes markers of these seats arrived in this order: the last one lies on top."""
    for seat in bottom_to_top:
        g.arrivals += 1
        g.arrival[land * g.seats + seat] = g.arrivals


def join(g: State, *pacts: tuple[int, int]) -> None:
    """These seats are partners in the current state."""
    for one, other in pacts:
        g.partner[one], g.partner[other] = other, one


def elect(g: State, votes: tuple[int, ...], media: tuple[int, ...] = (), state: str = "BB") -> list[Event]:
    """The election of the current state with these votes, later seats on top; what all saw of it."""
    land = g.order[0]
    g.card[land] = state_index(g, state)
    set_votes(g, land, *votes)
    return vote(g, media)


def vote(g: State, media: tuple[int, ...] = ()) -> list[Event]:
    """The election of the current state as it stands, with these media markers; what all saw of it."""
    put(g.media, g, g.order[0], media)
    for seat, markers in enumerate(media):
        g.media_supply[seat] -= markers
    return run(g, ELECTION, WINNER)


# --- the national board ----------------------------------------------------------------------------------------------
def set_national(g: State, text: str) -> None:
    """Lay these cards on the national board from the left; a star secures: `+gen* -tax`."""
    words = text.split()
    for space in range(NATIONAL_SPACES):
        g.national[space] = card(words[space].rstrip("*")) if space < len(words) else NONE
        g.secured[space] = int(space < len(words) and words[space].endswith("*"))


def national(g: State) -> str:
    """The national board as `set_national` writes it, as a spectator sees it."""
    seen = see(g)
    names = ("ter", "gen", "eco", "tax", "nuc", "wag", "soc")
    return " ".join(
        "+-"[one & 1] + names[one >> 1] + "*" * secured
        for one, secured in zip(seen["national"], seen["secured"], strict=True)
        if one != NONE
    )


def place(g: State, one: str, space: int) -> int:
    """The action that puts an opinion of the current state on a national space, counted from 1."""
    return NATIONAL + slot_of(g, g.order[0], one) * NATIONAL_SPACES + space - 1


def places(g: State, seat: int) -> dict[int, list[int]]:
    """Where a seat may put which opinion of the current state: spaces, counted from 1, by card."""
    found: dict[int, list[int]] = {}
    for action in legal(g, seat):
        if NATIONAL <= action < NATIONAL + SLOTS * NATIONAL_SPACES:
            slot, space = divmod(action - NATIONAL, NATIONAL_SPACES)
            found.setdefault(g.opinions[g.order[0] * SLOTS + slot], []).append(space + 1)
    return found


def presence(g: State, space: int) -> list[int]:
    """Media markers by seat on a national space, counted from 1, and none on any other."""
    seen = see(g)["presence"]
    here = seen[(space - 1) * g.seats : space * g.seats]
    assert sum(seen) == sum(here)
    return here


# --- the end of a round ----------------------------------------------------------------------------------------------
def accept(number: int) -> int:
    """The action that accepts a contribution, numbered from 1 as its card."""
    return CONTRIBUTE + (number - 1) * 2 + 1


def decline(number: int) -> int:
    """The action that declines it."""
    return CONTRIBUTE + (number - 1) * 2


def face_up_counts(g: State) -> list[int]:
    """How many opinions lie face up in each state in play, in the order of the elections."""
    seen = see(g)
    return [
        sum(one is not None and one != NONE for one in seen["opinions"][land * SLOTS : (land + 1) * SLOTS])
        for land in seen["order"]
    ]


def deck_on_top(g: State, text: str) -> None:
    """The next opinions of the deck, in this order; the rest of the deck stays below them."""
    g.opinion_deck = g.opinion_deck + list(reversed(cards(text)))
