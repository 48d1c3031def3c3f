"""Programs: what a set of program cards is worth, and the decisions about them from the draft on.

The worth of each state is judged once for each match that we may have there. Every program is then a sum over the
states, so that hundreds of sets can be compared.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import combinations

from macher.bots.bot import Reason
from macher.bots.planner.e2019.outlook import Outlook
from macher.bots.planner.e2019.rallies import Thought2019, outlook_of
from macher.bots.planner.thought import Verdict
from macher.rules.e2019.actions import CARDS, DRAW, REFRESH, cards_of
from macher.rules.e2019.state import State
from macher.rules.parts.codes import CARD, CARD_TYPES, SKIP, SLOTS, SWAP
from macher.rules.parts.lands import program_cards

WORST_MATCH, BEST_MATCH = -2, 5
PROGRAM_SIZE = 5


class Fit:
    """What programs of our seat are worth in a position."""

    def __init__(self, o: Outlook, g: State) -> None:
        self.hope = o.weights.unseen_opinion
        self.swap_cost = o.weights.swap_cost
        self.lands = [self.land(o, g, land) for land in o.lands]
        self.unseen = unseen_opinions(g)

    @staticmethod
    def land(o: Outlook, g: State, land: int) -> tuple[list[int], list[float], int]:
        """A land: what each card would add to our match, the worth of each match, and opinions face down."""
        adds = [0] * CARD_TYPES
        hidden = 0
        for slot in range(SLOTS):
            at = land * SLOTS + slot
            if g.face_up[at]:
                card = g.opinions[at]
                weight = 2 if g.doubled[land] == slot else 1
                adds[card] += weight
                adds[card ^ 1] -= weight
            else:
                hidden += 1
        return adds, o.see_matches(g, land, range(WORST_MATCH, BEST_MATCH + 1)), hidden

    def program(self, cards: Iterable[int]) -> float:
        """The worth of a program."""
        held = list(cards)
        total = 0.0
        for adds, worth, hidden in self.lands:
            match = 0
            for card in held:
                match += adds[card]
            total += worth[min(max(match, WORST_MATCH), BEST_MATCH) - WORST_MATCH]
            if hidden:
                slope = worth[2 - WORST_MATCH] - worth[1 - WORST_MATCH]
                total += self.hope * hidden * slope * sum([self.unseen[card] for card in held])
        return total

    def best_swaps(self, program: tuple[int, ...], hand: Sequence[int], swaps: int) -> float:
        """The worth of the best program within so many exchanges with the hand."""
        best = self.program(program)
        if swaps == 0:
            return best
        for card in set(hand):
            for new in exchanged(program, card):
                left = [*hand]
                left.remove(card)
                best = max(best, self.best_swaps(new, left, swaps - 1) - self.swap_cost)
        return best


def exchanged(program: tuple[int, ...], card: int) -> list[tuple[int, ...]]:
    """The programs that one exchange for a hand card makes."""
    same = [old for old in program if old >> 1 == card >> 1]
    if same:
        return [] if same[0] == card else [tuple(card if old == same[0] else old for old in program)]
    return [tuple(card if old == gone else old for old in program) for gone in program]


def unseen_opinions(g: State) -> list[float]:
    """For each card, how much likelier an opinion still unseen agrees with it than disagrees."""
    left = [g.tables.opinion_copies - g.opinion_display[card] for card in range(CARD_TYPES)]
    for card in g.opinion_discard:
        left[card] -= 1
    for at, card in enumerate(g.opinions):
        if g.face_up[at]:
            left[card] -= 1
    total = max(1, sum(left))
    return [(left[card] - left[card ^ 1]) / total for card in range(CARD_TYPES)]


def program_hope(o: Outlook, g: State) -> float:
    """What a change of program out of turn may bring."""
    fit = Fit(o, g)
    own = program_cards(g, o.seat)
    before = fit.program(own)
    best = max((fit.best_swaps(own, (card,), 1) for card in set(g.program_display)), default=before)
    return best - before + o.weights.blind_card


# --- at the beginning ------------------------------------------------------------------------------------------------
def draft(t: Thought2019) -> Verdict:
    """The card that makes the best program with those picked so far."""
    fit = Fit(outlook_of(t), t.g)
    picked = t.g.picks[t.seat]
    worth = {action: best_subset(fit, (*picked, action - CARD)) for action in t.legal}
    return Verdict(worth, lambda action: Reason("draft-card", card=action - CARD))


def best_subset(fit: Fit, cards: tuple[int, ...]) -> float:
    """The worth of the best program that some of the cards make."""
    return max(
        fit.program(some)
        for size in range(1, min(PROGRAM_SIZE, len(cards)) + 1)
        for some in combinations(cards, size)
        if len({card >> 1 for card in some}) == size
    )


def choose_program(t: Thought2019) -> Verdict:
    """The set that fits best; also where a program has to be filled up."""
    g = t.g
    fit = Fit(outlook_of(t), g)
    laid = cards_of(g.laid[t.seat])
    worth = {action: fit.program((*laid, *cards_of(action - CARDS))) for action in t.legal}
    return Verdict(worth, lambda action: Reason("choose-program", cards=cards_of(action - CARDS)))


def keep_card(t: Thought2019) -> Verdict:
    """The hand card that could do most for the program later."""
    g = t.g
    fit = Fit(outlook_of(t), g)
    own = program_cards(g, t.seat)
    worth = {action: card_hope(fit, own, action - CARD) for action in t.legal}
    return Verdict(worth, lambda action: Reason("keep-card", card=action - CARD))


def card_hope(fit: Fit, program: tuple[int, ...], card: int) -> float:
    """What a hand card may do for a program: the best exchange with it, even if it is not good enough today."""
    return max((fit.program(new) for new in exchanged(program, card)), default=-99.0)


# --- phase 2, and politicians who change a program -------------------------------------------------------------------
def program_source(t: Thought2019) -> Verdict:
    """Take from what lies there and draw one unseen, or lay out new cards first."""
    g, o = t.g, outlook_of(t)
    fit = Fit(o, g)
    own = program_cards(g, t.seat)
    hand = g.hands[t.seat]
    still = fit.best_swaps(own, hand, 2)
    gains = [fit.best_swaps(own, (*hand, card), 2) - still for card in range(CARD_TYPES)]
    shown = max((gains[card] for card in set(g.program_display)), default=0.0)
    blind = sum(gains) / CARD_TYPES
    ranked = sorted(gains, reverse=True)
    size = max(1, g.tables.display[g.seats])
    fresh = sum(
        [gain * (1 - (at + 0.5) / CARD_TYPES) ** (size - 1) * size / CARD_TYPES for at, gain in enumerate(ranked)]
    )
    values = {DRAW: max(shown, blind) + 0.5 * min(shown, blind) + 0.1, REFRESH: fresh, SKIP: 0.0}
    worth = {action: values[action] for action in t.legal}

    def why(action: int) -> Reason:
        if action == SKIP:
            return Reason("program-skip")
        if action == DRAW:
            return Reason("program-draw", points=worth[action])
        return Reason("program-refresh", points=worth[action])

    return Verdict(worth, why)


def program_take(t: Thought2019) -> Verdict:
    """The card of the display that makes the best program with the hand."""
    g = t.g
    fit = Fit(outlook_of(t), g)
    own = program_cards(g, t.seat)
    hand = g.hands[t.seat]
    weights = t.weights
    worth = {}
    for action in t.legal:
        card = action - CARD
        worth[action] = fit.best_swaps(own, (*hand, card), 2) + 0.02 * card_hope(fit, own, card)
        worth[action] -= weights.duplicate * (card in hand)
    return Verdict(worth, lambda action: Reason("program-take", card=action - CARD))


def program_swap(t: Thought2019) -> Verdict:
    """The exchange that leads to the best program, or none."""
    g, o = t.g, outlook_of(t)
    fit = Fit(o, g)
    own = program_cards(g, t.seat)
    hand = list(g.hands[t.seat])
    more = 1 - g.argument() % 3  # exchanges left after this one
    still = fit.program(own)
    worth = {}
    for action in t.legal:
        if action == SKIP:
            worth[action] = still + o.weights.steady_program
            continue
        topic, card = divmod(action - SWAP, CARD_TYPES)
        new = tuple(card if old >> 1 == topic else old for old in own)
        left = [*hand]
        left.remove(card)
        worth[action] = fit.best_swaps(new, left, more)

    def why(action: int) -> Reason:
        if action == SKIP:
            return Reason("program-stays")
        topic, card = divmod(action - SWAP, CARD_TYPES)
        old = next(one for one in own if one >> 1 == topic)
        return Reason("program-swap", old=old, new=card, points=worth[action] - still)

    return Verdict(worth, why)
