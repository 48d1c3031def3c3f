"""The points of a seat by source. Each edition names its sources as fields of its own score."""

from __future__ import annotations

from dataclasses import dataclass, fields


@dataclass(frozen=True)
class Score:
    """Points by source."""

    @property
    def total(self) -> int:
        """All of it."""
        return sum(getattr(self, field.name) for field in fields(self))

    def by_source(self) -> dict[str, int]:
        """The points by source, and the total."""
        points = {field.name: int(getattr(self, field.name)) for field in fields(self)}
        return {**points, "total": self.total}


def best(scores: list[Score]) -> tuple[int, ...]:
    """The seats with the highest total."""
    totals = [score.total for score in scores]
    return tuple(seat for seat, total in enumerate(totals) if total == max(totals))
