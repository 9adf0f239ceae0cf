"""Attacks on fixed targets: bulkheads, vents and mission structures (SQ-DOOR-10 to 16, SQ-ALIEN-12)."""

from collections.abc import Iterator
from functools import lru_cache

from bulkhead.starquest.data.state import Mini, State, change_side
from bulkhead.starquest.events import StructureDamaged, TokensLost, Unharmed, VentDestroyed
from bulkhead.starquest.rules.fight.aims import AtFixed
from bulkhead.starquest.rules.fight.lines_of_sight import fire_field
from bulkhead.starquest.rules.move import doors
from bulkhead.starquest.ship.bases import border
from bulkhead.starquest.ship.ship import Ship
from bulkhead.starquest.ship.squares import NOWHERE, base, bits, members
from bulkhead.starquest.table.feat_log import note
from bulkhead.starquest.table.places import remove_token, settle
from bulkhead.tabletop.clauses import clause
from bulkhead.tabletop.events import Out
from bulkhead.tabletop.refusals import Illegal

VENT_AV = 4


def fronts(state: State, door_id: str) -> int:
    return next(door.fronts for door in state.ship.doors if door.id == door_id)


def stands(state: State, target: str) -> bool:
    """Is a fixed target still there, and closed if it is a bulkhead?"""
    kind, _, id_ = target.partition(":")
    if kind == "door":
        return any(
            door.id == id_ and door.kind == "bulkhead" and state.closed >> number & 1
            for number, door in enumerate(state.ship.doors)
        )
    if kind == "vent":
        return id_ in state.vents
    return any(name == id_ and lp > 0 for name, lp in state.structures)


def all_standing(state: State) -> Iterator[str]:
    return (target for target, _ in with_squares(state))


def squares_of(state: State, target: str) -> int:
    """The squares by which a fixed target is aimed at or hit: a bulkhead's four fronts, the square of a vent."""
    kind, _, id_ = target.partition(":")
    if kind == "door":
        return fronts(state, id_)
    if kind == "vent":
        return 1 << state.ship.vents[id_]
    return 1 << state.scenario.structures[id_]


@clause("SQ-DOOR-15", "SQ-ALIEN-12")
def in_fire(state: State, shooter: Mini, lit: int | None = None) -> Iterator[str]:
    """Fixed targets that may be chosen: one of their squares is in the line of fire (`lit`, where it is known), or a
    bulkhead is right ahead."""
    standing = with_squares(state)
    if not standing:
        return
    if lit is None:
        lit = fire_field(state, shooter)
    beside = base(shooter.squares)
    for target, squares in standing:
        if squares & lit or (squares & beside and ahead(state, shooter, target)):
            yield target


@clause("SQ-ALIEN-12", "SQ-ALIEN-25")
def with_squares(state: State) -> list[tuple[str, int]]:
    """Every fixed target that stands, with the squares by which it is aimed at or hit. A conduit is none."""
    closed = state.closed
    found = [(name, fronts_) for number, name, fronts_ in bulkheads(state.ship) if closed >> number & 1]
    if state.vents:
        known = vents(state.ship)
        found += [known[vent] for vent in state.vents]
    if state.structures:
        found += [
            (f"site:{name}", squares_of(state, f"site:{name}")) for name, lp in state.structures if lp > 0
        ]
    return found


@lru_cache(maxsize=64)
def bulkheads(ship: Ship) -> tuple[tuple[int, str, int], ...]:
    """The bulkheads of a map: place among the doors, name as a target, front squares."""
    return tuple(
        (number, f"door:{door.id}", door.fronts)
        for number, door in enumerate(ship.doors)
        if door.kind == "bulkhead"
    )


@lru_cache(maxsize=64)
def vents(ship: Ship) -> dict[str, tuple[str, int]]:
    """The vents of a map: name as a target, and the square."""
    return {vent: (f"vent:{vent}", 1 << square) for vent, square in ship.vents.items()}


@clause("SQ-SHOOT-12")
def is_beside(state: State, mini: Mini, target: str, squares: int) -> bool:
    """Is a fixed target orthogonally adjacent to a figure: a bulkhead on an edge of its base, a vent or structure on a
    square next to it?"""
    own = base(mini.squares)
    if target.startswith("door:"):
        return bool(squares & own)
    return bool(squares & (own | border(state.ship, own, state.closed)))


