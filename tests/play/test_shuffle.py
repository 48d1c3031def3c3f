"""A shuffle that everybody can check: the table's part, the players' words, and the record that holds both."""

from __future__ import annotations

import pytest

from macher.play import Seat, Shuffle, Table, commitment, joined_seed, spoken
from macher.rules.records import RecordError, check, read_record
from macher.rules.saves import state_hash
from tests.play.tables import NAMES, config, play_until, tables

WORDS = ("Käse kuchen", "", "3.14")


def shuffled_table() -> Table:
    shuffle = Shuffle("0123456789abcdef", WORDS)
    return Table(config(), [Seat(name) for name in NAMES[:3]], shuffle)


def read(text: str) -> Table:
    read_record(text, lambda _: tables("2019"))
    return Table.resume(text)


def test_every_word_and_the_part_change_the_seed() -> None:
    seeds = {
        joined_seed("part", ("a", "b")),
        joined_seed("part", ("b", "a")),
        joined_seed("part", ("ab", "")),
        joined_seed("part", ("", "ab")),
        joined_seed("other", ("a", "b")),
    }
    assert len(seeds) == 5


def test_the_record_tells_what_the_seed_was_joined_from() -> None:
    table = play_until(shuffled_table(), "start-bid")
    text = table.save()
    assert "Seed part: 0123456789abcdef\n" in text
    assert "Words: Käse kuchen, , 3.14\n" in text
    assert f"Commitment: {commitment('0123456789abcdef')}\n" in text
    assert f"Seed: {joined_seed('0123456789abcdef', WORDS)}\n" in text
    again = read(text)
    assert again.shuffle == table.shuffle
    assert again.save() == text
    assert state_hash(check(table.record())) == state_hash(table.state)


def test_a_snapshot_keeps_the_shuffle() -> None:
    table = shuffled_table()
    assert Table.restore(table.snapshot()).shuffle == table.shuffle


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("Seed part: 0123456789abcdef", "Seed part: 0123456789abcdee"),
        ("Words: Käse kuchen, , 3.14", "Words: Käsekuchen, , 3.14"),
        ("Words: Käse kuchen, , 3.14", "Words: Käse kuchen, 3.14"),
        ("Words: Käse kuchen, , 3.14\n", ""),
        ("Commitment: ", "Commitment: 00"),
        ("Seed: ", "Seed: 0"),
    ],
)
def test_a_shuffle_that_does_not_fit_is_refused(old: str, new: str) -> None:
    text = shuffled_table().save()
    assert old in text
    with pytest.raises(RecordError):
        read(text.replace(old, new, 1))


def test_without_words_the_seed_is_its_own_part() -> None:
    table = Table(config(), [Seat(name) for name in NAMES[:3]], "tonight")
    text = table.save()
    assert "Seed part" not in text
    assert f"Commitment: {commitment('tonight')}" in text


def test_words_fit_into_the_record() -> None:
    assert spoken("  a,\nb #c\t") == "a b c"
    for word in ("a,b", "a#b", "a\nb", " a"):
        with pytest.raises(ValueError, match="a word for the shuffle"):
            Shuffle("part", (word,))
