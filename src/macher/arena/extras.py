"""Packages that only some runs need. Whoever lacks one is told the extra that brings it."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from macher.rules.parts.told import Told


class ExtraMissing(Told):
    """A package is not installed."""


def need(module: str, extra: str) -> Any:
    """The module, or an error that names the extra."""
    try:
        return import_module(module)
    except ImportError as error:
        package = module.partition(".")[0]
        raise ExtraMissing(
            f"this needs the package {package}: install the extra `{extra}`, as in `pip install macher[{extra}]`",
            "extra",
            package=package,
            extra=extra,
        ) from error
