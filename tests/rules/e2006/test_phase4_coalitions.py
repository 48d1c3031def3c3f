"""Phase 4: forming coalitions in the current state (R06-6.2.4)."""

from __future__ import annotations

import pytest

from macher.rules import deciders, legal, step_name
from macher.rules.e2006.actions import IMPOSE, PROPOSE
from macher.rules.e2006.codes import COALITIONS, NEXT_ROUND
from macher.rules.e2006.state import State
from macher.rules.events import (
    CoalitionAnswered,
    CoalitionImposed,
    CoalitionPassed,
    CoalitionProposed,
    PactMade,
    RoundBegan,
    TileReturned,
)
from macher.rules.parts.campaign import NONE
from macher.rules.parts.codes import ACCEPT, LANDS, PASS, REFUSE
from tests.rules.e2006.positions import campaign, lay_tiles, ready, round_of, see, set_platform, table
from tests.rules.factories import as_begun_earlier, at, do, play_out, refused, there, told, unfold

A, B, C, D = range(4)

# Platforms that share so many cards with the first one.
FIRST = "+ter +gen +eco +tax +nuc"
SHARED = {
    0: "-ter -gen -eco -tax -nuc",
    1: "+ter -gen -eco -tax -nuc",
    2: "+ter +gen -eco -tax -nuc",
    3: "+ter +gen +eco -tax -nuc",
    4: "+ter +gen +eco +tax -nuc",
    5: FIRST,
}


def coalition(
    *shared: int, seats: int = 4, start: int = 0, tiles: tuple[int, ...] = (A, B, C), **options: str
) -> State:
    """Player A has the first platform, B, C and so on share so many cards with it; these have tiles in the state."""
    g = ready(seats, 7, (), start, 30, **options)
    set_platform(g, A, FIRST)
    for seat in range(1, seats):
        set_platform(g, seat, SHARED[shared[seat - 1] if seat <= len(shared) else 0])
    lay_tiles(g, g.order[0], *tiles)
    return at(g, COALITIONS)


# --- where and when --------------------------------------------------------------------------------------------------
def test_only_in_the_current_state() -> None:
    """R06-6.2.4-1: tiles on a later state bring no question this round."""
    g = ready()
    for seat in (A, B):
        set_platform(g, seat, FIRST)
    lay_tiles(g, g.order[1], A, B)
    assert deciders(at(g, COALITIONS)) == ()
    assert there(g, "tiles", g.order[1]) == (1, 1, 0, 0)
    assert see(g)["partner"] == [NONE] * 4


def test_the_current_state_moves_on() -> None:
    """R06-6.2.4-1, R06-0-2: in round 2 the same tiles count."""
    g = ready()
    for seat in (A, B):
        set_platform(g, seat, FIRST)
    lay_tiles(g, g.order[1], A, B)
    at(g, NEXT_ROUND)
    g.round = 2
    assert deciders(at(g, COALITIONS)) == (A,)
    assert told(do(g, A, IMPOSE + B), PactMade) == [PactMade(A, B, g.card[1], 5, forced=True)]


@pytest.mark.parametrize("tiles", [(), (A,), (C,)])
def test_skipped_with_fewer_than_two_tiles(tiles: tuple[int, ...]) -> None:
    """R06-6.2.4-1: nobody is asked; a lone tile goes back."""
    g = coalition(5, 5, 5, tiles=tiles)
    assert deciders(g) == ()
    assert there(g, "tiles", g.order[0]) == (0, 0, 0, 0)
    assert see(g)["tile_supply"] == [4, 4, 4, 4]


@pytest.mark.parametrize("variant", [7, 5])
@pytest.mark.parametrize("seats", [3, 5])
def test_never_in_the_last_state(variant: int, seats: int) -> None:
    """R06-6.2.4-1: in whole games no tile and no coalition is ever there."""
    pacts = 0
    for seed in range(4):
        g = table(seats, variant, seed)
        events = play_out(g, luck=seed)
        made = told(events, PactMade)
        assert g.calendar[-1] not in {one.state for one in made}
        last = events[events.index(RoundBegan(variant, (g.calendar[-1],))) :]
        assert not told(last, PactMade)
        pacts += len(made)
    assert pacts


def test_the_last_state_even_with_tiles() -> None:
    """R06-6.2.4-1: the no-coalition tile stops it, whatever lies there."""
    g = round_of(campaign(3), 7)
    for seat in range(3):
        set_platform(g, seat, FIRST)
    lay_tiles(g, g.order[0], A, B, C)
    assert deciders(at(g, COALITIONS)) == ()
    assert see(g)["partner"] == [NONE] * 3


