"""The book-keeper of the 2006 edition: the pool, the national board, coalitions, polls at the states, contributions."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from macher.rules import Config, Event
from macher.rules import events as e
from tests.properties import books
from tests.properties.books import CARDS, NOBODY, SLOTS, Page, Poll

ACCEPTED, DECLINED = 1, -2


@dataclass
class Land(books.Land):
    """What lies at a state of the 2006 edition."""

    tiles: list[int] = field(default_factory=list)
    arrival: list[int] = field(default_factory=list)  # when each votes marker moved last: later lies on top
    poll: bool = False

    def page(self) -> Page:
        return {**super().page(), "arrival": ranks(self.arrival)}


def ranks(arrival: list[int]) -> list[int]:
    """Who lies above whom."""
    order = sorted(set(arrival) - {0})
    return [order.index(own) + 1 if own else 0 for own in arrival]


class Book(books.Book):
    """The books of a listener of the 2006 edition."""

    lands: dict[int, Land]  # type: ignore[assignment]
    left: dict[int, Land]  # type: ignore[assignment]

    def __init__(self, config: Config, owner: int | None) -> None:
        super().__init__(config, owner)
        tables, seats, long = self.tables, self.seats, config.variant == 7
        cabinet = sum(1 << at for at, card in enumerate(tables.cabinet) if long or not card.long_game_only)
        gifts = sum(1 << at for at, card in enumerate(tables.contributions) if long or not card.long_game_only)
        self.state_stack = len(tables.states) - SLOTS
        self.opinion_deck = CARDS * tables.opinion_copies
        self.program_deck = CARDS * tables.policy_copies - tables.platform_size * seats
        self.poll_deck = sum(long or not poll.long_game_only for poll in tables.polls)
        self.double_pool = tables.key_tiles
        self.base = [tables.start_members] * seats
        self.money = tables.start_money
        self.cabinet, self.unused = [cabinet] * seats, cabinet
        self.rally_supply = [tables.meeting_markers] * seats
        self.media_supply = [tables.media_markers] * seats
        self.tile_supply = [tables.coalition_tiles] * seats
        self.contributions = [gifts] * seats
        self.played: list[int | None] = [None] * seats
        self.partner = [NOBODY] * seats
        self.national = [NOBODY] * len(tables.national_points)
        self.secured = [0] * len(self.national)
        self.moves = 0

    @property
    def scale(self) -> tuple[int, ...]:
        return tuple(range(-self.tables.most_popularity, self.tables.most_popularity + 1))

    def page(self) -> Page:
        return super().page() | {
            "tile supply": self.tile_supply,
            "contributions": self.contributions,
            "played": self.played,
            "partners": self.partner,
            "national board": self.national,
            "secured": self.secured,
        }

    def new_land(self, state: int, number: int) -> None:
        super().new_land(state, number)
        none = self.none
        self.lands[state] = Land(number, none(), none(), none(), none(), tiles=none(), arrival=none())

    def note_edition(self, event: Event) -> None:
        self.note_start(event)
        self.note_coalitions(event)
        self.note_national(event)
        self.note_contributions(event)
        self.note_dealt_polls(event)
        match event:
            case e.OpinionExchanged(_, _, old, _):
                self.opinion_display[old] += 1
            case e.ProgramChanged(_, old, _):
                self.program_discard.append(old)
            case e.OpinionMissing(state):
                self.lands[state].hidden -= 1
                self.opinion_deck += 1
            case e.VotesRestacked(seat, state):
                self.on_top(seat, state)

    def note_start(self, event: Event) -> None:
        match event:
            case e.GameBegan(states):
                for state in states:
                    for seat in range(self.seats):
                        self.place_rallies(seat, state, self.tables.start_meetings)
            case e.MeetingsLaidOut(state, counts):
                for seat, count in enumerate(counts):
                    self.place_rallies(seat, state, count)
            case e.PoolLaidOut(cards):
                self.opinion_deck -= len(cards)
                for card in cards:
                    self.opinion_display[card] += 1
            case e.SheetRevealed(seat, first, second, states):
                column = self.tables.first_column[first]
                meetings = states[column.popularity : column.popularity + column.meetings]
                media = states[column.popularity + column.meetings + column.votes :]
                assert len(media) == self.tables.second_column[second].media
                for state in meetings:
                    self.place_rallies(seat, state, self.tables.item_meetings)
                for state in media:
                    self.place_media(seat, state)
            case e.StartNamed(_, target):
                self.start = target

    def gain(self, seat: int, state: int, gain: int, votes: int) -> None:
        super().gain(seat, state, gain, votes)
        if gain:
            self.on_top(seat, state)

    def on_top(self, seat: int, state: int) -> None:
        """A votes marker comes to lie on top of those on its space."""
        self.moves += 1
        self.lands[state].arrival[seat] = self.moves

    def note_coalitions(self, event: Event) -> None:
        match event:
            case e.TilePlaced(seat, state):
                self.lands[state].tiles[seat] += 1
                self.tile_supply[seat] -= 1
            case e.TileReturned(seat, state):
                land = self.left.get(state) or self.lands[state]
                land.tiles[seat] -= 1
                self.tile_supply[seat] += 1
            case e.PactMade(seat, partner):
                self.partner[seat], self.partner[partner] = partner, seat
            case e.StateLeft():
                self.partner = [NOBODY] * self.seats

    def note_national(self, event: Event) -> None:
        """The opinion comes from the state whose election is under way."""
        match event:
            case e.NationalPlaced(_, card, space):
                self.take_opinion(card)
                self.national[space] = card
            case e.NationalSecured(_, card, space):
                self.take_opinion(card)
                self.secured[space] = 1
            case e.NationalReplaced(_, old, new, space):
                self.take_opinion(new)
                self.opinion_discard += [old] * (1 + self.secured[space])
                self.national[space], self.secured[space] = new, 0

    def take_opinion(self, card: int) -> None:
        self.lands[self.voting].open.remove(card)

    def note_contributions(self, event: Event) -> None:
        match event:
            case e.ContributionShown(seat, amount):
                self.play(seat, amount, ACCEPTED)
            case e.ContributionDeclined(seat, amount):
                assert seat == self.owner
                self.play(seat, amount, 0)
            case e.ContributionLaid(seat):
                assert seat != self.owner
                self.played[seat] = DECLINED
            case e.DonationRejected(seat, amount, _):
                self.contributions[seat] &= ~(1 << self.contribution(amount))
            case e.RoundBegan():
                self.played = [None] * self.seats

    def contribution(self, amount: int) -> int:
        """The card with this amount."""
        return [card.amount for card in self.tables.contributions].index(amount)

    def play(self, seat: int, amount: int, accepted: int) -> None:
        card = self.contribution(amount)
        self.played[seat] = card * 2 + accepted
        self.contributions[seat] &= ~(1 << card)

    def note_dealt_polls(self, event: Event) -> None:
        match event:
            case e.PollsDealt(states):
                self.poll_deck -= len(states)
                for state in states:
                    self.lands[state].poll = True
            case e.PollBought(_, state) | e.PollUnsold(state):
                self.lands[state].poll = False
            case e.PollSeen(seat, poll):
                assert seat == self.owner
                self.polls[-1] = Poll(poll, 1 << seat)


def page_of(data: Any) -> Page:
    """What a view says, in the form of the books."""
    seats = len(data["parties"])
    page = books.page_of(data)
    for land, (_, page_of_land) in zip(data["order"], page["states"], strict=True):
        at = slice(land * seats, (land + 1) * seats)
        page_of_land |= {
            "tiles": data["tiles"][at],
            "arrival": ranks(data["arrival"][at]),
            "poll": data["poll_at"][land],
        }
    return page | {
        "tile supply": data["tile_supply"],
        "contributions": data["contributions"],
        "played": data["played"],
        "partners": data["partner"],
        "national board": data["national"],
        "secured": data["secured"],
    }
