"""The planner in the 2019 edition: it judges every step, plays whole games, and says why."""

from __future__ import annotations

from random import Random

import pytest

from macher.bots import Bot, make_bot
from macher.bots.planner.e2019.funds import base_point, cost, purse
from macher.bots.planner.e2019.mind import MIND
from macher.bots.planner.e2019.outlook import Outlook, election_round
from macher.bots.planner.e2019.weights import PLANNER_1
from macher.bots.planner.planner import Planner
from macher.i18n import LANGUAGES, Renderer, Texts
from macher.rules import Config, deciders, legal, scores, setup, step_name, view, winners
from macher.rules.doors import advance
from macher.rules.e2019.actions import DONATE
from macher.rules.e2019.codes import BUY_MEDIA, CONVERT_IN, DONATION, RALLIES_IN, START_PLAYER_BID
from macher.rules.e2019.order_of_play import STEPS
from macher.rules.e2019.state import State
from macher.rules.parts.codes import CONVERT, LANDS, MEDIA_AT, PASS, RALLIES
from macher.rules.parts.step import Automatic
from tests.rules.factories import at, set_trends
from tests.rules.positions import campaign, config, set_opinions, set_program

EVERY_CHOICE = {
    "coalition": "both_may_refuse",
    "presence_move": "optional",
    "poll_front": "private_unless_published",
    "overbid": "penalty",
    "politician_order": "free",
    "media_same_topic": "forbidden",
    "exclusive_scope": "state_lifetime",
    "cash_visibility": "open",
}


def play(table: Config, bots: list[Bot], seed: str) -> State:
    """A game to its end; what is chosen must be legal."""
    g: State = setup(table, seed)
    while seats := deciders(g):
        seat = seats[0]
        options = legal(g, seat)
        action = bots[seat].choose(view(g, seat), options, 1.0)
        assert action in options, (step_name(g), action)
        advance(g, seat, action)
    return g


def planners(seats: int) -> list[Bot]:
    return [Planner(seat) for seat in range(seats)]


def asked(step: int, argument: int = 0, **changes: int) -> State:
    """A new campaign where this step asks now; `changes` are numbers of the state, such as its round."""
    g = campaign()
    for name, value in changes.items():
        setattr(g, name, value)
    return at(g, step, argument)


def chosen(g: State, seat: int) -> int:
    return Planner(1).choose(view(g, seat), legal(g, seat), 1.0)


# --- whole games -----------------------------------------------------------------------------------------------------
def test_every_step_that_asks_is_judged() -> None:
    assert {step.name for step in STEPS if not isinstance(step, Automatic)} == set(MIND.judges)


@pytest.mark.parametrize(
    ("seats", "variant", "options"), [(3, 4, {}), (5, 7, {}), (4, 4, EVERY_CHOICE), (3, 7, EVERY_CHOICE)]
)
def test_it_plays_to_the_end(seats: int, variant: int, options: dict[str, str]) -> None:
    g = play(config(seats, variant, (), **options), planners(seats), "to the end")
    assert all(score.total > 50 for score in scores(g))


@pytest.mark.parametrize("variant", [4, 7])
def test_it_beats_chance(variant: int) -> None:
    for seat in range(4):
        bots: list[Bot] = [make_bot("random", 7) for _ in range(4)]
        bots[seat] = Planner(5)
        assert winners(play(config(4, variant), bots, "chance")) == (seat,)


def test_the_same_seeds_play_the_same_game() -> None:
    one, other = (play(config(3, 4), planners(3), "again") for _ in range(2))
    assert scores(one) == scores(other)


def test_it_gives_a_reason_for_every_choice_in_four_languages() -> None:
    table = config(4, 4, (), **EVERY_CHOICE)
    renderers = [Renderer(Texts(language, strict=True), table) for language in LANGUAGES]
    bots = [Planner(seat) for seat in range(4)]
    g: State = setup(table, "why")
    rng = Random(2)
    said = set()
    while seats := deciders(g):
        seat = seats[0]
        options, seen = legal(g, seat), view(g, seat)
        action = bots[seat].choose(seen, options, 1.0)
        before = bots[seat].rng.getstate()
        for other in {action, rng.choice(options)}:
            reason = bots[seat].explain(seen, options, other)
            assert reason is not None
            if reason.key not in said:
                said.add(reason.key)
                assert all(renderer.reason(reason).endswith(".") for renderer in renderers)
        assert bots[seat].rng.getstate() == before, "asking why changes nothing"
        advance(g, seat, action)
    assert len(said) > 30


# --- judgement -------------------------------------------------------------------------------------------------------
def outlook(g: State, seat: int = 0, horizon: int = 9) -> Outlook:
    return Outlook(g, seat, PLANNER_1, horizon)


