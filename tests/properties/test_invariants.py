"""Nothing is lost and nothing appears from nowhere: the invariants of the rules after every action of random games."""

from __future__ import annotations

from hypothesis import given

from macher.rules import advance, apply, deciders, legal
from macher.rules.e2019.notation import action_of, word_of
from macher.rules.e2019.state import State
from macher.rules.parts.codes import BID, MOST_MONEY, TAKE_BACK
from macher.rules.parts.game import FRAME_MASK
from macher.rules.saves import state_hash
from tests.properties.games import Deal, deals, every_size
from tests.properties.invariants import Watch, check

MOST_OPTIONS = 150  # besides bids, of which there are as many as somebody has money


@every_size
def test_invariants_hold_after_every_action(seats: int, variant: int) -> None:
    @given(deals(seats, variant))
    def whole_game(deal: Deal) -> None:
        g, opening = deal.open()
        watch = Watch(g, opening)
        players = deal.players()
        check(g)
        while (move := players.next_move(g)) is not None:
            watch.after(g, apply(g, *move))
            check(g)
        watch.at_the_end(g)

    whole_game()


@every_size
def test_every_decision_is_one_choice_from_a_short_list(seats: int, variant: int) -> None:
    @given(deals(seats, variant))
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
    assert g.steps[g.agenda[-1] & FRAME_MASK].decider(g) == asked[0]
    for seat in range(g.seats):
        options = legal(g, seat)
        assert len(set(options)) == len(options)
        assert sum(not BID <= action <= BID + MOST_MONEY for action in options) <= MOST_OPTIONS
        assert all(action_of(word_of(action)) == action for action in options)
        if seat in asked:
            assert options
            assert TAKE_BACK not in options
        else:
            assert options in ((), (TAKE_BACK,))


@given(deals())
def test_playing_without_events_is_the_same_game(deal: Deal) -> None:
    g, _ = deal.open()
    silent = g.copy()
    players = deal.players()
    while (move := players.next_move(g)) is not None:
        apply(g, *move)
        advance(silent, *move)
    assert state_hash(silent) == state_hash(g)
