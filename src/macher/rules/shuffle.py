"""A shuffle that everybody can check: the seed is joined from a part of the table and a word of each player.

The table publishes the commitment of its part before anybody says a word, so it cannot choose the part to fit the
words; the players do not know the part, so they cannot choose words to fit it. The finished record holds all of it.
"""

from __future__ import annotations

from dataclasses import dataclass
from hashlib import sha256


def commitment(part: str) -> str:
    """What may be published before the game: it fixes a seed, or a part of one, without telling it."""
    return sha256(part.encode()).hexdigest()


def joined_seed(part: str, words: tuple[str, ...]) -> str:
    """The seed of a game from the table's part and the players' words in seat order; empty where nobody said one."""
    text = "\n".join([part, *words])
    return sha256(text.encode()).hexdigest()[:32]


def spoken(words: str) -> str:
    """Words as they can stand in the header of a record: on one line, without the signs that mean something there."""
    return " ".join(words.replace(",", " ").replace("#", " ").split())


@dataclass(frozen=True)
class Shuffle:
    """The table's part of the seed, and a word of each seat in their order, empty where nobody said one."""

    part: str
    words: tuple[str, ...]

    def __post_init__(self) -> None:
        for word in self.words:
            if word != spoken(word):
                raise ValueError(f"a word for the shuffle is one line without commas and #, not {word!r}")

    @property
    def seed(self) -> str:
        """The seed that comes of them."""
        return joined_seed(self.part, self.words)

    @property
    def commitment(self) -> str:
        """What was published before the game."""
        return commitment(self.part)
