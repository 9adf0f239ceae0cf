"""The boundary after each atomic action: whoever finishes one calls `follow` (SQ-MOVE-19; done in following.py)."""

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
    """An atomic action is done: what follows from it comes before anything else. Who moved names the squares `entered`
    and those it `left`, for fire attacks only who comes into it from outside."""
    push(state, Boundary(mover, seat, 0, entered, acted, left))
