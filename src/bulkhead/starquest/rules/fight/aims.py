"""Read and write the aim of an attack: `ch3` a figure, `5.6` a square, `[5.6]` the four squares whose north-west one
it is, `5.6>NE` the line from a square, `door:a_d1`, `vent:v1`, `site:altar` fixed targets."""

import re

from msgspec import Struct

from bulkhead.starquest.data.facings import FACING_NAMES
from bulkhead.starquest.data.state import State
from bulkhead.starquest.ship.squares import NOWHERE


class AtFigure(Struct, frozen=True):
    id: str


class AtSquare(Struct, frozen=True):
    square: int


class AtBlock(Struct, frozen=True):
    """Four squares, named by the north-west one, which need not be floor."""

    x: int
    y: int


class AlongLine(Struct, frozen=True):
    start: int
    """The square of the shooter from which it goes."""
    direction: int


class AtFixed(Struct, frozen=True):
    """A bulkhead, a vent or a mission structure."""

    kind: str
    id: str


Aim = AtFigure | AtSquare | AtBlock | AlongLine | AtFixed

_SQUARE = re.compile(r"(-?\d+)\.(-?\d+)")
_BLOCK = re.compile(r"\[(-?\d+)\.(-?\d+)\]")
_LINE = re.compile(r"(-?\d+)\.(-?\d+)>([NESW]{1,2})")
_FIXED = re.compile(r"(door|vent|site):([a-z0-9_]+)")


def write(state: State, aim: Aim) -> str:
    if isinstance(aim, AtFigure):
        return aim.id
    if isinstance(aim, AtSquare):
        return state.ship.name(aim.square)
    if isinstance(aim, AtBlock):
        return f"[{aim.x}.{aim.y}]"
    if isinstance(aim, AlongLine):
        return f"{state.ship.name(aim.start)}>{FACING_NAMES[aim.direction]}"
    return f"{aim.kind}:{aim.id}"


def read(state: State, text: str) -> Aim | None:
    """The aim that a text stands for; None when this map has no such target."""
    if found := _SQUARE.fullmatch(text):
        square = state.ship.at(int(found[1]), int(found[2]))
        return None if square == NOWHERE else AtSquare(square)
    if found := _BLOCK.fullmatch(text):
        return AtBlock(int(found[1]), int(found[2]))
    if found := _LINE.fullmatch(text):
        start = state.ship.at(int(found[1]), int(found[2]))
        if start == NOWHERE or found[3] not in FACING_NAMES:
            return None
        return AlongLine(start, FACING_NAMES.index(found[3]))
    if found := _FIXED.fullmatch(text):
        return AtFixed(found[1], found[2])
    return AtFigure(text) if text in state.minis else None


def block_squares(state: State, aim: AtBlock) -> tuple[int, ...]:
    """The floor squares of a four-square area (SQ-WPN-27)."""
    corners = ((0, 0), (1, 0), (0, 1), (1, 1))
    squares = (state.ship.at(aim.x + dx, aim.y + dy) for dx, dy in corners)
    return tuple(square for square in squares if square != NOWHERE and state.ship.floor >> square & 1)
