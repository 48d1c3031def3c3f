"""Events: what happened, by name and with its fields, as records, JSON and language files know it."""

from __future__ import annotations

import pytest

from macher.rules.events import Event, MediaBought, NoWinner, event_fields, event_name


@pytest.mark.parametrize(
    ("event", "name", "fields"),
    [
        (MediaBought(2, 7, 3), "media-bought", {"seat": 2, "state": 7, "price": 3}),
        (NoWinner(4), "no-winner", {"state": 4}),
    ],
)
def test_an_event_is_known_by_its_name_and_its_fields(event: Event, name: str, fields: dict[str, int]) -> None:
    assert event_name(event) == name
    assert event_fields(event) == fields
