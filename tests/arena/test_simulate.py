"""Simulated games: the same seed gives the same games, with any number of workers, and the report has every figure."""

from __future__ import annotations

import json
from typing import ClassVar

import pytest

from macher.arena.playing import Game, play_game
from macher.arena.report import spread
from macher.arena.simulate import simulate
from macher.bots import BOTS, Bot, BotError, make_bot
from macher.rules import Config, View
from tests.rules.e2006.positions import config as config_2006
from tests.rules.positions import config

KEYS = {
    "edition",
    "variant",
    "players",
    "parties",
    "bots",
    "seed",
    "workers",
    "games",
    "decisions",
    "decisions_per_second",
    "seconds",
    "decisions_a_game",
    "scores",
    "winning_score",
    "seats",
    "shared_wins",
}
SOURCES = {
    "2019": {"votes", "bonus", "media", "base", "cash", "total"},
    "2006": {"seats", "media", "members", "lead", "opinions", "secured", "total"},
}
TIMES = {"seconds", "decisions_per_second", "workers"}
SEEN: list[int | None] = []


def figures(report: dict[str, object]) -> dict[str, object]:
    """The report without what depends on the machine."""
    return {key: value for key, value in report.items() if key not in TIMES}


def outcome(game: Game) -> tuple[object, ...]:
    return game.decisions, game.scores, game.winners


@pytest.mark.parametrize("played", [config(4), config_2006(4)], ids=["2019", "2006"])
def test_the_report_has_its_keys(played: Config) -> None:
    report = simulate(played, ["random"] * 4, 5, "keys")
    assert set(report) == KEYS
    assert (report["edition"], report["variant"]) == (played.edition, played.variant)
    assert json.loads(json.dumps(report))["games"] == 5
    scores = report["scores"]
    assert isinstance(scores, dict)
    assert set(scores) == SOURCES[played.edition]
    seats = report["seats"]
    assert isinstance(seats, list)
    assert [seat["seat"] for seat in seats] == [0, 1, 2, 3]
    assert sum(seat["win_share"] for seat in seats) == pytest.approx(1, abs=0.001)


@pytest.mark.parametrize(
    "played",
    [config(3, 4), config(3, 7), config_2006(3, 5), config_2006(3, 7, poll_reveal="chosen_only")],
    ids=["2019-4", "2019-7", "2006-5", "2006-7"],
)
def test_workers_do_not_change_the_games(played: Config) -> None:
    one = simulate(played, ["random"] * 3, 8, "workers", workers=1)
    two = simulate(played, ["random"] * 3, 8, "workers", workers=2)
    assert figures(one) == figures(two)
    assert (one["workers"], two["workers"]) == (1, 2)


@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("variant", [5, 7])
def test_games_of_2006_are_played_to_the_end(seats: int, variant: int) -> None:
    """R06-7-1, R06-7.5-1, R06-8-2: every size, and the highest total wins."""
    for number in range(3):
        game = play_game(config_2006(seats, variant), ["random"] * seats, f"2006 {number}")
        totals = [score.total for score in game.scores]
        assert game.winners == tuple(seat for seat in range(seats) if totals[seat] == max(totals))
        assert outcome(game) == outcome(play_game(config_2006(seats, variant), ["random"] * seats, f"2006 {number}"))


def test_the_same_seed_gives_the_same_games() -> None:
    games = [outcome(play_game(config(5), ["random"] * 5, "same")) for _ in range(2)]
    assert games[0] == games[1]
    assert figures(simulate(config(5), ["random"] * 5, 6, "s")) == figures(simulate(config(5), ["random"] * 5, 6, "s"))


def test_different_seeds_give_different_games() -> None:
    outcomes = {str(outcome(play_game(config(4), ["random"] * 4, f"seed {number}"))) for number in range(10)}
    assert len(outcomes) == 10
    assert (
        simulate(config(4), ["random"] * 4, 3, "a")["scores"] != simulate(config(4), ["random"] * 4, 3, "b")["scores"]
    )


def test_game_number_i_is_the_same_in_a_longer_run() -> None:
    seen: list[int] = []
    simulate(config(3), ["random"] * 3, 4, "run", progress=seen.append)
    assert seen == [1, 2, 3, 4]
    short = outcome(play_game(config(3), ["random"] * 3, "run-2"))
    assert short == outcome(play_game(config(3), ["random"] * 3, "run-2"))


def test_the_winner_has_the_highest_total() -> None:
    """R19-17.5."""
    for number in range(10):
        game = play_game(config(3, 7), ["random"] * 3, f"winner {number}")
        totals = [score.total for score in game.scores]
        assert game.winners == tuple(seat for seat in range(3) if totals[seat] == max(totals))


class Watching(Bot):
    """Plays the first legal action and remembers whose view it got."""

    def choose(self, view: View, legal: tuple[int, ...], budget: float) -> int:
        SEEN.append(view.data["viewer"])
        assert view.data["money"].count(None) == len(view.data["money"]) - 1
        return legal[0]


class Cheating(Bot):
    uses_view: ClassVar[bool] = True

    def choose(self, view: View, legal: tuple[int, ...], budget: float) -> int:
        return -1


@pytest.mark.parametrize("played", [config(3), config_2006(3)], ids=["2019", "2006"])
def test_a_bot_gets_the_view_of_its_own_seat(played: Config, monkeypatch: pytest.MonkeyPatch) -> None:
    """R19-2.1, R06-6.0-5: bots know what their seat knows."""
    monkeypatch.setitem(BOTS, "watching", Watching)
    SEEN.clear()
    play_game(played, ["random", "watching", "random"], "view")
    assert set(SEEN) == {1}


def test_a_bot_that_breaks_the_rules_is_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "cheating", Cheating)
    with pytest.raises(BotError, match="Cheating"):
        play_game(config(3), ["random", "cheating", "random"], "cheat")


def test_an_unknown_bot_is_named() -> None:
    with pytest.raises(BotError, match="genius"):
        make_bot("genius", 1)


def test_the_spread_of_values() -> None:
    assert spread([5]) == {"mean": 5, "least": 5, "low": 5, "median": 5, "high": 5, "most": 5}
    assert spread(list(range(11))) == {"mean": 5, "least": 0, "low": 1, "median": 5, "high": 9, "most": 10}
