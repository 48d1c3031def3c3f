"""Folders of own data for tests, and what becomes of them."""

from __future__ import annotations

from pathlib import Path

import pytest

from macher.data import DataError, Row, load, load_dataset


def own(folder: Path, **files: str) -> Path:
    """A folder of own data; `states="..."` becomes states.toml."""
    folder.mkdir(exist_ok=True)
    for name, text in files.items():
        (folder / f"{name}.toml").write_text(text, encoding="utf-8")
    return folder


def refusal(overlay: Path, edition: str = "2019") -> str:
    """The message with which the folder is refused."""
    with pytest.raises(DataError) as caught:
        load(edition, overlay)
    return str(caught.value)


def rows_of(overlay: Path | None = None, edition: str = "2019") -> dict[str, Row]:
    """The rows of an edition by `file:key`."""
    return {f"{row.file}:{row.key}": row for row in load_dataset(edition, overlay).rows}
