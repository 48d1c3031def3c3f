"""Changes of a position of the 2019 edition that one viewer must not notice, each of one hidden thing only.

A change takes a position and a viewer (a seat, or None for a spectator) and gives back a changed copy, or None where
there is nothing of the kind. With it goes the question whether the thing is still hidden, put to the two states as the
games go on. It is answered from the zones of the state by the rules (R19-2.1, section 23), never by asking the view.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Any, Final

from macher.rules import State as AnyState
from macher.rules import legal, step_name
from macher.rules.e2019.actions import card_set, cards_of
from macher.rules.e2019.state import State
from macher.rules.parts.cabinet import FACE_DOWN, owner_of, politician_of, row_entry, standing_of
from macher.rules.parts.codes import BID, CARD, SEND, TAKE_BACK
from tests.properties.games import Players

Viewer = int | None
StillHidden = Callable[[Any, Any], bool]

DRAFTING: Final = ("draft", "choose-program", "fill-program", "keep-hand-card")


@dataclass(frozen=True)
class Change:
    """A changed copy, and whether the difference is still hidden from the viewer in two states that came of it.

    An action that names the hidden thing is another one in the changed game: who keeps the hand card keeps the other
    card there. `exchanged` are such pairs of actions of a seat. `showing` are actions that nobody takes as long as both
    games are compared, because they show the hidden thing in a way that leaves no trace in the state.
    """

    state: Any
    hidden: StillHidden
    seat: int = -1
    exchanged: tuple[int, int] | None = None
    showing: range = range(0)

    def translated(self, seat: int, action: int) -> int:
        """What the seat does in the changed game when it does this in the true one; -1: nothing like it."""
        if action in self.showing:
            return -1
        if seat != self.seat or self.exchanged is None or action not in self.exchanged:
            return action
        return self.exchanged[1] if action == self.exchanged[0] else self.exchanged[0]


Perturbation = Callable[[Any, Viewer, Random], Change | None]


def strangers(g: AnyState, viewer: Viewer) -> list[int]:
    return [seat for seat in range(g.seats) if seat != viewer]


# --- what has become visible, from the zones ------------------------------------------------------------------------
def open_program_cards(g: State, viewer: Viewer) -> object:
    """Program cards that the viewer sees: both open piles, the programs, what was shown, the own ones."""
    own = () if viewer is None else (sorted(g.hands[viewer]), sorted(g.packs[viewer]), sorted(g.picks[viewer]))
    return (
        g.program_display,
        sorted(g.program_discard),
        g.programs,
        [sorted(shown) for shown in g.shown],
        [len(cards_of(laid)) for laid in g.laid],
        [len(hand) for hand in g.hands],
        own,
        None if viewer is None else g.laid[viewer],
    )


def open_polls(g: State, viewer: Viewer) -> object:
    """The fronts that the viewer knows, and the backs of all that are or were on top."""

    def known(poll: int) -> tuple[int, int | None]:
        return back_of(g, poll), None if is_unknown(g, poll, viewer) else poll

    return (
        [known(poll) for poll in g.poll_discard],
        None if g.poll < 0 else known(g.poll),
        back_of(g, g.poll_deck[-1]) if g.poll_deck else None,
    )


def is_unknown(g: AnyState, poll: int, viewer: Viewer) -> bool:
    everybody = g.poll_known[poll] == (1 << g.seats) - 1
    return not everybody and (viewer is None or not g.poll_known[poll] >> viewer & 1)


def back_of(g: State, poll: int) -> int:
    values = g.tables.polls[poll]
    return values.index(max(values))


def open_politicians(g: AnyState, viewer: Viewer) -> object:
    return [
        [entry if standing_of(entry) != FACE_DOWN or owner_of(entry) == viewer else None for entry in row]
        for row in g.rows
    ]


def as_long_as_same(g: AnyState, look: Callable[[Any], object]) -> StillHidden:
    """Hidden until the viewer's zones differ. A shuffle takes hidden and open cards together and ends it, too."""
    shuffles = g.chances
    return lambda one, other: one.chances == shuffles and look(one) == look(other)


def program_card(g: State, viewer: Viewer, place: int = -1) -> StillHidden:
    """Hidden until it lies open. Hand cards are kept all at once: then it shows who discarded what.

    While programs are laid, cards are shown, discarded and drawn for them at once: one that changed its place with the
    deck's card at `place` may go to the discards in both games, but at different moments. So the deck's card stays.
    """
    same = as_long_as_same(g, lambda one: open_program_cards(one, viewer))
    if step_name(g) not in DRAFTING:
        return same
    return lambda one, other: (
        same(one, other) and step_name(one) in DRAFTING and min(len(one.program_deck), len(other.program_deck)) > place
    )


