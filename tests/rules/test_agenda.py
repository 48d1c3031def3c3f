"""Steps lie on the agenda as lists that are made once; codes of actions are objects that are made once."""

from __future__ import annotations

from random import Random

import pytest

from macher.play import new_config
from macher.rules import advance, deciders, legal, setup
from macher.rules.e2006.actions import ACTIONS as ACTIONS_2006
from macher.rules.e2019.actions import ACTIONS as ACTIONS_2019
from macher.rules.editions import EDITIONS
from macher.rules.parts.codes import CODES
from macher.rules.parts.config import PARTIES, option_table
from macher.rules.parts.rounds import LayOut


@pytest.mark.parametrize(("edition", "variant"), [("2019", 4), ("2019", 7), ("2006", 5), ("2006", 7)])
def test_what_is_laid_on_the_agenda_follows_from_its_case(edition: str, variant: int) -> None:
    """One list serves all games, whatever their options: made anew at any moment it would be the same."""
    steps = [step for step in EDITIONS[edition].steps if isinstance(step, LayOut)]
    found = {step.name: 0 for step in steps}
    table = option_table(EDITIONS[edition].limits.options)
    for place in range(2):  # the default of every option, then another value of each
        options = {key: values[place % len(values)] for key, (_, values) in table.items()}
        for players in (3, 5):
            g = setup(new_config(edition, variant, PARTIES[:players], options), players)
            random = Random(players)
            while seats := deciders(g):
                for step in steps:
                    known = step.known.get(step.case(g)) if g.start >= 0 else None
                    if known is not None:
                        found[step.name] += 1
                        assert known == step.frames(g), step.name
                advance(g, seats[0], random.choice(legal(g, seats[0])))
    assert min(found.values()) > 0


def test_every_code_is_among_the_shared_ones() -> None:
    assert max(ACTIONS_2019, ACTIONS_2006) <= len(CODES)
    assert list(range(len(CODES))) == CODES
