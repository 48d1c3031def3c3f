"""Parsed messages are kept like bytecode: used while the text is the same, never trusted further than that."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from macher.i18n import kept
from macher.i18n.kept import messages_in


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(sys, "dont_write_bytecode", False)
    path = tmp_path / "words.ftl"
    path.write_text("one = Eins { $what }\ntwo = Zwei\n    .more = Mehr\n", encoding="utf-8")
    return path


def names(path: Path) -> list[str]:
    return [message.id.name for message in messages_in(path)]


def kept_files(path: Path) -> list[Path]:
    return list((path.parent / "__pycache__").iterdir())


def never(text: str) -> list[object]:
    raise AssertionError(f"parsed again: {text}")


def test_a_text_is_parsed_once(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first = messages_in(file)
    assert len(kept_files(file)) == 1
    monkeypatch.setattr(kept, "_parsed", never)
    assert all(one.equals(other) for one, other in zip(first, messages_in(file), strict=True))


def test_a_changed_text_is_parsed_again(file: Path) -> None:
    assert names(file) == ["one", "two"]
    file.write_text("three = Drei\n", encoding="utf-8")
    assert names(file) == ["three"]
    assert len(kept_files(file)) == 1


@pytest.mark.parametrize("damage", [b"", b"rubbish", None])
def test_what_is_damaged_is_made_anew(file: Path, damage: bytes | None) -> None:
    messages_in(file)
    (place,) = kept_files(file)
    whole = place.read_bytes()
    place.write_bytes(whole[:40] if damage is None else damage)
    assert names(file) == ["one", "two"]
    assert place.read_bytes() == whole


def test_who_may_not_write_parses_every_time(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (file.parent / "__pycache__").write_text("a file where the folder would be", encoding="utf-8")
    assert names(file) == names(file) == ["one", "two"]
    (file.parent / "__pycache__").unlink()
    monkeypatch.setattr(sys, "dont_write_bytecode", True)
    assert names(file) == ["one", "two"]
    assert not (file.parent / "__pycache__").exists()
