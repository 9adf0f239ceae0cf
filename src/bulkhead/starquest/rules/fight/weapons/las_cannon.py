"""The las-cannon (SQ-WPN-25 to 32): hits those of four squares that are in sight; shots may be concentrated.

The twin las-cannons of a Tarantula fire the same way, but the arc is that of the machine and the sight its gunner's
(SQ-WPN-57 to 59).
"""

from collections.abc import Iterable, Iterator
from functools import lru_cache

from msgspec import Struct

from bulkhead.starquest.box.items.weapons import Weapon
from bulkhead.starquest.data.frames import Attack
from bulkhead.starquest.data.hits import Hit
from bulkhead.starquest.data.state import Mini, State
from bulkhead.starquest.rules.fight import aims
from bulkhead.starquest.rules.fight.aims import AtBlock
from bulkhead.starquest.rules.fight.lines_of_sight import (
    all_round,
    blockers,
    dimmed,
    fire_blockers,
    half,
    wedge,
)
from bulkhead.starquest.rules.fight.weapons import areas
from bulkhead.starquest.rules.fight.weapons.pattern import Pattern, pattern
from bulkhead.starquest.ship.bases import block_at, border
from bulkhead.starquest.ship.ship import Ship
from bulkhead.starquest.ship.squares import bits, members
from bulkhead.starquest.table.places import is_machine
from bulkhead.tabletop.clauses import clause
from bulkhead.tabletop.refusals import Illegal


class Eye(Struct, frozen=True):
    """A square from which a gunner sees, and the squares that he sees and may aim at from there."""

    square: int
    half: int
    """The arc of his sight."""
    wedge: int
    """The arc of fire."""
    seen: int
    lit: int


class Stance(Struct, frozen=True):
    """From where a block weapon is fired, and what is in its way."""

    viewer: Mini
    """Who fires: the shooter, or the gunner of a machine."""
    eyes: tuple[Eye, ...]
    sight_blockers: int
    fire_blockers: int
    own: int
    """Squares of the shooter: it does not hit itself, nor the machine it mans."""
    beside: int
    """Squares of figures orthogonally adjacent to it: hit, but not aimed at."""


@clause("SQ-WPN-57", "SQ-WPN-59", "SQ-DREAD-17")
def stance(state: State, shooter: Mini) -> Stance | None:
    """The stance of a shooter; None for a machine without its gunner. A machine's arc starts at its front, its sight at
    the gunner behind it."""
    viewer, beside = shooter, 0
    if is_machine(shooter):
        gunner = next((mini for mini in state.minis.values() if mini.mans == shooter.id), None)
        if gunner is None or gunner.place != "board":
            return None
        viewer = gunner
    own = bits(viewer.squares) | bits(shooter.squares)
    in_sight, in_fire = blockers(state, viewer), fire_blockers(state, viewer)
    eyes = []
    for square in viewer.squares:
        if all_round(state, shooter):
            half_ = wedge_ = state.ship.floor
        else:
            half_ = half(state, square, shooter.facing)
            wedge_ = wedge(state, square if viewer is shooter else shooter.squares[0], shooter.facing)
        light = dimmed(state, square)
        half_, wedge_ = half_ & light, wedge_ & light
        seen = state.sight.field(square, state.closed, in_sight) & half_
        lit = state.sight.field(square, state.closed, in_fire) & wedge_
        eyes.append(Eye(square, half_, wedge_, seen, lit))
    if viewer is shooter:
        for mini in areas.figures_on(state, border(state.ship, own, state.closed)):
            beside |= bits(mini.squares)
    return Stance(viewer, tuple(eyes), in_sight, in_fire, own, beside)


@clause("SQ-WPN-28", "SQ-WPN-32", "SQ-WPN-59", "SQ-WPN-75")
def hit_squares(state: State, at: Stance, area: int) -> int:
    """The squares of an area that are hit: those in direct sight. Miniatures inside it do not screen one another,
    unless the house option says so."""
    house = state.options.house
    wanted = area & ~at.own
    if house.fire_hides:
        wanted &= ~state.burning
    found = 0
    for eye in at.eyes:
        found |= wanted & eye.seen
    if at.sight_blockers & area and not house.area_screening:
        for eye in at.eyes:
            found |= _unscreened(state, eye.square, wanted & eye.half & ~found, at.sight_blockers & ~area)
    return found