# --- decks ----------------------------------------------------------------------------------------------------------
def swapped(cards: list[int], rng: Random, but_top: bool = False) -> list[int] | None:
    """The list with two different cards exchanged; with `but_top` the last one stays."""
    places = len(cards) - but_top
    if places < 2:
        return None
    one, other = rng.sample(range(places), 2)
    if cards[one] == cards[other]:
        return None
    cards = cards[:]
    cards[one], cards[other] = cards[other], cards[one]
    return cards


def reordered(g: AnyState, pile: str, rng: Random, but_top: bool = False) -> Any:
    """A copy with two different cards of a pile exchanged, or None."""
    cards = swapped(getattr(g, pile), rng, but_top)
    if cards is None:
        return None
    new = g.copy()
    setattr(new, pile, cards)
    return new


def program_deck(g: State, viewer: Viewer, rng: Random) -> Change | None:
    new = reordered(g, "program_deck", rng)
    if new is None:
        return None
    place = max(at for at, card in enumerate(new.program_deck) if card != g.program_deck[at])
    return Change(new, program_card(g, viewer, place))


def opinion_deck(g: State, viewer: Viewer, rng: Random) -> Change | None:
    new = reordered(g, "opinion_deck", rng)
    if new is None:
        return None
    return Change(new, not_turned_up(g, [at for at, card in enumerate(new.opinion_deck) if card != g.opinion_deck[at]]))


def face_down_opinion(g: State, viewer: Viewer, rng: Random) -> Change | None:
    """An opinion that nobody has seen changes places with one of the deck."""
    down = [at for at in range(16) if g.opinions[at] >= 0 and not g.face_up[at]]
    if not down or not g.opinion_deck:
        return None
    at, place = rng.choice(down), rng.randrange(len(g.opinion_deck))
    if g.opinions[at] == g.opinion_deck[place]:
        return None
    new = g.copy()
    new.opinions[at], new.opinion_deck[place] = g.opinion_deck[place], g.opinions[at]
    return Change(new, not_turned_up(g, [place], at))


def not_turned_up(g: State, places: list[int], slot: int | None = None) -> StillHidden:
    """Neither drawn from these places of the deck nor turned up in this slot, in both games, and no new shuffle."""
    shuffles = g.chances

    def hidden(one: State, other: State) -> bool:
        return all(
            state.chances == shuffles
            and len(state.opinion_deck) > max(places)
            and (slot is None or not state.face_up[slot])
            for state in (one, other)
        )

    return hidden


def polls_below_the_top(g: State, viewer: Viewer, rng: Random) -> Change | None:
    new = reordered(g, "poll_deck", rng, but_top=True)
    return None if new is None else Change(new, as_long_as_same(g, lambda one: open_polls(one, viewer)))


def exchanged_polls(g: AnyState, one: int, other: int) -> Any:
    """A copy in which two polls have changed places, and who knows what lies there."""
    rename = {one: other, other: one}
    new = g.copy()
    new.poll_deck = [rename.get(poll, poll) for poll in g.poll_deck]
    new.poll_discard = [rename.get(poll, poll) for poll in g.poll_discard]
    new.poll = rename.get(g.poll, g.poll)
    new.poll_known[one], new.poll_known[other] = g.poll_known[other], g.poll_known[one]
    return new


def poll_with_the_same_back(g: State, viewer: Viewer, rng: Random) -> Change | None:
    """A front that the viewer does not know (on top, in a hand, discarded) becomes the other one with its back."""

    outside = [*g.poll_discard, *([g.poll] if g.poll >= 0 else []), *g.poll_deck[-1:]]
    places = [poll for poll in outside if is_unknown(g, poll, viewer)]
    if not places:
        return None
    one = rng.choice(places)
    twin = next(poll for poll in range(10) if poll != one and back_of(g, poll) == back_of(g, one))
    if not is_unknown(g, twin, viewer):
        return None
    new = exchanged_polls(g, one, twin)
    return Change(new, as_long_as_same(g, lambda one: open_polls(one, viewer)))


def state_stack(g: State, viewer: Viewer, rng: Random) -> Change | None:
    """Another order of the states to come, or another state among them."""
    if not g.state_stack:
        return None
    new = g.copy()
    if len(g.state_stack) > 1 and rng.random() < 0.5:
        new.state_stack = g.state_stack[::-1]
    else:
        unused = [card for card in range(16) if card not in g.calendar and card not in g.state_stack]
        new.state_stack[rng.randrange(len(g.state_stack))] = rng.choice(unused)
    return Change(new, as_long_as_same(g, lambda one: (one.card, one.calendar)))


def seed(g: AnyState, viewer: Viewer, rng: Random) -> Change | None:
    new = g.copy()
    new.seed = rng.getrandbits(128)
    shuffles = g.chances
    return Change(new, lambda one, other: one.chances == other.chances == shuffles)


