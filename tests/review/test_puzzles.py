"""Puzzles: what is one, how good a choice is, and those that come with the program."""

from __future__ import annotations

import msgspec
import pytest

from macher.data import load
from macher.i18n import Texts
from macher.review.chances import choices_of
from macher.review.puzzles import Puzzle, card_of, puzzles_of, shipped
from macher.review.work import Tried
from macher.rules import deciders
from macher.rules.branch import is_moment
from macher.rules.records import Replay, check, read_record
from tests.review.puzzles import recorded, reviewed_with, some_puzzle


def test_a_choice_is_graded_beside_the_best() -> None:
    puzzle = some_puzzle(recorded())
    best, *others = puzzle.played.tried
    assert puzzle.grade(best.action) == "best"
    assert {puzzle.grade(one.action) for one in others} == {"worse"}
    near = msgspec.structs.replace(others[0], behind=0.02)
    puzzle = Puzzle(puzzle.choice, msgspec.structs.replace(puzzle.played, tried=[best, near, *others[1:]]))
    assert puzzle.grade(near.action) == "good"
    assert puzzle.good == [best.action, near.action]
    assert not puzzle.has(-1)


def test_a_puzzle_is_a_turning_point_in_which_few_options_are_good() -> None:
    """Where many are as good as the best, or the played one is, nobody would learn anything."""
    puzzle = some_puzzle(recorded())
    work = reviewed_with(puzzle, 3)
    assert puzzles_of(work) == [puzzle]
    tried = puzzle.played.tried
    puzzle.played.tried = [msgspec.structs.replace(one, behind=0.0) for one in tried]
    assert puzzles_of(work) == []
    other = next(
        one.action for one in tried if one.action not in (puzzle.choice.best.action, puzzle.choice.played.action)
    )
    puzzle.played.tried = [Tried(other, 0.4, 0.0, 0.0, 0.01), *(one for one in tried if one.action != other)]
    assert [one.choice.at for one in puzzles_of(work)] == ([puzzle.choice.at] if len(tried) >= 8 else [])
    puzzle.played.tried = tried
    puzzle.played.came.wins, puzzle.played.other.wins = [1.0] * 400, [0.0] * 400
    assert puzzles_of(work) == [], "where games say that what was played is the better one, it was no mistake"
    puzzle.played.tried = []
    assert puzzles_of(work) == [], "sealed answers lay on the table: nobody can take over there"


@pytest.mark.parametrize("language", ["en", "de", "fr", "pl"])
def test_the_answer_is_told_as_in_the_review(language: str) -> None:
    record = recorded()
    puzzle = some_puzzle(record)
    card, _ = card_of(puzzle, record, Texts(language))
    assert card.came.what != card.other.what
    assert (card.came.wins, card.other.wins, card.games) == (0.0, 0.5, 2)
    assert card.change < -0.1


def test_the_puzzles_that_come_with_the_program_are_sound() -> None:
    """Both editions; every option is known, the best is one of few, and somebody can take over there."""
    assert {name[:4] for name in shipped()} == {"2019", "2006"}
    games = {id(game): game for game, _ in shipped().values()}
    for game in games.values():
        record = read_record(game.record, load)
        replay, places = Replay(record), {one.choice.at: one for one in game.puzzles}
        while replay.at <= max(places):
            puzzle = places.get(replay.at)
            if puzzle is not None:
                assert deciders(replay.state)[0] == puzzle.choice.seat
                assert is_moment(replay.state)
                options = choices_of(replay.state, puzzle.choice.seat)
                assert sorted(one.action for one in puzzle.played.tried) == sorted(options)
                assert puzzle.choice.played.action not in puzzle.good
                assert puzzle.grade(puzzle.choice.best.action) == "best"
            replay.step()
        check(record)
