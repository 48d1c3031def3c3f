"""Tables of the 2006 edition for the scripted player of the terminal."""

from __future__ import annotations

from random import Random

from macher.play import Table
from macher.rules import legal, step_name
from tests.cli.test_terminal_script import first_choice, play_one
from tests.cli.test_terminal_script import new_table as any_table


def new_table(
    people: int = 1, players: int = 3, seed: str = "1", variant: int = 5, start_money: int = 25, **options: str
) -> Table:
    """A table of this edition with people first and random bots on the other seats."""
    return any_table(people, players, seed, variant, start_money, "2006", **options)


def at_step(step: str, seat: int = 0, seed: str = "1", people: int = 1, players: int = 3, **options: str) -> Table:
    """A table played at random until the seat is asked at a step."""
    table = new_table(people, players, seed, 5, 25, **options)
    rng = Random(seed)
    while (seats := table.deciders()) and not (step_name(table.state) == step and seat in seats):
        play_one(table, seats[0], rng.choice(legal(table.state, seats[0])))
    assert step_name(table.state) == step
    return table


def test_the_first_question_is_the_preliminary_sheet() -> None:
    table = new_table()
    assert step_name(table.state) == "preliminary"
    assert first_choice(table, 0) == "first1"
