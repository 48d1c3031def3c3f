"""People: who asks, and how they want to hear that it is their turn."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from macher.server.wire.base import Answer, Language, Name, Request


class Notices(Struct, kw_only=True, forbid_unknown_fields=True):
    """How a person wants to hear that it is their turn. Open pages always hear it."""

    email: Annotated[str, Meta(max_length=200)] | None = None
    webhook: Annotated[str, Meta(max_length=400, pattern="^https?://")] | None = None


class Me(Answer):
    """The person of this session. Without a session there is nobody yet: `id` is null."""

    id: str | None
    name: str | None
    account: bool
    """Whether name and password let this person log in elsewhere."""
    language: Language | None
    notices: Notices


class MeUpdate(Request):
    """New settings; what is left out stays."""

    name: Name | None = None
    language: Language | None = None
    notices: Notices | None = None


class PasswordChange(Request):
    """A new password for my account."""

    old: Annotated[str, Meta(min_length=1, max_length=200)]
    new: Annotated[str, Meta(min_length=8, max_length=200)]


class Credentials(Request):
    """Name and password of an account."""

    name: Name
    password: Annotated[str, Meta(min_length=8, max_length=200)]
