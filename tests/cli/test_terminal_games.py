"""Whole games at the terminal, through the same prompts a person sees."""

from __future__ import annotations

from pathlib import Path

import pytest

from macher.data import load
from macher.play import Table
from macher.rules.records import check, read_record
from macher.rules.saves import state_hash
from tests.cli.test_terminal_script import START_MONEY, Terminal, at_random, first_choice, new_table
from tests.shares import more


@pytest.mark.parametrize(
    ("edition", "plain", "language", "people", "players", "variant"),
    [
        ("2019", True, "de", 1, 5, 7),
        ("2019", False, "en", 3, 3, 4),
        ("2006", True, "fr", 1, 5, 5),
        ("2006", False, "pl", 1, 4, 5),
        *more(("2019", True, "en", 1, 4, 4), ("2019", False, "de", 1, 4, 4), ("2019", True, "de", 3, 3, 4)),
        *more(("2019", False, "en", 1, 5, 7), ("2006", True, "en", 1, 3, 5), ("2006", False, "de", 1, 5, 7)),
        *more(("2006", True, "de", 3, 3, 7), ("2006", False, "en", 3, 3, 5)),
    ],
)
def test_a_whole_game(
    edition: str, plain: bool, language: str, people: int, players: int, variant: int, tmp_path: Path
) -> None:
    seed, money = f"{people}{players}{language}", START_MONEY[edition]
    table = new_table(people, players, seed, variant, money, edition)
    terminal = Terminal(table, tmp_path / "game.macher", language=language, plain=plain)
    assert terminal.play(choose=at_random(players)) == 0
    assert not table.deciders()
    record = read_record(terminal.path.read_text(encoding="utf-8"), lambda _: load(edition, environment=False))
    assert state_hash(check(record)) == state_hash(table.state)
    assert record.result is not None
    for total in record.result:
        assert str(total) in terminal.text.rsplit("> ", 1)[1]
    assert "[table-" not in terminal.text  # no text is missing


ONCE_EACH = [("2019", 4, False), ("2006", 5, True), *more(("2019", 4, True), ("2006", 5, False))]


@pytest.mark.parametrize(("edition", "variant", "plain"), ONCE_EACH)
def test_the_first_choice_always(edition: str, variant: int, plain: bool, tmp_path: Path) -> None:
    table = new_table(3, 3, variant=variant, start_money=START_MONEY[edition], edition=edition)
    assert Terminal(table, tmp_path / "g", plain=plain, confirm=False).play(choose=first_choice) == 0
    assert not table.deciders()


# Coalitions, presence, private polls, free politicians and overbids; optional tiles and contributions, polls shown in
# part, other orders, open money: questions of their own.
OPTIONS_THAT_ASK_MORE = {
    "2019": {
        "coalition": "both_may_refuse",
        "presence_move": "optional",
        "poll_front": "private_unless_published",
        "politician_order": "free",
        "overbid": "penalty",
        "cash_visibility": "open",
    },
    "2006": {
        "cabinet_order": "by_state",
        "coalition_tile_optional": "true",
        "coalition_procedure": "voluntary_first",
        "contribution_optional": "true",
        "convert_in_current_state": "true",
        "media_swap_remove_only": "true",
        "open_cash": "true",
        "poll_reveal": "chosen_only",
        "short_media_spaces": "last_five",
    },
}


@pytest.mark.parametrize(("edition", "variant", "plain"), ONCE_EACH)
def test_all_the_options_that_ask_more(edition: str, variant: int, plain: bool, tmp_path: Path) -> None:
    money, options = START_MONEY[edition], OPTIONS_THAT_ASK_MORE[edition]
    table = new_table(4, 4, "options", variant, money, edition, **options)
    terminal = Terminal(table, tmp_path / "g", plain=plain, confirm=False)
    assert terminal.play(choose=at_random(5)) == 0
    assert not table.deciders()


def test_bots_alone_play_to_the_end(tmp_path: Path) -> None:
    table = new_table(people=0, players=3)
    terminal = Terminal(table, tmp_path / "g")
    assert terminal.play() == 0
    assert "The game is over" in terminal.text


