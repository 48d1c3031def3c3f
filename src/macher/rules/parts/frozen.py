"""Data that never changes and may go from one process to another."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Any


@dataclass(frozen=True)
class Frozen:
    """A frozen dataclass that is sent as the values it is made of: a compiled one cannot be filled afterwards."""

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), tuple([getattr(self, field.name) for field in fields(self)])
