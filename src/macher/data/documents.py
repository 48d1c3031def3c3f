"""Data files as nested tables: reading a folder of TOML files, and laying a user's own values over the shipped ones."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable
from difflib import get_close_matches
from pathlib import Path

from macher.rules.parts.told import Told

Table = dict[str, object]
"""One TOML table, or a whole file."""

RESERVED = ("source", "confidence", "marks")
"""Keys that speak about values and are no values themselves; allowed in every table."""


class DataError(Told):
    """A data file that cannot be used. The message names the file, the key and the reason."""

    def __init__(self, file: str, key: str, reason: str, code: str = "", /, **values: str | int) -> None:
        super().__init__(": ".join(part for part in (file, key, reason) if part), code, **values)
        self.file = file
        self.key = key
        self.reason = reason


def read_file(path: Path) -> Table:
    """The tables of one TOML file. A syntax error is reported with its line."""
    raw = _bytes(path)
    try:
        return tomllib.loads(raw.decode("utf-8-sig"))
    except UnicodeDecodeError as error:
        line = raw.count(b"\n", 0, error.start) + 1
        reason = "not UTF-8 text; save the file as UTF-8"
        raise DataError(str(path), f"line {line}", reason, "data-encoding", path=str(path), line=line) from error
    except RecursionError as error:
        raise DataError(str(path), "", "nested too deeply", "data-nested", path=str(path)) from error
    except ValueError as error:  # syntax errors, and numbers too long for Python
        at, said = _where(str(error))
        if at is None:
            raise DataError(str(path), "", said, "data-number", path=str(path)) from error
        place = f"line {at}" if at else "end of file"
        raise DataError(str(path), place, said, "data-syntax", path=str(path), line=at, said=said) from error


def read_folder(folder: Path, names: Iterable[str]) -> dict[str, Table]:
    """All data files of a folder, by name. Any subset of `names` may be there; anything else is refused as a typo."""
    known = tuple(names)
    found: dict[str, Table] = {}
    for path in listing(folder):
        if path.name in known:
            found[path.name] = read_file(path)
        elif not is_bystander(path.name):
            reason, close = f"unknown file{hint(path.name, known)}", near(path.name, known)
            listed = ", ".join(known)
            raise DataError(str(path), "", reason, "data-unknown-file", path=str(path), near=close, known=listed)
    return found


def listing(folder: Path) -> list[Path]:
    """The entries of a folder in the order of their names."""
    try:
        return sorted(folder.iterdir())
    except FileNotFoundError as error:
        raise DataError(str(folder), "", "no such folder", "data-no-folder", folder=str(folder)) from error
    except NotADirectoryError as error:
        raise DataError(str(folder), "", "not a folder", "data-not-folder", folder=str(folder)) from error
    except (OSError, ValueError) as error:
        raise _closed(folder, "folder", error) from error


def is_bystander(name: str) -> bool:
    """Files that nobody could mean as data: hidden ones, editors' backups, a readme."""
    return name.startswith(".") or name.endswith(("~", ".md")) or name.upper().startswith("README")


def merge(base: Table, over: Table) -> Table:
    """`base` with every value of `over` in its place: tables key by key, lists as a whole. Neither is changed."""
    merged: Table = dict(base)
    for key, value in over.items():
        old = base.get(key)
        merged[key] = merge(old, value) if isinstance(old, dict) and isinstance(value, dict) else value
    return merged


def hint(word: str, known: Iterable[str]) -> str:
    """A suggestion to put behind the report of an unknown name."""
    names = tuple(known)
    close = near(word, names)
    return f"; did you mean {close}?" if close != "none" else f"; known are {', '.join(names)}"


def near(word: str, known: Iterable[str]) -> str:
    """The known name that looks like an unknown one, or `none`."""
    return next(iter(get_close_matches(word, tuple(known), n=1)), "none")


def _bytes(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except FileNotFoundError as error:
        raise DataError(str(path), "", "file is missing", "data-no-file", path=str(path)) from error
    except OSError as error:
        raise _closed(path, "file", error) from error


def _closed(path: Path, what: str, error: Exception) -> DataError:
    """What the system does not open, with its words."""
    cause = (error.strerror if isinstance(error, OSError) else None) or str(error)
    return DataError(str(path), "", f"{what} cannot be read ({cause})", "no-use", file=str(path), said=cause)


def _where(message: str) -> tuple[int | None, str]:
    """Python's parser puts the place at the end of its message: the line, or 0 for the end of the file."""
    match = re.fullmatch(r"(.*) \(at (?:line (\d+), column \d+|(end of document))\)", message, re.DOTALL)
    if match is None:
        return None, message
    return int(match[2] or 0), match[1]
