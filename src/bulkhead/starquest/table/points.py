"""The points ledger: every change of a seat's points, as an event with its reason (SQ-SETUP-10, SQ-SHOOT-07)."""

from bulkhead.starquest.data.factions import NEUTRAL
from bulkhead.starquest.data.state import Mini, State, change_side
from bulkhead.starquest.events import Scored
from bulkhead.starquest.table.allegiance import allied, hostile
from bulkhead.tabletop.clauses import clause
from bulkhead.tabletop.events import Out


@clause("SQ-SHOOT-07", "SQ-ALLY-14", "SQ-ALLY-16")
def scorer(state: State, seat: int, attacker: Mini | None, victim: Mini) -> int:
    """The seat that scores an attack of this seat on a figure; -1 for a figure of its own or of a public ally, and when
    it was nobody's attack (-1)."""
    if seat == victim.seat:
        return -1
    if attacker is not None and attacker.seat == seat:
        spared = allied(state, attacker, victim)
    else:  # a card without an attacker, or with one of another seat
        spared = victim.seat != NEUTRAL and not hostile(state, seat, victim)
    return -1 if spared else seat


@clause("SQ-SETUP-10")
def score(
    state: State, seat: int, points: int, reason: str, out: Out, what: str = "", why: str = "SQ-SHOOT-07"
) -> None:
    """Book points for a seat; nothing happens for no seat (-1) or zero points."""
    if seat < 0 or points == 0:
        return
    side = change_side(state, seat, points=state.sides[seat].points + points)
    out.tell(Scored(seat, points, side.points, reason, what, why))
