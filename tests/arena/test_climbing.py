"""The search for what beats a bot: knobs turn weights, looks and steps are the same in every run, and it goes on."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from macher.arena import climbing
from macher.arena.climbing import Search, climb, gains, step_of, verdict
from macher.arena.executors import InThisProcess
from macher.arena.knobs import changes_between, knobs_of, turned
from macher.bots import make_bot
from macher.bots.planner.planner import Planner
from macher.bots.planner.tables import PLANNER_1, UnknownWeight, changed
from tests.arena.matches import config_of

TABLE = PLANNER_1["2019", 4]


def a_search(pairs: int = 40) -> Search:
    return Search("2019", 4, 4, "planner-1", "planner-1", "test", pairs)


# --- knobs -----------------------------------------------------------------------------------------------------------
def test_a_knob_multiplies_and_a_tilt_turns_the_ends_against_each_other() -> None:
    new = turned(TABLE, {"rivalry": 0.2, "room~": 0.1})
    assert new.rivalry == pytest.approx(TABLE.rivalry * 1.2214, rel=0.01)
    assert new.room[0] < TABLE.room[0]
    assert new.room[-1] > TABLE.room[-1]
    assert replace(new, rivalry=TABLE.rivalry, room=TABLE.room) == TABLE, "all else stays"


def test_switches_and_chances() -> None:
    assert turned(TABLE, {"counts_cards": 0.2}).counts_cards is True
    assert turned(TABLE, {"counts_cards": -0.2}).counts_cards is False
    assert max(turned(TABLE, {"media_hold": 3.0}).media_hold) == 1.0


def test_what_is_nothing_has_no_knob() -> None:
    assert "swap_cost" not in knobs_of(TABLE)
    assert {"rivalry", "thousand", "thousand~", "counts_cards"} <= set(knobs_of(TABLE))


def test_a_turned_table_has_a_name_that_makes_it_again() -> None:
    knobs = {name: 0.1 if at % 2 else -0.1 for at, name in enumerate(knobs_of(TABLE))}
    new = turned(TABLE, knobs)
    bot = make_bot(f"planner-1@{changes_between(TABLE, new)}", 1)
    assert isinstance(bot, Planner)
    assert bot.beliefs["2019", 4] == new


@pytest.mark.parametrize("changes", ["rivalri=1", "rivalry=much", "room=3", "rivalry"])
def test_a_weight_that_is_not_there_is_told(changes: str) -> None:
    with pytest.raises(UnknownWeight):
        changed(PLANNER_1, changes)


# --- the search ------------------------------------------------------------------------------------------------------
def fake_points(_config: object, bot: str, _against: str, seed: str, seat: int) -> float:
    """Points that depend on one weight alone, the more rivalry the better; and on luck."""
    player = make_bot(bot, 1)
    assert isinstance(player, Planner)
    luck = len(seed) % 3 + seat
    return 40.0 * player.beliefs["2019", 4].rivalry + luck


def test_the_weight_that_matters_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(climbing, "points_ahead", fake_points)
    search = a_search()
    climb(search, config_of("2019"), InThisProcess(), 4, lambda now: now.generation >= 2)
    assert [one["stays"] for one in search.log] == [1, 1]
    assert search.knobs["rivalry"] > 2 * climbing.STEP
    assert search.log[0]["better"] > 0


def test_a_search_goes_on_where_it_stopped(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(climbing, "points_ahead", fake_points)
    whole = a_search()
    climb(whole, config_of("2019"), InThisProcess(), 4, lambda now: now.generation >= 1)
    file = tmp_path / "search.json"
    parts = a_search()
    while parts.generation < 1:
        left = iter((False, False, False))
        climb(parts, config_of("2019"), InThisProcess(), 4, lambda _, left=left: next(left, True))  # type: ignore[misc]
        parts.save(file)
        parts = Search.load(file)
    assert (parts.knobs, parts.log) == (whole.knobs, whole.log)


def test_noise_moves_nothing_far() -> None:
    search = a_search()
    search.played = [[number, 5.0 + number % 2, 5.5] for number in range(40)]
    assert all(error > 0 for _, error in gains(search).values())
    assert max(map(abs, step_of(search).values()), default=0.0) <= climbing.STEP * climbing.LONGEST_STEP


def test_a_step_stays_only_if_it_is_better() -> None:
    search = a_search()
    assert verdict(search) is None
    search.tried = [[at, 9.0 + at % 3, 2.0] for at in range(12)]
    assert verdict(search) is True
    search.tried = [[at, 2.0, 9.0 + at % 3] for at in range(12)]
    assert verdict(search) is False
    search.tried = [[at, 5.0 + 3 * (at % 2), 6.4] for at in range(12)]
    assert verdict(search) is None, "open: more pairs"
