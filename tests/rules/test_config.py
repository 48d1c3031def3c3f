"""What may be configured, in either edition (2019: section 20, 2006: section 10)."""

from __future__ import annotations

import pytest

from macher.data import load
from macher.rules import ConfigError, configure
from macher.rules.editions import EDITIONS
from tests.rules.factories import SEATS

ALL_OPTIONS = [(edition, key) for edition, played in EDITIONS.items() for key in played.options]


@pytest.mark.parametrize(("edition", "key"), ALL_OPTIONS)
def test_an_unknown_value_is_named_with_the_option_and_its_values(edition: str, key: str) -> None:
    """The id, the key and every value that the option has."""
    played = EDITIONS[edition]
    number, values = played.options[key]
    tables = load(edition, environment=False)
    with pytest.raises(ConfigError) as caught:
        configure(
            edition, variant=played.limits.variants[0], parties=SEATS[:3], options={key: "whatever"}, tables=tables
        )
    message = str(caught.value)
    assert message.startswith(f"{number} {key}: 'whatever'")
    assert all(value in message for value in values)


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_defaults_are_the_first_values(edition: str) -> None:
    """Where nothing is chosen; then nothing is changed."""
    variant, tables = EDITIONS[edition].limits.variants[0], load(edition, environment=False)
    config = configure(edition, variant=variant, parties=SEATS[:3], tables=tables)
    assert config.changed_options() == {}
    for key, (_, values) in EDITIONS[edition].options.items():
        assert getattr(config.options, key) == values[0]


def test_an_unknown_edition_is_refused() -> None:
    """The editions there are stand in the message."""
    with pytest.raises(ConfigError, match=r"'1986'.*2019.*2006"):
        configure("1986", variant=7, parties=SEATS[:3], tables=load("2019", environment=False))
