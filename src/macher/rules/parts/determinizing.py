"""Drawing a full state from a view: the parts that both editions have.

Public things are as they are; hidden things are drawn at random from what the viewer has not seen. Money follows from
the public ledger. The chance to come is new as well.

What others have chosen to keep, to send or to bid is not any of the things they could have: `Habits` says how much
likelier some are than others. The numbers were counted in games of bots; a test compares beliefs with the truth.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any, Final, TypeVar

from macher.rules.parts.cabinet import FACE_DOWN, row_entry
from macher.rules.parts.campaign import NONE, Campaign
from macher.rules.parts.codes import BID, CARD_TYPES, MOST_MONEY, MOST_POLITICIANS, TOPIC_COUNT
from macher.rules.parts.config import PARTIES
from macher.rules.parts.lands import program_cards
from macher.rules.parts.sealed import Sealed
from macher.rules.parts.seen import HandSeen, PollSeen, SharedSeen

P = TypeVar("P", bound=PollSeen)

USUAL_BID: Final = 3.0  # thousands of a sealed bid, on average, where nothing is known of habits


class Habits:
    """How much likelier some hidden things are than others. None of them says that anything cannot be."""

    def __init__(self, politicians: tuple[float, ...], same: float, opposite: float, other: float, bid: float) -> None:
        self.politicians = politicians  # to lie face down rather than to be in hand
        self.same = same  # a hand card that its seat has in its program already,
        self.opposite = opposite  # one against its program,
        self.other = other  # and one of a topic that is not in it; the likeliest of the three is 1
        self.bid = bid  # thousands of a sealed bid, on average


def public_things(g: Campaign, seen: SharedSeen, start_money: int, rng: Random) -> None:
    """What everybody sees, and what follows from it."""
    g.telling = False
    g.log = []
    g.seats = len(seen["parties"])
    g.parties = tuple(PARTIES.index(party) for party in g.config.parties)
    g.seed = rng.getrandbits(128)
    g.chances = 0
    g.scale = tuple(seen["scale"])
    g.round = seen["round"]
    g.phase = seen["phase"]
    g.waiting = not seen["over"]
    g.agenda = seen["agenda"][:]
    g.resume()
    g.start = seen["start"]
    g.turn = seen["turn"]
    g.passes = seen["passes"]
    g.bidders = seen["bidders"][:]
    g.high = seen["high"]
    g.high_seat = seen["high_seat"]
    g.sealed_for = seen["sealed_for"]
    g.calendar = seen["calendar"][:]
    g.card = seen["card"][:]
    g.election = seen["election"][:]
    g.order = seen["order"][:]
    g.votes = seen["votes"][:]
    g.trend = seen["trend"][:]
    g.rallies = seen["rallies"][:]
    g.media = seen["media"][:]
    g.doubled = seen["doubled"][:]
    g.double_pool = seen["double_pool"]
    g.presence = seen["presence"][:]
    g.paid = seen["paid"][:]
    g.received = seen["received"][:]
    g.money = [
        start_money + g.received[seat] - g.paid[seat] if own is None else own for seat, own in enumerate(seen["money"])
    ]
    g.base = seen["base"][:]
    g.programs = seen["programs"][:]
    g.rally_supply = seen["rally_supply"][:]
    g.media_supply = seen["media_supply"][:]
    g.points = seen["points"][:]
    g.held = seen["held"]
    states = [i for i in range(len(g.config.tables.states)) if i not in g.calendar]
    g.state_stack = rng.sample(states, seen["state_stack"])


def own_things(g: Campaign, seen: Mapping[str, Any], names: tuple[str, ...]) -> None:
    """What everybody sees in one edition only: the fields of its state that stand in the view as they are."""
    for name in names:
        value = seen[name]
        setattr(g, name, value[:] if isinstance(value, list) else value)


# --- cards -----------------------------------------------------------------------------------------------------------
def unseen_cards(copies: int, seen: list[int], rng: Random) -> list[int]:
    """All cards of a deck less those seen, shuffled."""
    left = [copies] * CARD_TYPES
    for card in seen:
        left[card] -= 1
    cards = [card for card in range(CARD_TYPES) for _ in range(left[card])]
    rng.shuffle(cards)
    return cards


def opinions(g: Campaign, seen: SharedSeen, copies: int, elsewhere: list[int], rng: Random) -> None:
    """Face-down opinions and the order of the deck. `elsewhere` are open cards that only one edition knows."""
    g.opinion_display = seen["opinion_display"][:]
    g.opinion_discard = seen["opinion_discard"][:]
    known = [card for card in seen["opinions"] if card is not None and card != NONE] + elsewhere
    for kind in range(CARD_TYPES):
        known += [kind] * g.opinion_display[kind]
    pool = unseen_cards(copies, known + g.opinion_discard, rng)
    g.opinions = []
    g.face_up = []
    for card in seen["opinions"]:
        g.opinions.append(pool.pop() if card is None else card)
        g.face_up.append(int(card is not None and card != NONE))
    g.opinion_deck = pool


def known_programs(g: Campaign, seen: SharedSeen) -> list[int]:
    """The program cards that lie open or are the viewer's own."""
    g.program_discard = seen["program_discard"][:]
    known = g.program_discard[:]
    for seat in range(g.seats):
        known.extend(program_cards(g, seat))
        known.extend(known_of(seen["hands"][seat]))
    return known


