"""Addresses that people give us for notices: checked when they are set, and again before anything goes there."""

from __future__ import annotations

import ipaddress
import re
from typing import Final
from urllib.parse import urlsplit

MOST_EMAIL: Final = 254
MOST_WEBHOOK: Final = 400
MOST_PUSH_SERVICE: Final = 1000
_ATOM: Final = r"[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+"
_LABEL: Final = r"[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?"
_EMAIL: Final = re.compile(rf"(?=[^@]{{1,64}}@){_ATOM}(?:\.{_ATOM})*@{_LABEL}(?:\.{_LABEL})+")
_WORLD: Final = ipaddress.IPv6Network("2000::/3")
_NOT_OUTSIDE: Final = tuple(
    ipaddress.ip_network(network)
    for network in ("192.88.99.0/24", "2001::/23", "2001:db8::/32", "2002::/16", "3fff::/20")
)
"""What `is_global` of some Python does not know, or what carries an address of IPv4 inside."""


def is_email(text: str) -> bool:
    """Whether it is one e-mail address, bare: no name, no list, no comment, nothing to quote."""
    return len(text) <= MOST_EMAIL and _EMAIL.fullmatch(text) is not None


def is_webhook(text: str, most: int = MOST_WEBHOOK) -> bool:
    """Whether it is an address of the web to which we can post."""
    if len(text) > most or not text.isascii() or not text.isprintable() or " " in text:
        return False
    try:
        parts = urlsplit(text)
        return parts.scheme in ("http", "https") and bool(parts.hostname) and (parts.port or 80) > 0
    except ValueError:
        return False


def is_push_service(text: str, *, private: bool = False) -> bool:
    """Whether it is an address that a browser may have got from its push service: over https, but at home."""
    return is_webhook(text, MOST_PUSH_SERVICE) and (private or text.startswith("https://"))


def is_outside(address: str) -> bool:
    """Whether an address is out in the world, for certain.

    Of IPv6 only what is given out to the world, and nothing that is translated to an address of IPv4 on the way, which
    could be one inside.
    """
    found = ipaddress.ip_address(address)
    if isinstance(found, ipaddress.IPv6Address) and found not in _WORLD:
        return False
    if any(found in network for network in _NOT_OUTSIDE):
        return False
    return found.is_global and not (found.is_multicast or found.is_reserved)
