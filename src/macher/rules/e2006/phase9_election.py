"""The election: seats, the winner, and what the victory brings (R06-6.3.1 to R06-6.3.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from macher.rules.e2006.actions import NATIONAL, NATIONAL_SPACES
from macher.rules.e2006.codes import NATIONAL_MEDIA, NATIONAL_OPINION
from macher.rules.e2006.members_and_votes import add_members
from macher.rules.e2006.phase8_conversion import ConvertIn
from macher.rules.e2006.state import State
from macher.rules.events import (
    ElectionWon,
    NationalPassed,
    NationalPlaced,
    NationalReplaced,
    NationalSecured,
    NoseBeaten,
    NoWinner,
)
from macher.rules.parts.campaign import NONE
from macher.rules.parts.codes import LANDS, SKIP, SKIP_ONLY, SLOTS, TOPIC_COUNT, by_mask
from macher.rules.parts.doubling import return_double
from macher.rules.parts.presence import MoveToPresence
from macher.rules.parts.programs import attitude_of
from macher.rules.parts.refusal import Refused
from macher.rules.parts.states import count_votes
from macher.rules.parts.step import Automatic, Step
from macher.rules.versions import FIRST_RULES

if TYPE_CHECKING:
    from mypy_extensions import i64

LAST_FIVE: Final = 2  # spaces that the short game leaves out with `short_media_spaces` = last_five


class FinalConversion(Automatic[State]):
    """In player order every party converts all its meetings in the current state (R06-6.3.1-1)."""

    name = "final-conversion"
    rule = "R06-6.3.1-1"

    def do(self, g: State, argument: int) -> None:
        land = g.order[0]
        for seat in g.turn_order():
            meetings = g.rallies[land * g.seats + seat]
            if meetings:
                CONVERSION.convert(g, seat, land, meetings)


CONVERSION: Final = ConvertIn()


class Election(Automatic[State]):
    """Seats by the table of the state card; coalitions do not change them (R06-6.3.1-2, R06-6.3.1-3)."""

    name = "election"
    rule = "R06-6.3.1-2"

    def do(self, g: State, argument: int) -> None:
        count_votes(g, g.order[0])


# --- the winner ------------------------------------------------------------------------------------------------------
class Contender:
    """A party outside a coalition, or a coalition (R06-6.3.2-1). No dataclass: those take long to make."""

    def __init__(self, seats: tuple[int, ...], total: int, highest: int, stack: int) -> None:
        self.seats = seats
        self.total = total
        self.highest = highest
        self.stack = stack

    def outranks(self, other: Contender, alone_first: bool) -> bool:
        """By total votes, highest marker, position in the stack (R06-6.3.2-2).

        In the first version of the rules, with equal totals, a party alone ranked before a coalition.
        """
        if self.total != other.total:
            return self.total > other.total
        if alone_first and len(self.seats) != len(other.seats):
            return len(self.seats) == 1
        if self.highest != other.highest:
            return self.highest > other.highest
        return self.stack > other.stack


def contenders(g: State, land: int, partners: list[int]) -> list[Contender]:
    """All contenders, the winner first (R06-6.3.2-2); each seat with its partner in a coalition, or NONE."""
    found: list[Contender] = []
    alone_first = g.config.rules == FIRST_RULES
    for seat in range(g.seats):
        partner = partners[seat]
        if partner != NONE and partner < seat:
            continue
        new = contender(g, land, (seat,) if partner == NONE else (seat, partner))
        at = len(found)
        while at > 0 and new.outranks(found[at - 1], alone_first):
            at -= 1
        found.insert(at, new)
    return found


def contender(g: State, land: int, seats: tuple[int, ...]) -> Contender:
    """A contender with its total, its highest marker and where that lies in the stack."""
    total: int = 0
    highest: int = NONE
    stack: int = NONE
    for seat in seats:
        votes = g.votes[land * g.seats + seat]
        arrival = g.arrival[land * g.seats + seat]
        total += votes
        if votes > highest or (votes == highest and arrival > stack):
            highest = votes
            stack = arrival
    return Contender(seats, total, highest, stack)


def is_by_a_nose(g: State, first: Contender, second: Contender) -> bool:
    """Only the stack decided against the runner-up (R06-6.3.2-4); with an option, equal totals are enough (G06-44)."""
    if first.total != second.total:
        return False
    by_the_stack = first.highest == second.highest and first.stack > second.stack
    return by_the_stack or g.options.equal_total_is_nose == "true"


def nose_losers(g: State, land: int, winner: int) -> list[int]:
    """Who was beaten by a nose: the owner of the marker directly below, or all that are level (R06-6.3.3-2, G06-43)."""
    at = land * g.seats
    level = [seat for seat in range(g.seats) if seat != winner and g.votes[at + seat] == g.votes[at + winner]]
    below = [seat for seat in level if g.arrival[at + seat] < g.arrival[at + winner]]
    below.sort(key=lambda seat: -g.arrival[at + seat])
    return below if g.options.nose_losers == "all_tied" else below[:1]


class Winner(Automatic[State]):
    """Rank the contenders; the winners may go to the national board (R06-6.3.2, R06-6.3.3-1 to R06-6.3.3-3)."""

    name = "winner"
    rule = "R06-6.3.2-2"

    def do(self, g: State, argument: int) -> None:
        land = g.order[0]
        ranked = contenders(g, land, g.partner)
        first = ranked[0]
        if first.total == 0:
            if g.telling:
                g.tell(NoWinner(g.card[land]))
            return
        nose = len(ranked) > 1 and is_by_a_nose(g, first, ranked[1])
        seats = list(first.seats)
        if len(seats) == 2 and marker(g, land, seats[1]) > marker(g, land, seats[0]):
            seats.reverse()  # the higher marker goes first (R06-6.3.3-3)
        if g.telling:
            g.tell(ElectionWon(tuple(seats), g.card[land], nose))
        if len(seats) == 1 and nose:
            losers = nose_losers(g, land, seats[0])
            if g.telling and losers:
                g.tell(NoseBeaten(g.card[land], tuple(losers)))
            for loser in reversed(losers):
                g.push(NATIONAL_MEDIA, loser * LANDS + land)
        opinions = 2 if len(seats) == 1 and not nose else 1
        for seat in reversed(seats):
            g.push(NATIONAL_OPINION, (opinions * g.seats + seat) * LANDS + land)
            g.push(NATIONAL_MEDIA, seat * LANDS + land)


def marker(g: State, land: int, seat: int) -> tuple[int, int]:
    """Votes, and the position in the stack."""
    return (g.votes[land * g.seats + seat], g.arrival[land * g.seats + seat])


# --- the national board ----------------------------------------------------------------------------------------------
class NationalMedia(MoveToPresence[State]):
    """A winner with a media marker in the state may move it to the national space of the round (R06-6.3.3-4)."""

    name = "national-media"
    rule = "R06-6.3.3-4"

    def enter(self, g: State, argument: int) -> bool:
        at = argument % LANDS * g.seats + argument // LANDS
        return super().enter(g, argument) and g.media[at] > 0

    def spot(self, g: State, land: int) -> int:
        last_five = g.config.variant == 5 and g.options.short_media_spaces == "last_five"
        return g.round - 1 + (LAST_FIVE if last_five else 0)

    def worth(self, g: State) -> tuple[int, ...]:
        return g.tables.national_media


NATIONAL_CHOICES: Final = [  # [slot][bit mask of spaces]
    by_mask(NATIONAL + slot * NATIONAL_SPACES, NATIONAL_SPACES) for slot in range(SLOTS)
]


def open_spaces(g: State, card: int) -> int:
    """Bit mask of the national spaces where a card may go (R06-6.3.3-6 to R06-6.3.3-10)."""
    topic: i64 = card >> 1
    bit: i64 = 1
    free: i64 = 0
    unsecured: i64 = 0
    space: i64
    for space in range(NATIONAL_SPACES):
        there: i64 = g.national[space]
        if there != NONE and there >> 1 == topic:
            return bit if there != card or g.secured[space] == 0 else 0
        if there == NONE and free == 0:
            free = bit
        if g.secured[space] == 0:
            unsecured |= bit
        bit <<= 1
    return free if free != 0 else unsecured


def targets(g: State, card: int) -> list[int]:
    """The national spaces where a card may go."""
    mask = open_spaces(g, card)
    return [space for space in range(NATIONAL_SPACES) if mask >> space & 1]


def national_rule(g: State, card: int) -> str:
    """The rule that says where a card may go."""
    for space, there in enumerate(g.national):
        if there != NONE and there >> 1 == card >> 1:
            if there != card:
                return "R06-6.3.3-8"
            return "R06-6.3.3-10" if g.secured[space] else "R06-6.3.3-7"
    return "R06-6.3.3-6" if NONE in g.national else "R06-6.3.3-9"


class NationalOpinion(Step[State]):
    """Place an opinion of the state on the national board, or none; the argument ends in the number still allowed."""

    name = "national-opinion"
    rule = "R06-6.3.3-5"

    def enter(self, g: State, argument: int) -> bool:
        g.turn = argument // LANDS % g.seats
        allowed = argument // LANDS // g.seats
        if allowed > 0:
            for slot in range(SLOTS):
                if self.spaces(g, argument % LANDS, slot):
                    return True
        return False

    def spaces(self, g: State, land: int, slot: int) -> int:
        """Bit mask of the spaces where the card of a slot may go."""
        card = g.opinions[land * SLOTS + slot]
        if card == NONE or g.face_up[land * SLOTS + slot] == 0:
            return 0
        if g.doubled[land] == slot and g.options.key_issue_blocks_national == "true":
            return 0  # G06-22
        return open_spaces(g, card)

    def options(self, g: State, seat: int) -> tuple[int, ...]:
        land = g.argument() % LANDS
        codes: tuple[int, ...] = SKIP_ONLY
        for slot in range(SLOTS):
            spaces = self.spaces(g, land, slot)
            if spaces:
                codes += NATIONAL_CHOICES[slot][spaces]
        return codes

    def take(self, g: State, seat: int, action: int) -> None:
        argument = g.argument()
        land = argument % LANDS
        g.finish()
        if action == SKIP:
            if g.telling:
                g.tell(NationalPassed(seat))
            return
        slot = (action - NATIONAL) // NATIONAL_SPACES
        space = (action - NATIONAL) % NATIONAL_SPACES
        card = g.opinions[land * SLOTS + slot]
        if g.doubled[land] == slot:
            return_double(g, land)
        g.opinions[land * SLOTS + slot] = NONE
        g.face_up[land * SLOTS + slot] = 0
        place_national(g, seat, card, space)
        g.push(NATIONAL_OPINION, argument - g.seats * LANDS)

    def refusal(self, g: State, seat: int, action: int) -> Refused:
        if not NATIONAL <= action < NATIONAL + SLOTS * NATIONAL_SPACES:
            return Refused(self.rule, "not-offered")
        land = g.argument() % LANDS
        slot = (action - NATIONAL) // NATIONAL_SPACES
        card = g.opinions[land * SLOTS + slot]
        if card == NONE:
            return Refused(self.rule, "not-offered")
        if g.options.key_issue_blocks_national == "true" and g.doubled[land] == slot:
            return Refused("R06-6.2.3-8", "opinion-doubled")
        return Refused(national_rule(g, card), "national-space")


def place_national(g: State, seat: int, card: int, space: int) -> None:
    """On a free space, on its like to secure it, or in the place of another card."""
    old = g.national[space]
    if old == card:
        g.secured[space] = 1  # R06-6.3.3-7
        if g.telling:
            g.tell(NationalSecured(seat, card, space))
        return
    if old != NONE:
        g.opinion_discard.extend([old] * (1 + g.secured[space]))  # R06-6.3.3-8
    g.national[space] = card
    g.secured[space] = 0
    if g.telling:
        g.tell(NationalPlaced(seat, card, space) if old == NONE else NationalReplaced(seat, old, card, space))


def matches_national(g: State, seat: int, space: int) -> bool:
    """Whether the platform holds the card that lies on a national space."""
    card: i64 = g.national[space]
    return card != NONE and g.programs[seat * TOPIC_COUNT + (card >> 1)] == attitude_of(card)


class Membership(Automatic[State]):
    """Members for every match of platform and national board (R06-6.3.4-1)."""

    name = "membership"
    rule = "R06-6.3.4-1"

    def do(self, g: State, argument: int) -> None:
        for seat in range(g.seats):
            growth: int = 0
            for space in range(NATIONAL_SPACES):
                if matches_national(g, seat, space):
                    growth += g.tables.national_members[space]
            if growth:
                add_members(g, seat, growth)
