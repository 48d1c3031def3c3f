"""`macher cards`: everything is shown, what is reconstructed is marked without colour, plain text stays plain."""

from __future__ import annotations

import io
from pathlib import Path

import pytest
from rich.console import Console

from macher.cli.card_tables import SECTIONS, Book
from macher.cli.cards import show_cards
from macher.data import OVERLAY_VARIABLE, DataError, counts, load_dataset
from macher.i18n import Texts


@pytest.fixture(autouse=True)
def no_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(OVERLAY_VARIABLE, raising=False)


def printed(
    reconstructed: bool = False,
    data: Path | None = None,
    plain: bool = False,
    width: int = 100,
    colour: bool = False,
    edition: str = "2019",
    language: str = "en",
) -> str:
    file = io.StringIO()
    console = Console(file=file, width=width, force_terminal=colour, color_system="truecolor" if colour else None)
    show_cards(edition, reconstructed, data, console, plain, Texts(language))
    return file.getvalue()


def line_with(text: str, *words: str) -> str:
    return next(line for line in text.splitlines() if all(word in line for word in words))


TITLES = {
    "2019": (
        *("States", "Polls", "Start blocks", "Politicians", "Donations", "Media presence", "Program display"),
        *("Trend scales", "Rallies placed", "Constants"),
    ),
    "2006": (
        *(
            "States",
            "Shadow cabinet",
            "Polls",
            "Contributions",
            "Preliminary sheet, first",
            "Preliminary sheet, second",
        ),
        *("National media", "National opinions", "Special dice", "Rounds that pay", "Constants"),
    ),
}

each_edition = pytest.mark.parametrize("edition", TITLES)


@pytest.mark.parametrize("plain", [False, True])
@each_edition
def test_every_part_is_shown(edition: str, plain: bool) -> None:
    text = printed(plain=plain, edition=edition)
    for title in TITLES[edition]:
        assert f"\n{title}" in text
    assert load_dataset(edition).tables.digest in text


@each_edition
def test_every_value_stands_in_some_table(edition: str) -> None:
    """Whatever a data file holds, some section speaks for it: in its notes, or as a constant."""
    rows = load_dataset(edition).rows
    sections = SECTIONS[edition](Book(rows, Texts()))
    constants = {line[0].text for line in sections[-1].lines}
    noted = {row for section in sections for row in section.notes}
    label = {
        row: Texts().get(f"cli-const-{row.key.split('.')[0].replace('_', '-')}") for row in rows if row not in noted
    }
    missed = [row for row in label if label[row] not in constants]
    assert not missed
    assert sum(len(line) - section.labels for section in sections[:-1] for line in section.lines) + len(constants) == (
        len(rows) - sum(row.key.endswith(".name") for row in rows)
    )


def test_reconstructed_cells_carry_a_sign() -> None:
    text = printed()
    assert line_with(text, "Brandenburg").split() == (
        ["BB", "Brandenburg", "small~", "9°", "10°", "12°", "13", "14°", "16", "17°", "19°", "20°", "21"]
    )
    assert line_with(text, "P1 ").split() == ["P1", "-1~", "+1°", "0°", "+2", "-2"]
    assert "7°  reconstructed" in text


def test_sighted_cells_of_2006_carry_another_sign() -> None:
    text = printed(edition="2006")
    assert line_with(text, "Saarland").split() == (
        ["SL", "Saarland", "3*", "4*", "5°", "6*", "7°", "9*", "11°", "14°", "17*", "20*"]
    )
    assert " ".join(line_with(text, "Brandenburg").split()[2:]) == "5 7 9 11 13 16 19 22 25 28"
    assert " ".join(line_with(text, "Chancellor").split()) == "Chancellor 25 yes~ 10~ yes~ yes~ 3~ 3~ long"
    assert line_with(text, "Q10 ").split() == ["Q10", "+2°", "-1°", "-1°", "+1°", "-2°", "2", "2", "long°"]


def test_sources_stand_below_their_table() -> None:
    text = printed(width=400)
    assert "rulebook, state.BB.points.4: rulebook 2019, phase 9b, example: 23 votes score 13" in text
    assert "° reconstructed, 6 values: equal steps through the known 10" in text


