"""The squares in reach of a figure, and what each is worth in points: the best attack from there, the way that is left
to the errand, fire, and how many foes would see it."""

from collections import Counter
from collections.abc import Iterable
from functools import lru_cache

from msgspec import Struct

from bulkhead.bots.starquest.chances import Arms
from bulkhead.bots.starquest.fields import walk
from bulkhead.bots.starquest.plans import Errand, bulkheads
from bulkhead.bots.starquest.sense import Table
from bulkhead.starquest.data.state import Mini
from bulkhead.starquest.rules.fight.lines_of_sight import field, fire_blockers
from bulkhead.starquest.rules.move.step_costs import barred, no_stop
from bulkhead.starquest.ship.ship import Ship
from bulkhead.starquest.ship.squares import NOWHERE, base, bits, members
from bulkhead.starquest.table.places import figure

STEP = 0.3
"""Points that a step nearer to the errand is worth."""
EXPOSED = 0.012
"""Part of its points that it costs a squad miniature to end in the sight of one more foe."""
BURNING = 3.0
"""Points that it costs to end in fire."""


class Spot(Struct, frozen=True):
    """A square to end on, and whom to attack from it."""

    square: int
    value: float
    target: str = ""


def survey(table: Table, mini: Mini, errand: Errand, points: int) -> tuple[list[Spot], dict[int, int]]:
    """Every square in reach with what it is worth, with and without an attack from it; and whence each is entered."""
    steps, came = reach(table, mini, points)
    reached = bits(steps)
    lines = _lines(table, mini, reached)
    worth = _standing(table, mini, errand, steps, lines)
    spots = [Spot(square, value) for square, value in worth.items()]
    arms = Arms(table, mini)
    for foe, lit in lines:
        beside = _beside(table.state.ship, foe.squares, table.state.closed) & reached
        for attack, squares in ((arms.fighting, beside), (arms.shooting, lit & ~beside)):
            if squares and (gain := attack(foe)) > 0:
                spots += [Spot(square, worth[square] + gain, foe.id) for square in members(squares)]
    return spots, came


def _standing(
    table: Table, mini: Mini, errand: Errand, squares: Iterable[int], lines: list[tuple[Mini, int]]
) -> dict[int, float]:
    """What it is worth to end on each of these squares, attacks apart."""
    worth = {square: -STEP * errand.steps[square] for square in squares}
    if table.state.burning:
        for square in members(table.state.burning):
            if square in worth:
                worth[square] -= BURNING
    if not table.alien:
        seen = Counter(square for _, lit in lines for square in members(lit))
        for square, foes in seen.items():
            worth[square] -= EXPOSED * figure(mini).points * foes
    return worth


def reach(table: Table, mini: Mini, points: int) -> tuple[dict[int, int], dict[int, int]]:
    """Squares that it can walk to: round others, past figures of its own player, through doors that it opens."""
    state = table.state
    held = others = 0
    for square, who in state.holder.items():
        if who == mini.id:
            continue
        held |= 1 << square
        one = state.tokens.get(who) or state.minis[who]
        if one.seat != mini.seat:
            others |= 1 << square
    return walk(
        state.ship, mini.squares[0], points, bulkheads(table), barred(state) | others, held | no_stop(state)
    )


def _lines(table: Table, mini: Mini, reached: int) -> list[tuple[Mini, int]]:
    """Each foe with the squares in reach from which there is a line to it: a line is free both ways."""
    state = table.state
    sight, closed, blocked = state.sight, state.closed, fire_blockers(state, mini)
    found = []
    for foe in table.foes:
        between = blocked & ~base(foe.squares)
        lit = 0
        for square in foe.squares:
            lit |= sight.field(square, closed, between)
        found.append((foe, lit & reached))
    return found


@lru_cache(maxsize=4096)
def _beside(ship: Ship, base: tuple[int, ...], closed: int) -> int:
    """Squares from which who stands there can be struck: beside it, with nothing between."""
    found = 0
    for square in base:
        for direction in (0, 2, 4, 6):
            there = ship.leads_on(square, direction, closed)
            if there != NOWHERE and there not in base:
                found |= 1 << there
    return found


def watched(table: Table) -> int:
    """Squares that a foe sees."""
    seen = 0
    for foe in table.foes:
        seen |= field(table.state, foe)
    return seen
