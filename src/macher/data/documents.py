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

    def __init__(self, file: str, key: str, reason: str, code: str = "", **values: str) -> None:
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
        raise DataError(str(path), f"line {line}", "not UTF-8 text; save the file as UTF-8") from error
    except RecursionError as error:
        raise DataError(str(path), "", "nested too deeply") from error
    except ValueError as error:  # syntax errors, and numbers too long for Python
        line_text, reason = _where(str(error))
        raise DataError(str(path), line_text, reason) from error


def read_folder(folder: Path, names: Iterable[str]) -> dict[str, Table]:
    """All data files of a folder, by name. Any subset of `names` may be there; anything else is refused as a typo."""
    known = tuple(names)
    found: dict[str, Table] = {}
    for path in listing(folder):
        if path.name in known:
            found[path.name] = read_file(path)
        elif not is_bystander(path.name):
            raise DataError(str(path), "", f"unknown file{hint(path.name, known)}")
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
        raise DataError(str(folder), "", f"folder cannot be read ({_cause(error)})") from error


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
    close = get_close_matches(word, names, n=1)
    return f"; did you mean {close[0]}?" if close else f"; known are {', '.join(names)}"


def _bytes(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except FileNotFoundError as error:
        raise DataError(str(path), "", "file is missing", "data-no-file", path=str(path)) from error
    except OSError as error:
        raise DataError(str(path), "", f"file cannot be read ({_cause(error)})") from error


def _cause(error: Exception) -> str:
    return (error.strerror if isinstance(error, OSError) else None) or str(error)


def _where(message: str) -> tuple[str, str]:
    """Python's parser puts the place at the end of its message; here it goes in front."""
    match = re.fullmatch(r"(.*) \(at (?:line (\d+), column \d+|(end of document))\)", message, re.DOTALL)
    if match is None:
        return "", message
    return (f"line {match[2]}" if match[2] else "end of file"), match[1]
