"""Positions as they were said: kept while they are the present ones, so that all who see the same share one text.

Bytes are counted, over all rooms of the process: neither a long game nor many tables make it larger.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Hashable
from typing import Final

MOST_BYTES: Final = 8 * 1024 * 1024
LARGEST: Final = 8  # a text of more than an eighth of all is not kept


class Said:
    """Texts by the position they tell and by what was asked; positions that were asked for longest ago go first."""

    def __init__(self, most: int = MOST_BYTES) -> None:
        self.most = most
        self.bytes = 0
        self._texts: OrderedDict[Hashable, dict[Hashable, bytes]] = OrderedDict()

    def get(self, position: Hashable, asked: Hashable) -> bytes | None:
        """What was said, if it is still known."""
        return self._texts.get(position, {}).get(asked)

    def keep(self, position: Hashable, asked: Hashable, text: bytes) -> None:
        """Remember it for a while."""
        if len(text) > self.most // LARGEST:
            return
        texts = self._texts.setdefault(position, {})
        self._texts.move_to_end(position)
        self.bytes += len(text) - len(texts.get(asked, b""))
        texts[asked] = text
        while self.bytes > self.most:
            self._drop(next(iter(self._texts)))

    def forget(self, position: Hashable) -> None:
        """The position is no longer the present one."""
        if position in self._texts:
            self._drop(position)

    def _drop(self, position: Hashable) -> None:
        self.bytes -= sum(map(len, self._texts.pop(position).values()))
