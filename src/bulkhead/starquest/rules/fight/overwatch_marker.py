"""Take the Overwatch marker off a miniature (SQ-OVER-07, 10 to 12, 20)."""

from bulkhead.starquest.data.state import Mini, State, change
from bulkhead.starquest.events import OverwatchEnded
from bulkhead.starquest.table import effects
from bulkhead.tabletop.clauses import clause
from bulkhead.tabletop.events import Out


@clause("SQ-OVER-07", "SQ-OVER-10", "SQ-OVER-11", "SQ-OVER-12", "SQ-OVER-20")
def end(state: State, mini: Mini, out: Out, why: str) -> Mini:
    """Take the marker off, if there is one."""
    if not mini.watching or effects.has(state, mini, "keep-overwatch"):
        return mini
    state.watches.pop(mini.id, None)
    out.tell(OverwatchEnded(mini.seat, mini.id, why))
    return change(state, state.minis[mini.id], watching=False)


@clause("SQ-OVER-07", "SQ-TURN-16")
def end_all(state: State, seat: int, out: Out) -> None:
    """Take all markers of a seat off at the start of its turn."""
    for who in [who for who in state.watches if state.minis[who].seat == seat]:
        mini = state.minis[who]
        state.watches.pop(who)
        change(state, mini, watching=False)
        out.tell(OverwatchEnded(seat, who, "SQ-OVER-07"))
