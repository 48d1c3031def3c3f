"""The rule options O06 and the configuration of a game of the 2006 edition."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from macher.rules.parts.config import Limits, option, option_table
from macher.rules.parts.frozen import Frozen

YES_FIRST: Final = ("true", "false")
NO_FIRST: Final = ("false", "true")


@dataclass(frozen=True)
class Options(Frozen):
    """Where the rulebook is silent or doubtful, each table may choose. The defaults are our rulings."""

    prelim_2d: str = option("O06-04", "12", "10")
    prelim_order: str = option("O06-05", "random", "seat")
    platform_allow_flip: str = option("O06-06", *YES_FIRST)
    cabinet_order: str = option("O06-07", "by_player", "by_state")
    media_swap_remove_only: str = option("O06-08", *NO_FIRST)
    coalition_tile_optional: str = option("O06-09", *NO_FIRST)
    coalition_procedure: str = option("O06-10", "sequential", "voluntary_first", "forced_first")
    key_issue_blocks_national: str = option("O06-11", *NO_FIRST)
    exchange_allow_flip: str = option("O06-12", *YES_FIRST)
    poll_reveal: str = option("O06-13", "full_card", "chosen_only")
    convert_min: str = option("O06-14", "1", "5")
    convert_in_current_state: str = option("O06-15", *NO_FIRST)
    majority_needs_conversion: str = option("O06-16", *NO_FIRST)
    restack_at_50: str = option("O06-17", *NO_FIRST)
    nose_losers: str = option("O06-18", "directly_below", "all_tied")
    equal_total_is_nose: str = option("O06-19", *NO_FIRST)
    contribution_optional: str = option("O06-20", *NO_FIRST)
    membership_cap: str = option("O06-21", "none", "80")
    final_tie_break: str = option("O06-22", "shared", "seats", "members")
    open_cash: str = option("O06-23", *NO_FIRST)
    short_media_spaces: str = option("O06-24", "first_five", "last_five")


OPTIONS: Final = option_table(Options)
LIMITS: Final = Limits("2006", (7, 5), "rounds", variant_rule="O06-01", players_rule="G06-01", options=Options)
