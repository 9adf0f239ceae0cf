"""Lines of sight and of fire of figures on the map (SQ-LOS, SQ-LOF); the geometry is in ship/sight.py."""

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Final

from bulkhead.starquest.data.state import Mini, State, Token, by_word
from bulkhead.starquest.ship.distance import within
from bulkhead.starquest.ship.ship import Ship
from bulkhead.starquest.ship.squares import base, members
from bulkhead.starquest.table.places import is_large, is_machine, on_board
from bulkhead.tabletop.clauses import clause


@clause("SQ-LOS-03")
def half(state: State, square: int, facing: int) -> int:
    """The squares within 180 degrees of a facing, its borders included."""
    return state.arcs.diagonal(square, facing)[0] if facing & 1 else state.arcs.half(square, facing >> 1)


@clause("SQ-LOF-01")
def wedge(state: State, square: int, facing: int) -> int:
    """The squares between the two 45-degree lines of a facing, both included."""
    return state.arcs.diagonal(square, facing)[1] if facing & 1 else state.arcs.wedge(square, facing >> 1)


@clause("SQ-LOS-02", "SQ-LOS-04", "SQ-LOS-08", "SQ-LOS-09", "SQ-LOS-10")
def blockers(state: State, *ends: Mini) -> int:
    """Squares that cut lines of sight: miniatures, fire and what cards put there, not machines, tokens or objects;
    never the bases of the two ends."""
    blocked = state.bodies | state.burning | state.screened
    for end in ends:
        blocked &= ~base(end.squares)
    return blocked


@clause("SQ-LOF-03", "SQ-WPN-52", "SQ-WPN-85")
def fire_blockers(state: State, *ends: Mini) -> int:
    """Squares that cut lines of fire from the first end: those of sight and the machines, except the one that the
    shooter mans and one that is an end itself. A machine covers its gunner against fire from beyond it."""
    blocked = state.engines
    if ends and ends[0].mans:
        blocked &= ~base(state.minis[ends[0].mans].squares)
    for end in ends:
        blocked &= ~base(end.squares)
    return blocked | blockers(state, *ends)


DARK: Final = "dark"
"""The effect of a board without light: its value is the board."""
IN_THE_DARK = 6
"""The range of sight and fire on a dark board."""


@clause("SQ-LOS-01", "SQ-SHOOT-02")
def dimmed(state: State, square: int) -> int:
    """Squares to which there is enough light for a line from this one: all, unless a card darkens a board. A line is
    limited if either end lies on that board."""
    dark = by_word(state.effects).get(DARK) if state.effects else None
    if dark is None:
        return -1
    return _in_the_dark(state.ship, square, tuple(effect.value for effect in dark))


@lru_cache(maxsize=4096)
def _in_the_dark(ship: Ship, square: int, boards: tuple[int, ...]) -> int:
    near = within(ship, square, IN_THE_DARK)
    if ship.board_of[square] in boards:
        return near
    dark = 0
    for board in boards:
        dark |= ship.board_squares[board]
    return near | ~dark


@clause("SQ-DREAD-17")
def all_round(state: State, mini: Mini) -> bool:
    """Does it see and fire all round? A Dreadnought does, from each of its squares."""
    return is_large(mini) and state.options.house.dreadnought_arcs == "round"


@clause("SQ-LOS-12", "SQ-LOS-03")
def field(state: State, viewer: Mini) -> int:
    """Every square that a miniature sees. Machines see nothing; their gunners do."""
    if viewer.place != "board" or is_machine(viewer):
        return 0
    blocked = blockers(state, viewer)
    seen = 0
    round_ = all_round(state, viewer)
    for square in viewer.squares:
        from_here = state.sight.field(square, state.closed, blocked) & dimmed(state, square)
        seen |= from_here if round_ else from_here & half(state, square, viewer.facing)
    return seen


@clause("SQ-LOS-01", "SQ-LOS-03", "SQ-LOS-10")
def sees_squares(state: State, viewer: Mini, squares: tuple[int, ...], *target: Mini) -> bool:
    """Does a miniature see at least one of these squares? `target` is who stands on them."""
    if viewer.place != "board" or is_machine(viewer):
        return False
    wanted = base(squares)
    if state.options.house.fire_hides and target:
        wanted &= ~state.burning
    round_ = all_round(state, viewer)
    for square in viewer.squares:
        near = state.sight.reach(square, state.closed) & wanted & dimmed(state, square)
        if not round_:
            near &= half(state, square, viewer.facing)
        if not near:
            continue
        blocked = blockers(state, viewer, *target)
        for aim in members(near):
            if state.sight.sees(square, aim, state.closed, blocked):
                return True
    return False


