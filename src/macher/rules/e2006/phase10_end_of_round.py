"""Money, the next round, and party contributions (R06-6.3.5, R06-6.4)."""

from __future__ import annotations

from typing import Final

from macher.rules.e2006.actions import CONTRIBUTE
from macher.rules.e2006.codes import BEGIN_ROUND, RESOLVE_CONTRIBUTIONS
from macher.rules.e2006.decks import redraw_opinion
from macher.rules.e2006.members_and_votes import add_members
from macher.rules.e2006.phase4_coalitions import take_back_tile
from macher.rules.e2006.setup import deal_opinions
from macher.rules.e2006.state import State
from macher.rules.events import (
    ContributionDeclined,
    ContributionLaid,
    ContributionPassed,
    ContributionShown,
    DiceRolled,
    DonationAccepted,
    DonationRejected,
    IncomePaid,
    LargestRefused,
    MeetingsLaidOut,
)
from macher.rules.parts.campaign import NONE
from macher.rules.parts.codes import LANDS, SKIP
from macher.rules.parts.donations import PlayDonation
from macher.rules.parts.lands import place_rallies
from macher.rules.parts.opinions import turn_up_opinion
from macher.rules.parts.rounds import EachSeat
from macher.rules.parts.states import clear_state, enter_state, remove_card
from macher.rules.parts.step import Automatic

NEW_FACE_UP: Final = 1  # opinions that an entering state shows,
LAST_FACE_UP: Final = 2  # and the last state that enters (R06-6.4.1-4, R06-8-4)


class Money(Automatic[State]):
    """1,000 a seat, and in payout rounds 1,000 a member (R06-6.3.5)."""

    name = "money"
    rule = "R06-6.3.5-1"

    def do(self, g: State, argument: int) -> None:
        first = (g.round - 1) * g.seats
        pays_members = g.round in payout_rounds(g)
        for seat in g.turn_order():
            seats = g.points[first + seat]
            members = g.base[seat] if pays_members else 0
            g.receive(seat, seats + members)
            if g.telling:
                g.tell(IncomePaid(seat, seats, members))


def payout_rounds(g: State) -> tuple[int, ...]:
    """Rounds that pay for members; the short game leaves out the last payout tile (R06-6.3.5-2, R06-8-3)."""
    return g.tables.payout_rounds if g.config.variant == 7 else g.tables.payout_rounds[:-1]


# --- the next round --------------------------------------------------------------------------------------------------
class NextRound(Automatic[State]):
    """Clear the current board, bring in a new state, turn up an opinion in the others (R06-6.4.1)."""

    name = "next-round"
    rule = "R06-6.4.1-1"

    def do(self, g: State, argument: int) -> None:
        land = g.order[0]
        clear_board(g, land)
        others = g.order[1:]
        g.order = others + enter_new_state(g, land)
        for other in others:
            turn_up_opinion(g, other, redraw_opinion)  # R06-6.4.1-5


def clear_board(g: State, land: int) -> None:
    """Cards to the discard pile, tiles and markers to their owners (R06-6.4.1-1)."""
    clear_state(g, land)
    for seat in range(g.seats):
        take_back_tile(g, seat, land)
        g.arrival[land * g.seats + seat] = 0
    g.partner = [NONE] * g.seats
    remove_card(g, land)


def enter_new_state(g: State, land: int) -> list[int]:
    """While states are to come, the next one on the cleared board; it votes last (R06-6.4.1-2 to R06-6.4.1-4)."""
    number = g.round + LANDS
    if number > g.config.variant:
        return []
    enter_state(g, land, number)
    meetings = [min(g.tables.start_meetings, left) for left in g.rally_supply]  # G06-53
    for seat, count in enumerate(meetings):
        place_rallies(g, seat, land, count)
    if g.telling:
        g.tell(MeetingsLaidOut(g.card[land], tuple(meetings)))
    deal_opinions(g, land, LAST_FACE_UP if number == g.config.variant else NEW_FACE_UP)
    return [land]


