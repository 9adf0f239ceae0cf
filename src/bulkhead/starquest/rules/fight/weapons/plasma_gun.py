"""The plasma gun (SQ-WPN-14 to 16), and the straight lines that the fusion gun and the conversion beamer share
(SQ-WPN-80)."""

from collections.abc import Iterable, Iterator
from functools import lru_cache

from msgspec import Struct

from bulkhead.starquest.box.items.weapons import Weapon
from bulkhead.starquest.data.frames import Attack
from bulkhead.starquest.data.hits import Hit
from bulkhead.starquest.data.state import Mini, State
from bulkhead.starquest.rules.fight import aims, fixed_targets
from bulkhead.starquest.rules.fight.aims import AlongLine
from bulkhead.starquest.rules.fight.lines_of_sight import all_round, dimmed
from bulkhead.starquest.rules.fight.weapons import areas
from bulkhead.starquest.rules.fight.weapons.pattern import Pattern, pattern
from bulkhead.starquest.ship.bases import front_of, line_starts
from bulkhead.starquest.ship.lines import fire_line
from bulkhead.starquest.ship.ship import Ship
from bulkhead.starquest.ship.squares import bits, holds, members
from bulkhead.starquest.table.places import is_large
from bulkhead.tabletop.clauses import clause
from bulkhead.tabletop.refusals import Illegal


@clause("SQ-LOF-04", "SQ-LOF-06")
def lines_of(state: State, shooter: Mini) -> Iterator[AlongLine]:
    """The lines that a shooter's arc allows: straight ahead and the two diagonals beside it. From a two-by-two base all
    eight directions that leave it at once, or its front's three where Dreadnoughts have arcs."""
    if not is_large(shooter):
        for turn in (0, -1, 1):
            yield AlongLine(shooter.squares[0], (shooter.facing + turn) % 8)
        return
    base = bits(shooter.squares)
    if all_round(state, shooter):
        for direction in range(8):
            for start in line_starts(state.ship, base, direction):
                yield AlongLine(start, direction)
        return
    for start in members(front_of(state.ship, base, shooter.facing >> 1)):
        for turn in (0, -1, 1):
            yield AlongLine(start, (shooter.facing + turn) % 8)


class Ray(Struct, frozen=True):
    """A line on the map as it is now."""

    squares: tuple[int, ...]
    set: int
    bulkheads: tuple[str, ...]
    """Those at which it ends."""


@clause("SQ-WPN-16", "SQ-WPN-44", "SQ-WPN-52", "SQ-WPN-80")
def line_of(state: State, shooter: Mini, at: AlongLine) -> Ray:
    """The squares of a line up to a wall or closed door, or up to and including the first that burns, is screened or
    holds a machine that is not the shooter's."""
    machines = state.engines & ~bits(shooter.squares)
    if shooter.mans:
        machines &= ~bits(state.minis[shooter.mans].squares)
    ray = _ray(state.ship, at.start, at.direction, state.closed, state.burning | state.screened | machines)
    light = dimmed(state, at.start)
    if not ray.set & ~light:
        return ray
    squares = tuple(square for square in ray.squares if light >> square & 1)
    return Ray(squares, bits(squares), ())


@lru_cache(maxsize=16384)
def _ray(ship: Ship, start: int, direction: int, closed: int, stoppers: int) -> Ray:
    """Cached for each state of doors, fire and machines, because every offer asks for lines."""
    squares = fire_line(ship, start, direction, closed, stoppers).squares
    ends = bulkheads_at_end(ship, squares[-1], direction, closed) if squares else ()
    return Ray(squares, bits(squares), ends)


@clause("SQ-DOOR-16")
def bulkheads_at_end(ship: Ship, last: int, direction: int, closed: int) -> tuple[str, ...]:
    """The closed bulkheads that keep a line from going on beyond its last square."""
    end = fire_line(ship, last, direction, closed)
    doors = () if end.squares else map(ship.door_on, members(end.doors))
    return tuple(f"door:{door.id}" for door in doors if door is not None and door.kind == "bulkhead")


