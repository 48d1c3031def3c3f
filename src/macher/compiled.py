"""Which form of the rules and of the planner runs: compiled by mypyc, or the pure Python that they are written in.

A wheel holds compiled modules beside the sources, and Python prefers them. For a checkout they lie under
`build/compiled`, in a folder named after the sources and the interpreter that they were made of: whatever does not fit
is never found. `MACHER_PURE=1` keeps to the sources in either. `compile_rules.py` makes them.
"""

from __future__ import annotations

import hashlib
import os
import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import EXTENSION_SUFFIXES, ModuleSpec
from pathlib import Path
from types import ModuleType
from typing import Final

PACKAGE: Final = Path(__file__).resolve().parent
ROOT: Final = PACKAGE.parent.parent
"""Of a checkout."""
KEPT: Final = ROOT / "build" / "compiled"
ROOMS: Final = ("macher.rules", "macher.bots.planner")
LIBRARY: Final = "macher_rules__mypyc"
"""The one library that all compiled modules are in; each of them has a small file of its own that points to it."""
LEFT_AS_THEY_ARE: Final = ("__init__.py", "seen.py", "told.py", "planner.py")
INVENTORY: Final = "inventory"
"""Lists the files of a finished folder and their sizes."""


def compilable(package: Path = PACKAGE) -> list[Path]:
    """What is compiled: the rules, without their events, which are plain data, and the judgement of the planner.

    Neither `__init__` files, nor `told.py` and `planner.py`: a compiled class takes no subclass that is not compiled,
    and inherits from none; other rooms derive errors from the one, and bots from the other. Nor `seen.py`: what is sent
    is described by its types, and a compiled class does not know them all.
    """
    rules = package / "rules"
    planner = package / "bots" / "planner"
    folders = (rules / "parts", rules / "e2019", rules / "e2006", planner, planner / "e2019", planner / "e2006")
    found = [path for folder in folders for path in sorted(folder.glob("*.py")) if path.name not in LEFT_AS_THEY_ARE]
    return [*found, rules / "doors.py", rules / "features.py", rules / "playouts.py"]


def digest() -> str:
    """What a folder of compiled modules is named after: everything that they depend on, the way of making them too."""
    found = hashlib.sha256(f"{sys.version} {sys.platform} {EXTENSION_SUFFIXES[0]}".encode())
    sources = [*(PACKAGE / "rules").rglob("*.py"), *(PACKAGE / "bots" / "planner").rglob("*.py")]
    for path in (ROOT / "compile_rules.py", PACKAGE / "compiled.py", PACKAGE / "bots" / "bot.py", *sorted(sources)):
        found.update(f"\n{path.name}\n".encode() + path.read_bytes())
    return found.hexdigest()[:32]


def is_checkout() -> bool:
    """Whether this runs from the sources of the project, not from an installed wheel."""
    return (ROOT / "compile_rules.py").is_file()


def pure_wanted() -> bool:
    """Whether `MACHER_PURE` asks for the sources."""
    return os.environ.get("MACHER_PURE", "0") not in ("", "0")


def is_compiled() -> bool:
    """Whether the compiled rules run in this process."""
    from macher.rules import doors

    return not str(doors.__file__).endswith(".py")


# --- finding them ---------------------------------------------------------------------------------------------------
class Finder(MetaPathFinder):
    """Finds the modules of the rules in the chosen form; it chooses when the first of them is imported."""

    def __init__(self) -> None:
        self.files: dict[str, Path] | None = None

    def find_spec(self, name: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        """The place of a module, or None: then Python looks for it as for any other."""
        if not name.startswith(ROOMS) and name != LIBRARY:
            return None
        if self.files is None:
            self.choose()
        file = (self.files or {}).get(name)
        if file is None:
            return None
        from importlib.util import spec_from_file_location

        return spec_from_file_location(name, file)

    def choose(self) -> None:
        """Sources if they are asked for, or else what is compiled and fits and can be loaded."""
        self.files = {}
        if pure_wanted():
            self.files = {module_name(path): path for path in compilable()}
        elif is_checkout() and KEPT.is_dir():
            folder = KEPT / digest()
            if folder.is_dir():
                self.take(folder)

    def take(self, folder: Path) -> None:
        """Use a folder, if it is whole and the library in it can be loaded."""
        import importlib

        try:
            self.files = whole(folder)
            importlib.import_module(LIBRARY)
        except (ImportError, OSError, ValueError) as error:
            self.files = {}
            words = f"macher: the compiled rules in {folder} cannot be used ({error}); the pure ones run instead."
            print(words, file=sys.stderr)


def whole(folder: Path) -> dict[str, Path]:
    """The modules of a folder by name; refused if a file is missing or has another size than when it was made."""
    files = {}
    for line in (folder / INVENTORY).read_text(encoding="utf-8").splitlines():
        size, name = line.split(" ", 1)
        file = folder / name
        if file.stat().st_size != int(size):
            raise ValueError(f"{name} is damaged")
        files[name.partition(".")[0].replace("/", ".")] = file
    if LIBRARY not in files:
        raise ValueError(f"{LIBRARY} is missing")
    return files


def module_name(source: Path, package: Path = PACKAGE) -> str:
    """The name of a module by its file."""
    return ".".join(source.relative_to(package.parent).with_suffix("").parts)


def choose_form() -> None:
    """From now on the rules are found in the form that runs here. Nothing is looked for before they are imported."""
    if not any(isinstance(finder, Finder) for finder in sys.meta_path):
        sys.meta_path.insert(0, Finder())
