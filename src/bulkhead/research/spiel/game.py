"""The games in the shape of `pyspiel.Game`.

`load_game("heroes")` has explicit chance: every battle roll is a chance node with its exact probabilities, over rolls
as they count (sorted). `load_game("starquest")` samples chance inside `apply_action`, because a shuffled deck has too
many outcomes to list; OpenSpiel calls this sampled stochastic.

Actions are the numbers of the commands of Heroes (heroes/numbering.py), and places in the offer of Starquest, whole
and without pages. Only the part of OpenSpiel's interface that is listed here is there. OpenSpiel's own algorithms in
Python take such a game where they do not insist on the C++ class.
"""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

import msgspec

from bulkhead.research.making import prepare
from bulkhead.research.spiel.state import SpielState
from bulkhead.tabletop.dice import sorted_rolls
from bulkhead.tabletop.game import Command

LONGEST_OFFER = 4096
"""Actions of a game whose actions are places in the offer. The longest offer seen in games of bots had 829 commands."""


class SpielGame:
    """One game with its options. `seed` is for games that sample chance: states made by the same game in the same
    order are the same."""

    def __init__(self, game_id: str, values: Mapping[str, Any], seed: int = 0) -> None:
        found = prepare(game_id, values)
        self.rules, self.options, self._learning = found.game, found.options, found.learning
        self.explicit_chance = found.learning.chance is not None
        numbered = found.learning.commands
        self.commands: Sequence[Command] = numbered(found.options) if numbered is not None else ()
        self.numbers: Mapping[Any, int] = {command: at for at, command in enumerate(self.commands)}
        self._values = dict(values)
        self._rng = Random(seed)

    def new_initial_state(self) -> SpielState:
        return SpielState(self, self._rng.randbytes(32))

    def num_players(self) -> int:
        return self.rules.seats_at(self.options)

    def num_distinct_actions(self) -> int:
        return len(self.commands) or LONGEST_OFFER

    def max_chance_outcomes(self) -> int:
        chance = self._learning.chance
        return len(sorted_rolls(chance.most_dice)) if chance is not None else 1

    def max_game_length(self) -> int:
        """A bound on the decisions of a game."""
        return self._learning.longest(self.options)

    def min_utility(self) -> float:
        return -1.0

    def max_utility(self) -> float:
        return 1.0

    def utility_sum(self) -> float:
        """Rewards sum up to nothing."""
        return 0.0

    def get_parameters(self) -> dict[str, Any]:
        return dict(self._values)

    def deserialize_state(self, text: str) -> SpielState:
        """The state that `State.serialize` wrote."""
        return SpielState.read(self, text)

    def get_type(self) -> Any:
        """The type as OpenSpiel describes it. This alone needs `pyspiel`."""
        import pyspiel

        chance = pyspiel.GameType.ChanceMode
        return pyspiel.GameType(
            short_name=f"bulkhead_{self.rules.id}",
            long_name=f"Bulkhead: {self.rules.id}",
            dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
            chance_mode=chance.EXPLICIT_STOCHASTIC if self.explicit_chance else chance.SAMPLED_STOCHASTIC,
            information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
            utility=pyspiel.GameType.Utility.ZERO_SUM,
            reward_model=pyspiel.GameType.RewardModel.TERMINAL,
            max_num_players=self.rules.seats,
            min_num_players=2,
            provides_information_state_string=True,
            provides_information_state_tensor=False,
            provides_observation_string=True,
            provides_observation_tensor=False,
            parameter_specification={},
        )

    def __str__(self) -> str:
        options = msgspec.json.encode(self.rules.plain_options(self.options)).decode()
        return f"bulkhead_{self.rules.id}({options})"


def load_game(game_id: str, seed: int = 0, **values: Any) -> SpielGame:
    """A game by its id. Other arguments are options of the table, with _ for -."""
    return SpielGame(game_id, {name.replace("_", "-"): value for name, value in values.items()}, seed)
