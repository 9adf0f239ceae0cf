"""Maps for the tests: the boards and layouts of the game, drawings that stand beside this file, and pictures."""

import tomllib
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from bulkhead.starquest.ship import Arcs, Fittings, Ship, Sight, assemble, bits, read_plan, ship_of
from bulkhead.starquest.ship.plan import XY

DRAWINGS = Path(__file__).with_name("drawings")
LAYOUTS = ("lay_bend", "lay_foundry", "lay_hulk", "lay_pair", "lay_solo", "lay_wheel")
BOARDS = ("brd_a", "brd_b", "brd_c", "brd_d", "brd_dock", "brd_factory", "brd_strip")


class BoardFile(Struct, frozen=True):
    """What an assembler needs of a board."""

    id: str
    map: str
    rooms: dict[str, str] = {}
    doors: dict[str, tuple[XY, ...]] = {}
    checked: dict[str, int] = {}


class PieceFile(Struct, frozen=True):
    board: str
    at: XY
    rot: int = 0


class DockFile(Struct, frozen=True):
    side: str
    threshold: tuple[XY, ...]
    area: tuple[int, int, int, int]
    into: str = ""


class LayoutFile(Struct, frozen=True):
    id: str
    pieces: tuple[PieceFile, ...]
    doorways: tuple[str, ...] = ()
    docks: dict[str, DockFile] = {}
    checked: dict[str, int] = {}


def _toml(folder: str, id_: str) -> dict[str, Any]:
    content = files("bulkhead.starquest").joinpath("content", folder, f"{id_}.toml")
    return tomllib.loads(content.read_text(encoding="utf-8"))


@cache
def boards() -> dict[str, BoardFile]:
    return {id_: msgspec.convert(_toml("boards", id_), BoardFile) for id_ in BOARDS}


@cache
def layout(id_: str) -> LayoutFile:
    return msgspec.convert(_toml("layouts", id_), LayoutFile)


@cache
def layout_ship(id_: str) -> Ship:
    """A layout with all its docks, as it is played: they are no floor."""
    return assemble(layout(id_), boards())


@cache
def board_ship(id_: str) -> Ship:
    """One board by itself."""
    one = LayoutFile(id_, (PieceFile(id_, (0, 0)),))
    return assemble(one, boards(), Fittings())


def drawing(name: str) -> str:
    return (DRAWINGS / f"{name}.txt").read_text(encoding="utf-8")


class Scene:
    """A drawn ship with figures on it. Any capital letter or sign that the legend does not know is a figure."""

    def __init__(self, text: str, at: XY = (0, 0), also: str = "ABDEFGHIJKLMNOPQSUYZ@%&") -> None:
        plan = read_plan(text, also)
        self.ship = ship_of(plan, at=at)
        self.sight = Sight(self.ship)
        self.arcs = Arcs(self.ship)
        self.figures = {
            mark: bits(self.ship.at(x + at[0], y + at[1]) for x, y in squares)
            for mark, squares in plan.marks.items()
        }

    def at(self, mark: str) -> int:
        """The one square with this figure."""
        assert self.figures[mark].bit_count() == 1
        return self.figures[mark].bit_length() - 1

    def bits(self, *squares: XY) -> int:
        return bits(self.ship.at(x, y) for x, y in squares)

    def spots(self, squares: int) -> set[XY]:
        """A set of squares as coordinates, to be read in a test."""
        return {self.ship.xy(square) for square in range(squares.bit_length()) if squares >> square & 1}


def picture(rows: str, at: XY = (0, 0)) -> Scene:
    """A scene without inner walls, one character a square; what is no floor is solid."""
    return Scene(spelled(rows), at)


def spelled(rows: str) -> str:
    """A picture written out with its hull, as maps are drawn."""
    lines = [row.rstrip() for row in rows.strip("\n").split("\n")]
    indent = min(len(row) - len(row.lstrip()) for row in lines if row.strip())
    lines = [row[indent:] for row in lines]
    width = max(map(len, lines))
    floor = {(x, y): mark for y, row in enumerate(lines) for x, mark in enumerate(row) if mark != " "}
    page = [[" "] * (2 * width + 1) for _ in range(2 * len(lines) + 1)]
    for (x, y), mark in floor.items():
        page[2 * y + 1][2 * x + 1] = mark
        for dx, dy in ((0, -1), (1, 0), (0, 1), (-1, 0)):
            if (x + dx, y + dy) not in floor:
                page[2 * y + 1 + dy][2 * x + 1 + dx] = "|" if dx else "-"
    return "\n".join("".join(row).rstrip() for row in page)
