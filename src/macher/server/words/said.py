"""Positions as they were said: kept while they are the present ones, so that all who see the same share one text.

Bytes are counted, over all rooms of the process: neither a long game nor many tables make it larger.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Hashable
from typing import Final

MOST_BYTES: Final = 16 * 1024 * 1024
LARGEST: Final = 16  # a text of more than a 16th of all is not kept


class Said:
    """Texts by what was asked for; those that were used longest ago go first."""

    def __init__(self, most: int = MOST_BYTES) -> None:
        self.most = most
        self.bytes = 0
        self._texts: OrderedDict[Hashable, bytes] = OrderedDict()

    def get(self, asked: Hashable) -> bytes | None:
        """What was said, if it is still known."""
        text = self._texts.get(asked)
        if text is not None:
            self._texts.move_to_end(asked)
        return text

    def keep(self, asked: Hashable, text: bytes) -> None:
        """Remember it for a while."""
        if len(text) > self.most // LARGEST:
            return
        self.bytes += len(text) - len(self._texts.pop(asked, b""))
        self._texts[asked] = text
        while self.bytes > self.most:
            self.bytes -= len(self._texts.popitem(last=False)[1])
