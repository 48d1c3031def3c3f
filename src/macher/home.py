"""Where a user's games and databases are kept."""

from __future__ import annotations

import os
from pathlib import Path


def data_folder() -> Path:
    """The folder of this program: MACHER_HOME, or the one in the user's data folder."""
    home = os.environ.get("MACHER_HOME")
    if home:
        return Path(home)
    base = os.environ.get("XDG_DATA_HOME") or os.environ.get("LOCALAPPDATA")
    return (Path(base) if base else Path.home() / ".local" / "share") / "macher"


def default_database() -> str:
    """The address of the database that is used when none is named."""
    return f"sqlite:///{data_folder().absolute() / 'macher.db'}"
