"""Every instant of a game can be saved, loaded, copied and hashed, and every game can be played again."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from hypothesis import given

from macher.rules import State, apply, deciders, legal, scores
from macher.rules.records import Record, check, read_record, write_record
from macher.rules.saves import DERIVED, field_names, load, save, saved_fields, state_hash
from tests.properties.games import (
    SIZES,
    Deal,
    Players,
    deals,
    every_edition,
    every_size,
    more_games,
    play_on,
    sampled,
    some_games,
    tables,
)


@every_size
def test_a_save_gives_the_same_state_back(edition: str, seats: int, variant: int) -> None:
    @some_games
    @given(deals(edition, seats, variant))
    def whole_game(deal: Deal) -> None:
        for g in sampled(deal, 0.2):
            text = save(g)
            again = load(text, tables(edition))
            assert save(again) == text
            assert state_hash(again) == state_hash(g)
            assert deciders(again) == deciders(g)

    whole_game()


@every_edition
def test_a_loaded_game_plays_on_as_the_saved_one(edition: str) -> None:
    @more_games
    @given(deals(edition))
    def whole_game(deal: Deal) -> None:
        for g in sampled(deal, 0.015):
            plays_the_same_game(g, load(save(g), tables(edition)))

    whole_game()


@every_edition
def test_a_copy_is_independent_and_plays_the_same_game(edition: str) -> None:
    @some_games
    @given(deals(edition))
    def whole_game(deal: Deal) -> None:
        for g in sampled(deal, 0.015):
            before = state_hash(g)
            copy = g.copy()
            assert state_hash(copy) == before
            play_on(copy, Players(deal.luck + 2))
            assert state_hash(g) == before, "playing the copy leaves the original alone"
            plays_the_same_game(g, g.copy())

    whole_game()


def plays_the_same_game(g: State, other: State) -> None:
    players = Players(1)
    while (move := players.next_move(g)) is not None:
        assert legal(other, move[0]) == legal(g, move[0])
        assert apply(other, *move) == apply(g, *move)
    assert save(other) == save(g)


def table(edition: str) -> Any:
    """A new game of four, the long one."""
    g, _ = Deal(edition, 4, SIZES[edition][-1][1], (), seed=1, luck=1).open()
    return g


@every_edition
def test_a_copy_has_every_field(edition: str) -> None:
    g = table(edition)
    copy = g.copy()
    assert type(copy) is type(g)
    for name in field_names(type(g)):
        assert getattr(copy, name) == getattr(g, name), name


@every_edition
def test_a_copy_shares_no_list_that_changes(edition: str) -> None:
    g = table(edition)
    copy = g.copy()
    for name in saved_fields(g):
        if isinstance(getattr(g, name), list):
            assert getattr(copy, name) is not getattr(g, name), name


@every_edition
def test_a_save_has_every_field_that_does_not_follow_from_the_configuration(edition: str) -> None:
    g = table(edition)
    assert set(saved_fields(g)) | DERIVED == set(field_names(type(g)))
    assert sorted(DERIVED) == [
        "asking", "config", "log", "options", "parties", "printed", "scale", "steps", "tables", "telling"
    ]  # fmt: skip


@every_edition
def test_every_field_is_part_of_the_hash(edition: str) -> None:
    """Two states that differ in one field only have different hashes."""
    g = table(edition)
    changes: dict[type, Callable[[object], object]] = {
        bool: lambda value: not value,
        int: lambda value: int(str(value)) + 1,
        list: lambda value: [*list(value), 99] if isinstance(value, list) else value,
    }
    for name in saved_fields(g):
        other = g.copy()
        value = getattr(g, name)
        setattr(other, name, changes[type(value)](value))
        assert state_hash(other) != state_hash(g), name


@every_size
def test_a_record_plays_the_whole_game_again(edition: str, seats: int, variant: int) -> None:
    @some_games
    @given(deals(edition, seats, variant))
    def whole_game(deal: Deal) -> None:
        g, _ = deal.open()
        record = Record(g.config, str(deal.seed), "test", [f"random {seat}" for seat in range(seats)])
        for seat, action in play_on(g, deal.players()):
            record.add(seat, action)
        record.result = [score.total for score in scores(g)]
        text = write_record(record)
        again = read_record(text, tables)
        assert [move[:2] for move in again.moves] == [move[:2] for move in record.moves]
        assert again.result == record.result
        assert again.config == record.config
        assert state_hash(check(again)) == state_hash(g)
        assert write_record(again) == text

    whole_game()


@every_edition
def test_a_record_of_a_running_game_reloads_exactly(edition: str) -> None:
    @more_games
    @given(deals(edition))
    def whole_game(deal: Deal) -> None:
        g, _ = deal.open()
        stop = Random(deal.luck).randrange(300)
        record = Record(g.config, str(deal.seed), "test", ["-"] * deal.seats)
        players = deal.players()
        while len(record.moves) < stop and (move := players.next_move(g)) is not None:
            record.add(*move)
            apply(g, *move)
        assert state_hash(check(read_record(write_record(record), tables))) == state_hash(g)

    whole_game()


@every_edition
def test_the_same_seed_gives_the_same_game(edition: str) -> None:
    @more_games
    @given(deals(edition))
    def whole_game(deal: Deal) -> None:
        one, opening = deal.open()
        other, opening_again = deal.open()
        assert opening == opening_again
        plays_the_same_game(one, other)

    whole_game()
