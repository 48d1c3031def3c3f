"""`run.py`: who compiles the rules, when, and with what. Its installing is tried by every fresh clone."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest

import compile_rules
import run
from macher import compiled


class HandedOver(Exception):
    """The verb has the word."""


class Started:
    """What was started beside it."""

    def __init__(self) -> None:
        self.commands: list[list[str]] = []

    def __call__(self, command: list[str], **how: Any) -> None:
        self.commands.append(command)


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Started:
    """Nothing is installed, handed over or started, but it is noted."""

    def hand_over(command: list[str]) -> None:
        raise HandedOver(command[1])

    noted = Started()
    monkeypatch.delenv("MACHER_PURE", raising=False)
    monkeypatch.setattr(run, "prepare", lambda packages: None)
    monkeypatch.setattr(run, "hand_over", hand_over)
    monkeypatch.setattr(subprocess, "Popen", noted)
    monkeypatch.setattr(run, "COMPILED", tmp_path / "build" / "compiled")
    monkeypatch.setattr(compiled, "KEPT", tmp_path / "build" / "compiled")
    monkeypatch.setattr(compile_rules, "has_compiler", lambda: True)
    return noted


@pytest.mark.parametrize("verb", ["arena", "serve", "simulate", "train"])
def test_verbs_of_many_games_compile_aside(
    verb: str, started: Started, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    with pytest.raises(HandedOver, match=verb):
        run.main([verb])
    assert [command[1:] for command in started.commands] == [[str(run.ROOT / "run.py"), "compile"]]
    said = capsys.readouterr()
    assert said.out == ""
    assert "in the background" in said.err
    (tmp_path / "build" / "compiled" / compiled.digest()).mkdir()
    with pytest.raises(HandedOver):
        run.main([verb])
    assert len(started.commands) == 1, "once it is there, nothing more is done"


@pytest.mark.parametrize("verb", ["play", "replay", "cards", "rules"])
def test_others_do_not(verb: str, started: Started) -> None:
    with pytest.raises(HandedOver):
        run.main([verb])
    assert started.commands == []


def test_nothing_without_a_compiler_or_if_pure_is_wanted(
    started: Started, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("MACHER_PURE", "1")
    with pytest.raises(HandedOver):
        run.main(["simulate"])
    monkeypatch.delenv("MACHER_PURE")
    monkeypatch.setattr(compile_rules, "has_compiler", lambda: False)
    for verb in ("simulate", "bench"):
        with pytest.raises(HandedOver):
            run.main([verb])
    assert run.main(["compile"]) == 1
    assert "everything works" in capsys.readouterr().err
    assert started.commands == []


def test_a_measurement_waits_for_the_compiler(started: Started, monkeypatch: pytest.MonkeyPatch) -> None:
    calls: list[str] = []
    monkeypatch.setattr(run, "compile_rules", lambda: calls.append("now"))
    with pytest.raises(HandedOver):
        run.main(["bench"])
    assert calls == ["now"]
    assert started.commands == []


def test_a_player_gets_mypy_in_an_environment_of_its_own(
    started: Started, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """And once: the second time it is there."""
    commands: list[list[str]] = []

    def note(command: list[str]) -> int:
        commands.append(command)
        if "--require-hashes" not in command and "-m" in command:
            (tmp_path / "build" / "compiler").mkdir(parents=True)
        return 0

    monkeypatch.setattr(run, "ROOT", tmp_path)
    monkeypatch.setattr(run, "COMPILER", tmp_path / "build" / "compiler")
    monkeypatch.setattr(run, "ready", lambda packages: False)
    monkeypatch.setattr(run, "run_aside", note)
    monkeypatch.setattr(shutil, "which", lambda name: None)
    (tmp_path / "requirements").mkdir()
    (tmp_path / "requirements" / "compile.txt").write_text("mypy==1 --hash=sha256:0\n")
    assert run.compile_rules() == 0
    assert [command[1:4] for command in commands[:2]] == [
        ["-m", "venv", str(tmp_path / "build" / "compiler")],
        ["-m", "pip", "install"],
    ]
    assert commands[2][0].startswith(str(tmp_path / "build" / "compiler"))
    commands.clear()
    assert run.compile_rules() == 0
    assert [Path(command[1]).name for command in commands] == ["compile_rules.py"]
