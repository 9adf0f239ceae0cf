"""Short forms of commands for the terminal: `if2` to act with it, `7.5` to go there, `if2 7.5` for both.

A way is not planned as a whole: the next command is chosen among those on offer each time, so that events on the way
count, and only legal commands are given. On the way a figure turns in its direction where that costs nothing."""

import re
from collections.abc import Sequence

from msgspec import Struct

from bulkhead.starquest.data.commands import Activate, AnyCommand, Enter, Face, Step
from bulkhead.starquest.data.facings import QUARTER, step_cost, turn_size
from bulkhead.starquest.data.frames import Activation, Window
from bulkhead.starquest.data.state import Mini, State
from bulkhead.starquest.ship.distance import walks
from bulkhead.starquest.ship.squares import NOWHERE, bits
from bulkhead.starquest.table.places import obstacles
from bulkhead.starquest.views.guessing import on_the_table
from bulkhead.starquest.views.views import View
from bulkhead.tabletop.game import Offer

_SHORT = re.compile(r"(?:([a-z]{2}\??\d{1,3})\b\s*)?(?:go\s+)?(?:(-?\d{1,3})\.(-?\d{1,3}))?")


class Errand(Struct, frozen=True):
    """Which figure acts, and where it goes; either may be left out."""

    who: str = ""
    to: tuple[int, int] | None = None


def read_short(text: str) -> Errand | None:
    """The errand that a text stands for, if it is one."""
    found = _SHORT.fullmatch(text.strip().lower())
    if found is None or not (found[1] or found[2]):
        return None
    return Errand(found[1] or "", (int(found[2]), int(found[3])) if found[2] else None)


def next_command(view: View, offer: Offer[AnyCommand], errand: Errand) -> AnyCommand | None:
    """The next thing to do for an errand among what is on offer; None when it is done or cannot go on."""
    if Activate(errand.who) in offer.commands and not _is_acting(view, errand.who):
        return Activate(errand.who)
    if errand.to is None or not view.frames:
        return None
    frame = view.frames[-1]
    who = frame.who if isinstance(frame, Activation | Window) else ""
    if who not in view.minis or errand.who not in ("", who):
        return None
    state = on_the_table(view)
    target = state.ship.at(*errand.to)
    if target == NOWHERE or not state.ship.floor >> target & 1:
        return None
    return _towards(state, state.minis[who], target, offer.commands)


def _is_acting(view: View, who: str) -> bool:
    frame = view.frames[-1] if view.frames else None
    return isinstance(frame, Activation) and frame.who == who


def _towards(state: State, mini: Mini, target: int, commands: Sequence[AnyCommand]) -> AnyCommand | None:
    """The next step on a shortest way, or the turn before it, or the way in."""
    left = _distances(state, mini, target)
    if not mini.squares:
        ways_in = [command for command in commands if isinstance(command, Enter)]
        return min(ways_in, key=lambda one: _entry(state, one, left), default=None)
    here = mini.squares[0]
    steps = {
        state.ship.at(*command.to): command
        for command in commands
        if isinstance(command, Step) and left.get(state.ship.at(*command.to), 999) < left.get(here, 999)
    }
    if not steps:
        return None
    square = min(steps, key=lambda to: (left[to], _cost(state, mini, here, to), to))
    direction = state.ship.step[here].index(square)
    for command in commands:
        if isinstance(command, Face) and _helps(mini, command.facing, direction):
            return command
    return steps[square]


def _distances(state: State, mini: Mini, target: int) -> dict[int, int]:
    """Steps to the target from every square: round others, through own ones, by doors that are closed only where there
    is no other way."""
    others = bits(
        square
        for square, who in state.holder.items()
        if square != target and (who in state.tokens or state.minis[who].seat != mini.seat)
    )
    blocked = (others | obstacles(state)) & ~(1 << target)
    found = walks(state.ship, (target,), state.closed, blocked)
    start = mini.squares or [square for dock in state.ship.docks.values() for square in dock.thresholds]
    return found if any(square in found for square in start) else walks(state.ship, (target,), 0, blocked)


def _entry(state: State, command: Enter, left: dict[int, int]) -> tuple[int, int, int]:
    """How good a way in is: near the target, and looking towards it."""
    square = state.ship.at(*command.to)
    ahead = state.ship.step[square][command.facing]
    return left.get(square, 999), left.get(ahead, 999), square


def _cost(state: State, mini: Mini, here: int, to: int) -> int:
    """Points for a step, a straight one before a diagonal one where both lead on."""
    direction = state.ship.step[here].index(to)
    return 2 * step_cost(mini.facing, direction) + direction % 2


def _helps(mini: Mini, facing: int, direction: int) -> bool:
    """Is it a turn towards the step? A free one always, one that costs a point only before a step backward."""
    if turn_size(facing, direction) >= turn_size(mini.facing, direction):
        return False
    free = turn_size(mini.facing, facing) <= QUARTER and not mini.deeds.turned
    if free:
        return turn_size(mini.facing, direction) > 1
    return step_cost(mini.facing, direction) > 1 and turn_size(facing, direction) <= 1
