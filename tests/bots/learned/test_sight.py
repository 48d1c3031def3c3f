"""What the learned value sees of a position is what the seat knows: imagined states look the same as the true one."""

from __future__ import annotations

from random import Random

import pytest

from macher.bots.learned.sight import FORECASTS, TENTHS, forecast, see, sight_count
from macher.bots.planner.judging import decide
from macher.rules import determinize, playout, setup, view
from macher.rules.features import feature_count
from macher.rules.parts.campaign import Campaign
from tests.arena.matches import config_of
from tests.bots.learned.test_value import every_variant

A_FEW = 17  # decisions from one look to the next


@every_variant
@pytest.mark.parametrize("seats", [3, 5])
def test_nothing_hidden_is_seen(edition: str, variant: int, seats: int) -> None:
    rng = Random(4)
    state = setup(config_of(edition, seats, variant), "sight")

    def policy(g: Campaign, seat: int, legal: tuple[int, ...]) -> int:
        return decide(g, seat, legal, rng)

    looks = 0
    while state.waiting:
        seat = looks % seats
        assert see(state, (seat,)) == see(determinize(view(state, seat), rng), (seat,))
        looks += 1
        playout(state, policy, A_FEW)
    assert looks > 10


@every_variant
def test_a_seat_sees_itself_first(edition: str, variant: int) -> None:
    """The last numbers: where it stands, then the others in the order of play, and its lead over their mean."""
    state = setup(config_of(edition, 4, variant), "sight")
    playout(state, 1, 150)
    standing = [round(points * TENTHS) for points in forecast(state)[1]]
    seen = see(state, range(4))
    assert sight_count(edition) == feature_count(edition) + FORECASTS
    for seat in range(4):
        row = seen[seat * sight_count(edition) : (seat + 1) * sight_count(edition)]
        assert row[-6:-2].tolist() == standing[seat:] + standing[:seat]
        assert row[-2] == 0, "nobody sits on the fifth seat"
        assert row[-1] == pytest.approx(standing[seat] - (sum(standing) - standing[seat]) / 3, abs=2)
