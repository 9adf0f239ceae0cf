"""Dreadnoughts firing (SQ-DREAD-13, 16 to 20): all weapons in one action, one at a time, at whatever it sees."""

from bulkhead.starquest.ship.bases import is_astride
from bulkhead.starquest.ship.squares import bits
from bulkhead.starquest.state import Mini, State
from bulkhead.tabletop.clauses import clause
from bulkhead.tabletop.refusals import Illegal


@clause("SQ-DREAD-13", "SQ-DREAD-19")
def why_not(state: State, mini: Mini) -> Illegal | None:
    """Crouched under a door it does not fire; otherwise each of its weapons may be the next."""
    if is_astride(state.ship, bits(mini.squares)):
        return Illegal("SQ-DREAD-13", "sq-no-crouched-fire")
    return None
