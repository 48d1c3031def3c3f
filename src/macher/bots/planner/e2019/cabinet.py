"""Politicians: whom to send where, whether to pay, and what they should do there."""

from __future__ import annotations

from macher.bots.bot import Reason
from macher.bots.planner.assignment import assign
from macher.bots.planner.e2019.funds import base_point, cost
from macher.bots.planner.e2019.outlook import Outlook
from macher.bots.planner.e2019.polls import poll_prospects
from macher.bots.planner.e2019.programs import program_hope
from macher.bots.planner.e2019.rallies import Thought2019, outlook_of
from macher.bots.planner.thought import Verdict
from macher.rules.e2019.actions import OUST, PAY, USE
from macher.rules.e2019.codes import SEND_TO
from macher.rules.e2019.phase6_cabinet_actions import is_locked, next_to_pay, parts_offered, possible
from macher.rules.e2019.state import State
from macher.rules.e2019.tables import BASE, DOUBLE, MEDIA, OTHERS, POLL, PROGRAM, TREND, VOTES, PoliticianAction
from macher.rules.parts.cabinet import owner_of, politician_of
from macher.rules.parts.campaign import NONE
from macher.rules.parts.codes import DOUBLE_ON, LANDS, MOST_SEATS, REPLACE, SEND, SKIP, SLOTS, UNDOUBLE
from macher.rules.parts.doubling import double_codes
from macher.rules.parts.game import FRAME_BITS, FRAME_MASK


# --- what an action brings -------------------------------------------------------------------------------------------
def action_codes(g: State, seat: int, land: int, action: PoliticianAction) -> list[int]:
    """The codes with which a printed action could be used, money aside."""
    if action.kind == DOUBLE:
        return list(double_codes(g, land))
    if action.kind == MEDIA:
        targets = [rival for rival in range(g.seats) if rival != seat and g.media[land * g.seats + rival]]
        first = REPLACE if g.media_supply[seat] else OUST
        return [first + rival for rival in targets]
    return [USE + action.kind]


def code_gain(o: Outlook, g: State, land: int, amount: int, code: int) -> float:
    """What a code of a politician's action brings, its cost in money taken off."""
    seat = o.seat
    kind = code - USE
    if kind == BASE:
        return amount * base_point(o, g)
    if kind == POLL:
        return o.utility(poll_prospects(o, g, land)[seat], seat)
    if kind == PROGRAM:
        return program_hope(o, g)
    after = g.copy()
    first = land * g.seats
    top = len(g.scale) - 1
    price = 0.0
    if kind == TREND:
        after.trend[first + seat] = min(top, g.trend[first + seat] + amount)
    elif kind == VOTES:
        after.votes[first + seat] += amount
    elif kind == OTHERS:
        for rival in range(g.seats):
            if rival != seat:
                after.trend[first + rival] = max(0, g.trend[first + rival] - amount)
    elif code == UNDOUBLE:
        after.doubled[land] = NONE
    elif DOUBLE_ON <= code < DOUBLE_ON + SLOTS:
        after.doubled[land] = code - DOUBLE_ON
    else:
        replace = REPLACE <= code < REPLACE + MOST_SEATS
        after.media[first + code - (REPLACE if replace else OUST)] -= 1
        after.media[first + seat] += replace
        price = cost(o, g, g.tables.media_price) + o.weights.marker * replace
    return o.see(after, land) - o.see(g, land) - price


def action_gain(o: Outlook, g: State, land: int, action: PoliticianAction) -> float:
    """The best use of a printed action, judged once a decision."""
    at = (NONE if action.kind in (PROGRAM, BASE) else land, action.kind, action.amount)
    if at not in o.gains:
        codes = action_codes(g, o.seat, land, action)
        o.gains[at] = max((code_gain(o, g, land, action.amount, code) for code in codes), default=0.0)
    return o.gains[at]


def lock_chance(o: Outlook, g: State, land: int, kind: int) -> float:
    """The chance that somebody before us in the row takes an exclusive action first."""
    rivals = [owner_of(entry) for entry in g.rows[land] if owner_of(entry) != o.seat]
    if not o.weights.counts_cards:
        return o.weights.lock_risk * len(rivals)
    free = 1.0
    for rival in rivals:
        free *= 1.0 - exclusive_share(g, rival, kind)
    return 1.0 - free


def exclusive_share(g: State, rival: int, kind: int) -> float:
    """How many of the cards that a rival may have sent would take an exclusive action, as a share of them all.

    Which of them lies where is hidden; which ones are left to a rival is not.
    """
    cards = [card for at, card in enumerate(g.tables.politicians) if g.unused[rival] >> at & 1]
    sent = [politician_of(entry) for row in g.rows for entry in row if owner_of(entry) == rival]
    cards += [g.tables.politicians[politician] for politician in sent]
    takers = [card for card in cards if any(one.exclusive and one.kind == kind for one in (card.main, *card.secondary))]
    return len(takers) / len(cards)


def can_afford(o: Outlook, g: State, politician: int, kind: int, money: int) -> bool:
    """Whether so much money pays for a politician and for what it does."""
    if kind != MEDIA or not o.weights.counts_prices:
        return True
    return money >= g.tables.politicians[politician].cost + g.tables.media_price


