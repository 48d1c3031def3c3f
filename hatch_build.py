"""What building a wheel does beside packing: the rules are compiled, where there is a compiler.

A wheel with compiled rules fits one Python and one platform; without a compiler, or with MACHER_PURE=1, it is pure
Python and fits all. An editable install never compiles: `python3 run.py compile` does, aside.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent))

from compile_rules import CannotCompile, compile_into, has_compiler
from macher.compiled import pure_wanted

NEEDED = ["mypy>=2.4,<2.5", "setuptools>=80"]  # as in pyproject.toml


class CompiledRules(BuildHookInterface):  # type: ignore[type-arg] # any target's
    """Adds the compiled modules to a wheel, beside the sources that they were made of."""

    def dependencies(self) -> list[str]:
        """What the compiling needs: nothing where it will not happen."""
        return NEEDED if has_compiler() and not pure_wanted() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile before the wheel is packed; if that fails, it is pure and says why."""
        if version == "editable" or pure_wanted():
            return
        self.folder = tempfile.TemporaryDirectory(prefix="macher-wheel-")
        made = Path(self.folder.name)
        try:
            files = compile_into(made)
        except CannotCompile as error:
            self.app.display_warning(f"The rules are not compiled; the wheel is pure Python: {error}")
            return
        build_data["force_include"].update({str(made / file): file.as_posix() for file in files})
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """The wheel is packed."""
        if hasattr(self, "folder"):
            self.folder.cleanup()
