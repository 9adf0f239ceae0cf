"""The lamp: in the store room of this mission the light is on."""

from bulkhead.starquest.box.items.dice import Pool
from bulkhead.starquest.box.items.objectives import Occupy
from bulkhead.starquest.data.frames import Attack
from bulkhead.starquest.data.state import Mini, State
from bulkhead.starquest.rules.missions.objectives import area_of
from bulkhead.starquest.table.mission_rule import Doing, MissionRule
from bulkhead.tabletop.refusals import Illegal


class LitRoom(MissionRule):
    """A shot at a miniature in the light has one white die more, and no miniature goes into Overwatch there."""

    name = "lit_room"

    def dice(self, state: State, attack: Attack, pool: Pool) -> Pool:
        target = state.minis.get(attack.aim)
        if attack.how in ("shoot", "overwatch") and target is not None and _is_lit(state, target):
            return pool + Pool(white=1)
        return pool

    def forbids(self, state: State, doing: Doing, seat: int, mini: Mini | None) -> Illegal | None:
        if doing == "overwatch" and mini is not None and _is_lit(state, mini):
            return Illegal("SQ-OVER-01", "mis_lamp-dazzled", who=mini.id)
        return None


def _is_lit(state: State, mini: Mini) -> bool:
    """Does it stand in the room of the primary objective?"""
    test = state.scenario.objectives[0].test
    assert isinstance(test, Occupy)
    return any(area_of(state, test.zone) >> square & 1 for square in mini.squares)
