"""The data of the 2006 edition: what is shipped."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise, permutations
from pathlib import Path

import pytest

from macher.data import load
from macher.rules.e2006.tables import ISSUES, CabinetCard, Poll, Tables
from macher.rules.parts.config import PARTIES
from tests.data.folders import own, rows_of


@pytest.fixture(scope="module")
def tables() -> Tables:
    return load("2006", environment=False)


@pytest.fixture(scope="module")
def points(tables: Tables) -> dict[str, tuple[int, ...]]:
    return {state.id: state.points for state in tables.states}


def confidences(file: str, *keys: str) -> list[str]:
    rows = rows_of(edition="2006")
    return [rows[f"{file}:{key}"].confidence for key in keys]


# --- states ---------------------------------------------------------------------------------------------------------
SIGHTED = {
    "SN": (7, 21, 26, 46),
    "RP": (6, 9, 12, 32, 42),
    "BY": (42, 54, 60),
    "SH": (5, 10, 22, 32),
    "HB": (6, 8, 15),
    "SL": (3, 4, 6, 9, 17, 20),
    "TH": (14, 26),
    "NW": (80,),
    "BW": (54,),
    "NI": (50,),
    "BE": (40,),
    "ST": (36,),
    "HH": (22,),
}
"""What players saw in the table of a state."""


def test_brandenburg_of_the_rulebook(points: dict[str, tuple[int, ...]]) -> None:
    """The one table that the rulebook shows as a whole."""
    assert points["BB"] == (5, 7, 9, 11, 13, 16, 19, 22, 25, 28)
    assert set(confidences("states.toml", *(f"state.BB.points.{cell}" for cell in range(1, 11)))) == {"rulebook"}


@pytest.mark.parametrize("id", SIGHTED)
def test_sighted_values_are_in_the_table_as_found(points: dict[str, tuple[int, ...]], id: str) -> None:
    cells = [points[id].index(value) + 1 for value in SIGHTED[id]]
    assert set(confidences("states.toml", *(f"state.{id}.points.{cell}" for cell in cells))) == {"found"}


def test_nothing_else_is_found(points: dict[str, tuple[int, ...]]) -> None:
    rows = rows_of(edition="2006")
    found = [key for key, row in rows.items() if ".points." in key and row.confidence == "found"]
    assert len([key for key in found if key.startswith("states.toml")]) == sum(map(len, SIGHTED.values()))


def test_a_placed_value_says_so() -> None:
    rows = rows_of(edition="2006")
    inner = [row for key, row in rows.items() if key.startswith("states.toml:state.") and ".points." in key]
    for row in inner:
        if row.confidence == "found":
            assert row.source.endswith("bracket is our placement") != row.key.endswith(".10"), row


def test_maxima(points: dict[str, tuple[int, ...]]) -> None:
    maxima = [table[-1] for table in points.values()]
    assert maxima == [15, 20, 22, 24, 26, 28, 32, 36, 40, 42, 46, 48, 50, 54, 60, 80]
    assert sum(maxima) == 623
    assert confidences("states.toml", "state.HE.points.10", "state.MV.points.10") == ["inferred", "inferred"]


def test_points_rise_and_steps_never_shrink(points: dict[str, tuple[int, ...]]) -> None:
    for table in points.values():
        steps = [high - low for low, high in pairwise(table)]
        assert len(table) == 10
        assert steps == sorted(steps)
        assert steps[0] > 0


def test_a_larger_state_never_has_fewer_seats(points: dict[str, tuple[int, ...]]) -> None:
    for small, large in pairwise(points.values()):
        assert all(low <= high for low, high in zip(small, large, strict=True))
    assert (min(map(min, points.values())), max(map(max, points.values()))) == (1, 80)


def test_seats_of_a_reported_game(points: dict[str, tuple[int, ...]]) -> None:
    """TV06-68: every result of seven elections is one of the state's numbers, or none."""
    elections = {
        "BB": (5, 13, 28, 11, 9),
        "SN": (7, 0, 21, 26, 26),
        "RP": (42, 42, 6, 32, 9),
        "BY": (54, 60, 54, 42, 60),
        "SH": (10, 32, 0, 22, 5),
        "HB": (8, 0, 15, 0, 6),
        "SL": (9, 17, 9, 3, 4),
    }
    for id, seats in elections.items():
        assert set(seats) <= {0, *points[id]}, id
    assert [sum(party) for party in zip(*elections.values(), strict=True)] == [135, 164, 133, 136, 119]