class Line(Pattern):
    """The pattern of a line: one total for all targets on it."""

    worth = 1.3

    @clause("SQ-WPN-14", "SQ-SHOOT-12", "SQ-LOF-04")
    def aims(self, state: State, shooter: Mini, weapon: Weapon) -> Iterable[tuple[str, int]]:
        for at in lines_of(state, shooter):
            ray = line_of(state, shooter, at)
            if self._why_no_line(state, ray) is None and self._has_target(state, shooter, weapon, at, ray):
                yield aims.write(state, at), 1

    def _why_no_line(self, state: State, ray: Ray) -> Illegal | None:
        if not ray.squares:
            return Illegal("SQ-WPN-80", "sq-no-line-squares")
        if state.options.house.adjacent_stops_lines and holds(state.bodies, ray.squares[0]):
            return Illegal("SQ-LOF-02", "sq-no-line-adjacent")
        return None

    @clause("SQ-SHOOT-12", "SQ-DOOR-16")
    def _has_target(self, state: State, shooter: Mini, weapon: Weapon, at: AlongLine, ray: Ray) -> bool:
        """Does a shot along this line hit a target, or end at a bulkhead that is one?"""
        if areas.target_squares(state, shooter, self.reach(state, weapon, at, ray)):
            return True
        close = state.options.house.adjacent_targets
        return any(
            close or not fixed_targets.is_beside(state, shooter, door, fixed_targets.squares_of(state, door))
            for door in ray.bulkheads
        )

    def reach(self, state: State, weapon: Weapon, at: AlongLine, ray: Ray) -> int:
        """The squares that a shot along this line hits, as a set."""
        return ray.set

    def hit(self, state: State, weapon: Weapon, at: AlongLine, ray: Ray) -> tuple[int, ...]:
        """The same squares, in the order in which `values` and `end` want them."""
        return ray.squares

    @clause("SQ-WPN-14", "SQ-WPN-80")
    def squares(self, state: State, shooter: Mini, weapon: Weapon, aim: str) -> tuple[int, ...]:
        at = aims.read(state, aim)
        assert isinstance(at, AlongLine)
        return self.hit(state, weapon, at, line_of(state, shooter, at))

    @clause("SQ-WPN-15")
    def values(self, state: State, attack: Attack) -> dict[int, int]:
        """The value of each square."""
        return dict.fromkeys(attack.squares, sum(attack.rolls))

    def end(self, attack: Attack) -> int:
        """The last square of the line."""
        return attack.squares[-1]

    @clause("SQ-WPN-15", "SQ-DOOR-16")
    def hits(self, state: State, attack: Attack) -> Iterator[Hit]:
        """All targets on the line, even behind ones that are killed, and the bulkhead that ends it."""
        at = aims.read(state, attack.aim)
        assert isinstance(at, AlongLine)
        found = list(areas.hits(state, self.values(state, attack)))
        yield from found
        struck = {hit.target for hit in found}
        for door in bulkheads_at_end(state.ship, self.end(attack), at.direction, state.closed):
            if door not in struck:
                yield Hit(door, sum(attack.rolls))

    def why_not(self, state: State, shooter: Mini, weapon: Weapon, aim: str) -> Illegal:
        at = aims.read(state, aim)
        if not isinstance(at, AlongLine):
            return Illegal("SQ-WPN-14", "sq-no-line")
        if at not in tuple(lines_of(state, shooter)):
            return Illegal("SQ-LOF-04", "sq-no-line-direction")
        ray = line_of(state, shooter, at)
        if refusal := self._why_no_line(state, ray):
            return refusal
        return areas.why_no_target(state, shooter, self.reach(state, weapon, at, ray))


LINE = Line()
pattern("line", LINE)
