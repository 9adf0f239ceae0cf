"""Values the squares in reach of a figure: attacks from there, distance to the errand, fire, and foes in sight."""

from collections import Counter
from collections.abc import Iterable, Iterator
from functools import lru_cache

from msgspec import Struct
from msgspec.structs import replace

from bulkhead.bots.starquest.chances import Arms, stands
from bulkhead.bots.starquest.fields import walk, way_to_square
from bulkhead.bots.starquest.plans import Errand, bulkheads
from bulkhead.bots.starquest.sense import Table
from bulkhead.bots.starquest.walking.facing import first_look
from bulkhead.starquest.data.state import Deeds, Mini
from bulkhead.starquest.rules.fight.lines_of_sight import field, fire_blockers
from bulkhead.starquest.rules.fight.targeting import may_name
from bulkhead.starquest.rules.move.possible_steps import dreaded
from bulkhead.starquest.rules.move.step_costs import barred
from bulkhead.starquest.ship.ship import Ship
from bulkhead.starquest.ship.squares import NOWHERE, base, bits, members
from bulkhead.starquest.table import effects
from bulkhead.starquest.table.entry_squares import no_stop
from bulkhead.starquest.table.places import figure

STEP = 0.3
"""The points for each step nearer to the errand."""
EXPOSED = 0.012
"""The part of its points that a squad miniature loses in value for each foe that sees its final square."""
ALIEN_EXPOSED = 0.1
"""The same for an alien. Its loss costs no points but is a gift to a rival: the more it is worth, the longer it keeps
out of sight."""
BURNING = 3.0
"""The cost in points of ending in fire."""
IN_THE_WAY = 1.5
"""The cost in points of ending where the squad comes aboard, for each miniature that still waits outside."""

WORTH_A_CARD = 0.5
"""A card that gives a further attack is played for one that is worth at least so many points."""


class Spot(Struct, frozen=True):
    """A square to end on, and the target to attack from it."""

    square: int
    value: float
    target: str = ""


def survey(table: Table, mini: Mini, errand: Errand, points: int) -> tuple[list[Spot], dict[int, int]]:
    """Every square in reach with its value, with and without an attack from it; and the square each is entered from."""
    steps, came = reach(table, mini, points)
    reached = bits(steps)
    lines = _lines(table, mini, reached)
    worth = _standing(table, mini, errand, steps, lines)
    spots = [Spot(square, value) for square, value in worth.items()]
    for foe, gain, squares in _attacks(table, mini, reached, lines):
        spots += [Spot(square, worth[square] + gain, foe.id) for square in members(squares)]
    return spots, came


def _attacks(
    table: Table, mini: Mini, reached: int, lines: list[tuple[Mini, int]]
) -> Iterator[tuple[Mini, float, int]]:
    """The attacks that it could make for a gain: the foe, the gain, and the squares in reach to make it from."""
    arms: Arms | None = None
    for foe, lit in lines:
        beside = _beside(table.state.ship, foe.squares, table.state.closed) & reached
        if not beside | lit:
            continue  # most foes are out of sight: for them nothing is computed
        if not may_name(table.state, mini, foe):
            continue  # a card protects it
        arms = arms or Arms(table, mini)
        if beside and (gain := arms.fighting(foe)) > 0:
            yield foe, gain, beside
        far = lit & ~beside
        for gun in arms.guns if far else ():
            squares = far & stands(table.state.ship, gun, foe.squares)
            if squares and (gain := arms.shooting(foe, gun)) > 0:
                yield foe, gain, squares


def targets(table: Table, mini: Mini) -> set[str]:
    """The foes on which it could make an attack that is worth a card, in an activation that begins now."""
    if not mini.squares:
        return set()
    fresh, points = replace(mini, deeds=Deeds()), figure(mini).move
    steps, came = reach(table, fresh, points)
    reached = bits(steps)
    found = set()
    for foe, gain, squares in _attacks(table, fresh, reached, _lines(table, fresh, reached)):
        if gain >= WORTH_A_CARD and foe.id not in found:
            ways = (way_to_square(came, mini.squares[0], one) for one in members(squares))
            if any(first_look(table, fresh, way, foe, points) is not None for way in ways):
                found.add(foe.id)
    return found


