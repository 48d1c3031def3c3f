"""Looking up and searching where two editions are at hand."""

from __future__ import annotations

import re

import pytest

from macher.reference import UnknownRule, contents, editions, is_id, listing, rule, rule_ids, search, section
from tests.reference.cells import cell


def near(id: str) -> tuple[str, ...]:
    with pytest.raises(UnknownRule) as caught:
        rule(id)
    return caught.value.near


KINDS = ("R", "C", "G", "O", "D", "T", "TV", "E", "I")
ALL_IDS = [(edition, id) for edition in editions() for kind in KINDS for id in rule_ids(edition, kind)]


@pytest.mark.parametrize(("edition", "id"), ALL_IDS)
def test_every_entry_has_a_title_and_a_text(edition: str, id: str) -> None:
    found = rule(id)
    assert found.id == id
    assert found.edition == edition
    assert found.title
    assert not found.title.endswith(".")
    assert found.text
    assert found in section(found.section, edition).rules


@pytest.mark.parametrize("id", [id for edition in editions() for id in rule_ids(edition, "O")])
def test_the_rules_an_option_touches_name_it(id: str) -> None:
    touched = re.findall(r"R19-\d+\.\d+|R06-[\d.]+-\d+", cell(id, "touches"))
    assert touched
    for each in touched:
        assert f"`{rule(id).title}`" in rule(each).text
        assert id in rule(each).text


# --- looking up -------------------------------------------------------------------------------------------------------


def test_ids_are_unique_across_editions() -> None:
    ids = [id for _, id in ALL_IDS]
    assert editions() == ("2019", "2006")
    assert len(ids) == len({id.casefold() for id in ids})
    assert all(rule(id).edition == ("2019" if "19-" in id else "2006") for id in ids)


def test_a_rule_of_2006_by_its_id() -> None:
    found = rule("R06-6.2.3-9")
    assert (found.id, found.title, found.section, found.edition) == ("R06-6.2.3-9", "Action: media", "6.2.3", "2006")
    assert found.text.startswith("Choose an opponent's media marker in that state.")
    assert "R06-6.2.3-10" not in found.text


@pytest.mark.parametrize("written", ["r06-6.2.3-9", " R06-6.2.3-9. ", "6.2.3-9"])
def test_ways_to_write_an_id_of_2006(written: str) -> None:
    assert rule(written).id == "R06-6.2.3-9"


def test_bare_numbers() -> None:
    """One or two numbers are of the 2019 edition; what only the 2006 edition has is of that."""
    assert rule("6").id == "R19-6"
    assert rule("6.2").id == "R19-6.2"
    assert rule("6.2.3").id == "R06-6.2.3"
    assert rule("0-1").id == "R06-0-1"


@pytest.mark.parametrize(
    ("short", "id"),
    [
        ("TV-31", "TV06-31"),
        ("G-36", "G06-36"),
        ("D-08", "D06-08"),
        ("d-8", "D06-08"),
        ("E-04", "E06-04"),
        ("i-13", "I06-13"),
    ],
)
def test_short_forms_are_of_2006(short: str, id: str) -> None:
    assert is_id(short)
    assert rule(short).id == id


@pytest.mark.parametrize("query", ["TV06-31", "tv06", "I06-", "6.2.3-9", "0-1", "R06-6.2.3", "O-05"])
def test_what_looks_like_an_id(query: str) -> None:
    assert is_id(query)


@pytest.mark.parametrize("query", ["by-a-nose", "no-coalition tile", "TV", "7-round game", "prelim_2d", "DT-polls"])
def test_what_does_not_look_like_an_id(query: str) -> None:
    assert not is_id(query)


def test_a_table_belongs_to_the_rule_before_it() -> None:
    assert "| **1C** | 6 meeting markers, 6 votes, 6 votes |" in rule("R06-6.1-2").text
    assert "| 14 | 6.4.2 contributions |" in rule("R06-6.0-1").text
    assert "arrival_seq of members" not in rule("R06-6.3.2-5").text


