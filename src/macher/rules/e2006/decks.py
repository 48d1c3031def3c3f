"""The decks of the 2006 edition: drawing, discarding, refilling."""

from __future__ import annotations

from macher.rules.e2006.state import State
from macher.rules.events import CardsDrawn, CardsDrawnUnseen, OpinionsReshuffled, PollsReshuffled, ProgramsReshuffled
from macher.rules.parts.campaign import NONE
from macher.rules.parts.lands import topic_lies_open
from macher.rules.parts.polls import reshuffle_polls


def draw_policy(g: State) -> int:
    """The top policy card, or NONE; the discards make a new deck when a card is needed (R06-6.2.2-7)."""
    if not g.program_deck:
        if not g.program_discard:
            return NONE
        g.program_deck = g.shuffle(g.program_discard)
        g.program_discard = []
        if g.telling:
            g.tell(ProgramsReshuffled())
    return g.program_deck.pop()


def draw_policies(g: State, seat: int, count: int) -> None:
    """Cards drawn into a hand; the others see how many."""
    if count <= 0:
        return
    drawn = []
    for _ in range(count):
        card = draw_policy(g)
        if card != NONE:
            drawn.append(card)
    g.hands[seat] += tuple(drawn)
    if drawn and g.telling:
        g.tell_only(seat, CardsDrawn(seat, tuple(drawn)))
        g.tell_others(seat, CardsDrawnUnseen(seat, len(drawn)))


def redraw_opinion(g: State, land: int, card: int) -> int:
    """A card whose issue lies open goes to the bottom of the deck, and the next one comes (R06-5.2-4, R06-6.4.1-6).

    If no card of the deck fits, the discards are shuffled under it; if still none does, the slot stays empty (G06-54).
    """
    g.opinion_deck.insert(0, card)
    if not any_fits(g, land):
        g.opinion_deck = g.shuffle(g.opinion_discard) + g.opinion_deck
        g.opinion_discard = []
        if g.telling:
            g.tell(OpinionsReshuffled())
        if not any_fits(g, land):
            return NONE
    return g.opinion_deck.pop()


def any_fits(g: State, land: int) -> bool:
    """Whether the deck has a card whose issue does not lie open in the land."""
    for card in g.opinion_deck:
        if not topic_lies_open(g, land, card >> 1):
            return True
    return False


def draw_poll(g: State) -> int:
    """The top poll; the discards are shuffled when the pile is empty (R06-6.2.7-11)."""
    if not g.poll_deck:
        reshuffle_polls(g)
        if g.telling:
            g.tell(PollsReshuffled(NONE))
    return g.poll_deck.pop()
