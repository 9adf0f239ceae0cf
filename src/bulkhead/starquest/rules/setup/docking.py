"""Starting squares of squads where entry areas are ordinary floor (house option of SQ-SETUP-18)."""

from bulkhead.starquest.data.state import Mini, State
from bulkhead.starquest.rules.setup import squads
from bulkhead.starquest.ship.bases import base_at, tarantula_at
from bulkhead.starquest.ship.ship import Dock, Ship
from bulkhead.starquest.ship.squares import bits, members
from bulkhead.starquest.table.places import is_large, is_machine, stand
from bulkhead.tabletop.clauses import clause


@clause("SQ-SETUP-18")
def stand_in_docks(state: State) -> None:
    """Put every squad on the floor of its entry area, as near to the ship as possible, facing it."""
    for seat, side in enumerate(state.sides):
        dock = state.ship.docks.get(side.dock)
        if dock is None or not dock.floor:
            continue
        facing = _inward(state.ship, dock)
        waiting = [mini for mini in squads.members_of(state, seat) if mini.place == "dock"]
        for mini in sorted(waiting, key=lambda mini: (-_size(mini), mini.id)):
            base = _room_for(state, mini, dock, facing)
            if base:
                stand(state, mini, base, 2 * facing)


def _size(mini: Mini) -> int:
    return 4 if is_large(mini) else 2 if mini.figure == "mch_tarantula" else 1


def _inward(ship: Ship, dock: Dock) -> int:
    """The facing from the entry area into the ship."""
    for square in members(dock.floor):
        for facing in range(4):
            if ship.step[square][2 * facing] in dock.thresholds:
                return facing
    return 0


def _room_for(state: State, mini: Mini, dock: Dock, facing: int) -> tuple[int, ...]:
    """The free base that lies nearest to the threshold."""
    ship = state.ship
    free = dock.floor & ~bits(state.holder)
    found: list[tuple[int, ...]] = []
    for square in members(free):
        if is_large(mini):
            base = tuple(members(base_at(ship, square)))
        elif is_machine(mini) and mini.figure == "mch_tarantula":
            base = (tarantula_at(ship, square, facing) or ())[:2]
        else:
            base = (square,)
        if base and all(free >> one & 1 for one in base):
            found.append(base)
    return min(found, key=lambda base: (_far(ship, base, dock), base), default=())


def _far(ship: Ship, base: tuple[int, ...], dock: Dock) -> int:
    """The straight distance from a base to the threshold."""

    def apart(one: int, other: int) -> int:
        (x, y), (u, v) = ship.xy(one), ship.xy(other)
        return max(abs(x - u), abs(y - v))

    return min(apart(square, threshold) for square in base for threshold in dock.thresholds)
