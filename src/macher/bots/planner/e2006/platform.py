"""The party platform: which cards to look for, and which change serves the states and the nation best (R06-6.2.2)."""

from __future__ import annotations

from macher.bots.bot import Reason
from macher.bots.planner.e2006.deciding import Decision, after, gain_of, outlook_of
from macher.bots.planner.e2006.nation import holds
from macher.bots.planner.e2006.outlook import Outlook
from macher.bots.planner.thought import Verdict
from macher.rules.e2006.actions import NATIONAL_SPACES
from macher.rules.e2006.state import State
from macher.rules.parts.campaign import NONE
from macher.rules.parts.codes import CARD, CARD_TYPES, SKIP, SLOTS, SWAP, TOPIC_COUNT
from macher.rules.parts.lands import program_cards


def worth_of_platform(outlook: Outlook) -> float:
    """What the own platform brings in the states and on the national board."""
    g = outlook.g
    worths = [outlook.nation.matches(g, seat) for seat in range(g.seats)]
    for land in g.order:
        for seat, worth in enumerate(outlook.land(land)):
            worths[seat] += worth
    return outlook.utility(worths)


def swap(t: Decision) -> Verdict:
    """The change that brings most."""
    outlook = outlook_of(t)
    worth = {action: worth_of_platform(outlook.on(after(t, action))) for action in t.legal}

    def why(action: int) -> Reason:
        if action == SKIP:
            return Reason("platform-keep")
        topic, card = divmod(action - SWAP, CARD_TYPES)
        old = topic * 2 + (t.g.programs[t.seat * TOPIC_COUNT + topic] < 0)
        return Reason("platform-change", old=old, new=card, points=gain_of(worth, action))

    return Verdict(worth, why)


def worth_of_match(outlook: Outlook) -> list[float]:
    """What one more match of the own platform is worth in each land."""
    g = outlook.g
    found = [0.0] * len(g.card)
    for land in g.order:
        at = land * g.seats + outlook.seat
        before = outlook.utility(outlook.land(land))
        outlook.shift[at] += 1
        found[land] = outlook.utility(outlook.land(land)) - before
        outlook.shift[at] -= 1
    return found


def worth_of_card(outlook: Outlook, match: list[float], card: int) -> float:
    """What it is worth to have a card in the platform rather than nothing of its topic."""
    g = outlook.g
    worth = 0.0
    for land in g.order:
        for slot in range(SLOTS):
            at = land * SLOTS + slot
            if g.face_up[at] and g.opinions[at] >> 1 == card >> 1:
                worth += match[land] * (1 if g.opinions[at] == card else -1) * (2 if g.doubled[land] == slot else 1)
    for space in range(NATIONAL_SPACES):
        if g.national[space] == card:
            worth += outlook.nation.space(g, space, g.secured[space], outlook.nation.elections(g))
    return worth


def best_change(g: State, seat: int, worths: list[float], card: int) -> float:
    """What a hand card gains over the platform card that it would replace."""
    if holds(g, seat, card):
        return 0.0
    program = program_cards(g, seat)
    same = [old for old in program if old >> 1 == card >> 1]
    return max(0.0, worths[card] - min(worths[old] for old in same or program))


def redraw(t: Decision) -> Verdict:
    """Keep the card that will be played, and those that may serve later; for the others draw new ones."""
    g = t.g
    outlook = outlook_of(t)
    match = worth_of_match(outlook)
    worths = [worth_of_card(outlook, match, card) for card in range(CARD_TYPES)]
    gains = {card: best_change(g, t.seat, worths, card) for card in set(g.hands[t.seat])}
    best = max(gains, key=lambda card: gains[card], default=NONE)
    worth = {SKIP: 0.0}
    for action in t.legal[1:]:
        card = action - CARD
        twice = g.hands[t.seat].count(card) > 1
        kept = gains[card] if card == best and not twice else t.weights.kept_card * gains[card]
        worth[action] = t.weights.new_card - kept

    def why(action: int) -> Reason:
        if action == SKIP:
            return Reason("hand-keep")
        return Reason("hand-discard", card=action - CARD)

    return Verdict(worth, why)
