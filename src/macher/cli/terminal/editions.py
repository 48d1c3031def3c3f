"""Which parts of the terminal table each edition has."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from macher.cli.terminal.e2006.facts import Facts2006
from macher.cli.terminal.e2006.grouping import Grouping2006
from macher.cli.terminal.e2006.things import Things2006
from macher.cli.terminal.e2019.facts import Facts2019
from macher.cli.terminal.e2019.grouping import Grouping2019
from macher.cli.terminal.e2019.things import Things2019
from macher.cli.terminal.facts import Facts
from macher.cli.terminal.grouping import Grouping
from macher.cli.terminal.labels import Labels
from macher.cli.terminal.things import Things
from macher.rules import View


@dataclass(frozen=True)
class Parts:
    """The classes that serve an edition."""

    facts: type[Facts]
    things: type[Things[Any]]
    grouping: type[Grouping]


PARTS: Final = {
    "2019": Parts(Facts2019, Things2019, Grouping2019),
    "2006": Parts(Facts2006, Things2006, Grouping2006),
}


def facts_of(view: View) -> Facts:
    """What follows from a view."""
    return PARTS[view.config.edition].facts(view)


def things_of(labels: Labels) -> Things[Any]:
    """What lies on the table, in the words of these labels."""
    return PARTS[labels.config.edition].things(labels)


def grouping_of(labels: Labels, view: View) -> Grouping:
    """Which choices stand together."""
    return PARTS[view.config.edition].grouping(labels, view)
