"""The codec of Starquest: actions are places in the offer (paging.py), with features of the commands there."""

import numpy as np
from gymnasium import spaces

from bulkhead.research.codec import Arrays, Floats
from bulkhead.research.starquest import board, facts, features, paging
from bulkhead.starquest.data.commands import AnyCommand
from bulkhead.starquest.data.options import Options
from bulkhead.starquest.views.guessing import on_the_table
from bulkhead.starquest.views.views import View
from bulkhead.tabletop.game import Command, Offer


class StarquestCodec:
    """Starquest with so many slots for commands."""

    def __init__(self, options: Options, slots: int = paging.SLOTS) -> None:
        if slots < paging.LEAST:
            raise ValueError(
                f"at least {paging.LEAST} slots are needed: one for a command, one to turn the page"
            )
        self.actions = slots

    def space(self) -> spaces.Dict:
        return spaces.Dict(
            {
                "observation": spaces.Box(-np.inf, np.inf, (facts.SIZE,), np.float32),
                "board": spaces.Box(
                    -np.inf, np.inf, (len(board.PLANES), board.HEIGHT, board.WIDTH), np.float32
                ),
                "commands": spaces.Box(-np.inf, np.inf, (self.actions, features.SIZE), np.float32),
                "action_mask": spaces.Box(0, 1, (self.actions,), np.int8),
            }
        )

    def arrays(self, view: View, offer: Offer[AnyCommand] | None, page: int = 0) -> Arrays:
        shown = paging.on_page(offer.commands, page, self.actions) if offer is not None else ()
        mask = np.zeros(self.actions, dtype=np.int8)
        mask[: len(shown)] = 1
        mask[-1] = offer is not None and paging.pages(len(offer.commands), self.actions) > 1
        return {
            "observation": facts.facts(view),
            "board": board.planes(view, on_the_table(view)),
            "commands": features.features(view, shown, self.actions),
            "action_mask": mask,
        }

    def command(self, offer: Offer[AnyCommand], action: int, page: int = 0) -> Command | int | None:
        count = paging.pages(len(offer.commands), self.actions)
        if action == self.actions - 1:
            return (page + 1) % count if count > 1 else None
        shown = paging.on_page(offer.commands, page, self.actions)
        return shown[action] if action < len(shown) else None

    def action(self, offer: Offer[AnyCommand], command: Command) -> tuple[int, int]:
        number = next(at for at, one in enumerate(offer.commands) if one == command)
        return paging.place_of(number, self.actions)

    def features(self, view: View, offer: Offer[AnyCommand]) -> Floats:
        return features.features(view, offer.commands, len(offer.commands))