def politician_gain(o: Outlook, g: State, land: int, politician: int, money: int) -> float:
    """What a politician brings in a land: the main action and the best secondary one; the cost is not taken off."""
    card = g.tables.politicians[politician]
    gains = [0.0, 0.0]
    for part, actions in enumerate(((card.main,), card.secondary)):
        for action in actions:
            if not is_locked(g, land, card, action) and can_afford(o, g, politician, action.kind, money):
                gain = action_gain(o, g, land, action)
                if action.exclusive:
                    gain *= 1.0 - lock_chance(o, g, land, action.kind)
                gains[part] = max(gains[part], gain)
    return sum(gains)


# --- the decisions ---------------------------------------------------------------------------------------------------
def send_politician(t: Thought2019) -> Verdict:
    """Whom to this land: as in the best assignment of those in hand to the states still to be asked about."""
    g, o = t.g, outlook_of(t)
    frames = [frame >> FRAME_BITS for frame in reversed(g.agenda) if frame & FRAME_MASK == SEND_TO]
    lands = [argument % LANDS for argument in frames if argument // LANDS == t.seat]
    hand = [politician for politician in range(len(g.tables.politicians)) if g.unused[t.seat] >> politician & 1]
    prices = {politician: g.tables.politicians[politician].cost for politician in hand}
    money = g.money[t.seat] - owed(g, t.seat)
    gains = [sending_gains(o, g, land, hand, money) for land in lands]
    worth = {SKIP: assign(gains[1:], prices, money)}
    for politician in hand:
        here = gains[0].get(politician, -1.0) if prices[politician] <= money else -1.0
        rest = assign(gains[1:], prices, money - prices[politician], frozenset({politician}))
        worth[SEND + politician] = here + rest

    def why(action: int) -> Reason:
        if action == SKIP:
            return Reason("cabinet-none", state=t.state_card)
        politician = action - SEND
        points = politician_gain(o, g, t.land, politician, money)
        return Reason("cabinet-send", state=t.state_card, politician=politician, points=points)

    return Verdict(worth, why)


def owed(g: State, seat: int) -> int:
    """What the politicians that a seat has sent will cost."""
    own = [politician_of(entry) for row in g.rows for entry in row if owner_of(entry) == seat]
    return sum(g.tables.politicians[politician].cost for politician in own)


def sending_gains(o: Outlook, g: State, land: int, hand: list[int], money: int) -> dict[int, float]:
    """Those who would do more good in a land now than kept for later, and how much more."""
    if land not in o.lands:
        return {}
    rounds = o.left - 1  # to keep somebody for
    spare = len(hand) - rounds * o.weights.politicians_a_round
    gains = {}
    for politician in hand:
        price = g.tables.politicians[politician].cost
        kept = 0.0 if rounds == 0 else o.weights.politician[politician] * (0.5 if spare > 0 else 1.0)
        gain = politician_gain(o, g, land, politician, money) - cost(o, g, price) - kept
        if gain > 0.0:
            gains[politician] = gain
    return gains


def politician_pay(t: Thought2019) -> Verdict:
    """Pay if what the politician would do is worth more than the money."""
    g, o, land = t.g, outlook_of(t), t.land
    politician = politician_of(g.rows[land][next_to_pay(g, land)])
    price = g.tables.politicians[politician].cost
    gain = politician_gain(o, g, land, politician, g.money[t.seat])
    worth = {action: gain - cost(o, g, price) if action == PAY else 0.0 for action in t.legal}

    def why(action: int) -> Reason:
        if action == PAY:
            return Reason("politician-pay", state=t.state_card, politician=politician, price=price, points=gain)
        return Reason("politician-decline", state=t.state_card, politician=politician, price=price)

    return Verdict(worth, why)


def politician_act(t: Thought2019) -> Verdict:
    """The action, or the one among several, that brings most."""
    g, o, land = t.g, outlook_of(t), t.land
    politician = politician_of(g.rows[land][0])
    card = g.tables.politicians[politician]
    worth = {SKIP: 0.0}
    for part in parts_offered(g):
        for action in (card.main,) if part == 1 else card.secondary:
            if possible(g, t.seat, land, card, action):
                for code in t.legal:
                    if code in worth:
                        continue
                    if code == USE + action.kind or (
                        action.kind in (DOUBLE, MEDIA) and kind_matches(code, action.kind)
                    ):
                        worth[code] = code_gain(o, g, land, action.amount, code)

    def why(action: int) -> Reason:
        if action == SKIP:
            return Reason("act-nothing", state=t.state_card, politician=politician)
        return Reason("act", state=t.state_card, politician=politician, points=worth[action])

    return Verdict(worth, why)


def kind_matches(code: int, kind: int) -> bool:
    """Whether a code is one of the double marker, or of media markers."""
    if kind == DOUBLE:
        return code == UNDOUBLE or DOUBLE_ON <= code < DOUBLE_ON + SLOTS
    return REPLACE <= code < REPLACE + MOST_SEATS or OUST <= code < OUST + MOST_SEATS
