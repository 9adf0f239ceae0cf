"""Chooses the commands for one step: open the door, turn to make it cheap, step; and which way to face."""

from bulkhead.bots.starquest import reasons
from bulkhead.bots.starquest.sense import Table
from bulkhead.starquest.data.commands import AnyCommand, Face, Open, Step
from bulkhead.starquest.data.facings import QUARTER, ahead, step_cost, turn_size
from bulkhead.starquest.data.state import Mini
from bulkhead.starquest.ship.squares import NOWHERE
from bulkhead.tabletop.phrases import Phrase

Choice = tuple[AnyCommand, Phrase]
"""A command and the reason for it."""
Commands = tuple[AnyCommand, ...]


def step_to(
    table: Table, mini: Mini, to: int, commands: Commands, why: Phrase, look: int | None = None
) -> Choice | None:
    """The next command towards a neighbouring square; None when none on offer leads there. A token has no facing.
    `look`: the facing in which to take the step, if that is free."""
    ship, here = table.state.ship, mini.squares[0]
    door = _door_between(table, here, to, commands)
    if door is not None:
        return door, reasons.because("bots-sq-door")
    if to in ship.step[here] and not mini.deeds.turned:
        direction = ship.step[here].index(to)
        free = free_turns(mini, commands)
        wanted = [turn for turn in free if turn.facing == look]
        if wanted:
            return wanted[0], why
        turns = [turn for turn in free if step_cost(turn.facing, direction) == 1]
        if look is None and turns and step_cost(mini.facing, direction) > 1:
            return min(turns, key=lambda turn: turn_size(turn.facing, direction)), why
    step = Step(mini.id, ship.xy(to))
    return (step, why) if step in commands else None


def free_turns(mini: Mini, commands: Commands) -> list[Face]:
    """Turns on offer that cost nothing, if the free one is not used up."""
    return [
        one for one in commands if isinstance(one, Face) and turn_size(mini.facing, one.facing) <= QUARTER
    ]


def _door_between(table: Table, here: int, to: int, commands: Commands) -> Open | None:
    """A closed door on the way that can be opened from here; for a diagonal, one on a way round the corner."""
    ship, round_the_corner = table.state.ship, 0
    if to in ship.step[here]:
        direction = ship.step[here].index(to)
        if ship.leads_on(here, direction, table.state.closed) != NOWHERE:
            return None
        if direction & 1:
            first, second = ship.corners[here][direction >> 1]
            round_the_corner = first.doors | second.doors
    for command in commands:
        if isinstance(command, Open):
            door = ship.door(command.door)
            if ship.doors[door].fronts >> to & 1 or round_the_corner >> door & 1:
                return command
    return None


def off(table: Table, here: int, there: int, facing: int) -> float:
    """How far a square lies off a facing: -1 straight ahead, 1 straight behind."""
    (x, y), (tx, ty) = table.state.ship.xy(here), table.state.ship.xy(there)
    dx, dy = tx - x, ty - y
    east, south = ahead(facing)
    length = ((dx * dx + dy * dy) * (east * east + south * south)) ** 0.5
    return -(dx * east + dy * south) / length if length else 0.0


def turn_towards(table: Table, mini: Mini, square: int, turns: list[Face], least: float = 0.0) -> Face | None:
    """The turn that faces a square best, if it improves on the present facing by more than `least`."""
    here = mini.squares[0]
    now = off(table, here, square, mini.facing)
    better = [turn for turn in turns if off(table, here, square, turn.facing) < now - least]
    return min(better, key=lambda turn: (off(table, here, square, turn.facing), turn.facing), default=None)
