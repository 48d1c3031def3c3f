"""A full state consistent with a view of the 2019 edition (R19-2): what a bot, or a what-if, may think with."""

from __future__ import annotations

from random import Random
from typing import Final

from macher.rules.e2019.actions import card_set, cards_of
from macher.rules.e2019.codes import FILL_PROGRAM
from macher.rules.e2019.decks import back_of
from macher.rules.e2019.seen import Seen
from macher.rules.e2019.state import State
from macher.rules.parts import determinizing as shared
from macher.rules.parts.cabinet import face_down
from macher.rules.parts.game import FRAME_MASK

# What everybody sees as it is, in this edition only.
PUBLIC: Final = (
    *("auctioneer", "excluded", "acted", "influencer", "lead", "candidates", "moved", "locks"),
    *("program_display", "donations", "bonus", "gains"),
)
DRAWS: Final = 6  # tries to draw politicians that their owners can pay


HABITS: Final = shared.Habits(
    politicians=(3.6, 1.3, 1.7, 0.7, 0.13, 0.5, 0.5, 0.5), same=0.22, opposite=1.0, other=0.73, bid=1.5
)


def imagine(g: State, seen: Seen, rng: Random, likely: bool) -> None:
    """Fill in a state that its viewer could not tell from the true one."""
    habits = HABITS if likely else None
    shared.public_things(g, seen, g.tables.start_money, rng)
    shared.own_things(g, seen, PUBLIC)
    shared.opinions(g, seen, g.tables.opinion_copies, [], rng)
    programs(g, seen, rng, habits)
    polls(g, seen, rng)
    cabinets(g, seen, rng, habits)
    shared.sealed_answers(g, seen, rng, habits)


def cabinets(g: State, seen: Seen, rng: Random, habits: shared.Habits | None) -> None:
    """Who lies face down: anybody whom nobody has seen, but seldom more than the owner can pay for (R19-10.2)."""
    for _ in range(DRAWS):
        shared.cabinets(g, seen, rng, habits)
        if all(owed(g, seat) <= g.money[seat] for seat in range(g.seats) if seat != seen["viewer"]):
            return


def owed(g: State, seat: int) -> int:
    """What the politicians of a seat that lie face down would cost."""
    return sum(g.tables.politicians[politician].cost for politician in face_down(g, seat))


def programs(g: State, seen: Seen, rng: Random, habits: shared.Habits | None) -> None:
    """Hidden program cards, drawn again until they could lie so."""
    draw_programs(g, seen, rng, habits)
    while not could_be(g, seen):
        rng = Random(rng.getrandbits(64))  # whoever does not shuffle would draw the same cards for ever
        draw_programs(g, seen, rng, habits)


def could_be(g: State, seen: Seen) -> bool:
    """All cards that lie face down are there; who is asked to fill a program has something for it (R19-3.15)."""
    if any(len(cards_of(g.laid[seat])) != count for seat, count in enumerate(seen["laid"])):
        return False
    if seen["over"] or g.agenda[-1] & FRAME_MASK != FILL_PROGRAM:
        return True
    topics = {card >> 1 for card in cards_of(g.laid[g.turn])}
    return not {card >> 1 for card in g.hands[g.turn]} <= topics


def draw_programs(g: State, seen: Seen, rng: Random, habits: shared.Habits | None) -> None:
    """Hands, draft packs, cards laid face down, and the order of the program deck."""
    known = shared.known_programs(g, seen) + g.program_display
    for seat in range(g.seats):
        known.extend(shared.known_of(seen["packs"][seat]) + shared.known_of(seen["picks"][seat]))
    own = seen["laid_cards"] or 0
    known.extend(cards_of(own))
    pool = shared.unseen_cards(g.tables.program_copies, known, rng)
    g.laid = [own if seat == seen["viewer"] else _lay(pool, seen["laid"][seat]) for seat in range(g.seats)]
    shared.hands(g, seen, pool, rng, habits)
    g.packs = [shared.filled(pack, pool) for pack in seen["packs"]]
    g.picks = [shared.filled(pick, pool) for pick in seen["picks"]]
    g.program_deck = pool


def _lay(pool: list[int], count: int) -> int:
    """So many cards of different topics from the pool, as a card set."""
    laid: tuple[int, ...] = ()
    for card in pool[:]:
        if len(laid) < count and all(card >> 1 != other >> 1 for other in laid):
            laid += (card,)
            pool.remove(card)
    return card_set(laid)


def polls(g: State, seen: Seen, rng: Random) -> None:
    """Fronts that the viewer has not seen, each fitting the back that everybody saw, and the order of the pile."""
    in_game = list(range(len(g.tables.polls)))
    pool = shared.polls(
        g, seen["poll_discard"], seen["poll"], in_game, lambda poll, left: _with_back(g, poll["back"], left), rng
    )
    top = [] if seen["poll_top"] is None else [_with_back(g, seen["poll_top"], pool)]
    g.poll_deck = pool + top


def _with_back(g: State, back: int, pool: list[int]) -> int:
    """Some poll of the pool with this back."""
    poll = next(poll for poll in pool if back_of(g, poll) == back)
    pool.remove(poll)
    return poll
