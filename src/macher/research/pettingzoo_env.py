"""The game for PettingZoo: an AEC environment with action masks. Needs the extra `pettingzoo`.

from macher.research.pettingzoo_env import MacherAEC

env = MacherAEC(edition="2006", players=5)
"""

from __future__ import annotations

from typing import Any, ClassVar

import numpy as np

from macher.arena.extras import need
from macher.research.arrays import features
from macher.research.games import Playing, Reward, kind_of_game, victory
from macher.rules import scores
from macher.rules.features import feature_count

gymnasium = need("gymnasium", "pettingzoo")
pettingzoo = need("pettingzoo", "pettingzoo")
Base: Any = pettingzoo.AECEnv


class MacherAEC(Base):  # type: ignore[misc] # of a library that has no types
    """Agents are `seat_0` to `seat_4`. Rewards come at the end; `infos` then hold the score of each seat.

    An observation is a dictionary: `observation` is the features of the agent's view, `action_mask` what it may do.
    """

    metadata: ClassVar[dict[str, Any]] = {"name": "macher_v1", "render_modes": [], "is_parallelizable": False}
    render_mode = None

    def __init__(
        self,
        edition: str = "2019",
        variant: int | None = None,
        players: int = 4,
        options: dict[str, str] | None = None,
        reward: Reward = victory,
    ) -> None:
        super().__init__()
        self.game = Playing(kind_of_game(edition, variant, players, options), reward)
        self.possible_agents = [f"seat_{seat}" for seat in range(players)]
        self.rng = np.random.default_rng()
        spaces = gymnasium.spaces
        row = spaces.Box(-np.inf, np.inf, (feature_count(edition),), np.float32)
        mask = spaces.Box(0, 1, (self.game.actions,), np.int8)
        self.action_spaces = {agent: spaces.Discrete(self.game.actions) for agent in self.possible_agents}
        self.observation_spaces = {
            agent: spaces.Dict({"observation": row, "action_mask": mask}) for agent in self.possible_agents
        }

    def observation_space(self, agent: str) -> Any:
        """Features and mask."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """All codes of the edition."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game; a seed makes it and those after it come again."""
        if seed is not None:
            self.rng = np.random.default_rng(seed)
        self.game.begin(int(self.rng.integers(2**62)))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.game.seat]

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent knows, whether it is asked or not."""
        seat = self.possible_agents.index(agent)
        return {"observation": features(self.game.state, seat), "action_mask": self.game.mask(seat)}

    def step(self, action: int | None) -> None:
        """The agent that is asked acts; when the game is over, each takes leave with None."""
        if self.terminations[self.agent_selection]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{self.agent_selection} is asked and must act")
        self._cumulative_rewards[self.agent_selection] = 0.0
        self.game.act(int(action))
        if self.game.over:
            self.rewards = dict(zip(self.possible_agents, self.game.rewards(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            totals = [score.total for score in scores(self.game.state)]
            self.infos = {agent: {"score": totals[seat]} for seat, agent in enumerate(self.agents)}
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self.possible_agents[self.game.seat]
        self._accumulate_rewards()

    def render(self) -> None:
        """Nothing is drawn: `macher` and its page show games better."""

    def close(self) -> None:
        """Nothing is held open."""
