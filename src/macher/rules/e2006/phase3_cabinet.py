"""Shadow cabinet: placed face down, revealed together, one action a card (R06-6.2.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from macher.rules.e2006.actions import ACT_IN, DOWN, OUST, UP, VOTES
from macher.rules.e2006.codes import CABINET_ACT, CHOOSE_CARD, LAY_TILE
from macher.rules.e2006.members_and_votes import gain_votes
from macher.rules.e2006.state import State
from macher.rules.events import ActionSkipped, PoliticianLeft, PoliticianPaid, PoliticianRevealed, TilePlaced
from macher.rules.parts import cabinet
from macher.rules.parts.cabinet import FACE_DOWN, PAID, owner_of, politician_of, standing_of
from macher.rules.parts.campaign import NONE
from macher.rules.parts.codes import (
    ACCEPT,
    ACCEPT_OR_REFUSE,
    CODES,
    DOUBLE_ON,
    LANDS,
    MOST_POLITICIANS,
    MOST_SEATS,
    REPLACE,
    SEND,
    SKIP,
    SLOTS,
    UNDOUBLE,
)
from macher.rules.parts.doubling import change_double, double_codes
from macher.rules.parts.lands import move_trend
from macher.rules.parts.media import oust_media
from macher.rules.parts.refusal import Refused
from macher.rules.parts.rounds import LayOut, frame
from macher.rules.parts.step import Automatic, Step
from macher.rules.parts.turns import AskSeatInLand

if TYPE_CHECKING:
    from mypy_extensions import i64


class SendTo(cabinet.SendTo[State]):
    """Which card to this land, if any. All placed cards together may not cost more than one's cash (R06-6.2.3-2)."""

    name = "cabinet-place"
    rule = "R06-6.2.3-1"
    used_rule = "R06-6.2.3-12"

    def sendable(self, g: State, seat: int) -> int:
        left: i64 = g.money[seat] - placed_cost(g, seat)
        unused: i64 = g.unused[seat]
        mask: i64 = 0
        bit: i64 = 1
        for card in g.tables.cabinet:
            if unused & bit and card.cost <= left:
                mask |= bit
            bit <<= 1
        return mask

    def refusal(self, g: State, seat: int, action: int) -> Refused:
        if SEND <= action < SEND + MOST_POLITICIANS and g.unused[seat] >> (action - SEND) & 1:
            cost = g.tables.cabinet[action - SEND].cost
            return Refused("R06-6.2.3-2", "too-dear", price=cost, money=g.money[seat] - placed_cost(g, seat))
        return super().refusal(g, seat, action)


def placed_cost(g: State, seat: int) -> int:
    """What the seat's face-down cards will cost."""
    total: int = 0
    for row in g.rows:
        for entry in row:
            if owner_of(entry) == seat and standing_of(entry) == FACE_DOWN:
                total += g.tables.cabinet[politician_of(entry)].cost
    return total


class RevealCabinet(Automatic[State]):
    """Turn all cards up; everybody pays; phones put coalition tiles on the states (R06-6.2.3-3, R06-6.2.3-4)."""

    name = "reveal-cabinet"
    rule = "R06-6.2.3-3"

    def do(self, g: State, argument: int) -> None:
        tiles = []
        for land in g.order:
            g.rows[land] = tuple([entry + PAID for entry in g.rows[land]])
            for entry in g.rows[land]:
                seat = owner_of(entry)
                card = g.tables.cabinet[politician_of(entry)]
                g.pay(seat, card.cost)
                if g.telling:
                    g.tell(PoliticianRevealed(seat, g.card[land], politician_of(entry)))
                    g.tell(PoliticianPaid(seat, politician_of(entry), card.cost))
                if card.phone:
                    tiles.append(seat * LANDS + land)
        for tile in reversed(tiles):
            g.push(LAY_TILE, tile)


