"""Which field of play a decision belongs to, so that a player sees what to practise."""

from __future__ import annotations

from typing import Final

_STEPS: Final[dict[str, dict[str, tuple[str, ...]]]] = {  # of each edition: the fields, and the steps that ask in them
    "2019": {
        "opening": ("draft", "choose-program", "fill-program", "keep-hand-card", "start-positions"),
        "auctions": ("start-bid", "start-raise"),
        "programs": ("program-source", "program-take", "program-swap", "program-keep"),
        "media": ("media-buy", "media-exchange"),
        "rallies": ("rally-buy",),
        "cabinet": ("send-politician", "politician-pay", "politician-act"),
        "polls": ("poll-bid", "poll-publish"),
        "conversion": ("convert",),
        "coalitions": ("coalition-consent", "presence-move"),
        "money": ("donation",),
    },
    "2006": {
        "opening": ("preliminary",),
        "auctions": ("start-bid", "start-rebid", "name-start"),
        "programs": ("policy-redraw", "policy-swap"),
        "media": ("media-buy", "media-exchange", "majority-exchange", "national-media"),
        "rallies": ("meetings-buy",),
        "cabinet": ("cabinet-place", "coalition-tile", "cabinet-card", "cabinet-act"),
        "polls": ("poll-bid", "poll-use", "poll-results"),
        "conversion": ("convert",),
        "coalitions": ("coalition-turn", "coalition-answer", "national-opinion"),
        "money": ("contribution",),
    },
}
FIELD_OF: Final = {
    edition: {step: field for field, steps in fields.items() for step in steps} for edition, fields in _STEPS.items()
}
FIELDS: Final = tuple(_STEPS["2019"])
