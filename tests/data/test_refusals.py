"""Data that cannot be used are refused with file, key and reason."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from macher.data import DataError, load, loader
from tests.data.folders import own, refusal

NINE = "points = [1, 2, 3, 4, 5, 6, 7, 8, 9]"
TEN = "points = [1, 2, 3, 4, 5, 6, 7, 8, 9, {}]"

BROKEN = [
    # shape
    ("states", f"[state.HB]\n{NINE}", "state.HB.points: 9 values, expected 10"),
    ("states", "[state.HB]\npoints = []", "state.HB.points: 0 values, expected 10"),
    ("states", "[state.HB]\npoints = 5", "state.HB.points: expected a list, got 5"),
    ("states", "[state.HB]\npoints = { a = 1 }", "state.HB.points: expected a list, got a table"),
    ("states", "[state]\nHB = 5", "state.HB: expected a table, got 5"),
    ("states", "state = [1]", "state: expected a table, got a list"),
    ("states", '[state.HB]\nlarge = "yes"', 'state.HB.large: expected true or false, got "yes"'),
    ("states", "[state.HB]\nname = 5", "state.HB.name: expected a text, got 5"),
    ("states", '[state.HB]\nname = " "', "state.HB.name: the text is empty"),
    ("states", f"[state.HB]\n{TEN.format('true')}", "state.HB.points.10: expected a whole number, got true"),
    ("states", f"[state.HB]\n{TEN.format('9.5')}", "state.HB.points.10: expected a whole number, got 9.5"),
    ("states", f"[state.HB]\n{TEN.format('1000')}", "state.HB.points.10: 1000 is not between 1 and 999"),
    # names
    ("states", '[state.XX]\nname = "X"', "state.XX: unknown key; known are HB, SL"),
    ("states", "[state.HB]\npionts = [1]", "state.HB.pionts: unknown key; did you mean points?"),
    ("states", "[sate.HB]\nlarge = true", "sate: unknown key; did you mean state?"),
    ("constants", "majorty.value = 50", "majorty: unknown key; did you mean majority?"),
    ("constants", "majority = 50", "majority: expected a table, got 50"),
    ("constants", "majority.vaule = 50", "majority.vaule: unknown key; did you mean value?"),
    ("politicians", "[politician.chancellor]\ncost = 1", "politician.chancellor: unknown key"),
    # states
    ("states", f"[state.HB]\n{TEN.format(9)}", "state.HB.points.10: 9 does not rise above 9"),
    ("states", f"[state.SL]\n{TEN.format(15)}", "state.SL.points.10: maximum 15 is also that of HB"),
    ("states", "[state.HB]\nlarge = true", "state: 7 small and 9 large states, expected 8 and 8"),
    # polls
    ("polls", "[poll.P1]\nspd = 2", "poll.P1: 2 parties share the highest value +2, expected one"),
    ("polls", "[poll.P1]\ngruene = -1", "poll.P1: 3 negative values, expected 2"),
    ("polls", "[poll.P1]\nspd = 3", "poll.P1.spd: 3 is not between -2 and 2"),
    ("polls", "[poll.P1]\npirates = 0", "poll.P1.pirates: unknown key; known are linke, spd, gruene, cdu, fdp"),
    ("polls", "[poll.P11]\nspd = 0", "poll.P11: unknown key; did you mean P1"),
    # start blocks
    ("start_blocks", '[block.1]\nsymbols = ["rally"]', "block.1.symbols: 1 values, expected 5"),
    (
        "start_blocks",
        '[block.1]\nsymbols = ["vote", "rally", "rally", "trend", "media"]',
        'block.1.symbols.1: unknown symbol "vote"; did you mean votes?',
    ),
    (
        "start_blocks",
        '[block.1]\nsymbols = ["trend", "trend", "trend", "trend", "trend"]',
        "block.1.symbols: 5 times trend, at most 4 fit on 4 states",
    ),
    # politicians
    ("politicians", "[politician.vice]\ncost = -1", "politician.vice.cost: -1 is not between 0 and 999"),
    ("politicians", '[politician.vice]\nmain = "vote+8"', 'politician.vice.main: unknown action "vote"; did you mean'),
    ("politicians", '[politician.vice]\nmain = "votes"', 'politician.vice.main: "votes": votes needs a number with +'),
    (
        "politicians",
        '[politician.vice]\nmain = "others+1"',
        'politician.vice.main: "others+1": others needs a number with -',
    ),
    ("politicians", '[politician.vice]\nmain = "media+1"', 'politician.vice.main: "media+1": media has no number'),
    ("politicians", '[politician.vice]\nmain = "8 votes"', 'politician.vice.main: "8 votes" is no action'),
    ("politicians", "[politician.vice]\nsecondary = []", "politician.vice.secondary: the list is empty"),
    ("politicians", "[politician.vice]\nsecondary = [5]", "politician.vice.secondary.1: expected a text, got 5"),
    (
        "politicians",
        '[politician.vice]\nsecondary = ["poll", "poll"]',
        "politician.vice.secondary: an action occurs twice",
    ),
    (
        "politicians",
        "[politician.vice]\nlong_game_only = true",
        "politician: 4 politicians for the long game only, expected 3",
    ),
    # boards
    ("board", "presence.values = [1, 2, 3]", "presence.values: 3 values, expected 7"),
    ("board", "display.3 = 0", "display.3: 0 is not between 1 and 999"),
    ("board", "display.5 = 22", "display.5: 5 players need 57 program cards to start, but there are 56"),
    ("board", "display.6 = 7", "display.6: unknown key"),
    ("board", "trend_scale.standard.values = [-1, 1]", "trend_scale.standard.values: no space 0"),
    ("board", "trend_scale.unit.values = [0, 2, 1]", "trend_scale.unit.values.3: 1 does not rise above 2"),
    ("board", "trend_scale.mine.values = [0, 1]", "trend_scale.mine: unknown key; known are standard, unit, five"),
    ("board", "rally_price.values = [0, 1]", "rally_price.values: 2 values, expected 9"),
    ("board", "rally_price.values = [1, 1, 2, 3, 5, 7, 10, 15, 20]", "rally_price.values.1: 1, but no rally must cost"),
    ("board", "rally_price.values = [0, 2, 1, 3, 5, 7, 10, 15, 20]", "rally_price.values.3: 1 is cheaper than one"),
    # money
    ("money", "start_money.value = 0", "start_money.value: 0 is not between 1 and 999"),
    ("money", "donation.standard.small.accept = 1", "donation.standard.small.accept: 1 is not between -99 and 0"),
    ("money", "donation.steep.large.amount = 15", "donation.steep: amounts 10, 20, 15 do not rise"),
    # constants
    ("constants", "rally_cubes.value = 0", "rally_cubes.value: 0 is not between 1 and 999"),
    ("constants", "convert_minimum.value = 9", "convert_minimum.value: 9 is more than the 8 rallies"),
    ("constants", "rally_spots.value = 9", "rally_spots.value: 9 is more than the 8 rallies that have a price"),
    ("constants", "start_rallies.value = 9", "start_rallies.value: 9 is more than the 8 rallies that fit"),
    ("constants", "media_spots.value = 4", "media_spots.value: 4, but 5 players may each start"),
    ("constants", "media_markers_long.value = 3", "media_markers_long.value: 3 is less than the 4 of the short game"),
    ("constants", "opinion_copies.value = 2", "opinion_copies.value: 28 opinion cards, but the display and the states"),
    # words about values
    ("states", '[state.HB]\nlarge = false\nconfidence = "sure"', 'state.HB.confidence: "sure" is none of rulebook'),
    ("states", "[state.HB]\nlarge = false\nsource = 5", "state.HB.source: expected a text"),
    ("states", 'confidence = "sure"', 'confidence: "sure" is none of rulebook, found, inferred, reconstructed'),
    ("states", "[state.HB]\nmarks = 5", "state.HB.marks: expected a table"),
    ("states", "[state.HB]\nlarge = false\n[state.HB.marks]\nlarge = 5", "state.HB.marks.large: expected a table"),
    ("states", "[state.HB]\nlarge = false\n[state.HB.marks]\nlarge = {}", "state.HB.marks.large: no source"),
    (
        "states",
        '[state.HB]\nlarge = false\n[state.HB.marks]\npoints.4 = { source = "x" }',
        "state.HB.marks.points.4: speaks for no value of this file",
    ),
]


@pytest.mark.parametrize(("name", "text", "message"), BROKEN, ids=[message[:60] for _, _, message in BROKEN])
def test_broken_values_are_refused_with_file_key_and_reason(tmp_path: Path, name: str, text: str, message: str) -> None:
    assert f"{tmp_path / name}.toml: {message}" in refusal(own(tmp_path, **{name: text}))


def test_checks_across_files_name_the_shipped_file_where_it_is_at_fault(tmp_path: Path) -> None:
    assert refusal(own(tmp_path, constants="rally_cubes.value = 8")) == (
        "start_blocks.toml: block.5: places 9 rallies, but a party has only 8"
    )


def test_start_blocks_need_enough_media_markers(tmp_path: Path) -> None:
    symbols = '[block.2]\nsymbols = ["media", "media", "media", "media", "rally"]'
    overlay = own(tmp_path, start_blocks=symbols, constants="media_markers_short.value = 3")
    assert "block.2: places 4 media markers, but a party has only 3" in refusal(overlay)


def test_too_few_program_cards(tmp_path: Path) -> None:
    message = refusal(own(tmp_path, constants="program_copies.value = 2"))
    assert message == "board.toml: display.4: 4 players need 33 program cards to start, but there are 28"


@pytest.mark.parametrize(
    ("content", "message"),
    [
        (b"[state.HB]\nlarge = \n", "states.toml: line 2: Invalid value"),
        (b"[state.HB\n", "states.toml: line 1: "),
        (b"a = 1\na = 2\n", "states.toml: line 2: Cannot overwrite a value"),
        (b"a = 'x", "states.toml: "),
        (b"ok = 1\n\nname = '\xe4'\n", "states.toml: line 3: not UTF-8 text"),
        (b"a = " + b"[" * 100_000, "states.toml: nested too deeply"),
        (b"a = " + b"9" * 5_000, "states.toml: "),
    ],
)
def test_unreadable_text_is_refused_with_its_line(tmp_path: Path, content: bytes, message: str) -> None:
    (tmp_path / "states.toml").write_bytes(content)
    assert message in refusal(tmp_path)


def test_unknown_files_and_folders_are_refused(tmp_path: Path) -> None:
    (tmp_path / "state.toml").write_text("", encoding="utf-8")
    assert refusal(tmp_path) == f"{tmp_path / 'state.toml'}: unknown file; did you mean states.toml?"
    (tmp_path / "state.toml").unlink()
    (tmp_path / "old").mkdir()
    assert f"{tmp_path / 'old'}: unknown file; known are states.toml" in refusal(tmp_path)


@pytest.mark.parametrize(
    ("edition", "name", "other", "advice"),
    [
        ("2006", "money", "2019", "e2019/money.toml"),
        ("2019", "sheet", "2006", "e2006/sheet.toml"),
    ],
)
def test_files_of_another_edition_are_named_as_such(
    tmp_path: Path, edition: str, name: str, other: str, advice: str
) -> None:
    message = refusal(own(tmp_path, **{name: ""}), edition)
    assert message.startswith(f"{tmp_path / name}.toml: a file of the {other} edition; ")
    assert message.endswith(advice)


def test_folders_that_are_none(tmp_path: Path) -> None:
    assert refusal(tmp_path / "nowhere") == f"{tmp_path / 'nowhere'}: no such folder"
    (tmp_path / "file").write_text("", encoding="utf-8")
    assert refusal(tmp_path / "file") == f"{tmp_path / 'file'}: not a folder"
    assert "folder cannot be read" in refusal(Path("nul\0byte"))


def test_a_folder_in_the_place_of_a_file(tmp_path: Path) -> None:
    (tmp_path / "states.toml").mkdir()
    assert "states.toml: file cannot be read" in refusal(tmp_path)


def test_folder_without_permission(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def closed(folder: Path) -> list[Path]:
        raise PermissionError(13, "Permission denied", str(folder))

    monkeypatch.setattr(Path, "iterdir", closed)
    assert refusal(tmp_path) == f"{tmp_path}: folder cannot be read (Permission denied)"


def test_unknown_edition() -> None:
    with pytest.raises(DataError, match='edition "1986": unknown; known are 2019, 2006'):
        load("1986")


def test_error_carries_its_parts(tmp_path: Path) -> None:
    with pytest.raises(DataError) as caught:
        load("2019", own(tmp_path, states=f"[state.HB]\n{NINE}"))
    error = caught.value
    assert (error.file, error.key) == (str(tmp_path / "states.toml"), "state.HB.points")
    assert error.reason == "9 values, expected 10"
    assert isinstance(error, ValueError)


# --- faults of the shipped files themselves -------------------------------------------------------------------------
def shipped_copy(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, name: str, old: str, new: str) -> None:
    """Load from a copy of the shipped data in which `old` is replaced by `new`."""
    shutil.copytree(loader.SHIPPED / "e2019", tmp_path / "e2019")
    path = tmp_path / "e2019" / name
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new), encoding="utf-8")
    monkeypatch.setattr(loader, "SHIPPED", tmp_path)


@pytest.mark.parametrize(
    ("name", "old", "new", "message"),
    [
        ("board.toml", "3 = 3\n", "", "board.toml: display.3: missing"),
        ("board.toml", 'confidence = "inferred"\n', "", 'trend_scale.standard.confidence: "" is none of rulebook'),
        ("polls.toml", 'source = "reconstruction', 'sauce = "reconstruction', "polls.toml: sauce: unknown key"),
        (
            "start_blocks.toml",
            'source = "rulebook',
            '# "rulebook',
            "start_blocks.toml: block.3.source: expected a text",
        ),
        (
            "constants.toml",
            ',  confidence = "rulebook", source = "rulebook 2019, components" }',
            " }",
            "constants.toml: double_markers.value: no source",
        ),
    ],
)
def test_shipped_values_need_a_source(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, old: str, new: str, message: str
) -> None:
    shipped_copy(monkeypatch, tmp_path, name, old, new)
    with pytest.raises(DataError) as caught:
        load("2019", environment=False)
    assert message in str(caught.value)


def test_a_shipped_file_is_missing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shipped_copy(monkeypatch, tmp_path, "polls.toml", "", "")
    (tmp_path / "e2019" / "polls.toml").unlink()
    with pytest.raises(DataError, match=r"polls\.toml: file is missing"):
        load("2019", environment=False)