def test_two_elections_in_rounds_four_and_five_of_the_long_game() -> None:
    """R19-18.3."""
    assert [election_round(7, number) for number in range(1, 8)] == [1, 2, 3, 4, 4, 5, 5]
    assert [election_round(4, number) for number in range(1, 5)] == [1, 2, 3, 4]


def test_rallies_trend_votes_and_media_are_all_worth_something() -> None:
    g = campaign()
    for land in range(LANDS):
        before = outlook(g).see(g, land)
        for things in (g.rallies, g.trend, g.votes, g.media):
            things[land * g.seats] += 1
            assert outlook(g).see(g, land) > before
            things[land * g.seats] -= 1


def test_what_a_rival_gains_is_a_loss() -> None:
    g = campaign()
    before = outlook(g).see(g, g.order[0])
    g.votes[g.order[0] * g.seats + 1] += 20
    assert outlook(g).see(g, g.order[0]) < before


def test_beyond_the_horizon_nothing_counts() -> None:
    g = campaign()
    assert outlook(g, horizon=1).lands == g.order[:1]
    assert outlook(g).lands == g.order


def test_sealed_bids_are_drawn() -> None:
    """A bid is never a fixed function of the position."""
    g = asked(START_PLAYER_BID, phase=1)
    seen, options = view(g, 0), legal(g, 0)
    assert len({Planner(seed).choose(seen, options, 1.0) for seed in range(25)}) > 1


def test_media_markers_are_bought_early_and_left_alone_where_they_are_useless() -> None:
    g = asked(BUY_MEDIA, phase=3)
    assert MEDIA_AT <= chosen(g, g.start) < MEDIA_AT + LANDS
    late = campaign()
    late.round, late.phase = 4, 3
    late.order = late.order[-1:]
    late.media[late.order[0] * 4 : late.order[0] * 4 + 4] = [0, 3, 0, 0]
    late.start = 0
    at(late, BUY_MEDIA)
    late.votes[late.order[0] * 4 : late.order[0] * 4 + 4] = [0, 60, 0, 0]
    assert chosen(late, 0) == PASS


def test_money_goes_where_the_match_is() -> None:
    """R19-13.4: a good match makes every rally worth more."""
    bought = []
    for program in ("-edu -dig -gen -sec +wel", "+edu +dig +gen +sec +wel"):
        g = campaign()
        g.phase = 4
        land = g.order[0]
        at(g, RALLIES_IN, land)
        set_opinions(g, land, "+edu +dig +gen +sec")
        set_program(g, 0, program)
        bought.append(chosen(g, 0) - RALLIES)
    assert bought[1] > bought[0]


@pytest.mark.parametrize(
    ("program", "trend", "now"), [("+edu +dig +gen +sec +wel", 4, True), ("-edu -dig -gen +wel +tra", -3, False)]
)
def test_rallies_are_converted_early_in_good_conditions(program: str, trend: int, now: bool) -> None:
    """R19-13.2: every conversion counts the trend once more, at the match of the day."""
    g = campaign()
    g.phase = 9
    land = g.order[1]
    g.rallies[land * g.seats] = 6
    set_opinions(g, land, "+edu +dig +gen")
    set_program(g, 0, program)
    set_trends(g, land, trend, 0, 0, 0)
    at(g, CONVERT_IN, land)
    assert (chosen(g, 0) > CONVERT) == now


def donation_chosen(round_: int, money: int) -> bool:
    """Whether a seat with so much money accepts a donation after a round."""
    g = asked(DONATION, round=round_, phase=11)
    g.money[0] = money
    g.received[0] = money
    return (chosen(g, 0) - DONATE) % 2 == 1


def test_before_the_last_round_the_rich_want_party_base() -> None:
    """R19-15.3: money has little use in the last round; party base counts."""
    assert not donation_chosen(3, 45)


def test_the_poor_take_money_early() -> None:
    assert donation_chosen(1, 0)


def test_money_and_base_are_worth_less_toward_the_end() -> None:
    early, late = campaign(), campaign()
    late.round = 4
    assert cost(outlook(early), early, 5) > cost(outlook(late), late, 5) > 0
    assert base_point(outlook(early), early) > base_point(outlook(late), late) >= 1.0
    assert purse(outlook(early), early, 20) > purse(outlook(early), early, 10)


def test_another_table_of_weights_can_be_given() -> None:
    careless = make_bot("planner-1@rivalry=0", 0)
    assert isinstance(careless, Planner)
    assert careless.beliefs["2019", 4].rivalry == 0.0
    assert len(play(config(3, 4), [careless, *planners(2)], "careless").points) == 12