def chances(g: AnyState, viewer: Viewer, rng: Random) -> Change | None:
    new = g.copy()
    new.chances += 1000
    shuffles = g.chances
    return Change(new, lambda one, other: (one.chances, other.chances) == (shuffles, shuffles + 1000))


# --- seats ----------------------------------------------------------------------------------------------------------
def money(g: State, viewer: Viewer, rng: Random) -> Change | None:
    """Other seats have more or less money than they have; what they paid and received stays."""
    if g.options.cash_visibility == "open":
        return None
    new = g.copy()
    for seat in rng.sample(strangers(g, viewer), rng.randint(1, g.seats - 1)):
        amount = rng.choice((0, g.money[seat] + rng.randint(-20, 20), rng.randint(0, 90)))
        new.money[seat] = max(amount, bid_of(g, seat), 0)
    if new.money == g.money:
        return None
    # Shown only by the final scoring, and by the penalty for bidding more than one has (R19-12.9).
    penalty = g.options.overbid == "penalty"
    return Change(new, lambda one, other: one.waiting and not (penalty and one.paid != other.paid))


def bid_of(g: State, seat: int) -> int:
    """What a seat has bid and may have to pay: it has that much, or it could not have bid it."""
    if g.options.overbid == "penalty":
        return 0
    if step_name(g) == "start-bid":
        return g.sealed[seat][0] - BID if g.sealed[seat] else 0
    tied = step_name(g) == "start-raise" and seat in g.bidders
    return g.high if tied or seat == g.high_seat else 0


def hidden_hand_card(g: State, viewer: Viewer, rng: Random) -> Change | None:
    """A hand card that nobody has seen changes places with one of the deck."""
    if step_name(g) in ("choose-program", "keep-hand-card") and any(g.sealed):
        return None  # an answer may name the card
    holders = [seat for seat in strangers(g, viewer) if Counter(g.hands[seat]) - Counter(g.shown[seat])]
    if not holders or not g.program_deck:
        return None
    seat = g.turn if g.turn in holders and rng.random() < 0.5 else rng.choice(holders)
    card = rng.choice(list((Counter(g.hands[seat]) - Counter(g.shown[seat])).elements()))
    place = rng.choice((len(g.program_deck) - 1, rng.randrange(len(g.program_deck))))
    other = g.program_deck[place]
    if other == card:
        return None
    new = g.copy()
    at = g.hands[seat].index(card)
    new.hands[seat] = (*g.hands[seat][:at], other, *g.hands[seat][at + 1 :])
    new.program_deck[place] = card
    return Change(new, program_card(g, viewer, place), seat, (CARD + card, CARD + other))


def draft_cards(g: State, viewer: Viewer, rng: Random) -> Change | None:
    """A card of another seat's pack or picks changes places with one of the deck, or with a third seat's pack."""
    if step_name(g) != "draft":
        return None
    seat = rng.choice(strangers(g, viewer))
    zone = rng.choice(("packs", "picks"))
    new = g.copy()
    zones: list[tuple[int, ...]] = getattr(new, zone)
    if not zones[seat] or (zone == "packs" and g.sealed[seat]):
        return None
    third = [other for other in strangers(g, viewer) if other != seat and not g.sealed[other]]
    at = rng.randrange(len(zones[seat]))
    card = zones[seat][at]
    in_deck = -1
    if third and rng.random() < 0.5:
        other = rng.choice(third)
        place = rng.randrange(len(new.packs[other]))
        replacement = new.packs[other][place]
        new.packs[other] = (*new.packs[other][:place], card, *new.packs[other][place + 1 :])
    else:
        in_deck = rng.randrange(len(g.program_deck))
        replacement = g.program_deck[in_deck]
        new.program_deck[in_deck] = card
    zones[seat] = (*zones[seat][:at], replacement, *zones[seat][at + 1 :])
    return None if replacement == card else Change(new, program_card(g, viewer, in_deck))


def laid_card(g: State, viewer: Viewer, rng: Random) -> Change | None:
    """A program card that another seat has laid face down changes places with one of the deck."""
    laying = [seat for seat in strangers(g, viewer) if g.laid[seat]]
    if not laying:
        return None
    seat = rng.choice(laying)
    laid = cards_of(g.laid[seat])
    card = rng.choice(laid)
    rest = tuple(one for one in laid if one != card)
    fitting = [
        place
        for place, other in enumerate(g.program_deck)
        if other >> 1 not in {one >> 1 for one in rest} and other != card
    ]
    if not fitting:
        return None
    place = rng.choice(fitting)
    new = g.copy()
    new.laid[seat] = card_set((*rest, g.program_deck[place]))
    new.program_deck[place] = card
    return Change(new, program_card(g, viewer, place))


