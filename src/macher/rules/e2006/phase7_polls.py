"""Opinion polls (R06-6.2.7)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from macher.rules.e2006.actions import USE_RESULT
from macher.rules.e2006.codes import POLL_CHOICE, POLL_RESULTS
from macher.rules.e2006.decks import draw_poll
from macher.rules.e2006.members_and_votes import add_members
from macher.rules.e2006.state import State
from macher.rules.events import (
    AuctionBegan,
    DiceRolled,
    PollBought,
    PollPublished,
    PollsDealt,
    PollSeen,
    PollSuppressed,
    PollUnsold,
    PollUsed,
)
from macher.rules.parts.auction import OpenAuction
from macher.rules.parts.campaign import NONE
from macher.rules.parts.codes import LANDS, MOST_SEATS, SKIP, SKIP_ONLY, SUPPRESS, by_mask
from macher.rules.parts.lands import influencer, move_trend
from macher.rules.parts.polls import discard_poll
from macher.rules.parts.refusal import Refused
from macher.rules.parts.rounds import EachLand
from macher.rules.parts.step import Step
from macher.rules.parts.turns import AskSeatInLand
from macher.rules.versions import FIRST_RULES

# The argument of `poll-results`: seat * 4 + land, then the number of results and a bit for each seat whose result is
# chosen. Under the first version of the rules no bit is set, and the last seat chosen stands before the number.
LAST_AT: Final = 5
USED_AT: Final = 8
CHOSEN_AT: Final = 11


class DealPolls(EachLand[State]):
    """One poll face down to each state, the current one first; then they are auctioned (R06-6.2.7-1, R06-6.2.7-2)."""

    def do(self, g: State, argument: int) -> None:
        for land in g.order:
            g.poll_at[land] = draw_poll(g)
        if g.telling:
            g.tell(PollsDealt(tuple(g.card[land] for land in g.order)))
        super().do(g, argument)


class PollAuction(OpenAuction[State]):
    """The starting player opens or passes, then clockwise, lap after lap (R06-6.2.7-3, R06-6.2.7-4)."""

    name = "poll-bid"
    rule = "R06-6.2.7-3"

    def enter(self, g: State, argument: int) -> bool:
        g.high = 0  # the first bid is at least 1
        g.high_seat = NONE
        g.bidders = g.turn_stack()
        if g.telling:
            g.tell(AuctionBegan(g.card[argument], NONE, g.start))
        return True

    def hammer(self, g: State, argument: int) -> None:
        land = argument
        seat = g.high_seat
        price = g.high
        g.high = g.high_seat = NONE
        g.poll = g.poll_at[land]
        g.poll_at[land] = NONE
        if seat == NONE:
            discard_poll(g, g.poll)  # unseen, and before the next auction (R06-6.2.7-5, R06-6.2.7-10)
            if g.telling:
                g.tell(PollUnsold(g.card[land]))
            return
        g.pay(seat, price)
        g.poll_known[g.poll] |= 1 << seat
        if g.telling:
            g.tell(PollBought(seat, g.card[land], price))
            g.tell_only(seat, PollSeen(seat, g.poll))
        g.push(POLL_CHOICE, seat * LANDS + land)


RESULT_CHOICES: Final = by_mask(USE_RESULT, MOST_SEATS)
SUPPRESS_ONLY: Final[tuple[int, ...]] = (SUPPRESS,)


def results(g: State, land: int) -> int:
    """Bit mask of the seats whose change may be applied: none for 0 or against who controls the media (R06-6.2.7-8)."""
    changes = g.tables.polls[g.poll].changes
    immune = influencer(g, land)
    usable: int = 0
    for seat in range(g.seats):
        change = changes[g.parties[seat]]
        if change > 0 or (change < 0 and seat != immune):
            usable |= 1 << seat
    return usable


class PollChoice(AskSeatInLand[State]):
    """Who bought the poll looks at it alone: suppress it, or publish it, beginning with a first result (R06-6.2.7-6).

    It is asked even if nothing can be published: only the buyer knows.
    """

    name = "poll-use"
    rule = "R06-6.2.7-6"

    def options(self, g: State, seat: int) -> tuple[int, ...]:
        return SUPPRESS_ONLY + RESULT_CHOICES[results(g, g.argument() % LANDS)]

    def take(self, g: State, seat: int, action: int) -> None:
        argument = g.argument()
        land = argument % LANDS
        g.finish()
        if action == SUPPRESS:
            suppress(g, seat, land)
            return
        target = action - USE_RESULT
        argument |= 1 << USED_AT
        if g.config.rules == FIRST_RULES:  # which published the card with the first result
            publish(g, seat, land, (target,))
            g.push(POLL_RESULTS, argument | target << LAST_AT)
        else:
            g.push(POLL_RESULTS, argument | 1 << CHOSEN_AT + target)

    def refusal(self, g: State, seat: int, action: int) -> Refused:
        target = action - USE_RESULT
        if not 0 <= target < MOST_SEATS:
            return Refused(self.rule, "not-offered")
        immune = target < g.seats and g.tables.polls[g.poll].changes[g.parties[target]] < 0
        return Refused("R06-6.2.7-8" if immune else "R06-6.2.7-7", "result-not-usable")


def publish(g: State, seat: int, land: int, targets: Sequence[int]) -> None:
    """Show the card, or only that it is used, and apply results of it (R06-6.2.7-7, G06-31)."""
    if g.options.poll_reveal == "full_card":
        g.poll_known[g.poll] = (1 << g.seats) - 1
        if g.telling:
            g.tell(PollPublished(seat, g.card[land], g.poll))
    elif g.telling:
        g.tell(PollUsed(seat, g.card[land]))
    for target in targets:
        apply_result(g, target, land)


def apply_result(g: State, target: int, land: int) -> None:
    """One change of the poll, clamped (R06-6.2.7-7)."""
    move_trend(g, target, land, g.tables.polls[g.poll].changes[g.parties[target]])


def suppress(g: State, seat: int, land: int) -> None:
    """Roll the dice of the card; members grow by their sum (R06-6.2.7-9)."""
    if g.telling:
        g.tell(PollSuppressed(seat, g.card[land]))
    faces = g.roll(g.tables.die, g.tables.polls[g.poll].dice)
    if g.telling:
        g.tell(DiceRolled(seat, tuple(faces)))
    discard_poll(g, g.poll)
    add_members(g, seat, sum(faces))


class PollResults(Step[State]):
    """Further results of a poll, in any order, up to the number on the card; then it is published (R06-6.2.7-7).

    The same results are the same choice, whatever was named first: until the card is published nothing has happened.
    """

    name = "poll-results"
    rule = "R06-6.2.7-7"

    def enter(self, g: State, argument: int) -> bool:
        g.turn = argument >> 2 & 7
        used = argument >> USED_AT & 7
        if used < g.tables.polls[g.poll].uses and self.asks_for_more(g, argument):
            return True
        self.end(g, argument)
        return False

    def asks_for_more(self, g: State, argument: int) -> bool:
        """Whether more can be chosen; of a card that stays hidden nobody may learn that nothing fits."""
        hidden = g.options.poll_reveal == "chosen_only"
        if g.config.rules == FIRST_RULES:
            hidden = hidden and argument >> LAST_AT & 7 < g.seats - 1
        return hidden or self.more(g, argument) > 0

    def more(self, g: State, argument: int) -> int:
        """Bit mask of the targets still open; the first version of the rules had them named by ascending seat."""
        usable = results(g, argument % LANDS)
        if g.config.rules == FIRST_RULES:
            return usable & -2 << (argument >> LAST_AT & 7)
        return usable & ~(argument >> CHOSEN_AT)

    def options(self, g: State, seat: int) -> tuple[int, ...]:
        return SKIP_ONLY + RESULT_CHOICES[self.more(g, g.argument())]

    def take(self, g: State, seat: int, action: int) -> None:
        argument = g.argument()
        g.finish()
        if action == SKIP:
            self.end(g, argument)
            return
        target = action - USE_RESULT
        argument += 1 << USED_AT
        if g.config.rules == FIRST_RULES:
            apply_result(g, target, argument % LANDS)
            g.push(POLL_RESULTS, argument & ~(7 << LAST_AT) | target << LAST_AT)
        else:
            g.push(POLL_RESULTS, argument | 1 << CHOSEN_AT + target)

    def end(self, g: State, argument: int) -> None:
        """Publish the card with the results that were chosen, and discard it."""
        chosen = chosen_results(g, argument)
        if chosen:
            publish(g, argument >> 2 & 7, argument % LANDS, chosen)
        discard_poll(g, g.poll)


def chosen_results(g: State, argument: int) -> list[int]:
    """The seats whose results are chosen but not yet published."""
    return [seat for seat in range(g.seats) if argument >> CHOSEN_AT + seat & 1]
