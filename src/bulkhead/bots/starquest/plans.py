"""Who goes where: what the mission rewards becomes places to be, and each place takes those who are nearest to it.

A plan is made anew at every decision from what lies open on the table, so it follows the game without remembering it.
"""

from collections.abc import Iterator

from msgspec import Struct

from bulkhead.bots.starquest.fields import FAR, field
from bulkhead.bots.starquest.sense import Table
from bulkhead.starquest import charges
from bulkhead.starquest.box import objectives as tests
from bulkhead.starquest.objectives import area_of, is_squad, of_kind
from bulkhead.starquest.places import figure, obstacles
from bulkhead.starquest.scenario import Objective, kind_of
from bulkhead.starquest.ship.squares import bits, members
from bulkhead.starquest.state import Mini
from bulkhead.starquest.survivors import sites

HUNT, HOME, GOAL, SEARCH, GUARD = "hunt", "home", "goal", "search", "guard"
SPARE_ROUNDS = 2
"""Rounds by which one sets out for home before it would be too late."""
HALF_WAY = 12
"""A goal so many steps away counts half."""
GUARDS = 2
"""Miniatures that stay at a goal beyond those it needs: some of them will fall."""


class Goal(Struct, frozen=True):
    """A set of squares worth being on."""

    squares: int
    weight: float
    wanted: int
    """How many miniatures should go there."""
    why: str


class Errand(Struct, frozen=True):
    """Where one miniature goes: the steps from every square to its goal, and why."""

    steps: tuple[int, ...]
    why: str
    squares: int
    """The goal itself."""


def doors_shut(table: Table) -> int:
    """Doors that stay closed for those who come: squads cannot open bulkheads."""
    if table.alien:
        return 0
    ship = table.state.ship
    return table.state.closed & bits(number for number, door in enumerate(ship.doors) if door.kind == "bulkhead")


def way_to(table: Table, squares: int) -> tuple[int, ...]:
    """Steps to the nearest of some squares; through bulkheads where there is no other way."""
    ship, barred = table.state.ship, obstacles(table.state)
    shut = doors_shut(table)
    steps = field(ship, squares, shut, barred)
    if shut and not any(steps[mini.squares[0]] < FAR for mini in table.mine):
        return field(ship, squares, 0, barred)
    return steps


# Squads


def goals(table: Table) -> Iterator[Goal]:
    """What the open objectives ask a squad to do."""
    for objective in table.open_objectives:
        yield from _goals(table, objective)


def _goals(table: Table, objective: Objective) -> Iterator[Goal]:
    state, test, weight = table.state, objective.test, float(objective.points)
    if isinstance(test, tests.Occupy):
        yield Goal(area_of(state, test.zone), weight, test.minis + GUARDS, GOAL)
    elif isinstance(test, tests.Majority):
        yield Goal(area_of(state, test.area), weight, 6, GOAL)
    elif isinstance(test, tests.Search):
        yield Goal(unsearched(table), weight, 2, SEARCH)
    elif isinstance(test, tests.Stand):
        spots = state.scenario.marks.get(f"obj_{test.square}", ())
        yield Goal(bits(state.ship.at(*spot) for spot in spots), weight, 1, GOAL)
    elif isinstance(test, tests.Arm):
        spots = [state.ship.at(*spot) for spot in state.scenario.marks.get(test.what, ())]
        for square in spots:
            if not charges.is_armed(state, state.ship.name(square)):
                yield Goal(1 << square, weight / len(test.points), 2, GOAL)
    elif isinstance(test, tests.Destroy):
        yield from _targets(table, test, weight)
    elif isinstance(test, tests.Recover | tests.Hold | tests.HoldAll):
        yield from _things(table, test.what, weight)
    elif isinstance(test, tests.Eliminate | tests.DamageMost):
        prey = [mini for mini in table.foes if mini.figure in test.figures]
        for mini in prey:
            yield Goal(bits(mini.squares), weight, 6, HUNT)
    elif isinstance(test, tests.ClearBoard):
        area = area_of(state, test.board)
        yield Goal(bits(square for square in _quarry(table) if area >> square & 1), weight, 6, HUNT)


def _targets(table: Table, test: tests.Destroy, weight: float) -> Iterator[Goal]:
    """Vents or structures that are to be destroyed."""
    state = table.state
    if test.what == "obj_vent":
        squares = [state.ship.vents[vent] for vent in state.vents]
    else:
        squares = [
            state.scenario.structures[name]
            for name, lp in state.structures
            if lp > 0 and kind_of(name) == test.what
        ]
    for square in squares:
        yield Goal(1 << square, weight / len(test.points), 2, GOAL)


def _things(table: Table, what: str, weight: float) -> Iterator[Goal]:
    """Objects that lie about, or survivors who wait to be carried."""
    state = table.state
    for thing in of_kind(state, what):
        bearer = state.minis.get(thing.carrier)
        if thing.square >= 0:
            yield Goal(1 << thing.square, weight, 1, GOAL)
        elif bearer is not None and table.is_foe(bearer) and bearer.place == "board":
            yield Goal(bits(bearer.squares), weight, 2, HUNT)
    lost = [mini for mini in state.minis.values() if mini.figure == what and mini.place == "board"]
    for mini in lost:
        yield Goal(bits(mini.squares), weight, 1, GOAL)
    if what == "fig_survivor" and state.scenario.survivors:
        yield Goal(bits(sites(state)), weight / 2, 2, SEARCH)