def face_down_politician(g: AnyState, viewer: Viewer, rng: Random) -> Change | None:
    """Another seat's face-down politician becomes one it still has in hand, or one it laid beside another state."""
    lying = [
        (land, at, entry)
        for land, row in enumerate(g.rows)
        for at, entry in enumerate(row)
        if standing_of(entry) == FACE_DOWN and owner_of(entry) != viewer
    ]
    if not lying:
        return None
    land, at, entry = rng.choice(lying)
    seat, politician = owner_of(entry), politician_of(entry)
    new = g.copy()
    exchanged: tuple[int, int] | None
    others = [place for place in lying if owner_of(place[2]) == seat and place[2] != entry]
    if others and rng.random() < 0.5:
        there, slot, other = rng.choice(others)
        lay(new, there, slot, entry)
        lay(new, land, at, other)
        exchanged = None
    elif g.unused[seat]:
        replacement = rng.choice([one for one in range(8) if g.unused[seat] >> one & 1])
        new.unused[seat] = g.unused[seat] & ~(1 << replacement) | 1 << politician
        lay(new, land, at, row_entry(seat, replacement, FACE_DOWN))
        exchanged = (SEND + politician, SEND + replacement)
    else:
        return None
    return Change(new, as_long_as_same(g, lambda one: open_politicians(one, viewer)), seat, exchanged)


def politician_to_be_sent(g: AnyState, viewer: Viewer, rng: Random) -> Change | None:
    """Another seat sends one politician of its hand where it would have sent another."""
    if step_name(g) not in ("send-politician", "cabinet-place") or g.turn == viewer:
        return None
    cabinet = [politician for politician in range(8) if g.unused[g.turn] >> politician & 1]
    if len(cabinet) < 2:
        return None
    one, other = rng.sample(cabinet, 2)
    hidden = as_long_as_same(g, lambda state: open_politicians(state, viewer))
    return Change(g.copy(), hidden, g.turn, (SEND + one, SEND + other))


def lay(g: AnyState, land: int, at: int, entry: int) -> None:
    g.rows[land] = (*g.rows[land][:at], entry, *g.rows[land][at + 1 :])


# --- sealed answers -------------------------------------------------------------------------------------------------
def unchanged_answer(seat: int, first: tuple[int, ...], second: tuple[int, ...]) -> StillHidden:
    """Hidden as long as both answers lie there; the reveal, and taking one back, remove them."""
    return lambda one, other: one.sealed[seat] == first and other.sealed[seat] == second


def sealed_answer(g: AnyState, viewer: Viewer, rng: Random) -> Change | None:
    """Another seat has given another answer."""
    answered = [seat for seat in strangers(g, viewer) if g.sealed_for and legal(g, seat) == (TAKE_BACK,)]
    if not answered:
        return None
    seat = rng.choice(answered)
    new = g.copy()
    new.sealed[seat] = ()
    players = Players(rng.getrandbits(32))
    while (options := legal(new, seat)) != (TAKE_BACK,):
        new.sealed[seat] += (players.rng.choice(options),)
    if new.sealed[seat] == g.sealed[seat]:
        return None
    if step_name(g) in DRAFTING:  # the reveal shows nothing yet: packs are passed on, programs are laid face down
        assert isinstance(g, State)
        return Change(new, program_card(g, viewer))
    return Change(new, unchanged_answer(seat, g.sealed[seat], new.sealed[seat]))


def partial_answer(g: AnyState, viewer: Viewer, rng: Random) -> Change | None:
    """Another seat has filled in its start sheet in part, otherwise or not at all."""
    if step_name(g) not in ("start-positions", "preliminary"):
        return None
    writing = [seat for seat in strangers(g, viewer) if legal(g, seat) != (TAKE_BACK,)]
    if not writing:
        return None
    seat = rng.choice(writing)
    new = g.copy()
    new.sealed[seat] = ()
    for _ in range(rng.randrange(6)):
        new.sealed[seat] += (rng.choice(legal(new, seat)),)
        if legal(new, seat) == (TAKE_BACK,):
            return None  # complete
    if new.sealed[seat] == g.sealed[seat]:
        return None
    return Change(new, unchanged_answer(seat, g.sealed[seat], new.sealed[seat]))


PERTURBATIONS: Final[dict[str, Perturbation]] = {
    "program deck": program_deck,
    "opinion deck": opinion_deck,
    "face-down opinion": face_down_opinion,
    "polls below the top": polls_below_the_top,
    "poll with the same back": poll_with_the_same_back,
    "state stack": state_stack,
    "seed": seed,
    "chances": chances,
    "money": money,
    "hidden hand card": hidden_hand_card,
    "draft cards": draft_cards,
    "laid card": laid_card,
    "face-down politician": face_down_politician,
    "politician to be sent": politician_to_be_sent,
    "sealed answer": sealed_answer,
    "partial answer": partial_answer,
}
