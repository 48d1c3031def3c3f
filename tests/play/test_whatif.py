"""Imagined worlds: they fit what the viewer knows, come from nothing else, and mark what was drawn."""

from __future__ import annotations

from random import Random

import pytest

from macher.play import Draft, UnfinishedTurn
from macher.play.whatif import World, drawn
from macher.rules import Refused, deciders, legal, view
from macher.rules.parts.codes import BID
from tests.play.tables import EDITIONS, any_turn, every_edition, people, play_until


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("viewer", [None, 0, 2])
def test_a_world_looks_to_its_viewer_as_the_table_does(edition: str, viewer: int | None) -> None:
    """At every turn of a game; and it goes on like a game."""
    table, rng = people(edition, "what if"), Random(7)
    while table.deciders():
        seen = table.view(viewer)
        world = World(seen, rng.randrange(1000))
        assert view(world.state, viewer).data == seen.data
        for _ in range(2):
            if not deciders(world.state):
                break
            seat = rng.choice(deciders(world.state))
            draft = Draft(world.state, seat)
            while not draft.done:
                draft.act(rng.choice(draft.legal()))
            world.enter(draft)
        seat = rng.choice(table.deciders())
        table.commit(seat, any_turn(table, seat, rng).actions)


@every_edition
def test_what_others_hold_changes_no_world(edition: str) -> None:
    """Two tables that look the same to a seat give it the same worlds, turn for turn."""
    table = play_until(people(edition), "media-buy")
    other = play_until(people(edition), "media-buy")
    other.state.money[1] += 7
    other.state.opinion_deck.reverse()
    assert table.view(0).data == other.view(0).data
    for number in range(5):
        one, two = World(table.view(0), number), World(other.view(0), number)
        for seat in range(3):
            assert view(one.state, seat).data == view(two.state, seat).data
        assert [legal(one.state, seat) for seat in range(3)] == [legal(two.state, seat) for seat in range(3)]
        assert one.state.opinion_deck == two.state.opinion_deck


@every_edition
def test_another_number_is_another_world(edition: str) -> None:
    table = play_until(people(edition), "media-buy")
    decks = {tuple(World(table.view(0), number).state.opinion_deck) for number in range(20)}
    assert len(decks) > 10
    again = [World(table.view(0), 3).state.opinion_deck for _ in range(2)]
    assert again[0] == again[1]


def test_the_rules_hold_there_too() -> None:
    table = play_until(people("2019"), "start-bid")
    world = World(table.view(0), 0)
    with pytest.raises(Refused):
        world.play([(0, [BID + 999])])
    world.play([(0, [BID + 1]), (1, [BID + 0])])
    with pytest.raises(Refused):
        world.play([(1, [BID + 2])])
    sheet = play_until(people("2019"), "start-positions")
    with pytest.raises(UnfinishedTurn):
        World(sheet.view(0), 0).play([(0, [sheet.legal(0)[0]])])


@every_edition
def test_what_was_drawn_is_marked(edition: str) -> None:
    table = play_until(people(edition), "media-buy")
    seen = table.view(0)
    world = World(seen, 1)
    assert drawn(seen, view(world.state, 0)) == drawn(seen, seen)
    assert drawn(seen, seen).money == drawn(seen, seen).hands == []
    foreign = drawn(seen, view(world.state, 2))
    assert foreign.money == [2]
    assert foreign.hands == ([2] if world.state.hands[2] else [])
    face_down = [at for at, card in enumerate(seen.data["opinions"]) if card is None]
    assert face_down
    world.state.face_up[face_down[0]] = 1
    assert drawn(seen, view(world.state, 0)).opinions == [face_down[0]]
