"""An independent book-keeper: it hears the events that one listener may hear, and nothing else, and writes everything
down that the rules call public; for the owner of a seat also what that owner alone may know.

It knows what lies in the box and what everybody begins with, and it takes each event at its word: no rule of the game
is applied here. `page_of` brings a view of the engine into the same form, so that both can be compared.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from macher.rules import Config, Event
from macher.rules import events as e
from macher.rules.parts.game import FRAME_BITS

CARDS = 14
SLOTS = 4
FACE_DOWN, TURNED_UP, PAID = 0, 1, 2
NOBODY = -1

Page = dict[str, Any]
"""The books at one moment, by what they are about."""


@dataclass
class Land:
    """What lies at a state."""

    number: int
    votes: list[int]
    trend: list[int]
    rallies: list[int]
    media: list[int]
    open: list[int] = field(default_factory=list)
    hidden: int = SLOTS
    double: int = NOBODY
    row: list[list[int | None]] = field(default_factory=list)  # seat, politician, how far it got

    def page(self) -> Page:
        return {**vars(self), "open": sorted(self.open), "row": [entry[:] for entry in self.row]}


@dataclass
class Poll:
    """A poll outside the pile: its front if the listener knows it, and who has seen it."""

    front: int | None = None
    known_by: int = 0


class Book:
    """The books of one listener, `owner`, or of a spectator (None)."""

    def __init__(self, config: Config, owner: int | None) -> None:
        self.config, self.tables, self.owner = config, config.tables, owner
        self.seats = seats = len(config.parties)
        self.everybody = (1 << seats) - 1
        self.round = self.phase = self.held = 0
        self.start = NOBODY
        self.calendar: list[int] = []
        self.lands: dict[int, Land] = {}
        self.left: dict[int, Land] = {}  # what lies at a state that leaves, until it is put away
        self.voting = NOBODY  # the state whose election is under way
        self.opinion_deck = self.program_deck = self.poll_deck = self.state_stack = self.double_pool = 0
        self.opinion_display = [0] * CARDS
        self.opinion_discard: list[int] = []
        self.program_discard: list[int] = []
        self.polls: list[Poll] = []  # used polls, the last one perhaps still in somebody's hand
        self.auction: int | None = None
        self.high: tuple[int, int] | None = None
        self.paid, self.received = [0] * seats, [0] * seats
        self.base: list[int] = []
        self.programs: list[list[int]] = [[] for _ in range(seats)]
        self.sizes = [0] * seats  # of the hands
        self.shown: list[list[int]] = [[] for _ in range(seats)]
        self.cabinet: list[int] = []
        self.rally_supply: list[int] = []
        self.media_supply: list[int] = []
        self.points = [0] * (config.variant * seats)
        self.presence = [0] * (7 * seats)
        self.final: list[dict[str, int]] | None = None
        self.winners: list[int] | None = None
        # of the owner alone
        self.money = 0
        self.hand: list[int] = []
        self.unused = 0

    def page(self) -> Page:
        """The books now."""
        page = {
            "round": self.round,
            "phase": self.phase,
            "start": self.start,
            "calendar": self.calendar,
            "states": [(state, self.land_page(state)) for state in self.lands],
            "opinion deck": self.opinion_deck,
            "opinion display": self.opinion_display,
            "opinion discards": sorted(self.opinion_discard),
            "program deck": self.program_deck,
            "program discards": sorted(self.program_discard),
            "poll deck": self.poll_deck,
            "polls": [(poll.front, poll.known_by) for poll in self.polls],
            "auction": self.auction,
            "highest bid": self.high,
            "state stack": self.state_stack,
            "double markers": self.double_pool,
            "paid": self.paid,
            "received": self.received,
            "base": self.base,
            "programs": [sorted(program) for program in self.programs],
            "hands": self.sizes,
            "shown": [sorted(shown) for shown in self.shown],
            "cabinet": self.cabinet,
            "rally supply": self.rally_supply,
            "media supply": self.media_supply,
            "points": self.points,
            "elections": self.held,
            "presence": self.presence,
            "final": self.final,
            "winners": self.winners,
        }
        if self.owner is not None:
            own = self.owner
            page |= {"money": self.money + self.received[own] - self.paid[own]}
            page |= {"hand": sorted(self.hand), "unused": self.unused}
        return page

    def land_page(self, state: int) -> Page:
        return self.lands[state].page()

    # --- hearing ------------------------------------------------------------------------------------------------------
    def hear(self, events: list[Event]) -> None:
        """What happened."""
        for event in events:
            self.note(event)

    def note(self, event: Event) -> None:
        """One event, into every book that it touches."""
        self.note_course(event)
        self.note_money(event)
        self.note_markers(event)
        self.note_opinions(event)
        self.note_programs(event)
        self.note_polls(event)
        self.note_cabinet(event)
        self.note_edition(event)

    def note_edition(self, event: Event) -> None:
        """What only this edition has."""

    def note_course(self, event: Event) -> None:
        match event:
            case e.GameBegan(states):
                for number, state in enumerate(states, 1):
                    self.new_land(state, number)
            case e.RoundBegan(number, _):
                self.round = number
            case e.PhaseBegan(phase):
                self.phase = phase
            case e.StateEntered(state, number):
                self.new_land(state, number)
                self.state_stack -= 1
            case e.StateLeft(state):
                self.left[state] = self.lands.pop(state)
            case e.ElectionHeld(number, state, votes, points):
                assert list(votes) == self.lands[state].votes
                self.points[(number - 1) * self.seats : number * self.seats] = points
                self.voting = state
                self.held += 1
            case e.FinalScored() | e.FinalCounted():
                self.final = [*(self.final or []), {key: value for key, value in vars(event).items() if key != "seat"}]
            case e.GameWon(seats):
                self.winners = list(seats)

    def new_land(self, state: int, number: int) -> None:
        """A state comes into play; four opinions are laid beside it."""
        self.calendar.append(state)
        self.opinion_deck -= SLOTS
        self.lands[state] = Land(number, self.none(), self.none(), self.none(), self.none())

    def none(self) -> list[int]:
        """Nothing for every seat."""
        return [0] * self.seats

    def note_money(self, event: Event) -> None:
        match event:
            case e.StartPlayerFound(seat, price) | e.StartBidWon(seat, price) | e.MediaBought(seat, _, price):
                self.paid[seat] += price
            case e.RalliesBought(seat, _, _, price) | e.PoliticianPaid(seat, _, price) | e.PollBought(seat, _, price):
                self.paid[seat] += price
            case e.Overbid(seat, _, money, _):
                self.paid[seat] += money
            case e.MediaOusted(seat, target, _, price, _, bank):
                self.paid[seat] += price + bank
                self.received[target] += price
            case e.IncomePaid(seat, points, base):
                self.received[seat] += points + base
            case e.DonationAccepted(seat, amount, _):
                self.received[seat] += amount

    def note_markers(self, event: Event) -> None:
        match event:
            case e.MediaBought(seat, state, _):
                self.place_media(seat, state)
            case e.MediaOusted(seat, target, state, _, replaced):
                self.lands[state].media[target] -= 1
                self.media_supply[target] += 1
                if replaced:
                    self.place_media(seat, state)
            case e.MediaReturned(seat, state, count):
                self.left[state].media[seat] -= count
                self.media_supply[seat] += count
            case e.PresenceMoved(seat, state, spot, _):
                self.lands[state].media[seat] -= 1
                self.presence[spot * self.seats + seat] += 1
            case e.RalliesBought(seat, state, count, _):
                self.place_rallies(seat, state, count)
            case e.RalliesConverted(seat, state, rallies, trend, _, gain, votes):
                assert self.lands[state].trend[seat] == trend
                self.place_rallies(seat, state, -rallies)
                self.gain(seat, state, gain, votes)
            case e.VotesGained(seat, state, gain, votes):
                self.gain(seat, state, gain, votes)
            case e.TrendMoved(seat, state, spaces, trend):
                before = self.scale.index(self.lands[state].trend[seat])
                assert self.scale[before + spaces] == trend
                self.lands[state].trend[seat] = trend
            case e.BaseMoved(seat, change, base):
                self.base[seat] += change
                assert self.base[seat] == base

    @property
    def scale(self) -> tuple[int, ...]:
        """The printed values of the trend spaces."""
        raise NotImplementedError

    def place_media(self, seat: int, state: int) -> None:
        self.media_supply[seat] -= 1
        self.lands[state].media[seat] += 1

    def place_rallies(self, seat: int, state: int, count: int) -> None:
        self.rally_supply[seat] -= count
        self.lands[state].rallies[seat] += count

    def gain(self, seat: int, state: int, gain: int, votes: int) -> None:
        self.lands[state].votes[seat] += gain
        assert self.lands[state].votes[seat] == votes

    def note_opinions(self, event: Event) -> None:
        match event:
            case e.OpinionTurned(state, card):
                self.lands[state].open.append(card)
                self.lands[state].hidden -= 1
            case e.OpinionExchanged(_, state, old, new):
                self.lands[state].open.remove(old)
                self.lands[state].open.append(new)
                self.opinion_display[new] -= 1
            case e.OpinionsDiscarded(state, cards):
                assert sorted(cards) == sorted(self.left[state].open)
                self.opinion_discard += cards
            case e.OpinionsReshuffled():
                self.opinion_deck += len(self.opinion_discard)
                self.opinion_discard = []
            case e.DoublePlaced(_, state, card):
                assert card in self.lands[state].open
                self.lands[state].double = card
                self.double_pool -= 1
            case e.DoubleRemoved(_, state, card) | e.DoubleReturned(state, card):
                land = self.left.get(state) or self.lands[state]
                assert land.double == card
                land.double = NOBODY
                self.double_pool += 1

    def note_programs(self, event: Event) -> None:
        match event:
            case e.CardsDrawn(seat, cards):
                assert seat == self.owner
                self.hand += cards
                self.sizes[seat] += len(cards)
                self.program_deck -= len(cards)
            case e.CardsDrawnUnseen(seat, count):
                assert seat != self.owner
                self.sizes[seat] += count
                self.program_deck -= count
            case e.ProgramRevealed(seat, cards):
                self.programs[seat] = list(cards)
            case e.CardsDiscarded(seat, cards) | e.TopicsMissing(seat, cards):
                self.from_hand(seat, cards)
                self.program_discard += cards
            case e.ProgramChanged(seat, old, new):
                self.programs[seat].remove(old)
                self.programs[seat].append(new)
                self.from_hand(seat, (new,))
            case e.ProgramsReshuffled():
                self.program_deck += len(self.program_discard)
                self.program_discard = []

    def from_hand(self, seat: int, cards: tuple[int, ...]) -> None:
        """Cards leave a hand, openly."""
        self.sizes[seat] -= len(cards)
        self.shown[seat] = list((Counter(self.shown[seat]) - Counter(cards)).elements())
        if seat == self.owner:
            for card in cards:
                self.hand.remove(card)

    def note_polls(self, event: Event) -> None:
        match event:
            case e.AuctionBegan(state):
                self.auction, self.high = state, None
            case e.BidMade(seat, bid) if self.auction is not None:
                self.high = (seat, bid)
            case e.Overbid():
                self.auction = self.high = None
            case e.PollBought(seat):
                self.auction = self.high = None
                self.polls.append(Poll(known_by=1 << seat))
            case e.PollUnsold():
                self.auction = self.high = None
                self.unsold()
            case e.PollPublished(_, _, poll):
                self.polls[-1] = Poll(poll, self.everybody)
            case e.PollsReshuffled():
                self.poll_deck += len(self.polls)
                self.polls = []

    def unsold(self) -> None:
        """Nobody bought the poll: it is put away unseen."""
        self.polls.append(Poll())

    def note_cabinet(self, event: Event) -> None:
        match event:
            case e.PoliticianSent(seat, state, politician):
                assert seat == self.owner
                self.lands[state].row.append([seat, politician, FACE_DOWN])
                self.unused &= ~(1 << politician)
            case e.PoliticianSentUnseen(seat, state):
                self.lands[state].row.append([seat, None, FACE_DOWN])
            case e.PoliticianRevealed(seat, state, politician):
                entry = next(one for one in self.lands[state].row if one[0] == seat)
                entry[1:] = [politician, TURNED_UP]
                self.cabinet[seat] &= ~(1 << politician)
            case e.PoliticianPaid(seat, politician, _):
                _, entry = self.politician(seat, politician)
                entry[2] = PAID
            case e.PoliticianDeclined(seat, politician):
                land, entry = self.politician(seat, politician)
                land.row.remove(entry)
            case e.PoliticianLeft(seat, state, politician):
                land, entry = self.politician(seat, politician)
                assert land is self.lands[state]
                land.row.remove(entry)

    def politician(self, seat: int, politician: int) -> tuple[Land, list[int | None]]:
        """A politician that lies open, and where."""
        return next(
            (land, entry) for land in self.lands.values() for entry in land.row if entry[:2] == [seat, politician]
        )


# --- the engine's view in the same form ------------------------------------------------------------------------------
def page_of(data: Any) -> Page:
    """What a view says, in the form of the books."""
    seats = range(len(data["parties"]))
    used = [*data["poll_discard"], *([data["poll"]] if data["poll"] else [])]
    bidding = data["step"] == "poll-bid"
    page = {
        "round": data["round"],
        "phase": data["phase"],
        "start": data["start"],
        "calendar": data["calendar"],
        "states": [(data["card"][land], land_of(data, land)) for land in data["order"]],
        "opinion deck": data["opinion_deck"],
        "opinion display": data["opinion_display"],
        "opinion discards": data["opinion_discard"],
        "program deck": data["program_deck"],
        "program discards": data["program_discard"],
        "poll deck": data["poll_deck"],
        "polls": [(poll["front"], poll["known_by"]) for poll in used],
        "auction": data["card"][data["agenda"][-1] >> FRAME_BITS] if bidding else None,
        "highest bid": (data["high_seat"], data["high"]) if bidding and data["high_seat"] >= 0 else None,
        "state stack": data["state_stack"],
        "double markers": data["double_pool"],
        "paid": data["paid"],
        "received": data["received"],
        "base": data["base"],
        "programs": [program_of(data["programs"][seat * 7 : seat * 7 + 7]) for seat in seats],
        "hands": [hand["size"] for hand in data["hands"]],
        "shown": [hand["shown"] for hand in data["hands"]],
        "cabinet": data["cabinet"],
        "rally supply": data["rally_supply"],
        "media supply": data["media_supply"],
        "points": data["points"],
        "elections": data["held"],
        "presence": data["presence"],
        "final": data["final"],
        "winners": data["winners"],
    }
    viewer = data["viewer"]
    if viewer is not None:
        page |= {"money": data["money"][viewer], "hand": data["hands"][viewer]["cards"], "unused": data["unused"]}
    return page


def program_of(attitudes: list[int]) -> list[int]:
    return [topic * 2 + (attitude < 0) for topic, attitude in enumerate(attitudes) if attitude]


def land_of(data: Any, land: int) -> Page:
    """What lies at a state, by a view."""
    at = slice(land * len(data["parties"]), (land + 1) * len(data["parties"]))
    opinions = data["opinions"][land * SLOTS : (land + 1) * SLOTS]
    doubled = data["doubled"][land]
    return {
        "number": data["election"][land],
        "votes": data["votes"][at],
        "trend": [data["scale"][space] for space in data["trend"][at]],
        "rallies": data["rallies"][at],
        "media": data["media"][at],
        "open": sorted(card for card in opinions if card is not None and card >= 0),
        "hidden": opinions.count(None),
        "double": NOBODY if doubled < 0 else opinions[doubled],
        "row": [[one["seat"], one["politician"], one["standing"]] for one in data["rows"][land]],
    }
