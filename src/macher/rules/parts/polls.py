"""The pile of polls."""

from __future__ import annotations

from macher.rules.parts.campaign import NONE, Campaign


def lay_out_polls(g: Campaign, polls: list[int], in_all: int) -> None:
    """A shuffled pile of the polls in the game, of `in_all` that there are; nobody knows any."""
    g.poll_deck = g.shuffle(polls)
    g.poll_discard = []
    g.poll_known = [0] * in_all


def discard_poll(g: Campaign, poll: int) -> None:
    """A poll is done with; nobody has one in hand."""
    g.poll_discard.append(poll)
    g.poll = NONE


def reshuffle_polls(g: Campaign) -> None:
    """The discards become a new pile, and what was known of it is forgotten."""
    lay_out_polls(g, g.poll_discard, len(g.poll_known))
