"""What helps somebody to learn: why something cannot be done, hints, and the guided first game."""

from __future__ import annotations

import random
import re
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import macher
from macher.i18n import Texts
from macher.play import PERSON, Seat, Table, new_config
from macher.play.lesson import LEARNER, LESSONS
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


# --- lessons ----------------------------------------------------------------------------------------------------------
def places() -> set[str]:
    """The steps that the coach has words and a place for, read from the source of the page."""
    text = (LEARN / "lessons.ts").read_text(encoding="utf-8")
    return set(re.findall(r'^  "?([a-z-]+)"?: (?:BOARDS|FORM|CARDS|ASKED),', text, re.M))


def begin(client: Client, edition: str) -> str:
    """A lesson, with its table."""
    table = done(client.post("/api/lessons", edition=edition, name="A lesson"), 201)
    assert (table["guided"], table["hints"], table["status"]) == (True, True, "playing")
    found: str = table["id"]
    return found


def questions(client: Client, table: str) -> Iterator[dict[str, Any]]:
    """The positions in which the learner is asked, until the second round."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        position = client.position(table, 0)
        if position["round"] > 1:
            return
        if position["asked"]:
            yield position
        else:
            time.sleep(0.02)
    raise AssertionError("the first round does not end")


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_lesson_follows_its_script_through_the_first_round(anna: Client, edition: str) -> None:
    """Every hint is the written turn with its reason, in the order of the script, and can be committed as it is."""
    table = begin(anna, edition)
    lesson = LESSONS[edition]
    wanted = [turn for turn in lesson.script if turn.seat == LEARNER]
    texts = Texts("en", strict=True)
    met = set()
    for position in questions(anna, table):
        met.add(position["step"])
        told = done(hint(anna, table, LEARNER))
        written = wanted.pop(0)
        assert told["scripted"]
        assert [step["word"] for step in told["steps"]] == list(written.words)
        assert told["steps"][0]["reason"] == texts.get(f"service-lesson-{written.reason}")
        asked = {"seat": LEARNER, "version": position["version"], "steps": list(written.words)}
        assert done(anna.post(f"/api/tables/{table}/draft", **asked))["may_commit"]
        if len(written.words) > 1:  # in the middle of the turn the rest of it is advised, for the same reason
            rest = done(hint(anna, table, LEARNER, steps=written.words[0]))
            assert [step["word"] for step in rest["steps"]] == list(written.words[1:])
            assert (rest["scripted"], rest["steps"][0]["reason"]) == (True, told["steps"][0]["reason"])
        done(anna.turn(table, LEARNER, position["version"], *written.words))
    assert wanted == []
    assert met <= places()
    assert len(met) >= 13


def test_who_plays_otherwise_gets_advice_from_there(anna: Client) -> None:
    """The game leaves the script for good; what is advised is then the adviser's, legal and no longer written."""
    table = begin(anna, "2019")
    position = next(questions(anna, table))
    scripted = done(hint(anna, table, LEARNER))["steps"][0]["word"]
    other = next(option["word"] for option in position["options"] if option["word"] != scripted)
    done(anna.turn(table, LEARNER, position["version"], other))
    position = next(questions(anna, table))
    told = done(hint(anna, table, LEARNER))
    assert not told["scripted"]
    assert told["steps"][0]["word"] in [option["word"] for option in position["options"]]


def test_a_table_with_the_seed_of_a_lesson_is_none(anna: Client) -> None:
    """Nobody gets the script but at a lesson: bots think for themselves, and hints are the adviser's."""
    lesson = LESSONS["2019"]
    kinds = [{"party": party, "kind": "bot", "bot": "beginner"} for party in lesson.parties]
    seats = [{"party": lesson.parties[0], "kind": "me"}, *kinds[1:]]
    made = done(anna.post("/api/tables", edition="2019", variant=4, seats=seats, seed=lesson.seed, hints=True), 201)
    next(questions(anna, made["id"]))
    assert not made["guided"]
    assert not done(hint(anna, made["id"], 0))["scripted"]
