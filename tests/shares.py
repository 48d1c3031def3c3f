"""How much of what proves only by repetition is done: a share in the default run, all of it with `--thorough`."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, settings

THOROUGH = "--thorough"

_thorough = False

# A game is named by a few numbers: there is nothing in them to make smaller, and trying would take minutes.
settings.register_profile(
    "whole games",
    deadline=None,
    phases=(Phase.explicit, Phase.reuse, Phase.generate),
    suppress_health_check=(HealthCheck.too_slow,),
)
settings.register_profile(
    "steady", settings.get_profile("whole games"), derandomize=True, max_examples=20, database=None
)
settings.register_profile("few", settings.get_profile("steady"), max_examples=5)  # for `tests.mutation`
settings.register_profile("thorough", settings.get_profile("whole games"), max_examples=400)
settings.load_profile("steady")


def be_thorough() -> None:
    """From now on everything is done in full, and Hypothesis tries new games. Before any test is imported."""
    global _thorough  # noqa: PLW0603 - said once, by the command line
    _thorough = True
    settings.load_profile("thorough")


def thorough() -> bool:
    """Whether everything is done in full."""
    return _thorough


def share(some: int, *, of: int) -> int:
    """So many times: `some` in the default run, all of them in a thorough one."""
    return of if _thorough else some


def more(*cases: Any) -> list[Any]:
    """Cases of `parametrize` that are much like others: only a thorough run tries them."""
    return [pytest.param(*(case if isinstance(case, tuple) else (case,)), marks=pytest.mark.thorough) for case in cases]
