"""What all environments share: games of one kind, their actions as one row of codes, and what they are rewarded with.

A game asks one seat after the other. Where several choose in secret at once, they are asked in the order of seats, and
nobody sees the answer of another before the last one is in; so every environment is turn by turn.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from macher.arena.playing import THINKING_TIME, illegal
from macher.bots import Bot
from macher.play import new_config
from macher.rules import Config, State, View, advance, deciders, legal, scores, setup, step_name, view, winners
from macher.rules.e2006.actions import ACTIONS as ACTIONS_2006
from macher.rules.e2019.actions import ACTIONS as ACTIONS_2019
from macher.rules.parts.config import PARTIES
from macher.rules.parts.refusal import Refused

ACTIONS: Final = {"2019": ACTIONS_2019, "2006": ACTIONS_2006}
"""How many codes an edition has: an action is a number below that, and means the same at every moment."""

Reward = Callable[[State], list[float]]
"""What each seat gets when a game is over."""


def kind_of_game(
    edition: str = "2019", variant: int | None = None, players: int = 4, options: dict[str, str] | None = None
) -> Config:
    """The configuration of a game with so many players: the edition's shorter variant unless another is named."""
    return new_config(edition, variant, PARTIES[:players], options)


# --- rewards --------------------------------------------------------------------------------------------------------
def victory(state: State) -> list[float]:
    """The share of the victory less an equal share: what all get adds up to 0, and no seat gets less than -1/3."""
    won = winners(state)
    return [(seat in won) / len(won) - 1 / state.seats for seat in range(state.seats)]


def margin(state: State) -> list[float]:
    """Points above the mean of all seats, in hundreds: it tells more of a game than who won it."""
    totals = [score.total for score in scores(state)]
    mean = sum(totals) / len(totals)
    return [(total - mean) / 100 for total in totals]


# --- one game -------------------------------------------------------------------------------------------------------
class Playing:
    """One game after the other of a kind, asked turn by turn."""

    def __init__(self, config: Config, reward: Reward = victory) -> None:
        self.config = config
        self.players = len(config.parties)
        self.actions = ACTIONS[config.edition]
        self.reward = reward
        self.state: Any = None
        self.seat = -1
        self.options: tuple[int, ...] = ()

    def begin(self, seed: str | int) -> None:
        """A new game; the same seed deals the same cards."""
        self.state = setup(self.config, seed)
        self.ask()

    def ask(self) -> None:
        """Note who is asked and what may be done; seat -1 when the game is over."""
        asked = deciders(self.state)
        self.seat = asked[0] if asked else -1
        self.options = legal(self.state, self.seat) if asked else ()

    def act(self, action: int) -> None:
        """What the seat that is asked does."""
        if action not in self.options:
            raise Refused("", "not-offered")
        advance(self.state, self.seat, action)
        self.ask()

    @property
    def over(self) -> bool:
        """Whether nobody is asked any more."""
        return self.seat == -1

    def rewards(self) -> list[float]:
        """What each seat gets: nothing before the end."""
        return self.reward(self.state) if self.over else [0.0] * self.players

    def ask_bot(self, bot: Bot) -> int:
        """What a bot chooses for the seat that is asked, by what that seat sees."""
        seen = view(self.state, self.seat) if bot.uses_view else View(self.config, None)
        action = bot.choose(seen, self.options, THINKING_TIME)
        if action not in self.options:
            raise illegal(bot, action, step_name(self.state), str(self.state.seed))
        return action

    def mask(self, seat: int) -> NDArray[np.int8]:
        """A 1 for each action that the seat may take now: all zeros if it is not asked."""
        found = np.zeros(self.actions, dtype=np.int8)
        if seat == self.seat:
            found[list(self.options)] = 1
        return found
