"""What the service tells about the game: with the numbers of a table, wherever they come from."""

from __future__ import annotations

from pathlib import Path

import pytest

from macher.rules.versions import RULES_VERSION
from macher.server.problems import Problem
from macher.server.words.library import Library


@pytest.fixture
def library(tmp_path: Path) -> Library:
    """One data set of the host's own, in which a media marker costs more."""
    (tmp_path / "money.toml").write_text("media_price.value = 6", encoding="utf-8")
    return Library({"mine": tmp_path}, mail=False)


def test_a_table_is_explained_with_its_own_numbers(library: Library) -> None:
    """A table knows the digest of its numbers, not what the host calls them."""
    own = library.tables("2019", "mine")
    by_name = library.reference("2019", 4, "mine", "", RULES_VERSION, "en")
    by_digest = library.reference("2019", 4, own.digest, "", RULES_VERSION, "en")
    shipped = library.reference("2019", 4, None, "", RULES_VERSION, "en")
    assert by_digest == by_name
    assert by_digest.data == own.digest != shipped.data
    help = {phase.id: phase.help for phase in by_digest.phases}
    assert "buy a media marker for 6,000\u00a0€" in help["3"]
    assert library.reference("2019", 4, shipped.data, "", RULES_VERSION, "en") == shipped


def test_numbers_that_nobody_has_are_refused(library: Library) -> None:
    with pytest.raises(Problem) as caught:
        library.reference("2019", 4, "0123456789abcdef", "", RULES_VERSION, "en")
    assert caught.value.code == "no-data"
