"""The data files of the 2019 edition: what stands in each, and how it becomes the tables of the rules."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

from macher.data import checks, schema
from macher.data.documents import hint, near
from macher.data.e2019 import checks as checks_2019
from macher.data.reader import Reader
from macher.rules.e2019.tables import (
    ACTION_KINDS,
    BASE,
    OTHERS,
    SYMBOLS,
    TREND,
    VOTES,
    Donation,
    Politician,
    PoliticianAction,
    StateCard,
    Tables,
)

FILES: Final = (
    "states.toml",
    "polls.toml",
    "start_blocks.toml",
    "politicians.toml",
    "board.toml",
    "money.toml",
    "constants.toml",
)
STATES: Final = (
    *("HB", "SL", "MV", "HH", "TH", "ST", "BB", "SH"),
    *("BE", "RP", "SN", "HE", "NI", "BW", "BY", "NW"),
)
POLLS: Final = tuple(f"P{number}" for number in range(1, 11))
BLOCKS: Final = tuple(str(number) for number in range(1, 6))
POLITICIANS: Final = (
    *("backbencher", "vice", "spokes", "secretary", "leader"),
    *("honorary", "executive", "frontrunner"),
)
TREND_SCALES: Final = ("standard", "unit", "five")
DONATION_TABLES: Final = ("standard", "steep")
DONATIONS: Final = ("small", "middle", "large")
CONSTANTS: Final = (
    *("program_copies", "opinion_copies", "double_markers", "rally_cubes", "rally_spots"),
    *("media_markers_short", "media_markers_long", "media_spots"),
    *("start_base", "start_rallies", "start_votes"),
    *("suppressed_poll_base", "overbid_base_loss", "convert_minimum"),
    *("majority", "bonus_alone", "bonus_several", "bonus_coalition", "bonus_strongest"),
    *("cash_first", "cash_second"),
)

_ACTION = re.compile(r"([a-z]+)([+-][0-9]{1,2})?(!)?")
_SIGN_OF: Final = {TREND: "+", VOTES: "+", BASE: "+", OTHERS: "-"}


def build(files: Mapping[str, Reader]) -> Tables:
    """The tables of the 2019 edition from its files, checked value by value and against each other."""
    money, board = files["money.toml"], files["board.toml"]
    tables = Tables(
        digest="",
        states=_states(files["states.toml"]),
        polls=_polls(files["polls.toml"]),
        start_blocks=_start_blocks(files["start_blocks.toml"]),
        presence=board.table("presence").integers("values", length=7),
        display=_display(board.table("display")),
        trend_scales=_trend_scales(board.table("trend_scale")),
        politicians=_politicians(files["politicians.toml"]),
        donations=_donation_tables(money.table("donation")),
        rally_price=_rally_price(board.table("rally_price")),
        start_money=money.table("start_money").integer("value", low=1),
        media_price=money.table("media_price").integer("value", low=1),
        **schema.numbers(files["constants.toml"], CONSTANTS),
    )
    checks_2019.supplies(files, tables)
    return schema.with_digest("2019", tables)


def _states(file: Reader) -> tuple[StateCard, ...]:
    cards = file.table("state")
    states = tuple(_state(id, cards.table(id)) for id in STATES)
    checks_2019.sizes(cards, states)
    checks_2019.maxima(cards, states)
    return states


def _state(id: str, card: Reader) -> StateCard:
    return StateCard(id, card.text("name"), card.flag("large"), schema.points(card))


def _polls(file: Reader) -> tuple[tuple[int, ...], ...]:
    cards = file.table("poll")
    return tuple(_poll(cards.table(id)) for id in POLLS)


def _poll(card: Reader) -> tuple[int, ...]:
    changes = schema.changes(card, most=2)
    checks_2019.poll(card, changes)
    return changes


def _start_blocks(file: Reader) -> tuple[tuple[int, ...], ...]:
    blocks = file.table("block")
    return tuple(_start_block(blocks.table(id)) for id in BLOCKS)


def _start_block(block: Reader) -> tuple[int, ...]:
    words = block.texts("symbols", length=5)
    for place, word in enumerate(words, 1):
        if word not in SYMBOLS:
            reason, known = f'unknown symbol "{word}"{hint(word, SYMBOLS)}', ", ".join(SYMBOLS)
            close = near(word, SYMBOLS)
            block.fail(f"symbols.{place}", reason, "data-unknown-word", word=word, near=close, known=known)
    checks_2019.start_block(block, words)
    return tuple(sorted(SYMBOLS.index(word) for word in words))


def _politicians(file: Reader) -> tuple[Politician, ...]:
    cards = file.table("politician")
    politicians = tuple(_politician(id, cards.table(id)) for id in POLITICIANS)
    checks_2019.cabinet(cards, politicians)
    return politicians


def _politician(id: str, card: Reader) -> Politician:
    main = _action(card, "main", card.text("main"))
    secondary = tuple(
        _action(card, f"secondary.{place}", words) for place, words in enumerate(card.texts("secondary"), 1)
    )
    return Politician(id, card.integer("cost"), card.flag("long_game_only"), main, secondary)


def _action(card: Reader, key: str, words: str) -> PoliticianAction:
    """An action as the files write it: `votes+8`, `others-1!`, `media`."""
    match = _ACTION.fullmatch(words.replace(" ", ""))
    if match is None:
        reason = f'"{words}" is no action; written like votes+8, others-1! or media'
        card.fail(key, reason, "data-no-action", words=words)
    word, amount, mark = match.groups()
    if word not in ACTION_KINDS:
        reason, known = f'unknown action "{word}"{hint(word, ACTION_KINDS)}', ", ".join(ACTION_KINDS)
        card.fail(key, reason, "data-unknown-word", word=word, near=near(word, ACTION_KINDS), known=known)
    kind = ACTION_KINDS.index(word)
    sign = _SIGN_OF.get(kind, "")
    if (amount or "")[:1] != sign:
        reason = f'"{words}": {word} ' + (f"needs a number with {sign}" if sign else "has no number")
        card.fail(key, reason, "data-action-sign", words=words, word=word, sign=sign or "none")
    return PoliticianAction(kind, abs(int(amount or 0)), mark is not None)


def _display(table: Reader) -> tuple[int, ...]:
    sizes = tuple(table.integer(players, low=1) for players in ("3", "4", "5"))
    return (0, 0, 0, *sizes)


def _trend_scales(scales: Reader) -> dict[str, tuple[int, ...]]:
    return {name: _trend_scale(scales.table(name)) for name in TREND_SCALES}


def _trend_scale(scale: Reader) -> tuple[int, ...]:
    spaces = scale.integers("values", low=-9, high=9)
    checks.rising(scale, "values", spaces)
    checks_2019.trend_scale(scale, spaces)
    return spaces


def _rally_price(table: Reader) -> tuple[int, ...]:
    prices = table.integers("values", length=9)
    checks_2019.rally_price(table, prices)
    return prices


def _donation_tables(tables: Reader) -> dict[str, tuple[Donation, ...]]:
    return {name: _donations(tables.table(name)) for name in DONATION_TABLES}


def _donations(table: Reader) -> tuple[Donation, ...]:
    cards = tuple(_donation(table.table(name)) for name in DONATIONS)
    checks.rising_amounts(table, [card.amount for card in cards])
    return cards


def _donation(card: Reader) -> Donation:
    accept, reject = card.integer("accept", low=-99, high=0), card.integer("reject", high=99)
    return Donation(card.integer("amount", low=1), accept, reject)