@clause("SQ-LOF-04", "SQ-WPN-59")
def in_arc(state: State, at: Stance, area: int) -> bool:
    """Is there a line of fire to at least one square of the area?"""
    wanted = area & ~at.own & ~at.beside
    if any(wanted & eye.lit for eye in at.eyes):
        return True
    if not at.fire_blockers & area or state.options.house.area_screening:
        return False
    return any(
        _unscreened(state, eye.square, wanted & eye.wedge, at.fire_blockers & ~area) for eye in at.eyes
    )


def _unscreened(state: State, eye: int, wanted: int, blocked: int) -> int:
    """The squares to which a line is free when only these are in the way."""
    return bits(square for square in members(wanted) if state.sight.sees(eye, square, state.closed, blocked))


def _uncovers(state: State, at: Stance, area: int, wanted: int) -> bool:
    """Is a target out of sight hit, because only miniatures inside the area screen it?"""
    return (area & at.sight_blockers).bit_count() > 1 and bool(hit_squares(state, at, area) & wanted)


@lru_cache(maxsize=65536)
def areas_round(ship: Ship, square: int) -> tuple[tuple[str, int], ...]:
    """The four areas that contain a square: their text, and their floor squares."""
    x, y = ship.xy(square)
    corners = [(x - dx, y - dy) for dy in (1, 0) for dx in (1, 0)]
    return tuple((f"[{west}.{north}]", block_at(ship, west, north)) for west, north in corners)


class Block(Pattern):
    """The pattern of an area of two by two squares."""

    worth = 1.3

    @clause("SQ-WPN-27", "SQ-WPN-30", "SQ-SHOOT-12", "SQ-LOF-04")
    def aims(self, state: State, shooter: Mini, weapon: Weapon) -> Iterable[tuple[str, int]]:
        """Every area with a target in a square that would be hit. Only areas round targets are tried, and only those
        targets that walls and doors do not hide."""
        at = stance(state, shooter)
        if at is None:
            return
        near = seen = 0
        for eye in at.eyes:
            near |= state.sight.reach(eye.square, state.closed) & eye.half
            seen |= eye.seen
        wanted = areas.target_squares(state, shooter, near & ~at.own, at.viewer)
        if state.options.house.fire_hides:
            wanted &= ~state.burning
        most = self.most(weapon)
        tried: set[str] = set()
        for square in members(wanted):
            for name, area in areas_round(state.ship, square):
                if name in tried:
                    continue
                tried.add(name)
                if not area & wanted & seen and not _uncovers(state, at, area, wanted):
                    continue
                if in_arc(state, at, area):
                    yield name, most

    @clause("SQ-WPN-25", "SQ-WPN-30", "SQ-WPN-58", "SQ-WPN-77", "SQ-DREAD-26")
    def most(self, weapon: Weapon) -> int:
        """How many shots one area may get in one attack."""
        return 1 if weapon.has("no_concentration") else weapon.shots

    def squares(self, state: State, shooter: Mini, weapon: Weapon, aim: str) -> tuple[int, ...]:
        block, at = aims.read(state, aim), stance(state, shooter)
        assert isinstance(block, AtBlock)
        assert at is not None
        return tuple(members(hit_squares(state, at, block_at(state.ship, block.x, block.y))))

    @clause("SQ-WPN-29", "SQ-WPN-30", "SQ-WPN-76")
    def hits(self, state: State, attack: Attack) -> Iterator[Hit]:
        """The sum of all dice, for every target in a hit square."""
        return areas.hits(state, dict.fromkeys(attack.squares, sum(attack.rolls)))

    def why_not(self, state: State, shooter: Mini, weapon: Weapon, aim: str) -> Illegal:
        block, at = aims.read(state, aim), stance(state, shooter)
        if not isinstance(block, AtBlock):
            return Illegal("SQ-WPN-27", "sq-no-block")
        if at is None:
            return Illegal("SQ-WPN-49", "sq-no-gunner")
        area = block_at(state.ship, block.x, block.y)
        if not in_arc(state, at, area):
            return Illegal("SQ-WPN-59" if is_machine(shooter) else "SQ-LOF-04", "sq-no-line-of-fire")
        return areas.why_no_target(state, shooter, hit_squares(state, at, area), at.viewer)


pattern("block", Block())