def could_attack(table: Table, mini: Mini, points: int) -> bool:
    """Could it attack somebody for a gain from a square in reach?"""
    reached = bits(reach(table, mini, points)[0])
    return any(True for _ in _attacks(table, mini, reached, _lines(table, mini, reached)))


def _standing(
    table: Table, mini: Mini, errand: Errand, squares: Iterable[int], lines: list[tuple[Mini, int]]
) -> dict[int, float]:
    """The value of ending on each of these squares, without attacks."""
    steps = errand.steps
    worth = {square: -STEP * steps[square] + errand.gain * (not steps[square]) for square in squares}
    waiting = sum(one.place == "dock" for one in table.state.minis.values() if one.seat == mini.seat)
    for square in _doorstep(table) if waiting else ():
        if square in worth:
            worth[square] -= IN_THE_WAY * waiting
    if table.state.burning:
        for square in members(table.state.burning):
            if square in worth:
                worth[square] -= BURNING
    exposed = (ALIEN_EXPOSED if table.alien else EXPOSED) * figure(mini).points
    seen = Counter(square for _, lit in lines for square in members(lit))
    for square, foes in seen.items():
        worth[square] -= exposed * foes
    return worth


def _doorstep(table: Table) -> tuple[int, ...]:
    """The squares on which the rest of the squad comes aboard."""
    dock = table.view.sides[table.seat].dock
    return table.state.ship.docks[dock].thresholds if dock else ()


def reach(table: Table, mini: Mini, points: int) -> tuple[dict[int, int], dict[int, int]]:
    """The squares that it can walk to: around others and fire, past figures of its own player, through doors that it
    opens. It asks no other player to let it pass."""
    state = table.state
    held, others = table.held, table.held & ~table.held_by(mini.seat)
    for square in mini.squares:
        if state.holder.get(square) == mini.id:
            held &= ~(1 << square)
    return walk(
        state.ship,
        mini.squares[0],
        points,
        (bulkheads(table), state.closed),
        barred(state) | others,
        held | no_stop(state, mini.id),
        shunned=state.burning | _dreaded(table, mini),
    )


def _dreaded(table: Table, mini: Mini) -> int:
    """The squares that it is afraid to enter: those nearer to a psionic than it stands."""
    state = table.state
    if not effects.has(state, mini, "no-approach"):
        return 0
    return bits(square for square in members(state.ship.floor) if dreaded(state, mini, square))


def _lines(table: Table, mini: Mini, reached: int) -> list[tuple[Mini, int]]:
    """Each foe with the squares in reach that have a line of sight to it: lines are free both ways."""
    state = table.state
    sight, closed, blocked = state.sight, state.closed, fire_blockers(state, mini)
    for square in mini.squares:
        if state.holder.get(square, mini.id) != mini.id:
            blocked |= 1 << square  # whom it passes stays there when it goes on
    found = []
    for foe in table.foes:
        lit = 0
        for square in foe.squares:
            if sight.reach(square, closed) & reached:  # most foes are behind walls
                lit |= sight.field(square, closed, blocked & ~base(foe.squares))
        found.append((foe, lit & reached))
    return found


@lru_cache(maxsize=4096)
def _beside(ship: Ship, base: tuple[int, ...], closed: int) -> int:
    """The squares from which a figure on this base can be attacked in melee: adjacent, with nothing between."""
    found = 0
    for square in base:
        for direction in (0, 2, 4, 6):
            there = ship.leads_on(square, direction, closed)
            if there != NOWHERE and there not in base:
                found |= 1 << there
    return found


def watched(table: Table, squares: int) -> int:
    """The squares among these that a foe sees."""
    seen, sight, closed = 0, table.state.sight, table.state.closed
    for foe in table.foes:
        if any(sight.reach(square, closed) & squares for square in foe.squares):  # most foes are behind walls
            seen |= field(table.state, foe)
    return seen & squares