def unsearched(table: Table) -> int:
    """Rooms that have not been searched."""
    state = table.state
    found = 0
    for name, squares in state.ship.rooms.items():
        if name not in state.searched and f"{table.seat}:{name}" not in state.searched:
            found |= squares
    return found


def _quarry(table: Table) -> list[int]:
    """Squares with foes, and with tokens that may be foes."""
    return [square for mini in table.foes for square in mini.squares] + table.suspects


def unexplored(table: Table) -> int:
    """Boards that nobody has entered."""
    state = table.state
    found = 0
    for number, squares in enumerate(state.ship.board_squares):
        if number not in state.scanned:
            found |= squares
    return found


def exits(table: Table) -> int:
    """Where a squad leaves the mission."""
    ship, dock = table.state.ship, table.view.sides[table.seat].dock
    return ship.exits | (bits(ship.docks[dock].thresholds) if dock else 0)


def bears(table: Table, mini: Mini) -> bool:
    """Does it carry something that counts when it is brought home?"""
    wanted = {one.test.what for one in table.open_objectives if isinstance(one.test, tests.Recover | tests.Hold)}
    load = table.state.minis.get(mini.load)
    carried = {kind_of(thing) for thing in mini.objects} | ({load.figure} if load is not None else set())
    return bool(wanted & carried)


def homeward(table: Table, mini: Mini) -> bool:
    """Should it leave the mission: with what it was sent for, or before the ship is lost?"""
    if bears(table, mini):
        return True
    state = table.state
    leaving = any(isinstance(one.test, tests.LeaveMost) for one in table.open_objectives)
    armed = any(feat.what == "armed" for feat in state.feats)
    if leaving and armed and not any(isinstance(one.test, tests.Arm) for one in table.open_objectives):
        return True
    if not state.scenario.extraction or not mini.squares:
        return False
    far = way_to(table, exits(table))[mini.squares[0]]
    return far < FAR and -(-far // max(1, figure(mini).move)) + SPARE_ROUNDS >= table.rounds_left


def errands(table: Table) -> dict[str, Errand]:
    """Where each of the seat's miniatures goes."""
    return _alien_errands(table) if table.alien else _squad_errands(table)


def _squad_errands(table: Table) -> dict[str, Errand]:
    found: dict[str, Errand] = {}
    free = []
    for mini in table.mine:
        if homeward(table, mini):
            found[mini.id] = Errand(way_to(table, exits(table)), HOME, exits(table))
        else:
            free.append(mini)
    for goal in sorted((one for one in goals(table) if one.squares), key=lambda one: -one.weight):
        steps = way_to(table, goal.squares)
        near = sorted(free, key=lambda mini: (steps[mini.squares[0]], mini.id))
        for mini in near[: _share(table, goal)]:
            if steps[mini.squares[0]] < FAR:
                found[mini.id] = Errand(steps, goal.why, goal.squares)
                free.remove(mini)
    rest = _rest(table)
    for mini in free:
        found[mini.id] = rest
    return found


def _share(table: Table, goal: Goal) -> int:
    """How many go: as many as it wants, but never all of a squad to a place that needs only some."""
    return min(goal.wanted, max(1, len(table.mine) - 1)) if goal.wanted > 2 else goal.wanted


def _rest(table: Table) -> Errand:
    """What is left to do: foes and tokens first, then boards that nobody has seen, then rooms to be searched."""
    quarry = bits(_quarry(table))
    for squares, why in ((quarry, HUNT), (unexplored(table), SEARCH), (unsearched(table), SEARCH)):
        if squares:
            return Errand(way_to(table, squares), why, squares)
    everywhere = table.state.ship.floor
    return Errand(way_to(table, everywhere), GUARD, everywhere)


# Aliens


def _alien_errands(table: Table) -> dict[str, Errand]:
    hunt = hunting(table)
    return {mini.id: hunt for mini in table.mine}


def hunting(table: Table) -> Errand:
    """Towards the squads; as long as none is aboard, to where they come in."""
    state = table.state
    squares = bits(square for mini in table.foes for square in mini.squares)
    if not squares:
        docks = (state.ship.docks[side.dock] for side in state.sides if side.dock)
        squares = bits(square for dock in docks for square in dock.thresholds)
    squares = squares or state.ship.floor
    return Errand(way_to(table, squares), HUNT, squares)


def treasured(table: Table, identity: str) -> bool:
    """Is it something that the squads want to find: better kept away from them?"""
    if identity.startswith("obj_"):
        return True
    return any(
        isinstance(one.test, tests.Eliminate) and identity in one.test.figures
        for one in table.state.scenario.objectives
    )


def goal_squares(table: Table) -> int:
    """All places that the squads want to be in, as far as the map tells."""
    found = 0
    for goal in goals(table):
        found |= goal.squares
    return found or bits(members(table.state.ship.r_squares))


def squads_at(table: Table) -> list[int]:
    return [seat for seat in range(len(table.view.sides)) if is_squad(table.state, seat)]


def entering(table: Table) -> Errand:
    """Where those who come aboard are bound for: the best goal on the map, else whatever is left to do."""
    known = sorted((one for one in goals(table) if one.squares), key=lambda one: -one.weight)
    if known:
        return Errand(way_to(table, known[0].squares), known[0].why, known[0].squares)
    return _rest(table)
