"""Where every number comes from: the source and the confidence of each value, single cells of lists included.

In a data file `source` and `confidence` speak for their table and everything below it. `marks` speaks for single
values: paths from the table it stands in, `*` for any name, cells of a list counted from 1. The nearest table decides;
in one table a mark is stronger than the plain words, and a longer mark stronger than a shorter one.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Final

from macher.data.documents import RESERVED, Table
from macher.data.reader import Reader

CONFIDENCES: Final = ("rulebook", "found", "inferred", "reconstructed")
"""From the surest to the least sure: a seed rulebook says it, another source says it, it follows, it is our own."""

Keys = tuple[str, ...]
"""A path of keys inside a file."""


@dataclass(frozen=True)
class Row:
    """One value of the data in use: where it stands, what it is, who says so and how sure that is."""

    file: str
    key: str
    value: str
    source: str
    confidence: str


@dataclass(frozen=True)
class Layer:
    """The files of one folder, by name. In an `own` folder of the user a value needs no word about its source."""

    files: Mapping[str, Table]
    labels: Mapping[str, str]
    """How errors and sources name each file."""
    own: bool = False

    def default(self, name: str) -> tuple[str, str]:
        """Source and confidence of a value without a word of its own."""
        return (f"your own data: {self.labels[name]}", "found") if self.own else ("", "")

    def at(self, name: str, *place: str) -> Reader:
        """A place in one of the files, which can be refused."""
        return Reader(self.labels[name], {}, place)


@dataclass(frozen=True)
class _Mark:
    pattern: Keys
    source: str
    confidence: str

    def covers(self, path: Keys) -> bool:
        return len(self.pattern) <= len(path) and all(
            part in ("*", name) for part, name in zip(self.pattern, path, strict=False)
        )

    def weight(self) -> tuple[int, int]:
        return len(self.pattern), -self.pattern.count("*")


def rows(merged: Mapping[str, Table], base: Layer, overlay: Layer | None = None) -> list[Row]:
    """A row for every value of `merged`, which is `base` under `overlay`, in the order of the files."""
    layers = (base,) if overlay is None else (overlay, base)
    for layer in layers:
        for name, table in layer.files.items():
            _refuse_idle_marks(layer, name, table)
    found = []
    for name, table in merged.items():
        for path, value in leaves(table):
            layer = next(layer for layer in layers if name in layer.files and _holds(layer.files[name], path))
            mark = _mark_of(layer, name, path)
            found.append(Row(name, ".".join(path), shown(value), mark.source, mark.confidence))
    return found


def counts(found: Iterable[Row]) -> dict[str, int]:
    """How many values there are of each confidence, the surest first."""
    totals = dict.fromkeys(CONFIDENCES, 0)
    for row in found:
        totals[row.confidence] += 1
    return totals


def leaves(table: Table, path: Keys = ()) -> Iterator[tuple[Keys, object]]:
    """Every value below a table with its path; the cells of a list one by one."""
    for key, value in table.items():
        if key in RESERVED:
            continue
        if isinstance(value, dict):
            yield from leaves(value, (*path, key))
        elif isinstance(value, list):
            for place, cell in enumerate(value, 1):
                yield (*path, key, str(place)), cell
        else:
            yield (*path, key), value


def shown(value: object) -> str:
    """A value as the data files write it, without quotes."""
    if isinstance(value, bool):
        return "true" if value else "false"
    return str(value)


def _holds(table: Table, path: Keys) -> bool:
    """Whether this layer gives the value: a list given by a layer replaces all its cells."""
    node: object = table
    for name in path:
        if isinstance(node, list):
            return True
        if not isinstance(node, dict) or name not in node:
            return False
        node = node[name]
    return True


def _mark_of(layer: Layer, name: str, path: Keys) -> _Mark:
    tables = _tables_on(layer.files[name], path)
    for depth in range(len(tables) - 1, -1, -1):
        table = tables[depth]
        fitting = [mark for mark in _marks_in(layer, name, table, path[:depth]) if mark.covers(path[depth:])]
        if fitting:
            return max(fitting, key=_Mark.weight)
        if "source" in table or "confidence" in table:
            return _read_mark(layer, name, path[:depth], table, ())
    source, confidence = layer.default(name)
    if not source:
        layer.at(name, *path).fail("", "no source", "data-no-source")
    return _Mark((), source, confidence)


def _tables_on(table: Table, path: Keys) -> list[Table]:
    """The tables from the file down to the one that holds the value."""
    tables = [table]
    for name in path:
        inner = tables[-1].get(name)
        if not isinstance(inner, dict):
            break
        tables.append(inner)
    return tables


def _marks_in(layer: Layer, name: str, table: Table, place: Keys) -> list[_Mark]:
    marks = table.get("marks", {})
    if not isinstance(marks, dict):
        layer.at(name, *place).fail("marks", "expected a table", "data-no-table")
    return list(_flat_marks(layer, name, marks, place, ()))


def _flat_marks(layer: Layer, name: str, node: Table, place: Keys, pattern: Keys) -> Iterator[_Mark]:
    """`points.4 = {...}` and `"points.4" = {...}` mean the same mark."""
    if pattern and ("source" in node or "confidence" in node):
        yield _read_mark(layer, name, (*place, "marks", *pattern), node, pattern)
    elif pattern and not node:
        layer.at(name, *place, "marks", *pattern).fail("", "no source", "data-no-source")
    for key, value in node.items():
        if key in ("source", "confidence"):
            continue
        if not isinstance(value, dict):
            layer.at(name, *place, "marks", *pattern).fail(key, "expected a table", "data-no-table")
        yield from _flat_marks(layer, name, value, place, (*pattern, *key.split(".")))


def _read_mark(layer: Layer, name: str, place: Keys, table: Table, pattern: Keys) -> _Mark:
    default_source, default_confidence = layer.default(name)
    source = table.get("source", default_source)
    confidence = table.get("confidence", default_confidence)
    if not isinstance(source, str) or not source.strip():
        layer.at(name, *place).fail("source", "expected a text", "data-no-text")
    if confidence not in CONFIDENCES:
        word, known = str(confidence), ", ".join(CONFIDENCES)
        reason = f'"{word}" is none of {known}'
        layer.at(name, *place).fail("confidence", reason, "data-confidence", word=word, known=known)
    return _Mark(pattern, source, str(confidence))


def _refuse_idle_marks(layer: Layer, name: str, table: Table, place: Keys = ()) -> None:
    """A mark that speaks for no value is a typo; so is a bad word that no value would ever ask for."""
    values = [path for path, _ in leaves(table)]
    for mark in _marks_in(layer, name, table, place):
        if not any(mark.covers(path) for path in values):
            reason = "speaks for no value of this file"
            layer.at(name, *place, "marks", *mark.pattern).fail("", reason, "data-idle-mark")
    if "source" in table or "confidence" in table:
        _read_mark(layer, name, place, table, ())
    for key, value in table.items():
        if isinstance(value, dict) and key not in RESERVED:
            _refuse_idle_marks(layer, name, value, (*place, key))
