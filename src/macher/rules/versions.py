"""Versions that stand in saved games and records, and what a game of an earlier version of the rules is played with."""

from __future__ import annotations

from typing import Final

from macher.rules.parts.told import Told

RULES_VERSION: Final = 2
"""Counts the changes of the rules that alter games. New games have this one."""

FIRST_RULES: Final = 1
"""A game goes on under the version that it began with; what this one did otherwise is listed in docs/records.md."""

PLAYED_VERSIONS: Final = (FIRST_RULES, RULES_VERSION)
"""A save or record of any other version is refused."""

EARLIER_DEFAULTS: Final[dict[int, dict[str, str]]] = {
    FIRST_RULES: {"spokes_media_exclusive": "false", "media_same_card": "allowed"},
}
"""Options whose default was another one under an earlier version, or that it did not have: how it played."""

SAVE_FORMAT: Final = 1
RECORD_FORMAT: Final = 1


class VersionError(Told):
    """A save or record that this version of the rules must not play on."""


def is_played(rules: object) -> bool:
    """Whether games of a version of the rules can be played on here."""
    return type(rules) is int and rules in PLAYED_VERSIONS
