"""The mission of the data cores: where they are placed, and what alien players score for those that they carry at
the end."""

from bulkhead.starquest.data.state import State
from bulkhead.starquest.rules.missions import objectives
from bulkhead.starquest.table.mission_rule import MissionRule, mission_rule
from bulkhead.starquest.table.points import score
from bulkhead.tabletop.events import Out

CORE = "obj_data_core"
CARRIED = 5
"""Points for an alien player who has a core at the end."""


@mission_rule
class WanderingCores(MissionRule):
    """A core is not placed in a room with an R square, unless no other square is left: it is never lost."""

    name = "wandering_cores"

    def token_squares(self, state: State, identity: str, legal: int) -> int:
        if identity != CORE:
            return legal
        allowed = legal
        for squares in state.ship.rooms.values():
            if squares & state.ship.r_squares:
                allowed &= ~squares
        return allowed or legal


@mission_rule
class CarriedCores(MissionRule):
    """Alien players score the cores that their miniatures carry at the end."""

    name = "aliens_carry_cores"

    def awards(self, state: State, out: Out) -> None:
        for thing in objectives.of_kind(state, CORE):
            seat = objectives.holder(state, thing)
            if seat >= 0 and not objectives.is_squad(state, seat):
                score(state, seat, CARRIED, "carried", out, thing.id, "SQ-END-05")
