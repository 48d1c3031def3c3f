"""Loading the numbers of an edition, with a user's own data laid over the shipped ones.

>>> from macher.data import load
>>> load("2019").presence[3]
10

An edition is a row in `EDITIONS`: its folder, its files and the function that builds its tables. Nothing else here
knows one edition from another, but for the types that `load` promises.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final, Generic, Literal, TypeVar, overload

from macher.data import provenance
from macher.data.documents import DataError, Table, hint, is_bystander, listing, merge, read_file, read_folder
from macher.data.e2006 import schema as schema_2006
from macher.data.e2019 import schema as schema_2019
from macher.data.reader import Reader
from macher.data.schema import AnyTables
from macher.rules.e2006.tables import Tables as Tables2006
from macher.rules.e2019.tables import Tables as Tables2019

OVERLAY_VARIABLE: Final = "MACHER_DATA"
"""Environment variable naming a folder of own data, for when no folder is given."""

SHIPPED: Final = Path(__file__).parent

T = TypeVar("T")
T_co = TypeVar("T_co", covariant=True)


@dataclass(frozen=True)
class Edition(Generic[T_co]):
    """The data side of an edition: where its files lie and how they become its tables."""

    folder: str
    files: tuple[str, ...]
    build: Callable[[Mapping[str, Reader]], T_co]


@dataclass(frozen=True)
class Dataset(Generic[T_co]):
    """The tables of an edition as they will be played, and a row of provenance for every value in them."""

    tables: T_co
    rows: tuple[provenance.Row, ...]
    overlay: Path | None
    """The folder of the user's own data that was laid over the shipped ones."""


EDITIONS: Final[Mapping[str, Edition[AnyTables]]] = {
    "2019": Edition("e2019", schema_2019.FILES, schema_2019.build),
    "2006": Edition("e2006", schema_2006.FILES, schema_2006.build),
}


@overload
def load(edition: Literal["2019"], overlay: Path | None = None, *, environment: bool = True) -> Tables2019: ...
@overload
def load(edition: Literal["2006"], overlay: Path | None = None, *, environment: bool = True) -> Tables2006: ...
@overload
def load(edition: str, overlay: Path | None = None, *, environment: bool = True) -> AnyTables: ...
def load(edition: str, overlay: Path | None = None, *, environment: bool = True) -> AnyTables:
    """The checked tables of an edition.

    `overlay` is a folder of the user's own values; without one, and unless `environment` is false, the folder named by
    MACHER_DATA is used. Raises `DataError` with file, key and reason.
    """
    return load_dataset(edition, overlay, environment=environment).tables


def load_dataset(edition: str, overlay: Path | None = None, *, environment: bool = True) -> Dataset[AnyTables]:
    """Like `load`, together with the source and the confidence of every value."""
    if edition not in EDITIONS:
        reason = f"unknown{hint(edition, EDITIONS)}"
        known = ", ".join(EDITIONS)
        raise DataError("", f'edition "{edition}"', reason, "edition", edition=edition, editions=known)
    folder = overlay if overlay is not None else _overlay_from_environment() if environment else None
    return _assemble(EDITIONS[edition], folder)


def _overlay_from_environment() -> Path | None:
    named = os.environ.get(OVERLAY_VARIABLE, "").strip()
    return Path(named).expanduser() if named else None


def _assemble(edition: Edition[T], overlay: Path | None) -> Dataset[T]:
    base = _shipped_layer(edition)
    own = _own_layer(edition, overlay) if overlay is not None else None
    merged = dict(base.files)
    labels = dict(base.labels)
    if own is not None:
        merged |= {name: merge(base.files[name], table) for name, table in own.files.items()}
        labels |= own.labels
    readers = {name: Reader(labels[name], table) for name, table in merged.items()}
    tables = edition.build(readers)
    for reader in readers.values():
        reader.finish()
    return Dataset(tables, tuple(provenance.rows(merged, base, own)), overlay)


def _shipped_layer(edition: Edition[object]) -> provenance.Layer:
    files: dict[str, Table] = {name: read_file(SHIPPED / edition.folder / name) for name in edition.files}
    return provenance.Layer(files, {name: name for name in files})


def _own_layer(edition: Edition[object], overlay: Path) -> provenance.Layer:
    folder = _folder_for(edition, overlay)
    if folder is None:
        return provenance.Layer({}, {}, own=True)
    _refuse_files_of_others(edition, folder)
    files = read_folder(folder, edition.files)
    return provenance.Layer(files, {name: str(folder / name) for name in files}, own=True)


def _refuse_files_of_others(edition: Edition[object], folder: Path) -> None:
    """A folder without folders inside serves one edition; what only another one knows says that it is not this one."""
    for entry in listing(folder):
        for name, other in EDITIONS.items():
            if entry.name in other.files and entry.name not in edition.files:
                advice = f"put the files of each edition into a folder of its own, as in {other.folder}/{entry.name}"
                reason, better = f"a file of the {name} edition; {advice}", f"{other.folder}/{entry.name}"
                raise DataError(str(entry), "", reason, "data-edition", path=str(entry), edition=name, better=better)


def _folder_for(edition: Edition[object], overlay: Path) -> Path | None:
    """One folder may serve all editions, with a folder for each inside; then nothing else may lie beside them."""
    entries = listing(overlay)
    folders = {known.folder for known in EDITIONS.values()}
    if not any(entry.name in folders for entry in entries):
        return overlay
    for entry in entries:
        if entry.name not in folders and not is_bystander(entry.name):
            beside = ", ".join(sorted(folders))
            reason = f"not expected beside the folders {beside}"
            raise DataError(str(entry), "", reason, "data-beside", path=str(entry), folders=beside)
    return next((entry for entry in entries if entry.name == edition.folder), None)
