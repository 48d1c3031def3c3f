"""Folders of own data for tests."""

from __future__ import annotations

from pathlib import Path

import pytest

from macher.data import DataError, load


def own(folder: Path, **files: str) -> Path:
    """A folder of own data; `states="..."` becomes states.toml."""
    folder.mkdir(exist_ok=True)
    for name, text in files.items():
        (folder / f"{name}.toml").write_text(text, encoding="utf-8")
    return folder


def refusal(overlay: Path) -> str:
    """The message with which the folder is refused."""
    with pytest.raises(DataError) as caught:
        load("2019", overlay)
    return str(caught.value)