def sees(state: State, viewer: Mini, target: Mini) -> bool:
    """Does a miniature see another one (or a machine)?"""
    return target.place == "board" and sees_squares(state, viewer, target.squares, target)


@clause("SQ-LOS-10", "SQ-LOS-11")
def in_sight(state: State, viewer: Mini, others: Iterable[Mini] | None = None) -> list[Mini]:
    """All miniatures that one sees, itself included; or those of some `others`. One field of view serves for bases of
    one square. Larger bases do not hide themselves, so the field does not show all of them and they are tested one by
    one."""
    if others is None:
        others = state.minis.values()
    lit = field(state, viewer)
    if state.options.house.fire_hides:
        lit &= ~state.burning
    found: list[Mini] = []
    for other in others:
        squares = other.squares
        if len(squares) == 1:
            if lit >> squares[0] & 1:
                found.append(other)
        elif squares and sees(state, viewer, other):
            found.append(other)
    return found


def could_see(state: State, viewer: Mini) -> int:
    """The squares that a miniature could see with its facing if no figure stood between: a quick test before the exact
    one, for these squares change only with the doors."""
    if all_round(state, viewer):
        return _overlooked(state, viewer.squares)
    seen = 0
    for square in viewer.squares:
        seen |= state.sight.reach(square, state.closed) & half(state, square, viewer.facing)
    return seen


@clause("SQ-LOS-11")
def onlookers(state: State, target: Mini, others: Iterable[Mini]) -> Iterator[Mini]:
    """The miniatures that see this one."""
    near = _overlooked(state, target.squares)
    return (other for other in others if base(other.squares) & near and sees(state, other, target))


def _overlooked(state: State, squares: tuple[int, ...]) -> int:
    """Squares from which one of these could be seen if no figure stood between: sight is the same both ways. A quick
    test before the exact one, which most miniatures fail."""
    near = 0
    for square in squares:
        near |= state.sight.reach(square, state.closed)
    return near


@clause("SQ-MELEE-07")
def rivals_watching(state: State, target: Mini) -> tuple[str, ...]:
    """The miniatures of other players that see this one now."""
    rivals = [other for other in on_board(state) if other.seat != target.seat]
    return tuple(other.id for other in onlookers(state, target, rivals))


def sees_token(state: State, viewer: Mini, token: Token) -> bool:
    return not token.vent and sees_squares(state, viewer, (token.square,))


@clause("SQ-LOF-01", "SQ-LOF-03", "SQ-SHOOT-01")
def fire_field(state: State, shooter: Mini) -> int:
    """Every square to which a miniature has a line of fire, occupied or not."""
    if shooter.place != "board":
        return 0
    blocked = fire_blockers(state, shooter)
    reached = 0
    round_ = all_round(state, shooter)
    for square in shooter.squares:
        lit = state.sight.field(square, state.closed, blocked) & dimmed(state, square)
        reached |= lit if round_ else lit & wedge(state, square, shooter.facing)
    return reached & ~base(shooter.squares)


def fire_reach(state: State, shooter: Mini) -> int:
    """The squares to which a miniature would have a line of fire if no figure stood between: a quick test before the
    exact one."""
    reached, round_ = 0, all_round(state, shooter)
    for square in shooter.squares:
        near = state.sight.reach(square, state.closed)
        reached |= near if round_ else near & wedge(state, square, shooter.facing)
    return reached & ~base(shooter.squares)


@clause("SQ-LOF-01", "SQ-LOF-02", "SQ-LOF-05")
def can_target(state: State, shooter: Mini, target: Mini, facing: int | None = None) -> bool:
    """Has a miniature a line of fire to another (or to a machine) that it may choose as target?"""
    if target.place != "board" or shooter.place != "board" or adjoining(state, shooter, target):
        return False
    looks = shooter.facing if facing is None else facing
    wanted = base(target.squares)
    if state.options.house.fire_hides:
        wanted &= ~state.burning
    round_ = all_round(state, shooter)
    for square in shooter.squares:
        near = state.sight.reach(square, state.closed) & wanted & dimmed(state, square)
        if not round_:
            near &= wedge(state, square, looks)
        if not near:
            continue
        blocked = fire_blockers(state, shooter, target)
        for aim in members(near):
            if state.sight.sees(square, aim, state.closed, blocked):
                return True
    return False


@clause("SQ-LOF-02", "SQ-LOF-05")
def adjoining(state: State, one: Mini, other: Mini) -> bool:
    """Do two bases share an open edge?"""
    there = other.squares
    for square in one.squares:
        for direction in (0, 2, 4, 6):
            if state.ship.step[square][direction] in there and state.ship.passable(
                square, direction >> 1, state.closed
            ):
                return True
    return False
