"""The rulebook of the 2006 edition is whole: every rule, gap, option, example and decision has its entry."""

from __future__ import annotations

import re
from itertools import groupby
from pathlib import Path

import pytest

from macher.reference import rule, rule_ids, section
from tests.reference.cells import cell

TEXT = (Path(__file__).parents[3] / "docs" / "rules" / "2006.md").read_text(encoding="utf-8")
INTRODUCTION, _, BODY = TEXT.partition("\n## 0 ")
ALL_IDS = [id for kind in ("R", "G", "O", "TV", "D", "E", "I") for id in rule_ids("2006", kind)]
OPTIONS = rule_ids("2006", "O")
FIXED = ("O06-02", "O06-03")

VALUES = {
    "preset": ("7", "5"),
    "prelim_2d": ("12", "10"),
    "prelim_order": ("random", "seat"),
    "platform_allow_flip": ("true", "false"),
    "cabinet_order": ("by_player", "by_state"),
    "media_swap_remove_only": ("false", "true"),
    "coalition_tile_optional": ("false", "true"),
    "coalition_procedure": ("sequential", "voluntary_first", "forced_first"),
    "key_issue_blocks_national": ("false", "true"),
    "exchange_allow_flip": ("true", "false"),
    "poll_reveal": ("full_card", "chosen_only"),
    "convert_min": ("1", "5"),
    "convert_in_current_state": ("false", "true"),
    "majority_needs_conversion": ("false", "true"),
    "restack_at_50": ("false", "true"),
    "nose_losers": ("directly_below", "all_tied"),
    "equal_total_is_nose": ("false", "true"),
    "contribution_optional": ("false", "true"),
    "membership_cap": ("none", "80"),
    "final_tie_break": ("shared", "seats", "members"),
    "open_cash": ("false", "true"),
    "short_media_spaces": ("first_five", "last_five"),
}
"""What a table may choose, the default first, in the order of the options."""


def numbers(text: str) -> list[int]:
    return [int(number) for number in re.findall(r"\d+", text)]


# --- the text is whole ------------------------------------------------------------------------------------------------


def test_there_are_171_rules() -> None:
    assert len(rule_ids("2006")) == len(set(rule_ids("2006"))) == 171
    assert list(rule_ids("2006")) == re.findall(r"^\*\*(R06-\S+)", TEXT, re.MULTILINE)


@pytest.mark.parametrize(("kind", "count"), [("G", 69), ("O", 24), ("TV", 61), ("D", 20), ("E", 10), ("I", 13)])
def test_every_row_of_the_tables_is_an_entry(kind: str, count: int) -> None:
    rows = re.findall(rf"^\| (?:\*\*)?({kind}06-\d\d)", TEXT, re.MULTILINE)
    assert list(rule_ids("2006", kind)) == rows
    assert len(set(rows)) == count


def test_titles_are_short() -> None:
    assert max(len(rule(id).title) for id in rule_ids("2006")) <= 45


def test_rules_stand_in_the_section_of_their_number() -> None:
    for id in rule_ids("2006"):
        assert re.fullmatch(rf"R06-{re.escape(rule(id).section)}-\d+", id)


def test_rules_of_a_section_are_numbered_without_gaps() -> None:
    for number, ids in groupby(rule_ids("2006"), key=lambda id: rule(id).section):
        listed = list(ids)
        assert listed == [f"R06-{number}-{n}" for n in range(1, len(listed) + 1)]


@pytest.mark.parametrize(("kind", "last"), [("G", 69), ("O", 24), ("D", 20), ("E", 10), ("I", 13)])
def test_tables_are_numbered_without_gaps(kind: str, last: int) -> None:
    assert sorted(rule_ids("2006", kind)) == [f"{kind}06-{n:02}" for n in range(1, last + 1)]


def test_every_id_mentioned_in_the_text_exists() -> None:
    mentioned = set(re.findall(r"\b[A-Z]{1,2}06-[\d.]+(?:-\d+)?(?<!\.)", TEXT)) - {"R06-6.2.3"}  # how to list a section
    assert mentioned == set(ALL_IDS)


def test_every_table_of_numbers_mentioned_is_described() -> None:
    assert set(re.findall(r"DT-\w+", BODY)) == set(re.findall(r"^\| `(DT-\w+)`", TEXT, re.MULTILINE))


