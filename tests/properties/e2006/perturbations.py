"""Changes of a position of the 2006 edition that one viewer must not notice, each of one hidden thing only.

As in `perturbations`; what is hidden is in section 13 of the rules. What both editions hide alike is taken from there.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final

from macher.rules import step_name
from macher.rules.e2006.actions import CONTRIBUTE, USE_RESULT
from macher.rules.e2006.phase3_cabinet import placed_cost
from macher.rules.e2006.state import State
from macher.rules.parts.codes import BID, MOST_SEATS
from tests.properties.perturbations import (
    Change,
    Perturbation,
    StillHidden,
    Viewer,
    chances,
    exchanged_polls,
    face_down_politician,
    is_unknown,
    open_politicians,
    partial_answer,
    politician_to_be_sent,
    reordered,
    sealed_answer,
    seed,
    strangers,
)

OPINIONS_COME = 13  # the phase in which opinions are dealt and turned up
CONTRIBUTION_PHASE = 14


# --- what has become visible, from the zones -------------------------------------------------------------------------
def while_same(look: Callable[[State], object]) -> StillHidden:
    """Hidden until the viewer's zones differ. A shuffle in between takes the same open cards in both games."""
    return lambda one, other: look(one) == look(other)


def open_policies(g: State, viewer: Viewer) -> object:
    """Policy cards that the viewer sees: discards, platforms, the own hand; and the sizes of hands and deck."""
    return (
        g.program_discard,
        g.programs,
        [len(hand) for hand in g.hands],
        len(g.program_deck),
        None if viewer is None else g.hands[viewer],
    )


def open_polls(g: State, viewer: Viewer) -> object:
    """The fronts that the viewer knows, wherever they lie, and what everybody saw of results that were used."""
    outside = [*g.poll_discard, *([g.poll] if g.poll >= 0 else [])]
    fronts = [(g.poll_known[poll], None if is_unknown(g, poll, viewer) else poll) for poll in outside]
    return fronts, g.poll >= 0, g.trend


def no_new_opinions(g: State) -> StillHidden:
    """Hidden until the next round is set up: then opinions are dealt and turned up."""

    def boards(state: State) -> int:
        return state.round + (state.phase >= OPINIONS_COME)

    before = max(1, boards(g))
    return lambda one, other: max(1, boards(one)) == max(1, boards(other)) == before


# --- decks -----------------------------------------------------------------------------------------------------------
def policy_deck(g: State, viewer: Viewer, rng: Random) -> Change | None:
    new = reordered(g, "program_deck", rng)
    return None if new is None else Change(new, while_same(lambda one: open_policies(one, viewer)))


def opinion_deck(g: State, viewer: Viewer, rng: Random) -> Change | None:
    new = reordered(g, "opinion_deck", rng)
    return None if new is None else Change(new, no_new_opinions(g))


def face_down_opinion(g: State, viewer: Viewer, rng: Random) -> Change | None:
    """An opinion that nobody has seen changes places with one of the deck, or with another one face down."""
    down = [at for at in range(16) if g.opinions[at] >= 0 and not g.face_up[at]]
    if len(down) < 2:
        return None
    new = g.copy()
    at, other = rng.sample(down, 2)
    if rng.random() < 0.5:
        new.opinions[at], new.opinions[other] = g.opinions[other], g.opinions[at]
    else:
        place = rng.randrange(len(g.opinion_deck))
        new.opinions[at], new.opinion_deck[place] = g.opinion_deck[place], g.opinions[at]
    return None if new.opinions == g.opinions else Change(new, no_new_opinions(g))


def state_deck(g: State, viewer: Viewer, rng: Random) -> Change | None:
    new = reordered(g, "state_stack", rng)
    return None if new is None else Change(new, while_same(lambda one: (one.card, one.calendar)))


# --- polls -----------------------------------------------------------------------------------------------------------
def other_poll(g: State, viewer: Viewer, rng: Random, places: list[int]) -> Change | None:
    """One of these polls, if the viewer does not know it, and any other unknown one change places."""
    unknown = [poll for poll in places if is_unknown(g, poll, viewer)]
    if not unknown:
        return None
    one = rng.choice(unknown)
    lying = [poll for poll in (*g.poll_at, g.poll) if poll >= 0]
    others = [poll for poll in g.poll_deck + g.poll_discard + lying if poll != one and is_unknown(g, poll, viewer)]
    if not others:
        return None
    other = rng.choice(others)
    new = exchanged_polls(g, one, other)
    new.poll_at = [{one: other, other: one}.get(poll, poll) for poll in g.poll_at]
    # A published poll is known to all; of one that stays hidden only the results are, and clamping may hide even them.
    showing = range(USE_RESULT, USE_RESULT + MOST_SEATS) if g.options.poll_reveal == "chosen_only" else range(0)
    return Change(new, while_same(lambda state: open_polls(state, viewer)), showing=showing)


def poll_deck(g: State, viewer: Viewer, rng: Random) -> Change | None:
    return other_poll(g, viewer, rng, g.poll_deck)


def poll_at_a_state(g: State, viewer: Viewer, rng: Random) -> Change | None:
    return other_poll(g, viewer, rng, [poll for poll in g.poll_at if poll >= 0])