# --- cards ----------------------------------------------------------------------------------------------------------
def test_cabinet(tables: Tables) -> None:
    """R06-1-11."""
    assert tables.cabinet == (
        CabinetCard("backbencher", 2, True, 3, True, False, 0, 0, False),
        CabinetCard("finance_minister", 3, False, 5, True, True, 0, 0, False),
        CabinetCard("justice_minister", 5, False, 8, True, True, 0, 1, False),
        CabinetCard("foreign_minister", 5, False, 8, True, True, 1, 0, False),
        CabinetCard("party_whip", 10, True, 8, True, True, 1, 1, False),
        CabinetCard("speaker", 15, True, 10, True, True, 2, 2, False),
        CabinetCard("chancellor", 25, True, 10, True, True, 3, 3, True),
    )
    assert sum(card.phone for card in tables.cabinet) == tables.coalition_tiles


def test_of_the_cabinet_little_is_sure() -> None:
    keys = ("chancellor.cost", "speaker.long_game_only", "speaker.cost", "finance_minister.phone", "backbencher.votes")
    words = ["rulebook", "rulebook", "inferred", "reconstructed", "reconstructed"]
    assert confidences("cabinet.toml", *(f"cabinet.{key}" for key in keys)) == words


def test_contributions(tables: Tables) -> None:
    """R06-1-13."""
    assert [card.amount for card in tables.contributions] == [10, 20, 30, 40, 50]
    assert [(card.loss_dice, card.gain_dice) for card in tables.contributions] == [(n, n) for n in range(1, 6)]
    assert confidences("contributions.toml", *(f"contribution.{n}.amount" for n in (4, 5))) == ["inferred", "rulebook"]


def test_what_the_short_game_leaves_out(tables: Tables) -> None:
    """The card of 25,000, the contribution of 50,000, ten polls."""
    assert [card.cost for card in tables.cabinet if card.long_game_only] == [25]
    assert [card.amount for card in tables.contributions if card.long_game_only] == [50]
    assert [card.long_game_only for card in tables.polls] == [False] * 10 + [True] * 10


def test_polls_of_the_short_game_are_those_of_2019(tables: Tables) -> None:
    assert tuple(poll.changes for poll in tables.polls[:10]) == load("2019", environment=False).polls
    for party in range(5):
        assert sorted(poll.changes[party] for poll in tables.polls[:10]) == [-2, -2, -1, -1, 0, 0, 1, 1, 2, 2]


def test_polls_with_a_seven(tables: Tables) -> None:
    for party in range(5):
        assert sorted(poll.changes[party] for poll in tables.polls[10:]) == [-2, -2, -1, -1, -1, 1, 1, 1, 2, 2]
    shapes = Counter(tuple(sorted(poll.changes)) for poll in tables.polls[10:])
    assert shapes == {(-2, -1, 1, 1, 2): 5, (-2, -1, -1, 1, 2): 5}


def test_polls_favour_nobody(tables: Tables) -> None:
    assert [sum(poll.changes[party] for poll in tables.polls) for party in range(5)] == [0] * 5
    pairs = [(poll.changes.index(2), poll.changes.index(-2)) for poll in tables.polls]
    assert sorted(pairs) == sorted(permutations(range(5), 2))


def test_polls_are_used_alike(tables: Tables) -> None:
    assert {(poll.uses, poll.dice) for poll in tables.polls} == {(2, 2)}
    assert confidences("polls.toml", "poll.P1.uses", "poll.Q1.dice", "poll.P1.cdu", "poll.Q1.long_game_only") == (
        ["rulebook", "rulebook", "reconstructed", "reconstructed"]
    )


def test_parties_and_issues() -> None:
    assert PARTIES == ("linke", "spd", "gruene", "cdu", "fdp")  # as in the other edition
    assert len(ISSUES) == 7


