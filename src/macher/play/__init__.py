"""A table: seats, turns that may be taken back, the record of the game. No network, no text, no clock."""

from macher.play.table import Seat, Table, TableError, new_config, random_seed

__all__ = ["Seat", "Table", "TableError", "new_config", "random_seed"]
