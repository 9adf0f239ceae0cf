"""Priority vox: another hero may make the move that this one was able to make (H-VOX-1)."""

from bulkhead.heroes.data.board import at
from bulkhead.heroes.data.state import State
from bulkhead.tabletop.clauses import clause


@clause("H-VOX-1")
def may_pass(state: State, seat: int, column: int, *, able: bool) -> bool:
    """May the hero in `column` pass its move to another? Only with a vox, and only when it could walk itself
    (`able`), unless the table allows a blocked vox to pass its move."""
    return state.cards[state.army[at(seat, column)]].has("vox") and (able or state.options.blocked_vox)
