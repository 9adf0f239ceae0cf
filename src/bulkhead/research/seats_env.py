"""The environment of PettingZoo (AEC) for any game with a codec; each game has a module `..._v0` that makes it."""

from collections.abc import Mapping
from random import Random
from typing import Any

import gymnasium
from pettingzoo.utils.env import AECEnv

from bulkhead.research.codec import Arrays, Codec
from bulkhead.research.episode import Episode
from bulkhead.research.making import prepare
from bulkhead.tabletop.game import Seat

ILLEGAL = -1.0
"""The reward of an action that the mask forbids. It ends the game, and the other seats get nothing."""


class SeatsEnv(AECEnv):
    """Each seat is an agent, `seat_1` and so on, and the agents act when the rules ask them.

    `most_commands` cuts a game off after so many commands (a truncation without a winner); by default games are
    played to their end. `view(agent)` is the game's own view of a seat; `offer` the pending decision with its
    commands.
    """

    def __init__(
        self,
        game_id: str,
        values: Mapping[str, Any],
        most_commands: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        found = prepare(game_id, values)
        self.game, self.options = found.game, found.options
        self.codec: Codec = found.codec
        self.metadata = {
            "name": f"bulkhead_{game_id}_v0",
            "render_modes": ["ansi"],
            "is_parallelizable": False,
        }
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat + 1}" for seat in range(self.game.seats_at(self.options))]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {agent: self.codec.space() for agent in self.possible_agents}
        self.action_spaces = {
            agent: gymnasium.spaces.Discrete(self.codec.actions) for agent in self.possible_agents
        }
        self._most_commands = most_commands
        self._rng: Random | None = None
        self._page = 0

    def observation_space(self, agent: str) -> gymnasium.spaces.Dict:
        space: gymnasium.spaces.Dict = self.observation_spaces[agent]
        return space

    def action_space(self, agent: str) -> gymnasium.spaces.Discrete:
        space: gymnasium.spaces.Discrete = self.action_spaces[agent]
        return space

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        """Begin a new game. The same seed gives the same dice; without one the sequence of games goes on."""
        if seed is not None or self._rng is None:
            self._rng = Random(seed)
        self.episode = Episode(self.game, self.options, self._rng)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._page = 0
        self._whose_turn()

    def view(self, agent: str) -> Any:
        """The game's own view of a seat: all that it may know."""
        return self.episode.view(self._seats[agent])

    @property
    def offer(self) -> Any:
        """The pending decision, with its commands."""
        return self.episode.offer

    @property
    def page(self) -> int:
        """The page of the offer that is shown."""
        return self._page

    def observe(self, agent: str) -> Arrays:
        seat: Seat = self._seats[agent]
        offer = self.episode.offer if self.episode.seat == seat and self._runs() else None
        return self.codec.arrays(self.episode.view(seat), offer, self._page)

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None, "a seat that is still playing must act"
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        done = self.codec.command(self.episode.offer, int(action), self._page)
        if isinstance(done, int):
            self._page = done
        elif done is None:
            self._end_by_illegal_action(agent)
        else:
            self.episode.do(done)
            self._page = 0
            self._note_end()
        self._whose_turn()
        self._accumulate_rewards()

    def _end_by_illegal_action(self, agent: str) -> None:
        self.rewards[agent] = ILLEGAL
        self.infos[agent] = {"illegal": True}
        self.terminations = dict.fromkeys(self.agents, True)

    def _note_end(self) -> None:
        if self.episode.seat is None:
            for agent, reward in zip(self.possible_agents, self.episode.rewards(), strict=True):
                self.rewards[agent] = reward
            self.terminations = dict.fromkeys(self.agents, True)
        elif self._most_commands is not None and self.episode.commands >= self._most_commands:
            self.truncations = dict.fromkeys(self.agents, True)

    def _runs(self) -> bool:
        return not any(self.terminations.values()) and not any(self.truncations.values())

    def _whose_turn(self) -> None:
        seat = self.episode.seat
        if seat is not None and self._runs():
            self.agent_selection = self.possible_agents[seat]

    def render(self) -> str | None:
        if self.render_mode is None:
            gymnasium.logger.warn("no render mode was given: use render_mode='ansi'")
            return None
        drawn: str = self.game.draw(self.view(self.agent_selection))
        return drawn

    def close(self) -> None:
        """There is nothing to close."""
