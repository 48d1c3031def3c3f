"""A full state consistent with a view of the 2006 edition: what a bot, or a what-if, may think with."""

from __future__ import annotations

from itertools import combinations
from random import Random
from typing import Final

from macher.rules.e2006.phase3_cabinet import placed_cost
from macher.rules.e2006.seen import Seen
from macher.rules.e2006.setup import is_in_game
from macher.rules.e2006.state import State
from macher.rules.e2006.view import DECLINED
from macher.rules.parts import determinizing as shared
from macher.rules.parts.cabinet import FACE_DOWN, owner_of, row_entry, standing_of, unseen_cabinets
from macher.rules.parts.campaign import NONE
from macher.rules.parts.seen import PollSeen

# What everybody sees as it is, in this edition only.
PUBLIC: Final = (
    *("arrival", "arrivals", "bids", "converted"),
    *("national", "secured", "partner", "tiles", "tile_supply"),
)


HABITS: Final = shared.Habits(
    politicians=(6.0, 2.0, 1.5, 0.4, 0.35, 0.2, 0.2, 0.4), same=1.0, opposite=1.0, other=0.9, bid=3.0
)


def imagine(g: State, seen: Seen, rng: Random, likely: bool) -> None:
    """Fill in a state that its viewer could not tell from the true one."""
    habits = HABITS if likely else None
    shared.public_things(g, seen, g.tables.start_money, rng)
    shared.own_things(g, seen, PUBLIC)
    shared.opinions(g, seen, g.tables.opinion_copies, national_cards(g), rng)
    pool = shared.unseen_cards(g.tables.policy_copies, shared.known_programs(g, seen), rng)
    shared.hands(g, seen, pool, rng, habits)
    g.program_deck = pool
    polls(g, seen, rng)
    shared.cabinets(g, seen, rng, habits)
    for seat in range(g.seats):
        if placed_cost(g, seat) > g.money[seat]:
            place_what_can_be_paid(g, seat, rng)
    contributions(g, seen, rng, likely)
    shared.sealed_answers(g, seen, rng, habits)


def national_cards(g: State) -> list[int]:
    """The opinions on the national board, those under secured ones included."""
    cards: list[int] = []
    for card, secured in zip(g.national, g.secured, strict=True):
        if card != NONE:
            cards += [card] * (1 + secured)
    return cards


def polls(g: State, seen: Seen, rng: Random) -> None:
    """Polls that the viewer has not seen, wherever they lie."""
    in_game = [at for at, poll in enumerate(g.tables.polls) if is_in_game(g, poll.long_game_only)]
    pool = shared.polls(g, seen["poll_discard"], seen["poll"], in_game, _any, rng)
    g.poll_at = [pool.pop() if lies else NONE for lies in seen["poll_at"]]
    g.poll_deck = pool


def _any(seen: PollSeen, pool: list[int]) -> int:
    return pool.pop()


def place_what_can_be_paid(g: State, seat: int, rng: Random) -> None:
    """Face-down cards together cost no more than the seat has (R06-6.2.3-2): all sets that it can pay are alike."""
    lying = [(land, at) for land, row in enumerate(g.rows) for at, entry in enumerate(row) if is_placed(entry, seat)]
    unseen = unseen_cabinets(g)[seat]
    cards = [card for card in range(len(g.tables.cabinet)) if unseen >> card & 1]
    payable = [
        chosen
        for chosen in combinations(cards, len(lying))
        if sum(g.tables.cabinet[card].cost for card in chosen) <= g.money[seat]
    ]
    chosen = rng.choice(payable)
    for (land, at), card in zip(lying, rng.sample(chosen, len(chosen)), strict=True):
        row = g.rows[land]
        g.rows[land] = (*row[:at], row_entry(seat, card, FACE_DOWN), *row[at + 1 :])
    g.unused[seat] = unseen & ~sum(1 << card for card in chosen)


def is_placed(entry: int, seat: int) -> bool:
    """A face-down card of this seat."""
    return owner_of(entry) == seat and standing_of(entry) == FACE_DOWN


def contributions(g: State, seen: Seen, rng: Random, likely: bool) -> None:
    """Which card was declined face down: any that the seat may still have, the smaller the likelier."""
    g.contribution = []
    g.donations = seen["contributions"][:]
    for seat, played in enumerate(seen["played"]):
        if played == DECLINED:
            cards = [card for card in range(len(g.tables.contributions)) if g.donations[seat] >> card & 1]
            if likely:
                card = rng.choices(cards, [1 / (1 + place) for place in range(len(cards))])[0]
            else:
                card = rng.choice(cards)
            g.donations[seat] &= ~(1 << card)
            g.contribution.append(card * 2)
        else:
            g.contribution.append(NONE if played is None else played)
