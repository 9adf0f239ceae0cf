"""Gives each miniature an errand: each goal takes the nearest miniatures; the others hunt, explore and search.

The plan is computed for each decision from the view alone, so it needs no memory.
"""

from functools import lru_cache

from msgspec import Struct

from bulkhead.bots.starquest.fields import FAR, field
from bulkhead.bots.starquest.goals import (
    GUARD,
    HOME,
    HUNT,
    SEARCH,
    Goal,
    carries_charge,
    goals,
    quarry,
    unexplored,
    unsearched,
)
from bulkhead.bots.starquest.sense import Table
from bulkhead.starquest.box.items import objectives as tests
from bulkhead.starquest.data.scenario import kind_of
from bulkhead.starquest.data.state import Mini
from bulkhead.starquest.rules.move.movement_points import own_purse
from bulkhead.starquest.ship.ship import Ship
from bulkhead.starquest.ship.squares import bits
from bulkhead.starquest.table.places import figure, obstacles

SPARE_ROUNDS = 2
"""The rounds of margin with which a squad leaves in time."""


A_HUNTER = 4
"""The points for which one more miniature than two hunts a foe."""
BEARER = 12
"""A bearer of a charge may be this many steps farther away and still go to a target that must be blown up."""


class Errand(Struct, frozen=True):
    """The goal of a miniature: the steps to it from every square, and the reason."""

    steps: tuple[int, ...]
    why: str
    gain: float = 0.0
    """The points that it brings to end the last turn there."""


def bulkheads(table: Table) -> int:
    """The doors that stay closed for squads: they cannot open bulkheads."""
    if table.alien:
        return 0
    return table.state.closed & _bulkheads(table.state.ship)


@lru_cache(maxsize=64)
def _bulkheads(ship: Ship) -> int:
    """The doors of a map that are bulkheads."""
    return bits(number for number, door in enumerate(ship.doors) if door.kind == "bulkhead")


def way_to(table: Table, squares: int) -> tuple[int, ...]:
    """The steps to the nearest of these squares; through bulkheads if no miniature has another path."""
    ship, barred, shut = table.state.ship, obstacles(table.state), bulkheads(table)
    steps = field(ship, squares, shut, barred)
    if shut and not any(steps[mini.squares[0]] < FAR for mini in table.mine):
        return field(ship, squares, 0, barred)
    return steps


def errands(table: Table) -> dict[str, Errand]:
    """The errand of each of the seat's miniatures on the map."""
    if table.alien:
        hunt = hunting(table)
        return {mini.id: hunt for mini in table.mine}
    found: dict[str, Errand] = {}
    free = []
    done = _all_armed(table)
    for mini in table.mine:
        if done or _homeward(table, mini):
            found[mini.id] = Errand(way_to(table, _exits(table)), HOME)
        else:
            free.append(mini)
    known = goals(table)
    for goal in known:
        steps = way_to(table, goal.squares)
        takers = _takers(table, goal, steps, free)
        for mini in takers:
            found[mini.id] = Errand(steps, goal.why, goal.weight / len(takers))
            free.remove(mini)
    for goal in known:
        steps = way_to(table, goal.squares)
        near = sorted(free, key=lambda mini: (_distance(goal, steps, mini), mini.id))
        for mini in near[: goal.wanted]:
            if steps[mini.squares[0]] < FAR:
                found[mini.id] = Errand(steps, goal.why)
                free.remove(mini)
    return found | _without_a_goal(table, free)


def _takers(table: Table, goal: Goal, steps: tuple[int, ...], free: list[Mini]) -> list[Mini]:
    """As many as score a goal in the last turn, if so many can be there: those who are there, and the nearest who can
    still come."""

    def can(mini: Mini) -> bool:
        far = steps[mini.squares[0]]
        return not far or (not mini.deeds.finished and far <= own_purse(table.state, mini).left)

    near = sorted(filter(can, free), key=lambda mini: (steps[mini.squares[0]], mini.id)) if goal.sure else []
    return near[: goal.sure] if len(near) >= goal.sure else []


