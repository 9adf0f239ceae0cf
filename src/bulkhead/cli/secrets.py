"""What must not be seen on a shared screen, found out through the Game protocol alone."""

from typing import Any

from bulkhead.tabletop.dice import Seeded
from bulkhead.tabletop.events import Heard
from bulkhead.tabletop.game import Game, Seat


def decides_in_secret(game: Game[Any, Any, Any, Any], state: Any, seat: Seat) -> bool:
    """Will others learn less of this decision than the one who makes it? Tried out on a copy, with other dice."""
    offer = game.offer(state, seat)
    if offer is None:
        return False
    trial, heard = game.clone(state), Heard()
    game.apply(trial, seat, offer.commands[0], Seeded(b""), heard)
    return any(told.to is not None for told in heard.told)
