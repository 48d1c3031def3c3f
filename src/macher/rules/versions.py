"""Versions that stand in saved games and records."""

from __future__ import annotations

from typing import Final

from macher.rules.parts.told import Told

RULES_VERSION: Final = 1
"""Counts the changes of the rules that alter games. A save or record of another version is refused."""

SAVE_FORMAT: Final = 1
RECORD_FORMAT: Final = 1


class VersionError(Told):
    """A save or record that this version of the rules must not play on."""