def _distance(goal: Goal, steps: tuple[int, ...], mini: Mini) -> int:
    """The distance of a miniature from a goal; a bearer of a charge counts as nearer to a target that must be blown
    up."""
    far = steps[mini.squares[0]]
    return far - BEARER if goal.charges and far < FAR and carries_charge(mini) else far


def _without_a_goal(table: Table, free: list[Mini]) -> dict[str, Errand]:
    """The errands of those whom no goal takes: the nearest hunt, as many as the prey deserves and the leader last; the
    others explore and search."""
    if not free:
        return {}
    prey = quarry(table)
    hunters = sum(2 + int(table.price(foe) / A_HUNTER) for foe in table.foes) + 2 * len(table.suspects)
    if not prey or hunters >= len(free):
        return dict.fromkeys((mini.id for mini in free), _rest(table))
    hunt, others = Errand(way_to(table, bits(prey)), HUNT), _rest(table, hunts=False)
    near = sorted(free, key=lambda mini: (mini.role == "leader", hunt.steps[mini.squares[0]], mini.id))
    return {mini.id: hunt if place < hunters else others for place, mini in enumerate(near)}


def _rest(table: Table, *, hunts: bool = True) -> Errand:
    """The errand without a goal: foes and tokens first, then unexplored boards, then rooms to search."""
    for squares, why in (
        (bits(quarry(table)) if hunts else 0, HUNT),
        (unexplored(table), SEARCH),
        (unsearched(table), SEARCH),
    ):
        if squares:
            return Errand(way_to(table, squares), why)
    return Errand(way_to(table, table.state.ship.floor), GUARD)


def entering(table: Table) -> Errand:
    """The errand of miniatures that come aboard: the best goal on the map, else the rest."""
    known = goals(table)
    return Errand(way_to(table, known[0].squares), known[0].why) if known else _rest(table)


def hunting(table: Table) -> Errand:
    """Go towards the enemy; while no squad is aboard, towards the entry areas."""
    state = table.state
    squares = bits(square for mini in table.foes for square in mini.squares)
    if not squares:
        docks = (state.ship.docks[side.dock] for side in state.sides if side.dock)
        squares = bits(square for dock in docks for square in dock.thresholds)
    return Errand(way_to(table, squares or state.ship.floor), HUNT)


# Leaving


def _exits(table: Table) -> int:
    """The squares where a squad leaves the mission."""
    ship, dock = table.state.ship, table.view.sides[table.seat].dock
    return ship.exits | (bits(ship.docks[dock].thresholds) if dock else 0)


def _homeward(table: Table, mini: Mini) -> bool:
    """Should it leave the mission: with an objective, or before the ship is lost?"""
    if _bears_treasure(table, mini):
        return True
    if not table.state.scenario.extraction:
        return False
    far = way_to(table, _exits(table))[mini.squares[0]]
    return far < FAR and -(-far // max(1, figure(mini).move)) + SPARE_ROUNDS >= table.rounds_left


def _bears_treasure(table: Table, mini: Mini) -> bool:
    """Does it carry something that scores when it is brought home?"""
    if not mini.objects and not mini.load:
        return False
    load = table.state.minis.get(mini.load)
    borne = {kind_of(thing) for thing in mini.objects} | ({load.figure} if load is not None else set())
    wanted = (one.test for one in table.open_objectives if isinstance(one.test, tests.Recover | tests.Hold))
    return any(test.what in borne for test in wanted)


def _all_armed(table: Table) -> bool:
    """Are the charges armed, so that leaving counts now?"""
    kinds = {type(one.test) for one in table.open_objectives}
    if tests.LeaveMost not in kinds or tests.Arm in kinds:
        return False
    return any(feat.what == "armed" for feat in table.state.feats)
