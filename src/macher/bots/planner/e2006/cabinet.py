"""The shadow cabinet: which card where, and what it does there (R06-6.2.3)."""

from __future__ import annotations

from itertools import product

from macher.bots.bot import Reason
from macher.bots.planner.e2006.calendar import last_campaign
from macher.bots.planner.e2006.deciding import Decision, outlook_of, weigh
from macher.bots.planner.e2006.outlook import Outlook
from macher.bots.planner.thought import Verdict
from macher.rules.e2006.actions import ACT_IN, DOWN, OUST, UP, VOTES
from macher.rules.e2006.members_and_votes import move_votes
from macher.rules.e2006.phase3_cabinet import card_of, may_lay_tile, placed_cost
from macher.rules.e2006.state import State
from macher.rules.e2006.tables import CabinetCard
from macher.rules.parts.campaign import NONE
from macher.rules.parts.codes import ACCEPT, DOUBLE_ON, LANDS, MOST_SEATS, REFUSE, REPLACE, SEND, SKIP, SLOTS
from macher.rules.parts.doubling import change_double, double_codes
from macher.rules.parts.lands import move_trend, program_agreement
from macher.rules.parts.media import oust_media


class Deeds:
    """What the actions of cabinet cards in a land are worth to the acting seat; what several cards can do, once."""

    def __init__(self, outlook: Outlook, land: int) -> None:
        self.outlook = outlook
        self.land = land
        self.before = outlook.utility(outlook.land(land))
        self.key = self._key()
        self.media = self._media()
        self._numbered: dict[tuple[str, int], float] = {}

    def best(self, card: CabinetCard) -> float:
        """The best that a card can do here."""
        gains = [0.0]
        if card.key_issue:
            gains.append(self.key)
        if card.media:
            gains.append(self.media)
        for deed, number in (
            ("votes", card.votes),
            ("up", card.popularity_up),
            ("down", card.popularity_down),
        ):
            if number:
                if (deed, number) not in self._numbered:
                    self._numbered[deed, number] = self._by_number(deed, number)
                gains.append(self._numbered[deed, number])
        return max(gains)

    def _gain(self, g: State) -> float:
        """What a changed position gains in this land."""
        look = self.outlook.on(g)
        return look.utility(look.land(self.land)) - self.before

    def _by_number(self, deed: str, number: int) -> float:
        """Votes or popularity won, or popularity taken from the rival where it serves best."""
        seat = self.outlook.seat
        gains = []
        for target in self._rivals() if deed == "down" else [seat]:
            g = self.outlook.g.copy()
            if deed == "votes":
                move_votes(g, seat, self.land, number)
            else:
                move_trend(g, target, self.land, number if deed == "up" else -number)
            gains.append(self._gain(g))
        return max(gains)

    def _key(self) -> float:
        """A key tile placed or removed."""
        gains = [0.0]
        for code in double_codes(self.outlook.g, self.land):
            g = self.outlook.g.copy()
            change_double(g, self.outlook.seat, self.land, code)
            gains.append(self._gain(g))
        return max(gains)

    def _media(self) -> float:
        """A rival's media marker replaced, less the price."""
        position = self.outlook.g
        seat = self.outlook.seat
        price = position.tables.media_price
        money = position.money[seat]
        if money - placed_cost(position, seat) < 2 * price or not position.media_supply[seat]:
            return 0.0
        cost = self.outlook.money(money) - self.outlook.money(money - 2 * price)
        gains = [0.0]
        for rival in self._rivals():
            if position.media[self.land * position.seats + rival]:
                g = position.copy()
                oust_media(g, seat, rival, self.land, price, replace=True)
                gains.append(self._gain(g) - cost)
        return max(gains)

    def _rivals(self) -> list[int]:
        return [other for other in range(self.outlook.g.seats) if other != self.outlook.seat]


def worth_of_tile(outlook: Outlook, land: int) -> float:
    """What a coalition tile in a land promises: a coalition with those there, and a hope of others to come."""
    position = outlook.g
    if not may_lay_tile(position, outlook.seat, land):
        return 0.0
    g = position.copy()
    before = outlook.utility(outlook.land(land))
    g.tiles[land * g.seats + outlook.seat] = 1
    look = outlook.on(g)
    gain = look.utility(look.land(land)) - before
    needed = g.tables.coalition_match
    near = [other for other in range(g.seats) if program_agreement(g, outlook.seat, other) >= needed]
    hope = sum(1 for other in near if other != outlook.seat and not g.tiles[land * g.seats + other])
    return gain + outlook.weights.tile * hope


