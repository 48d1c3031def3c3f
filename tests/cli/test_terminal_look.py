"""How the table looks: it fits, it is plain where it must be, and every word is there in both languages."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from macher.cli.terminal import run
from macher.cli.terminal.editions import facts_of
from macher.cli.terminal.folding import folded
from macher.i18n import Texts, messages, missing
from macher.i18n.e2019.words import Words2019
from macher.play import Table
from macher.rules import apply, deciders, legal
from macher.rules.e2019.notation import action_of
from macher.rules.e2019.phase9a_votes import ConvertIn
from tests.cli.test_terminal_script import (
    ANSI,
    START_MONEY,
    Looking,
    Terminal,
    at_random,
    first_choice,
    new_table,
    play_one,
)
from tests.shares import more


@pytest.mark.parametrize(
    ("edition", "plain", "language", "colours", "width"),
    [
        ("2019", True, "de", False, 80),
        ("2019", False, "de", False, 80),
        ("2006", False, "pl", True, 80),
        *more(("2019", False, "en", True, 80), ("2019", False, "de", True, 120), ("2006", True, "de", False, 80)),
        *more(("2006", False, "de", False, 80), ("2006", False, "en", True, 80), ("2006", False, "fr", True, 120)),
    ],
)
def test_no_line_is_wider_than_the_terminal(
    edition: str, plain: bool, language: str, colours: bool, width: int, tmp_path: Path
) -> None:
    table = new_table(1, 5, seed="wide", variant=7, start_money=START_MONEY[edition], edition=edition)
    terminal = Terminal(
        table, tmp_path / "g", plain=plain, language=language, colours=colours, width=width, confirm=False
    )
    terminal.play(choose=Looking(7, most=120 if edition == "2006" else 90))
    assert table.state.round > 1
    assert "[table-" not in terminal.text
    lines = re.split(r"[\r\n\f]", ANSI.sub("", terminal.text))
    wide = [line for line in lines if len(line) > width and str(tmp_path) not in line]
    assert wide == []


@pytest.mark.parametrize(("edition", "variant"), [("2019", 4), ("2006", 5)])
def test_plain_has_no_escapes_even_on_a_terminal(edition: str, variant: int, tmp_path: Path) -> None:
    table = new_table(2, 3, seed="plain", variant=variant, start_money=START_MONEY[edition], edition=edition)
    terminal = Terminal(table, tmp_path / "g", plain=True, colours=True, confirm=False)
    terminal.play(choose=Looking(3, most=90))
    assert "\x1b" not in terminal.text
    assert not re.search("[│╭╮╰╯█▒]", terminal.text)


@pytest.mark.parametrize("plain", [True, False])
def test_no_escapes_into_a_pipe(
    plain: bool, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("FORCE_COLOR", raising=False)
    lines = iter(["1", "", "board", "q"])
    code = run(new_table(), language="en", plain=plain, save_path=tmp_path / "g", read=lambda prompt: next(lines))
    out = capsys.readouterr().out
    assert code == 0
    assert "\x1b" not in out
    assert "macher play --terminal --resume" in out


def test_no_colours_when_the_environment_forbids_them(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    monkeypatch.setenv("FORCE_COLOR", "1")
    monkeypatch.setenv("TERM", "xterm-256color")
    lines = iter(["1", "", "board", "q"])
    run(new_table(), language="en", plain=False, save_path=tmp_path / "g", read=lambda prompt: next(lines))
    assert "\x1b" not in capsys.readouterr().out


def test_the_drawn_table_on_a_real_terminal_is_drawn_anew(tmp_path: Path) -> None:
    terminal = Terminal(new_table(), tmp_path / "g", plain=False, colours=True)
    terminal.play("1", "", "nonsense")
    for shown in terminal.asked[:4]:
        assert shown.count("\x1b[H\x1b[2J") == 1
    assert "nonsense" in terminal.asked[3]


def test_the_board_says_in_words_which_state_votes(tmp_path: Path) -> None:
    table = new_table()
    terminal = Terminal(table, tmp_path / "g", plain=False, confirm=False)
    state = Words2019(Texts("en"), table.config).state(table.state.card[table.state.order[0]])

    def until_round_1(table: Table, seat: int) -> str:
        if table.state.round:
            raise EOFError
        return first_choice(table, seat)

    terminal.play(choose=until_round_1)
    assert "1: NOW" in terminal.last
    assert "vote 2" in terminal.last
    assert state[:12] in terminal.last
    assert "Round 1 of 4" in terminal.last
    assert "[1] 2 3 4 5 6 7 8 9" in terminal.last


@pytest.mark.parametrize("plain", [True, False])
@pytest.mark.parametrize("typed", ["bav", "bay"])
def test_a_close_look_at_a_state_shows_its_german_name(plain: bool, typed: str, tmp_path: Path) -> None:
    table = new_table()
    table.state.card[table.state.order[0]] = [state.id for state in table.config.tables.states].index("BY")
    terminal = Terminal(table, tmp_path / "g", plain=plain, language="fr", width=100)
    terminal.play(f"land {typed}", "q")
    assert "Bavière (Bayern)" in terminal.text


# --- facts -----------------------------------------------------------------------------------------------------------
def test_the_projection_is_what_converting_would_give() -> None:
    table = new_table(3, 4, seed="projection")
    choose = at_random(11)
    compared = 0
    while deciders(table.state):
        seat = table.deciders()[0]
        facts = facts_of(table.view((seat + 1) % 4))  # of others as well
        for land in table.state.order:
            for other in range(4):
                cubes = facts.rallies(land, other)
                after = table.state.copy()
                if cubes:
                    ConvertIn().convert(after, other, land, cubes)
                    compared += 1
                assert facts.votes(land, other) + facts.gain(land, other) == after.votes[land * 4 + other]
        play_one(table, seat, action_of(choose(table, seat)))
    assert compared > 1000


def test_facts_of_every_seat_at_the_end() -> None:
    table = new_table(3, 3)
    state = table.state
    while seats := deciders(state):
        apply(state, seats[0], legal(state, seats[0])[0])
    facts = facts_of(table.view(None))
    assert all(set(facts.score(seat)) == {"votes", "bonus", "media", "base", "cash", "total"} for seat in range(3))


# --- words -----------------------------------------------------------------------------------------------------------
def test_german_says_everything_that_english_says() -> None:
    assert [message for message in missing("de") if message.startswith("table-")] == []
    assert "table-welcome" in messages("en")


def test_lines_are_folded_but_not_between_sign_and_topic() -> None:
    text = "Program: + Education, − Genetic engineering, + National security, 12 € left"
    for width in range(24, 60):
        lines = folded(text, width)
        assert all(len(line) <= width for line in lines)
        assert not any(line.endswith(("+", "−")) for line in lines)
        assert " ".join(line.strip() for line in lines) == text