# --- partners --------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("match", "proposes", "imposes"), [(0, 0, 0), (1, 0, 0), (2, 1, 0), (3, 1, 1), (5, 1, 1)])
def test_match_and_consent(match: int, proposes: bool, imposes: bool) -> None:
    """R06-6.2.4-3, TV06-19: 1 card in common: nothing; 2: if both agree; 3: either may impose it."""
    g = coalition(match, tiles=(A, B))
    if not proposes:
        assert deciders(g) == ()
        return
    for seat, other in ((A, B), (B, A)):
        assert deciders(g) == (seat,)
        assert (PROPOSE + other in legal(g, seat)) == proposes
        assert (IMPOSE + other in legal(g, seat)) == imposes
        do(g, seat, PASS)
    assert deciders(g) == ()


def test_the_numbers_of_a_refusal() -> None:
    """R06-6.2.4-3, TV06-19: 2 of 3 cards that are needed to impose, 1 of 2 to propose."""
    g = coalition(2, 1)
    refusal = refused(g, A, IMPOSE + B)
    assert (refusal.rule, refusal.key) == ("R06-6.2.4-3", "platforms-differ")
    assert refusal.numbers == {"shared": 2, "needed": 3}
    refusal = refused(g, A, PROPOSE + C)
    assert (refusal.rule, refusal.numbers) == ("R06-6.2.4-3", {"shared": 1, "needed": 2})


def test_opposite_cards_are_not_subtracted() -> None:
    """R06-6.2.4-3: three cards in common and two opposite ones: a match of 3."""
    g = coalition(3, tiles=(A, B))
    assert told(do(g, A, IMPOSE + B), PactMade) == [PactMade(A, B, g.card[0], 3, forced=True)]


def test_both_need_a_tile() -> None:
    """R06-6.2.4-2, TV06-20: a match of 4 with a party without a tile there is refused (G06-24)."""
    g = coalition(4, 2, tiles=(A, C))
    assert legal(g, A) == (PASS, PROPOSE + C)
    for action in (IMPOSE + B, PROPOSE + B):
        refusal = refused(g, A, action)
        assert (refusal.rule, refusal.key) == ("R06-6.2.4-2", "partner-not-free")


def test_a_party_in_a_coalition_is_not_free() -> None:
    """R06-6.2.4-2, TV06-20: a match of 4 with a party that has a partner: no coalition is possible."""
    g = coalition(4, 4)
    do(g, A, IMPOSE + B)
    # C matches A and B with four and more cards, but both are bound: C is not even asked.
    assert deciders(g) == ()
    assert see(g)["partner"] == [B, A, NONE, NONE]


def test_a_partner_who_is_taken_is_refused() -> None:
    """R06-6.2.4-2, TV06-20: with another partner left the turn comes, and the bound one is refused."""
    g = coalition(5, 5, 5, tiles=(A, B, C, D))
    do(g, A, IMPOSE + B)
    assert deciders(g) == (C,)
    assert legal(g, C) == (PASS, IMPOSE + D, PROPOSE + D)
    refusal = refused(g, C, IMPOSE + A)
    assert (refusal.rule, refusal.key) == ("R06-6.2.4-2", "partner-not-free")
    assert refused(g, C, PROPOSE + C).key == "not-offered"


def test_several_coalitions() -> None:
    """R06-6.2.4-2: two pairs without a common party; a fifth party stays alone."""
    g = coalition(5, 5, 5, 5, seats=5, tiles=(A, B, C, D, 4))
    do(g, A, IMPOSE + C)
    do(g, B, IMPOSE + D)
    assert deciders(g) == ()
    assert see(g)["partner"] == [C, D, A, B, NONE]


def test_at_most_one_coalition_each() -> None:
    """R06-6.2.4-2: in whole games partners are mutual, with tiles, and in the current state only."""
    for seed in range(4):
        g = table(5, 7, seed)
        events = play_out(g, luck=seed + 1)
        partners: list[int] = []
        for event in events:
            if isinstance(event, RoundBegan):
                partners = []
                current = event.states[0]
            elif isinstance(event, PactMade):
                assert event.state == current
                assert event.agreement >= 2
                partners += [event.seat, event.partner]
                assert len(partners) == len(set(partners))


# --- procedure -------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("start", range(4))
def test_in_player_order_one_turn_each(start: int) -> None:
    """R06-6.2.4-4: from the starting player clockwise, every free party with a tile and a possible partner, once."""
    g = coalition(5, 5, 5, start=start, tiles=(A, B, D))
    asked = []
    while deciders(g):
        asked.append(deciders(g)[0])
        assert do(g, asked[-1], PASS)[0] == CoalitionPassed(asked[-1])
    order = [(start + i) % 4 for i in range(4)]
    assert asked == [seat for seat in order if seat != C]


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_imposing_asks_nobody(seats: int) -> None:
    """R06-6.2.4-4, R06-6.2.4-3: with three cards in common the partner has no say."""
    g = coalition(3, seats=seats, tiles=(A, B))
    events = do(g, A, IMPOSE + B)
    assert events[:2] == [CoalitionImposed(A, B), PactMade(A, B, g.card[0], 3, forced=True)]
    assert see(g)["partner"][:2] == [B, A]
    assert deciders(g) == ()


