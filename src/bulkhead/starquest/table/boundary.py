"""Push the boundary after an atomic action: the code that finishes one calls `follow` (SQ-MOVE-19; after_action.py)."""

from bulkhead.starquest.data.frames import Boundary
from bulkhead.starquest.data.state import State
from bulkhead.starquest.table.engine import push


def follow(
    state: State,
    mover: str = "",
    seat: int = -1,
    entered: tuple[int, ...] = (),
    acted: bool = True,
    left: tuple[int, ...] = (),
) -> None:
    """Push the boundary after an atomic action. A move passes the squares that `mover` has `entered` and `left`: fire
    attacks only a miniature that comes into it from outside."""
    push(state, Boundary(mover, seat, 0, entered, acted, left))
