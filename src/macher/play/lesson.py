"""A lesson: a guided game whose first round is written down, turn by turn, with the reason for each of the learner's.

The deal is always the same, and the other parties play what is written as well, so the written reasons fit what lies on
the table. Whether a turn of the script is due is asked of what the seat sees: as long as that is what the script
expects, the script goes on, in whatever order sealed answers come in. Whoever plays otherwise leaves it for good.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cached_property
from hashlib import blake2b
from typing import Any, Final

from macher.play.e2006 import lesson as lesson_2006
from macher.play.e2019 import lesson as lesson_2019
from macher.play.seats import Seat
from macher.play.table import Table, new_config
from macher.rules import Config, View
from macher.rules.editions import edition as edition_named

LEARNER: Final = 0
BOT: Final = "beginner"
PASSING: Final = ("deciders", "answered")  # what of a view hangs on who has answered a sealed choice first


@dataclass(frozen=True)
class Written:
    """A turn of the script: who, the steps as records write them, and the name of the learner's reason."""

    seat: int
    words: tuple[str, ...]
    reason: str = ""


@dataclass(frozen=True)
class Lesson:
    """A guided game: what is played, and the script of its first round, in the order of the game."""

    edition: str
    variant: int
    parties: tuple[str, ...]
    seed: str
    script: tuple[Written, ...]

    def config(self) -> Config:
        """What is played, with the shipped numbers."""
        return new_config(self.edition, self.variant, self.parties)

    def table(self) -> Table:
        """The table of the lesson, before the first turn."""
        others = [Seat(f"{BOT} {at}", BOT) for at in range(1, len(self.parties))]
        return Table(self.config(), [Seat("learner"), *others], self.seed)

    def actions(self, written: Written) -> tuple[int, ...]:
        """The steps of a turn, as the rules take them."""
        reading = edition_named(self.edition).reading
        return tuple(reading.action_of(word) for word in written.words)

    @cached_property
    def due(self) -> dict[bytes, Written]:
        """The turns of the script, by what their seat sees when they are due. Raises `Refused` for one that is none."""
        table = self.table()
        found: dict[bytes, Written] = {}
        for written in self.script:
            found[seen_by(table.view(written.seat))] = written
            table.commit(written.seat, self.actions(written))
        return found

    def turn(self, view: View) -> Written | None:
        """What is written for a seat that sees this; None if the game has left the script, or it has ended."""
        return self.due.get(seen_by(view))


def seen_by(view: View) -> bytes:
    """A view in a few bytes, without who has answered a sealed choice already."""
    seen = {name: value for name, value in view.data.items() if name not in PASSING}
    return blake2b(json.dumps(seen, sort_keys=True).encode(), digest_size=16).digest()


def written(text: str, parties: tuple[str, ...]) -> tuple[Written, ...]:
    """A script as it is written: `spd  rallies2 rallies0 : reason`, one turn a line."""
    found = []
    for line in text.strip().splitlines():
        turn, _, reason = line.partition(" : ")
        party, *words = turn.split()
        found.append(Written(parties.index(party), tuple(words), reason.strip()))
    return tuple(found)


def _lesson(edition: str, data: Any) -> Lesson:
    return Lesson(edition, data.VARIANT, data.PARTIES, data.SEED, written(data.SCRIPT, data.PARTIES))


LESSONS: Final = {"2019": _lesson("2019", lesson_2019), "2006": _lesson("2006", lesson_2006)}
