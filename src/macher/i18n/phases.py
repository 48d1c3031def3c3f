"""Which phase a step of the game belongs to: one table for the phase tracker and for the help of each decision."""

from __future__ import annotations

from typing import Final

PHASES: Final = ("setup", "1", "2", "3", "4", "5", "6", "7", "8", "9a", "9b", "9c", "9d", "end")
"""The phases in order. The place of one is its number in the rules (`PhaseBegan.phase`, `View.data["phase"]`)."""

_STEPS: Final = {
    "setup": (
        *("draft", "choose-program", "fill-program", "reveal-programs", "keep-hand-card", "start-positions"),
        *("begin-round", "phase"),
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
}

PHASE_OF_STEP: Final = {step: phase for phase, steps in _STEPS.items() for step in steps}
"""Step name -> phase. A politician who changes a program or takes a poll uses the steps of phases 2 and 8."""
