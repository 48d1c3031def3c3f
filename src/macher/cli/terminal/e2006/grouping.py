"""Choices of the 2006 edition that stand in groups."""

from __future__ import annotations

from collections.abc import Callable

from macher.cli.terminal.grouping import Grouping, Named
from macher.i18n import signed
from macher.i18n.situation import NOBODY
from macher.rules.e2006.actions import NATIONAL_SPACES


class Grouping2006(Grouping):
    """Groups of the 2006 edition."""

    def own_families(self) -> dict[str, Callable[[int], Named]]:
        return {"double-on": self._key_tile, "national": self._national, "contribute": self._contribute}

    def brief_sentence(self, family: str, offset: int) -> str:
        if family != "send":
            return ""
        card = self.tables.cabinet[offset]
        get = self.labels.get
        actions = [
            (card.votes, get("brief-votes", amount=card.votes)),
            (card.key_issue, get("brief-key")),
            (card.media, get("brief-media")),
            (card.popularity_up, signed(card.popularity_up)),
            (card.popularity_down, get("brief-down", amount=signed(-card.popularity_down))),
        ]
        effects = [get("brief-phone")] if card.phone else []
        effects += [text for there, text in actions if there]
        politician, price = self.words.politician(offset), self.words.price_of(offset)
        return get("send", politician=politician, price=price, effects=", ".join(effects))

    def _key_tile(self, offset: int) -> Named:
        """A key tile on an opinion of the land."""
        card = self.now.opinion(offset)
        return self.labels.get("key-tile-on", place=self._place()), self.words.card(card), self.labels.short(card)

    def _national(self, offset: int) -> Named:
        """An opinion to a space of the national board: what agreeing with it brings, and what it replaces."""
        slot, space = divmod(offset, NATIONAL_SPACES)
        card, old = self.now.opinion(slot), self.now.data["national"][space]
        kind = "place" if old == NOBODY else "secure" if old == card else "replace"
        points = self.tables.national_points[space] + (self.tables.secured_points if kind == "secure" else 0)
        members = self.tables.national_members[space]
        there = "" if old == NOBODY else self.words.card(old)
        short = "" if old == NOBODY else self.labels.short(old)
        get = self.labels.get
        return (
            get("to-national", card=self.words.card(card)),
            get("at-space", kind=kind, space=space + 1, members=members, points=points, old=there),
            get("at-space-short", kind=kind, space=space + 1, members=members, points=points, old=short),
        )

    def _contribute(self, offset: int) -> Named:
        """A contribution to be accepted or declined, with its dice."""
        card, accepted = divmod(offset, 2)
        one = self.tables.contributions[card]
        heading = self.labels.get("contributions-to-accept" if accepted else "contributions-to-decline")
        dice = one.loss_dice if accepted else one.gain_dice
        text = self.labels.get("contribution-dice", amount=self.words.money(one.amount), dice=dice)
        return heading, text, text
