"""Names show something, and no two at a table look the same."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from macher.server.people.names import clean, unlike
from tests.server.company import PATIENCE, Person, services


@pytest.mark.parametrize(
    "name",
    ["\u200b\u200d", "\u3164", "\uffa0", "\u115f\u1160", "\u2800\u2800", "\u202e\u2066", "\ufe0f", "\U000e0041",
     "\u034f", "\u0301\u0301", "\ue000", "\ud800", " \u00a0\u3000\t", "\U000e0100", "\u180e\u180b", "\u00ad", ""],
)  # fmt: skip
def test_a_name_of_nothing_is_no_name(name: str) -> None:
    assert clean(name) == ""


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("An\u200bna", "Anna"),
        ("\u202eAnna", "Anna"),
        ("Ａｎｎａ", "Anna"),
        ("Zoe\u0308", "Zoë"),
        ("Z\u0335\u0321\u034f\u0322\u0325\u0326\u0327o", "Z\u0335\u0321\u0322o"),
        ("กี่", "กี่"),
        ("Anna\u2028Ben", "Anna Ben"),
        ("a" * 39 + " b", "a" * 39),
        ("\ufdfa" * 40, clean("\ufdfa" * 40)),
    ],
)
def test_what_is_shown_of_a_name(name: str, shown: str) -> None:
    assert clean(name) == shown
    assert len(clean(name)) <= 40


@pytest.mark.parametrize("other", ["Anna", "ANNA", "Аnnа", "an na", "Ａnna"])
def test_the_second_anna_is_anna_2(other: str) -> None:
    assert unlike("Anna", [other]) == "Anna 2"
    assert unlike("Anna", [other, "anna2"]) == "Anna 3"


def test_names_that_differ_stay_as_they_are() -> None:
    assert unlike("Ben", ["Anna", "Bea"]) == "Ben"
    assert unlike("Pau1", ["Paul"]) == "Pau1 2"
    assert unlike("x" * 40, ["x" * 40]) == "x" * 38 + " 2"


def test_names_at_a_table_are_told_apart(sqlite_url: str) -> None:
    """Whoever they are: the maker, hot seats, who joins, who takes a new name, and bots."""

    async def evening() -> None:
        async with services(sqlite_url) as (service,):
            anna, second, bot = Person("Random 3"), Person("Random\u200b 3"), Person("RANDOM 3")
            room = await anna.makes(service, "mhooo")
            assert len({row.name for row in room.seats if row.name}) == 2
            await second.joins(service, room.id)
            await bot.joins(service, room.id)
            await anna.puts(service, room.id, 4, "bot")
            names = [row.name for row in room.seats]
            assert names == ["Random 3", "Random 3 2", "Random 3 3", "RANDOM 3 4", "Random 5"]
            await anna.puts(service, room.id, 2, "bot")
            assert room.seats[2].name == "Random 3 3"

    asyncio.run(evening())


def test_names_are_told_apart_when_two_processes_seat_people_at_once(sqlite_url: str) -> None:
    """The second process has read the table before the first one writes, and hears nothing of it."""

    async def evening() -> None:
        async with services(sqlite_url, 2, deaf=True) as (here, there):
            room = await Person("Maker").makes(here, "mooo")
            write = there.store.set_seat
            first = Person("Anna")

            def late(*args: Any) -> None:
                there.store.set_seat = write  # type: ignore[method-assign]
                asyncio.run_coroutine_threadsafe(first.joins(here, room.id, 1), loop).result(PATIENCE)
                write(*args)

            loop = asyncio.get_running_loop()
            there.store.set_seat = late  # type: ignore[method-assign,assignment]
            assert await Person("ANNA").joins(there, room.id, 2) == 2
            assert [row.name for row in here.store.seats(room.id)] == ["Maker", "Anna", "ANNA 2", ""]

    asyncio.run(evening())
