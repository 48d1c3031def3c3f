"""The book-keeper of the 2019 edition: the draft, the program display, the backs of the polls, bonuses."""

from __future__ import annotations

from typing import Any

from macher.rules import Config, Event
from macher.rules import events as e
from macher.rules.e2019.actions import cards_of
from macher.rules.e2019.tables import MEDIA_SYMBOL, RALLY_SYMBOL
from tests.properties import books
from tests.properties.books import CARDS, Page, Poll

PACK, PICKS = 7, 4


class Book(books.Book):
    """The books of a listener of the 2019 edition."""

    def __init__(self, config: Config, owner: int | None) -> None:
        super().__init__(config, owner)
        tables, seats, long = self.tables, self.seats, config.variant == 7
        cabinet = sum(1 << at for at, card in enumerate(tables.politicians) if long or not card.long_game_only)
        self.state_stack = 3 if long else 0
        self.opinion_display = [1] * CARDS
        self.opinion_deck = CARDS * (tables.opinion_copies - 1)
        self.program_deck = CARDS * tables.program_copies - PACK * seats
        self.poll_deck = len(tables.polls)
        self.double_pool = tables.double_markers
        self.base = [tables.start_base] * seats
        self.money = tables.start_money
        self.cabinet, self.unused = [cabinet] * seats, cabinet
        self.rally_supply = [tables.rally_cubes] * seats
        self.media_supply = [tables.media_markers_long if long else tables.media_markers_short] * seats
        self.gifts = [donation.amount for donation in tables.donations[config.options.donation_table]]
        self.donations = [(1 << len(self.gifts)) - 1] * seats
        self.bonus = [0] * (config.variant * seats)
        self.locks: dict[int, int] = {}
        self.display: list[int] = []
        self.poll_top: int | None = None
        self.packs, self.picks, self.laid = [PACK] * seats, [0] * seats, [0] * seats
        # of the owner alone
        self.pack: list[int] = []
        self.picked: list[int] = []
        self.laid_cards: list[int] = []

    @property
    def scale(self) -> tuple[int, ...]:
        scales: dict[str, tuple[int, ...]] = self.tables.trend_scales
        return scales[self.config.options.trend_scale]

    def page(self) -> Page:
        page = super().page() | {
            "program display": sorted(self.display),
            "poll top": self.poll_top if self.poll_deck else None,
            "packs": self.packs,
            "picks": self.picks,
            "laid": self.laid,
            "donations": self.donations,
            "bonus": self.bonus,
            "locks": {state: locks for state, locks in self.locks.items() if state in self.lands},
        }
        if self.owner is not None:
            page |= {"pack": sorted(self.pack), "picked": sorted(self.picked), "laid cards": sorted(self.laid_cards)}
        return page

    def note_edition(self, event: Event) -> None:
        self.note_draft(event)
        self.note_display(event)
        self.note_fronts(event)
        self.note_bonus(event)
        match event:
            case e.FirstMarkerDrawn(seat) | e.StartPlayerFound(seat, _):
                self.start = seat
            case e.StartBlockRevealed(seat, block, states):
                for symbol, state in zip(self.tables.start_blocks[block], states, strict=True):
                    if symbol == RALLY_SYMBOL:
                        self.place_rallies(seat, state, self.tables.start_rallies)
                    elif symbol == MEDIA_SYMBOL:
                        self.place_media(seat, state)
            case e.OpinionReplaced(_, card):
                self.opinion_discard.append(card)
                self.opinion_deck -= 1
            case e.OpinionExchanged(_, _, old, _):
                self.opinion_discard.append(old)
            case e.OpinionDisplayRestored(cards):
                self.opinion_deck -= len(cards)
                for card in cards:
                    self.opinion_display[card] += 1
            case e.DonationAccepted(seat, amount, _) | e.DonationRejected(seat, amount, _):
                self.donations[seat] &= ~(1 << self.gifts.index(amount))
            case e.ActionLocked(state, kind):
                self.locks[state] = self.locks.get(state, 0) | 1 << kind
            case e.PhaseBegan() if self.config.options.exclusive_scope == "phase":
                self.locks = {}

    def note_draft(self, event: Event) -> None:
        """Packs go round; the owner alone sees what is in them."""
        match event:
            case e.PackDealt(seat, cards):
                assert seat == self.owner
                self.pack = list(cards)
            case e.CardPicked(seat, card):
                assert seat == self.owner
                self.pack.remove(card)
                self.picked.append(card)
            case e.PackPassed(pick):
                self.packs = [PACK - pick] * self.seats
                self.picks = [pick] * self.seats
                if pick == PICKS:
                    self.sizes = [PACK] * self.seats
                    self.packs, self.picks = [0] * self.seats, [0] * self.seats
            case e.DraftKept(seat, cards):
                assert seat == self.owner
                self.hand, self.pack, self.picked = list(cards), [], []
            case e.ProgramLaid(seat, cards):
                assert seat == self.owner
                self.laid_cards += cards
                self.laid[seat] += len(cards)
                self.from_hand(seat, cards)
            case e.ProgramLaidUnseen(seat, count):
                assert seat != self.owner
                self.laid[seat] += count
                self.sizes[seat] -= count
            case e.ProgramRevealed(seat, cards):
                self.laid[seat] = 0
                if seat == self.owner:
                    assert sorted(cards) == sorted(self.laid_cards)
                    self.laid_cards = []

    def note_display(self, event: Event) -> None:
        match event:
            case e.DisplayFilled(cards):
                self.display += cards
                self.program_deck -= len(cards)
            case e.DisplayRefreshed(_, cards):
                assert sorted(cards) == sorted(self.display)
                self.program_discard += cards
                self.display = []
            case e.CardTaken(seat, card):
                self.display.remove(card)
                self.to_hand(seat, card)
            case e.ProgramChanged(seat, old, _):
                self.to_hand(seat, old)

    def to_hand(self, seat: int, card: int) -> None:
        """A card comes into a hand, openly."""
        self.sizes[seat] += 1
        self.shown[seat].append(card)
        if seat == self.owner:
            self.hand.append(card)

    def note_fronts(self, event: Event) -> None:
        match event:
            case e.PollTaken(seat):
                self.poll_deck -= 1
                self.polls.append(Poll(known_by=1 << seat))
            case e.PollBought():
                self.poll_deck -= 1
            case e.PollSeen(seat, poll):
                public = self.config.options.poll_front == "public_when_taken"
                self.polls[-1] = Poll(poll, self.everybody if public else 1 << seat)
            case e.NextPoll(party) | e.PollsReshuffled(party):
                self.poll_top = party

    def unsold(self) -> None:
        if self.config.options.poll_all_pass == "discard_unseen":
            self.poll_deck -= 1
            super().unsold()

    def note_bonus(self, event: Event) -> None:
        match event:
            case e.MajorityWon(seat, state, bonus) | e.NoCoalition(seat, state, bonus):
                self.award((seat,), state, bonus)
            case e.SeveralReached(state, seats, _, bonus):
                self.award(seats, state, bonus)
            case e.CoalitionFormed(seat, partner, state, _, bonus):
                self.award((seat, partner), state, bonus)

    def award(self, seats: tuple[int, ...], state: int, bonus: int) -> None:
        for seat in seats:
            self.bonus[(self.lands[state].number - 1) * self.seats + seat] = bonus


def page_of(data: Any) -> Page:
    """What a view says, in the form of the books."""
    page = books.page_of(data) | {
        "program display": sorted(data["program_display"]),
        "poll top": data["poll_top"],
        "packs": [pack["size"] for pack in data["packs"]],
        "picks": [picks["size"] for picks in data["picks"]],
        "laid": data["laid"],
        "donations": data["donations"],
        "bonus": data["bonus"],
        "locks": {data["card"][land]: locks for land, locks in enumerate(data["locks"]) if locks},
    }
    viewer = data["viewer"]
    if viewer is not None:
        page |= {"pack": data["packs"][viewer]["cards"], "picked": data["picks"][viewer]["cards"]}
        page |= {"laid cards": sorted(cards_of(data["laid_cards"]))}
    return page
