"""Who sits at a table: a person, several persons at one device, a bot, or nobody yet."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from macher.bots import BOTS

PERSON: Final = "person"
HOT_SEAT: Final = "hot"  # a person whose device also holds other seats
OPEN: Final = "open"  # nobody yet
NO_BOTS: Final = (PERSON, HOT_SEAT, OPEN)
FROM_A_FILE: Final = ".py:"  # in the kind of a bot that is loaded from its user's own file


@dataclass(frozen=True)
class Seat:
    """Who sits here. `kind` is `person`, `hot`, `open`, or the name of a bot."""

    name: str
    kind: str = PERSON

    @property
    def is_person(self) -> bool:
        """Whether somebody has to be asked."""
        return self.kind in (PERSON, HOT_SEAT)

    @property
    def is_open(self) -> bool:
        """Whether somebody may still sit down here."""
        return self.kind == OPEN

    @property
    def is_bot(self) -> bool:
        """Whether a program of this table plays here."""
        return self.kind not in NO_BOTS

    def text(self) -> str:
        """As it stands in a record: `person Anna`, `random Bot 2`."""
        return f"{self.kind} {self.name}"

    @staticmethod
    def read(text: str, own_bots: bool = False) -> Seat:
        """The seat of a record; a name without a kind is a person.

        A record may come from anybody. So a bot from a file is taken only with `own_bots`, for the user's own games.
        """
        kind, _, name = text.partition(" ")
        known = kind in NO_BOTS or kind in BOTS or (own_bots and FROM_A_FILE in kind)
        return Seat(name, kind) if name and known else Seat(text)
