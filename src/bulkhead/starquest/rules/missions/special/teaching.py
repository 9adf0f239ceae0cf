"""The first mission forbids some actions until a later round (SQ-SETUP-03)."""

from bulkhead.starquest.data.scenario import TEACHING
from bulkhead.starquest.data.state import Mini, State
from bulkhead.starquest.table.mission_rule import Doing, MissionRule, mission_rule
from bulkhead.tabletop.refusals import Illegal

LESSONS: dict[Doing, int] = {"melee": 2, "overwatch": 2, "search": 3, "command": 4}
"""The round from which each action is allowed. The first round is for moving, turning, opening doors and shooting."""


@mission_rule
class Teaching(MissionRule):
    name = TEACHING

    def forbids(self, state: State, doing: Doing, seat: int, mini: Mini | None) -> Illegal | None:
        if state.round >= LESSONS.get(doing, 0):
            return None
        return Illegal("SQ-SETUP-03", "sq-no-lesson", lesson=doing, round=LESSONS[doing])
