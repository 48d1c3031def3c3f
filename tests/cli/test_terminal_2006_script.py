"""Tables of the 2006 edition for the scripted player of the terminal."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import lru_cache
from random import Random

from macher.data import load
from macher.play import Seat, Table
from macher.rules import configure, legal, step_name
from macher.rules.e2006.notation import word_of
from macher.rules.e2006.tables import Tables
from macher.rules.parts.config import PARTIES
from tests.cli.test_terminal_script import NAMES


@lru_cache
def tables() -> Tables:
    found: Tables = load("2006", environment=False)
    return found


def new_table(
    people: int = 1, players: int = 3, seed: str = "1", variant: int = 5, start_money: int = 25, **options: str
) -> Table:
    """A table with people first and random bots on the other seats."""
    data = replace(tables(), start_money=start_money)
    config = configure("2006", variant=variant, parties=PARTIES[:players], options=options, tables=data)
    seats = [Seat(name) for name in NAMES[:people]]
    seats += [Seat(f"random {at}", "random") for at in range(1, players - people + 1)]
    return Table(config, seats, seed)


def at_step(step: str, seat: int = 0, seed: str = "1", people: int = 1, players: int = 3, **options: str) -> Table:
    """A table played at random until the seat is asked at a step."""
    table = new_table(people, players, seed, 5, 25, **options)
    rng = Random(seed)
    while (seats := table.deciders()) and not (step_name(table.state) == step and seat in seats):
        table.act(seats[0], rng.choice(legal(table.state, seats[0])))
        table.committed = len(table.steps)
    assert step_name(table.state) == step
    return table


def first_choice(table: Table, seat: int) -> str:
    """The first legal action, by its word."""
    return word_of(table.legal(seat)[0])


def at_random(seed: int) -> Callable[[Table, int], str]:
    """Any legal action, by its word."""
    rng = Random(seed)
    return lambda table, seat: word_of(rng.choice(table.legal(seat)))


def test_the_first_question_is_the_preliminary_sheet() -> None:
    table = new_table()
    assert step_name(table.state) == "preliminary"
    assert first_choice(table, 0) == "first1"
