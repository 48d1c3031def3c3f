"""The rule options O19 and the configuration of a game of the 2019 edition."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Final

from macher.rules.e2019.tables import PARTIES, Tables

VARIANTS: Final = (4, 7)  # elections; O19-16
FEWEST_SEATS: Final = 3
MOST_SEATS: Final = 5


class ConfigError(ValueError):
    """A game that cannot be set up: the option or limit is named."""


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
OPTIONS: Final[dict[str, tuple[str, tuple[str, ...]]]] = {
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


@dataclass(frozen=True)
class Config:
    """One game to be set up: variant (number of elections), parties in seat order, options, data."""

    variant: int
    parties: tuple[str, ...]
    options: Options
    tables: Tables

    @property
    def edition(self) -> str:
        """The edition this configuration belongs to."""
        return "2019"

    def changed_options(self) -> dict[str, str]:
        """The options that differ from the defaults, for records."""
        return {
            f.name: getattr(self.options, f.name) for f in fields(Options) if getattr(self.options, f.name) != f.default
        }


def configure(variant: int, parties: tuple[str, ...], options: dict[str, str], tables: Tables) -> Config:
    """Check a configuration and build it; what is wrong is named with its limit."""
    if variant not in VARIANTS:
        raise ConfigError(f"O19-16: the 2019 edition has 4 or 7 elections, not {variant}")
    if not FEWEST_SEATS <= len(parties) <= MOST_SEATS:
        raise ConfigError(f"R19-0.1: 3 to 5 players, not {len(parties)}")
    for party in parties:
        if party not in PARTIES:
            raise ConfigError(f"R19-0.1: there is no party {party!r}; parties are {', '.join(PARTIES)}")
    if len(set(parties)) != len(parties):
        raise ConfigError(f"R19-0.1: each player has a party of their own, not {', '.join(parties)}")
    for key, value in options.items():
        if key not in OPTIONS:
            raise ConfigError(f"there is no option {key!r}; options are {', '.join(OPTIONS)}")
        number, values = OPTIONS[key]
        if value not in values:
            raise ConfigError(f"{number} {key}: {value!r} is not one of {', '.join(values)}")
    return Config(variant, parties, Options(**options), tables)
