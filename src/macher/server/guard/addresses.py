"""Where somebody comes from, as it counts for limits, and whether that is this machine."""

from __future__ import annotations

import ipaddress
from functools import lru_cache
from typing import Any, Final

FORWARDED: Final = frozenset({b"forwarded", b"via", b"x-real-ip"})
LOCAL_NAMES: Final = frozenset({"localhost", "127.0.0.1", "[::1]"})


def address_of(scope: Any) -> str:
    """Where a request comes from, as limits count it."""
    client = scope.get("client")
    return network_of(client[0]) if client else "local"


@lru_cache(4096)
def network_of(address: str) -> str:
    """An address as limits count it: of IPv6 the network (/64), of which one household has all addresses."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv4Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return f"{ipaddress.IPv6Address(int(found) >> 64 << 64)}/64"


def is_loopback(address: str) -> bool:
    """Whether an address is of this machine itself."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return False
    mapped = getattr(found, "ipv4_mapped", None)
    return (mapped or found).is_loopback


@lru_cache(4096)
def lies_in(address: str, networks: tuple[str, ...]) -> bool:
    """Whether an address is one of these, or in one of these networks; `*` is everywhere."""
    if "*" in networks or address in networks:
        return True
    try:
        found = ipaddress.ip_address(address)
        return any(found in ipaddress.ip_network(network, strict=False) for network in networks)
    except ValueError:
        return False


def was_forwarded(scope: Any) -> bool:
    """Whether a proxy says that it brings the request of somebody else."""
    return any(name in FORWARDED or name.startswith(b"x-forwarded-") for name, _ in scope["headers"])


def asked_here(scope: Any) -> bool:
    """Whether a program on this machine asks for itself.

    A proxy on this machine comes from here as well, but brings strangers: it says so, or asks for the public name.
    """
    client = scope.get("client")
    host = dict(scope["headers"]).get(b"host", b"").decode("latin-1")
    named = host if host.endswith("]") else host.rpartition(":")[0] or host
    return client is not None and is_loopback(client[0]) and named in LOCAL_NAMES and not was_forwarded(scope)
