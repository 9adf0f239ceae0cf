"""The winner of a mission (SQ-HONOUR-01, SQ-END-06): most points at the end, alive or not."""

from bulkhead.starquest.data.state import State
from bulkhead.tabletop.clauses import clause
from bulkhead.tabletop.game import Result


@clause("SQ-HONOUR-01", "SQ-END-06")
def winners(state: State) -> tuple[int, ...]:
    """The seats with most points."""
    most = max(side.points for side in state.sides)
    return tuple(seat for seat, side in enumerate(state.sides) if side.points == most)


def result(state: State) -> Result | None:
    """How the mission ended; seats that share the first place share the win."""
    if state.phase != "over":
        return None
    first = winners(state)
    shares = tuple(1 / len(first) if seat in first else 0.0 for seat in range(len(state.sides)))
    return Result(shares, tuple(side.points for side in state.sides), "SQ-HONOUR-01")
