"""What lies on the table, as labels and values that the drawn and the plain table share.

Here stands what both editions have; `things_2019` and `things_2006` add their own.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic, TypeVar

from macher.cli.terminal.facts import Facts
from macher.cli.terminal.labels import HIDDEN, NOTHING, Labels
from macher.play.purse import purses
from macher.rules.parts.campaign import NONE

F = TypeVar("F", bound=Facts)
Thing = tuple[str, str]
"""A label and a value."""


@dataclass(frozen=True)
class Column:
    """A column of the players' table: its head, what stands in the row of a seat, and whether it may be folded."""

    head: str
    cell: Callable[[int], str]
    number: bool = True
    folds: bool = False


class Things(Generic[F]):
    """Labels and values of one edition."""

    def __init__(self, labels: Labels) -> None:
        self.labels = labels
        self.get = labels.get

    # --- what each edition has of its own ---------------------------------------------------------------------------
    def sealed_choice(self, facts: F, short: bool) -> str | None:
        """The viewer's own sealed choice as far as it is made; nothing if there is none."""
        raise NotImplementedError

    def beside_votes(self, facts: F, land: int) -> list[Thing]:
        """What a board says besides its opinions and the cabinet."""
        raise NotImplementedError

    def overview_rows(self, facts: F) -> list[tuple[str, list[str]]]:
        """Rows of the overview: a label, and a value for each land in order."""
        raise NotImplementedError

    def own_supply(self, facts: F, seat: int) -> list[Thing]:
        """What the viewer has besides money, cards and program."""
        raise NotImplementedError

    def own_cards(self, facts: F, seat: int, short: bool) -> list[Thing]:
        """The viewer's hand and what is dealt to it."""
        return self.if_any("label-hand", facts.data["hands"][seat]["cards"], short)

    def national(self, facts: F, short: bool) -> list[Thing]:
        """The national boards; in short, without what `national_grids` show."""
        raise NotImplementedError

    def national_grids(self, facts: F) -> list[list[list[str]]]:
        """Small tables of the national board, each with its rows; the first row are its heads."""
        return []

    def supply_columns(self, facts: F) -> list[Column]:
        """The last columns of the players' table: what is left of everything."""
        raise NotImplementedError

    def about_supply(self, facts: F, seat: int) -> list[Thing]:
        """The same in words, for one seat."""
        raise NotImplementedError

    def remarks(self, facts: F) -> list[str]:
        """Sentences below the players' table."""
        raise NotImplementedError

    # --- what both have ---------------------------------------------------------------------------------------------
    def own(self, facts: F, short: bool, brief: bool = False) -> list[Thing]:
        """The viewer's own things. In brief, money and cards only."""
        seat = facts.viewer
        if seat is None:
            return []
        things = [
            (self.get("label-you"), self.labels.party(seat)),
            (self.get("label-money"), self.labels.words.money(facts.data["money"][seat] or 0)),
        ]
        choice = self.sealed_choice(facts, short)
        if choice is not None:
            things.append((self.get("label-answer"), choice))
        things += self.own_cards(facts, seat, short)
        things += self.if_any("label-program", facts.program(seat), short)
        if brief:
            return things
        things.append((self.get("label-base"), str(facts.data["base"][seat])))
        unused = facts.politicians(facts.data["unused"] or 0)
        things.append((self.get("label-politicians"), self.labels.politicians(unused)))
        return things + self.own_supply(facts, seat)

    def if_any(self, label: str, cards: list[int] | tuple[int, ...] | None, short: bool) -> list[Thing]:
        """Cards with their label, if there are any."""
        return [(self.get(label), self.labels.cards(cards, short))] if cards else []

    def hand(self, facts: F, seat: int, short: bool) -> str:
        """A hand as the viewer may know it: the cards, or those that were shown and how many others."""
        hand = facts.data["hands"][seat]
        if hand["cards"] is not None:
            return self.labels.cards(hand["cards"], short)
        hidden = hand["size"] - len(hand["shown"])
        if short:
            return " ".join([self.labels.short(card) for card in hand["shown"]] + [HIDDEN] * hidden) or NOTHING
        shown = [self.labels.words.card(card) for card in hand["shown"]]
        return ", ".join(shown + [self.get("card-hidden")] * hidden) or NOTHING

    def columns(self, facts: F) -> list[Column]:
        """The columns of the players' table, after the name."""
        data, labels = facts.data, self.labels
        columns = [
            Column(self.get("head-points"), lambda seat: str(facts.score(seat)["total"])),
            Column(self.get("head-base"), lambda seat: str(data["base"][seat])),
        ]
        if any(money is not None for seat, money in enumerate(data["money"]) if seat != facts.viewer):
            columns.append(Column(self.get("head-money"), lambda seat: labels.words.money(data["money"][seat] or 0)))
        columns += [
            Column(self.get("head-program"), lambda seat: labels.cards(facts.program(seat)), number=False, folds=True),
            Column(self.get("head-hand"), lambda seat: self.hand(facts, seat, short=True), number=False, folds=True),
        ]
        return columns + self.supply_columns(facts)

    def about(self, facts: F, seat: int) -> list[Thing]:
        """What everybody knows of a seat, in words."""
        data, get = facts.data, self.get
        things = [
            (get("head-points"), str(facts.score(seat)["total"])),
            (get("label-base"), str(data["base"][seat])),
        ]
        if data["money"][seat] is not None:
            things.append((get("label-money"), self.labels.words.money(data["money"][seat])))
        things += [
            (get("label-program"), self.labels.cards(facts.program(seat), short=False)),
            (get("head-hand"), self.hand(facts, seat, short=False)),
        ]
        return things + self.about_supply(facts, seat)

    def not_seen_yet(self, facts: F) -> list[str]:
        """Whose politicians have not been seen yet."""
        found = []
        for seat in range(facts.seats):
            unseen = self.labels.politicians(facts.politicians(facts.data["cabinet"][seat]))
            found.append(self.get("not-seen-yet", party=self.labels.party(seat), politicians=unseen))
        return found

    def supply(self, facts: F, seat: int) -> str:
        """Rallies (meetings) and media markers in supply."""
        data = facts.data
        return self.get("own-supply", rallies=data["rally_supply"][seat], media=data["media_supply"][seat])

    def start_and_states(self, facts: F, to_come: int) -> list[Thing]:
        """The start player, and how many states are still to come."""
        start = facts.data["start"]
        things = [(self.get("label-start"), NOTHING if start == NONE else self.labels.party(start))]
        return [*things, (self.get("label-states-to-come"), str(to_come))] if to_come else things

    def piles(self, facts: F) -> Thing:
        """How many cards are left to draw."""
        data = facts.data
        counts = {"programs": data["program_deck"], "opinions": data["opinion_deck"], "polls": data["poll_deck"]}
        return self.get("label-piles"), self.get("piles", **counts)

    # --- what everybody has seen and heard --------------------------------------------------------------------------
    def ledger(self, facts: F) -> list[str]:
        """What each party has paid and received, openly, and what that leaves it with."""
        money = self.labels.words.money
        lines = [self.get("books-began", money=money(facts.tables.start_money))]
        for seat, purse in enumerate(purses(facts.view)):
            known = purse.least == purse.most == purse.money
            lines.append(
                self.get(
                    "books-left" if known else "books-bound",
                    party=self.labels.party(seat),
                    paid=money(purse.paid),
                    received=money(purse.received),
                    money=money(purse.money),
                    least=money(purse.least),
                    most=money(purse.most),
                )
            )
        return lines

    def laid_aside(self, facts: F) -> list[str]:
        """The discard piles, the used polls as far as the viewer knows them, and the cards shown in hands."""
        data, cards = facts.data, self.labels.cards
        lines = [
            self.get("books-programs", cards=cards(data["program_discard"], short=False)),
            self.get("books-opinions", cards=cards(data["opinion_discard"], short=False)),
            *(self.get("books-poll", poll=self._front(poll["front"])) for poll in data["poll_discard"]),
        ]
        for seat, hand in enumerate(data["hands"]):
            if hand["shown"]:
                shown = cards(hand["shown"], short=False)
                lines.append(self.get("books-shown", party=self.labels.party(seat), cards=shown))
        return lines

    def _front(self, poll: int | None) -> str:
        return self.get("card-hidden") if poll is None else self.labels.words.poll(poll)
