"""Draws a ship as text, in the form that `plan` reads: for positions, tests and the terminal."""

from collections.abc import Mapping
from string import ascii_lowercase

from bulkhead.starquest.ship.plan import XY, Line, around
from bulkhead.starquest.ship.ship import OPEN, WALL, Ship
from bulkhead.starquest.ship.squares import members

_UPRIGHT = {"wall": "|", "door": ":", "bulkhead": "!", "doorway": ";", "airlock": ")"}
_LYING = {"wall": "-", "door": "=", "bulkhead": "~", "doorway": "_", "airlock": "^"}


def room_letters(ship: Ship) -> dict[str, str]:
    """A letter for each room: its name if that is a letter, else the next free one."""
    letters = {room: room for room in ship.rooms if room in tuple(ascii_lowercase)}
    free = iter(letter for letter in ascii_lowercase if letter not in letters)
    return {room: letters.get(room) or next(free) for room in ship.rooms}


def draw(
    ship: Ship,
    letters: Mapping[str, str] | None = None,
    marks: Mapping[int, str] | None = None,
    *,
    docks: bool = True,
    wide: int = 1,
    closed: int = -1,
) -> str:
    """The drawing. `letters` says which letter stands for which room, `marks` puts further signs on squares; with
    `docks` the entry areas are drawn as well, though they are no floor. Squares are `wide` characters wide, one where
    the drawing is to be read again. Doors that are not `closed` are drawn as doorways, barred doorways as walls."""
    sheet = _Sheet(ship, dict(room_letters(ship) if letters is None else letters), wide, closed)
    if docks:
        sheet.draw_docks()
    for square, mark in (marks or {}).items():
        sheet.cells[ship.xy(square)] = mark
    return sheet.text()


class _Sheet:
    """Squares and edges by their coordinates, to be drawn."""

    def __init__(self, ship: Ship, letters: dict[str, str], wide: int, closed: int) -> None:
        self.ship = ship
        self.wide = wide
        self.cells: dict[XY, str] = {}
        self.edges: dict[Line, str] = {}
        signs = self._signs()
        shut = ship.all_closed
        doorways = {(ship.xy(here), ship.xy(there)) for here, there in ship.doorways}
        for square in members(ship.floor):
            spot = ship.xy(square)
            room = ship.room_of[square]
            self.cells[spot] = signs.get(square) or (letters[room] if room else ".")
            for facing, (_, line) in enumerate(around(spot)):
                edge = ship.edges[square][facing]
                if edge == WALL:
                    self.edges[line] = "wall"
                elif edge != OPEN and (shut if closed < 0 else closed) >> edge & 1:
                    door = ship.door_on(edge)
                    self.edges[line] = door.kind if door is not None else "wall"
                elif edge != OPEN or line in doorways:
                    self.edges[line] = "doorway"

    def _signs(self) -> dict[int, str]:
        """The marks on squares; of several marks on one square, the last in this list is drawn."""
        ship = self.ship
        signs = {square: bay for bay, squares in ship.bays.items() for square in members(squares)}
        signs |= dict.fromkeys(members(ship.obstacles), "#")
        signs |= dict.fromkeys(members(ship.exits), "X")
        signs |= dict.fromkeys(members(ship.r_squares), "R")
        signs |= dict.fromkeys((square for group in ship.conduits.values() for square in group), "C")
        signs |= dict.fromkeys(ship.vents.values(), "V")
        for dock in ship.docks.values():
            if dock.area is None:
                signs |= dict.fromkeys(dock.thresholds, "T")
        return signs

    def draw_docks(self) -> None:
        """Entry areas with their walls, and airlocks from them to their threshold squares."""
        for dock in self.ship.docks.values():
            if dock.area is None:
                continue
            west, north, east, south = dock.area
            area = {(x, y) for y in range(north, south + 1) for x in range(west, east + 1)}
            thresholds = {self.ship.xy(square) for square in dock.thresholds}
            for spot in area:
                self.cells[spot] = "*"
                for other, line in around(spot):
                    if other in thresholds:
                        self.edges[line] = "airlock"
                    elif other not in area:
                        self.edges[line] = "wall"

    def text(self) -> str:
        west, north = min(x for x, _ in self.cells), min(y for _, y in self.cells)
        width = max(x for x, _ in self.cells) - west + 1
        height = max(y for _, y in self.cells) - north + 1
        step = self.wide + 1
        page = [[" "] * (step * width + 1) for _ in range(2 * height + 1)]
        for (x, y), mark in self.cells.items():
            column = step * (x - west) + 1
            page[2 * (y - north) + 1][column : column + self.wide] = mark[: self.wide].center(self.wide)
        for ((x, y), (east, _)), kind in self.edges.items():
            column, row = step * (x - west), 2 * (y - north) + 1
            if east > x:
                page[row][column + step] = _UPRIGHT[kind]
                ends = (row - 1, column + step), (row + 1, column + step)
            else:
                page[row + 1][column + 1 : column + step] = _LYING[kind] * self.wide
                ends = (row + 1, column), (row + 1, column + step)
            for end_row, end_column in ends:
                page[end_row][end_column] = "+"
        return "\n".join("".join(row).rstrip() for row in page) + "\n"