# --- contributions ---------------------------------------------------------------------------------------------------
class Contributions(EachSeat[State]):
    """In player order each player plays a contribution card while there are any; then they count (R06-6.4.2)."""

    def do(self, g: State, argument: int) -> None:
        g.contribution = [NONE] * g.seats
        g.push(BEGIN_ROUND)
        g.push(RESOLVE_CONTRIBUTIONS)
        super().do(g, argument)


class PlayContribution(PlayDonation[State]):
    """Face up to accept, face down to decline (R06-6.4.2-1)."""

    name = "contribution"
    rule = "R06-6.4.2-1"
    used_rule = "R06-6.4.2-5"
    first_code = CONTRIBUTE

    def cards(self, g: State) -> int:
        return len(g.tables.contributions)

    def enter(self, g: State, argument: int) -> bool:
        return super().enter(g, argument) and g.donations[argument] != 0

    def options(self, g: State, seat: int) -> tuple[int, ...]:
        codes = super().options(g, seat)
        return (SKIP, *codes) if g.options.contribution_optional == "true" else codes

    def take(self, g: State, seat: int, action: int) -> None:
        if action != SKIP:
            super().take(g, seat, action)
            return
        g.finish()
        if g.telling:
            g.tell(ContributionPassed(seat))

    def played(self, g: State, seat: int, card: int, accepted: bool) -> None:
        g.contribution[seat] = card * 2 + accepted
        if g.telling:
            if accepted:
                g.tell(ContributionShown(seat, g.tables.contributions[card].amount))
            else:
                g.tell_only(seat, ContributionDeclined(seat, g.tables.contributions[card].amount))
                g.tell_others(seat, ContributionLaid(seat))


class ResolveContributions(Automatic[State]):
    """First who accepted, then who declined; the largest amount declined brings more dice (R06-6.4.2-2 to -4)."""

    name = "resolve-contributions"
    rule = "R06-6.4.2-2"

    def do(self, g: State, argument: int) -> None:
        declined = []
        for seat in g.turn_order():
            if g.contribution[seat] != NONE:
                if g.contribution[seat] & 1:
                    accept(g, seat)
                else:
                    declined.append(seat)
        largest = largest_declined(g, declined)
        for seat in declined:
            decline(g, seat, seat == largest)
        g.contribution = [NONE] * g.seats


def amount_of(g: State, seat: int) -> int:
    """The amount on the card that a seat has played."""
    return g.tables.contributions[g.contribution[seat] >> 1].amount


def largest_declined(g: State, declined: list[int]) -> int:
    """The only seat with the largest declined amount, or NONE (R06-6.4.2-4)."""
    most: int = NONE
    largest: int = NONE
    for seat in declined:
        amount = amount_of(g, seat)
        if amount > most:
            most = amount
            largest = seat
        elif amount == most:
            largest = NONE
    return largest


def accept(g: State, seat: int) -> None:
    """Take the money; lose as many members as the highest die shows (R06-6.4.2-2)."""
    card = g.tables.contributions[g.contribution[seat] >> 1]
    g.receive(seat, card.amount)
    if g.telling:
        g.tell(DonationAccepted(seat, card.amount, 0))
    highest: int = 0
    for face in roll(g, seat, card.loss_dice):
        highest = max(highest, face)
    add_members(g, seat, -highest)


def decline(g: State, seat: int, largest: bool) -> None:
    """Win as many members as the dice show together (R06-6.4.2-3, R06-6.4.2-4)."""
    card = g.tables.contributions[g.contribution[seat] >> 1]
    if g.telling:
        g.tell(DonationRejected(seat, card.amount, 0))
    gain = total(roll(g, seat, card.gain_dice))
    if largest:
        if g.telling:
            g.tell(LargestRefused(seat, card.amount))
        gain += total(roll(g, seat, g.tables.bonus_dice))
    add_members(g, seat, gain)


def total(faces: list[int]) -> int:
    """What dice show together; `sum` and `max` would be calls into Python."""
    found: int = 0
    for face in faces:
        found += face
    return found


def roll(g: State, seat: int, count: int) -> list[int]:
    """Dice that everybody sees."""
    faces = g.roll(g.tables.die, count)
    if g.telling:
        g.tell(DiceRolled(seat, tuple(faces)))
    return faces
