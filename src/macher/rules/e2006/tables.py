"""The numbers printed on the components of the 2006 edition, as the rules read them.

Nothing is read from a file here: `macher.data` loads the TOML tables, checks them and fills these classes. Money is in
thousands of euros everywhere. Parties are indexed in the order of the boards, the same in both editions.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from macher.rules.parts.frozen import Frozen

ISSUES: Final = ("terrorism", "genetics", "economy", "taxes", "nuclear", "wages", "social")  # R06-0-5


@dataclass(frozen=True)
class StateCard(Frozen):
    """One of the sixteen states (R06-1-10). Row r of `points` (seats) is for 5r+5 to 5r+9 votes, the last for 50."""

    id: str
    name: str
    points: tuple[int, ...]


@dataclass(frozen=True)
class CabinetCard(Frozen):
    """A member of the shadow cabinet (R06-1-11): what it costs, and the amounts of its actions; 0 means it has none."""

    id: str
    cost: int
    phone: bool
    votes: int
    key_issue: bool
    media: bool
    popularity_up: int
    popularity_down: int
    long_game_only: bool


@dataclass(frozen=True)
class Poll(Frozen):
    """A poll card (R06-1-12): a change for linke, spd, gruene, cdu, fdp; how many may be used; dice when suppressed."""

    changes: tuple[int, ...]
    uses: int
    dice: int
    long_game_only: bool


@dataclass(frozen=True)
class Contribution(Frozen):
    """A contribution card (R06-1-13)."""

    amount: int
    loss_dice: int
    gain_dice: int
    long_game_only: bool


@dataclass(frozen=True)
class FirstColumn(Frozen):
    """An option of column 1 of the preliminary sheet (R06-6.1-2): how many items of each kind."""

    popularity: int
    meetings: int
    votes: int


@dataclass(frozen=True)
class SecondColumn(Frozen):
    """An option of column 2 (R06-6.1-3): media markers, and members."""

    media: int
    members: int


@dataclass(frozen=True)
class Tables(Frozen):
    """Every number of the 2006 edition. `digest` names this set of values in game records."""

    digest: str
    states: tuple[StateCard, ...]
    cabinet: tuple[CabinetCard, ...]
    polls: tuple[Poll, ...]
    contributions: tuple[Contribution, ...]
    first_column: tuple[FirstColumn, ...]
    second_column: tuple[SecondColumn, ...]
    die: tuple[int, ...]
    """The six faces of the special dice."""
    national_media: tuple[int, ...]
    """Points of the seven national media spaces, by round."""
    national_members: tuple[int, ...]
    """Members for a match on each of the five national opinion spaces, from the left."""
    national_points: tuple[int, ...]
    """Points for such a match at the end of the game."""
    opinion_copies: int
    policy_copies: int
    key_tiles: int
    pool_size: int
    platform_size: int
    hand_size: int
    start_money: int
    start_members: int
    start_meetings: int
    """Meeting markers that each party has on a new board."""
    item_meetings: int
    """Meeting markers of one item of the preliminary sheet."""
    item_votes: int
    """Votes of one item of the preliminary sheet."""
    meeting_markers: int
    meeting_spaces: int
    meetings_a_turn: int
    meeting_price: int
    media_markers: int
    media_spaces: int
    media_price: int
    coalition_tiles: int
    coalition_match: int
    coalition_force: int
    most_popularity: int
    most_votes: int
    convert_minimum: int
    bonus_dice: int
    members_first: int
    members_second: int
    secured_points: int
    payout_rounds: tuple[int, ...]
