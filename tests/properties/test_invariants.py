"""Nothing is lost and nothing appears from nowhere: the invariants of the rules after every action of random games."""

from __future__ import annotations

from hypothesis import given

from macher.rules import State, advance, apply, deciders, legal
from macher.rules.editions import edition as edition_of
from macher.rules.parts.codes import BID, MOST_MONEY, TAKE_BACK
from macher.rules.parts.game import FRAME_MASK
from macher.rules.saves import state_hash
from tests.properties import invariants
from tests.properties.e2006 import invariants as invariants_2006
from tests.properties.games import Deal, deals, every_edition, every_size, more_games, some_games

MOST_OPTIONS = 150  # besides bids, of which there are as many as somebody has money
INVARIANTS = {"2019": invariants, "2006": invariants_2006}


@every_size
def test_invariants_hold_after_every_action(edition: str, seats: int, variant: int) -> None:
    @more_games
    @given(deals(edition, seats, variant))
    def whole_game(deal: Deal) -> None:
        rules = INVARIANTS[edition]
        g, opening = deal.open()
        watch = rules.Watch(g, opening)
        players = deal.players()
        rules.check(g)
        while (move := players.next_move(g)) is not None:
            watch.after(g, apply(g, *move))
            rules.check(g)
        watch.at_the_end(g)

    whole_game()


@every_size
def test_every_decision_is_one_choice_from_a_short_list(edition: str, seats: int, variant: int) -> None:
    @some_games
    @given(deals(edition, seats, variant))
    def whole_game(deal: Deal) -> None:
        g, _ = deal.open()
        players = deal.players()
        while (move := players.next_move(g)) is not None:
            choices_are_sound(g)
            apply(g, *move)
        assert all(legal(g, seat) == () for seat in range(g.seats))

    whole_game()


def choices_are_sound(g: State) -> None:
    asked = deciders(g)
    assert g.asking is g.steps[g.agenda[-1] & FRAME_MASK]
    assert g.asking.decider(g) == asked[0]
    reading = edition_of(g.config.edition).reading
    for seat in range(g.seats):
        options = legal(g, seat)
        assert len(set(options)) == len(options)
        assert sum(not BID <= action <= BID + MOST_MONEY for action in options) <= MOST_OPTIONS
        assert all(reading.action_of(reading.word_of(action)) == action for action in options)
        if seat in asked:
            assert options
            assert TAKE_BACK not in options
        else:
            assert options in ((), (TAKE_BACK,))


@every_edition
def test_playing_without_events_is_the_same_game(edition: str) -> None:
    @more_games
    @given(deals(edition))
    def whole_game(deal: Deal) -> None:
        g, _ = deal.open()
        silent = g.copy()
        players = deal.players()
        while (move := players.next_move(g)) is not None:
            apply(g, *move)
            advance(silent, *move)
        assert state_hash(silent) == state_hash(g)

    whole_game()
