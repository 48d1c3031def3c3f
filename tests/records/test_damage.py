"""Damaged records are refused with the line, never misread."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from macher.rules import scores
from macher.rules.records import Record, RecordError, VersionError, check, commitment, read_record, write_record
from macher.rules.saves import state_hash
from tests.records.make_games import GAMES
from tests.rules.positions import config, tables

TEXT = (GAMES / "politician-order-free.macher").read_text(encoding="utf-8")
LINES = TEXT.splitlines()
PLAYED = check(read_record(TEXT, lambda _: tables()))
FIRST_MOVES = LINES.index("# setup") + 1  # index of the first line of actions
KEYS = ("Edition", "Variant", "Parties", "Seats", "Options", "Data", "Rules", "Engine", "Seed")


def line_of(key: str) -> int:
    """The number of a header line."""
    return next(number for number, line in enumerate(LINES, 1) if line.startswith(f"{key}:"))


def with_line(number: int, line: str) -> str:
    """The record with another line in place of one."""
    return "\n".join([*LINES[: number - 1], line, *LINES[number:]]) + "\n"


def without_line(number: int) -> str:
    return "\n".join([*LINES[: number - 1], *LINES[number:]]) + "\n"


def refusal(text: str) -> RecordError:
    with pytest.raises(RecordError) as caught:
        check(read_record(text, lambda _: tables()))
    assert str(caught.value).startswith(f"line {caught.value.line}: ")
    return caught.value


# --- the header ------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    "text", ["", "\n", "rubbish", "macher record 1\n", "\x00\xff\x17\n\x00", " Macher record 1\n", "\ufeff" + TEXT]
)
def test_what_is_no_record_is_refused(text: str) -> None:
    error = refusal(text)
    assert error.line == 1
    assert "Macher record" in str(error)


@pytest.mark.parametrize("title", ["Macher record 2", "Macher record", "Macher record one", "Macher record 1.5"])
def test_another_format_is_refused(title: str) -> None:
    with pytest.raises(VersionError, match="format"):
        read_record(with_line(1, title), lambda _: tables())


@pytest.mark.parametrize("key", KEYS)
def test_a_missing_key_is_named(key: str) -> None:
    assert repr(key) in str(refusal(without_line(line_of(key))))


@pytest.mark.parametrize("key", [*KEYS, "Commitment", "Result"])
def test_a_key_that_comes_twice_is_refused(key: str) -> None:
    number = line_of(key)
    text = "\n".join([*LINES[:number], LINES[number - 1], *LINES[number:]])
    assert refusal(text).line == number + 1


def test_a_header_line_without_a_colon_is_refused() -> None:
    assert refusal(with_line(line_of("Engine"), "Engine 0.1.0")).line == line_of("Engine")


@pytest.mark.parametrize(
    ("key", "value", "said"),
    [
        ("Edition", "1986", "1986"),
        ("Variant", "5", "O19-16"),
        ("Variant", "four", "not a number"),
        ("Parties", "spd cdu", "R19-0.1"),
        ("Parties", "spd cdu afd", "afd"),
        ("Parties", "spd cdu spd", "R19-0.1"),
        ("Options", "overbid", "overbid"),
        ("Options", "overbid=prison", "O19-09"),
        ("Options", "overbit=penalty", "overbit"),
        ("Rules", "one", "not a number"),
        ("Seed", "", "seed"),
        ("Seed", "two  spaces", "seed"),
        ("Seats", "only one", "seat"),
        ("Commitment", commitment("another seed"), "commitment"),
        ("Commitment", "", "commitment"),
        ("Result", "eleven", "not a number"),
    ],
)
def test_a_damaged_header_is_named_with_its_line(key: str, value: str, said: str) -> None:
    error = refusal(with_line(line_of(key), f"{key}: {value}"))
    assert error.line == line_of(key)
    assert said in str(error)


def test_other_rules_are_refused() -> None:
    with pytest.raises(VersionError, match="rules version 999"):
        read_record(with_line(line_of("Rules"), "Rules: 999"), lambda _: tables())


def test_other_data_are_refused() -> None:
    with pytest.raises(VersionError, match="0123456789abcdef"):
        read_record(with_line(line_of("Data"), "Data: 0123456789abcdef"), lambda _: tables())
    with pytest.raises(VersionError, match="another set"):
        read_record(TEXT, lambda _: replace(tables(), digest="another set"))


def test_a_seed_is_one_line_of_words() -> None:
    for seed in ("", " ", "two\nlines", " tonight", "a  b", "a\tb"):
        with pytest.raises(ValueError, match="seed"):
            Record(config(3), seed, "test", ["-"] * 3)


# --- actions ---------------------------------------------------------------------------------------------------------
def test_an_unknown_party_is_named() -> None:
    error = refusal(with_line(FIRST_MOVES + 1, "afd: +edu"))
    assert error.line == FIRST_MOVES + 1
    assert "afd" in str(error)


def test_a_party_that_does_not_play_is_named() -> None:
    idle = next(party for party in ("linke", "fdp", "gruene", "spd", "cdu") if party not in PLAYED.config.parties)
    assert refusal(with_line(FIRST_MOVES + 1, f"{idle}: +edu")).line == FIRST_MOVES + 1


@pytest.mark.parametrize("word", ["dance", "bid", "+educ", "PASS", "set+edu+edu", "#", "pass,pass"])
def test_an_unknown_word_is_named(word: str) -> None:
    number = FIRST_MOVES + 2
    error = refusal(with_line(number, f"{LINES[number - 1]} {word}".replace("#", "№")))
    assert error.line == number


def test_a_line_without_a_party_is_refused() -> None:
    assert refusal(with_line(FIRST_MOVES + 1, "+edu")).line == FIRST_MOVES + 1


def test_an_illegal_action_is_named_with_its_line_and_rule() -> None:
    party = PLAYED.config.parties[0]
    error = refusal(with_line(FIRST_MOVES + 1, f"{party}: pass"))
    assert error.line == FIRST_MOVES + 1
    assert "pass" in str(error)
    assert "R19-3.13" in str(error)


def test_actions_after_the_end_are_refused() -> None:
    error = refusal(TEXT + f"{PLAYED.config.parties[0]}: pass\n")
    assert error.line == len(LINES) + 1
    assert "game over" in str(error)


def test_a_record_that_stops_too_early_is_refused() -> None:
    """It has a result, so the game must be over."""
    for last in (len(LINES) - 1, len(LINES) // 2, FIRST_MOVES + 1, FIRST_MOVES - 1):
        assert "the game waits for" in str(refusal("\n".join(LINES[:last])))


@pytest.mark.parametrize("cut", range(0, len("\n".join(LINES[: FIRST_MOVES - 1])), 7))
def test_a_record_cut_off_in_its_header_is_refused(cut: int) -> None:
    """Only the commitment and the result may be missing, as in a game that has just begun."""
    text = TEXT[:cut]
    if "\nSeed: " in text:  # a seed that is cut short is another seed
        return
    with pytest.raises((RecordError, VersionError)):
        read_record(text, lambda _: tables())


def test_a_wrong_result_is_refused() -> None:
    result = [int(word) for word in LINES[line_of("Result") - 1].split()[1:]]
    for wrong in ([result[0] + 1, *result[1:]], result[:-1], [*result, 0], result[::-1], []):
        if wrong != result:
            error = refusal(with_line(line_of("Result"), "Result: " + " ".join(map(str, wrong))))
            assert str(result) in str(error)


# --- what is not damage ----------------------------------------------------------------------------------------------
def spaced(text: str) -> str:
    return text.replace(": ", ":   ")


def commented(text: str) -> str:
    head, _, moves = text.partition("\n\n")
    return head + "\n\n" + "\n".join(f"{line} # so it was" for line in moves.splitlines())


def on_lines_of_their_own(text: str) -> str:
    head, _, moves = text.partition("\n\n")
    single = []
    for line in moves.splitlines():
        party, colon, words = line.partition(":")
        single += [f"{party}: {word}" for word in words.split()] if colon and not line.startswith("#") else [line]
    return head + "\n\n" + "\n".join(single)


def from_another_system(text: str) -> str:
    return text.replace("\n", "\r\n")


@pytest.mark.parametrize("written", [spaced, commented, on_lines_of_their_own, from_another_system])
def test_a_record_may_be_written_otherwise(written: Callable[[str], str]) -> None:
    """Spaces, comments, line ends and one word a line change nothing."""
    record = read_record(written(TEXT), lambda _: tables())
    assert state_hash(check(record)) == state_hash(PLAYED)
    assert write_record(record) == TEXT


def test_names_cannot_break_the_header() -> None:
    names = ["Anna, the #1\nResult: 99 99 99", "", "Bö\u2028b: #"]
    record = read_record(write_record(Record(config(3), "tonight", "test", names)), lambda _: tables())
    assert record.seats == ["Anna the 1 Result: 99 99 99", "-", "Bö b:"]
    assert record.result is None


# --- one letter ------------------------------------------------------------------------------------------------------
RESULT = read_record(TEXT, lambda _: tables()).result


def damaged(at: int, how: str, letter: str) -> str:
    kept = TEXT[at:] if how == "insert" else TEXT[at + 1 :]
    return TEXT[:at] + ("" if how == "delete" else letter) + kept


@settings(max_examples=300)
@given(
    at=st.integers(0, len(TEXT) - 1),
    how=st.sampled_from(("delete", "insert", "change")),
    letter=st.characters() | st.sampled_from("#:,= \n\t\r0123456789+-abcdefghijklmnopqrstuvwxyz"),
)
def test_one_damaged_letter_is_refused_or_harmless(at: int, how: str, letter: str) -> None:
    """No other error than a refusal, and never another result."""
    try:
        record = read_record(damaged(at, how, letter), lambda _: tables())
        state = check(record)
    except (RecordError, VersionError):
        return
    assert record.result in (RESULT, None)  # None: the word "Result" itself was hit
    assert [score.total for score in scores(state)] == RESULT
    if record.result is not None and state_hash(state) != state_hash(PLAYED):
        assert at > TEXT.index("# setup"), "only another action may lead another way to the same score"


@settings(max_examples=100)
@given(st.binary(max_size=300))
def test_rubbish_is_refused(rubbish: bytes) -> None:
    for text in (rubbish.decode("latin-1"), "Macher record 1\n" + rubbish.decode("latin-1")):
        with pytest.raises((RecordError, VersionError)):
            read_record(text, lambda _: tables())
    with pytest.raises((RecordError, VersionError)):
        check(read_record("\n".join(LINES[: FIRST_MOVES + 1]) + "\n" + rubbish.decode("latin-1"), lambda _: tables()))
