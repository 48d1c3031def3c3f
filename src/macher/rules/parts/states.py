"""State cards: entering a board, what votes bring there, leaving it."""

from __future__ import annotations

from typing import Final

from macher.rules.events import ElectionHeld, MediaReturned, StateEntered, StateLeft
from macher.rules.parts.campaign import NONE, Campaign
from macher.rules.parts.doubling import return_double
from macher.rules.parts.opinions import clear_opinions

VOTES_A_ROW: Final = 5  # of the table on a state card


def points_for(points: tuple[int, ...], votes: int) -> int:
    """Points of a state card for votes: none below 5, the last row from 50 on (R19-1.3, R06-6.3.1-2)."""
    row = votes // VOTES_A_ROW
    return 0 if row == 0 else points[min(row, len(points)) - 1]


def enter_state(g: Campaign, land: int, number: int) -> None:
    """The next state of the stack on a board; its election is number so and so."""
    g.card[land] = g.state_stack.pop()
    g.election[land] = number
    g.calendar.append(g.card[land])
    if g.telling:
        g.tell(StateEntered(g.card[land], number))


def count_votes(g: Campaign, land: int) -> list[int]:
    """Hold the election of a land: every seat gets the points of the state card for its votes."""
    first = (g.election[land] - 1) * g.seats
    votes = g.votes[land * g.seats : land * g.seats + g.seats]
    table = g.printed.points[g.card[land]]
    points = [points_for(table, own) for own in votes]
    g.points[first : first + g.seats] = points
    g.held += 1
    if g.telling:
        g.tell(ElectionHeld(g.election[land], g.card[land], tuple(votes), tuple(points)))
    return points


def return_media(g: Campaign, land: int) -> None:
    """Media markers of a land go back to the supplies."""
    for seat in range(g.seats):
        count = g.media[land * g.seats + seat]
        g.media_supply[seat] = g.media_supply[seat] + count
        if count and g.telling:
            g.tell(MediaReturned(seat, g.card[land], count))


def clear_state(g: Campaign, land: int, media_returns: bool = True) -> None:
    """Opinions and markers leave the board of a state (R19-16.1, R19-16.2, R06-6.4.1-1)."""
    if g.telling:
        g.tell(StateLeft(g.card[land]))
    if media_returns:
        return_media(g, land)
    return_double(g, land)
    clear_opinions(g, land)
    no_trend = g.scale.index(0)
    for at in range(land * g.seats, land * g.seats + g.seats):
        g.media[at] = 0
        g.votes[at] = 0
        g.trend[at] = no_trend


def remove_card(g: Campaign, land: int) -> None:
    """The board is empty."""
    g.card[land] = NONE
    g.election[land] = 0
