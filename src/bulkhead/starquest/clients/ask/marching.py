"""The next part of a long way: how far a figure or a token comes towards a square with what it may move now."""

from msgspec import Struct

from bulkhead.starquest.clients.ask.reach import walking_reach
from bulkhead.starquest.data.state import Mini, State

FAR = 200
"""Movement points that lead everywhere."""


class March(Struct, frozen=True, rename="kebab"):
    """Where it stops, and the commands that bring it there; none where it comes no nearer."""

    who: str
    square: int
    commands: tuple[str, ...]


def march(state: State, who: str, body: Mini, left: int, to: int) -> March:
    """The part of the cheapest way to a square that `left` points pay for. Where the square itself cannot be reached,
    the way leads to the nearest one that can."""
    near = {one.square: one for one in walking_reach(state, body, left)}
    whole = walking_reach(state, body, FAR)
    if not near or not whole:
        return March(who, -1, ())
    width = state.ship.width
    goal = min(whole, key=lambda one: (_apart(one.square, to, width), one.cost))
    if _apart(goal.square, to, width) >= _apart(body.squares[0], to, width):
        return March(who, -1, ())
    stops = [near[square] for square in goal.way if square in near]
    return March(who, stops[-1].square, stops[-1].commands) if stops else March(who, -1, ())


def _apart(one: int, other: int, width: int) -> int:
    """Squares between two squares, as the crow flies."""
    return max(abs(one % width - other % width), abs(one // width - other // width))
