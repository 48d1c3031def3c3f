"""People: who asks, and how they want to hear that it is their turn."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from macher.server.wire.base import Answer, Language, Name, Request


class Notices(Struct, kw_only=True, forbid_unknown_fields=True):
    """How a person wants to hear that it is their turn. Open pages always hear it."""

    email: Annotated[str, Meta(max_length=254)] | None = None
    """One address. Notices go there once it is confirmed."""
    webhook: Annotated[str, Meta(max_length=400, pattern="^https?://")] | None = None


class Me(Answer):
    """The person of this session. Without a session there is nobody yet: `id` is null."""

    id: str | None
    name: str | None
    account: bool
    """Whether name and password let this person log in elsewhere."""
    language: Language | None
    notices: Notices
    email_confirmed: bool = False
    """Whether notices go to the e-mail address: a code that was sent there came back."""


class MeUpdate(Request):
    """New settings; what is left out stays."""

    name: Name | None = None
    language: Language | None = None
    notices: Notices | None = None


class PasswordChange(Request):
    """A new password for my account."""

    old: Annotated[str, Meta(min_length=1, max_length=200)]
    new: Annotated[str, Meta(min_length=8, max_length=200)]


class EmailCode(Request):
    """The code that was sent to my e-mail address; without one another is sent."""

    code: Annotated[str, Meta(max_length=40)] | None = None


class DeviceKeys(Request):
    """Where notices for this browser go, as it says itself (`PushSubscription`), and its keys for them."""

    endpoint: Annotated[str, Meta(max_length=1000, pattern="^https?://")]
    p256dh: Annotated[str, Meta(min_length=80, max_length=100, pattern="^[-_A-Za-z0-9]+=*$")]
    auth: Annotated[str, Meta(min_length=16, max_length=40, pattern="^[-_A-Za-z0-9]+=*$")]


class Device(Answer):
    """Notices on this device: the public key of the service, with which a browser subscribes, and whether they are on.

    `key` is null where the service sends none.
    """

    key: str | None
    on: bool


class Credentials(Request):
    """Name and password of an account."""

    name: Name
    password: Annotated[str, Meta(min_length=8, max_length=200)]
