"""State cards: points for votes."""

from __future__ import annotations

VOTES_A_ROW = 5  # of the table on a state card


def points_for(points: tuple[int, ...], votes: int) -> int:
    """Points of a state card for votes: none below 5, the last row from 50 on (R19-1.3, R06-6.3.1-2)."""
    row = votes // VOTES_A_ROW
    return 0 if row == 0 else points[min(row, len(points)) - 1]
