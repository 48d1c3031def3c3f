"""The editions of the game, by name."""

from __future__ import annotations

from typing import Final

from macher.rules.e2006.edition import EDITION as EDITION_2006
from macher.rules.e2019.edition import EDITION as EDITION_2019
from macher.rules.parts.config import ConfigError
from macher.rules.parts.edition import Edition

EDITIONS: Final[dict[str, Edition]] = {edition.name: edition for edition in (EDITION_2019, EDITION_2006)}


def edition(name: str) -> Edition:
    """An edition by its name."""
    if name not in EDITIONS:
        known = ", ".join(EDITIONS)
        words = f"there is no edition {name!r}; editions are {known}"
        raise ConfigError(words, "edition", edition=name, editions=known)
    return EDITIONS[name]
