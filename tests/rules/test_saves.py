"""Saves: exact, and anything damaged or foreign is refused with words."""

from __future__ import annotations

import json
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from macher.rules import apply, deciders, legal
from macher.rules.e2019.state import State
from macher.rules.saves import SaveError, load, save, saved_fields, state_hash
from macher.rules.versions import RULES_VERSION, SAVE_FORMAT, VersionError
from tests.rules.factories import finish
from tests.rules.positions import table, tables


def midgame(decisions: int = 150) -> State:
    g = table(4, 7, seed="saves", overbid="penalty", poll_front="private_unless_published")
    rng = Random(1)
    for _ in range(decisions):
        seat = deciders(g)[0]
        apply(g, seat, rng.choice(legal(g, seat)))
    return g


MIDGAME = save(midgame())


def changed(**entries: Any) -> str:
    return json.dumps({**json.loads(MIDGAME), **entries})


def changed_state(**fields: Any) -> str:
    saved = json.loads(MIDGAME)
    saved["state"].update(fields)
    return json.dumps(saved)


def test_a_save_is_one_line_of_json_with_what_was_played_with() -> None:
    saved = json.loads(MIDGAME)
    assert "\n" not in MIDGAME
    assert saved["macher_save"] == SAVE_FORMAT
    assert saved["rules"] == RULES_VERSION
    assert saved["data"] == tables().digest
    assert (saved["edition"], saved["variant"], len(saved["parties"])) == ("2019", 7, 4)
    assert saved["options"] == {"overbid": "penalty", "poll_front": "private_unless_published"}
    assert set(saved["state"]) == set(saved_fields(table()))
    assert len(saved["check"]) == 16  # as in every game that was saved before


def test_a_save_is_exact() -> None:
    g = load(MIDGAME, tables())
    assert save(g) == MIDGAME
    assert state_hash(g) == state_hash(midgame())
    assert state_hash(finish(g)) == state_hash(finish(midgame()))


def test_a_loaded_game_tells_nothing_by_itself() -> None:
    """Events belong to whoever applies an action."""
    g = load(MIDGAME, tables())
    assert (g.telling, g.log) == (False, [])


def test_the_order_of_entries_does_not_matter() -> None:
    """JSON may be written again by any program, in any order."""
    turned = json.dumps(dict(reversed(json.loads(MIDGAME).items())))
    assert state_hash(load(turned, tables())) == state_hash(load(MIDGAME, tables()))


def test_a_finished_game_can_be_saved() -> None:
    g = finish(table(3))
    assert deciders(load(save(g), tables())) == ()


def test_the_hash_is_short_and_steady() -> None:
    assert state_hash(midgame()) == state_hash(midgame())
    assert len(state_hash(midgame())) == 32
    assert state_hash(midgame(149)) != state_hash(midgame())


@pytest.mark.parametrize(
    "text",
    [
        "",
        "rubbish",
        "null",
        "3",
        "[]",
        "{}",
        '"macher_save"',
        "\x00\x01\x02",
        MIDGAME[:-1],
        MIDGAME[:500],
        MIDGAME + "}",
    ],
)
def test_what_is_no_save_is_refused(text: str) -> None:
    with pytest.raises(SaveError):
        load(text, tables())


@pytest.mark.parametrize("format_number", [0, SAVE_FORMAT + 1, "1", None])
def test_another_format_is_refused(format_number: object) -> None:
    with pytest.raises(VersionError, match="format"):
        load(changed(macher_save=format_number), tables())


def test_other_rules_are_refused() -> None:
    with pytest.raises(VersionError, match=f"rules version {RULES_VERSION + 1}"):
        load(changed(rules=RULES_VERSION + 1), tables())


def test_other_data_are_refused() -> None:
    with pytest.raises(VersionError, match="0123"):
        load(changed(data="0123"), tables())
    with pytest.raises(VersionError, match="another set"):
        load(MIDGAME, replace(tables(), digest="another set"))


@pytest.mark.parametrize("key", ["macher_save", "variant", "parties", "options", "data", "rules", "state"])
def test_a_missing_entry_is_refused(key: str) -> None:
    saved = json.loads(MIDGAME)
    del saved[key]
    with pytest.raises(SaveError):
        load(json.dumps(saved), tables())


@pytest.mark.parametrize("name", saved_fields(table()))
def test_a_missing_field_is_refused(name: str) -> None:
    saved = json.loads(MIDGAME)
    del saved["state"][name]
    with pytest.raises(SaveError):
        load(json.dumps(saved), tables())


def test_an_unknown_field_is_refused() -> None:
    with pytest.raises(SaveError):
        load(changed_state(mood=3), tables())


@pytest.mark.parametrize("seed", ["", "not hex", "g" * 32, None, 12.5, []])
def test_a_damaged_seed_is_refused(seed: object) -> None:
    with pytest.raises(SaveError):
        load(changed_state(seed=seed), tables())


@pytest.mark.parametrize(
    "entries",
    [
        {"variant": 5},
        {"variant": "four"},
        {"parties": ["spd", "cdu"]},
        {"parties": ["spd", "cdu", "fdp", "afd"]},
        {"parties": 3},
        {"parties": None},
        {"options": {"overbit": "penalty"}},
        {"options": {"overbid": "prison"}},
        {"options": ["overbid"]},
        {"options": None},
        {"state": []},
        {"state": None},
        {"state": "all of it"},
        {"edition": "1986"},
    ],
    ids=str,
)
def test_a_damaged_header_is_refused(entries: dict[str, object]) -> None:
    with pytest.raises((SaveError, VersionError)):
        load(changed(**entries), tables())


@pytest.mark.parametrize("name", ["agenda", "hands", "money", "rows", "turn", "votes", "waiting"])
def test_a_field_with_something_else_in_it_is_refused(name: str) -> None:
    """Not a state that breaks ten moves later."""
    for rubbish in ("rubbish", {"a": 1}, None, [1.5], [[["deep"]]], 0.5, 10**6):
        with pytest.raises(SaveError):
            load(changed_state(**{name: rubbish}), tables())


@pytest.mark.parametrize("name", ["votes", "money", "hands", "rows", "opinions", "presence", "points"])
def test_a_list_that_is_too_short_is_refused(name: str) -> None:
    with pytest.raises(SaveError):
        load(changed_state(**{name: json.loads(MIDGAME)["state"][name][:-1]}), tables())


@settings(max_examples=400)
@given(at=st.integers(0, len(MIDGAME) - 1), how=st.sampled_from(("delete", "insert", "change")), letter=st.characters())
def test_one_damaged_letter_is_refused_or_harmless(at: int, how: str, letter: str) -> None:
    """No other error than a refusal; what is loaded all the same (a space more) is the same state."""
    kept = MIDGAME[at:] if how == "insert" else MIDGAME[at + 1 :]
    text = MIDGAME[:at] + ("" if how == "delete" else letter) + kept
    try:
        g = load(text, tables())
    except (SaveError, VersionError):
        return
    assert save(g) == MIDGAME


@settings(max_examples=200)
@given(at=st.integers(0, len(MIDGAME) - 1), digit=st.sampled_from("0123456789"))
def test_one_damaged_digit_is_refused_or_harmless(at: int, digit: str) -> None:
    """A number that was changed by accident is not played on with."""
    at = next((place for place in range(at, len(MIDGAME)) if MIDGAME[place].isdigit()), 0)
    try:
        g = load(MIDGAME[:at] + digit + MIDGAME[at + 1 :], tables())
    except (SaveError, VersionError):
        return
    assert save(g) == MIDGAME
