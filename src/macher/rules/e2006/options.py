"""The rule options O06 and the configuration of a game of the 2006 edition."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from macher.rules.e2006.tables import Tables
from macher.rules.parts.config import Config, Limits, OptionTable, check_config

LIMITS: Final = Limits((7, 5), "rounds", variant_rule="O06-01", players_rule="G06-01")


@dataclass(frozen=True)
class Options:
    """Where the rulebook is silent or doubtful, each table may choose. The defaults are our rulings."""

    prelim_2d: str = "12"  # O06-04
    prelim_order: str = "random"  # O06-05
    platform_allow_flip: str = "true"  # O06-06
    cabinet_order: str = "by_player"  # O06-07
    media_swap_remove_only: str = "false"  # O06-08
    coalition_tile_optional: str = "false"  # O06-09
    coalition_procedure: str = "sequential"  # O06-10
    key_issue_blocks_national: str = "false"  # O06-11
    exchange_allow_flip: str = "true"  # O06-12
    poll_reveal: str = "full_card"  # O06-13
    convert_min: str = "1"  # O06-14
    convert_in_current_state: str = "false"  # O06-15
    majority_needs_conversion: str = "false"  # O06-16
    restack_at_50: str = "false"  # O06-17
    nose_losers: str = "directly_below"  # O06-18
    equal_total_is_nose: str = "false"  # O06-19
    contribution_optional: str = "false"  # O06-20
    membership_cap: str = "none"  # O06-21
    final_tie_break: str = "shared"  # O06-22
    open_cash: str = "false"  # O06-23
    short_media_spaces: str = "first_five"  # O06-24


YES_FIRST: Final = ("true", "false")
NO_FIRST: Final = ("false", "true")

# Each option: its id and its values, the default first.
OPTIONS: Final[OptionTable] = {
    "prelim_2d": ("O06-04", ("12", "10")),
    "prelim_order": ("O06-05", ("random", "seat")),
    "platform_allow_flip": ("O06-06", YES_FIRST),
    "cabinet_order": ("O06-07", ("by_player", "by_state")),
    "media_swap_remove_only": ("O06-08", NO_FIRST),
    "coalition_tile_optional": ("O06-09", NO_FIRST),
    "coalition_procedure": ("O06-10", ("sequential", "voluntary_first", "forced_first")),
    "key_issue_blocks_national": ("O06-11", NO_FIRST),
    "exchange_allow_flip": ("O06-12", YES_FIRST),
    "poll_reveal": ("O06-13", ("full_card", "chosen_only")),
    "convert_min": ("O06-14", ("1", "5")),
    "convert_in_current_state": ("O06-15", NO_FIRST),
    "majority_needs_conversion": ("O06-16", NO_FIRST),
    "restack_at_50": ("O06-17", NO_FIRST),
    "nose_losers": ("O06-18", ("directly_below", "all_tied")),
    "equal_total_is_nose": ("O06-19", NO_FIRST),
    "contribution_optional": ("O06-20", NO_FIRST),
    "membership_cap": ("O06-21", ("none", "80")),
    "final_tie_break": ("O06-22", ("shared", "seats", "members")),
    "open_cash": ("O06-23", NO_FIRST),
    "short_media_spaces": ("O06-24", ("first_five", "last_five")),
}


def configure(variant: int, parties: tuple[str, ...], options: dict[str, str], tables: Tables) -> Config:
    """Check a configuration and build it (G06-01, O06-01)."""
    check_config(LIMITS, variant, parties, options, OPTIONS)
    return Config("2006", variant, parties, Options(**options), tables)
