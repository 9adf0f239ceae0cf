"""A mission whose lists are made for one alien player: what holds for a lone one elsewhere does not hold there."""

from bulkhead.starquest.data.state import State
from bulkhead.starquest.table.mission_rule import MissionRule, mission_rule
from bulkhead.tabletop.clauses import clause


@mission_rule
class OneAlienSeat(MissionRule):
    """One alien player takes part, and his kills count in full."""

    name = "one_alien_seat"

    @clause("C-SEATS-own-lists")
    def is_for_one_alien(self, state: State) -> bool:
        return True
