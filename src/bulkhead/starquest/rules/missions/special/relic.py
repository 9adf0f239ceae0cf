"""The mission of the reliquary: the casket may not be carried onto squares where aliens enter."""

from bulkhead.starquest.data.state import Mini, State
from bulkhead.starquest.table.entry_squares import no_stop
from bulkhead.starquest.table.mission_rule import MissionRule, mission_rule

RELIC = "obj_relic"


@mission_rule
class CarriedRelic(MissionRule):
    """A bearer of the casket does not enter R squares, vents and conduits, nor does a token that hides it."""

    name = "aliens_carry_relic"

    def closed_squares(self, state: State, mini: Mini) -> int:
        if not _has_it(state, mini):
            return 0
        return no_stop(state) | state.ship.r_squares


def _has_it(state: State, mini: Mini) -> bool:
    if mini.id in state.tokens:
        return state.tokens[mini.id].identity == RELIC
    return any(state.things[thing].kind == RELIC for thing in mini.objects if thing in state.things)
