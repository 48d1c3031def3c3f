"""The decks of the 2019 edition: drawing, discarding, refilling (R19-0.17)."""

from __future__ import annotations

from macher.rules.e2019.state import State
from macher.rules.events import (
    DisplayFilled,
    DisplayRefreshed,
    NextPoll,
    OpinionDisplayRestored,
    OpinionsReshuffled,
    PollsReshuffled,
    ProgramsReshuffled,
)
from macher.rules.parts import polls
from macher.rules.parts.campaign import NONE
from macher.rules.parts.codes import CARD_TYPES, SLOTS


# --- program cards ---------------------------------------------------------------------------------------------------
def draw_program(g: State) -> int:
    """The top program card. As soon as the pile is empty, the discards become a new one (R19-6.6)."""
    card = g.program_deck.pop()
    if not g.program_deck:
        reshuffle_programs(g)
    return card


def reshuffle_programs(g: State) -> None:
    """Shuffle the program discards into a new draw pile."""
    if g.telling and g.program_discard:
        g.tell(ProgramsReshuffled())
    g.program_deck = g.shuffle(g.program_discard)
    g.program_discard = []


def discard_programs(g: State, cards: tuple[int, ...]) -> None:
    """Put program cards on the discard pile."""
    g.program_discard.extend(cards)
    if not g.program_deck:
        reshuffle_programs(g)


def refill_program_display(g: State) -> None:
    """Fill the empty spaces of the program display (R19-6.5). With every card in hands, spaces stay empty (G19-10)."""
    there = len(g.program_display)
    for _ in range(g.tables.display[g.seats] - there):
        if g.program_deck:
            g.program_display.append(draw_program(g))
    if g.telling and len(g.program_display) > there:
        g.tell(DisplayFilled(tuple(g.program_display[there:])))


def new_program_display(g: State, seat: int = NONE) -> None:
    """Discard the program display and lay out a new one: a player does, or the round ends (R19-6.2, R19-16.4)."""
    if g.telling:
        g.tell(DisplayRefreshed(seat, tuple(g.program_display)))
    discard_programs(g, tuple(g.program_display))
    g.program_display = []
    refill_program_display(g)


# --- opinions --------------------------------------------------------------------------------------------------------
def draw_opinion(g: State) -> int:
    """The top opinion; the discards are shuffled when one is needed and the pile is empty (G19-09)."""
    if not g.opinion_deck:
        g.opinion_deck = g.shuffle(g.opinion_discard)
        g.opinion_discard = []
        if g.telling:
            g.tell(OpinionsReshuffled())
    return g.opinion_deck.pop()


def redraw_opinion(g: State, land: int, card: int) -> int:
    """A topic that lies open already is discarded, and the next card comes (R19-3.9)."""
    g.opinion_discard.append(card)
    return draw_opinion(g)


def deal_opinions(g: State, land: int) -> None:
    """Four opinions face down."""
    first = land * SLOTS
    for slot in range(SLOTS):
        g.opinions[first + slot] = draw_opinion(g)
        g.face_up[first + slot] = 0


def restore_opinion_display(g: State) -> None:
    """One card of each type in the display as far as there are any; the rest is shuffled together (R19-18.8)."""
    rest = g.opinion_deck + g.opinion_discard
    added = []
    for card in range(CARD_TYPES):
        if not g.opinion_display[card] and card in rest:
            rest.remove(card)
            g.opinion_display[card] = 1
            added.append(card)
    g.opinion_deck = g.shuffle(rest)
    g.opinion_discard = []
    if g.telling:
        g.tell(OpinionDisplayRestored(tuple(added)))
        g.tell(OpinionsReshuffled())


# --- polls -----------------------------------------------------------------------------------------------------------
def back_of(g: State, poll: int) -> int:
    """The party on the back of a poll: the one it raises most (R19-1.4)."""
    values = g.tables.polls[poll]
    return values.index(max(values))


def take_poll(g: State) -> None:
    """The top poll leaves the pile; it is in somebody's hand until it is resolved."""
    g.poll = draw_poll(g)


def draw_poll(g: State) -> int:
    """The top poll; everybody sees the back of the next one."""
    poll = g.poll_deck.pop()
    if g.telling and g.poll_deck:
        g.tell(NextPoll(back_of(g, g.poll_deck[-1])))
    return poll


def discard_poll(g: State, poll: int) -> None:
    """A poll is done with. After the last one all are shuffled, so that a back lies on top (G19-08)."""
    polls.discard_poll(g, poll)
    if not g.poll_deck:
        polls.reshuffle_polls(g)
        if g.telling:
            g.tell(PollsReshuffled(back_of(g, g.poll_deck[-1])))
