"""Money that everybody has heard of: whoever adds up what was told to all knows what each party has (invariant 14,
I06-10), and what is bound by cards that lie face down is between the numbers that are shown.
"""

from __future__ import annotations

from typing import Any

from hypothesis import given

from macher.play import purses
from macher.rules import apply, events_for, view
from macher.rules.events import payments
from macher.rules.parts.cabinet import face_down
from tests.properties.games import Deal, deals, every_size, some_games

PRICES = {"2019": lambda tables: tables.politicians, "2006": lambda tables: tables.cabinet}


class Listener:
    """Adds up what was told to everybody, from the sum that the rules give at the start."""

    def __init__(self, g: Any) -> None:
        self.money = [g.config.tables.start_money] * g.seats

    def hear(self, events: list[Any]) -> None:
        for event in events_for(events, None):
            for seat, amount in payments(event):
                self.money[seat] += amount


def check(g: Any, listener: Listener, viewer: int) -> int:
    """The purses at one moment; how many of them are a range."""
    found = purses(view(g, None))
    assert found == purses(view(g, viewer)), "not the same for everybody"
    assert [purse.money for purse in found] == listener.money == g.money
    prices = PRICES[g.config.edition](g.config.tables)
    for seat, purse in enumerate(found):
        lying = face_down(g, seat)
        left = max(0, g.money[seat] - sum(prices[card].cost for card in lying))
        assert purse.least <= left <= purse.most <= purse.money
        assert lying or purse.least == purse.money
    return sum(purse.least < purse.most for purse in found)


@every_size
def test_the_true_money_is_what_everybody_has_heard_of(edition: str, seats: int, variant: int) -> None:
    ranges = 0

    @some_games
    @given(deals(edition, seats, variant))
    def whole_game(deal: Deal) -> None:
        nonlocal ranges
        g, opening = deal.open()
        listener, players = Listener(g), deal.players()
        listener.hear(opening)
        turn = 0
        while (move := players.next_move(g)) is not None:
            ranges += check(g, listener, turn % g.seats)
            listener.hear(apply(g, *move))
            turn += 1
        check(g, listener, 0)

    whole_game()
    assert ranges > 0