def test_the_final_screen(tmp_path: Path) -> None:
    table = new_table()
    terminal = Terminal(table, tmp_path / "game.macher", plain=False, width=100, confirm=False)
    terminal.play(choose=first_choice)
    final = terminal.text.rsplit("> ", 1)[1]
    for word in ("Votes", "Wins", "Presence", "Base", "Money", "Total", "(winner)"):
        assert word in final
    assert str(terminal.path) in final
    assert "macher replay" in final


def test_a_finished_game_is_shown_again(tmp_path: Path) -> None:
    table = new_table()
    Terminal(table, tmp_path / "game.macher", confirm=False).play(choose=first_choice)
    again = Table.resume((tmp_path / "game.macher").read_text(encoding="utf-8"))
    terminal = Terminal(again, tmp_path / "game.macher")
    assert terminal.play() == 0
    assert "The game is over" in terminal.text


# --- stopping and going on -------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("edition", "variant", "lines"),
    [
        ("2019", 4, 40),
        ("2006", 7, 0),
        *more(*(("2019", 4, lines) for lines in (0, 1, 7, 90)), *(("2006", 7, lines) for lines in (9, 60, 130))),
    ],
)
def test_the_end_of_the_input_saves(edition: str, variant: int, lines: int, tmp_path: Path) -> None:
    table = new_table(2, 4, "eof", variant, START_MONEY[edition], edition)
    terminal = Terminal(table, tmp_path / "game.macher")
    left = lines
    choose = at_random(1)

    def choose_until(table: Table, seat: int) -> str:
        nonlocal left
        left -= 1
        if left < 0:
            raise EOFError
        return choose(table, seat)

    assert terminal.play(choose=choose_until) == 0
    assert "macher play --terminal --resume" in terminal.text
    again = Table.resume(terminal.path.read_text(encoding="utf-8"))
    assert state_hash(again.state) == state_hash(table.state)
    in_lines = edition == "2019"
    assert Terminal(again, terminal.path, plain=in_lines, confirm=in_lines).play(choose=at_random(2)) == 0
    assert not again.deciders()


def test_an_interruption_saves_too(tmp_path: Path) -> None:
    table = new_table()
    terminal = Terminal(table, tmp_path / "game.macher")
    calls = 0

    def interrupt(table: Table, seat: int) -> str:
        nonlocal calls
        calls += 1
        if calls > 3:
            raise KeyboardInterrupt
        return first_choice(table, seat)

    assert terminal.play(choose=interrupt) == 130
    assert "Go on with" in terminal.text
    again = Table.resume(terminal.path.read_text(encoding="utf-8"))
    assert state_hash(again.state) == state_hash(table.state)


def test_every_action_is_on_the_disk_before_the_next_question(tmp_path: Path) -> None:
    table = new_table(people=2, players=3)
    terminal = Terminal(table, tmp_path / "game.macher")
    choose = at_random(3)
    compared = 0

    def check_first(table: Table, seat: int) -> str:
        nonlocal compared
        saved = read_record(terminal.path.read_text(encoding="utf-8"), lambda _: table.config.tables)
        assert [move[:2] for move in saved.moves] == [move[:2] for move in table.record().moves]
        assert [path.name for path in tmp_path.iterdir()] == ["game.macher"]
        compared += 1
        return choose(table, seat)

    terminal.play(choose=check_first)
    assert compared > 100


def test_quit_says_how_to_go_on(tmp_path: Path) -> None:
    terminal = Terminal(new_table(), tmp_path / "a game.macher")
    assert terminal.play("q") == 0
    end = terminal.text.rsplit("> ", 1)[1]
    assert f"The game is saved:\n  {terminal.path}\n" in end
    assert f"\n  macher play --terminal --resume '{terminal.path}'\n" in end


def test_a_game_that_cannot_be_saved_goes_on_and_says_so(tmp_path: Path) -> None:
    folder = tmp_path / "folder"
    terminal = Terminal(new_table(), folder / "game.macher")

    def lose_the_folder(table: Table, seat: int) -> str:
        if folder.is_dir():
            (folder / "game.macher").unlink()
            folder.rmdir()
        elif table.moves > 6:
            raise EOFError
        return first_choice(table, seat)

    assert terminal.play(choose=lose_the_folder) == 0
    assert "could not be saved" in terminal.text