def right_ahead(state: State, mini: Mini) -> list[str]:
    """Fixed targets right ahead of a miniature. Those far away are skipped early."""
    if mini.facing & 1:
        return []
    near = base(mini.squares)
    for square in mini.squares:
        if (there := state.ship.step[square][mini.facing]) != NOWHERE:
            near |= 1 << there
    return [
        target for target, squares in with_squares(state) if squares & near and ahead(state, mini, target)
    ]


@clause("SQ-DOOR-11", "SQ-DOOR-15", "SQ-ALIEN-12")
def ahead(state: State, mini: Mini, target: str) -> bool:
    """Is a bulkhead the very edge ahead of a miniature, or a vent or structure the square ahead?"""
    if mini.facing & 1:
        return False
    kind, _, id_ = target.partition(":")
    for square in mini.squares:
        if kind == "door":
            door = state.ship.door_on(state.ship.edge(square, mini.facing >> 1))
            if door is not None and door.id == id_:
                return True
        elif state.ship.step[square][mini.facing] in tuple(
            members(squares_of(state, target))
        ) and state.ship.passable(square, mini.facing >> 1, state.closed):
            return True
    return False


@clause("SQ-DOOR-10", "SQ-DOOR-12", "SQ-ALIEN-12")
def strike(state: State, seat: int, target: str, total: int, out: Out) -> bool:
    """Attack a fixed target with a total. True when it is destroyed."""
    kind, _, id_ = target.partition(":")
    if kind == "door":
        if doors.attack_bulkhead(state, seat, id_, total, out):
            return True
        out.tell(Unharmed(seat, target, total, doors.BULKHEAD_AV, "SQ-DOOR-10"))
        return False
    if kind == "vent":
        if total <= VENT_AV:
            out.tell(Unharmed(seat, target, total, VENT_AV, "SQ-ALIEN-12"))
            return False
        destroy_vent(state, seat, id_, total, out)
        return True
    return strike_structure(state, seat, id_, total, out)


@clause("SQ-ALIEN-12")
def destroy_vent(state: State, seat: int, vent: str, total: int, out: Out) -> None:
    """Remove a vent, whose square is plain floor from now on; a token that waits on it goes back to its owner's supply,
    face down."""
    state.vents = tuple(other for other in state.vents if other != vent)
    for mini in [mini for mini in state.minis.values() if mini.passing]:
        settle(state, mini)
    out.tell(VentDestroyed(seat, vent, total))
    note(state, "destroyed", seat, f"vent:{vent}", state.ship.vents[vent])
    for token in [token for token in state.tokens.values() if token.vent == vent]:
        remove_token(state, token)
        if state.options.house.destroyed_vent == "supply":
            side = state.sides[token.seat]
            change_side(state, token.seat, specials=tuple(sorted((*side.specials, token.identity))))
        else:
            out.tell(TokensLost(token.seat, 1, "SQ-ALIEN-12"))


@clause("SQ-SHOOT-06")
def strike_structure(state: State, seat: int, name: str, total: int, out: Out) -> bool:
    """A mission structure loses LP by the excess over its AV, like a miniature; all players see it."""
    av = state.scenario.structure_av.get(name, VENT_AV)
    lp = dict(state.structures)[name]
    if total <= av:
        out.tell(Unharmed(seat, f"site:{name}", total, av))
        return False
    left = max(0, lp - (total - av))
    state.structures = tuple((other, left if other == name else old) for other, old in state.structures)
    square = state.scenario.structures[name]
    out.tell(StructureDamaged(seat, name, state.ship.xy(square), lp - left, left))
    if left == 0:
        note(state, "destroyed", seat, f"site:{name}", square)
    return left == 0


@clause("SQ-DOOR-16")
def under(state: State, values: dict[int, int]) -> Iterator[tuple[str, int]]:
    """Fixed targets hit by an area or line: each once, with the highest value that any of its squares receives."""
    hit = bits(values)
    for target, squares in with_squares(state):
        touched = squares & hit
        if touched:
            yield target, max(values[square] for square in members(touched))


def why_not(state: State, shooter: Mini, aim: AtFixed) -> Illegal:
    target = f"{aim.kind}:{aim.id}"
    clause_ = "SQ-DOOR-15" if aim.kind == "door" else "SQ-ALIEN-12"
    if target not in all_standing(state):
        return Illegal(clause_, "sq-no-fixed-target")
    return Illegal(clause_, "sq-no-line-of-fire")
