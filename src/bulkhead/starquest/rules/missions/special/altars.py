"""The mission of the altars: two standing altars give the Cult a rite each turn; each one gives points at the end."""

from bulkhead.starquest.data.scenario import Objective
from bulkhead.starquest.data.state import State, change_side
from bulkhead.starquest.events import RiteGained
from bulkhead.starquest.rules.setup import supplies
from bulkhead.starquest.table.mission_rule import MissionRule, mission_rule
from bulkhead.starquest.table.points import score
from bulkhead.tabletop.events import Out

MOST = 5
NEEDED = 2
EACH = 10
"""Points at the end for an altar that stands."""


@mission_rule
class AltarRites(MissionRule):
    """One more rite for the Cult, or for the other alien player where the Cult does not play."""

    name = "altar_rites"

    def at_turn_start(self, state: State, seat: int, out: Out) -> None:
        side = state.sides[seat]
        if seat == supplies.aliens(state)[-1] and standing(state) >= NEEDED and side.rites < MOST:
            change_side(state, seat, rites=side.rites + 1)
            out.tell(RiteGained(seat, side.rites + 1))


@mission_rule
class StandingAltars(MissionRule):
    """The altars that still stand are scored in place of what is left of the primary objective."""

    name = "standing_altars"

    def settles_unmet(self, state: State, objective: Objective, out: Out) -> bool:
        if objective.id != "primary":
            return False
        points = EACH * standing(state)
        score(state, supplies.aliens(state)[-1], points, "unmet", out, "primary", "SQ-END-05")
        return True


def standing(state: State) -> int:
    """How many altars have not been destroyed."""
    return sum(lp > 0 for _, lp in state.structures)
