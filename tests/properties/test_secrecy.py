"""Nothing leaks: two games that differ only in what a viewer may not know look the same to that viewer.

Invariant 15 of the rules of 2019 and I06-12 of those of 2006, proved for every channel: view, legal actions, events,
refusals and who is asked. One hidden thing is changed, then both games are played on with the same actions for as long
as the rules keep it hidden.
"""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from macher.rules import (
    Event,
    Refused,
    Seen,
    State,
    apply,
    deciders,
    events_for,
    legal,
    step_name,
    step_rule,
    view,
    why_not,
)
from macher.rules.e2006.actions import ACTIONS as ACTIONS_2006
from macher.rules.e2019.actions import ACTIONS as ACTIONS_2019
from macher.rules.e2019.actions import DRAW
from macher.rules.e2019.codes import CHANGE_PROGRAMS
from macher.rules.events import event_fields, event_name
from macher.rules.parts.codes import CARD, SKIP
from macher.rules.saves import state_hash
from tests.properties import perturbations
from tests.properties.e2006 import perturbations as perturbations_2006
from tests.properties.games import (
    ENOUGH,
    Deal,
    Players,
    deals,
    every_edition,
    more_games,
    play,
    some_games,
    until_enough,
)
from tests.properties.perturbations import Change, Perturbation, Viewer
from tests.rules.factories import at
from tests.rules.positions import campaign

TRIES_A_GAME = 6
STEPS = 30  # how far both games are played on
FEWEST_PAIRS = 8  # of compared games, lest a test proves nothing

PERTURBATIONS = {"2019": perturbations.PERTURBATIONS, "2006": perturbations_2006.PERTURBATIONS}
ACTIONS = {"2019": ACTIONS_2019, "2006": ACTIONS_2006}


def told(events: list[Seen], viewer: Viewer) -> bytes:
    seen: list[Event] = events_for(events, viewer)
    return json.dumps([[event_name(event), event_fields(event)] for event in seen], sort_keys=True).encode()


def seen_by(g: State, viewer: Viewer, dice: Random) -> dict[str, bytes | object]:
    """Everything that reaches a viewer at one moment."""
    channels: dict[str, bytes | object] = {
        "view": json.dumps(view(g, viewer).data, sort_keys=True).encode(),
        "deciders": deciders(g),
        "step": (step_name(g), step_rule(g)),
    }
    if viewer is not None:
        options = legal(g, viewer)
        channels["legal"] = options
        channels["refusals"] = [
            str(why_not(g, viewer, action))
            for action in (dice.randrange(-1, ACTIONS[g.config.edition] + 1) for _ in range(8))
            if action not in options
        ]
    return channels


def compare(one: State, change: Change, viewer: Viewer, rng: Random) -> None:
    """Play both games on alike and compare after every action, for as long as the thing stays hidden."""
    other = change.state
    players = Players(rng.getrandbits(32))
    for _ in range(STEPS):
        dice = rng.getrandbits(32)
        first, second = seen_by(one, viewer, Random(dice)), seen_by(other, viewer, Random(dice))
        for channel in first:
            assert first[channel] == second[channel], channel
        move = players.next_move(one)
        if move is None:
            return
        seat, action = move
        common = [option for option in legal(one, seat) if change.translated(seat, option) in legal(other, seat)]
        if not common:
            return
        if action not in common:
            action = rng.choice(common)
        events, other_events = apply(one, seat, action), apply(other, seat, change.translated(seat, action))
        if not change.hidden(one, other):
            return
        assert told(events, viewer) == told(other_events, viewer), "events"


def changes(deal: Deal, perturbation: Perturbation) -> list[tuple[Any, Viewer, Change]]:
    """Positions of a game, in each of which one thing is changed that one viewer may not know."""
    rng = Random(deal.luck + 4)
    found = []
    for g, _, _ in play(deal):
        viewer = rng.choice([None, *range(g.seats)])
        change = perturbation(g, viewer, rng)
        if change is not None:
            found.append((g.copy(), viewer, change))
    return rng.sample(found, min(TRIES_A_GAME, len(found)))


