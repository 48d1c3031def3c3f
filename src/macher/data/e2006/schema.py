"""The data files of the 2006 edition: what stands in each, and how it becomes the tables of the rules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from macher.data import checks, schema
from macher.data.e2006 import checks as checks_2006
from macher.data.reader import Reader
from macher.rules.e2006.tables import CabinetCard, Contribution, FirstColumn, Poll, SecondColumn, StateCard, Tables
from macher.rules.parts.config import PARTIES

FILES: Final = (
    *("states.toml", "cabinet.toml", "polls.toml", "contributions.toml"),
    *("sheet.toml", "national.toml", "constants.toml"),
)
STATES: Final = (
    *("HB", "SL", "HH", "MV", "TH", "BB", "SH", "ST"),
    *("BE", "RP", "SN", "HE", "NI", "BW", "BY", "NW"),
)
CABINET: Final = (
    *("backbencher", "finance_minister", "justice_minister", "foreign_minister"),
    *("party_whip", "speaker", "chancellor"),
)
POLLS: Final = tuple(f"{letter}{number}" for letter in "PQ" for number in range(1, 11))
CONTRIBUTIONS: Final = ("1", "2", "3", "4", "5")
FIRST_COLUMN: Final = ("1", "2", "3")
SECOND_COLUMN: Final = ("1", "2", "3", "4")
CONSTANTS: Final = (
    *("opinion_copies", "policy_copies", "key_tiles", "coalition_tiles"),
    *("meeting_markers", "meeting_spaces", "media_markers", "media_spaces"),
    *("pool_size", "platform_size", "hand_size", "start_money", "start_members", "start_meetings"),
    *("item_meetings", "item_votes", "meetings_a_turn", "meeting_price", "media_price"),
    *("coalition_match", "coalition_force", "most_popularity", "most_votes", "convert_minimum", "bonus_dice"),
    *("members_first", "members_second", "secured_points"),
)


def build(files: Mapping[str, Reader]) -> Tables:
    """The tables of the 2006 edition from its files, checked value by value and against each other."""
    sheet, constants = files["sheet.toml"], files["constants.toml"]
    first, second = sheet.table("first_column"), sheet.table("second_column")
    media, opinion = files["national.toml"].table("media"), files["national.toml"].table("opinion")
    tables = Tables(
        digest="",
        states=_states(files["states.toml"].table("state")),
        cabinet=_cabinet(files["cabinet.toml"].table("cabinet")),
        polls=_polls(files["polls.toml"].table("poll")),
        contributions=_contributions(files["contributions.toml"].table("contribution")),
        first_column=tuple(_first(first.table(option)) for option in FIRST_COLUMN),
        second_column=tuple(_second(second.table(option)) for option in SECOND_COLUMN),
        die=_die(constants.table("die")),
        national_media=media.integers("values", length=7),
        national_members=opinion.integers("members", length=5),
        national_points=opinion.integers("points", length=5),
        payout_rounds=_payout_rounds(constants.table("payout_rounds")),
        **schema.numbers(constants, CONSTANTS),
    )
    checks_2006.supplies(files, tables)
    return schema.with_digest("2006", tables)


def _states(cards: Reader) -> tuple[StateCard, ...]:
    found = []
    for id in STATES:
        card = cards.table(id)
        found.append(StateCard(id, card.text("name"), schema.points(card)))
    return tuple(found)


def _cabinet(cards: Reader) -> tuple[CabinetCard, ...]:
    found = tuple(_member(id, cards.table(id)) for id in CABINET)
    checks.long_game_only(cards, "cards", [card.long_game_only for card in found], 1)
    return found


def _member(id: str, card: Reader) -> CabinetCard:
    member = CabinetCard(
        id,
        cost=card.integer("cost"),
        phone=card.flag("phone"),
        votes=card.integer("votes", high=50),
        key_issue=card.flag("key_issue"),
        media=card.flag("media"),
        popularity_up=card.integer("popularity_up", high=6),
        popularity_down=card.integer("popularity_down", high=6),
        long_game_only=card.flag("long_game_only"),
    )
    checks_2006.member(card, member)
    return member


def _polls(cards: Reader) -> tuple[Poll, ...]:
    found = tuple(_poll(cards.table(id)) for id in POLLS)
    checks.long_game_only(cards, "polls", [card.long_game_only for card in found], 10)
    return found


def _poll(card: Reader) -> Poll:
    changes = schema.changes(card, most=3)
    checks_2006.poll(card, changes)
    uses, dice = card.integer("uses", low=1, high=len(PARTIES)), card.integer("dice", low=1, high=9)
    return Poll(changes, uses, dice, card.flag("long_game_only"))


def _contributions(cards: Reader) -> tuple[Contribution, ...]:
    found = tuple(_contribution(cards.table(id)) for id in CONTRIBUTIONS)
    checks.rising_amounts(cards, [card.amount for card in found])
    checks.long_game_only(cards, "contributions", [card.long_game_only for card in found], 1)
    return found


def _contribution(card: Reader) -> Contribution:
    loss, gain = card.integer("loss_dice", low=1, high=9), card.integer("gain_dice", low=1, high=9)
    return Contribution(card.integer("amount", low=1), loss, gain, card.flag("long_game_only"))


def _first(option: Reader) -> FirstColumn:
    return FirstColumn(*(option.integer(item, high=9) for item in ("popularity", "meetings", "votes")))


def _second(option: Reader) -> SecondColumn:
    return SecondColumn(option.integer("media", high=9), option.integer("members", high=99))


def _die(die: Reader) -> tuple[int, ...]:
    faces = die.integers("values", length=6, high=9)
    checks_2006.die(die, faces)
    return tuple(sorted(faces))


def _payout_rounds(table: Reader) -> tuple[int, ...]:
    rounds = table.integers("values", length=3, low=1, high=6)
    checks.rising(table, "values", rounds)
    return rounds
