"""The end of the game (R19-17)."""

from __future__ import annotations

import pytest

from macher.rules import deciders, scores, step_name, winners
from macher.rules.e2019.codes import FINAL_SCORING
from macher.rules.e2019.scoring import Score2019
from macher.rules.e2019.state import State
from macher.rules.events import BaseMoved, ElectionHeld, FinalScored, GameWon, PhaseBegan, PresenceMoved
from tests.rules.factories import play_out, told, unfold
from tests.rules.positions import ready, see, table


def final(g: State) -> list[FinalScored]:
    """The final scores as they are told."""
    return told(unfold(g, FINAL_SCORING), FinalScored)


def blank(seats: int = 3, variant: int = 4, **options: str) -> State:
    """Nobody has anything: no base, no cash, no points."""
    g = ready(seats, variant, (), 0, 0, **options)
    g.base = [0] * seats
    return g


# --- the end ---------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("variant", [4, 7])
def test_scoring_follows_the_last_election(variant: int) -> None:
    """R19-17.1: after 9b of the last round everything is counted and the game is over."""
    g = table(3, variant)
    events = play_out(g, luck=variant)
    last = max(at for at, event in enumerate(events) if isinstance(event, ElectionHeld))
    assert [one.phase for one in told(events[last:], PhaseBegan)] == [13]
    assert isinstance(events[-1], GameWon)
    assert (deciders(g), step_name(g), see(g)["over"]) == ((), "game-over", True)


def test_no_final_score_before_the_end() -> None:
    """R19-17.1: while the game goes on no view holds a final score, which would tell of cash."""
    g = ready()
    assert [see(g, seat)["final"] for seat in (None, 0, 1, 2, 3)] == [None] * 5
    assert see(g)["winners"] is None


def test_at_the_end_everybody_sees_the_score() -> None:
    """R19-17.1, R19-17.5: the view holds the parts of the score and the winners."""
    g = table(3)
    events = play_out(g)
    shown = see(g)["final"]
    assert shown is not None
    assert [one["total"] for one in shown] == [one.total for one in told(events, FinalScored)]
    assert see(g)["winners"] == list(told(events, GameWon)[0].seats)


# --- the parts -------------------------------------------------------------------------------------------------------
def test_media_presence() -> None:
    """R19-17.2: each own marker scores the number of its spot; several markers score each."""
    g = blank()
    g.presence[3 * 3 + 0] = 1  # 10
    g.presence[6 * 3 + 0] = 1  # 4
    g.presence[3 * 3 + 2] = 1  # 10
    assert [one.media for one in final(g)] == [14, 0, 10]


def test_media_presence_of_all_seven_spots() -> None:
    """R19-17.2: the numbers of the spots from left to right."""
    g = blank(3, 7)
    worth = []
    for spot in range(7):
        g.presence = [0] * 21
        g.presence[spot * 3 + 1] = 1
        worth.append(final(g)[1].media)
    assert worth == list(g.tables.presence)
    assert worth[3] == 10


def test_markers_still_in_a_state_score_nothing() -> None:
    """R19-17.2: only presence counts, not the markers on boards or in supply."""
    g = blank()
    g.media = [1] * len(g.media)
    assert [one.media for one in final(g)] == [0, 0, 0]


def test_party_base() -> None:
    """R19-17.3: one point for each."""
    g = blank()
    g.base = [0, 17, 104]
    assert [one.base for one in final(g)] == [0, 17, 104]


@pytest.mark.parametrize(
    ("cash", "points"),
    [
        ((20, 20, 10), [6, 6, 3]),
        ((30, 10, 10), [6, 3, 3]),
        ((5, 5, 5), [6, 6, 6]),
        ((0, 0, 0), [6, 6, 6]),
        ((0, 1, 2), [0, 3, 6]),
        ((7, 0, 0), [6, 3, 3]),
        ((4, 3, 2, 1, 0), [6, 3, 0, 0, 0]),
        ((9, 9, 9, 8, 7), [6, 6, 6, 3, 0]),
    ],
)
def test_cash(cash: tuple[int, ...], points: list[int]) -> None:
    """R19-17.4, T19-D24: 6 for the most and 3 for the second most, in full to all who share it; 0 can rank."""
    g = blank(len(cash))
    g.money = list(cash)
    assert [one.cash for one in final(g)] == points


@pytest.mark.parametrize(
    ("cash", "points"), [((20, 20, 10), [6, 6, 0]), ((30, 10, 10), [6, 3, 3]), ((5, 5, 5), [6, 6, 6])]
)
def test_no_second_place_after_a_tie(cash: tuple[int, ...], points: list[int]) -> None:
    """R19-17.4, O19-15: two who share the first place may leave no second one."""
    g = blank(cash_second_place="skip_after_tie")
    g.money = list(cash)
    assert [one.cash for one in final(g)] == points


# --- the total -------------------------------------------------------------------------------------------------------
def test_the_total() -> None:
    """R19-17.5: points for votes, bonuses, media, base and cash, all together; the highest wins."""
    g = blank()
    g.points = [13, 16, 21, 9, 0, 0, 0, 0, 0, 0, 0, 0]
    g.bonus = [0, 0, 12, 7, 7, 0, 0, 0, 0, 0, 0, 0]
    g.presence[3 * 3 + 2] = 1
    g.base = [11, 12, 3]
    g.money = [5, 8, 8]
    assert final(g) == [
        FinalScored(0, 22, 7, 0, 11, 3, 43),
        FinalScored(1, 16, 7, 0, 12, 6, 41),
        FinalScored(2, 21, 12, 10, 3, 6, 52),
    ]
    assert told(unfold(g, FINAL_SCORING), GameWon) == [GameWon((2,))]


def test_a_shared_victory() -> None:
    """R19-17.5: a tie for the highest total is shared; there is no tie-break (G19-25)."""
    g = blank()
    g.base = [20, 14, 20]
    g.money = [1, 1, 1]
    assert told(unfold(g, FINAL_SCORING), GameWon) == [GameWon((0, 2))]
    assert winners(g) == (0, 2)


@pytest.mark.parametrize(("seats", "variant"), [(3, 4), (4, 7), (5, 4)])
def test_the_score_of_a_game_adds_up_from_its_events(seats: int, variant: int) -> None:
    """R19-17.2, R19-17.3, R19-17.5: what was told during the game is what is scored."""
    g = table(seats, variant, seed=seats)
    events = play_out(g, luck=seats)
    for seat, score in enumerate(scores(g)):
        assert isinstance(score, Score2019)
        assert score.votes == sum(one.points[seat] for one in told(events, ElectionHeld))
        assert score.media == sum(one.worth for one in told(events, PresenceMoved) if one.seat == seat)
        bases = [one.base for one in told(events, BaseMoved) if one.seat == seat]
        assert score.base == (bases[-1] if bases else 10)
        assert score.total == score.votes + score.bonus + score.media + score.base + score.cash
    best = max(score.total for score in scores(g))
    assert winners(g) == tuple(seat for seat, score in enumerate(scores(g)) if score.total == best)
