"""The short name of a set of values, kept in game records."""

from __future__ import annotations

import hashlib
import json


def digest(edition: str, values: object) -> str:
    """Sixteen hex digits that depend on the values alone: the same numbers give the same digest on every machine."""
    text = json.dumps([edition, values], sort_keys=True, separators=(",", ":"), ensure_ascii=True)
    return hashlib.sha256(text.encode("ascii")).hexdigest()[:16]
