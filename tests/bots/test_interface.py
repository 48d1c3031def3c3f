"""A bot is one class: the one in the guide plays whole games, and a file's class is found by its name."""

from __future__ import annotations

import re
from math import inf
from pathlib import Path
from random import Random

import pytest

from macher.arena.blocks import Match, play_match
from macher.arena.playing import play_game
from macher.arena.report import report
from macher.bots import BOTS, LEVELS, Bot, BotError, Reason, find_bot, make_bot
from macher.rules import View, advance, deciders, legal, setup, view
from tests.arena.matches import BOTS_FILE, config_of
from tests.properties.games import every_size
from tests.shares import share

GUIDE = Path(__file__).parents[2] / "docs" / "bots.md"


@pytest.fixture(scope="module")
def saver(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The bot of the guide, saved as the guide says."""
    code = re.findall(r"```python\n(.*?)```", GUIDE.read_text(encoding="utf-8"), re.DOTALL)
    assert len(code) == 1
    lines = [line for line in code[0].splitlines() if line.strip()]
    assert len(lines) <= 20, "a bot of twenty lines"
    file = tmp_path_factory.mktemp("guide") / "saver.py"
    file.write_text(code[0], encoding="utf-8")
    return f"{file}:Saver"


@every_size
def test_the_bot_of_the_guide_plays(edition: str, seats: int, variant: int, saver: str) -> None:
    game = play_game(config_of(edition, seats, variant), [saver, *["random"] * (seats - 1)], "guide")
    assert game.decisions > 100
    assert game.clocks[0].decisions > 10


def test_the_bot_of_the_guide_is_better_than_chance(saver: str) -> None:
    """It is not strong, but it is no accident either."""
    match = Match(config_of("2019"), (saver, "random", "random", "random"), "guide")
    assert report(match, list(play_match(match, 12)))["results"][0]["low"] > 0.25


# --- by name ---------------------------------------------------------------------------------------------------------
def test_bots_have_names() -> None:
    assert set(BOTS) == {"random", "beginner", "planner-1", "club", "expert", "master"}
    assert set(LEVELS) <= set(BOTS)
    for name in BOTS:
        assert isinstance(make_bot(name, 1), Bot)


def test_a_class_of_a_file() -> None:
    assert isinstance(make_bot(f"{BOTS_FILE}:Last", 1), Bot)
    assert find_bot(f"{BOTS_FILE}:Last") is find_bot(f"{BOTS_FILE}:Last"), "a file is loaded once"


def test_a_file_beside_which_one_stands(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(BOTS_FILE.parent)
    assert find_bot("some_bots.py:First") is find_bot(f"{BOTS_FILE}:First")


@pytest.mark.parametrize(
    ("name", "told"),
    [
        (
            "genius",
            "there is no bot 'genius'; bots are random, beginner, planner-1, club, expert, master, or",
        ),
        ("genius:Bot", "there is no bot"),
        ("nowhere.py:Bot", "there is no file"),
        (f"{BOTS_FILE}:Nobody", "no class 'Nobody' that inherits from macher.bots.bot.Bot"),
        (f"{BOTS_FILE}:Memory", "no class 'Memory' that inherits from macher.bots.bot.Bot"),
    ],
)
def test_what_is_wrong_with_a_name_is_said(name: str, told: str) -> None:
    with pytest.raises(BotError, match=re.escape(told)):
        make_bot(name, 1)


def test_a_file_with_a_mistake_is_named(tmp_path: Path) -> None:
    (tmp_path / "broken.py").write_text("import no_such_thing", encoding="utf-8")
    with pytest.raises(BotError, match=r"broken\.py cannot be loaded: ModuleNotFoundError"):
        make_bot(f"{tmp_path / 'broken.py'}:Bot", 1)


def test_a_class_that_takes_no_seed_is_named(tmp_path: Path) -> None:
    code = "from macher.bots import Bot\nclass Seedless(Bot):\n    def __init__(self) -> None: ...\n"
    (tmp_path / "seedless.py").write_text(code, encoding="utf-8")
    with pytest.raises(BotError, match=r"the class 'Seedless' must be made with a seed alone, as in Seedless\(7\)"):
        make_bot(f"{tmp_path / 'seedless.py'}:Seedless", 1)


# --- what every bot keeps to -----------------------------------------------------------------------------------------
WHOLE_GAME = 10_000
DECISIONS = {"master": share(2, of=WHOLE_GAME), "expert": share(30, of=WHOLE_GAME)}  # that take their time


def choices_of(name: str, edition: str) -> list[int]:
    """What a bot does at a table with two who play at random, without a clock."""
    state = setup(config_of(edition, 3), "same")
    bots = [make_bot(name, 1), make_bot("random", 2), make_bot("random", 3)]
    chosen: list[int] = []
    while (asked := deciders(state)) and len(chosen) < DECISIONS.get(name, WHOLE_GAME):
        seat = asked[0]
        options = legal(state, seat)
        action = bots[seat].choose(view(state, seat), options, inf)
        if seat == 0 and len(options) > 1:
            chosen.append(action)
        advance(state, seat, action)
    return chosen


@pytest.mark.usefixtures("few_simulations")
@pytest.mark.parametrize("edition", ["2019", "2006"])
@pytest.mark.parametrize("name", BOTS)
def test_the_same_seed_plays_the_same_game(name: str, edition: str) -> None:
    assert choices_of(name, edition) == choices_of(name, edition)


@pytest.mark.usefixtures("few_simulations")
@pytest.mark.parametrize("edition", ["2019", "2006"])
@pytest.mark.parametrize("name", BOTS)
def test_explaining_changes_nothing(name: str, edition: str) -> None:
    """A bot that is asked for its reasons plays as one that is not."""
    asked, silent = Random(5), Random(5)
    one, other = make_bot(name, 7), make_bot(name, 7)
    one.rng, other.rng = asked, silent
    state = setup(config_of(edition, 3), "why")
    for _ in range(min(25, DECISIONS.get(name, WHOLE_GAME))):
        seat = deciders(state)[0]
        seen, options = view(state, seat), legal(state, seat)
        action = one.choose(seen, options, inf)
        assert action == other.choose(seen, options, inf)
        assert isinstance(one.explain(seen, options, action), Reason)
        assert asked.getstate() == silent.getstate()
        advance(state, seat, action)


def test_a_bot_need_not_explain() -> None:
    assert make_bot(f"{BOTS_FILE}:First", 1).explain(View(config_of("2019"), None), (1, 2), 1) is None