@pytest.mark.parametrize("id", [id for id in rule_ids("2006") if "*(gap)*" in rule(id).text])
def test_a_rule_that_fills_a_gap_names_it(id: str) -> None:
    assert re.search(r"G06-\d\d", rule(id).text)


@pytest.mark.parametrize("id", rule_ids("2006", "TV"))
def test_an_example_names_its_rules(id: str) -> None:
    assert re.search(r"R06-[\d.]+-\d+", cell(id, "rules"))
    assert re.match(r"rulebook|derived|report", cell(id, "kind"))
    assert cell(id, "given")
    assert cell(id, "expected")


@pytest.mark.parametrize(
    "leftover",
    [
        r"https?:|www\.|\.(?:com|org|nl|dk|net|fr)\b",  # addresses
        r"\d{3}_[0-9a-f]{16}|\.txt\b|components\.md",  # files of ours that are not here
        r"§|\bEN\b|\bFR\b|\bph\.\s?\d|\b(?:ED19|SP97|GP97|BGG|DUG|BB)\b",  # shorthand for sources
        r"\b(?:SRC|DER|EXT)\b",
        r"\blines? \d|\bOCR\b|\bseed file|\bseeds\b",
        r"\bcfg\.|\b[a-z]+[A-Z]\w*`",  # keys in another spelling
        r"€\s?\d",  # 4,000 €, as in the other text
    ],
)
def test_nothing_refers_to_what_is_not_here(leftover: str) -> None:
    assert re.findall(leftover, TEXT) == []


def test_short_forms_are_only_explained() -> None:
    short = r"\b(?:G|TV|D|E|I)-\d\d\b"
    assert re.findall(short, INTRODUCTION)
    assert re.findall(short, BODY) == []


@pytest.mark.parametrize("id", ["R06-1-10", "R06-1-11", "R06-1-12", "R06-1-13"])
def test_printed_cards_say_where_their_numbers_are(id: str) -> None:
    assert "`src/macher/data/e2006`" in rule(id).text
    assert "`macher cards --edition 2006 --reconstructed`" in rule(id).text


# --- the text agrees with itself --------------------------------------------------------------------------------------


def test_pieces_and_cards_add_up() -> None:
    pieces, *rest = numbers(rule("R06-1-2").text)
    assert pieces == sum(number for number in rest if number in (90, 25, 45)) == (18 + 5 + 9) * 5
    total, *kinds = numbers(re.sub(r"\(.*?\)", "", rule("R06-1-4").text))
    assert total == sum(kinds) == 299


def test_scores_of_the_examples_add_up() -> None:
    assert sum(numbers(cell("TV06-64", "given"))) == int(cell("TV06-64", "expected"))
    *parts, total = numbers(cell("TV06-65", "expected"))
    assert sum(parts) == total


def test_brandenburg_is_the_same_in_the_example_and_in_the_printed_numbers() -> None:
    rows = {int(at): int(seats) for at, seats in re.findall(r"(\d+)(?:–\d+)?→(\d+)", section(16, "2006").text)}
    given, expected = numbers(cell("TV06-40", "given")), numbers(cell("TV06-40", "expected").partition("(")[0])
    assert [max((s for at, s in rows.items() if at <= votes), default=0) for votes in given] == expected


# --- options ----------------------------------------------------------------------------------------------------------


def test_options_and_their_values() -> None:
    shown = {}
    for id in OPTIONS:
        if id not in FIXED:
            shown[rule(id).title] = (cell(id, "default"), *cell(id, "alternatives").split(", "))
    assert shown == {key: tuple(f"`{value}`" for value in values) for key, values in VALUES.items()}
    assert list(shown) == list(VALUES)


@pytest.mark.parametrize("id", FIXED)
def test_what_is_fixed_says_so(id: str) -> None:
    assert cell(id, "alternatives") == "fixed"


@pytest.mark.parametrize("id", [id for id in OPTIONS if id != "O06-01"])
def test_an_option_and_the_gap_it_rules_name_each_other(id: str) -> None:
    for gap in cell(id, "ruling").split(", "):
        assert id in cell(gap, "option")


def test_gaps_name_every_option() -> None:
    named = {id for gap in rule_ids("2006", "G") for id in re.findall(r"O06-\d\d", rule(gap).text)}
    assert named == set(OPTIONS) - {"O06-01"}  # the length of the game is no gap
