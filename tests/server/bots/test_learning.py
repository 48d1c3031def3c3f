"""What helps somebody to learn: why something cannot be done, hints, and the guided first game."""

from __future__ import annotations

import random
import re
import time
from pathlib import Path
from typing import Any

import pytest

import macher
from macher.play import PERSON, Seat, Table, new_config
from macher.rules import Refused
from macher.server.words.positions import Speaker, actions_of
from macher.server.words.refusing import MOST
from tests.server.client import Client, done
from tests.server.service import PATIENCE

LEARN = Path(macher.__file__).parent / "web" / "src" / "learn"
EDITIONS = ("2019", "2006")


# --- why not ----------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("edition", EDITIONS)
def test_what_cannot_be_done_is_refused_with_the_same_words(edition: str) -> None:
    """Over a whole game: every refusal is one of the rules for that very step, and none is an option."""
    parties = ("spd", "cdu", "fdp")
    table = Table(new_config(edition, parties=parties), [Seat(party, PERSON) for party in parties], "why not")
    speaker = Speaker(table.config, "en")
    rng = random.Random(4)
    groups = set()
    while table.deciders():
        seat = table.deciders()[0]
        draft = table.draft(seat)
        while not draft.done:
            view = draft.view()
            position = speaker.position("t", view, version=table.version, draft=draft)
            assert len(position.refusals) <= MOST
            assert not {one.word for one in position.refusals} & {one.word for one in position.options}
            for one in position.refusals:
                groups.add(one.group)
                (action,) = actions_of(table.config, [one.word])
                with pytest.raises(Refused) as refused:
                    table.draft(seat, [*draft.actions, action])
                assert (speaker.render.refusal(refused.value), refused.value.rule) == (one.reason, one.rule)
                assert one.rule in one.reason
                assert one.text
            assert len([one for one in position.refusals if one.group == "bid"]) <= 2
            draft.act(rng.choice(draft.legal()))
        table.commit(seat, draft.actions)
    assert {"bid", "rallies", "media", "send", "exchange", "swap"} <= groups


def test_a_position_names_its_board_and_its_refusals(anna: Client) -> None:
    table = anna.make_table("mhh")["id"]
    position = anna.position(table, 0)
    assert position["land"] is None
    assert anna.position(table)["refusals"] == []
    assert anna.position(table, 0, at=0)["refusals"] == []
    assert isinstance(position["refusals"], list)


# --- hints ------------------------------------------------------------------------------------------------------------
def hint(client: Client, table: str, seat: int, **query: Any) -> Any:
    return client.get(f"/api/tables/{table}/hint", seat=seat, **query)


def test_a_hint_is_a_turn_with_reasons(anna: Client) -> None:
    table = anna.make_table("mhh", hints=True)["id"]
    position = anna.position(table, 0)
    told = done(hint(anna, table, 0, lang="de"))
    words = [step["word"] for step in told["steps"]]
    assert (told["version"], told["seat"]) == (position["version"], 0)
    assert words[0] in [option["word"] for option in position["options"]]
    assert all(step["reason"] and step["text"] for step in told["steps"])
    assert done(hint(anna, table, 0, lang="en"))["steps"][0]["reason"] != told["steps"][0]["reason"]
    assert anna.position(table, 0) == position, "asking changes nothing"
    if len(words) > 1:
        rest = done(hint(anna, table, 0, steps=words[0]))
        assert rest["steps"][0]["word"] in words
    done(anna.turn(table, 0, position["version"], *words))


def test_hints_are_for_who_holds_the_seat(anna: Client, ben: Client) -> None:
    table = anna.make_table("mbb")["id"]
    assert done(hint(ben, table, 0), 403)["error"] == "foreign-seat"
    assert done(hint(anna, table, 1), 403)["error"] == "foreign-seat"
    assert done(hint(anna, table, 0, steps="nonsense"), 422)["error"] == "no-such-word"
    assert anna.get(f"/api/tables/{table}/hint").status_code == 400


@pytest.mark.parametrize(
    ("kinds", "said", "allowed"),
    [("mhb", None, False), ("mhb", True, True), ("mbb", None, True), ("mbb", False, False)],
)
def test_hints_are_for_tables_that_allow_them(anna: Client, kinds: str, said: bool | None, allowed: bool) -> None:
    table = anna.make_table(kinds, hints=said)
    assert table["hints"] is allowed
    answer = hint(anna, table["id"], 0)
    assert answer.status_code == (200 if allowed else 409)
    if not allowed:
        assert answer.json()["error"] == "no-hints"


def test_somebody_who_is_not_asked_gets_no_hint(anna: Client) -> None:
    table = anna.make_table("mhh", hints=True)["id"]
    done(anna.turn(table, 0, 0, *[step["word"] for step in done(hint(anna, table, 0))["steps"]]))
    assert done(hint(anna, table, 0), 409)["error"] == "not-asked"


# --- the guided first game --------------------------------------------------------------------------------------------
def lessons() -> set[str]:
    """The steps that the coach has words for."""
    return set(re.findall(r'^  "?([a-z-]+)"?: \{ place:', (LEARN / "lessons.ts").read_text(encoding="utf-8"), re.M))


def guided_table() -> dict[str, Any]:
    """What the page asks for, read from its source."""
    text = (LEARN / "lessons.ts").read_text(encoding="utf-8")
    seed = re.search(r'seed: "([^"]+)"', text)
    assert seed is not None
    bots = [
        {"party": party, "kind": "bot", "bot": "beginner"} for party in re.findall(r'party: "(\w+)", kind: "bot"', text)
    ]
    mine = re.findall(r'party: "(\w+)", kind: "me"', text)
    assert (len(mine), len(bots)) == (1, 2)
    seats = [{"party": mine[0], "kind": "me"}, *bots]
    return {"edition": "2019", "variant": 4, "seats": seats, "seed": seed[1], "guided": True, "hints": True}


def test_the_guided_game_can_be_followed_through_its_first_round(anna: Client) -> None:
    """The coach has words for every step of it, and everything that is recommended is legal and can be committed."""
    table = done(anna.post("/api/tables", **guided_table()), 201)
    assert (table["guided"], table["hints"], table["status"]) == (True, True, "playing")
    explained = lessons()
    met = set()
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        position = anna.position(table["id"], 0)
        if position["round"] > 1:
            break
        if not position["asked"]:
            time.sleep(0.02)
            continue
        met.add(position["step"])
        assert position["step"] in explained
        answer = hint(anna, table["id"], 0)
        if answer.status_code == 409:  # a bot was quicker in a sealed choice
            continue
        steps = [step["word"] for step in answer.json()["steps"]]
        asked = {"seat": 0, "version": position["version"], "steps": steps}
        assert done(anna.post(f"/api/tables/{table['id']}/draft", **asked))["may_commit"]
        done(anna.turn(table["id"], 0, position["version"], *steps))
    assert position["round"] == 2
    assert {"rally-buy", "media-buy", "convert", "donation"} <= met
