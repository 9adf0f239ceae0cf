"""The `Codec` protocol: a game's decisions as arrays of fixed size."""

from typing import Any, Protocol, TypeAlias

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from bulkhead.tabletop.game import Command, Offer

Floats: TypeAlias = NDArray[np.float32]
Mask: TypeAlias = NDArray[np.int8]
Arrays: TypeAlias = dict[str, Any]
"""Arrays by name; among them `observation` and `action_mask`."""


class Codec(Protocol):
    """Writes views and offers as arrays, and reads actions. It sees what a seat may see, never the state."""

    actions: int
    """How many numbers an action can have."""

    def space(self) -> spaces.Dict:
        """The space of the arrays that `arrays` writes."""
        ...

    def arrays(self, view: Any, offer: Offer[Any] | None, page: int = 0) -> Arrays:
        """What a seat observes. The mask is empty when the offer is None: it is not the seat's decision."""
        ...

    def command(self, offer: Offer[Any], action: int, page: int = 0) -> Command | int | None:
        """The command that an action stands for; a number if it turns to that page of the offer; None if it is not
        allowed now."""
        ...

    def action(self, offer: Offer[Any], command: Command) -> tuple[int, int]:
        """The page and the action that stand for an offered command."""
        ...

    def features(self, view: Any, offer: Offer[Any]) -> Floats:
        """A row for each offered command, for policies that score commands."""
        ...