def is_last_state(g: State, land: int) -> bool:
    """The state of the last round carries the no-coalition tile (R06-6.4.1-8, R06-8-4)."""
    return g.election[land] == g.config.variant


def may_lay_tile(g: State, seat: int, land: int) -> bool:
    """At most one own tile in a state, none in the last one (R06-6.2.3-4, G06-19)."""
    return g.tile_supply[seat] > 0 and g.tiles[land * g.seats + seat] == 0 and not is_last_state(g, land)


class LayTile(Step[State]):
    """A phone lays a coalition tile; with an option its owner may leave it (R06-6.2.3-4, G06-19)."""

    name = "coalition-tile"
    rule = "R06-6.2.3-4"

    def enter(self, g: State, argument: int) -> bool:
        seat = argument // LANDS
        land = argument % LANDS
        if not may_lay_tile(g, seat, land):
            return False
        if g.options.coalition_tile_optional == "true":
            g.turn = seat
            return True
        lay_tile(g, seat, land)
        return False

    def options(self, g: State, seat: int) -> tuple[int, ...]:
        return ACCEPT_OR_REFUSE

    def take(self, g: State, seat: int, action: int) -> None:
        land = g.argument() % LANDS
        g.finish()
        if action == ACCEPT:
            lay_tile(g, seat, land)


def lay_tile(g: State, seat: int, land: int) -> None:
    """A tile from the supply to a state."""
    g.tile_supply[seat] = g.tile_supply[seat] - 1
    g.tiles[land * g.seats + seat] = 1
    if g.telling:
        g.tell(TilePlaced(seat, g.card[land]))


# --- actions ---------------------------------------------------------------------------------------------------------
class CabinetActions(LayOut[State]):
    """In player order, each player all own cards in any order; or state by state (R06-6.2.3-5, G06-16)."""

    name = "cabinet-actions"
    rule = "R06-6.2.3-5"

    def frames(self, g: State) -> list[int]:
        return [frame(CHOOSE_CARD, seat) for seat in reversed(g.turn_order())]

    def do(self, g: State, argument: int) -> None:
        if g.options.cabinet_order == "by_player":
            super().do(g, argument)
            return
        for land in reversed(g.order):
            for seat in reversed(g.turn_order()):
                if card_of(g, seat, land) != NONE:
                    g.push(CABINET_ACT, seat * LANDS + land)


def card_of(g: State, seat: int, land: int) -> int:
    """The cabinet card of a seat at a land, or NONE."""
    for entry in g.rows[land]:
        if owner_of(entry) == seat:
            return politician_of(entry)
    return NONE


class ChooseCard(Step[State]):
    """Which of the own cards acts next; a single one is not asked about (R06-6.2.3-5)."""

    name = "cabinet-card"
    rule = "R06-6.2.3-5"

    def enter(self, g: State, argument: int) -> bool:
        only: int = NONE
        for land in g.order:
            if card_of(g, argument, land) != NONE:
                if only != NONE:
                    g.turn = argument
                    return True
                only = land
        if only != NONE:
            g.push(CABINET_ACT, argument * LANDS + only)
        return False

    def options(self, g: State, seat: int) -> tuple[int, ...]:
        return tuple([CODES[ACT_IN + land] for land in g.order if card_of(g, seat, land) != NONE])

    def take(self, g: State, seat: int, action: int) -> None:
        g.finish()
        g.push(CHOOSE_CARD, seat)
        g.push(CABINET_ACT, seat * LANDS + action - ACT_IN)


