"""A state that a bot thinks with looks to its viewer exactly like the true one, and is a whole game."""

from __future__ import annotations

import json
from random import Random

from hypothesis import given

from macher.rules import View, determinize, legal, view
from macher.rules.e2019.options import OPTIONS
from macher.rules.e2019.state import State
from macher.rules.saves import state_hash
from tests.properties.games import Deal, Players, deals, every_size, play_on, sampled
from tests.properties.invariants import (
    check,
    check_hands,
    check_opinion_cards,
    check_pieces,
    check_politicians,
    check_polls,
    check_program_cards,
)


def text(seen: View) -> bytes:
    return json.dumps(seen.data, sort_keys=True).encode()


def viewers(g: State) -> list[int | None]:
    return [None, *range(g.seats)]


@every_size
def test_its_viewer_cannot_tell_it_from_the_true_one(seats: int, variant: int) -> None:
    @given(deals(seats, variant))
    def whole_game(deal: Deal) -> None:
        for g in sampled(deal, 0.05):
            for viewer in viewers(g):
                seen = view(g, viewer)
                imagined = determinize(seen, Random(deal.luck))
                assert text(view(imagined, viewer)) == text(seen)
                check_program_cards(imagined)
                check_opinion_cards(imagined)
                check_polls(imagined)
                check_pieces(imagined)
                check_politicians(imagined)
                check_hands(imagined)
                if viewer is not None:
                    assert legal(imagined, viewer) == legal(g, viewer)
                for seat in range(seats):
                    assert bool(legal(imagined, seat)) == bool(legal(g, seat)), "who is asked has a choice"

    whole_game()


@every_size
def test_it_can_be_played_to_the_end(seats: int, variant: int) -> None:
    @given(deals(seats, variant))
    def whole_game(deal: Deal) -> None:
        rng = Random(deal.luck + 3)
        for g in sampled(deal, 0.02):
            imagined = determinize(view(g, rng.choice(viewers(g))), rng)
            check(imagined)
            play_on(imagined, Players(rng.getrandbits(32)))
            check(imagined)

    whole_game()


@given(deals())
def test_it_leaves_the_true_state_alone(deal: Deal) -> None:
    for g in sampled(deal, 0.02):
        before = state_hash(g)
        seen = view(g, 0)
        shown = text(seen)
        play_on(determinize(seen, Random(1)), Players(1))
        assert state_hash(g) == before
        assert text(seen) == shown


@given(deals())
def test_the_same_stream_gives_the_same_state(deal: Deal) -> None:
    for g in sampled(deal, 0.02):
        seen = view(g, 0)
        assert state_hash(determinize(seen, Random(5))) == state_hash(determinize(seen, Random(5)))


def test_everything_hidden_is_drawn_anew() -> None:
    """Each hidden thing differs between two draws at least sometimes, and from the truth too."""
    differing: set[str] = set()

    @given(deals(forced={"poll_front": "private_unless_published"}))
    def whole_game(deal: Deal) -> None:
        for g in sampled(deal, 0.05):
            seen = view(g, None)
            one, other = determinize(seen, Random(1)), determinize(seen, Random(2))
            differing.update(name for name in HIDDEN if getattr(one, name) != getattr(other, name))
            differing.update(f"true {name}" for name in HIDDEN if getattr(one, name) != getattr(g, name))

    whole_game()
    assert differing >= {*HIDDEN, *(f"true {name}" for name in HIDDEN)}


HIDDEN = (
    "seed",
    "program_deck",
    "opinion_deck",
    "opinions",
    "poll_deck",
    "poll_discard",
    "state_stack",
    "hands",
    "packs",
    "picks",
    "rows",
    "unused",
    "sealed",
)


def test_there_are_options_to_vary() -> None:
    """The games above change every option; this list would show a new one that nobody thought of here."""
    assert len(OPTIONS) == 18
