"""Hooks see every event of a game and change nothing in it."""

from __future__ import annotations

import pytest

from macher.arena.hook_names import make_hook
from macher.arena.hooks import Hook, PlayCounts
from macher.arena.playing import play_game
from macher.arena.report import play_shares
from macher.bots import BotError
from macher.rules import Event, State
from macher.rules.events import PoliticianSent, RalliesBought, RalliesConverted, RoundBegan
from tests.arena.matches import BOTS_FILE, FIRST, config_of, figures_of, match, played

RANDOM = ["random"] * 4


class Everything(Hook):
    def begin(self, state: State) -> None:
        self.kinds: list[str] = []

    def event(self, event: Event) -> None:
        self.kinds.append(type(event).__name__)

    def result(self, state: State) -> list[str]:
        return self.kinds


@pytest.mark.parametrize("edition", ["2019", "2006"])
def test_a_hook_follows_from_the_first_event_to_the_last(edition: str) -> None:
    kinds = play_game(config_of(edition), RANDOM, "events", [Everything()]).hooked[0]
    assert "GameBegan" in kinds
    assert kinds[-1] == "GameWon"
    assert kinds.count("RoundBegan") == {"2019": 4, "2006": 7}[edition]


@pytest.mark.parametrize("edition", ["2019", "2006"])
def test_hooks_do_not_change_the_game(edition: str) -> None:
    bare = play_game(config_of(edition), RANDOM, "hooks")
    hooked = play_game(config_of(edition), RANDOM, "hooks", [PlayCounts()])
    assert (bare.scores, bare.winners, bare.decisions) == (hooked.scores, hooked.winners, hooked.decisions)


@pytest.mark.parametrize(("edition", "variant", "politicians"), [("2019", 4, 5), ("2019", 7, 8), ("2006", 7, 7)])
def test_the_play_of_a_game_is_counted(edition: str, variant: int, politicians: int) -> None:
    games = [
        play_game(config_of(edition, 4, variant), RANDOM, f"play {number}", [PlayCounts()]).hooked[0]
        for number in range(20)
    ]
    shares = play_shares(games)
    assert sum(name.endswith(" sent") for name in shares) == politicians
    assert all(row["share"] > 0 for row in shares.values()), "random players do everything now and then"
    assert all(0 <= row["share"] <= 1 and row["mean"] >= row["share"] for row in shares.values())
    assert ("national opinions placed" in shares) == (edition == "2006")


def test_a_conversion_is_early_where_no_election_is_due() -> None:
    count = PlayCounts()
    count.begin(played_state())
    count.event(RoundBegan(1, (3,)))
    count.event(RalliesConverted(0, 3, 4, 0, 1, 4, 4))
    assert count.result(played_state())["early conversions"] == 0
    count.event(RalliesConverted(0, 5, 4, 0, 1, 4, 4))
    assert count.result(played_state())["early conversions"] == 1


def test_a_politician_is_counted_by_name() -> None:
    count = PlayCounts()
    count.begin(played_state())
    count.event(PoliticianSent(0, 3, 0))
    count.event(RalliesBought(0, 3, 1, 1))
    found = {name: times for name, times in count.result(played_state()).items() if times}
    assert found == {f"{config_of('2019').tables.politicians[0].id} sent": 1}


def played_state() -> State:
    from macher.rules import setup

    return setup(config_of("2019"), "any")


def test_a_hook_of_ones_own() -> None:
    name = f"{BOTS_FILE}:Media"
    one = match("random", "random", FIRST, hooks=("play", name))
    figures = figures_of(one, played(one, 2))
    assert len(figures[name]) == figures["games"] == 6
    assert all(len(bought) == 3 for bought in figures[name])
    with pytest.raises(BotError, match="First"):
        make_hook(FIRST)
    with pytest.raises(BotError, match=r"file\.py:Class"):
        make_hook("nothing")
