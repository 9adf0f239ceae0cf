"""The steps from one square: their costs, flanks, and whose leave they need (SQ-MOVE-03 to 13, 16, 17)."""

from collections.abc import Iterator

from msgspec import Struct

from bulkhead.starquest.data.facings import step_cost
from bulkhead.starquest.data.factions import NEUTRAL
from bulkhead.starquest.data.frames import Activation, Window
from bulkhead.starquest.data.lasting_effects import Named
from bulkhead.starquest.data.state import Mini, State
from bulkhead.starquest.ship.ship import Route
from bulkhead.starquest.ship.squares import NOWHERE
from bulkhead.starquest.table import effects
from bulkhead.starquest.table.entry_squares import no_stop
from bulkhead.starquest.table.mission_rule import rules_of
from bulkhead.starquest.table.places import figure, holder_seat, obstacles
from bulkhead.tabletop.clauses import clause

PASSES: Named = clause("SQ-MOVE-11", "SQ-MOVE-12")("pass-occupied")
"""The effect on a figure that passes others without asking."""
Needs = tuple[tuple[int, ...], ...]
"""Groups of seats: one of each group must allow the step."""


class Way(Struct, frozen=True):
    """A step that is possible, if the owners who must be asked allow it."""

    to: int
    direction: int
    cost: int
    needs: Needs = ()


@clause("SQ-MOVE-18")
def seats_asked(state: State, who: str) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The seats that have let this figure pass and those that have refused, in the current activation or window."""
    for frame in reversed(state.frames):
        if isinstance(frame, Activation):
            return frame.allowed, frame.refused
        if isinstance(frame, Window):
            answers = [(seat, yes) for mover, seat, yes in frame.leave if mover == who]
            return tuple(seat for seat, yes in answers if yes), tuple(
                seat for seat, yes in answers if not yes
            )
    return (), ()


@clause("SQ-MOVE-03", "SQ-MOVE-04", "SQ-MOVE-08", "SQ-MOVE-10", "SQ-MOVE-11", "SQ-MOVE-12", "SQ-MOVE-13")
@clause("SQ-MOVE-16", "SQ-MOVE-17")
def ways(state: State, mini: Mini, left: int) -> Iterator[Way]:
    """Every step that the map, other figures and the points left allow."""
    square = mini.squares[0]
    allowed, refused = seats_asked(state, mini.id)
    allowed = (*allowed, mini.seat)
    if effects.has(state, mini, PASSES):
        allowed, refused = tuple(range(len(state.sides))), ()
    neighbours = state.ship.step[square]
    barred_, kept_free = barred(state), no_stop(state, mini.id)
    closed_to_it = barred_
    for rule in rules_of(state):
        closed_to_it |= rule.closed_squares(state, mini)
    is_token = mini.id in state.tokens
    for direction in directions(mini):
        to = neighbours[direction]
        if to == NOWHERE or closed_to_it >> to & 1:
            continue
        cost = 1 if is_token else step_cost(mini.facing, direction)
        if cost > left:
            continue
        needs = _needs(state, square, direction, to, mini.id, barred_)
        if needs is None:
            continue
        if needs:
            needs = settled(needs, allowed, refused)
            if needs is None:
                continue
        if not _free(state, to, mini, kept_free) and not way_on(state, mini, to, left - cost, refused):
            continue
        yield Way(to, direction, cost, needs)


def directions(mini: Mini) -> range:
    """The directions of its steps: all eight, but for machines that roll along the rows only. A token has no sheet."""
    return range(0, 8, 2) if mini.figure and "orthogonal" in figure(mini).flags else range(8)


@clause("SQ-MOVE-10", "SQ-OBJ-04")
def barred(state: State) -> int:
    """Squares that cannot be entered: obstacles; object tokens too where they are picked up from beside."""
    marked = obstacles(state)
    if state.things and state.options.house.pick_up == "adjacent":
        for thing in state.things.values():
            if thing.square >= 0:
                marked |= 1 << thing.square
    return marked


def _free(state: State, to: int, mini: Mini, kept_free: int) -> bool:
    return state.holder.get(to, mini.id) == mini.id and not kept_free >> to & 1


@clause("SQ-MOVE-11", "SQ-MOVE-12")
def _needs(state: State, square: int, direction: int, to: int, who: str, barred_: int) -> Needs | None:
    """The seats whose leave a step needs; None when no leave can make it legal."""
    groups: Needs = ()
    if direction & 1:
        first, second = state.ship.corners[square][direction >> 1]
        one = _flank(state, first, who, barred_)
        other = None if one is None else _flank(state, second, who, barred_)
        if one is not None and other is not None:
            soft = tuple(dict.fromkeys(seat for seat in (one, other) if seat >= 0))
            if not soft:
                return None
            groups = (soft,)
    elif not state.ship.passable(square, direction >> 1, state.closed):
        return None
    holder = holder_seat(state, to) if state.holder.get(to, who) != who else None
    if holder is None:
        return groups
    return None if holder == NEUTRAL else (*groups, (holder,))


def _flank(state: State, route: Route, who: str, barred_: int) -> int | None:
    """Whether a route round the corner is open (None), closed for good (-1), or held by that seat's figure."""
    if route.is_cut(state.closed) or barred_ >> route.flank & 1:
        return -1
    if state.holder.get(route.flank, who) == who:
        return None
    return holder_seat(state, route.flank)


