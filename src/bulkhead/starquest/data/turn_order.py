"""The order in which seats are asked and served (SQ-MOVE-19, SQ-SHOOT-13)."""

from bulkhead.starquest.data.state import State
from bulkhead.tabletop.clauses import clause


@clause("SQ-SHOOT-13", "SQ-MOVE-19")
def seats_after_active(state: State) -> list[int]:
    """Seats in turn order after the active player, who comes last; then -1 for neutral figures."""
    order = list(state.order) or list(range(len(state.sides)))
    at = order.index(state.turn_seat) + 1 if state.turn_seat in order else 0
    return [*order[at:], *order[:at], -1]
