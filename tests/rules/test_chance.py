"""Chance: what a seed gives, it gives for ever, on every machine. Records rely on it."""

from __future__ import annotations

from collections import Counter
from hashlib import sha256

from macher.rules.parts.chance import rolled, seed_of, shuffled
from macher.rules.shuffle import joined_seed
from tests.rules.e2006.positions import table as table_2006
from tests.rules.positions import table

CARDS = list(range(10))


def test_a_seed_gives_the_same_cards_for_ever() -> None:
    """A record holds the seed and the actions alone: other cards would make it another game."""
    seed = seed_of("tonight")
    assert seed == 291137150948100133183277896046749498177
    assert shuffled(CARDS, seed, 1) == [0, 4, 6, 9, 2, 7, 1, 3, 8, 5]
    assert shuffled(CARDS, seed, 2) == [8, 1, 0, 2, 5, 6, 4, 7, 9, 3]
    assert rolled((1, 2, 3, 4, 5, 6), 8, seed, 1) == [2, 4, 4, 6, 3, 4, 1, 3]


def test_the_first_shuffle_of_a_game_is_the_first_chance_event() -> None:
    """R19-3.3, R06-5.2-3: which states come, and when, follows from the seed alone, in every version of the program."""
    assert table(seed="tonight").calendar == [1, 12, 8, 3]
    assert table_2006(seed="tonight").calendar == [6, 13, 9, 1]


def test_every_order_is_as_likely_as_any_other() -> None:
    orders = Counter(tuple(shuffled([1, 2, 3], 7, event)) for event in range(6000))
    assert len(orders) == 6
    assert all(850 < count < 1150 for count in orders.values())


def test_every_face_of_a_die_is_as_likely_as_any_other() -> None:
    faces = Counter(rolled((1, 2, 3, 4, 5, 6), 6000, 7, 1))
    assert sorted(faces) == [1, 2, 3, 4, 5, 6]
    assert all(850 < count < 1150 for count in faces.values())


def test_anybody_can_join_the_seed_from_its_parts() -> None:
    """docs/records.md: the first 32 digits of the SHA-256 of the part and the words, each on a line of its own."""
    assert joined_seed("part", ("Käse", "", "b")) == sha256("part\nKäse\n\nb".encode()).hexdigest()[:32]
