"""How Hypothesis searches, and one line at the end of a run: which rules have no test.

`pytest` alone tries the same games in every run. `pytest --hypothesis-profile=search` tries new ones, and more of them.
"""

from __future__ import annotations

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
    "steady", settings.get_profile("whole games"), derandomize=True, max_examples=25, database=None
)
settings.register_profile("search", settings.get_profile("whole games"), max_examples=300)
settings.load_profile("steady")


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say how many rules and worked examples no test cites."""
    from tests.rules.test_rule_coverage import summary

    terminalreporter.write_line(summary())
