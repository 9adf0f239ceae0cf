"""The mission of the hollow crown: in late rounds a faction that holds the room at the end of its turn scores."""

from bulkhead.starquest.data.state import State
from bulkhead.starquest.rules.missions import objectives
from bulkhead.starquest.table.mission_rule import MissionRule, mission_rule
from bulkhead.starquest.table.points import score
from bulkhead.tabletop.events import Out

FROM_ROUND = 8
POINTS = 2


@mission_rule
class HeldRoom(MissionRule):
    name = "held_room"

    def at_turn_end(self, state: State, seat: int, out: Out) -> None:
        if state.round < FROM_ROUND:
            return
        area = objectives.area_of(state, getattr(state.scenario.objectives[0].test, "area", ""))
        if objectives.inside(state, area, seat):
            score(state, seat, POINTS, "held-room", out, why="SQ-END-05")
