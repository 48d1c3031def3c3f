"""Who counts as one address."""

from __future__ import annotations

import pytest

from macher.server.guard.addresses import address_of, is_loopback, lies_in, network_of


@pytest.mark.parametrize(
    ("address", "counted"),
    [
        ("203.0.113.5", "203.0.113.5"),
        ("2001:db8:1:2::1", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff:ffff:ffff:ffff", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::1", "2001:db8:1:3::/64"),
        ("::ffff:203.0.113.5", "203.0.113.5"),
        ("fe80::1%eth0", "fe80::/64"),
        ("testclient", "testclient"),
    ],
)
def test_of_ipv6_the_network_counts(address: str, counted: str) -> None:
    assert network_of(address) == counted
    assert address_of({"client": (address, 1)}) == counted


def test_this_machine() -> None:
    assert all(map(is_loopback, ("127.0.0.1", "127.8.9.1", "::1", "::ffff:127.0.0.1")))
    assert not any(map(is_loopback, ("203.0.113.5", "2001:db8::1", "", "localhost.evil.example")))


def test_networks_of_proxies() -> None:
    assert lies_in("10.1.2.3", ("192.0.2.1", "10.0.0.0/8"))
    assert lies_in("203.0.113.5", ("*",))
    assert not lies_in("203.0.113.5", ("10.0.0.0/8",))
    assert not lies_in("203.0.113.5", ())
