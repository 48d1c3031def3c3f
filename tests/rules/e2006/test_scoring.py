"""The end of the game (R06-7)."""

from __future__ import annotations

import pytest

from macher.rules import scores, winners
from macher.rules.e2006.codes import FINAL_SCORING
from macher.rules.e2006.scoring import Score2006
from macher.rules.e2006.state import State
from macher.rules.events import FinalCounted, GameWon
from tests.rules.e2006.elections import run, set_national
from tests.rules.e2006.positions import campaign, ready, see, set_platform
from tests.rules.factories import party, play_out, told

NEUTRAL = "+ter +eco +nuc +wag +soc"


def blank(seats: int = 3, variant: int = 7, **options: str) -> State:
    """A game in which nobody has a point; no platform agrees with an empty national board."""
    g = ready(seats, variant, (), 0, 30, **options)
    g.base = [0] * seats
    for seat in range(seats):
        set_platform(g, seat, NEUTRAL)
    return g


def score(g: State, seat: int = 0) -> Score2006:
    found = scores(g)[seat]
    assert isinstance(found, Score2006)
    return found


def seats_by_round(g: State, seat: int, *won: int) -> None:
    """The seats that a player won in each round, from the first on."""
    for number, count in enumerate(won):
        g.points[number * g.seats + seat] = count


def markers(g: State, seat: int, *rounds: int) -> None:
    """National media markers on the spaces of these rounds."""
    for number in rounds:
        g.presence[(number - 1) * g.seats + seat] += 1


def members(*counts: int) -> State:
    """A game in which nobody has anything but these members."""
    g = blank(len(counts))
    g.base = list(counts)
    return g


# --- the parts of a score --------------------------------------------------------------------------------------------
def test_sum_of_seats() -> None:
    """TV06-64, R06-7.1-1, R06-6.3.1-3: 12, 25, 0, 15, 32, 0, 23: 107."""
    g = blank()
    seats_by_round(g, 1, 12, 25, 0, 15, 32, 0, 23)
    assert [one.by_source()["seats"] for one in scores(g)] == [0, 107, 0]


def test_seats_of_five_parties() -> None:
    """TV06-68, R06-7.1-1, R06-7.2-1: a played game; and the national media by round."""
    reported = {
        "cdu": ((5, 7, 42, 54, 10, 8, 9), 135),
        "fdp": ((13, 0, 42, 60, 32, 0, 17), 164),
        "gruene": ((28, 21, 6, 54, 0, 15, 9), 133),
        "spd": ((11, 26, 32, 42, 22, 0, 3), 136),
        "linke": ((9, 26, 9, 60, 5, 6, 4), 119),
    }
    g = blank(5)
    names = {party(name): name for name in reported}
    for seat, own in enumerate(g.parties):
        seats_by_round(g, seat, *reported[names[own]][0])
    assert [score(g, seat).seats for seat in range(5)] == [reported[names[own]][1] for own in g.parties]
    assert g.tables.national_media == (25, 20, 20, 15, 15, 12, 10)


@pytest.mark.parametrize(("rounds", "points"), [((), 0), ((1,), 25), ((2, 4), 35), ((1, 7), 35), ((1, 2, 3, 4, 5), 95)])
def test_media(rounds: tuple[int, ...], points: int) -> None:
    """R06-7.2-1: the points of the spaces that hold an own marker; others' markers on the same space do no harm."""
    g = blank()
    markers(g, 0, *rounds)
    markers(g, 1, 1)
    assert (score(g, 0).media, score(g, 1).media) == (points, 25)


def test_a_whole_score() -> None:
    """TV06-65, R06-7-1, R06-7.3-1: 107 + 35 + 53 + 6 + 42 + 5 = 248."""
    g = blank()
    seats_by_round(g, 0, 12, 25, 0, 15, 32, 0, 23)
    markers(g, 0, 2, 4)
    g.base = [53, 60, 10]
    set_platform(g, 0, "-gen -tax +nuc +wag -soc")
    set_national(g, "+gen -tax +nuc* +wag -soc")
    assert score(g) == Score2006(seats=107, media=35, members=53, lead=6, opinions=42, secured=5)
    assert score(g).total == 248


@pytest.mark.parametrize(
    ("counts", "bonuses"),
    [
        ((60, 50, 40), [10, 6, 0]),
        ((60, 60, 40), [8, 8, 0]),
        ((60, 60, 60, 40), [5, 5, 5, 0]),
        ((60, 50, 50), [10, 0, 0]),
        ((7, 7, 7, 7), [4, 4, 4, 4]),
        ((7, 7, 7, 7, 7), [3, 3, 3, 3, 3]),
        ((40, 60, 50, 10, 9), [0, 10, 6, 0, 0]),
        ((9, 9, 9), [5, 5, 5]),
        ((0, 20, 10, 10, 5), [0, 10, 0, 0, 0]),
        ((20, 20, 10, 10, 5), [8, 8, 0, 0, 0]),
    ],
)
def test_membership_bonus(counts: tuple[int, ...], bonuses: list[int]) -> None:
    """TV06-66, R06-7.3-2, R06-7.3-3, R06-7.3-4, G06-58: 10 and 6; level first share 16; level second get nothing."""
    assert [one.by_source()["lead"] for one in scores(members(*counts))] == bonuses


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_a_point_for_every_member(seats: int) -> None:
    """R06-7.3-1: besides the bonus."""
    g = members(*range(10, 10 + seats))
    assert [one.by_source()["members"] for one in scores(g)] == list(range(10, 10 + seats))


