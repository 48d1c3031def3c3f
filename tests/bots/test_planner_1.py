"""`planner-1` is frozen: it plays the games that it played when it became the yardstick, action by action."""

from __future__ import annotations

import json
from hashlib import blake2b
from pathlib import Path

import pytest

from macher.arena.playing import bot_seed
from macher.bots import make_bot
from macher.rules import advance, deciders, legal, setup, view
from tests.arena.matches import config_of

GAMES = Path(__file__).parent / "planner_1_games.json"
FROZEN: dict[str, list[str]] = json.loads(GAMES.read_text(encoding="utf-8"))


def game_of(name: str, edition: str, variant: int, seats: int, seed: str) -> str:
    """All actions of a game of one bot on every seat, as a digest of twelve letters."""
    state = setup(config_of(edition, seats, variant), seed)
    bots = [make_bot(name, bot_seed(seed, seat)) for seat in range(seats)]
    actions = []
    while asked := deciders(state):
        seat = asked[0]
        action = bots[seat].choose(view(state, seat), legal(state, seat), 1.0)
        actions.append(f"{seat}:{action}")
        advance(state, seat, action)
    return blake2b(" ".join(actions).encode(), digest_size=6).hexdigest()


@pytest.mark.parametrize("table", FROZEN)
def test_planner_1_plays_the_games_of_old(table: str) -> None:
    edition, variant, seats = table.split("-")
    played = [
        game_of("planner-1", edition, int(variant), int(seats), f"frozen {at}") for at in range(len(FROZEN[table]))
    ]
    assert played == FROZEN[table]
