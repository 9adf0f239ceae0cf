"""The mission of the two giants: their life points are scored one by one, their value is not."""

from bulkhead.starquest.data.state import Mini, State
from bulkhead.starquest.table.points import score
from bulkhead.tabletop.events import Out

RULE = "points_by_life"
GIANTS = ("fig_dread_mk10", "fig_golgotha", "fig_dread_mk8")
"""The third one stands in for the others at a small table."""
EACH, LAST = 8, 12


def counts(state: State, figure: str) -> bool:
    """Is this figure scored by its life points in this mission?"""
    return figure in GIANTS and RULE in state.scenario.special


def hurt(state: State, seat: int, mini: Mini, lost: int, out: Out) -> None:
    """Points for the life points taken from a giant, whoever took them, but not for its owner's own. `mini` is its
    record before."""
    if counts(state, mini.figure) and lost and seat not in (mini.seat, -1):
        points = EACH * lost + (LAST - EACH if lost == mini.lp else 0)
        score(state, seat, points, "life", out, mini.id, "SQ-SHOOT-07")
