"""Words that several messages use, and what every message is."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

Language = Literal["en", "de", "fr", "pl"]
Version = Annotated[int, Meta(ge=0, le=1_000_000)]
SeatNumber = Annotated[int, Meta(ge=0, le=4)]
Name = Annotated[str, Meta(min_length=1, max_length=40)]
"""Of a player or a table."""
Word = Annotated[str, Meta(min_length=1, max_length=40, pattern="^[-a-z0-9+>.]+$")]
"""The notation word of an action: `bid4`, `media-a`, `+edu`."""
Steps = Annotated[list[Word], Meta(max_length=64)]
OptionText = Annotated[str, Meta(max_length=40)]
TableStatus = Literal["gathering", "playing", "finished", "closed"]
SeatKind = Literal["person", "hot", "bot", "open"]
"""`hot` is a person at a device that holds other seats as well."""
ViewData = Annotated[
    dict[str, Any],
    Meta(
        description="What the viewer may know, as the engine gives it: View2019 or View2006 of this document.",
        extra_json_schema={"x-view": True},
    ),
]


class Request(Struct, forbid_unknown_fields=True, kw_only=True):
    """Something that a client sends: unknown fields are refused."""


class Answer(Struct, kw_only=True):
    """Something that the service sends."""


class Error(Answer):
    """Why something was not done. `error` is a code for programs, `message` are words for people."""

    error: str
    message: str
    rule: str | None = None
    """The rule that a refusal rests on."""
    version: int | None = None
    """The present version of the table, where a turn was stale, repeated or ahead."""
