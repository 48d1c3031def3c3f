"""Which phase a step of the game belongs to: one table for the phase tracker and for the help of each decision."""

from __future__ import annotations

from typing import Final

_STEPS: Final[dict[str, dict[str, tuple[str, ...]]]] = {  # of each edition: its phases in order, and their steps
    "2019": {
        "setup": (
            *("draft", "choose-program", "fill-program", "reveal-programs", "keep-hand-card", "first-marker"),
            *("start-positions", "begin-round", "phase"),
        ),
        "1": ("start-player", "start-bid", "start-raise"),
        "2": ("change-programs", "program-source", "program-take", "program-swap", "program-keep"),
        "3": ("media-buy",),
        "4": ("organize-rallies", "rally-buy"),
        "5": ("send-cabinet", "send-politician"),
        "6": ("cabinet-actions", "cabinet-in", "politician-pay", "politician-act", "cabinet-leaves"),
        "7": ("media-influence", "media-exchange"),
        "8": ("poll-auctions", "poll-bid", "poll-publish"),
        "9a": ("convert-rallies", "convert"),
        "9b": ("elections", "election", "coalition-consent", "presence-move", "influencer-presence"),
        "9c": ("money", "income", "donation"),
        "9d": ("next-round",),
        "end": ("final-scoring", "game-over"),
    },
    "2006": {
        "setup": ("preliminary", "begin-round", "phase"),
        "1": ("start-bid", "start-rebid", "name-start"),
        "2": ("platform-conference", "draw-policies", "policy-redraw", "policy-swap"),
        "3": (
            *("send-cabinet", "cabinet-place", "reveal-cabinet", "coalition-tile"),
            *("cabinet-actions", "cabinet-card", "cabinet-act"),
        ),
        "4": ("coalitions", "coalition-turn", "coalition-answer", "coalitions-done"),
        "5": ("media-buy", "media-exchanges", "media-exchange"),
        "6": ("buy-meetings", "meetings-buy"),
        "7": ("deal-polls", "poll-bid", "poll-use", "poll-results"),
        "8": ("conversions", "before-land", "convert", "majority-exchange"),
        "9": ("final-conversion", "election"),
        "10": ("winner", "national-media", "national-opinion"),
        "11": ("membership",),
        "12": ("money",),
        "13": ("next-round",),
        "14": ("contributions", "contribution", "resolve-contributions"),
        "end": ("final-scoring", "game-over"),
    },
}

PHASES_OF: Final = {edition: tuple(phases) for edition, phases in _STEPS.items()}
"""The phases of each edition in order. The place of one is its number in the rules (`PhaseBegan`, `View.data`)."""

PHASE_OF: Final = {
    edition: {step: phase for phase, steps in phases.items() for step in steps} for edition, phases in _STEPS.items()
}
"""Edition -> step name -> phase. In 2019 a politician who changes a program or takes a poll uses steps of 2 and 8."""

PHASES: Final = PHASES_OF["2019"]
"""The phases of the 2019 edition."""

PHASE_OF_STEP: Final = PHASE_OF["2019"]
"""Step name -> phase in the 2019 edition."""
