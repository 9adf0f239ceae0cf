"""The codec of Heroes: every command has its number, so an offer always fits."""

import numpy as np
from gymnasium import spaces

from bulkhead.heroes.data.commands import AnyCommand
from bulkhead.heroes.data.options import Options
from bulkhead.heroes.views import View
from bulkhead.research.codec import Arrays, Floats
from bulkhead.research.heroes.arrays import HeroesArrays
from bulkhead.research.heroes.features import features
from bulkhead.research.heroes.numbering import numbering, numbers
from bulkhead.tabletop.game import Command, Offer


class HeroesCodec:
    """Heroes for tables with the same options."""

    def __init__(self, options: Options) -> None:
        self._commands = numbering(options)
        self._numbers = numbers(options)
        self._arrays = HeroesArrays(options)
        self.actions = len(self._commands)

    def space(self) -> spaces.Dict:
        return spaces.Dict(
            {
                "observation": spaces.Box(0.0, np.inf, (self._arrays.size,), np.float32),
                "action_mask": spaces.Box(0, 1, (self.actions,), np.int8),
            }
        )

    def arrays(self, view: View, offer: Offer[AnyCommand] | None, page: int = 0) -> Arrays:
        mask = np.zeros(self.actions, dtype=np.int8)
        if offer is not None:
            mask[[self._numbers[one] for one in offer.commands]] = 1
        return {"observation": self._arrays.write(view), "action_mask": mask}

    def command(self, offer: Offer[AnyCommand], action: int, page: int = 0) -> Command | int | None:
        command = self._commands[action]
        return command if command in offer.commands else None

    def action(self, offer: Offer[AnyCommand], command: Command) -> tuple[int, int]:
        return 0, next(self._numbers[one] for one in offer.commands if one == command)

    def features(self, view: View, offer: Offer[AnyCommand]) -> Floats:
        return features(view, offer)
