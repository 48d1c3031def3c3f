"""The short game of five rounds (R06-8)."""

from __future__ import annotations

import pytest

from macher.rules import deciders, legal, scores, step_name
from macher.rules.e2006.codes import COALITIONS, LAY_TILE, MONEY, NEXT_ROUND
from macher.rules.events import IncomePaid, PhaseBegan, PresenceMoved, RoundBegan, StateEntered
from macher.rules.parts.codes import MOVE
from tests.rules.e2006.elections import PLAYERS, elect, face_up_counts, presence, run, seen_by
from tests.rules.e2006.positions import campaign, lay_tiles, politician, ready, round_of, see, set_platform, table
from tests.rules.factories import do, play_out, state_index, there, told, until

SHORT = 5


@pytest.mark.parametrize("seats", PLAYERS)
def test_material_of_the_short_game(seats: int) -> None:
    """TV06-67, R06-8-1: 6 cabinet and 4 contribution cards each, 10 polls; payouts in rounds 1 and 3."""
    g, long = table(seats, SHORT), table(seats)
    assert (see(g)["poll_deck"], see(long)["poll_deck"]) == (10, 20)
    for seat in range(seats):
        cabinet, gifts = see(g, seat)["cabinet"][seat], see(g)["contributions"][seat]
        assert (cabinet.bit_count(), see(long, seat)["cabinet"][seat].bit_count()) == (6, 7)
        assert (gifts.bit_count(), see(long)["contributions"][seat].bit_count()) == (4, 5)
        assert not cabinet >> politician(g, "chancellor") & 1
        assert [one.amount for at, one in enumerate(g.tables.contributions) if not gifts >> at & 1] == [50]
    assert g.tables.cabinet[politician(g, "chancellor")].cost == 25
    assert not any(g.tables.polls[poll].long_game_only for poll in g.poll_deck)


@pytest.mark.parametrize("seats", PLAYERS)
def test_five_rounds(seats: int) -> None:
    """R06-8-2: rounds 1 to 4 complete, round 5 only the election; boards in play 4, 4, 3, 2, 1."""
    g = campaign(seats, SHORT)
    boards = [len(see(g)["order"])]
    phases: dict[int, list[int]] = {}
    while seats_asked := deciders(g):
        events = do(g, seats_asked[0], legal(g, seats_asked[0])[0])
        for event in events:
            if isinstance(event, RoundBegan):
                boards.append(len(see(g)["order"]))
            if isinstance(event, PhaseBegan):
                phases.setdefault(len(boards), []).append(event.phase)
    assert boards == [4, 4, 3, 2, 1]
    assert phases == {
        1: list(range(2, 15)),
        2: list(range(1, 15)),
        3: list(range(1, 15)),
        4: list(range(1, 15)),
        5: [9, 10, 11, 15],
    }


@pytest.mark.parametrize(("number", "paid"), [(1, 10), (2, 0), (3, 10), (4, 0)])
def test_payout(number: int, paid: int) -> None:
    """R06-8-3, R06-6.3.5-2: members are paid for in rounds 1 and 3 only."""
    g = ready(seats=3, variant=SHORT)
    g.round = number
    g.base[1] = 10
    assert told(run(g, MONEY), IncomePaid)[1] == IncomePaid(1, 0, paid)


def test_no_payout_in_round_five() -> None:
    """R06-8-3, R06-8-1, R06-6.3.5-3: a whole game pays members twice, and nothing at its end."""
    events = play_out(campaign(seats=3, variant=SHORT), luck=5)
    assert [one.base > 0 for one in told(events, IncomePaid)[::3]] == [True, False, True, False]


