"""The things of the 2019 edition by name."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from macher.i18n.texts import Value, signed, unbroken
from macher.i18n.words import Words
from macher.rules.e2019.tables import (
    ACTION_KINDS,
    MEDIA,
    OTHERS,
    SYMBOLS,
    TOPICS,
    VOTES,
    Politician,
    PoliticianAction,
    Tables,
)


class Words2019(Words):
    """Names of the 2019 edition."""

    topics: ClassVar[tuple[str, ...]] = TOPICS
    symbols: ClassVar[tuple[str, ...]] = SYMBOLS
    tables: Tables

    @property
    def cabinet(self) -> Sequence[Politician]:
        return self.tables.politicians

    def changes(self, poll: int) -> Sequence[int]:
        return self.tables.polls[poll]

    # --- politicians ------------------------------------------------------------------------------------------------
    def effects(self, politician: int) -> str:
        """The main action, and the secondary ones of which one may follow."""
        card = self.tables.politicians[politician]
        secondary = self.texts.listing([self._effect(card, action) for action in card.secondary], "or")
        return self.texts.get("politician-effects", main=self._effect(card, card.main), secondary=secondary)

    def _effect(self, card: Politician, action: PoliticianAction) -> str:
        """An action printed on a politician, with its number and its "!"."""
        kind = action.kind
        amount = action.amount if kind == VOTES else signed(-action.amount if kind == OTHERS else action.amount)
        text = self.texts.get(f"effect-{ACTION_KINDS[kind]}", amount=amount)
        marked = kind == MEDIA and card.id == "spokes" and self.config.options.spokes_media_exclusive == "true"
        return f"{text} (!)" if action.exclusive or marked else text

    def kind(self, kind: int) -> str:
        """A kind of action."""
        return self.texts.get(f"kind-{ACTION_KINDS[kind]}")

    # --- start blocks -----------------------------------------------------------------------------------------------
    def amounts(self) -> dict[str, Value]:
        return {"rallies": self.tables.start_rallies, "votes": self.tables.start_votes}

    def block(self, block: int) -> str:
        """What a start block gives, equal symbols counted."""
        return self.texts.listing(self.counted(self.tables.start_blocks[block]), "plain")

    def placed(self, block: int, states: Sequence[int]) -> str:
        """A start block with the states named beside its symbols."""
        return self.texts.apart(self.beside(self.tables.start_blocks[block], states))

    # --- numbers ----------------------------------------------------------------------------------------------------
    def rally_price(self, count: int) -> int:
        return self.tables.rally_price[count]

    def converted(self, rallies: int, trend: int, match: int) -> int:
        return max(1, rallies + trend) * max(1, match)

    def formula(self, rallies: int, trend: int, match: int) -> str:
        """How rallies become votes (R19-13.4), with the numbers filled in; a factor below 1 counts as 1."""
        sign = "−" if trend < 0 else "+"
        total = f"{rallies} {sign} {abs(trend)}"
        first = f"({total})" if rallies + trend >= 1 else f"({total} → 1)"
        second = str(match) if match >= 1 else f"({signed(match)} → 1)"
        return f"{unbroken(first)} × {unbroken(second)} = {self.converted(rallies, trend, match)}"

    def numbers(self) -> dict[str, Value]:
        tables = self.tables
        options = self.config.options
        long = self.config.variant == 7
        trends = tables.trend_scales[options.trend_scale]
        donations = tables.donations[options.donation_table]
        return {
            "alone": tables.bonus_alone,
            "base": tables.start_base,
            "cubes": tables.rally_cubes,
            "elections": self.config.variant,
            "fine": tables.overbid_base_loss,
            "first": tables.cash_first,
            "gains": self.texts.listing([str(card.reject) for card in donations], "or"),
            "least": tables.convert_minimum,
            "losses": self.texts.listing([str(-card.accept) for card in donations], "or"),
            "majority": tables.majority,
            "markers": tables.media_markers_long if long else tables.media_markers_short,
            "money": self.money(tables.start_money),
            "partners": tables.bonus_coalition,
            "politicians": sum(long or not politician.long_game_only for politician in tables.politicians),
            "price": self.money(tables.media_price),
            "rallies": tables.start_rallies,
            "rate": self.money(1),
            "room": tables.rally_spots,
            "second": tables.cash_second,
            "several": tables.bonus_several,
            "spots": tables.media_spots,
            "strongest": tables.bonus_strongest,
            "suppressed": tables.suppressed_poll_base,
            "symbols": len(tables.start_blocks[0]),
            "trends": self.texts.listing([signed(value) for value in trends], "plain"),
            "votes": tables.start_votes,
        }
