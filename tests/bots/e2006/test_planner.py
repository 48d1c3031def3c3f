"""The planner's judgement of the 2006 edition: what it does where a person would not have to think long."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from math import isclose, isfinite
from random import Random

import pytest

from macher.bots.planner import Planner
from macher.bots.planner.e2006.deciding import Decision
from macher.bots.planner.e2006.mind import MIND
from macher.bots.planner.e2006.outlook import Outlook, votes_a_meeting
from macher.bots.planner.e2006.weights import PLANNER_1
from macher.bots.planner.judging import WHOLE_GAME
from macher.bots.planner.tables import CLUB
from macher.bots.planner.thought import Verdict
from macher.i18n import LANGUAGES, Renderer, Texts
from macher.rules import advance, deciders, legal, view
from macher.rules.e2006.actions import (
    COLUMN_ONE,
    CONTRIBUTE,
    IMPOSE,
    NAME,
    NATIONAL,
    NATIONAL_SPACES,
    PROPOSE,
    USE_RESULT,
)
from macher.rules.e2006.codes import (
    COALITION_ANSWER,
    COALITIONS,
    CONTRIBUTION,
    CONVERT_IN,
    MEDIA_EXCHANGE,
    MEETINGS_IN,
    NAME_START,
    NATIONAL_MEDIA,
    NATIONAL_OPINION,
    POLL_AUCTION,
    START_BID,
)
from macher.rules.e2006.order_of_play import STEPS
from macher.rules.e2006.state import State
from macher.rules.parts.codes import (
    ACCEPT,
    BID,
    CARD_TYPES,
    CONVERT,
    EXCHANGE,
    LANDS,
    MOST_SEATS,
    MOVE,
    PASS,
    RALLIES,
    REFUSE,
    SKIP,
    SUPPRESS,
)
from macher.rules.parts.step import Automatic
from tests.rules.e2006.positions import (
    campaign,
    card,
    lay_tiles,
    ready,
    round_of,
    set_opinions,
    set_platform,
    set_pool,
    set_popularity,
    set_votes,
    table,
)
from tests.rules.factories import at, put, state_index


def judged(g: State, seat: int) -> Verdict:
    return Planner(1).judge(view(g, seat), legal(g, seat), Random(1))


def chosen(g: State, seat: int, seed: int = 1) -> int:
    return Planner(seed).choose(view(g, seat), legal(g, seat), 1.0)


def outlook(g: State, seat: int = 0) -> Outlook:
    return Outlook(g, seat, PLANNER_1, WHOLE_GAME)


def match_all(g: State, land: int, seat: int) -> None:
    """The land thinks as this party does, on all four opinions."""
    set_platform(g, seat, "+ter +gen +eco +tax +nuc")
    set_opinions(g, land, "+ter +gen +eco +tax")


# --- every decision --------------------------------------------------------------------------------------------------
def test_there_is_a_judgement_for_every_step_that_asks() -> None:
    assert set(MIND.judges) == {step.name for step in STEPS if not isinstance(step, Automatic)}


def test_a_start_sheet_begun_in_any_order_can_be_judged() -> None:
    """R06-6.1-4: equal items may be named in any order, and whoever did so may ask for a hint."""
    rng = Random(1)
    unordered = 0
    for number in range(6):
        g = table(seed=f"sheet {number}")
        while 0 in deciders(g):
            verdict = Planner(1, CLUB).judge(view(g, 0), legal(g, 0), Random(1))
            assert all(isfinite(worth) for worth in verdict.worth.values())
            assert verdict.odds is None or isclose(sum(verdict.odds.values()), 1.0)
            answer = g.sealed[0]
            unordered += any(one > next_one for one, next_one in pairwise(answer[1:]) if next_one < COLUMN_ONE)
            advance(g, 0, rng.choice(legal(g, 0)))
    assert unordered


OPTIONS: list[dict[str, str]] = [
    {"contribution_optional": "true", "coalition_tile_optional": "true", "media_swap_remove_only": "true"},
    {"poll_reveal": "chosen_only", "coalition_procedure": "voluntary_first", "cabinet_order": "by_state"},
    {"coalition_procedure": "forced_first", "convert_in_current_state": "true", "short_media_spaces": "last_five"},
]


@pytest.mark.parametrize(("seats", "variant", "options"), [(3, 5, 0), (4, 5, 1), (3, 5, 2)])
def test_tables_with_rules_of_their_own(seats: int, variant: int, options: int) -> None:
    """Every choice is legal, every legal action is judged, and every choice can be told in some language."""
    g = table(seats, variant, f"reasons {options}", (), **OPTIONS[options])
    bots = [Planner(seat) for seat in range(seats)]
    renderers = [Renderer(Texts(language, strict=True), g.config) for language in LANGUAGES]
    told = set()
    number = 0
    while waiting := deciders(g):
        seat = waiting[0]
        seen, options_now = view(g, seat), legal(g, seat)
        action = bots[seat].choose(seen, options_now, 1.0)
        assert action in options_now
        verdict = judged(g, seat)
        assert set(verdict.worth) == set(options_now), seen.data["step"]
        reason = verdict.why(action)
        told.add(reason.key)
        assert renderers[number % len(renderers)].reason(reason).endswith(".")
        advance(g, seat, action)
        number += 1
    assert len(told) > 25


# --- votes -----------------------------------------------------------------------------------------------------------
def test_a_meeting_brings_its_factor_and_never_less_than_half_a_vote() -> None:
    """R06-6.2.8-8, and what may still change can only help a party that stands badly."""
    assert votes_a_meeting(4.0, 0.0) == 4.0
    assert votes_a_meeting(-2.0, 0.0) == 0.5
    assert votes_a_meeting(-2.0, 1.0) > 0.5
    assert isclose(votes_a_meeting(6.0, 1.0), 6.0, abs_tol=0.01)


def test_votes_in_the_state_that_votes_are_exact_once_nothing_can_change_them() -> None:
    g = at(ready(), NATIONAL_MEDIA, 0)
    g.round, g.phase = 1, 8
    land = g.order[0]
    match_all(g, land, 0)
    set_popularity(g, land, 1, 0, 0, 0)
    put(g.rallies, g, land, (6, 0, 0, 0))
    set_votes(g, land, 4, 0, 0, 0)
    assert outlook(g).votes(land)[0] == 4 + 6 * 5


def test_a_victory_brings_more_with_a_media_marker() -> None:
    """R06-6.3.3-4: no marker in the state, none on the national board."""
    g = at(ready(), START_BID)
    land = g.order[0]
    before = outlook(g).prizes(land)[0]
    g.media[land * g.seats] = 1
    after = outlook(g).prizes(land)[0]
    assert after[0] > before[0]
    assert after[1] > before[1]


def test_a_state_beyond_the_horizon_counts_nothing() -> None:
    g = at(ready(), START_BID)
    near = Outlook(g, 0, PLANNER_1, 2)
    assert any(near.land(g.order[1]))
    assert not any(near.land(g.order[2]))


# --- meetings --------------------------------------------------------------------------------------------------------
def test_meetings_are_bought_where_they_bring_votes() -> None:
    """Four where everybody thinks as we do; none where a meeting brings half a vote in a small state."""
    g = ready(money=30)
    g.phase = 6
    good, bad = g.order[0], g.order[3]
    match_all(g, good, 0)
    g.card[good], g.card[bad] = state_index(g, "NW"), state_index(g, "HB")
    set_popularity(g, bad, -3, 0, 0, 0)
    set_opinions(g, bad, "-ter")
    assert chosen(at(g, MEETINGS_IN, good), 0) == RALLIES + 4
    g.money = [1] * g.seats
    assert chosen(at(g, MEETINGS_IN, bad), 0) == RALLIES


def test_a_high_factor_is_used_and_a_low_one_waits() -> None:
    g = ready()
    g.phase = 8
    land = g.order[2]
    match_all(g, land, 0)
    set_popularity(g, land, 3, 0, 0, 0)
    put(g.rallies, g, land, (8, 1, 1, 1))
    assert chosen(at(g, CONVERT_IN, 0 * LANDS + land), 0) > CONVERT + 4
    set_opinions(g, land, "-ter -gen -eco")
    set_popularity(g, land, 0, 0, 0, 0)
    assert chosen(at(g, CONVERT_IN, 0 * LANDS + land), 0) == PASS


def test_an_exchange_serves_the_own_platform() -> None:
    """R06-6.2.5-4: the opinion against us goes, the one for us comes."""
    g = ready()
    g.phase = 5
    land = g.order[0]
    for seat in range(4):
        set_platform(g, seat, "+ter +gen +eco +tax +nuc" if seat == 0 else "-ter +gen +eco +tax -soc")
    set_opinions(g, land, "-ter +gen +eco +tax")
    set_pool(g, "+ter +ter -wag -soc -soc -soc")
    put(g.media, g, land, (1, 0, 0, 0))
    put(g.rallies, g, land, (5, 5, 1, 1))
    assert chosen(at(g, MEDIA_EXCHANGE, land), 0) == EXCHANGE + 0 * CARD_TYPES + card("+ter")


# --- polls -----------------------------------------------------------------------------------------------------------
def poll_won(g: State, change: int) -> State:
    """Seat 0 has bought the poll in the state that votes; it shows this change for its party."""
    land = g.order[0]
    g.phase = 7
    at(g, POLL_AUCTION, land)
    g.poll_at[land] = next(at for at in g.poll_deck if g.tables.polls[at].changes[g.parties[0]] == change)
    g.poll_deck.remove(g.poll_at[land])
    for action in (BID + 1, PASS, PASS, PASS):
        advance(g, deciders(g)[0], action)
    return g


def test_a_poll_that_helps_is_published_and_one_that_does_not_is_kept_back() -> None:
    """R06-6.2.7-6: where nobody has meetings, popularity is worth nothing, and members are."""
    g = ready()
    land = g.order[0]
    g.card[land] = state_index(g, "NW")
    match_all(g, land, 0)
    put(g.rallies, g, land, (9, 0, 0, 0))
    assert chosen(poll_won(g.copy(), 2), 0) == USE_RESULT + 0
    put(g.rallies, g, land, (0, 0, 0, 0))
    assert chosen(poll_won(g.copy(), -2), 0) == SUPPRESS


def test_bids_for_a_poll_stay_within_the_money() -> None:
    g = ready(money=3)
    g.phase = 7
    land = g.order[0]
    put(g.rallies, g, land, (9, 9, 1, 1))
    at(g, POLL_AUCTION, land)
    while waiting := deciders(g):
        seat = waiting[0]
        action = chosen(g, seat)
        if g.agenda[-1] & 255 != POLL_AUCTION:
            break
        assert action == PASS or action - BID <= g.money[seat]
        advance(g, seat, action)


# --- coalitions ------------------------------------------------------------------------------------------------------
def before_coalitions(agreement: str) -> State:
    """Seats 0 and 1 have tiles, neither can win alone against seat 2."""
    g = ready()
    g.phase = 4
    land = g.order[0]
    set_platform(g, 0, "+ter +gen +eco +tax +nuc")
    set_platform(g, 1, agreement)
    set_platform(g, 2, "-ter -gen -eco -tax -nuc")
    set_platform(g, 3, "-ter -gen -eco -tax -nuc")
    set_votes(g, land, 24, 22, 34, 0)
    put(g.rallies, g, land, (0, 0, 0, 0))
    put(g.media, g, land, (1, 1, 0, 0))
    lay_tiles(g, land, 0, 1)
    return at(g, COALITIONS)


def test_two_who_cannot_win_alone_join() -> None:
    g = before_coalitions("+ter +gen -eco -tax -nuc")
    assert chosen(g, 0) == PROPOSE + 1
    advance(g, 0, PROPOSE + 1)
    assert chosen(g, 1) == ACCEPT


def test_with_three_equal_cards_nobody_is_asked() -> None:
    assert chosen(before_coalitions("+ter +gen +eco -tax -nuc"), 0) == IMPOSE + 1


def test_who_wins_alone_refuses() -> None:
    g = before_coalitions("+ter +gen -eco -tax -nuc")
    set_votes(g, g.order[0], 10, 48, 12, 0)
    at(g, COALITION_ANSWER, 0 * MOST_SEATS + 1)
    assert chosen(g, 1) == REFUSE


# --- the national board ----------------------------------------------------------------------------------------------
def test_media_go_to_the_national_board() -> None:
    g = ready()
    g.phase = 10
    put(g.media, g, g.order[0], (1, 0, 0, 0))
    assert chosen(at(g, NATIONAL_MEDIA, 0 * LANDS + g.order[0]), 0) == MOVE


def national(g: State, opinions: str) -> State:
    g.phase = 10
    set_opinions(g, g.order[0], opinions)
    return at(g, NATIONAL_OPINION, (1 * g.seats + 0) * LANDS + g.order[0])


def test_what_is_in_the_own_platform_goes_to_the_nation() -> None:
    g = ready()
    set_platform(g, 0, "+ter +gen +eco +tax +nuc")
    for seat in (1, 2, 3):
        set_platform(g, seat, "+ter -gen -eco -tax -nuc")
    g = national(g, "+ter +gen -tax -soc")
    assert chosen(g, 0) == NATIONAL + 1 * NATIONAL_SPACES + 0, "the one that only we have"


def test_nothing_that_helps_only_rivals_goes_to_the_nation() -> None:
    g = ready()
    set_platform(g, 0, "+ter +gen +eco +tax +nuc")
    for seat in (1, 2, 3):
        set_platform(g, seat, "-ter -gen -eco -tax -nuc")
    assert chosen(national(g, "-ter -gen -eco -tax"), 0) == SKIP


def test_an_own_opinion_on_the_national_board_is_secured() -> None:
    """R06-6.3.3-7."""
    g = ready()
    set_platform(g, 0, "+ter +gen +eco +tax +nuc")
    for seat in (1, 2, 3):
        set_platform(g, seat, "-ter -gen -eco -tax -nuc")
    g.national[:3] = [card("+ter"), card("-wag"), card("-soc")]
    assert chosen(national(g, "+ter -gen -eco -tax"), 0) == NATIONAL + 0 * NATIONAL_SPACES + 0


# --- money, members, order of play -----------------------------------------------------------------------------------
def test_money_is_worth_less_the_more_there_is_and_nothing_at_the_end() -> None:
    g = campaign()
    first = outlook(g).money(10) - outlook(g).money(0)
    second = outlook(g).money(50) - outlook(g).money(40)
    assert first > second > 0
    g = round_of(g, 6)
    g.phase = 12
    assert outlook(g).money(50) == 0


def test_contributions_are_taken_early_and_declined_at_the_end() -> None:
    for number, accepted in ((1, 1), (6, 0)):
        g = round_of(campaign(), number + 1)
        g.round, g.phase = number, 14
        g.money = [0] * g.seats
        g.donations = [31] * g.seats
        assert (chosen(at(g, CONTRIBUTION, 0), 0) - CONTRIBUTE) % 2 == accepted


def test_bids_for_the_start_are_mixed() -> None:
    """Never a fixed function of the position: the same position, other bids."""
    g = round_of(campaign(), 5)
    g.money = [60] * g.seats
    at(g, START_BID)
    verdict = judged(g, 0)
    assert verdict.odds is not None
    assert isclose(sum(verdict.odds.values()), 1.0)
    assert set(verdict.odds) <= set(legal(g, 0))
    assert len({chosen(g, 0, seed) for seed in range(20)}) > 1


def test_who_names_the_start_looks_to_the_own_place() -> None:
    """With the table of weights turned round, the choice turns round."""
    g = ready()
    at(g, NAME_START, 0)
    best = chosen(g, 0) - NAME
    place = -best % g.seats
    assert PLANNER_1.order[place] == max(PLANNER_1.order)

    turned = replace(PLANNER_1, order=PLANNER_1.order[::-1])
    thought = Decision(g, 0, legal(g, 0), turned, Random(1), WHOLE_GAME)
    worth = MIND.judges["name-start"](thought).worth
    other = max(worth, key=worth.__getitem__) - NAME
    assert turned.order[-other % g.seats] == max(turned.order)


def test_popularity_is_taken_from_who_leads() -> None:
    """R06-6.2.3-11: the strongest rival in the state, not one who has nothing there."""
    g = ready()
    g.phase = 3
    land = g.order[0]
    g.card[land] = state_index(g, "NW")
    for seat in range(4):
        set_platform(g, seat, "+ter +gen +eco +tax +nuc")
    set_opinions(g, land, "+ter +gen -wag -soc")
    put(g.rallies, g, land, (0, 1, 9, 1))
    look = outlook(g)
    harm = []
    for rival in (1, 2, 3):
        other = g.copy()
        other.trend[land * g.seats + rival] -= 2
        harm.append(look.utility(look.on(other).land(land)))
    assert harm.index(max(harm)) == 1