def test_the_fifth_state() -> None:
    """R06-8-4, R06-6.4.1-4, R06-6.4.1-8: two opinions up and two down; no coalition there."""
    g = ready(seats=3, variant=SHORT)
    land = g.order[0]
    events = run(g, NEXT_ROUND)
    assert told(events, StateEntered) == [StateEntered(see(g)["card"][land], 5)]
    assert see(g)["opinions"][land * 4 : land * 4 + 4].count(None) == 2
    for other, tile in ((g.order[0], 1), (land, 0)):
        run(g)
        g.push(LAY_TILE, other)  # of seat 0
        g.proceed()
        assert there(g, "tiles", other)[0] == tile
    g.order = [land]
    lay_tiles(g, land, 0, 1)
    for seat in (0, 1):
        set_platform(g, seat, "+gen -tax +nuc +wag -soc")
    run(g, COALITIONS)
    assert deciders(g) == ()


@pytest.mark.parametrize(("number", "left"), [(2, [2, 3, 0]), (3, [3, 0]), (4, [0])])
def test_boards_leave_the_game(number: int, left: list[int]) -> None:
    """R06-8-5: at the end of rounds 2, 3 and 4; the others turn one card up."""
    g = round_of(ready(seats=3, variant=SHORT), number)
    before = face_up_counts(g)
    events = run(g, NEXT_ROUND)
    assert told(events, StateEntered) == []
    assert see(g)["order"] == left
    assert face_up_counts(g) == [min(4, count + 1) for count in before[1:]]


@pytest.mark.parametrize("seats", PLAYERS)
def test_face_up_opinions(seats: int) -> None:
    """R06-8-6: 4/3/2/1, 4/3/2/2, 4/3/3, 4/4 and 4 at the start of the rounds."""
    g = ready(seats, SHORT)
    counts = [face_up_counts(g)]
    for number in range(2, 6):
        counts.append(face_up_counts(round_of(g, number)))
    assert counts == [[4, 3, 2, 1], [4, 3, 2, 2], [4, 3, 3], [4, 4], [4]]


@pytest.mark.parametrize(
    ("spaces", "first", "values"), [("first_five", 1, (25, 20, 20, 15, 15)), ("last_five", 3, (20, 15, 15, 12, 10))]
)
@pytest.mark.parametrize("number", range(1, 6))
def test_national_media(number: int, spaces: str, first: int, values: tuple[int, ...]) -> None:
    """R06-8-7, R06-6.3.3-4, G06-62, O06-24 short_media_spaces = first_five or last_five: spaces 1 to 5 or 3 to 7."""
    g = ready(seats=3, variant=SHORT, short_media_spaces=spaces)
    g.round = number
    elect(g, (30, 20, 0), media=(1, 0, 0))
    space = first + number - 1
    event = PresenceMoved(0, state_index(g, "BB"), space - 1, values[number - 1])
    assert seen_by(g, 0, MOVE, None) == [event]
    assert presence(g, space) == [1, 0, 0]
    assert scores(g)[0].by_source()["media"] == values[number - 1]


def test_the_option_is_for_the_short_game() -> None:
    """R06-8-7, O06-24: the game of seven rounds has a space for each."""
    g = ready(seats=3, short_media_spaces="last_five")
    elect(g, (30, 20, 0), media=(1, 0, 0))
    do(g, 0, MOVE)
    assert presence(g, 1) == [1, 0, 0]


@pytest.mark.parametrize(("variant", "last"), [(SHORT, 5), (7, 7)])
def test_the_starting_player_stays_for_the_last_round(variant: int, last: int) -> None:
    """R06-8-7, R06-6.0-4, G06-52: the starting player of round 5 is that of round 4; of seven, of 7 that of 6."""
    g = round_of(ready(seats=3, variant=variant), last - 1)
    until(g, "poll-bid")
    g.start = 2
    round_of(g, last)
    assert see(g)["start"] == 2


@pytest.mark.parametrize("seats", PLAYERS)
def test_four_contributions_for_four_rounds(seats: int) -> None:
    """R06-8-1, R06-6.4.2-1, G06-55: one in each of the rounds 1 to 4."""
    g = campaign(seats, SHORT)
    rounds = []
    while asked := deciders(g):
        if step_name(g) == "contribution":
            rounds.append(g.round)
        do(g, asked[0], legal(g, asked[0])[0])
    assert rounds == [number for number in range(1, 5) for _ in range(seats)]
