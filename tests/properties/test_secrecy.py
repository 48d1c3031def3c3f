"""Nothing leaks: two games that differ only in what a viewer may not know look the same to that viewer.

Invariant 15 of the rules, proved for every channel: view, legal actions, events, refusals and who is asked. One hidden
thing is changed, then both games are played on with the same actions for as long as the rules keep it hidden.
"""

from __future__ import annotations

import json
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from macher.rules import Event, Refused, Seen, apply, deciders, events_for, legal, step_name, step_rule, view, why_not
from macher.rules.e2019.actions import ACTIONS, CARD, DRAW, SKIP
from macher.rules.e2019.codes import CHANGE_PROGRAMS
from macher.rules.e2019.state import State
from macher.rules.events import event_fields, event_name
from macher.rules.saves import state_hash
from tests.properties.games import Deal, Players, deals, play
from tests.properties.perturbations import PERTURBATIONS, Change, Perturbation, Viewer
from tests.rules.positions import at, campaign

TRIES_A_GAME = 5
STEPS = 30  # how far both games are played on
FEWEST_PAIRS = 10  # of compared games, lest a test proves nothing


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
            for action in (dice.randrange(-1, ACTIONS + 1) for _ in range(8))
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


def changes(deal: Deal, perturbation: Perturbation) -> list[tuple[State, Viewer, Change]]:
    """Positions of a game, in each of which one thing is changed that one viewer may not know."""
    rng = Random(deal.luck + 4)
    found = []
    for g, _, _ in play(deal):
        viewer = rng.choice([None, *range(g.seats)])
        change = perturbation(g, viewer, rng)
        if change is not None:
            found.append((g.copy(), viewer, change))
    return rng.sample(found, min(TRIES_A_GAME, len(found)))


@pytest.mark.parametrize("thing", PERTURBATIONS)
def test_a_hidden_thing_shows_nowhere(thing: str) -> None:
    """R19-2.1, R19-2.2: what is hidden reaches nobody it is hidden from, on no channel."""
    pairs = 0

    @given(deals())
    def whole_game(deal: Deal) -> None:
        nonlocal pairs
        for g, viewer, change in changes(deal, PERTURBATIONS[thing]):
            assert state_hash(change.state) != state_hash(g) or change.exchanged is not None
            compare(g, change, viewer, Random(deal.luck + 5))
            pairs += 1

    whole_game()
    assert pairs >= FEWEST_PAIRS


@pytest.mark.parametrize("thing", ["poll with the same back", "polls below the top"])
def test_a_poll_that_only_its_taker_knows_shows_nowhere(thing: str) -> None:
    """R19-12.10, O19-06: with private fronts the others learn only of publishing."""
    pairs = 0

    @given(deals(forced={"poll_front": "private_unless_published"}))
    def whole_game(deal: Deal) -> None:
        nonlocal pairs
        for g, viewer, change in changes(deal, PERTURBATIONS[thing]):
            compare(g, change, viewer, Random(deal.luck + 5))
            pairs += g.poll >= 0

    whole_game()
    assert thing != "poll with the same back" or pairs >= FEWEST_PAIRS


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


@given(deals())
def test_a_view_of_a_spectator_is_part_of_every_view(deal: Deal) -> None:
    """R19-2.2: what is public is the same for all."""
    private = {
        "viewer",
        "answer",
        "money",
        "hands",
        "packs",
        "picks",
        "laid_cards",
        "unused",
        "rows",
        "poll",
        "poll_discard",
    }
    for g, _, _ in play(deal):
        public = {key: value for key, value in view(g, None).data.items() if key not in private}
        for seat in range(g.seats):
            assert {key: value for key, value in view(g, seat).data.items() if key not in private} == public


@given(deals())
def test_a_refused_action_changes_nothing(deal: Deal) -> None:
    """Design, section 1: `apply` refuses anything that is not in `legal`."""
    dice = Random(deal.luck + 6)
    for g, _, _ in play(deal):
        if dice.random() > 0.2:
            continue
        before = state_hash(g)
        for _ in range(10):
            seat, action = dice.randrange(g.seats), dice.randrange(ACTIONS)
            if action not in legal(g, seat):
                with pytest.raises(Refused):
                    apply(g, seat, action)
        assert state_hash(g) == before
        assert g.log == []
        assert not g.telling
