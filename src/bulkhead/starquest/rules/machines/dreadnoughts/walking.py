"""Movement of Dreadnoughts (SQ-DREAD-07 to 15, 28, 29): straight steps of the whole base, doors crossed in one go.

In commands and here a base is named by its north-west square, its corner.
"""

from collections.abc import Iterator

from msgspec import Struct

from bulkhead.starquest.data.commands import AnyCommand, Enter
from bulkhead.starquest.data.facings import FOUR, behind, step_cost
from bulkhead.starquest.data.factions import NEUTRAL, is_alien
from bulkhead.starquest.data.state import Mini, State
from bulkhead.starquest.events import Entered, Moved
from bulkhead.starquest.rules.fight import overwatch_marker
from bulkhead.starquest.rules.move.movement_points import anchor, pay
from bulkhead.starquest.rules.move.step_costs import Needs, Way, barred, seats_asked, settled
from bulkhead.starquest.ship.bases import base_at, front_of, is_astride, may_stand, shifted
from bulkhead.starquest.ship.squares import NOWHERE, bits, members
from bulkhead.starquest.table.boundary import follow
from bulkhead.starquest.table.entry_squares import no_stop, why_no_stop
from bulkhead.starquest.table.places import holder_seat, spots, stand
from bulkhead.starquest.table.purse import Purse
from bulkhead.tabletop.clauses import clause
from bulkhead.tabletop.events import Out
from bulkhead.tabletop.refusals import Illegal

ENTRY = clause("SQ-SETUP-18")(2)
"""Movement points for entering from the entry area."""
SIDES = range(4)
"""Where a base can be shifted: north, east, south, west."""


class Stride(Struct, frozen=True):
    """Straight on until the base is not under a door: one shift, or two through a door."""

    corners: tuple[int, ...]
    """The positions of the base, one after the other."""
    needs: Needs
    """Owners of the pieces that it passes through."""

    @property
    def to(self) -> int:
        return self.corners[-1]


def squares_at(state: State, corner: int) -> tuple[int, ...]:
    return tuple(members(base_at(state.ship, corner)))


@clause("SQ-DREAD-10", "SQ-DREAD-11", "SQ-DREAD-13", "SQ-DREAD-14", "SQ-DREAD-28", "SQ-DREAD-29")
def stride(state: State, mini: Mini, corner: int, facing: int) -> Stride | None:
    """The stride from a corner towards one of the four facings; None when walls, closed doors, obstacles, machines or
    the helpless are in the way."""
    blockers = state.engines | barred(state)
    corners: list[int] = []
    needs: dict[int, None] = {}
    while True:
        before = base_at(state.ship, corner)
        corner = shifted(state.ship, corner, facing, state.closed, blockers)
        if corner == NOWHERE:
            return None
        corners.append(corner)
        base = base_at(state.ship, corner)
        for square in members(base & ~before):
            if state.holder.get(square, mini.id) != mini.id:
                seat = holder_seat(state, square)
                if seat is None or seat == NEUTRAL:
                    return None
                needs[seat] = None
        if not is_astride(state.ship, base):
            return Stride(tuple(corners), tuple((seat,) for seat in needs))


@clause("SQ-DREAD-08", "SQ-DREAD-27", "SQ-DREAD-29")
def passes_freely(state: State, mini: Mini) -> tuple[int, ...]:
    """Seats whose miniatures and tokens it passes without asking: all aliens, or the Legion itself."""
    if not is_alien(state.sides[mini.seat].faction):
        return (mini.seat,)
    return tuple(seat for seat, side in enumerate(state.sides) if is_alien(side.faction))


@clause("SQ-DREAD-09", "SQ-DREAD-14")
def may_stop(state: State, mini: Mini, corner: int) -> bool:
    """May it end its move here? Not on another piece's square, under a door, or on a vent or conduit."""
    if not may_stand(state.ship, corner, state.closed, no_stop(state, mini.id)):
        return False
    return all(state.holder.get(square, mini.id) == mini.id for square in squares_at(state, corner))


@clause("SQ-DREAD-02", "SQ-DREAD-08", "SQ-DREAD-15", "SQ-DREAD-29", "SQ-MOVE-11", "SQ-MOVE-16")
def ways(state: State, mini: Mini, left: int) -> Iterator[Way]:
    """Every stride that the map, other figures and the points left allow: 1 for each square, 2 backward."""
    allowed, refused = seats_asked(state, mini.id)
    allowed = (*allowed, *passes_freely(state, mini))
    for direction in FOUR:
        one = stride(state, mini, mini.squares[0], direction >> 1)
        if one is None:
            continue
        cost = len(one.corners) * step_cost(mini.facing, direction)
        needs = settled(one.needs, allowed, refused)
        if cost > left or needs is None:
            continue
        if may_stop(state, mini, one.to) or _way_on(state, mini, one.to, left - cost, refused):
            yield Way(one.to, direction, cost, needs)


@clause("SQ-MOVE-18", "SQ-DREAD-08")
def path_needs(state: State, mini: Mini, path: tuple[int, ...]) -> tuple[int, ...]:
    """Owners who must be asked for a whole path and have not answered yet in this activation."""
    allowed, refused = seats_asked(state, mini.id)
    known = (*allowed, *refused, *passes_freely(state, mini))
    wanted: dict[int, None] = {}
    corner = mini.squares[0]
    for to in path:
        strides = (stride(state, mini, corner, facing) for facing in SIDES)
        one = next((one for one in strides if one is not None and one.to == to), None)
        if one is None:
            break
        wanted.update((seat, None) for group in one.needs for seat in group if seat not in known)
        corner = to
    return tuple(wanted)


