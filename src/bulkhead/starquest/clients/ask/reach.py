"""Every place where a figure could stop with the points it has, by the cheapest way.

It is worked out with the rules of movement themselves, step by step and turn by turn, on a copy of the table.
"""

from collections.abc import Callable, Iterable
from heapq import heappop, heappush
from itertools import count, groupby

from msgspec import Struct
from msgspec.structs import replace

from bulkhead.starquest.clients.ask.sentries import Crossing
from bulkhead.starquest.data.commands import Face, Step, Walk
from bulkhead.starquest.data.facings import FOUR, facings
from bulkhead.starquest.data.state import Mini, State
from bulkhead.starquest.rules.machines import dreadnoughts, rolling
from bulkhead.starquest.rules.move import possible_steps, step_costs
from bulkhead.starquest.rules.move.movement_points import turn_cost
from bulkhead.starquest.rules.move.step_costs import Way
from bulkhead.starquest.table.entry_squares import no_stop
from bulkhead.starquest.table.places import is_large
from bulkhead.starquest.table.purse import Purse


class Reach(Struct, frozen=True, rename="kebab"):
    """A square where a figure could stop, what it costs, and the commands that bring it there at that price. A base of
    two by two squares is named by its north-west one, a machine that rolls by its front."""

    square: int
    cost: int
    way: tuple[int, ...]
    """The squares on the way, the last one included."""
    commands: tuple[str, ...]
    asks: bool
    """An owner has to let it pass."""
    crosses: tuple[Crossing, ...] = ()
    """Squares on the way on which enemies in Overwatch may fire."""


class _Stand(Struct, frozen=True):
    """A figure somewhere on its way, and the machine that it mans."""

    mini: Mini
    spent: int
    done: tuple[Step | Face, ...]
    asks: bool
    way: tuple[int, ...] = ()
    machine: Mini | None = None
    heading: int = -1
    """The direction of its last step."""
    diagonals: int = 0
    bends: int = 0

    @property
    def at(self) -> int:
        return (self.machine or self.mini).squares[0]

    @property
    def strain(self) -> tuple[int, int, bool, int, int, bool]:
        """The key that orders ways, best first: price, turns, whether an owner is asked, diagonal steps, bends, and
        whether the last step is diagonal."""
        turns = sum(isinstance(one, Face) for one in self.done)
        return self.spent, turns, self.asks, self.diagonals, self.bends, _is_diagonal(self.heading)


def _is_diagonal(heading: int) -> bool:
    return heading > 0 and heading % 2 == 1


def walking_reach(state: State, mini: Mini, left: int) -> tuple[Reach, ...]:
    """Where a figure or a token could walk. A gunner leaves his post by walking."""
    closed = no_stop(state, mini.id)

    def may_stop(stand: _Stand) -> bool:
        squares = stand.mini.squares
        return not any(state.holder.get(one, mini.id) != mini.id or closed >> one & 1 for one in squares)

    return _search(_Stand(mini, 0, (), False), lambda stand: _further(state, stand, left), may_stop, state)


def rolling_reach(state: State, gunner: Mini, purse: Purse) -> tuple[Reach, ...]:
    """Where the front of a gunner's machine could come to stand."""
    machine = state.minis[gunner.mans]
    try:
        start = _Stand(gunner, 0, (), False, machine=machine)
        return _search(start, lambda stand: _rolled(state, stand, purse), lambda stand: True, state)
    finally:
        state.minis[gunner.id], state.minis[machine.id] = gunner, machine


def _search(
    start: _Stand,
    further: Callable[[_Stand], Iterable[_Stand]],
    may_stop: Callable[[_Stand], bool],
    state: State,
) -> tuple[Reach, ...]:
    """The cheapest way to every place; of those that cost the same, the one that a person would walk."""
    order = count()
    waiting = [(start.strain, next(order), start)]
    known: set[tuple[int, int, bool]] = set()
    found: dict[int, Reach] = {}
    while waiting:
        _, _, stand = heappop(waiting)
        key = (stand.at, stand.mini.facing, stand.mini.deeds.turned)
        if key in known:
            continue
        known.add(key)
        if stand.done and stand.at not in found and stand.at != start.at and may_stop(stand):
            found[stand.at] = _written(state, stand)
        for one in further(stand):
            heappush(waiting, (one.strain, next(order), one))
    return tuple(found.values())


