"""The mission of the altars: as long as two of them stand, the Cult gains a rite at the start of its turns."""

from bulkhead.starquest.data.factions import is_alien
from bulkhead.starquest.data.state import State, change_side
from bulkhead.starquest.events import RiteGained
from bulkhead.tabletop.events import Out

RULE = "altar_rites"
MOST = 5
NEEDED = 2


def at_turn_start(state: State, seat: int, out: Out) -> None:
    """One rite more for the Cult, or for the other alien player where it does not play."""
    if RULE not in state.scenario.special or seat != _keeper(state):
        return
    side = state.sides[seat]
    if sum(lp > 0 for _, lp in state.structures) >= NEEDED and side.rites < MOST:
        change_side(state, seat, rites=side.rites + 1)
        out.tell(RiteGained(seat, side.rites + 1))


def _keeper(state: State) -> int:
    """The last of the alien players: the Cult, if it plays."""
    return max(seat for seat, side in enumerate(state.sides) if is_alien(side.faction))