def keeping(t: Decision, politician: int) -> float:
    """What a politician is worth for campaigns to come: less for those who will hardly find a place any more."""
    rest = last_campaign(t.g) - t.g.round
    worths = t.weights.politician
    rank = sum(1 for one, worth in enumerate(worths) if t.g.unused[t.seat] >> one & 1 and worth >= worths[politician])
    needed = t.weights.politicians_a_round * rest
    return worths[politician] * min(1.0, needed / rank) * rest / (rest + 1)


def send(t: Decision) -> Verdict:
    """Which card to this land, if any: the best way to spread cards over this land and those asked about after it."""
    g = t.g
    seat = t.seat
    outlook = outlook_of(t)
    lands = g.order[g.order.index(t.land) :]
    mine = [one for one in range(len(g.tables.cabinet)) if g.unused[seat] >> one & 1]
    money = g.money[seat] - placed_cost(g, seat)
    surplus: dict[tuple[int, int], float] = {}
    for land in lands:
        deeds = Deeds(outlook, land)
        tile = worth_of_tile(outlook, land)
        for one in mine:
            card = g.tables.cabinet[one]
            gain = deeds.best(card) - keeping(t, one)
            surplus[land, one] = gain + (tile if card.phone else 0.0)

    def plan_worth(choice: tuple[int, ...]) -> float:
        """A card, or none, for each land."""
        cards = [one for one in choice if one != NONE]
        cost = sum(g.tables.cabinet[one].cost for one in cards)
        if len(set(cards)) < len(cards) or cost > money:
            return float("-inf")
        gain = sum([surplus[land, one] for land, one in zip(lands, choice, strict=True) if one != NONE])
        return gain + outlook.money(money - cost) - outlook.money(money)

    elsewhere = list(product(*(shortlist(surplus, land, mine) for land in lands[1:])))
    worth = {}
    for action in t.legal:
        here = NONE if action == SKIP else action - SEND
        worth[action] = max(plan_worth((here, *rest)) for rest in elsewhere)

    def why(action: int) -> Reason:
        if action == SKIP:
            return Reason("cabinet-none", state=t.state_card)
        gain = surplus[t.land, action - SEND]
        return Reason("cabinet-send", state=t.state_card, politician=action - SEND, points=gain)

    return Verdict(worth, why)


def shortlist(surplus: dict[tuple[int, int], float], land: int, mine: list[int]) -> list[int]:
    """No card, and the few best ones for a land."""
    good = [one for one in mine if surplus[land, one] > 0]
    return [NONE, *sorted(good, key=lambda one: -surplus[land, one])[:3]]


def act_next(t: Decision) -> Verdict:
    """Which card acts first: the one in the state that votes first."""
    worth = {action: -float(t.g.election[action - ACT_IN]) for action in t.legal}

    def why(action: int) -> Reason:
        land = action - ACT_IN
        return Reason("cabinet-next", state=t.g.card[land], politician=card_of(t.g, t.seat, land))

    return Verdict(worth, why)


def act(t: Decision) -> Verdict:
    """What the card does."""
    state = t.state_card

    def why(action: int, gain: float) -> Reason:
        if action == SKIP:
            return Reason("cabinet-idle", state=state)
        if action == VOTES:
            return Reason("cabinet-votes", state=state, points=gain)
        if action == UP:
            return Reason("cabinet-up", state=state, points=gain)
        if DOWN <= action < DOWN + MOST_SEATS:
            return Reason("cabinet-down", state=state, rival=action - DOWN, points=gain)
        if REPLACE <= action < REPLACE + MOST_SEATS:
            return Reason("cabinet-media", state=state, rival=action - REPLACE, points=gain)
        if OUST <= action < OUST + MOST_SEATS:
            return Reason("cabinet-media", state=state, rival=action - OUST, points=gain)
        if DOUBLE_ON <= action < DOUBLE_ON + SLOTS:
            card = t.g.opinions[t.land * SLOTS + action - DOUBLE_ON]
            return Reason("cabinet-key", state=state, card=card, points=gain)
        return Reason("cabinet-no-key", state=state, points=gain)

    return weigh(t, (t.land,), why)


def lay_tile(t: Decision) -> Verdict:
    """A coalition tile, where the table leaves the choice."""
    land = t.argument % LANDS
    worth = {ACCEPT: worth_of_tile(outlook_of(t), land), REFUSE: 0.0}

    def why(action: int) -> Reason:
        state = t.g.card[land]
        return Reason("tile", state=state) if action == ACCEPT else Reason("tile-none", state=state)

    return Verdict(worth, why)
