"""The rules in words, for people: every rule by its id.

>>> from macher.reference import rule
>>> rule("R19-12.4").title
'Amounts'
>>> rule("R06-6.2.3-9").title
'Action: media'
"""

from __future__ import annotations

from macher.reference.rulebook import (
    Rule,
    Section,
    UnknownRule,
    contents,
    editions,
    is_id,
    listing,
    rule,
    rule_ids,
    search,
    section,
    sections,
)

__all__ = [
    "Rule",
    "Section",
    "UnknownRule",
    "contents",
    "editions",
    "is_id",
    "listing",
    "rule",
    "rule_ids",
    "search",
    "section",
    "sections",
]
