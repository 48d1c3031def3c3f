"""The rule options O19 and the configuration of a game of the 2019 edition."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from macher.rules.e2019.tables import Tables
from macher.rules.parts.config import Config, ConfigError, Limits, OptionTable, check_config

LIMITS: Final = Limits((4, 7), "elections", variant_rule="O19-16", players_rule="R19-0.1")


@dataclass(frozen=True)
class Options:
    """Where rulebooks differ or are silent, each table may choose. The defaults are our rulings."""

    trend_scale: str = "standard"  # O19-01
    poll_first_bidder: str = "left_of_auctioneer"  # O19-02
    start_tiebreak_first: str = "top_marker_holder"  # O19-03
    donation_table: str = "standard"  # O19-04
    media_markers_on_clear: str = "to_owner"  # O19-05
    poll_front: str = "public_when_taken"  # O19-06
    exclusive_scope: str = "phase"  # O19-07
    spokes_media_exclusive: str = "false"  # O19-08
    overbid: str = "reject"  # O19-09
    poll_all_pass: str = "discard_unseen"  # O19-10
    coalition: str = "automatic"  # O19-11
    no_coalition_influencer_moves: str = "true"  # O19-12
    influencer_snapshot: str = "before_moves"  # O19-13
    presence_move: str = "forced"  # O19-14
    cash_second_place: str = "dense"  # O19-15
    politician_order: str = "main_first"  # O19-17
    media_same_topic: str = "allowed"  # O19-18
    cash_visibility: str = "hidden"  # O19-19


# Each option: its id and its values, the default first.
OPTIONS: Final[OptionTable] = {
    "trend_scale": ("O19-01", ("standard", "unit", "five")),
    "poll_first_bidder": ("O19-02", ("left_of_auctioneer", "left_of_start_player")),
    "start_tiebreak_first": ("O19-03", ("top_marker_holder", "right_of_previous")),
    "donation_table": ("O19-04", ("standard", "steep")),
    "media_markers_on_clear": ("O19-05", ("to_owner", "out_of_game")),
    "poll_front": ("O19-06", ("public_when_taken", "private_unless_published")),
    "exclusive_scope": ("O19-07", ("phase", "state_lifetime")),
    "spokes_media_exclusive": ("O19-08", ("false", "true")),
    "overbid": ("O19-09", ("reject", "penalty")),
    "poll_all_pass": ("O19-10", ("discard_unseen", "stay_on_top")),
    "coalition": ("O19-11", ("automatic", "partner_may_refuse", "both_may_refuse")),
    "no_coalition_influencer_moves": ("O19-12", ("true", "false")),
    "influencer_snapshot": ("O19-13", ("before_moves", "after_winner_moves")),
    "presence_move": ("O19-14", ("forced", "optional")),
    "cash_second_place": ("O19-15", ("dense", "skip_after_tie")),
    "politician_order": ("O19-17", ("main_first", "free")),
    "media_same_topic": ("O19-18", ("allowed", "forbidden")),
    "cash_visibility": ("O19-19", ("hidden", "open")),
}


def configure(variant: int, parties: tuple[str, ...], options: dict[str, str], tables: Tables) -> Config:
    """Check a configuration and build it (R19-0.1, O19-16)."""
    check_config(LIMITS, variant, parties, options, OPTIONS)
    return Config("2019", variant, parties, Options(**options), tables)


__all__ = ["LIMITS", "OPTIONS", "Config", "ConfigError", "Options", "configure"]
