"""How the table of the 2006 edition looks: it fits, nothing of 2019 is on it, and its numbers are right."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest

from macher.cli.terminal.e2006.facts import Facts2006
from macher.cli.terminal.editions import PARTS, facts_of
from macher.cli.terminal.keyboard import CommandWords
from macher.cli.terminal.labels import Labels
from macher.i18n import LANGUAGES
from macher.play import Table
from macher.rules import legal, scores
from macher.rules.e2006.notation import ACTION_OF, word_of
from macher.rules.e2006.phase8_conversion import ConvertIn
from macher.rules.editions import EDITIONS
from macher.rules.saves import state_hash
from tests.cli.e2006.test_terminal_script import at_step, new_table
from tests.cli.test_terminal_script import Looking, Terminal, play_one

ONLY_2019 = re.compile(r"\b(?:[Rr]all(?:y|ies)|Program|[Pp]resence|Party base|[Dd]onation|Double marker)")


def facts_at(table: Table, seat: int | None) -> Facts2006:
    facts = facts_of(table.view(seat))
    assert isinstance(facts, Facts2006)
    return facts


def test_every_edition_has_its_parts() -> None:
    assert set(PARTS) == set(EDITIONS)


@pytest.mark.parametrize("plain", [True, False])
def test_nothing_of_the_2019_edition_is_shown(plain: bool, tmp_path: Path) -> None:
    terminal = Terminal(new_table(1, 3, seed="words"), tmp_path / "g", plain=plain, confirm=False)
    looking = Looking(3, most=200)

    def look_and_choose(table: Table, seat: int) -> str:
        typed = looking(table, seat)
        return "board" if typed in ("?", "rule") else typed  # the help of commands names the words to be typed

    terminal.play(choose=look_and_choose)
    assert ONLY_2019.findall(re.sub(r"rallies\d+", "", terminal.text)) == []  # but words to be typed
    assert "\x1b" not in terminal.text


@pytest.mark.parametrize("plain", [True, False])
def test_what_only_this_edition_has_is_on_the_board(plain: bool, tmp_path: Path) -> None:
    table = at_step("poll-bid", seed="3")
    terminal = Terminal(table, tmp_path / "g", plain=plain, width=100)
    terminal.play("board")
    shown = " ".join(terminal.last.split())
    wanted: tuple[str, ...]
    wanted = ("Exchange pool", "Key tiles left", "Coalition", "Poll", "one lies here face down", "Platform", "Members")
    wanted += ("on 5 spaces", "Rounds that pay for members: 1, 3", "Contributions", "National media", "opul")
    for word in wanted:
        assert word in shown
    assert ("National opinion 5" if plain else "National space") in shown


def test_the_last_state_says_that_it_has_no_coalitions(tmp_path: Path) -> None:
    table = at_step("start-bid", seed="2")
    while table.state.round < 2:
        seat = table.deciders()[0]
        play_one(table, seat, legal(table.state, seat)[0])
    terminal = Terminal(table, tmp_path / "g", plain=True)
    last = next(land for land in table.state.order if table.state.election[land] == 5)
    terminal.play(choose=Ask(f"land {'abcd'[last]}"))
    assert "Coalition: none in the last state." in terminal.last


class Ask:
    """Types one thing, and no more."""

    def __init__(self, *words: str) -> None:
        self.words = list(words)

    def __call__(self, table: Table, seat: int) -> str:
        if not self.words:
            raise EOFError
        return self.words.pop(0)


# --- facts -----------------------------------------------------------------------------------------------------------
def test_the_projection_the_order_of_arrival_and_the_points() -> None:
    table = new_table(3, 4, seed="projection")
    rng = Random(11)
    compared = stacks = 0
    while table.deciders():
        seat = table.deciders()[0]
        facts = facts_at(table, (seat + 1) % 4)
        g = table.state
        for land in g.order:
            for other in range(4):
                after = g.copy()
                if facts.rallies(land, other):
                    ConvertIn().convert(after, other, land, facts.rallies(land, other))
                    compared += 1
                assert facts.votes(land, other) + facts.gain(land, other) == after.votes[land * 4 + other]
            for votes, seats in facts.stacks(land):
                stacks += 1
                assert {facts.votes(land, one) for one in seats} == {votes}
                arrivals = [g.arrival[land * 4 + one] for one in seats]
                assert arrivals == sorted(arrivals, reverse=True)
        assert [facts.score(other) for other in range(4)] == [score.by_source() for score in scores(g)]
        assert len(facts.pool()) == g.tables.pool_size
        play_one(table, seat, rng.choice(legal(g, seat)))
    assert compared > 1000
    assert stacks


# --- words and what is wrong with them -------------------------------------------------------------------------------
@pytest.mark.parametrize("language", LANGUAGES)
def test_topics_may_be_typed_in_the_language_of_the_table(language: str) -> None:
    table = new_table()
    labels = Labels(language, table.config, table.seats)
    for action in ACTION_OF.values():
        assert ACTION_OF[labels.standard_word(labels.word(action))] == action
        assert ACTION_OF[labels.standard_word(word_of(action))] == action
    commands = CommandWords(labels).all_words()
    assert not commands & (set(ACTION_OF) | {"p", "s"})


@pytest.mark.parametrize(
    ("step", "typed", "said"),
    [
        ("preliminary", "4", "There is no choice 4: type 1 to 3. (R06-6.1-1)"),
        ("preliminary", "block1", "“block1” is neither"),
        ("preliminary", "first1 at-a at-z", "“at-z” is neither"),
        ("start-bid", "1000", "1000 is too much: type 0 to"),
        ("start-bid", "", "Type the number or the word"),
        ("policy-swap", "draw", "“draw” is neither"),
        ("meetings-buy", "5", "(R06-6.2.6-2)"),
        ("meetings-buy", "11", "11 is too much"),
        ("media-buy", "media-x", "“media-x” is neither"),
        ("contribution", "gift9-accept", "is neither"),
        ("contribution", "x\x1b[2J", "“x” is neither"),
    ],
)
@pytest.mark.parametrize("plain", [True, False])
def test_bad_input_is_explained_and_asked_again(step: str, typed: str, said: str, plain: bool, tmp_path: Path) -> None:
    table = at_step(step, seed="bad")
    before = state_hash(table.state)
    terminal = Terminal(table, tmp_path / "g", plain=plain)
    assert terminal.play(typed) == 0
    assert said in " ".join(terminal.last.split())
    assert state_hash(table.state) == before or typed.startswith("first1")


def test_the_sheet_is_filled_in_and_taken_back_item_by_item(tmp_path: Path) -> None:
    table = new_table()
    terminal = Terminal(table, tmp_path / "g")
    terminal.play("first2 at-a at-b at-c second4", "u", "u", "u", "u", "u", "u")
    assert "Your choice is sealed: 1B popularity +1: " in terminal.asked[1]
    assert "12 members" in " ".join(terminal.asked[1].split())
    assert table.state.sealed[0] == ()


def test_the_rule_of_a_decision_is_of_this_edition(tmp_path: Path) -> None:
    terminal = Terminal(at_step("media-buy", seed="bad"), tmp_path / "g")
    terminal.play("rule", "rule media marker", "?")
    assert "R06-6.2.5-1" in terminal.asked[1]
    assert "R19-" not in terminal.text
