"""What is worked out once is the same as what everybody would have got alone."""

from __future__ import annotations

from random import Random

import pytest

from macher.play import Seat, Table, meters, new_config
from macher.rules import events_for
from macher.server.words.positions import Speaker

PARTIES = ("linke", "spd", "gruene", "cdu", "fdp")


def a_table(edition: str, seed: str) -> Table:
    return Table(new_config(edition, 7, PARTIES), [Seat(party) for party in PARTIES], seed)


@pytest.mark.parametrize("edition", ["2006", "2019"])
def test_meters_are_those_of_the_position_for_every_viewer_and_every_draft(edition: str) -> None:
    """They are remembered by what they depend on: nothing that changes them may be left out there."""
    table = a_table(edition, "meters")
    speaker = Speaker(table.config, "en")
    rng = Random(1)
    while table.deciders():
        seat = rng.choice(table.deciders())
        draft = table.draft(seat)
        while draft.asked:
            draft.act(rng.choice(draft.legal()))
            if rng.random() < 0.2:
                seen = draft.view()
                assert speaker.meters(seen) == [speaker.meter(meter, seen) for meter in meters(seen)]
        table.enter(draft)
        viewer = rng.choice((None, *range(5)))
        seen = table.view(viewer)
        assert speaker.meters(seen) == [speaker.meter(meter, seen) for meter in meters(seen)]


@pytest.mark.parametrize("edition", ["2006", "2019"])
def test_an_event_is_put_into_words_once_for_all_who_may_see_it_and_told_to_nobody_else(edition: str) -> None:
    table = a_table(edition, "events")
    speaker = Speaker(table.config, "en")
    rng = Random(1)
    shared = 0
    for _ in range(60):
        seat = rng.choice(table.deciders())
        draft = table.draft(seat)
        while draft.asked:
            draft.act(rng.choice(draft.legal()))
        turn = table.enter(draft)
        seen = {viewer: events_for(turn.events, viewer) for viewer in (None, *range(5))}
        everybodys = speaker.told_all([(table.version, event) for event in seen[None]], table.view(None))
        for viewer in range(5):
            told = speaker.told_all([(table.version, event) for event in seen[viewer]], table.view(viewer))
            assert [one.text for one in told] == [speaker.render.event(event) for event in seen[viewer]]
            shared += sum(one is other for one in told for other in everybodys)
    assert shared > 100


@pytest.mark.parametrize("edition", ["2006", "2019"])
def test_a_line_tells_what_it_paid_and_brought_in(edition: str) -> None:
    """The public ledger of the page adds up to that of the view."""
    table = a_table(edition, "ledger")
    speaker = Speaker(table.config, "en")
    rng = Random(1)
    paid, received = [0] * 5, [0] * 5
    while table.state.round < 3:
        draft = table.draft(rng.choice(table.deciders()))
        while draft.asked:
            draft.act(rng.choice(draft.legal()))
        turn = table.enter(draft)
        seen = table.view(None)
        for told in speaker.told_all([(table.version, event) for event in events_for(turn.events, None)], seen):
            for payment in told.money:
                paid[payment.seat] -= min(payment.amount, 0)
                received[payment.seat] += max(payment.amount, 0)
        assert (paid, received) == (seen.data["paid"], seen.data["received"])
    assert min(received) > 0