def test_either_party_may_impose() -> None:
    """R06-6.2.4-3: the later one in player order as well, when its turn comes."""
    g = coalition(3, tiles=(A, B))
    do(g, A, PASS)
    do(g, B, IMPOSE + A)
    assert see(g)["partner"] == [B, A, NONE, NONE]


def test_a_proposal_is_answered_at_once() -> None:
    """R06-6.2.4-4: the partner accepts, and both are bound."""
    g = coalition(2, 2)
    assert do(g, A, PROPOSE + C) == [CoalitionProposed(A, C)]
    assert (step_name(g), deciders(g), legal(g, C)) == ("coalition-answer", (C,), (ACCEPT, REFUSE))
    assert refused(g, A, PASS).key == "not-your-turn"
    events = do(g, C, ACCEPT)
    assert events[:2] == [CoalitionAnswered(C, True), PactMade(A, C, g.card[0], 2, forced=False)]
    assert see(g)["partner"] == [C, NONE, A, NONE]


def test_after_a_refusal_the_turn_goes_on() -> None:
    """R06-6.2.4-4: another partner may be asked, the same one not again in this turn (G06-25)."""
    g = coalition(2, 2)
    do(g, A, PROPOSE + B)
    assert do(g, B, REFUSE) == [CoalitionAnswered(B, False)]
    assert (deciders(g), legal(g, A)) == ((A,), (PASS, PROPOSE + C))
    assert refused(g, A, PROPOSE + B).rule == "R06-6.2.4-4"
    do(g, A, PROPOSE + C)
    do(g, C, REFUSE)
    # A has asked everybody; it is B's turn, who may ask both.
    assert deciders(g) == (B,)
    assert {PROPOSE + A, PROPOSE + C} <= set(legal(g, B))


def test_whoever_refuses_may_still_be_forced() -> None:
    """TV06-70, R06-6.2.4-3, R06-6.2.4-4, G06-25: with three equal cards a refusal uses up the offer, not the force."""
    g = coalition(3, tiles=(A, B))
    do(g, A, PROPOSE + B)
    do(g, B, REFUSE)
    assert (deciders(g), legal(g, A)) == ((A,), (PASS, IMPOSE + B))
    do(g, A, IMPOSE + B)
    assert see(g)["partner"][:2] == [B, A]


def test_the_first_version_spared_whoever_had_refused() -> None:
    """R06-6.2.4-4: a game that began with version 1 of the rules goes on as it began."""
    g = as_begun_earlier(coalition(3, tiles=(A, B)))
    do(g, A, PROPOSE + B)
    do(g, B, REFUSE)
    assert deciders(g) == (B,)


def test_who_refuses_may_propose_in_the_own_turn() -> None:
    """R06-6.2.4-4: once a partner and turn: B refuses A, and then asks A in turn."""
    g = coalition(2, tiles=(A, B))
    do(g, A, PROPOSE + B)
    do(g, B, REFUSE)
    do(g, B, PROPOSE + A)
    do(g, A, ACCEPT)
    assert see(g)["partner"][:2] == [B, A]


def test_everything_may_be_refused_with_two_cards() -> None:
    """R06-6.2.4-4: who matches with 2 cards cannot be bound against their will (G06-26)."""
    g = coalition(2, tiles=(A, B))
    do(g, A, PROPOSE + B)
    do(g, B, REFUSE, PASS)
    assert deciders(g) == ()
    assert see(g)["partner"] == [NONE] * 4


def test_passing_ends_the_turn() -> None:
    """R06-6.2.4-4: once around the table: who has passed is not asked again."""
    g = coalition(5, tiles=(A, B))
    do(g, A, PASS)
    do(g, B, PASS)
    assert deciders(g) == ()


def test_who_has_no_possible_partner_is_passed_over() -> None:
    """R06-6.2.4-4: tiles and platforms are public: C, with one card in common with each, is not asked."""
    g = coalition(2, start=C)
    set_platform(g, C, "-ter +wag +soc -eco +nuc")
    at(g, COALITIONS)
    assert deciders(g) == (A,)
    do(g, A, PASS)
    do(g, B, PASS)
    assert deciders(g) == ()


# --- the three procedures --------------------------------------------------------------------------------------------
def offers(g: State) -> list[tuple[int, bool, bool]]:
    """Everybody passes: who was asked, and whether proposing and imposing were offered."""
    asked = []
    while deciders(g):
        seat = deciders(g)[0]
        choices = legal(g, seat)
        imposes = any(IMPOSE <= one < IMPOSE + 5 for one in choices)
        asked.append((seat, any(PROPOSE <= one < PROPOSE + 5 for one in choices), imposes))
        do(g, seat, PASS)
    return asked


