"""How Hypothesis searches, and one line at the end of a run: which rules have no test.

`pytest` alone tries the same few games in every run. `pytest --hypothesis-profile=thorough` (or the name of the profile
in the variable MACHER_HYPOTHESIS) tries new ones, and many more of them.
"""

from __future__ import annotations

import os

import pytest
from hypothesis import HealthCheck, Phase, settings

# A game is named by a few numbers: there is nothing in them to make smaller, and trying would take minutes.
settings.register_profile(
    "whole games",
    deadline=None,
    phases=(Phase.explicit, Phase.reuse, Phase.generate),
    suppress_health_check=(HealthCheck.too_slow,),
)
settings.register_profile(
    "steady", settings.get_profile("whole games"), derandomize=True, max_examples=50, database=None
)
settings.register_profile("few", settings.get_profile("steady"), max_examples=5)  # for `tests.mutation`
settings.register_profile("thorough", settings.get_profile("whole games"), max_examples=400)
settings.load_profile(os.environ.get("MACHER_HYPOTHESIS", "steady"))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say how many rules and worked examples no test cites."""
    from tests.rules.test_rule_coverage import summary

    try:
        terminalreporter.write_line(summary())
    except (OSError, SyntaxError) as error:  # a test file that cannot be read fails the run elsewhere
        terminalreporter.write_line(f"rule ids without a test: not counted, {error}")
