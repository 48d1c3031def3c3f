"""The numbers of the game: readable TOML files, checked, each value with its source and replaceable by the user."""

from macher.data.documents import DataError
from macher.data.loader import EDITIONS, OVERLAY_VARIABLE, Dataset, load, load_dataset
from macher.data.provenance import CONFIDENCES, Row, counts
from macher.data.schema import AnyTables

__all__ = [
    "CONFIDENCES",
    "EDITIONS",
    "OVERLAY_VARIABLE",
    "AnyTables",
    "DataError",
    "Dataset",
    "Row",
    "counts",
    "load",
    "load_dataset",
]
