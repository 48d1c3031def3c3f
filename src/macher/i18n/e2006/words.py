"""The things of the 2006 edition by name."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from macher.i18n.texts import Value, signed, unbroken
from macher.i18n.words import Words
from macher.rules.e2006.phase8_conversion import votes_for
from macher.rules.e2006.phase9_election import LAST_FIVE
from macher.rules.e2006.setup import MEDIA_ITEM, MEETINGS_ITEM, POPULARITY_ITEM, VOTES_ITEM
from macher.rules.e2006.tables import ISSUES, CabinetCard, Tables

FIRST: Final = 1  # the columns of the preliminary sheet
SECOND: Final = 2
LETTERS: Final = "ABCD"
_ITEMS: Final = {POPULARITY_ITEM: "popularity", MEETINGS_ITEM: "meetings", VOTES_ITEM: "votes", MEDIA_ITEM: "media"}


class Words2006(Words):
    """Names of the 2006 edition."""

    topics: ClassVar[tuple[str, ...]] = ISSUES
    symbols: ClassVar[tuple[str, ...]] = tuple(_ITEMS[item] for item in sorted(_ITEMS))
    tables: Tables

    @property
    def cabinet(self) -> Sequence[CabinetCard]:
        return self.tables.cabinet

    def changes(self, poll: int) -> Sequence[int]:
        return self.tables.polls[poll].changes

    def effects(self, politician: int) -> str:
        """The actions of which one may be carried out, and the phone."""
        card = self.tables.cabinet[politician]
        get = self.texts.get
        actions = [
            (card.votes, get("effect-votes", amount=card.votes)),
            (card.key_issue, get("effect-double")),
            (card.media, get("effect-media")),
            (card.popularity_up, get("effect-up", amount=signed(card.popularity_up))),
            (card.popularity_down, get("effect-down", amount=signed(-card.popularity_down))),
        ]
        printed = self.texts.listing([text for there, text in actions if there], "or")
        return get("politician-effects", phone="yes" if card.phone else "no", actions=printed)

    # --- the preliminary sheet --------------------------------------------------------------------------------------
    def amounts(self) -> dict[str, Value]:
        return {"meetings": self.tables.item_meetings, "votes": self.tables.item_votes}

    def items(self, column: int, option: int) -> list[int]:
        """The items of an option of the sheet beside which a state stands, in order (R06-6.1-2, R06-6.1-3)."""
        if column == SECOND:
            return [MEDIA_ITEM] * self.tables.second_column[option].media
        one = self.tables.first_column[option]
        return [POPULARITY_ITEM] * one.popularity + [MEETINGS_ITEM] * one.meetings + [VOTES_ITEM] * one.votes

    def option(self, column: int, option: int) -> str:
        """The name of an option of the sheet."""
        return self.texts.get("sheet-option", column=column, letter=LETTERS[option])

    def contents(self, column: int, option: int) -> str:
        """What an option of the sheet gives, equal items counted."""
        return self.texts.listing([*self.counted(self.items(column, option)), *self._members(column, option)], "plain")

    def placed(self, first: int, second: int, states: Sequence[int]) -> str:
        """A whole sheet with the states named beside its items."""
        items = self.items(FIRST, first) + self.items(SECOND, second)
        return self.texts.apart([*self.beside(items, states), *self._members(SECOND, second)])

    def _members(self, column: int, option: int) -> list[str]:
        members = self.sheet_members(option) if column == SECOND else 0
        return [self.texts.get("symbol-members", members=members)] if members else []

    def sheet_members(self, option: int) -> int:
        """The members of an option of the second column (R06-6.1-3)."""
        last = option == len(self.tables.second_column) - 1
        return 10 if last and self.config.options.prelim_2d == "10" else self.tables.second_column[option].members

    # --- numbers ----------------------------------------------------------------------------------------------------
    def national_worth(self, number: int) -> int:
        """The points of a media marker on the national space of a round (R06-6.3.3-4, R06-8-7)."""
        skipped = LAST_FIVE if self.config.variant == 5 and self.config.options.short_media_spaces == "last_five" else 0
        return self.tables.national_media[number - 1 + skipped]

    def rally_price(self, count: int) -> int:
        return count * self.tables.meeting_price

    def converted(self, rallies: int, trend: int, match: int) -> int:
        return votes_for(trend + match, rallies)

    def formula(self, rallies: int, trend: int, match: int) -> str:
        """How meetings become votes (R06-6.2.8-8), with the numbers filled in; a factor below 1 counts as a half."""
        own = f"−{-trend}" if trend < 0 else str(trend)
        factor = f"{own} {'−' if match < 0 else '+'} {abs(match)}"
        half = "" if trend + match >= 1 else " → ½"
        return f"{rallies} × {unbroken(f'({factor}{half})')} = {self.converted(rallies, trend, match)}"

    def numbers(self) -> dict[str, Value]:
        tables = self.tables
        long = self.config.variant == 7
        payouts = tables.payout_rounds if long else tables.payout_rounds[:-1]
        media = [self.national_worth(number + 1) for number in range(self.config.variant)]
        joining = [self.sheet_members(option) for option in range(len(tables.second_column))]
        return {
            "bonus": tables.bonus_dice,
            "cabinet": sum(long or not card.long_game_only for card in tables.cabinet),
            "contributions": sum(long or not card.long_game_only for card in tables.contributions),
            "cubes": tables.meeting_markers,
            "fee": self.money(tables.meeting_price),
            "first": tables.members_first,
            "force": tables.coalition_force,
            "hand": tables.hand_size,
            "joining": self.texts.listing([str(members) for members in joining if members], "or"),
            "least": tables.convert_minimum,
            "markers": tables.media_markers,
            "match": tables.coalition_match,
            "media": self.texts.listing([str(worth) for worth in media], "plain"),
            "meetings": tables.item_meetings,
            "members": tables.start_members,
            "money": self.money(tables.start_money),
            "most": tables.most_votes,
            "payouts": self.texts.listing([str(number) for number in payouts]),
            "pool": tables.pool_size,
            "price": self.money(tables.media_price),
            "rate": self.money(1),
            "room": tables.meeting_spaces,
            "rounds": self.config.variant,
            "second": tables.members_second,
            "secured": tables.secured_points,
            "spots": tables.media_spaces,
            "turn": tables.meetings_a_turn,
            "votes": tables.item_votes,
        }
