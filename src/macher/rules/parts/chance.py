"""Chance: every random event of a game is drawn from the seed kept in its state.

Chance event number `i` takes its numbers from SHAKE-128 of the seed and `i`. So a game is exactly repeatable, a state
can be saved between any two events, and cards that were seen tell nothing about cards that were not: a plain
congruential stream could be computed forward from a few visible shuffles.
"""

from __future__ import annotations

from collections.abc import Callable
from hashlib import blake2b, shake_128
from struct import Struct
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from mypy_extensions import i64

SEED_BYTES: Final = 16

Seed = int
"""Of 128 bits: the one number of a game that does not fit into 64 (compile_rules.py)."""


def seed_of(text: str) -> Seed:
    """The 128-bit seed that stands for a text (a number, a phrase, or the words of several players)."""
    return int.from_bytes(blake2b(text.encode(), digest_size=SEED_BYTES).digest(), "big")


def rolled(faces: tuple[int, ...], count: int, seed: Seed, event: int) -> list[int]:
    """So many dice with these faces, as chance event number `event` rolls them."""
    sides: i64 = len(faces)
    word: i64
    found = []
    for word in _words(count, seed, event):
        found.append(faces[word * sides >> 32])
    return found


def shuffled(cards: list[int], seed: Seed, event: int) -> list[int]:
    """A new list with the same cards in the order that chance event number `event` gives them."""
    deck: list[Any] = cards[:]  # what is only moved need not be read
    words = _words(len(deck), seed, event)
    last: i64
    for last in range(len(deck) - 1, 0, -1):
        word: i64 = words[last]
        other = word * (last + 1) >> 32
        deck[last], deck[other] = deck[other], deck[last]
    return deck


def _words(count: int, seed: Seed, event: int) -> tuple[int, ...]:
    """So many random numbers of 32 bits."""
    if count == 0:
        return ()
    stream = _absorb(seed.to_bytes(SEED_BYTES, "big") + event.to_bytes(4, "big")).digest(4 * count)
    reader = _READERS[count] if count < len(_READERS) else _reader(count)
    words: tuple[int, ...] = reader(stream)
    return words


def _reader(count: int) -> Callable[[bytes], tuple[Any, ...]]:
    """What reads so many numbers; a format takes longer to understand than to use."""
    return Struct(f">{count}I").unpack


_READERS: Final = [_reader(count) for count in range(129)]
"""[count]: made beforehand for all decks that are printed; threads share them."""
_absorb: Final = shake_128
"""A constant, which the compiler need not look up by its name."""
