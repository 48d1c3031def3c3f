"""Families of actions: which codes of each edition belong together, and in which steps they are offered."""

from __future__ import annotations

from bisect import bisect_right
from dataclasses import dataclass
from typing import Final

from macher.rules.e2006 import actions as e2006
from macher.rules.e2019 import actions as e2019
from macher.rules.e2019.tables import BASE, OTHERS, POLL, PROGRAM, TREND, VOTES
from macher.rules.parts import codes


@dataclass(frozen=True)
class Family:
    """Codes from `first` on, up to the next family. With `by_step` what they mean depends on the step."""

    first: int
    name: str
    steps: tuple[str, ...]
    by_step: bool = False

    def message(self, step: str) -> str:
        """The id of its words in a step: `action-bid`, `action-pass-media-buy`."""
        return f"action-{self.name}-{step}" if self.by_step else f"action-{self.name}"


_ACT: Final = ("politician-act",)
_EXCHANGES: Final = ("media-exchange", "majority-exchange")

FAMILIES: Final[dict[str, tuple[Family, ...]]] = {  # of each edition, in the order of the codes
    "2019": (
        Family(
            codes.TAKE_BACK, "take-back", ("draft", "choose-program", "keep-hand-card", "start-positions", "start-bid")
        ),
        Family(codes.PASS, "pass", ("start-raise", "media-buy", "media-exchange", "poll-bid", "convert"), by_step=True),
        Family(codes.BID, "bid", ("start-bid", "start-raise", "poll-bid")),
        Family(
            codes.SKIP, "skip", ("program-source", "program-swap", "send-politician", "politician-act"), by_step=True
        ),
        Family(codes.PUBLISH, "publish", ("poll-publish",)),
        Family(codes.SUPPRESS, "suppress", ("poll-publish",)),
        Family(codes.ACCEPT, "accept", ("coalition-consent",)),
        Family(codes.REFUSE, "refuse", ("coalition-consent",)),
        Family(codes.MOVE, "move", ("presence-move",)),
        Family(codes.KEEP, "keep", ("presence-move",)),
        Family(codes.UNDOUBLE, "undouble", _ACT),
        Family(codes.CARD, "card", ("draft", "keep-hand-card", "program-take", "program-keep"), by_step=True),
        Family(codes.SWAP, "swap", ("program-swap",)),
        Family(codes.PLACE, "place", ("start-positions",)),
        Family(codes.MEDIA_AT, "media", ("media-buy",)),
        Family(codes.RALLIES, "rallies", ("rally-buy",)),
        Family(codes.CONVERT, "convert", ("convert",)),
        Family(codes.SEND, "send", ("send-politician",)),
        Family(codes.DOUBLE_ON, "double-on", _ACT),
        Family(codes.REPLACE, "replace", _ACT),
        Family(codes.EXCHANGE, "exchange", ("media-exchange",)),
        Family(e2019.DRAW, "draw", ("program-source",)),
        Family(e2019.REFRESH, "refresh", ("program-source",)),
        Family(e2019.PAY, "pay", ("politician-pay",)),
        Family(e2019.DECLINE, "decline", ("politician-pay",)),
        Family(e2019.BLOCK, "block", ("start-positions",)),
        Family(e2019.USE + TREND, "use-trend", _ACT),
        Family(e2019.USE + VOTES, "use-votes", _ACT),
        Family(e2019.USE + BASE, "use-base", _ACT),
        Family(e2019.USE + OTHERS, "use-others", _ACT),
        Family(e2019.USE + POLL, "use-poll", _ACT),
        Family(e2019.USE + PROGRAM, "use-program", _ACT),
        Family(e2019.OUST, "oust", _ACT),
        Family(e2019.DONATE, "donate", ("donation",)),
        Family(e2019.CARDS, "cards", ("choose-program", "fill-program"), by_step=True),
    ),
    "2006": (
        Family(codes.TAKE_BACK, "take-back", ("preliminary", "start-bid", "start-rebid")),
        Family(codes.PASS, "pass", ("coalition-turn", "media-buy", *_EXCHANGES, "poll-bid", "convert"), by_step=True),
        Family(codes.BID, "bid", ("start-bid", "start-rebid", "poll-bid")),
        Family(
            codes.SKIP,
            "skip",
            (
                *("policy-redraw", "policy-swap", "cabinet-place", "cabinet-act", "poll-results"),
                *("national-opinion", "contribution"),
            ),
            by_step=True,
        ),
        Family(codes.PUBLISH, "publish", ()),
        Family(codes.SUPPRESS, "suppress", ("poll-use",)),
        Family(codes.ACCEPT, "accept", ("coalition-tile", "coalition-answer"), by_step=True),
        Family(codes.REFUSE, "refuse", ("coalition-tile", "coalition-answer"), by_step=True),
        Family(codes.MOVE, "move", ("national-media",)),
        Family(codes.KEEP, "keep", ("national-media",)),
        Family(codes.UNDOUBLE, "undouble", ("cabinet-act",)),
        Family(codes.CARD, "card", ("policy-redraw",), by_step=True),
        Family(codes.SWAP, "swap", ("policy-swap",)),
        Family(codes.PLACE, "place", ("preliminary",)),
        Family(codes.MEDIA_AT, "media", ("media-buy",)),
        Family(codes.RALLIES, "rallies", ("meetings-buy",)),
        Family(codes.CONVERT, "convert", ("convert",)),
        Family(codes.SEND, "send", ("cabinet-place",)),
        Family(codes.DOUBLE_ON, "double-on", ("cabinet-act",)),
        Family(codes.REPLACE, "replace", ("cabinet-act",)),
        Family(codes.EXCHANGE, "exchange", _EXCHANGES),
        Family(e2006.COLUMN_ONE, "column-one", ("preliminary",)),
        Family(e2006.COLUMN_TWO, "column-two", ("preliminary",)),
        Family(e2006.NAME, "name", ("name-start",)),
        Family(e2006.ACT_IN, "act-in", ("cabinet-card",)),
        Family(e2006.VOTES, "use-votes", ("cabinet-act",)),
        Family(e2006.UP, "up", ("cabinet-act",)),
        Family(e2006.DOWN, "down", ("cabinet-act",)),
        Family(e2006.OUST, "oust", ("cabinet-act",)),
        Family(e2006.IMPOSE, "impose", ("coalition-turn",)),
        Family(e2006.PROPOSE, "propose", ("coalition-turn",)),
        Family(e2006.USE_RESULT, "use-result", ("poll-use", "poll-results"), by_step=True),
        Family(e2006.NATIONAL, "national", ("national-opinion",)),
        Family(e2006.CONTRIBUTE, "contribute", ("contribution",)),
    ),
}

_FIRST: Final = {edition: [family.first for family in families] for edition, families in FAMILIES.items()}


def find_family(action: int, edition: str) -> tuple[Family, int]:
    """The family of a code, and its place in it."""
    at = bisect_right(_FIRST[edition], action) - 1
    return FAMILIES[edition][at], action - _FIRST[edition][at]


def family_of(action: int, edition: str = "2019") -> tuple[str, int]:
    """The name of the family of a code, and its place in it."""
    family, offset = find_family(action, edition)
    return family.name, offset