@pytest.mark.parametrize(
    ("procedure", "expected"),
    [
        ("sequential", [(B, True, True), (A, True, True)]),
        ("voluntary_first", [(B, True, False), (A, True, False), (B, False, True), (A, False, True)]),
        ("forced_first", [(B, False, True), (A, False, True), (B, True, False), (A, True, False)]),
    ],
)
def test_o06_10_the_laps(procedure: str, expected: list[tuple[int, bool, bool]]) -> None:
    """R06-6.2.4-4, O06-10, G06-23: one lap for everything, or one for offers and one for force, in either order."""
    g = coalition(3, start=B, tiles=(A, B), coalition_procedure=procedure)
    assert offers(g) == expected


def fleeing(procedure: str) -> State:
    """A starts and can force B (3 cards); B and C share two cards and would like each other."""
    g = coalition(3, 2, coalition_procedure=procedure)
    set_platform(g, C, "-ter -gen -eco -tax -nuc")
    return at(g, COALITIONS)


def test_o06_10_sequential_the_first_in_turn_forces() -> None:
    """R06-6.2.4-4, O06-10: A imposes on B before B has a turn."""
    g = fleeing("sequential")
    do(g, A, IMPOSE + B)
    assert see(g)["partner"] == [B, A, NONE, NONE]
    assert deciders(g) == ()


def test_o06_10_voluntary_first_lets_one_flee() -> None:
    """R06-6.2.4-4, O06-10: B flees from A into a pact with C, and nobody is left to be forced."""
    g = fleeing("voluntary_first")
    refusal = refused(g, A, IMPOSE + B)
    assert refusal.rule == "R06-6.2.4-4"
    do(g, A, PASS)
    do(g, B, PROPOSE + C)
    do(g, C, ACCEPT)
    assert deciders(g) == ()
    assert see(g)["partner"] == [NONE, C, B, NONE]


def test_o06_10_forced_first_leaves_no_way_out() -> None:
    """R06-6.2.4-4, O06-10: force comes first; offers are made by those who are left."""
    g = fleeing("forced_first")
    assert legal(g, A) == (PASS, IMPOSE + B)
    do(g, A, PASS)
    do(g, B, PASS)
    assert (deciders(g), legal(g, A)) == ((A,), (PASS, PROPOSE + B))
    do(g, A, PASS)
    assert legal(g, B) == (PASS, PROPOSE + A, PROPOSE + C)


@pytest.mark.parametrize("procedure", ["sequential", "voluntary_first", "forced_first"])
@pytest.mark.parametrize(("seats", "variant"), [(3, 5), (5, 7)])
def test_o06_10_whole_games(procedure: str, seats: int, variant: int) -> None:
    """R06-6.2.4-4, O06-10: each procedure plays to the end."""
    g = table(seats, variant, 3, coalition_procedure=procedure)
    play_out(g, luck=1)
    assert (see(g)["over"], see(g)["held"]) == (True, variant)


# --- tiles afterwards ------------------------------------------------------------------------------------------------
def test_tiles_without_a_partner_go_back() -> None:
    """R06-6.2.4-5: partners leave theirs; a free party takes its tile from the current state, not from later ones."""
    g = ready()
    set_platform(g, A, FIRST)
    set_platform(g, B, FIRST)
    lay_tiles(g, g.order[0], A, B, C)
    lay_tiles(g, g.order[2], C)
    at(g, COALITIONS)
    events = do(g, A, IMPOSE + B)
    assert told(events, TileReturned) == [TileReturned(C, g.card[g.order[0]])]
    assert there(g, "tiles", g.order[0]) == (1, 1, 0, 0)
    assert there(g, "tiles", g.order[2]) == (0, 0, 1, 0)
    assert see(g)["tile_supply"] == [3, 3, 3, 4]


def test_tiles_of_partners_stay_until_the_board_is_cleared() -> None:
    """R06-6.2.4-5, R06-6.4.1-1: then they return, and the coalition is over."""
    g = coalition(5, tiles=(A, B))
    do(g, A, IMPOSE + B)
    events = unfold(g, NEXT_ROUND)
    assert {one.seat for one in told(events, TileReturned)} == {A, B}
    assert see(g)["tile_supply"] == [4] * 4
    assert see(g)["partner"] == [NONE] * 4
    assert see(g)["tiles"] == [0] * (LANDS * 4)


def test_tiles_without_any_coalition() -> None:
    """R06-6.2.4-5: everybody passes: all tiles of the current state go back."""
    g = coalition(5, 5)
    while deciders(g):
        do(g, deciders(g)[0], PASS)
    assert there(g, "tiles", g.order[0]) == (0, 0, 0, 0)
    assert see(g)["tile_supply"] == [4] * 4
