"""The mission of the data cores: none of them is placed in a room in which reinforcements come in."""

from bulkhead.starquest.data.state import State

RULE = "wandering_cores"
CORE = "obj_data_core"


def kept_out(state: State, identity: str, legal: int) -> int:
    """The squares among `legal` on which a token may be placed. A core keeps out of rooms with an R square, unless no
    other square is left: it is never lost for want of room."""
    if identity != CORE or RULE not in state.scenario.special:
        return legal
    allowed = legal
    for squares in state.ship.rooms.values():
        if squares & state.ship.r_squares:
            allowed &= ~squares
    return allowed or legal
