"""`macher rules` in the terminal."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

from macher.cli.rules import show_rule
from macher.i18n import Texts


def shown(query: str | None, plain: bool = False, language: str = "en") -> tuple[int, str]:
    """The exit code and what was printed on a terminal 100 wide."""
    out = io.StringIO()
    code = show_rule(query, Console(file=out, width=100, color_system=None), plain, Texts(language))
    return code, out.getvalue()


def test_a_rule() -> None:
    code, text = shown("R19-12.4")
    assert code == 0
    assert "R19-12.4 Amounts" in text
    assert "The first bid may be 0." in text
    assert "**" not in text


def test_lower_case_and_bare_numbers() -> None:
    assert shown("r19-12.4") == shown("12.4") == shown("R19-12.4")


def test_plain_text_is_as_written() -> None:
    code, text = shown("R19-14.9", plain=True)
    assert code == 0
    assert text.startswith("**R19-14.9 Presence of the influencer, always**\n\nIf the state's media influencer")
    assert len(text.splitlines()) == 3  # not wrapped


def test_plain_text_keeps_brackets() -> None:
    assert "`DT-DISPLAY[n]`" in shown("R19-3.11", plain=True)[1]


def test_a_table_is_drawn() -> None:
    code, text = shown("R19-8.2")
    assert code == 0
    assert "20,000" in text
    assert "|" not in text


def test_a_section_is_listed() -> None:
    code, text = shown("R19-12")
    assert code == 0
    assert "Phase 8: poll auctions" in text
    assert "R19-12.10 After the poll" in text


@pytest.mark.parametrize("nothing", [None, "", "  "])
def test_without_a_query_the_sections_are_listed(nothing: str | None) -> None:
    code, text = shown(nothing)
    assert code == 0
    assert "R19-12 Phase 8: poll auctions" in text
    assert "R06-6.2.3 Shadow cabinet" in text


@pytest.mark.parametrize("query", ["R06-6.2.3-9", "r06-6.2.3-9", "6.2.3-9"])
def test_a_rule_of_2006(query: str) -> None:
    code, text = shown(query)
    assert code == 0
    assert text.startswith("R06-6.2.3-9 Action: media")


@pytest.mark.parametrize("query", ["G06-36", "G-36", "g-36"])
def test_a_gap_of_2006(query: str) -> None:
    code, text = shown(query)
    assert code == 0
    assert text.startswith("G06-36 Conversion and majority exchange in the current state")
    assert "O06-15 convert_in_current_state" in text


def test_sections_of_2006_are_listed() -> None:
    assert "R06-6.2.3-12 Used cards" in shown("R06-6.2.3")[1]
    assert "R06-6.2.8 Converting meetings into votes" in shown("R06-6.2")[1]


def test_a_search_lists_what_it_finds() -> None:
    code, text = shown("auctioneer tie")
    assert code == 0
    assert "R19-12.2 Auctioneer" in text


def test_a_search_names_the_editions() -> None:
    code, text = shown("popularity down", plain=True)
    assert code == 0
    assert "2019 edition" not in text
    first, _, old = shown("coalition partner", plain=True)[1].partition("*2006 edition*")
    assert "*2019 edition*" in first
    assert "**R19-14.5** Partner" in first
    assert "R06-" not in first
    assert "**R06-6.2.4-2** Partners" in old
    assert "R19-" not in old


def test_a_search_that_finds_one_rule_shows_it() -> None:
    code, text = shown("denominations irrelevant")
    assert code == 0
    assert "R19-0.11 Money" in text
    assert "unlimited bank" in text
    assert "2019 edition" in text


def test_a_search_that_finds_nothing() -> None:
    assert shown("xylophone [bold]") == (1, "No rule contains “xylophone [bold]”.\n")


@pytest.mark.parametrize("plain", [False, True])
def test_an_unknown_rule(plain: bool) -> None:
    assert shown("R19-12.44", plain) == (1, "R19-12.44 is not a rule; near: R19-12.4\n")


def test_an_unknown_rule_may_be_of_the_other_edition() -> None:
    assert shown("R06-12.4") == (1, "R06-12.4 is not a rule; near: R19-12.4\n")


# --- in other languages -----------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("language", "query", "words"),
    [
        ("de", "R19-12.4", "R19-12.4 Beträge"),
        ("de", "O19", "O19 Regeloptionen"),
        ("de", "Auktionator xylophon", "Keine Regel enthält „Auktionator xylophon“."),
        ("fr", "12.44", "R19-12.44 n’est pas une règle\N{NARROW NO-BREAK SPACE}; proches\N{NO-BREAK SPACE}: R19-12.4"),
        ("fr", "commissaire-priseur", "règles contiennent «\N{NO-BREAK SPACE}commissaire-priseur\N{NO-BREAK SPACE}»"),
        ("pl", "R77-1", "R77-1 nie jest zasadą; podobne: "),
        ("pl", "notowania", "wydanie z 2019 roku"),
        ("pl", "", "Zasady wydania z 2006 roku"),
    ],
)
def test_rules_in_a_language(language: str, query: str, words: str) -> None:
    assert words in shown(query, plain=True, language=language)[1]
