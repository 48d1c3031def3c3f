"""The rule options O19 and the configuration of a game of the 2019 edition."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from macher.rules.parts.config import Limits, option, option_table
from macher.rules.parts.frozen import Frozen


@dataclass(frozen=True)
class Options(Frozen):
    """Where rulebooks differ or are silent, each table may choose. The defaults are our rulings."""

    trend_scale: str = option("O19-01", "standard", "unit", "five")
    poll_first_bidder: str = option("O19-02", "left_of_auctioneer", "left_of_start_player")
    start_tiebreak_first: str = option("O19-03", "top_marker_holder", "right_of_previous")
    donation_table: str = option("O19-04", "standard", "steep")
    media_markers_on_clear: str = option("O19-05", "to_owner", "out_of_game")
    poll_front: str = option("O19-06", "public_when_taken", "private_unless_published")
    exclusive_scope: str = option("O19-07", "phase", "state_lifetime")
    spokes_media_exclusive: str = option("O19-08", "respects_lock", "false", "true")
    overbid: str = option("O19-09", "reject", "penalty")
    poll_all_pass: str = option("O19-10", "discard_unseen", "stay_on_top")
    coalition: str = option("O19-11", "automatic", "partner_may_refuse", "both_may_refuse")
    no_coalition_influencer_moves: str = option("O19-12", "true", "false")
    influencer_snapshot: str = option("O19-13", "before_moves", "after_winner_moves")
    presence_move: str = option("O19-14", "forced", "optional")
    cash_second_place: str = option("O19-15", "dense", "skip_after_tie")
    politician_order: str = option("O19-17", "main_first", "free")
    media_same_topic: str = option("O19-18", "allowed", "forbidden")
    cash_visibility: str = option("O19-19", "hidden", "open")
    media_same_card: str = option("O19-20", "forbidden", "allowed")


OPTIONS: Final = option_table(Options)
LIMITS: Final = Limits("2019", (4, 7), "elections", variant_rule="O19-16", players_rule="R19-0.1", options=Options)
