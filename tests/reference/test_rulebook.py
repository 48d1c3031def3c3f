"""The rulebook of the 2019 edition can be read by a program, and is whole."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from macher.reference import (
    UnknownRule,
    book,
    contents,
    editions,
    is_id,
    listing,
    rule,
    rule_ids,
    search,
    section,
)
from tests.reference.cells import cell

TEXT = (Path(__file__).parents[2] / "docs" / "rules" / "2019.md").read_text(encoding="utf-8")
ALL_IDS = [id for kind in "RCGODT" for id in rule_ids("2019", kind)]
OPTIONS = rule_ids("2019", "O")


def lines_that_begin_a_rule() -> list[str]:
    return re.findall(r"^\*\*(R19-\d+\.\d+)", TEXT, re.MULTILINE)


# --- the text is whole ------------------------------------------------------------------------------------------------


def test_there_are_139_rules() -> None:
    assert len(rule_ids("2019")) == len(set(rule_ids("2019"))) == 139
    assert list(rule_ids("2019")) == lines_that_begin_a_rule()


@pytest.mark.parametrize(("kind", "count"), [("C", 28), ("G", 39), ("O", 20), ("D", 26), ("T", 48)])
def test_every_row_of_the_tables_is_an_entry(kind: str, count: int) -> None:
    rows = re.findall(rf"^\| (?:\*\*)?({kind}19-\w+)", TEXT, re.MULTILINE)
    assert list(rule_ids("2019", kind)) == rows
    assert len(set(rows)) == count


def test_rules_stand_in_the_section_of_their_number() -> None:
    for id in rule_ids("2019"):
        assert id.startswith(f"R19-{rule(id).section}.")


def test_rules_of_a_section_are_numbered_without_gaps() -> None:
    for number in range(19):
        ids = [entry.id for entry in section(number).rules]
        assert ids == [f"R19-{number}.{n}" for n in range(1, len(ids) + 1)]


def test_the_reserved_number_stays_reserved() -> None:
    assert rule("R19-3.5").title == "Reserved"


def test_every_id_mentioned_in_the_text_exists() -> None:
    mentioned = set(re.findall(r"[RCGODT]19-(?:\d+\.\d+|D?\d\d[a-d]?)", TEXT)) - {"R19-12"}  # how to list a section
    assert mentioned == set(ALL_IDS)


@pytest.mark.parametrize(
    "leftover",
    [
        r"\bl\.\s?\d",  # line numbers of a source
        r"\d{3}_[0-9a-f]{16}",  # names of source files
        r"\.txt\b",
        r"\bVG06\b",
        r"\bOCR\b",
        r"\bseed file",
        r"\bseeds\b",
        r"\[inf",
        r"to be supplied",
    ],
)
def test_nothing_refers_to_files_that_are_not_here(leftover: str) -> None:
    assert re.findall(leftover, TEXT) == []


# --- options ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("id", OPTIONS)
def test_an_option_has_a_key_a_default_and_alternatives(id: str) -> None:
    assert rule(id).title.isidentifier()
    assert cell(id, "default")
    assert cell(id, "alternatives")


def test_option_keys_differ() -> None:
    assert len({rule(id).title for id in OPTIONS}) == len(OPTIONS)


# --- looking up -------------------------------------------------------------------------------------------------------


def test_a_rule_by_its_id() -> None:
    found = rule("R19-12.4")
    assert (found.id, found.title, found.section) == ("R19-12.4", "Amounts", "12")
    assert found.text.startswith("The first bid may be 0.")
    assert found.markdown.startswith("**R19-12.4 Amounts**\n\nThe first bid")


@pytest.mark.parametrize("written", ["r19-12.4", " R19-12.4 ", "12.4", "R19-12.4."])
def test_ways_to_write_an_id(written: str) -> None:
    assert rule(written).id == "R19-12.4"


def test_a_rule_ends_before_the_next() -> None:
    assert "R19-12.5" not in rule("R19-12.4").text
    assert "argmax" not in rule("R19-14.12").text
    assert "---" not in rule("R19-18.13").text


def test_a_table_belongs_to_the_rule_before_it() -> None:
    assert "| € | 1,000 | 2,000 | 3,000 | 5,000 | 7,000 | 10,000 | 15,000 | 20,000 |" in rule("R19-8.2").text


def test_an_option_by_its_id() -> None:
    assert rule("o19-05").title == "media_markers_on_clear"
    assert cell("O19-05", "default") == "`to_owner`"
    assert cell("O19-05", "alternatives") == "`out_of_game`"


def test_conflicts_gaps_decisions_and_examples_by_id() -> None:
    assert "Left of the auctioneer" in rule("C19-02").text
    assert "Discard unseen" in rule("G19-07").text
    assert rule("D19-80").title == "poll_bid"
    assert "**36** votes" in rule("T19-13").text
    assert rule("t19-d18").id == "T19-D18"


def test_a_row_without_an_id_continues_the_one_above() -> None:
    assert "- `POLL`: leads to D19-81" in rule("D19-62").text


def test_the_beginning_of_an_id_lists_the_section() -> None:
    found = rule("R19-12")
    assert found.title == section(12).title == "Phase 8: poll auctions"
    assert found.text.splitlines() == listing(section("12").rules).splitlines()
    assert len(found.text.splitlines()) == 10


def test_the_beginning_of_an_id_lists_what_it_begins() -> None:
    assert len(rule("O19").text.splitlines()) == 20
    assert [line[4:11] for line in rule("T19-14").text.splitlines()] == ["T19-14a", "T19-14b", "T19-14c", "T19-14d"]
    assert rule("r19") == contents()


def test_a_section_without_entries_shows_its_text() -> None:
    assert "No dice" in rule("R19-24").text


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        ("R19-12.44", "R19-12.44 is not a rule; near: R19-12.4"),
        ("r19-12.11", "R19-12.11 is not a rule; near: R19-12.1, R19-12.10"),
        ("R06-1.1.1-99", "R06-1.1.1-99 is not a rule"),
        ("R77-1", "R77-1 is not a rule"),
        ("nonsense", "nonsense is not a rule"),
    ],
)
def test_unknown_ids_are_told_with_near_ones(wrong: str, message: str) -> None:
    with pytest.raises(UnknownRule) as caught:
        rule(wrong)
    assert str(caught.value).startswith(message)
    assert isinstance(caught.value, KeyError)


def test_near_ids_are_of_the_same_section() -> None:
    with pytest.raises(UnknownRule) as caught:
        rule("R19-12.44")
    assert caught.value.near == ("R19-12.4",)


def test_near_ids_of_a_short_number() -> None:
    with pytest.raises(UnknownRule) as caught:
        rule("O19-5")
    assert "O19-05" in caught.value.near


def test_an_unknown_section() -> None:
    with pytest.raises(UnknownRule, match="R19-99 is not a rule"):
        section(99)


def test_an_unknown_edition() -> None:
    assert "2019" in editions()
    with pytest.raises(ValueError, match="the rules of edition '1986' are not here"):
        rule_ids("1986")


@pytest.mark.parametrize("query", ["R19-12.4", "r19", "O19-", "T19-14a", "T19-D01", "12", "12.4", "R06-6.2.8-3"])
def test_what_looks_like_an_id(query: str) -> None:
    assert is_id(query)


@pytest.mark.parametrize("query", ["media", "double marker", "50 votes", "R19-12.4 media", ""])
def test_what_does_not_look_like_an_id(query: str) -> None:
    assert not is_id(query)


# --- searching --------------------------------------------------------------------------------------------------------


def test_search_wants_every_word() -> None:
    found = search("Auctioneer TIE")
    assert {entry.id for entry in found} >= {"R19-12.2", "R19-0.4"}
    assert all("auctioneer" in f"{entry.title} {entry.text}".casefold() for entry in found)


def test_search_puts_titles_first() -> None:
    in_title = ["auctioneer" in entry.title.casefold() for entry in search("auctioneer")]
    assert in_title == sorted(in_title, reverse=True)
    assert in_title[0]
    assert not in_title[-1]


def test_search_does_not_mind_accents() -> None:
    assert search("Gruene") == []
    assert search("grune") == search("GRÜNE") != []


def test_search_finds_options_by_key() -> None:
    assert search("poll_front")[0].id == "O19-06"


def test_search_for_nothing() -> None:
    assert search("  ") == search("xylophone") == []


# --- where the text is ------------------------------------------------------------------------------------------------


def test_an_installed_package_has_its_own_copy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "2019.md").write_text("## 1 One\n\n**R19-1.1 Title.** Text.\n", encoding="utf-8")
    monkeypatch.setattr(book, "PACKAGED", tmp_path)
    book.book.cache_clear()
    try:
        assert rule_ids("2019") == ("R19-1.1",)
        assert rule("R19-1.1").text == "Text."
    finally:
        book.book.cache_clear()


def test_the_text_is_read_once() -> None:
    assert rule("R19-12.4") is rule("R19-12.4")
