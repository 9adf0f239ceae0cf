"""The mission of the nest: while two vents stand, a special token may enter each turn."""

from bulkhead.starquest.data.state import State
from bulkhead.starquest.table.mission_rule import MissionRule, mission_rule

NEEDED = 2


@mission_rule
class TokenEveryTurn(MissionRule):
    name = "token_every_turn"

    def vents_every_turn(self, state: State) -> bool:
        return len(state.vents) >= NEEDED
