"""The rules in words, for people: every rule by its id, in four languages.

>>> from macher.reference import rule
>>> rule("R19-12.4").title
'Amounts'
>>> rule("R06-6.2.3-9").title
'Action: media'
>>> rule("R19-12.4", "de").title
'Beträge'
"""

from __future__ import annotations

from macher.reference.book import LANGUAGES, Rule, Section
from macher.reference.rulebook import (
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
    "LANGUAGES",
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
