"""Drafts, previews, meters and forced decisions tell nothing that their seat may not know."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest
from hypothesis import given

from macher.play.draft import Draft
from macher.play.forced import forced
from macher.play.preview import meters
from macher.rules import deciders, determinize, view
from macher.rules.events import event_fields, event_name
from tests.properties import perturbations
from tests.properties.e2006 import perturbations as perturbations_2006
from tests.properties.games import ENOUGH, Deal, deals, every_edition, play, some_games, until_enough
from tests.properties.perturbations import Change, Perturbation, Viewer

PERTURBATIONS = {"2019": perturbations.PERTURBATIONS, "2006": perturbations_2006.PERTURBATIONS}
TRIED = 5  # choices of a position that are looked at
LONGEST = 6  # steps of a draft
TRIES_A_GAME = 8
FEWEST_PAIRS = 8  # lest a test proves nothing


def seen_of(draft: Draft, rng: Random) -> dict[str, Any]:
    """Everything that a draft tells its player."""
    options = draft.legal()
    tried = rng.sample(options, min(TRIED, len(options)))
    return {
        "legal": options,
        "reveals": [draft.reveals(action) for action in tried],
        "previews": [repr(draft.preview(action)) for action in tried],
        "effects": [repr(draft.effect(action)) for action in tried],
        "sum": repr(draft.preview()),
        "view": json.dumps(draft.view().data, sort_keys=True),
        "question": json.dumps(draft.question().data, sort_keys=True),
        "lands": repr(meters(draft.view())),
        "events": [[event_name(event), event_fields(event)] for event in draft.events()],
        "ends": (draft.sealed_by, draft.done, draft.asked, draft.unfinished_answer),
    }


def compare(one: Any, other: Any, viewer: Viewer, rng: Random) -> None:
    """Two states that differ in what the viewer may not know: everything a table tells the viewer is the same."""
    assert meters(view(one, viewer)) == meters(view(other, viewer))
    for seat in range(one.seats):
        assert forced(one, seat) == forced(other, seat), "forced"
    if viewer is None:
        return
    compare_drafts(one, other, viewer, rng)


def compare_drafts(one: Any, other: Any, seat: int, rng: Random) -> None:
    """The same steps in both states, to the end of the turn and behind it."""
    first, second = Draft(one, seat), Draft(other, seat)
    for _ in range(LONGEST):
        dice = rng.getrandbits(32)
        told, told_too = seen_of(first, Random(dice)), seen_of(second, Random(dice))
        for channel in told:
            assert told[channel] == told_too[channel], channel
        if not told["legal"]:
            return
        action = rng.choice(told["legal"])
        first.act(action)
        second.act(action)


def hidden_changes(deal: Deal, perturbation: Perturbation) -> list[tuple[Any, Viewer, Change]]:
    """Positions of a game with one thing changed that a viewer may not know: mostly one who is asked there."""
    rng = Random(deal.luck + 11)
    found = []
    for g, _, _ in play(deal):
        viewer = rng.choice([None, *range(g.seats), *deciders(g) * 3])
        change = perturbation(g, viewer, rng)
        if change is not None:
            found.append((g.copy(), viewer, change))
    return rng.sample(found, min(TRIES_A_GAME, len(found)))


@pytest.mark.parametrize(
    ("edition", "thing"), [(name, thing) for name, things in PERTURBATIONS.items() for thing in things]
)
def test_a_hidden_thing_shows_in_no_draft(edition: str, thing: str) -> None:
    """R19-2.1, R06-6.0-5: nor in a preview, a meter, the mark of no return, or what is settled without asking."""
    pairs = 0

    @until_enough
    @given(deals(edition))
    def whole_game(deal: Deal) -> None:
        nonlocal pairs
        if pairs >= ENOUGH:
            return
        rng = Random(deal.luck + 12)
        for g, viewer, change in hidden_changes(deal, PERTURBATIONS[edition][thing]):
            compare(g, change.state, viewer, rng)
            pairs += 1

    whole_game()
    assert pairs >= FEWEST_PAIRS


@every_edition
def test_a_draft_tells_what_its_seat_can_work_out(edition: str) -> None:
    """In any state that the seat cannot tell from the true one, every draft looks the same."""

    @some_games
    @given(deals(edition))
    def whole_game(deal: Deal) -> None:
        rng = Random(deal.luck + 13)
        for g, seat, _ in play(deal):
            if rng.random() < 0.1:
                compare_drafts(g, determinize(view(g, seat), Random(rng.getrandbits(32))), seat, rng)

    whole_game()