@pytest.mark.parametrize(
    ("edition", "thing"), [(name, thing) for name, things in PERTURBATIONS.items() for thing in things]
)
def test_a_hidden_thing_shows_nowhere(edition: str, thing: str) -> None:
    """R19-2.1, R19-2.2, R06-6.0-5: what is hidden reaches nobody it is hidden from, on no channel."""
    pairs = 0

    @until_enough
    @given(deals(edition))
    def whole_game(deal: Deal) -> None:
        nonlocal pairs
        if pairs >= ENOUGH:
            return
        for g, viewer, change in changes(deal, PERTURBATIONS[edition][thing]):
            assert state_hash(change.state) != state_hash(g) or change.exchanged is not None
            compare(g, change, viewer, Random(deal.luck + 5))
            pairs += 1

    whole_game()
    assert pairs >= FEWEST_PAIRS


def test_a_poll_that_only_its_taker_knows_shows_nowhere() -> None:
    """R19-12.10, O19-06: with private fronts the others learn only of publishing."""
    pairs = 0

    def taken_poll(g: Any, viewer: Viewer, rng: Random) -> Change | None:
        return perturbations.poll_with_the_same_back(g, viewer, rng) if g.poll >= 0 else None

    @until_enough
    @given(deals("2019", forced={"poll_front": "private_unless_published"}))
    def whole_game(deal: Deal) -> None:
        nonlocal pairs
        if pairs >= ENOUGH:
            return
        for g, viewer, change in changes(deal, taken_poll):
            compare(g, change, viewer, Random(deal.luck + 5))
            pairs += 1

    whole_game()
    assert pairs >= FEWEST_PAIRS


@pytest.mark.parametrize("reveal", ["full_card", "chosen_only"])
@pytest.mark.parametrize("thing", ["bought poll", "discarded poll"])
def test_a_poll_that_only_its_buyer_knows_shows_nowhere(reveal: str, thing: str) -> None:
    """R06-6.2.7-6, R06-6.2.7-10, O06-13: the buyer looks alone; unpublished polls stay unseen."""
    pairs = 0

    @until_enough
    @given(deals("2006", forced={"poll_reveal": reveal}))
    def whole_game(deal: Deal) -> None:
        nonlocal pairs
        if pairs >= ENOUGH:
            return
        for g, viewer, change in changes(deal, PERTURBATIONS["2006"][thing]):
            compare(g, change, viewer, Random(deal.luck + 5))
            pairs += 1

    whole_game()
    assert pairs >= FEWEST_PAIRS


@given(st.integers(0, 2**32 - 1))
def test_discarded_cards_do_not_tell_which_one_was_drawn(seed: int) -> None:
    """R19-6.2, R19-6.4: the old hand card and the blind one go away together, and nobody knows which was which."""
    one = at(campaign(seed=seed), CHANGE_PROGRAMS)
    other = one.copy()
    seat = one.turn
    other.hands[seat], other.program_deck[-1] = (one.program_deck[-1],), one.hands[seat][0]
    taken = one.program_display[0]
    for action in (DRAW, CARD + taken, SKIP, CARD + taken):
        events, other_events = apply(one, seat, action), apply(other, seat, action)
        for viewer in (None, *(viewer for viewer in range(4) if viewer != seat)):
            assert told(events, viewer) == told(other_events, viewer)
            assert view(one, viewer) == view(other, viewer)


PRIVATE = {
    "2019": {"packs", "picks", "laid_cards"},
    "2006": {"played", "contributions"},
}
PRIVATE_IN_BOTH = {"viewer", "answer", "money", "hands", "unused", "rows", "poll", "poll_discard"}


@every_edition
def test_a_view_of_a_spectator_is_part_of_every_view(edition: str) -> None:
    """R19-2.2, R06-6.0-5: what is public is the same for all."""
    private = PRIVATE[edition] | PRIVATE_IN_BOTH

    @some_games
    @given(deals(edition))
    def whole_game(deal: Deal) -> None:
        for g, _, _ in play(deal):
            public = {key: value for key, value in view(g, None).data.items() if key not in private}
            for seat in range(g.seats):
                assert {key: value for key, value in view(g, seat).data.items() if key not in private} == public

    whole_game()


@every_edition
def test_a_refused_action_changes_nothing(edition: str) -> None:
    """Design, section 1: `apply` refuses anything that is not in `legal`."""

    @more_games
    @given(deals(edition))
    def whole_game(deal: Deal) -> None:
        dice = Random(deal.luck + 6)
        for g, _, _ in play(deal):
            if dice.random() > 0.2:
                continue
            before = state_hash(g)
            for _ in range(10):
                seat, action = dice.randrange(g.seats), dice.randrange(ACTIONS[edition])
                if action not in legal(g, seat):
                    with pytest.raises(Refused):
                        apply(g, seat, action)
            assert state_hash(g) == before
            assert g.log == []
            assert not g.telling

    whole_game()