@pytest.mark.parametrize("width", [30, 80, 200])
@each_edition
def test_no_line_is_wider_than_the_terminal(edition: str, width: int) -> None:
    assert max(len(line) for line in printed(width=width, edition=edition).splitlines()) <= width


@each_edition
def test_a_usual_terminal_cuts_nothing_off(edition: str) -> None:
    assert "…" not in printed(width=80, edition=edition)


@each_edition
def test_plain_has_no_boxes_signs_or_escapes(edition: str) -> None:
    text = printed(plain=True, width=40, colour=True, edition=edition)
    assert not set(text) & set("°~─│━┃┏┓┗┛╭╮╰╯…\x1b")


def test_plain_says_an_entry_on_one_line_in_words() -> None:
    text = printed(plain=True, width=40)
    assert line_with(text, "P1:") == (
        "P1: Linke = -1 (inferred), SPD = +1 (reconstructed), Grüne = 0 (reconstructed), CDU/CSU = +2, FDP = -2"
    )
    assert line_with(text, "HB Bremen").endswith("50 or more votes = 15 (all reconstructed)")
    assert "spot 4 = 10, spot 5 = 8 (reconstructed)" in text


def test_plain_says_what_a_number_of_2006_is() -> None:
    text = printed(plain=True, edition="2006")
    assert line_with(text, "5: amount").startswith("5: amount = 50, dice if accepted = 5 (inferred)")
    assert "4: media = 0, members = 12 (found)" in text
    assert line_with(text, "points: ").startswith("points: space 1 = 8, space 2 = 9")
    assert "round 7 = 10 (all found)" in text


@pytest.mark.parametrize("plain", [False, True])
def test_only_reconstructed_values_with_their_reasoning(plain: bool) -> None:
    text = printed(reconstructed=True, plain=plain, width=400)
    assert "states.toml state.BB.points 1-3, 5, 7-9: 9 10 12 14 17 19 20" in text
    assert "board.toml presence.values 1-3, 5-7: 16 14 12 8 6 4" in text
    assert "polls.toml poll.P1: spd 1, gruene 0" in text
    assert "politicians.toml" not in text


@each_edition
def test_no_reconstructed_value_is_left_out(edition: str) -> None:
    text = printed(reconstructed=True, plain=True, edition=edition)
    total = sum(int(line.rpartition("(values: ")[2].rstrip(")")) for line in text.splitlines() if "(values: " in line)
    assert total == counts(load_dataset(edition).rows)["reconstructed"]


def test_own_data_are_shown_as_such(tmp_path: Path) -> None:
    (tmp_path / "board.toml").write_text("presence.values = [16, 13, 13, 10, 10, 8, 7]", encoding="utf-8")
    text = printed(data=tmp_path, plain=True)
    assert f"With your own data from {tmp_path}" in text
    assert "spot 7 = 7 (all found)" in text
    assert f"your own data: {tmp_path / 'board.toml'}" in text


def test_texts_of_own_data_cannot_play_with_the_terminal(tmp_path: Path) -> None:
    own = '[state.HB]\nname = "[red]Bremen\\u001b[2J"\nsource = "[bold]mine\\u0007"'
    (tmp_path / "states.toml").write_text(own, encoding="utf-8")
    for plain in (False, True):
        text = printed(data=tmp_path, plain=plain, width=200)
        assert "[red]Bremen?[2J" in text
        assert "[bold]mine?" in text
        assert "\x1b" not in text


def test_nothing_left_to_reconstruct(tmp_path: Path) -> None:
    folder = Path(load_dataset.__code__.co_filename).parent / "e2019"
    for path in folder.glob("*.toml"):
        text = path.read_text(encoding="utf-8").replace('"reconstructed"', '"found"')
        (tmp_path / path.name).write_text(text, encoding="utf-8")
    assert "No value is reconstructed." in printed(reconstructed=True, data=tmp_path)


def test_broken_data_are_refused_before_anything_is_printed(tmp_path: Path) -> None:
    (tmp_path / "board.toml").write_text("display.3 = 0", encoding="utf-8")
    file = io.StringIO()
    with pytest.raises(DataError, match=r"display\.3"):
        show_cards("2019", False, tmp_path, Console(file=file), False, Texts())
    assert file.getvalue() == ""
