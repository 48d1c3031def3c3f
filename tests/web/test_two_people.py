"""Two people in two browsers at one table: a link, hidden things that stay hidden, and talk."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.shares import more
from tests.web.browsers import PATIENCE, Visitor
from tests.web.player import Player
from tests.web.tables import meet

NOTE = "beware of the Quendelbrueck gambit"
OWN_EVENTS = {"cardsdrawn", "handkept", "politiciansent"}  # others hear that it happened, not with which card
LONG_ANSWER = 4  # sealed steps: nobody else makes the same by chance
EXPECTED = {"2019": {"money", "packs", "picks"}, "2006": {"money", "hands", "answer", "event"}}


@pytest.mark.parametrize("edition", ["2006", *more("2019")])
def test_a_friend_joins_by_link_and_receives_nothing_that_is_hidden(
    visit: Callable[..., Visitor], edition: str
) -> None:
    anna, ben = visit(), visit()
    for visitor in (anna, ben):
        visitor.settings(sound=False, reveals=False)
    meet(anna, ben, edition)
    anna.page.locator("#tab-notes").click()
    anna.page.get_by_label("Private notes").fill(NOTE)
    expect(anna.page.locator(".notes")).to_contain_text("Saved.")
    players = (Player(anna), Player(ben, seed=2))
    kinds: set[str] = set()
    for _ in range(120):  # whoever is asked picks or commits, until Anna has secrets of every kind
        act_for_whom_it_is(players)
        kinds = {kind for kind, _ in secrets_of(anna.pushes, seat=0)}
        if kinds >= EXPECTED[edition]:
            break
    anna.page.locator("#tab-chat").click()
    anna.page.get_by_label("Message to everybody").fill("good luck")
    anna.page.get_by_role("button", name="Send", exact=True).click()
    ben.page.locator("#tab-chat").click()
    expect(ben.page.locator(".chat .lines")).to_contain_text("good luck")

    hers, his = anna.received(), ben.received()
    secrets = secrets_of(hers, seat=0)
    assert {kind for kind, _ in secrets} >= EXPECTED[edition]
    for kind, secret in secrets | {("note", NOTE.encode())}:
        assert any(secret in text for text in hers), f"the search is blind: {kind} {secret!r}"
        assert not any(secret in text for text in his), f"{kind} {secret!r}"
    views = [view for text in his for view in views_in(json.loads(text))]
    assert {view["viewer"] for view in views} <= {1, None}
    assert {view["money"][0] for view in views} == {None}
    shown = ben.page.content()
    assert NOTE not in shown
    cookie = next(one["value"] for one in anna.context.cookies() if one["name"] != "macher_csrf")
    assert not any(cookie.encode() in text for text in his)


def act_for_whom_it_is(players: tuple[Player, ...]) -> None:
    """One thing for somebody whose page wants something; waits until there is one.

    Who has completed a turn looks asked for as long as it is on its way: waiting for that page alone may be for ever.
    """
    limit = time.monotonic() + PATIENCE / 1000
    while time.monotonic() < limit:
        for player in players:
            if now := player.wanted():
                player.act(now)
                return
        players[0].page.wait_for_timeout(20)  # both pages go on meanwhile
    raise AssertionError("nobody is asked")


def secrets_of(texts: list[bytes], seat: int) -> set[tuple[str, bytes]]:
    """What only the first seat is told, as the very bytes that would tell it.

    Money and cards stand first in a list of seats: with its key and bracket a value is that seat's and nobody else's.
    """
    found: set[tuple[str, bytes]] = set()
    for message in (json.loads(text) for text in texts):
        for view in views_in(message):
            assert view["viewer"] in (seat, None)
            if view["viewer"] is None:
                continue
            found.add(("money", f'"money":[{view["money"][seat]},'.encode()))
            if len(view["answer"]) >= LONG_ANSWER:
                found.add(("answer", f'"answer":{json.dumps(view["answer"], separators=(",", ":"))}'.encode()))
            for key in ("hands", "packs", "picks"):
                held = view.get(key, [{}])[seat]
                if held.get("cards"):
                    found.add((key, f'"{key}":[{json.dumps(held, separators=(",", ":"))}'.encode()))
        for event in events_in(message):
            if plain(event["kind"]) in OWN_EVENTS and event["fields"].get("seat") == seat:
                found.add(("event", json.dumps(event["text"], ensure_ascii=False).encode()))
    return found


def plain(kind: str) -> str:
    """The kind of an event without its punctuation."""
    return kind.replace("-", "").replace("_", "").lower()


def events_in(message: Any) -> list[Any]:
    """Every told event inside a message."""
    if isinstance(message, dict):
        own = [message] if {"kind", "text", "fields"} <= message.keys() else []
        return own + [event for value in message.values() for event in events_in(value)]
    if isinstance(message, list):
        return [event for value in message for event in events_in(value)]
    return []


def views_in(message: Any) -> list[Any]:
    """Every view inside a message."""
    if isinstance(message, dict):
        own = [message["view"]] if isinstance(message.get("view"), dict) else []
        return own + [view for value in message.values() for view in views_in(value)]
    if isinstance(message, list):
        return [view for value in message for view in views_in(value)]
    return []