def test_a_section_is_listed() -> None:
    found = rule("R06-6.2.3")
    assert found.title == section("6.2.3", "2006").title == "Shadow cabinet"
    assert found.text == listing(section("6.2.3", "2006").rules)
    assert len(found.text.splitlines()) == 12


def test_a_section_lists_its_parts() -> None:
    assert [line[4:13] for line in rule("R06-6.2").text.splitlines()] == [f"R06-6.2.{n}" for n in range(1, 9)]
    assert rule("R06-7").text.startswith("- **R06-7-1** Score\n- **R06-7.1** Seats\n")
    campaign = "- **R06-6.2** Campaign\n  - **R06-6.2.1** Bid for starting player\n"
    assert campaign in rule("R06-6").text


def test_contents_show_parts_below_their_section() -> None:
    assert rule("R06") == contents("2006")
    text = contents("2006").text
    assert "\n- **R06-6** Course of play\n  - **R06-6.0** Rounds and phases\n" in text
    assert "\n    - **R06-6.2.8** Converting meetings into votes\n" in text


def test_the_beginning_of_an_id_lists_what_it_begins() -> None:
    assert rule("TV06").title == "Worked examples"
    assert len(rule("TV06").text.splitlines()) == 61
    assert rule("I06").title == "Invariants"
    assert rule("R06-16").title == "Printed numbers"
    assert "`DT-national`" in rule("R06-16").text


def test_a_kind_is_not_the_beginning_of_another() -> None:
    assert rule_ids("2006", "T") == rule_ids("2019", "TV") == ()


# --- unknown ids ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("wrong", "meant"),
    [
        ("R19-6.2.3-9", ("R06-6.2.3-9",)),
        ("R06-12.4", ("R19-12.4",)),
        ("R07-12.4", ("R19-12.4",)),
        ("C06-02", ("C19-02",)),
        ("G06-7", ("G06-07", "G19-07")),
        ("O19-5", ("O19-05", "O06-05")),
        ("O-05", ("O19-05", "O06-05")),
        ("G19-68", ("G06-68",)),
    ],
)
def test_the_same_number_of_another_edition_is_near(wrong: str, meant: tuple[str, ...]) -> None:
    assert near(wrong) == meant


def test_near_ids_are_of_the_same_section() -> None:
    assert near("R06-6.2.3-19")
    assert all(id.startswith("R06-6.2.3-") for id in near("R06-6.2.3-19"))


def test_near_ids_of_a_kind_of_the_other_edition() -> None:
    assert near("T06-31")[0] == "TV06-31"


def test_near_ids_of_an_unknown_edition() -> None:
    with pytest.raises(UnknownRule, match=r"^R77-1\.1 is not a rule; near: R19-1\.1$"):
        rule("r77-1.1")


def test_an_unknown_section() -> None:
    with pytest.raises(UnknownRule, match="R06-3 is not a rule"):
        section(3, "2006")


# --- searching --------------------------------------------------------------------------------------------------------


def test_search_covers_all_editions() -> None:
    assert {entry.edition for entry in search("absent parties")} == {"2006"}
    assert {entry.edition for entry in search("auctioneer")} == {"2019"}
    assert {entry.edition for entry in search("coalition partner")} == {"2019", "2006"}


def test_search_in_one_edition() -> None:
    both, old, new = search("media marker"), search("media marker", "2006"), search("media marker", "2019")
    assert {entry.edition for entry in old} == {"2006"}
    assert {entry.edition for entry in new} == {"2019"}
    assert sorted(entry.id for entry in both) == sorted(entry.id for entry in [*old, *new])


def test_search_puts_titles_of_both_editions_first() -> None:
    found = search("poll")
    in_title = ["poll" in entry.title.casefold() for entry in found]
    assert in_title == sorted(in_title, reverse=True)
    assert {entry.edition for entry in found[: sum(in_title)]} == {"2019", "2006"}


def test_search_finds_options_by_key() -> None:
    assert search("prelim_2d")[0].id == "O06-04"
