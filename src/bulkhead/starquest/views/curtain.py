"""Several seats on one screen (SQ-SEAT-04, 05): when to hide the screen, and no secret alliance with oneself."""

from collections.abc import Collection

from bulkhead.starquest.data.commands import AnyCommand, Pledge
from bulkhead.starquest.data.factions import is_alien
from bulkhead.starquest.data.frames import (
    Activation,
    Attack,
    Dispute,
    Harm,
    Permission,
    Settling,
    Watching,
    Window,
)
from bulkhead.starquest.data.state import State
from bulkhead.starquest.table import asides
from bulkhead.starquest.table.engine import waiting
from bulkhead.tabletop.clauses import clause

_PUBLIC = (Watching, Window, Permission, Harm, Attack, Dispute, Settling)
"""Questions whose answers are public: Overwatch, dodge, permission, saves, rites, weapons."""


@clause("SQ-SEAT-05")
def needs_curtain(state: State) -> bool:
    """Does the pending question, or one of its answers, show a secret of its seat? Then a shared screen names the
    seat first and waits for its player."""
    seat = waiting(state)
    if seat is None or isinstance(state.frames[-1], _PUBLIC):
        return False
    side = state.sides[seat]
    if state.phase == "play" and not is_alien(side.faction):
        hidden = (*side.orders, *side.equipment, *side.recon)
        return bool(hidden) or (isinstance(state.frames[-1], Activation) and bool(side.psychic))
    return True


@clause("SQ-SEAT-04")
def asides_of(state: State, seat: int, mine: Collection[int]) -> list[AnyCommand]:
    """The commands that a seat may give out of turn, without secret alliances between seats of the same person."""
    own = {state.sides[other].faction for other in mine if other != seat}
    return [
        command
        for command in asides.choices(state, seat)
        if not (isinstance(command, Pledge) and command.kind == "secret" and command.to in own)
    ]