@pytest.mark.parametrize("space", range(5))
def test_coincidence(space: int) -> None:
    """R06-7.4-1, R06-1-8: the number below each space, for the identical card only."""
    g = blank()
    cards = ["+gen", "-tax", "-ter", "-nuc", "-soc"]
    set_national(g, " ".join(cards))
    set_platform(g, 0, cards[space])
    set_platform(g, 1, cards[space].translate(str.maketrans("+-", "-+")))  # contradictory: nothing
    set_platform(g, 2, "+eco")
    assert [one.by_source()["opinions"] for one in scores(g)] == [g.tables.national_points[space], 0, 0]


def test_secured() -> None:
    """R06-7.4-2: five more for each match with a secured card; without a match nothing."""
    g = blank()
    set_national(g, "+gen* -tax* -ter -nuc*")
    set_platform(g, 0, "+gen -tax -ter +nuc +soc")
    set_platform(g, 1, "-gen +tax -ter +nuc +soc")
    set_platform(g, 2, "-nuc")
    assert [one.by_source()["secured"] for one in scores(g)] == [10, 0, 5]
    below = g.tables.national_points
    assert [one.by_source()["opinions"] for one in scores(g)] == [sum(below[:3]), below[2], below[3]]


def test_nothing_else_counts() -> None:
    """R06-7.5-1, G06-60: money, hands, unused cards and markers on the states are worth nothing."""
    g = blank()
    before = scores(g)
    g.money = [99, 0, 0]
    g.hands[0] = ()
    g.unused[0] = g.donations[0] = 0
    g.media[0] = 3
    g.votes[0] = 50
    assert scores(g) == before


# --- the winner ------------------------------------------------------------------------------------------------------
def test_highest_total_wins() -> None:
    """R06-7.5-1, R06-7-1: everything together."""
    g = members(30, 20, 10)
    seats_by_round(g, 2, 50)
    assert [one.total for one in scores(g)] == [40, 26, 60]
    assert winners(g) == (2,)


def level(**options: str) -> State:
    """Seats 0 and 1 have 56 points each: 40 members against 28 and seats; seat 2 has fewer but most seats."""
    g = blank(3, 7, **options)
    g.base = [40, 28, 1]
    seats_by_round(g, 0, 6)
    seats_by_round(g, 1, 22)
    seats_by_round(g, 2, 30)
    assert [one.total for one in scores(g)] == [56, 56, 31]
    return g


@pytest.mark.parametrize(("rule", "found"), [("shared", (0, 1)), ("seats", (1,)), ("members", (0,))])
def test_a_final_tie(rule: str, found: tuple[int, ...]) -> None:
    """R06-7.5-1, G06-59, O06-22 final_tie_break = shared, seats or members: among those with the highest total."""
    assert winners(level(final_tie_break=rule)) == found


@pytest.mark.parametrize("rule", ["shared", "seats", "members"])
def test_a_tie_that_nothing_breaks_is_shared(rule: str) -> None:
    """R06-7.5-1, O06-22: equal in that, too."""
    g = blank(final_tie_break=rule)
    g.base = [20, 20, 10]
    assert winners(g) == (0, 1)


def test_a_tie_break_is_for_ties_only() -> None:
    """R06-7.5-1, O06-22: most seats do not beat a higher total."""
    g = blank(final_tie_break="seats")
    g.base = [50, 0, 0]
    seats_by_round(g, 1, 20)
    assert winners(g) == (0,)


def test_the_final_scoring_is_told_and_seen() -> None:
    """R06-7-1: by source, to everybody; who won."""
    g = members(30, 20, 10)
    events = run(g, FINAL_SCORING)
    assert told(events, FinalCounted)[0] == FinalCounted(0, 0, 0, 30, 10, 0, 0, 40)
    assert events[-1] == GameWon((0,))
    seen = see(g)
    assert seen["final"] == [one.by_source() for one in scores(g)]
    assert (seen["winners"], seen["over"], seen["rule"]) == ([0], True, "R06-7-1")


@pytest.mark.parametrize(("seats", "variant"), [(3, 7), (4, 7), (5, 7), (3, 5), (4, 5), (5, 5)])
def test_a_game_is_scored_after_the_last_election(seats: int, variant: int) -> None:
    """R06-7-1, R06-6.0-1, R06-8-2: the totals of the log are those of the view."""
    g = campaign(seats, variant, seed=7)
    assert (see(g)["final"], see(g)["winners"]) == (None, None)
    events = play_out(g, luck=seats)
    final = see(g)["final"]
    assert final is not None
    assert [one.total for one in told(events, FinalCounted)] == [one["total"] for one in final]
    assert g.round == g.held == variant
    best = max(one["total"] for one in final)
    assert see(g)["winners"] == [seat for seat, one in enumerate(final) if one["total"] == best]
