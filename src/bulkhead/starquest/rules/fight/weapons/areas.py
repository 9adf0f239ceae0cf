"""Shared by lines, explosions and areas: which targets they hit, and what they may be aimed at."""

from collections.abc import Iterator
from functools import lru_cache

from bulkhead.starquest.data.hits import Hit
from bulkhead.starquest.data.state import Mini, State
from bulkhead.starquest.rules.fight import fixed_targets
from bulkhead.starquest.rules.fight.lines_of_sight import adjoining, fire_field
from bulkhead.starquest.rules.fight.targeting import may_name
from bulkhead.starquest.ship.bases import border
from bulkhead.starquest.ship.ship import Ship
from bulkhead.starquest.ship.squares import base, bits, members
from bulkhead.tabletop.clauses import clause
from bulkhead.tabletop.refusals import Illegal

_KEPT = 4096


@lru_cache(maxsize=64)
def names(ship: Ship) -> tuple[str, ...]:
    """The name of every square, once for each map: aims are written at every offer."""
    return tuple(ship.name(square) for square in range(ship.width * ship.height))


@lru_cache(maxsize=_KEPT)
def named(ship: Ship, squares: int) -> tuple[tuple[str, int], ...]:
    """Squares as aims of one shot each; cached, because a bearer that stands still has the same aims at every offer."""
    written = names(ship)
    return tuple((written[square], 1) for square in members(squares))


def figures_on(state: State, squares: int) -> list[Mini]:
    """Every miniature and machine with a base on any of these squares, friend or foe, each once."""
    crowd = squares & (state.bodies | state.engines)
    if not crowd:
        return []
    found: dict[str, Mini] = {}
    for square in members(crowd):
        holder = state.minis.get(state.holder.get(square, ""))
        if holder is not None:
            found[holder.id] = holder
    for mini in state.minis.values():  # miniatures that share a square with its holder
        if mini.passing or mini.mans:
            for one in (mini, state.minis.get(mini.mans)):
                if one is not None and one.place == "board" and base(one.squares) & squares:
                    found.setdefault(one.id, one)
    return list(found.values())


@clause("SQ-SHOOT-12", "SQ-LOF-02", "SQ-LOF-05", "SQ-ALLY-16")
def target_squares(
    state: State, shooter: Mini, within: int, gunner: Mini | None = None, *, beside: bool = False
) -> int:
    """The squares among these that hold a target: another player's miniature or machine, a bulkhead, a vent or a
    mission structure, but no unrevealed token. What is orthogonally adjacent to the shooter, or to the `gunner` of a
    machine, is hit but is no target, except with `beside` or by the house option."""
    fires = gunner or shooter
    close = beside or state.options.house.adjacent_targets
    found = 0
    for target, squares in fixed_targets.with_squares(state):
        if squares & within and (close or not fixed_targets.is_beside(state, fires, target, squares)):
            found |= squares & within
    for mini in figures_on(state, within):
        if may_name(state, shooter, mini) and (close or not adjoining(state, fires, mini)):
            found |= base(mini.squares) & within
    return found


def why_no_target(state: State, shooter: Mini, within: int, gunner: Mini | None = None) -> Illegal:
    """Why squares without a target cannot be attacked: nobody is there, or only neighbours are."""
    near = target_squares(state, shooter, within, gunner, beside=True)
    return Illegal("SQ-SHOOT-12", "sq-no-only-neighbours" if near else "sq-no-enemy-hit")


@clause("SQ-LOF-02", "SQ-LOF-04", "SQ-LOF-05")
def aimable(state: State, shooter: Mini, lit: int | None = None) -> int:
    """The squares in the line of fire (`lit`, where it is known) that may be aimed at: not those of a figure that is
    orthogonally adjacent."""
    if lit is None:
        lit = fire_field(state, shooter)
    beside = border(state.ship, base(shooter.squares), state.closed)
    for mini in figures_on(state, beside):
        lit &= ~base(mini.squares)
    return lit


@clause("SQ-SHOOT-11", "SQ-WPN-08", "SQ-WPN-85", "SQ-DREAD-31", "SQ-DOOR-16")
def hits(state: State, values: dict[int, int]) -> Iterator[Hit]:
    """All targets on the squares of an attack, the shooter and his friends too: each once, with the highest value that
    any square of its base receives. Bulkheads, vents and structures likewise."""
    for mini in figures_on(state, bits(values)):
        yield Hit(mini.id, max(values[square] for square in mini.squares if square in values))
    for target, value in fixed_targets.under(state, values):
        yield Hit(target, value)
