"""Bots are fair: where two states differ only in what a bot's seat may not know, it chooses the same.

R19-2.1 and R06-6.0-5 for bots. The hidden things are those of the secrecy tests: one is changed, both games are played
on alike, and whenever the seat is asked while the thing is still hidden, the bot gets the same random stream in both
states. It must choose the same and say the same reason.
"""

from __future__ import annotations

from math import inf
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings

from macher.bots import BOTS, make_bot
from macher.bots.master.master import Master
from macher.rules import apply, deciders, legal, setup, view
from macher.rules.saves import state_hash
from tests.arena.matches import config_of
from tests.properties import perturbations
from tests.properties.e2006 import perturbations as perturbations_2006
from tests.properties.games import Deal, Players, deals, play
from tests.properties.perturbations import Change
from tests.shares import share

PERTURBATIONS = {"2019": perturbations.PERTURBATIONS, "2006": perturbations_2006.PERTURBATIONS}
FEWEST_DECISIONS = share(6, of=10)  # that are compared, lest a test proves nothing
RARELY = {"laid card": 1}  # lies hidden only while those who lack a topic fill their programs
TRIES_A_GAME = 16  # a try may compare nothing: what is hidden comes out before the seat is asked
DECISIONS_A_TRY = 2
DECISIONS_A_GAME = share(6, of=24)
ENOUGH = share(FEWEST_DECISIONS, of=1_000_000)  # and no further game
STEPS = 25  # how far both games are played on

games = settings(max_examples=share(60, of=33))  # until enough is compared
different_bots = [name for name in BOTS if name != "club"]
quick_bots = [name for name in different_bots if name != "master"]
"""The master takes its time: in the default run it is asked at one try of sixteen, the first among them."""


def changes(deal: Deal, thing: str) -> list[tuple[Any, int, Change]]:
    """Positions of a random game, each with a seat and a changed copy that this seat cannot tell apart."""
    rng = Random(deal.luck + 6)
    found = []
    for g, _, _ in play(deal):
        seat = rng.randrange(g.seats)
        change = PERTURBATIONS[deal.edition][thing](g, seat, rng)
        if change is not None:
            found.append((g.copy(), seat, change))
    return rng.sample(found, min(TRIES_A_GAME, len(found)))


def decided(name: str, g: Any, seat: int) -> tuple[int, str]:
    bot = make_bot(name, 11)
    if isinstance(bot, Master):
        bot.simulations = share(2, of=4)  # seconds, not minutes
    seen, options = view(g, seat), legal(g, seat)
    action = bot.choose(seen, options, inf)
    return action, repr(bot.explain(seen, options, action))


def compare(one: Any, change: Change, viewer: int, rng: Random, bots: list[str]) -> int:
    """Play both games on alike while the thing stays hidden; how many decisions of the viewer were compared."""
    other = change.state
    players = Players(rng.getrandbits(32))
    compared = 0
    for _ in range(STEPS):
        if viewer in deciders(one) and len(legal(one, viewer)) > 1:
            for name in bots:
                assert decided(name, one, viewer) == decided(name, other, viewer), name
            compared += 1
        move = players.next_move(one)
        if move is None or compared == DECISIONS_A_TRY:
            break
        seat, action = move
        common = [option for option in legal(one, seat) if change.translated(seat, option) in legal(other, seat)]
        if not common:
            break
        if action not in common:
            action = rng.choice(common)
        apply(one, seat, action)
        apply(other, seat, change.translated(seat, action))
        if not change.hidden(one, other):
            break
    return compared


@pytest.mark.usefixtures("few_simulations")
@pytest.mark.parametrize(
    ("edition", "thing"), [(name, thing) for name, things in PERTURBATIONS.items() for thing in things]
)
def test_what_a_bot_may_not_know_changes_nothing(edition: str, thing: str) -> None:
    compared = tries = 0

    @games
    @given(deals(edition))
    def whole_game(deal: Deal) -> None:
        nonlocal compared, tries
        before = compared
        if compared >= ENOUGH:
            return
        for g, viewer, change in changes(deal, thing):
            bots = different_bots if tries % share(16, of=1) == 0 else quick_bots
            compared += compare(g, change, viewer, Random(deal.luck + 7), bots)
            tries += 1
            if compared - before >= DECISIONS_A_GAME:
                break

    whole_game()
    assert compared >= RARELY.get(thing, FEWEST_DECISIONS)


@pytest.mark.parametrize("edition", ["2019", "2006"])
def test_a_bot_does_not_change_what_it_sees(edition: str) -> None:
    """The state behind the view stays as it was, whatever a bot imagines."""
    state = setup(config_of(edition, 3), "untouched")
    bots = [make_bot("club", seat) for seat in range(3)]
    for _ in range(40):
        seat = deciders(state)[0]
        before = state_hash(state)
        action = bots[seat].choose(view(state, seat), legal(state, seat), 1.0)
        assert state_hash(state) == before
        apply(state, seat, action)
