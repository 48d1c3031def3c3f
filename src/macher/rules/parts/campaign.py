"""A campaign: what a position of either edition holds, and the one copy of it.

Lists are flat: what a seat has in a land stands at `land * seats + seat`, an opinion at `land * 4 + slot`. In lists of
tuples (hands, rows) a tuple is replaced, never changed, so copies may share it.
"""

from __future__ import annotations

from typing import Final

from macher.rules.parts.auction import Bidding
from macher.rules.parts.config import Config
from macher.rules.parts.printed import Printed

NONE: Final = -1


class Campaign(Bidding):
    """A game with lands on the table, and seats that campaign in them."""

    __slots__ = (
        "base",
        "calendar",
        "card",
        "config",
        "donations",
        "double_pool",
        "doubled",
        "election",
        "face_up",
        "hands",
        "held",
        "media",
        "media_supply",
        "opinion_deck",
        "opinion_discard",
        "opinion_display",
        "opinions",
        "order",
        "parties",
        "points",
        "poll",
        "poll_deck",
        "poll_discard",
        "poll_known",
        "presence",
        "printed",
        "program_deck",
        "program_discard",
        "programs",
        "rallies",
        "rally_supply",
        "rows",
        "scale",
        "shown",
        "state_stack",
        "trend",
        "unused",
        "votes",
    )

    config: Config  # shared by all copies, never changed
    parties: tuple[int, ...]  # party of each seat
    printed: Printed  # shared by all copies, as it follows from the configuration
    scale: tuple[int, ...]  # the printed values of the trend (popularity) spaces
    # lands
    calendar: list[int]  # the states in the order of their elections, as far as they have come into play
    card: list[int]  # state card on each board, NONE when the board is out of the game
    election: list[int]  # number of its election
    order: list[int]  # lands in play in the order of their elections
    votes: list[int]
    trend: list[int]  # index into `scale`
    rallies: list[int]  # rallies (meetings)
    media: list[int]
    opinions: list[int]  # a card, NONE when the board is out of the game
    face_up: list[int]
    doubled: list[int]  # slot under the double (key) marker, or NONE
    rows: list[tuple[int, ...]]  # politicians beside each land: (seat * 8 + politician) * 4 + standing
    # decks: the top card is last
    opinion_deck: list[int]
    opinion_discard: list[int]
    opinion_display: list[int]  # how many of each card type lie in the display (exchange pool)
    program_deck: list[int]
    program_discard: list[int]
    poll_deck: list[int]
    poll_discard: list[int]
    poll_known: list[int]  # bit mask of the seats that know each poll since the last shuffle
    poll: int  # poll in somebody's hand
    state_stack: list[int]
    double_pool: int
    # seats
    base: list[int]  # party base (members)
    programs: list[int]  # seat * 7 + topic: 1 approve, -1 disapprove, 0 not in the program
    hands: list[tuple[int, ...]]
    shown: list[tuple[int, ...]]  # the part of each hand that everybody has seen
    unused: list[int]  # bit mask of politicians in hand
    donations: list[int]  # bit mask of donation (contribution) cards left
    rally_supply: list[int]
    media_supply: list[int]
    # scores
    held: int  # elections held
    points: list[int]  # (number - 1) * seats + seat: points (seats) for votes
    presence: list[int]  # spot * seats + seat: media markers on the national board

    def copy(self) -> Campaign:
        """An independent copy."""
        raise NotImplementedError

    def copy_into(self, new: Campaign) -> None:
        """Fill a new state with all that the editions share."""
        new.seats = self.seats
        new.seed = self.seed
        new.chances = self.chances
        new.round = self.round
        new.phase = self.phase
        new.start = self.start
        new.turn = self.turn
        new.passes = self.passes
        new.waiting = self.waiting
        new.agenda = self.agenda[:]
        new.asking = self.asking
        new.sealed = self.sealed[:]
        new.sealed_for = self.sealed_for
        new.money = self.money[:]
        new.paid = self.paid[:]
        new.received = self.received[:]
        new.steps = self.steps
        new.bidders = self.bidders[:]
        new.high = self.high
        new.high_seat = self.high_seat
        new.config = self.config
        new.parties = self.parties
        new.printed = self.printed
        new.scale = self.scale
        new.calendar = self.calendar[:]
        new.card = self.card[:]
        new.election = self.election[:]
        new.order = self.order[:]
        new.votes = self.votes[:]
        new.trend = self.trend[:]
        new.rallies = self.rallies[:]
        new.media = self.media[:]
        new.opinions = self.opinions[:]
        new.face_up = self.face_up[:]
        new.doubled = self.doubled[:]
        new.rows = self.rows[:]
        new.opinion_deck = self.opinion_deck[:]
        new.opinion_discard = self.opinion_discard[:]
        new.opinion_display = self.opinion_display[:]
        new.program_deck = self.program_deck[:]
        new.program_discard = self.program_discard[:]
        new.poll_deck = self.poll_deck[:]
        new.poll_discard = self.poll_discard[:]
        new.poll_known = self.poll_known[:]
        new.poll = self.poll
        new.state_stack = self.state_stack[:]
        new.double_pool = self.double_pool
        new.base = self.base[:]
        new.programs = self.programs[:]
        new.hands = self.hands[:]
        new.shown = self.shown[:]
        new.unused = self.unused[:]
        new.donations = self.donations[:]
        new.rally_supply = self.rally_supply[:]
        new.media_supply = self.media_supply[:]
        new.held = self.held
        new.points = self.points[:]
        new.presence = self.presence[:]
        new.telling = False
        new.log = []
