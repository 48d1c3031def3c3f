"""What nobody at the table can know is dealt anew: the order of the decks, what lies face down, the chance to come.

Given all that has happened, every such order is as likely as the true one. So a move that is carried out after a new
deal ends as it could have ended just as well.
"""

from __future__ import annotations

from random import Random

from macher.rules.e2006.state import State as State2006
from macher.rules.e2019.decks import back_of
from macher.rules.e2019.state import State as State2019
from macher.rules.parts.campaign import NONE, Campaign


def redeal(g: Campaign, rng: Random, under: int = 0) -> None:
    """Change a state in all that nobody knows. `under` opinions at the bottom of the deck were seen going there."""
    g.seed = rng.getrandbits(128)
    rng.shuffle(g.program_deck)
    rng.shuffle(g.state_stack)
    unknown = g.opinion_deck[under:]
    covered = [at for at, card in enumerate(g.opinions) if card != NONE and not g.face_up[at]]
    if isinstance(g, State2019):
        covered = mix(g.opinions, covered, unknown, rng)
        top = back_of(g, g.poll_deck[-1]) if g.poll_deck else NONE
        rng.shuffle(g.poll_deck)
        while top != NONE and back_of(g, g.poll_deck[-1]) != top:  # everybody sees the back of the top one
            rng.shuffle(g.poll_deck)
    else:
        # Opinions that went back under the deck before it was shuffled are in it, and not among those face down.
        mix(g.opinions, covered, [], rng)
        rng.shuffle(unknown)
        if isinstance(g, State2006):
            mix(g.poll_at, [at for at, poll in enumerate(g.poll_at) if poll != NONE], g.poll_deck, rng)
    g.opinion_deck[under:] = unknown


def mix(cards: list[int], places: list[int], deck: list[int], rng: Random) -> list[int]:
    """Shuffle the cards in some places and a deck together; returns the places."""
    pool = [cards[at] for at in places] + deck
    rng.shuffle(pool)
    for number, at in enumerate(places):
        cards[at] = pool[number]
    deck[:] = pool[len(places) :]
    return places


def drawn_from(before: Campaign, after: Campaign) -> bool:
    """Whether something came to light between two states that nobody could know: from a deck, dice, or a cover."""
    if before.chances != after.chances or before.face_up != after.face_up:
        return True
    for was, now in (
        (before.program_deck, after.program_deck),
        (before.opinion_deck, after.opinion_deck),
        (before.poll_deck, after.poll_deck),
        (before.state_stack, after.state_stack),
    ):
        if len(was) != len(now):
            return True
    return isinstance(before, State2006) and isinstance(after, State2006) and before.poll_at != after.poll_at


def gone_under(before: list[int], after: list[int], under: int) -> int:
    """How many cards at the bottom of a deck were seen going there, after a move; all of them if that is not clear."""
    for more in range(len(after) + 1):
        kept = after[more:]
        if kept == before[: len(kept)] and len(kept) >= under:
            return under + more
    return len(after)