class CabinetAct(AskSeatInLand[State]):
    """One action of those printed on the card, in the state where it lies, or none (R06-6.2.3-5 to R06-6.2.3-11)."""

    name = "cabinet-act"
    rule = "R06-6.2.3-5"

    def options(self, g: State, seat: int) -> tuple[int, ...]:
        land = g.argument() % LANDS
        card = g.tables.cabinet[card_of(g, seat, land)]
        codes = [CODES[SKIP]]
        if card.votes:
            codes.append(CODES[VOTES])
        if card.key_issue:
            codes.extend(double_codes(g, land))
        if card.media:
            add_media_codes(g, seat, land, codes)
        if card.popularity_up:
            codes.append(CODES[UP])
        if card.popularity_down:
            for other in range(g.seats):
                if other != seat:
                    codes.append(CODES[DOWN + other])
        return tuple(codes)

    def take(self, g: State, seat: int, action: int) -> None:
        land = g.argument() % LANDS
        g.finish()
        politician = card_of(g, seat, land)
        card = g.tables.cabinet[politician]
        g.rows[land] = others_in(g.rows[land], seat)  # R06-6.2.3-12
        if g.telling:
            g.tell(PoliticianLeft(seat, g.card[land], politician))
        price = g.tables.media_price
        if action == SKIP:
            if g.telling:
                g.tell(ActionSkipped(seat, politician, 1))
        elif action == VOTES:
            gain_votes(g, seat, land, card.votes)
        elif action == UP:
            move_trend(g, seat, land, card.popularity_up)
        elif DOWN <= action < DOWN + MOST_SEATS:
            move_trend(g, action - DOWN, land, -card.popularity_down)
        elif REPLACE <= action < REPLACE + MOST_SEATS:
            # as much to the bank for the own marker (R06-6.2.3-9)
            oust_media(g, seat, action - REPLACE, land, price, replace=True, bank=price)
        elif OUST <= action < OUST + MOST_SEATS:
            oust_media(g, seat, action - OUST, land, price, replace=False)
        else:
            change_double(g, seat, land, action)

    def refusal(self, g: State, seat: int, action: int) -> Refused:
        land = g.argument() % LANDS
        card = g.tables.cabinet[card_of(g, seat, land)]
        if card.media and (action - REPLACE in range(MOST_SEATS) or action - OUST in range(MOST_SEATS)):
            return self.media_refusal(g, seat, land, action)
        if card.popularity_down and DOWN <= action < DOWN + MOST_SEATS:
            return Refused("R06-6.2.3-11", "action-impossible")
        if (action == UNDOUBLE or DOUBLE_ON <= action < DOUBLE_ON + SLOTS) and card.key_issue:
            return Refused("R06-6.2.3-7", "action-impossible")
        return Refused(self.rule, "action-not-printed")

    def media_refusal(self, g: State, seat: int, land: int, action: int) -> Refused:
        """No marker of that party there, or not enough money for both halves (R06-6.2.3-9)."""
        replace = action - REPLACE in range(MOST_SEATS)
        target = action - (REPLACE if replace else OUST)
        price = g.tables.media_price * (2 if replace else 1)
        there = target < g.seats and target != seat and g.media[land * g.seats + target] > 0
        allowed = replace or g.options.media_swap_remove_only == "true"
        if there and allowed and g.money[seat] < price:
            return Refused("R06-6.2.3-9", "too-dear", price=price, money=g.money[seat])
        return Refused("R06-6.2.3-9", "action-impossible")


def others_in(row: tuple[int, ...], seat: int) -> tuple[int, ...]:
    """A row without the card of a seat."""
    for at in range(len(row)):
        if owner_of(row[at]) == seat:
            return row[:at] + row[at + 1 :]
    return row


def add_media_codes(g: State, seat: int, land: int, codes: list[int]) -> None:
    """Whose marker may be swapped: both halves must be possible, unless removing alone is allowed (G06-18)."""
    price = g.tables.media_price
    may_replace = g.money[seat] >= 2 * price and g.media_supply[seat] > 0
    may_oust = g.money[seat] >= price and g.options.media_swap_remove_only == "true"
    for other in range(g.seats):
        if other != seat and g.media[land * g.seats + other]:
            if may_replace:
                codes.append(CODES[REPLACE + other])
            if may_oust:
                codes.append(CODES[OUST + other])