def settled(needs: Needs, allowed: tuple[int, ...], refused: tuple[int, ...]) -> Needs | None:
    """The seats still to be asked; None when a refusal has settled it."""
    left: list[tuple[int, ...]] = []
    for group in needs:
        if any(seat in allowed for seat in group):
            continue
        open_ = tuple(seat for seat in group if seat not in refused)
        if not open_:
            return None
        left.append(open_)
    return tuple(left)


@clause("SQ-MOVE-09", "SQ-MOVE-16")
def way_on(state: State, mini: Mini, start: int, left: int, refused: tuple[int, ...]) -> bool:
    """From a shared square, is there a way to a free one? After each step a turn of 90 degrees is free, so that every
    step costs one point."""
    barred_, kept_free = barred(state), no_stop(state, mini.id)
    edge, known = {start}, {start}
    for _ in range(left):
        further: set[int] = set()
        for square in edge:
            for to in _steps_on(state, mini, square, refused, barred_):
                if _free(state, to, mini, kept_free):
                    return True
                further.add(to)
        edge = further - known
        if not edge:
            return False
        known |= edge
    return False


@clause("SQ-MOVE-09", "SQ-MOVE-16")
def _steps_on(state: State, mini: Mini, square: int, refused: tuple[int, ...], barred_: int) -> Iterator[int]:
    """The squares to which it can step from a square, unless all who could let it pass have refused."""
    neighbours = state.ship.step[square]
    for direction in directions(mini):
        to = neighbours[direction]
        if to == NOWHERE or barred_ >> to & 1:
            continue
        needs = _needs(state, square, direction, to, mini.id, barred_)
        if needs is not None and not _is_refused(needs, refused):
            yield to


def _is_refused(needs: Needs, refused: tuple[int, ...]) -> bool:
    """Have all seats of one group refused?"""
    return bool(needs) and any(all(seat in refused for seat in group) for group in needs)


@clause("SQ-ALIEN-07", "SQ-ALIEN-23")
def no_way_off(state: State, mini: Mini, to: int, left: int) -> bool:
    """Is this a vent or conduit that it could not leave again with these points?"""
    if not no_stop(state, mini.id) >> to & 1:
        return False
    return not way_on(state, mini, to, left, seats_asked(state, mini.id)[1])


@clause("SQ-MOVE-18")
def path_needs(state: State, mini: Mini, path: tuple[int, ...]) -> tuple[int, ...]:
    """Owners who must be asked for a whole path and have not answered yet in this activation."""
    allowed, refused = seats_asked(state, mini.id)
    known = (*allowed, *refused, mini.seat)
    wanted: dict[int, None] = {}
    if effects.has(state, mini, PASSES):
        return ()
    here = mini.squares[0]
    barred_ = barred(state)
    for to in path:
        if to not in state.ship.step[here]:
            break
        needs = _needs(state, here, state.ship.step[here].index(to), to, mini.id, barred_)
        if needs is None:
            break
        for group in needs:
            if not any(seat in allowed or seat == mini.seat for seat in group):
                wanted.update((seat, None) for seat in group if seat not in known)
        here = to
    return tuple(wanted)
