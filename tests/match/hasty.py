"""A variant of Heroes with automatic answers: the last hero takes the last free place."""

from bulkhead.heroes.data.commands import AnyCommand
from bulkhead.heroes.data.state import State
from bulkhead.heroes.game import Heroes


class Hasty(Heroes):
    """Heroes with automatic answers."""

    def standing(self, state: State) -> AnyCommand | None:
        offer = self.offer(state, state.mover) if state.phase == "place" else None
        return offer.commands[0] if offer is not None and len(offer.commands) == 1 else None


HASTY = Hasty()
