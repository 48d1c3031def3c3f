"""The numbers printed on the components of the 2019 edition, as the rules read them.

Nothing is read from a file here: `macher.data` loads the TOML tables, checks them and fills these classes. Money is in
thousands of euros everywhere. Parties are indexed in the order of the boards (R19-0.2).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from macher.rules.parts.frozen import Frozen

TOPICS: Final = ("education", "digitization", "genetics", "security", "welfare", "environment", "traffic")  # R19-1.2

# The kinds of actions printed on politicians (R19-10.6).
TREND: Final = 0
VOTES: Final = 1
BASE: Final = 2
OTHERS: Final = 3
POLL: Final = 4
PROGRAM: Final = 5
DOUBLE: Final = 6
MEDIA: Final = 7
ACTION_KINDS: Final = ("trend", "votes", "base", "others", "poll", "program", "double", "media")

# The symbols of a start block (R19-3.18).
RALLY_SYMBOL: Final = 0
TREND_SYMBOL: Final = 1
MEDIA_SYMBOL: Final = 2
VOTES_SYMBOL: Final = 3
SYMBOLS: Final = ("rally", "trend", "media", "votes")


@dataclass(frozen=True)
class StateCard(Frozen):
    """One of the sixteen states (R19-1.3). Row r of `points` is for 5r+5 to 5r+9 votes, the last for 50 and more."""

    id: str
    name: str
    large: bool
    points: tuple[int, ...]


@dataclass(frozen=True)
class PoliticianAction(Frozen):
    """An action printed on a politician: its kind, its number (0 where there is none) and whether it carries a "!"."""

    kind: int
    amount: int
    exclusive: bool


@dataclass(frozen=True)
class Politician(Frozen):
    """A member of the shadow cabinet (R19-1.8)."""

    id: str
    cost: int
    long_game_only: bool
    main: PoliticianAction
    secondary: tuple[PoliticianAction, ...]


@dataclass(frozen=True)
class Donation(Frozen):
    """A donation card (R19-15.3): money, and the change of the party base when accepted or rejected."""

    amount: int
    accept: int
    reject: int


@dataclass(frozen=True)
class Tables(Frozen):
    """Every number of the 2019 edition. `digest` names this set of values in game records."""

    digest: str
    states: tuple[StateCard, ...]
    polls: tuple[tuple[int, ...], ...]
    """Ten cards; each a change for linke, spd, gruene, cdu, fdp. The back shows the party with the highest value."""
    start_blocks: tuple[tuple[int, ...], ...]
    """Five blocks of five symbols, equal symbols side by side."""
    presence: tuple[int, ...]
    """Seven media presence spots from left to right; the first three are for the long game only."""
    display: tuple[int, ...]
    """Size of the program display, by number of players (index 0 to 5)."""
    trend_scales: dict[str, tuple[int, ...]]
    """The printed trend spaces, by the name of the option `trend_scale`."""
    politicians: tuple[Politician, ...]
    donations: dict[str, tuple[Donation, ...]]
    """The three donation cards, by the name of the option `donation_table`."""
    rally_price: tuple[int, ...]
    """Price of 0 to 8 rallies placed in one state at once (R19-8.2)."""
    program_copies: int
    opinion_copies: int
    double_markers: int
    start_money: int
    start_base: int
    rally_cubes: int
    rally_spots: int
    media_markers_short: int
    media_markers_long: int
    media_spots: int
    media_price: int
    start_rallies: int
    start_votes: int
    convert_minimum: int
    majority: int
    bonus_alone: int
    bonus_several: int
    bonus_coalition: int
    bonus_strongest: int
    suppressed_poll_base: int
    overbid_base_loss: int
    cash_first: int
    cash_second: int
