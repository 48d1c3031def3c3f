"""The log tells the whole game: who only listens to the events knows what the rules let that listener know.

A book-keeper without any view follows random games of every size, once as a spectator and once for every seat, and is
held against the engine's view of the same listener after every action.
"""

from __future__ import annotations

from itertools import count
from typing import Any

from hypothesis import given

from macher.rules import Seen, apply, events_for, view
from macher.rules.events import payments
from tests.properties.e2006 import books as books_2006
from tests.properties.e2019 import books as books_2019
from tests.properties.games import Deal, deals, every_edition, every_size, some_games

BOOKS: dict[str, Any] = {"2019": books_2019, "2006": books_2006}


class Listeners:
    """A spectator and every seat, each with books of their own."""

    def __init__(self, deal: Deal) -> None:
        self.kind = BOOKS[deal.edition]
        self.books = [self.kind.Book(deal.config(), owner) for owner in (None, *range(deal.seats))]

    def hear(self, events: list[Seen]) -> None:
        """Everybody hears what they may hear."""
        for book in self.books:
            book.hear(events_for(events, book.owner))

    def check(self, g: Any, owner: int | None) -> None:
        """One of them must know what they may know."""
        book = self.books[0 if owner is None else owner + 1]
        kept, real = book.page(), self.kind.page_of(view(g, owner).data)
        assert kept.keys() == real.keys()
        wrong = {about: (kept[about], real[about]) for about in real if kept[about] != real[about]}
        assert not wrong, f"the books of {owner} are wrong (kept, real): {wrong}"


def follow(deal: Deal) -> None:
    """Listen to a whole game. After every action the spectator is checked, and one seat after the other."""
    g, opening = deal.open()
    listeners = Listeners(deal)
    players = deal.players()
    listeners.hear(opening)
    for turn in count():
        listeners.check(g, None)
        listeners.check(g, turn % g.seats)
        move = players.next_move(g)
        if move is None:
            break
        listeners.hear(apply(g, *move))
    for seat in range(g.seats):
        listeners.check(g, seat)


@every_edition
def test_the_ledger_adds_up(edition: str) -> None:
    """Invariant 14, I06-10: every payment is told to everybody, and `payments` finds it."""

    @some_games
    @given(deals(edition))
    def whole_game(deal: Deal) -> None:
        g, _ = deal.open()
        players = deal.players()
        paid, received = [0] * g.seats, [0] * g.seats
        while (move := players.next_move(g)) is not None:
            for event in events_for(apply(g, *move), None):
                for seat, amount in payments(event):
                    paid[seat] -= min(amount, 0)
                    received[seat] += max(amount, 0)
            assert (paid, received) == (g.paid, g.received)

    whole_game()


@every_size
def test_who_only_listens_can_keep_the_books(edition: str, seats: int, variant: int) -> None:
    """Invariant 14, I06-12 and the log: events alone suffice for everybody's books, with any options."""

    @some_games
    @given(deals(edition, seats, variant))
    def whole_game(deal: Deal) -> None:
        follow(deal)

    whole_game()
