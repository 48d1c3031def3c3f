"""A state that a bot thinks with looks to its viewer exactly like the true one, and is a whole game."""

from __future__ import annotations

import json
from random import Random

import pytest
from hypothesis import given

from macher.rules import State, View, determinize, legal, step_name, view
from macher.rules.editions import edition as edition_of
from macher.rules.saves import state_hash
from tests.properties import invariants
from tests.properties.e2006 import invariants as invariants_2006
from tests.properties.games import (
    Deal,
    Players,
    deals,
    every_edition,
    every_size,
    more_games,
    play,
    play_on,
    sampled,
    some_games,
)

INVARIANTS = {"2019": invariants, "2006": invariants_2006}


def text(seen: View) -> bytes:
    return json.dumps(seen.data, sort_keys=True).encode()


def viewers(g: State) -> list[int | None]:
    return [None, *range(g.seats)]


@every_size
def test_its_viewer_cannot_tell_it_from_the_true_one(edition: str, seats: int, variant: int) -> None:
    @some_games
    @given(deals(edition, seats, variant))
    def whole_game(deal: Deal) -> None:
        for g in sampled(deal, 0.05):
            for viewer in viewers(g):
                seen = view(g, viewer)
                imagined = determinize(seen, Random(deal.luck))
                assert text(view(imagined, viewer)) == text(seen)
                INVARIANTS[edition].check_cards(imagined)
                if viewer is not None:
                    assert legal(imagined, viewer) == legal(g, viewer)
                for seat in range(seats):
                    assert bool(legal(imagined, seat)) == bool(legal(g, seat)), "who is asked has a choice"

    whole_game()


@every_size
def test_it_can_be_played_to_the_end(edition: str, seats: int, variant: int) -> None:
    @some_games
    @given(deals(edition, seats, variant))
    def whole_game(deal: Deal) -> None:
        rng = Random(deal.luck + 3)
        for g in sampled(deal, 0.02):
            imagined = determinize(view(g, rng.choice(viewers(g))), rng)
            INVARIANTS[edition].check(imagined)
            play_on(imagined, Players(rng.getrandbits(32)))
            INVARIANTS[edition].check(imagined)

    whole_game()


def test_a_program_to_fill_can_be_imagined_with_a_small_deck() -> None:
    """R19-3.15: with five players the deck may hold nothing that helps the seat; then other cards were dealt."""
    deal = Deal("2019", 5, 7, (), seed=115500, luck=4410)
    for g, _, _ in play(deal):
        if step_name(g) == "fill-program":
            for viewer in viewers(g):
                seen = view(g, viewer)
                for luck in range(20):
                    imagined = determinize(seen, Random(luck))
                    assert text(view(imagined, viewer)) == text(seen)
                    assert legal(imagined, g.turn)
        elif g.round:
            break


class LeavesAsItIs(Random):
    """Chance that does not shuffle, as previews have it; it loses its patience instead of going on for ever."""

    patience = 20

    def shuffle(self, x: object) -> None:
        self.patience -= 1
        assert self.patience > 0, "the same cards are drawn again and again"


def test_a_program_to_fill_can_be_imagined_without_shuffling() -> None:
    """R19-3.15: where the first cards that come do not help the seat, others are drawn; a preview must not hang."""
    filled = 0
    for g, _, _ in play(Deal("2019", 5, 7, (), seed=115500, luck=4410)):
        if step_name(g) == "fill-program":
            for viewer in viewers(g):
                seen = view(g, viewer)
                assert text(view(determinize(seen, LeavesAsItIs(0)), viewer)) == text(seen)
                filled += 1
        elif g.round:
            break
    assert filled > 0


@every_edition
def test_it_leaves_the_true_state_alone(edition: str) -> None:
    @some_games
    @given(deals(edition))
    def whole_game(deal: Deal) -> None:
        for g in sampled(deal, 0.02):
            before = state_hash(g)
            seen = view(g, 0)
            shown = text(seen)
            play_on(determinize(seen, Random(1)), Players(1))
            assert state_hash(g) == before
            assert text(seen) == shown

    whole_game()


@every_edition
def test_the_same_stream_gives_the_same_state(edition: str) -> None:
    @more_games
    @given(deals(edition))
    def whole_game(deal: Deal) -> None:
        for g in sampled(deal, 0.02):
            seen = view(g, 0)
            assert state_hash(determinize(seen, Random(5))) == state_hash(determinize(seen, Random(5)))

    whole_game()


SHARED = (
    "seed",
    "program_deck",
    "opinion_deck",
    "opinions",
    "poll_deck",
    "poll_discard",
    "state_stack",
    "hands",
    "rows",
    "unused",
    "sealed",
)
HIDDEN = {
    "2019": ({"poll_front": "private_unless_published"}, {*SHARED, "packs", "picks"}),
    "2006": ({}, {*SHARED, "poll", "poll_at", "contribution", "donations"}),
}


@every_edition
def test_everything_hidden_is_drawn_anew(edition: str) -> None:
    """Each hidden thing differs between two draws at least sometimes, and from the truth too."""
    differing: set[str] = set()
    forced, hidden = HIDDEN[edition]

    @more_games
    @given(deals(edition, forced=forced))
    def whole_game(deal: Deal) -> None:
        for g in sampled(deal, 0.15):
            seen = view(g, None)
            one, other = determinize(seen, Random(1)), determinize(seen, Random(2))
            differing.update(name for name in hidden if getattr(one, name) != getattr(other, name))
            differing.update(f"true {name}" for name in hidden if getattr(one, name) != getattr(g, name))

    whole_game()
    assert differing >= hidden | {f"true {name}" for name in hidden}


@pytest.mark.parametrize(("edition", "options"), [("2019", 19), ("2006", 21)])
def test_there_are_options_to_vary(edition: str, options: int) -> None:
    """The games above change every option; this list would show a new one that nobody thought of here."""
    assert len(edition_of(edition).options) == options