def known_of(hand: HandSeen) -> list[int]:
    """The cards of a hand that the viewer knows."""
    return hand["shown"] if hand["cards"] is None else hand["cards"]


def hands(g: Campaign, seen: SharedSeen, pool: list[int], rng: Random, habits: Habits | None) -> None:
    """Hands, filled up from the cards that the viewer has not seen."""
    g.shown = [tuple(hand["shown"]) for hand in seen["hands"]]
    if habits is None:
        g.hands = [filled(hand, pool) for hand in seen["hands"]]
        return
    g.hands = []
    for seat, hand in enumerate(seen["hands"]):
        if hand["cards"] is not None:
            g.hands.append(tuple(hand["cards"]))
            continue
        cards = list(hand["shown"])
        while len(cards) < hand["size"]:
            cards.append(likely_card(g, seat, pool, rng, habits))
        g.hands.append(tuple(cards))


def likely_card(g: Campaign, seat: int, pool: list[int], rng: Random, habits: Habits) -> int:
    """A card of a shuffled pool for a hand: one that the seat would not have kept is passed over now and then."""
    for at in range(len(pool) - 1, -1, -1):
        card = pool[at]
        attitude = g.programs[seat * TOPIC_COUNT + (card >> 1)]
        chance = habits.other
        if attitude:
            chance = habits.same if attitude == (-1 if card & 1 else 1) else habits.opposite
        if rng.random() < chance:
            return pool.pop(at)
    return pool.pop()


def filled(hand: HandSeen, pool: list[int]) -> tuple[int, ...]:
    """The viewer's own cards, or those that were shown with the rest from the pool."""
    if hand["cards"] is not None:
        return tuple(hand["cards"])
    return tuple(hand["shown"] + [pool.pop() for _ in range(hand["size"] - len(hand["shown"]))])


# --- polls -----------------------------------------------------------------------------------------------------------
def polls(
    g: Campaign,
    discard: Sequence[P],
    in_hand: P | None,
    in_game: list[int],
    draw: Callable[[P, list[int]], int],
    rng: Random,
) -> list[int]:
    """Polls outside the pile; `draw` takes an unseen one that fits from those left. Returns the rest, shuffled."""
    outside = [*discard, in_hand] if in_hand is not None else discard
    known = {poll["front"] for poll in outside}
    pool = [poll for poll in in_game if poll not in known]
    rng.shuffle(pool)
    g.poll_known = [0] * len(g.config.tables.polls)
    g.poll_discard = [_front(g, poll, pool, draw) for poll in discard]
    g.poll = NONE if in_hand is None else _front(g, in_hand, pool, draw)
    return pool


def _front(g: Campaign, seen: P, pool: list[int], draw: Callable[[P, list[int]], int]) -> int:
    front = seen["front"]
    poll = draw(seen, pool) if front is None else front
    g.poll_known[poll] = seen["known_by"]
    return poll


# --- politicians and sealed answers ----------------------------------------------------------------------------------
def cabinets(g: Campaign, seen: SharedSeen, rng: Random, habits: Habits | None) -> None:
    """Which politician lies face down where: any of those that nobody has seen, some likelier than others."""
    viewer = seen["viewer"]
    unseen = [[one for one in range(MOST_POLITICIANS) if mask >> one & 1] for mask in seen["cabinet"]]
    for hidden in unseen:
        if habits is None:
            rng.shuffle(hidden)
        else:  # the last ones are taken: each in proportion to its weight among those that are left
            clocks = [(rng.expovariate(habits.politicians[one]), one) for one in hidden]
            clocks.sort(reverse=True)
            hidden[:] = [one for _, one in clocks]
    g.rows = []
    for row in seen["rows"]:
        entries: tuple[int, ...] = ()
        for lying in row:
            politician = lying["politician"]
            if politician is None:
                politician = unseen[lying["seat"]].pop()
            elif lying["standing"] == FACE_DOWN:
                unseen[lying["seat"]].remove(politician)
            entries += (row_entry(lying["seat"], politician, lying["standing"]),)
        g.rows.append(entries)
    g.unused = [sum(1 << politician for politician in left) for left in unseen]
    if viewer is not None and seen["unused"] is not None:
        g.unused[viewer] = seen["unused"]


def sealed_answers(g: Campaign, seen: SharedSeen, rng: Random, habits: Habits | None) -> None:
    """Answers that are in: the viewer's own, and for the others any that they could have given."""
    g.sealed = [()] * g.seats
    viewer = seen["viewer"]
    if viewer is not None and seen["answer"] is not None:
        g.sealed[viewer] = tuple(seen["answer"])
    if not g.sealed_for:
        return
    usual = USUAL_BID if habits is None else habits.bid
    step = g.asking
    assert isinstance(step, Sealed)
    for seat in range(g.seats):
        if seen["answered"][seat] and seat != viewer:
            while not step.complete(g, seat):
                g.sealed[seat] += (likely_answer(step.choices(g, seat), rng, usual),)
            g.sealed[seat] = step.normal(g, seat)


def likely_answer(choices: tuple[int, ...], rng: Random, usual: float) -> int:
    """Any answer is as likely as another, but for bids: the higher, the rarer."""
    if BID <= choices[0] <= BID + MOST_MONEY:
        return choices[min(int(rng.expovariate(1 / usual)), len(choices) - 1)]
    return rng.choice(choices)
