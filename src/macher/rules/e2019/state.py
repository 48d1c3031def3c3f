"""A position of the 2019 edition, as plain integers and lists with one hand-written copy."""

from __future__ import annotations

from typing import Final

from macher.rules.e2019.options import Config, Options
from macher.rules.e2019.tables import Tables
from macher.rules.parts.lands import Lands

# Where a politician in a row stands: face down, turned up and not yet paid for, paid for.
FACE_DOWN: Final = 0
TURNED_UP: Final = 1
PAID: Final = 2


class State(Lands):
    """A position. In lists of tuples (hands, rows) a tuple is replaced, never changed, so copies may share it."""

    __slots__ = (
        "acted",
        "auctioneer",
        "bonus",
        "calendar",
        "candidates",
        "config",
        "donations",
        "double_pool",
        "excluded",
        "gains",
        "hands",
        "held",
        "influencer",
        "laid",
        "lead",
        "locks",
        "moved",
        "opinion_deck",
        "opinion_discard",
        "opinion_display",
        "options",
        "packs",
        "parties",
        "picks",
        "points",
        "poll",
        "poll_deck",
        "poll_discard",
        "poll_known",
        "presence",
        "program_deck",
        "program_discard",
        "program_display",
        "rows",
        "shown",
        "state_stack",
        "tables",
        "unused",
    )

    # Shared by all copies, never changed.
    config: Config
    options: Options
    tables: Tables
    parties: tuple[int, ...]  # party of each seat
    # Lands.
    calendar: list[int]  # the states in the order of their elections, as far as they have come into play
    locks: list[int]  # bit mask of exclusive actions used in each land
    rows: list[tuple[int, ...]]  # politicians beside each land: (seat * 8 + politician) * 4 + standing
    # Decks and displays.
    opinion_deck: list[int]  # the top card is last, in every deck
    opinion_discard: list[int]
    opinion_display: list[int]  # 1 for each card type that lies there
    program_deck: list[int]
    program_discard: list[int]
    program_display: list[int]
    poll_deck: list[int]
    poll_discard: list[int]
    poll_known: list[int]  # bit mask of the seats that know each poll since the last shuffle
    state_stack: list[int]
    double_pool: int
    # Seats.
    hands: list[tuple[int, ...]]
    shown: list[tuple[int, ...]]  # the part of each hand that everybody has seen
    packs: list[tuple[int, ...]]  # the draft
    picks: list[tuple[int, ...]]
    laid: list[int]  # program cards laid face down, as a card set
    unused: list[int]  # bit mask of politicians in hand
    donations: list[int]  # bit mask of donation cards left
    # Scores.
    held: int  # elections held
    points: list[int]  # (number - 1) * seats + seat: points for votes
    bonus: list[int]
    gains: list[int]  # points for votes of this round, for the income
    presence: list[int]  # spot * seats + seat: media markers
    # What is under way.
    acted: int  # parts of the acting politician that are done: 1 main, 2 secondary
    poll: int  # poll in somebody's hand
    auctioneer: int
    excluded: int  # bit mask of seats out of the auctions of this phase (O19-09)
    influencer: int  # of the land that votes, before any marker moved (R19-14.12)
    lead: int  # strongest party of the election
    candidates: list[int]  # partners still to be asked
    moved: int  # bit mask of the seats whose presence is settled in this election

    def copy(self) -> State:
        """An independent copy."""
        new = State()
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
        new.options = self.options
        new.tables = self.tables
        new.scale = self.scale
        new.parties = self.parties
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
        new.calendar = self.calendar[:]
        new.locks = self.locks[:]
        new.rows = self.rows[:]
        new.opinion_deck = self.opinion_deck[:]
        new.opinion_discard = self.opinion_discard[:]
        new.opinion_display = self.opinion_display[:]
        new.program_deck = self.program_deck[:]
        new.program_discard = self.program_discard[:]
        new.program_display = self.program_display[:]
        new.poll_deck = self.poll_deck[:]
        new.poll_discard = self.poll_discard[:]
        new.poll_known = self.poll_known[:]
        new.state_stack = self.state_stack[:]
        new.double_pool = self.double_pool
        new.base = self.base[:]
        new.programs = self.programs[:]
        new.hands = self.hands[:]
        new.shown = self.shown[:]
        new.packs = self.packs[:]
        new.picks = self.picks[:]
        new.laid = self.laid[:]
        new.unused = self.unused[:]
        new.donations = self.donations[:]
        new.rally_supply = self.rally_supply[:]
        new.media_supply = self.media_supply[:]
        new.held = self.held
        new.points = self.points[:]
        new.bonus = self.bonus[:]
        new.gains = self.gains[:]
        new.presence = self.presence[:]
        new.acted = self.acted
        new.poll = self.poll
        new.auctioneer = self.auctioneer
        new.excluded = self.excluded
        new.influencer = self.influencer
        new.lead = self.lead
        new.candidates = self.candidates[:]
        new.moved = self.moved
        new.telling = False
        new.log = []
        return new
