"""A table: seats, turns, drafts, previews, the record of the game. No network, no text, no clock."""

from macher.play.draft import Draft
from macher.play.errors import NotLoaded, StaleTurn, TableError, UnfinishedTurn
from macher.play.forced import forced_drafts
from macher.play.pair import Pair
from macher.play.preview import Effect, Meter, PreviewLine, SeatMeter, meters, preview
from macher.play.purse import Purse, purses
from macher.play.seats import HOT_SEAT, OPEN, PERSON, Seat
from macher.play.table import SeatChange, Table, Turn, new_config, random_seed
from macher.rules.shuffle import Shuffle, commitment, joined_seed, spoken

__all__ = [
    "HOT_SEAT",
    "OPEN",
    "PERSON",
    "Draft",
    "Effect",
    "Meter",
    "NotLoaded",
    "Pair",
    "PreviewLine",
    "Purse",
    "Seat",
    "SeatChange",
    "SeatMeter",
    "Shuffle",
    "StaleTurn",
    "Table",
    "TableError",
    "Turn",
    "UnfinishedTurn",
    "commitment",
    "forced_drafts",
    "joined_seed",
    "meters",
    "new_config",
    "preview",
    "purses",
    "random_seed",
    "spoken",
]
