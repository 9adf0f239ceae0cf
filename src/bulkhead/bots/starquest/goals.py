"""Turns the mission's objectives into goals: sets of squares that a squad should reach."""

from collections.abc import Iterator
from functools import lru_cache

from msgspec import Struct

from bulkhead.bots.starquest.sense import Table
from bulkhead.starquest.box.box import load_box
from bulkhead.starquest.box.items import objectives as tests
from bulkhead.starquest.data.scenario import Objective, kind_of
from bulkhead.starquest.data.state import Mini
from bulkhead.starquest.rules.missions.marked_squares import SURVIVOR, is_armed, marked, unturned
from bulkhead.starquest.rules.missions.objectives import area_of, of_kind
from bulkhead.starquest.ship.ship import Ship
from bulkhead.starquest.ship.squares import bits

GOAL = "bots-sq-errand-goal"
HUNT = "bots-sq-errand-hunt"
SEARCH = "bots-sq-errand-search"
HOME = "bots-sq-errand-home"
GUARD = "bots-sq-errand-guard"
"""Message ids for the reasons of a move."""

EVERYBODY = 6
GUARDS = 2
"""Miniatures sent to a place beyond the number it needs: some of them will be eliminated."""


class Goal(Struct, frozen=True):
    """A set of squares to reach."""

    squares: int
    weight: float
    """Points."""
    wanted: int
    """How many miniatures should go there."""
    why: str
    charges: bool = False
    """Bearers of charges are sent first."""
    sure: int = 0
    """In the last round: so many there at the end of the turn score it. 0: it takes more than to be there."""


def goals(table: Table) -> list[Goal]:
    """The goals of the open objectives, the most valuable first."""
    found = [goal for one in table.open_objectives for goal in _goals(table, one) if goal.squares]
    return sorted(found, key=lambda goal: -goal.weight)


def _goals(table: Table, objective: Objective) -> Iterator[Goal]:
    state, test, weight = table.state, objective.test, float(objective.points)
    match test:
        case tests.Occupy():
            area = area_of(state, test.zone)
            sure = 0 if table.rounds_left or not _is_clear(table, area, test.clear) else test.minis
            yield Goal(area, weight, test.minis + GUARDS, GOAL, sure=sure)
        case tests.Majority():
            sure = 0 if table.rounds_left else 1
            yield Goal(area_of(state, test.area), weight, EVERYBODY, GOAL, sure=sure)
        case tests.Search():
            yield Goal(unsearched(table), weight, 2, SEARCH)
        case tests.Stand():
            yield Goal(bits(marked(state, f"obj_{test.square}")), weight, 1, GOAL)
        case tests.Arm():
            for square in marked(state, test.what):
                if not is_armed(state, state.ship.name(square)):
                    yield Goal(1 << square, weight / len(test.points), 2, GOAL)
        case tests.Destroy():
            # together, each to the nearest: a squad that goes to all of them at once is strong at none
            yield Goal(
                bits(_standing(table, test.what)), weight / len(test.points), EVERYBODY, GOAL, charges=True
            )
        case tests.Recover() | tests.Hold() | tests.HoldAll():
            yield from _things(table, test.what, weight)
        case tests.Eliminate() | tests.DamageMost():
            for mini in table.foes:
                if mini.figure in test.figures:
                    yield Goal(bits(mini.squares), weight, EVERYBODY, HUNT, charges=True)
        case tests.ClearBoard():
            yield Goal(bits(quarry(table)) & area_of(state, test.board), weight, EVERYBODY, HUNT)


def _is_clear(table: Table, area: int, of: str) -> bool:
    """Are none of those there who must not be: nobody, enemies, or hidden tokens too?"""
    there = {
        "none": [],
        "minis": [square for foe in table.foes for square in foe.squares],
        "all": quarry(table),
    }[of]
    return not bits(there) & area


def _standing(table: Table, what: str) -> list[int]:
    """The squares of vents or structures to destroy."""
    state = table.state
    if what == "obj_vent":
        return [state.ship.vents[vent] for vent in state.vents]
    return [
        state.scenario.structures[name] for name, lp in state.structures if lp > 0 and kind_of(name) == what
    ]


def _things(table: Table, what: str, weight: float) -> Iterator[Goal]:
    """Objects that lie on the map or were carried off, and survivors to be carried."""
    state = table.state
    for thing in of_kind(state, what):
        bearer = state.minis.get(thing.carrier)
        if thing.square >= 0:
            yield Goal(1 << thing.square, weight, 1, GOAL)
        elif bearer is not None and table.is_foe(bearer):
            yield Goal(bits(bearer.squares), weight, 2, HUNT)
    for mini in state.minis.values():
        if mini.figure == what and mini.place == "board":
            yield Goal(bits(mini.squares), weight, 1, GOAL)
    if what == SURVIVOR and state.scenario.survivors:
        yield Goal(bits(unturned(state)), weight / 2, 2, SEARCH)


def carries_charge(mini: Mini) -> bool:
    """Does it carry a charge against machines, vents and structures?"""
    kinds = load_box().objects
    return any(kinds[kind_of(thing)].sort == "charge" for thing in mini.objects if kind_of(thing) in kinds)


def unsearched(table: Table) -> int:
    """The rooms not yet searched."""
    return _rooms_but(table.state.ship, table.state.searched, table.seat)


@lru_cache(maxsize=1024)
def _rooms_but(ship: Ship, searched: tuple[str, ...], seat: int) -> int:
    found = 0
    for name, squares in ship.rooms.items():
        if name not in searched and f"{seat}:{name}" not in searched:
            found |= squares
    return found


def unexplored(table: Table) -> int:
    """The boards not yet entered."""
    return _boards_but(table.state.ship, table.state.scanned)


@lru_cache(maxsize=1024)
def _boards_but(ship: Ship, scanned: tuple[int, ...]) -> int:
    found = 0
    for number, squares in enumerate(ship.board_squares):
        if number not in scanned:
            found |= squares
    return found


def quarry(table: Table) -> list[int]:
    """The squares of foes, and of tokens that may be foes."""
    return [square for mini in table.foes for square in mini.squares] + table.suspects