@clause("SQ-MOVE-16", "SQ-DREAD-28")
def _way_on(state: State, mini: Mini, start: int, left: int, refused: tuple[int, ...]) -> bool:
    """From a shared position, is there a way to a free one? After each step a turn of 90 degrees is free, so that every
    square costs one point."""
    edge = {(start, left)}
    while edge:
        edge = {
            (one.to, points - len(one.corners))
            for corner, points in edge
            for one in _strides(state, mini, corner, refused)
            if len(one.corners) <= points
        }
        if any(may_stop(state, mini, corner) for corner, _ in edge):
            return True
    return False


@clause("SQ-MOVE-16", "SQ-DREAD-28")
def _strides(state: State, mini: Mini, corner: int, refused: tuple[int, ...]) -> Iterator[Stride]:
    """The strides from a corner on which nobody who has refused it stands in its way."""
    for facing in SIDES:
        one = stride(state, mini, corner, facing)
        if one is not None and not any(seat in refused for group in one.needs for seat in group):
            yield one


def positions(state: State, corner: int) -> Iterator[int]:
    """The corners one shift away, occupied or not: for finding the nearest place to be sent back to."""
    for facing in SIDES:
        there = shifted(state.ship, corner, facing, state.closed, barred(state))
        if there != NOWHERE:
            yield there


@clause("SQ-DREAD-10", "SQ-DREAD-28", "SQ-OVER-10")
def take_step(state: State, mini: Mini, way: Way, purse: Purse, out: Out) -> None:
    """Make the stride. Through a door both steps are one action with one boundary after it. Under the door each square
    of the base is one of those before or after, so sight cannot differ there; but fire on the way burns.
    """
    one = stride(state, mini, mini.squares[0], way.direction >> 1)
    assert one is not None
    left = mini.squares
    before = bits(left)
    mini = pay(state, mini, way.cost, purse, out)
    mini = anchor(state, mini)
    entered = 0
    for corner in one.corners:
        entered |= base_at(state.ship, corner) & ~before
    mini = stand(state, mini, squares_at(state, one.to))
    why = "SQ-DREAD-28" if len(one.corners) > 1 else "SQ-DREAD-29"
    out.tell(Moved(mini.seat, mini.id, spots(state, mini.squares), way.cost, why))
    overwatch_marker.end(state, mini, out, "SQ-OVER-10")
    follow(state, mini.id, mini.seat, tuple(members(entered)), left=left)


@clause("SQ-DREAD-12", "SQ-DREAD-28")
def may_turn(state: State, mini: Mini) -> bool:
    """It turns on its four squares, but not astride the line of a door."""
    return not is_astride(state.ship, bits(mini.squares))


def why_no_step(state: State, mini: Mini, to: int, purse: Purse) -> Illegal:
    """The clause that forbids this step. The reason never depends on what a token hides (SQ-MOVE-17)."""
    corner = mini.squares[0]
    (x, y), (tx, ty) = state.ship.xy(corner), state.ship.xy(to) if to != NOWHERE else (-1, -1)
    if to in (NOWHERE, corner):
        return Illegal("SQ-MOVE-03", "sq-no-not-a-neighbour")
    if x != tx and y != ty:
        return Illegal("SQ-DREAD-11", "sq-no-dreadnought-diagonal")
    facing = (2 if ty > y else 0) if x == tx else (1 if tx > x else 3)
    one = stride(state, mini, corner, facing)
    if one is None:
        return Illegal("SQ-DREAD-29", "sq-no-dreadnought-room")
    if to != one.to:
        if to in one.corners:
            return Illegal("SQ-DREAD-14", "sq-no-stop-under-door")
        return Illegal("SQ-MOVE-03", "sq-no-not-a-neighbour")
    cost = len(one.corners) * step_cost(mini.facing, 2 * facing)
    if cost > purse.left:
        clause_ = "SQ-DREAD-15" if len(one.corners) > 1 else "SQ-MOVE-01"
        return Illegal(clause_ if purse.own else "SQ-CMD-13", "sq-no-points-left", cost=cost, left=purse.left)
    base = base_at(state.ship, to)
    if base & no_stop(state, mini.id) and not any(
        state.holder.get(one, mini.id) != mini.id for one in members(base)
    ):
        return why_no_stop(state, base)
    return Illegal("SQ-DREAD-09", "sq-no-way-on")


# Coming in


@clause("SQ-SETUP-18", "SQ-DREAD-27")
def entries(state: State, mini: Mini, purse: Purse, thresholds: tuple[int, ...]) -> list[AnyCommand]:
    """The ways in of a Legion's Dreadnought: for two points, with its rear on threshold squares."""
    if purse.left < ENTRY:
        return []
    found: list[AnyCommand] = []
    doorstep = bits(thresholds)
    spots_ = [state.ship.xy(square) for square in thresholds]
    corners = {state.ship.at(x - dx, y - dy) for x, y in spots_ for dx in (0, 1) for dy in (0, 1)}
    for corner in sorted(corners - {NOWHERE}):
        if not may_stop(state, mini, corner):
            continue
        base = base_at(state.ship, corner)
        if base & (state.engines | barred(state)):
            continue
        for facing in FOUR:
            if not front_of(state.ship, base, behind(facing) >> 1) & ~doorstep:
                found.append(Enter(mini.id, state.ship.xy(corner), facing))
    return found


@clause("SQ-SETUP-18", "SQ-DREAD-27")
def enter(state: State, mini: Mini, square: int, facing: int, purse: Purse, out: Out) -> None:
    mini = pay(state, mini, ENTRY, purse, out)
    mini = anchor(state, mini)
    mini = stand(state, mini, squares_at(state, square), facing)
    out.tell(Entered(mini.seat, mini.id, spots(state, mini.squares), mini.facing))
    follow(state, mini.id, mini.seat, mini.squares)
