"""`macher play --from`: a game in the terminal that goes on from a moment of a finished one."""

from __future__ import annotations

import io
import sys
from pathlib import Path

import pytest

from macher.cli.command import main
from macher.play import Table

RECORD = Path(__file__).parents[1] / "records" / "games" / "rules2" / "plain-3-4-1.macher"


def played(monkeypatch: pytest.MonkeyPatch, *words: str) -> int:
    """The exit code of a line whose player quits at the first question."""
    monkeypatch.setattr(sys, "stdin", io.StringIO("q\n"))
    monkeypatch.setattr(sys, "argv", ["macher", "play", "--plain", "--language", "en", *words])
    with pytest.raises(SystemExit) as ended:
        main()
    assert isinstance(ended.value.code, int)
    return ended.value.code


def test_a_moment_is_played_on_from_by_one_seat_against_bots(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "new.macher"
    words = ("--from", str(RECORD), "--at", "60", "--seat", "2", "--bots", "random", "--save", str(file))
    assert played(monkeypatch, *words) == 0
    assert "You: CDU/CSU" in capsys.readouterr().out
    table = Table.resume(file.read_text(encoding="utf-8"))
    assert [seat.kind for seat in table.seats] == ["random", "person", "random"]
    (branch,) = table.branches
    assert (branch.seat, branch.after <= 60) == (1, True)
    assert played(monkeypatch, "--resume", str(file)) == 0
    assert "You: CDU/CSU" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--seat", "2"), "say with --at after how many actions to play on"),
        (("--at", "9999"), "the game has 244 actions; there is no moment after 9,999"),
        (("--at", "9", "--seat", "7"), "--seat is 1 to 3 in this game, not 7"),
    ],
)
def test_a_moment_that_is_not_there_is_refused(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], words: tuple[str, ...], said: str
) -> None:
    assert played(monkeypatch, "--from", str(RECORD), *words) == 2
    assert said in capsys.readouterr().err
