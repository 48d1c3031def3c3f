"""A question that can be answered before it is put: which step it is, and what doing nothing means there."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal


@dataclass(frozen=True)
class Way:
    """A question that comes in a phase of every round, and how it can be answered in advance."""

    step: str
    phase: int
    bids: Literal["raise", "sealed"] | None = None
    """Whether it is answered with money: openly, one raise after the other, or once and in secret."""
    nothing: int | None = None
    """The action that lets the chance go by; None where there is none."""
    by_land: bool = False
    """Whether it is put for each land by itself."""
    laps: bool = False
    """Whether it is put again and again, until all have passed."""
    also: tuple[str, ...] = ()
    """Steps that belong to the same question: doing nothing means the same there."""

    @property
    def steps(self) -> tuple[str, ...]:
        """All steps that an order of this kind answers."""
        return (self.step, *self.also)