def bought_poll(g: State, viewer: Viewer, rng: Random) -> Change | None:
    """A poll in the hand of another seat that has not published it."""
    if step_name(g) != "poll-use":  # once a result is used, the poll fits it
        return None
    return other_poll(g, viewer, rng, [g.poll])


def discarded_poll(g: State, viewer: Viewer, rng: Random) -> Change | None:
    return other_poll(g, viewer, rng, g.poll_discard)


# --- seats -----------------------------------------------------------------------------------------------------------
def money(g: State, viewer: Viewer, rng: Random) -> Change | None:
    """Other seats have more or less money than they have; what they paid and received stays. It is never shown."""
    if g.options.open_cash == "true":
        return None
    new = g.copy()
    for seat in rng.sample(strangers(g, viewer), rng.randint(1, len(strangers(g, viewer)))):
        amount = rng.choice((0, g.money[seat] + rng.randint(-20, 20), rng.randint(0, 90)))
        new.money[seat] = max(amount, bound(g, seat))
    return None if new.money == g.money else Change(new, lambda one, other: True)


def bound(g: State, seat: int) -> int:
    """What a seat has promised to pay: it has that much, or it could not have bid or placed it."""
    promised = placed_cost(g, seat)
    if step_name(g) in ("start-bid", "start-rebid") and g.sealed[seat]:
        promised = g.sealed[seat][0] - BID
    elif step_name(g) == "start-rebid":
        promised = g.bids[seat]
    elif seat == g.high_seat:
        promised = g.high
    return promised


def hidden_hand_card(g: State, viewer: Viewer, rng: Random) -> Change | None:
    """A hand card of another seat changes places with one of the deck."""
    if not g.program_deck:
        return None
    seat = rng.choice(strangers(g, viewer))
    at, place = rng.randrange(len(g.hands[seat])), rng.randrange(len(g.program_deck))
    card, other = g.hands[seat][at], g.program_deck[place]
    if card == other:
        return None
    new = g.copy()
    new.hands[seat] = (*g.hands[seat][:at], other, *g.hands[seat][at + 1 :])
    new.program_deck[place] = card
    return Change(new, while_same(lambda one: open_policies(one, viewer)))


def face_down_cabinet_card(g: State, viewer: Viewer, rng: Random) -> Change | None:
    """Another seat's face-down card becomes one that it still has in hand, or one beside another state; it can pay."""
    change = face_down_politician(g, viewer, rng)
    if change is None or any(placed_cost(change.state, seat) > g.money[seat] for seat in range(g.seats)):
        return None
    return Change(change.state, while_same(lambda one: open_politicians(one, viewer)), change.seat, change.exchanged)


def cabinet_card_to_be_placed(g: State, viewer: Viewer, rng: Random) -> Change | None:
    change = politician_to_be_sent(g, viewer, rng)
    if change is None:
        return None
    return Change(change.state, while_same(lambda one: open_politicians(one, viewer)), change.seat, change.exchanged)


# --- contributions ---------------------------------------------------------------------------------------------------
def same_contributions(g: State) -> StillHidden:
    """Hidden until all have played: then declined cards are turned up."""
    now = g.round
    return lambda one, other: all(
        state.round == now and state.phase == CONTRIBUTION_PHASE and state.waiting for state in (one, other)
    )


def declined_contribution(g: State, viewer: Viewer, rng: Random) -> Change | None:
    """Another seat has declined another of its cards."""
    declined = [seat for seat in strangers(g, viewer) if g.contribution[seat] >= 0 and not g.contribution[seat] & 1]
    declined = [seat for seat in declined if g.donations[seat]]
    if not declined:
        return None
    seat = rng.choice(declined)
    old = g.contribution[seat] >> 1
    other = rng.choice([card for card in range(8) if g.donations[seat] >> card & 1])
    new = g.copy()
    new.contribution[seat] = other * 2
    new.donations[seat] = g.donations[seat] & ~(1 << other) | 1 << old
    return Change(new, same_contributions(g))


def contribution_to_be_declined(g: State, viewer: Viewer, rng: Random) -> Change | None:
    """Another seat declines one card where it would have declined another."""
    if step_name(g) != "contribution" or g.turn == viewer:
        return None
    cards = [card for card in range(8) if g.donations[g.turn] >> card & 1]
    if len(cards) < 2:
        return None
    one, other = rng.sample(cards, 2)
    return Change(g.copy(), same_contributions(g), g.turn, (CONTRIBUTE + one * 2, CONTRIBUTE + other * 2))


PERTURBATIONS: Final[dict[str, Perturbation]] = {
    "policy deck": policy_deck,
    "opinion deck": opinion_deck,
    "face-down opinion": face_down_opinion,
    "state deck": state_deck,
    "poll deck": poll_deck,
    "poll at a state": poll_at_a_state,
    "bought poll": bought_poll,
    "discarded poll": discarded_poll,
    "seed": seed,
    "chances": chances,
    "money": money,
    "hidden hand card": hidden_hand_card,
    "face-down cabinet card": face_down_cabinet_card,
    "cabinet card to be placed": cabinet_card_to_be_placed,
    "declined contribution": declined_contribution,
    "contribution to be declined": contribution_to_be_declined,
    "sealed answer": sealed_answer,
    "partial answer": partial_answer,
}
