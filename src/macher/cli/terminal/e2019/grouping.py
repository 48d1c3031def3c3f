"""Choices of the 2019 edition that stand in groups."""

from __future__ import annotations

from collections.abc import Callable

from macher.cli.terminal.grouping import Grouping, Named
from macher.rules.e2019.actions import cards_of


class Grouping2019(Grouping):
    """Groups of the 2019 edition."""

    def own_families(self) -> dict[str, Callable[[int], Named]]:
        return {"cards": self._cards}

    def _cards(self, offset: int) -> Named:
        cards = cards_of(offset)
        return "", self.labels.cards(cards, short=False), self.labels.cards(cards)
