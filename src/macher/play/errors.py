"""What cannot be done at a table, in words."""

from __future__ import annotations

from typing import Literal

Kind = Literal["stale", "repeated", "future"]


class TableError(ValueError):
    """Something that cannot be done at this table now."""


class UnfinishedTurn(TableError):
    """A sealed answer must be complete before it is committed: how far it got is nobody's business."""


class NotLoaded(TableError):
    """Turns from before the snapshot that this table was restored from: the caller has them."""


class StaleTurn(TableError):
    """A turn for a question that is not the one that is open: `stale`, `repeated` or `future`.

    `version` is that of the table, `asked_since` the version at which the seat's present question was put.
    """

    def __init__(self, kind: Kind, words: str, version: int, asked_since: int) -> None:
        super().__init__(words)
        self.kind = kind
        self.version = version
        self.asked_since = asked_since