# --- sheet, boards, constants ---------------------------------------------------------------------------------------
def test_sheet(tables: Tables) -> None:
    assert [(o.popularity, o.meetings, o.votes) for o in tables.first_column] == [(2, 1, 0), (1, 1, 1), (0, 1, 2)]
    assert [(o.media, o.members) for o in tables.second_column] == [(3, 0), (2, 4), (1, 8), (0, 12)]
    assert (tables.item_meetings, tables.item_votes) == (6, 6)


def test_the_disputed_option_says_what_the_scan_reads() -> None:
    row = rows_of(edition="2006")["sheet.toml:second_column.4.members"]
    assert (row.value, row.confidence) == ("12", "found")
    assert "the scan of the rulebook reads 10" in row.source


def test_national_board(tables: Tables) -> None:
    """R06-1-8."""
    assert tables.national_media == (25, 20, 20, 15, 15, 12, 10)
    assert tables.national_members == (4, 3, 2, 2, 1)
    assert tables.national_points == (8, 9, 10, 11, 12)
    keys = ("media.values.7", "opinion.members.3", "opinion.points.1")
    assert confidences("national.toml", *keys) == ["found", "reconstructed", "reconstructed"]


def test_sample_score_of_the_rulebook(tables: Tables) -> None:
    """42 points for all national opinions but the first, 35 for two media markers."""
    assert sum(tables.national_points[1:]) == 42
    assert 35 in {a + b for a, b in permutations(tables.national_media, 2)}
    assert 107 + 35 + 53 + tables.members_second + 42 + tables.secured_points == 248


def test_dice_and_payouts(tables: Tables) -> None:
    """R06-1-6."""
    assert tables.die == (0, 1, 1, 2, 2, 3)
    assert tables.payout_rounds == (1, 3, 5)
    assert (tables.bonus_dice, confidences("constants.toml", "die.values.1")) == (3, ["found"])


def test_component_counts(tables: Tables) -> None:
    """R06-1-2, R06-1-3, R06-1-4, R06-1-5: pieces of five parties, and the decks."""
    assert (5 * tables.meeting_markers, 5 * tables.media_markers, 5 * tables.coalition_tiles) == (90, 25, 20)
    assert (14 * tables.opinion_copies, 14 * tables.policy_copies, tables.key_tiles) == (42, 56, 4)
    assert (5 * len(tables.cabinet), 5 * len(tables.contributions), len(tables.polls)) == (35, 25, 20)


def test_numbers_of_the_rulebook(tables: Tables) -> None:
    """The setup; then prices, limits and points."""
    assert (tables.start_money, tables.start_members, tables.start_meetings) == (25, 5, 1)
    assert (tables.pool_size, tables.platform_size, tables.hand_size) == (6, 5, 3)
    assert (tables.meeting_price, tables.meetings_a_turn, tables.meeting_spaces) == (1, 4, 10)
    assert (tables.media_price, tables.media_spaces, tables.convert_minimum) == (4, 5, 5)
    assert (tables.coalition_match, tables.coalition_force) == (2, 3)
    assert (tables.most_popularity, tables.most_votes) == (3, 50)
    assert (tables.members_first, tables.members_second, tables.secured_points) == (10, 6, 5)


# --- own data -------------------------------------------------------------------------------------------------------
def test_an_owner_of_the_box_may_write_what_the_cards_say(tmp_path: Path, tables: Tables) -> None:
    overlay = own(tmp_path, polls="[poll.Q3]\nspd = 3\nuses = 1", contributions="contribution.2.amount = 15")
    changed = load("2006", overlay)
    assert changed.polls[12] == Poll((-1, 3, 1, -2, 2), uses=1, dice=2, long_game_only=True)
    assert changed.polls[:12] == tables.polls[:12]
    assert [card.amount for card in changed.contributions] == [10, 15, 30, 40, 50]
    rows = rows_of(overlay, "2006")
    assert rows["polls.toml:poll.Q3.spd"].source == f"your own data: {tmp_path / 'polls.toml'}"
    assert rows["polls.toml:poll.Q3.cdu"].confidence == "reconstructed"
