"""The steps that a miniature may make now (SQ-MOVE-01, 02, SQ-TURN-02 to 09), by its base, points and cards."""

from collections.abc import Iterator

from bulkhead.starquest.data.state import Mini, State
from bulkhead.starquest.rules.machines import dreadnoughts, move_or_fire
from bulkhead.starquest.rules.move import step_costs
from bulkhead.starquest.rules.move.step_costs import Way
from bulkhead.starquest.rules.turn.action_limits import spent
from bulkhead.starquest.ship.distance import squares_between
from bulkhead.starquest.table import effects
from bulkhead.starquest.table.places import is_large, is_machine
from bulkhead.starquest.table.purse import Purse
from bulkhead.tabletop.clauses import clause


@clause("SQ-TURN-02", "SQ-TURN-03", "SQ-TURN-04", "SQ-TURN-08", "SQ-TURN-09")
def may_move(state: State, mini: Mini, purse: Purse) -> bool:
    """May it make paid movement now?"""
    if purse.left <= 0 or effects.has(state, mini, "no-move"):
        return False
    if purse.own and effects.has(state, mini, "rooted"):
        return False
    if is_machine(mini) and move_or_fire.why_no_move(state, mini) is not None:
        return False
    return not purse.own or not _has_ended(state, mini)


@clause("SQ-TURN-02", "SQ-TURN-08", "SQ-TURN-09", "SQ-WPN-87")
def _has_ended(state: State, mini: Mini) -> bool:
    """Is the movement of its own activation over: by an attack that closed it, or because the machine that it mans has
    acted?"""
    return mini.deeds.halted or spent(state, mini, "move") or mini.deeds.served


def ways(state: State, mini: Mini, left: int) -> Iterator[Way]:
    """Every step of a miniature by its base: one square or two by two. A gunner's are those away from his post; where
    his machine rolls is in rolling.py."""
    if is_large(mini):
        return dreadnoughts.ways(state, mini, left)
    found = step_costs.ways(state, mini, left)
    if effects.has(state, mini, "no-approach"):
        found = (way for way in found if not dreaded(state, mini, way.to))
    if mini.mans:
        machine = state.minis[mini.mans].squares
        return (way for way in found if way.to not in machine)
    return found


def dreaded(state: State, mini: Mini, to: int) -> bool:
    """Would a step bring it nearer to a psionic of whom it is afraid?"""
    for effect in effects.touching(state, mini, "no-approach"):
        source = state.minis.get(state.sides[effect.seat].psionic)
        if source is not None and source.place == "board":
            far = squares_between(state.ship, mini.squares[0], source.squares[0])
            if squares_between(state.ship, to, source.squares[0]) < far:
                return True
    return False