def _further(state: State, stand: _Stand, left: int) -> list[_Stand]:
    """The positions one step or one turn further, for a figure or token that walks."""
    here = stand.mini
    points = left - stand.spent
    found = []
    ways = possible_steps.ways if here.figure else step_costs.ways
    for way in ways(state, here, points) if points > 0 else ():
        step = Step(here.id, state.ship.xy(way.to))
        gone = replace(
            here, squares=_base(state, here, way), mans="", deeds=replace(here.deeds, turned=False)
        )
        found.append(
            _Stand(
                gone,
                stand.spent + way.cost,
                (*stand.done, step),
                stand.asks or bool(way.needs),
                (*stand.way, way.to),
                heading=way.direction,
                diagonals=stand.diagonals + _is_diagonal(way.direction),
                bends=stand.bends + (stand.heading not in (-1, way.direction)),
            )
        )
    # A token has no facing, a gunner turns with his machine, a Dreadnought not under a door.
    if not here.figure or here.mans or (is_large(here) and not dreadnoughts.may_turn(state, here)):
        return found
    for facing in FOUR if is_large(here) else facings(state.options.house.eight_facings):
        cost = turn_cost(state, here, facing)
        if facing != here.facing and not here.deeds.turned and cost < points:
            turned = replace(here, facing=facing, deeds=replace(here.deeds, turned=True))
            done = (*stand.done, Face(here.id, facing))
            found.append(replace(stand, mini=turned, spent=stand.spent + cost, done=done))
    return found


def _rolled(state: State, stand: _Stand, purse: Purse) -> list[_Stand]:
    """The positions one roll or one pivot further, for a gunner's machine. Both are put on the table, because the rules
    read them there."""
    gunner, machine = stand.mini, stand.machine
    assert machine is not None
    state.minis[gunner.id], state.minis[machine.id] = gunner, machine
    found = []
    for roll in rolling.rolls(state, gunner, purse):
        done = (*stand.done, Step(gunner.id, state.ship.xy(roll.to)))
        found.append(_placed(state, stand, roll.centre, machine.facing, roll.cost, done))
    for turn in rolling.turns(state, gunner, purse):
        if isinstance(turn, Face) and not gunner.deeds.turned:
            cost = rolling.pivot_cost(state, gunner, turn.facing)
            found.append(
                _placed(state, stand, machine.squares[1], turn.facing, cost, (*stand.done, turn), turned=True)
            )
    return found


def _placed(
    state: State,
    stand: _Stand,
    centre: int,
    facing: int,
    cost: int,
    done: tuple[Step | Face, ...],
    *,
    turned: bool = False,
) -> _Stand:
    """Machine and gunner, put where a centre and a facing say."""
    gunner, machine = stand.mini, stand.machine
    assert machine is not None
    front, post = state.ship.step[centre][facing], state.ship.step[centre][(facing + 4) % 8]
    deeds = replace(machine.deeds, mp=machine.deeds.mp + cost)
    return _Stand(
        replace(gunner, squares=(post,), facing=facing, deeds=replace(gunner.deeds, turned=turned)),
        stand.spent + cost,
        done,
        False,
        (*stand.way, front),
        replace(machine, squares=(front, centre), facing=facing, deeds=deeds),
    )


def _base(state: State, mini: Mini, way: Way) -> tuple[int, ...]:
    width = state.ship.width
    return (way.to, way.to + 1, way.to + width, way.to + width + 1) if _large(mini) else (way.to,)


def _large(mini: Mini) -> bool:
    """Has it a base of two by two squares? A token has not, whatever it hides."""
    return bool(mini.figure) and is_large(mini)


def _written(state: State, stand: _Stand) -> Reach:
    """A way as commands; steps in a row become one walk where walks are allowed."""
    commands: list[str] = []
    for is_step, row in groupby(stand.done, lambda one: isinstance(one, Step)):
        deeds = list(row)
        if is_step and len(deeds) > 1 and not _large(stand.mini):
            path = tuple(one.to for one in deeds if isinstance(one, Step))
            commands.append(str(Walk(stand.mini.id, path)))
        else:
            commands += map(str, deeds)
    return Reach(stand.at, stand.spent, stand.way, tuple(commands), stand.asks)
