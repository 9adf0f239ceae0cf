"""The referee's own table: where every piece stands and what it is, kept up by what is said."""

from collections.abc import Callable
from dataclasses import dataclass, field

from bulkhead.lab.starquest.referee.account import Plain
from bulkhead.lab.starquest.referee.board import Map
from bulkhead.lab.starquest.referee.content import XY, Content, Figure
from bulkhead.lab.starquest.referee.sight import Sight

SQUADS = ("blood_angels", "imperial_fists", "ultramarines", "eldar", "legion")
MARINES = SQUADS[:3]
ALIENS = ("chaos", "cult")


@dataclass(slots=True)
class Piece:
    """A miniature or a machine."""

    id: str
    seat: int
    figure: Figure
    facing: int
    squares: tuple[XY, ...]
    lp: int
    place: str
    """dock, board, carried, left or dead."""
    role: str = ""
    weapons: tuple[str, ...] = ()
    watching: bool = False
    load: str = ""
    carrier: str = ""
    mans: str = ""
    objects: tuple[str, ...] = ()
    came: bool = True
    """It has not moved since it was put on the board."""

    @property
    def machine(self) -> bool:
        return "machine" in self.figure.flags

    @property
    def large(self) -> bool:
        return "two_by_two" in self.figure.flags


@dataclass(slots=True)
class Blip:
    """A face-down token."""

    id: str
    seat: int
    kind: str
    identity: str
    square: XY
    vent: str = ""
    came: bool = True
    turn: int = 0
    """The turn in which it came."""
    shown: bool = False
    """It has been turned over, and its miniature is about to be placed."""


@dataclass(slots=True)
class Table:
    """Everything that the referee believes."""

    box: Content
    ship: Map
    sight: Sight
    factions: tuple[str, ...]
    house: Plain
    mission: Plain
    pieces: dict[str, Piece] = field(default_factory=dict)
    blips: dict[str, Blip] = field(default_factory=dict)
    holders: dict[XY, list[str]] = field(default_factory=dict)
    """Who stands on each square; a token that waits on a vent stands nowhere."""
    shut: set[str] = field(default_factory=set)
    """Doors and bulkheads that were not opened, or were closed again."""
    sealed: set[str] = field(default_factory=set)
    """Doors and doorways that cards hold closed."""
    flames: dict[int, tuple[int, frozenset[XY]]] = field(default_factory=dict)
    vents: set[str] = field(default_factory=set)
    structures: set[XY] = field(default_factory=set)
    """Squares of the mission structures that stand."""
    points: list[int] = field(default_factory=list)
    command: list[int] = field(default_factory=list)
    effects: list[Plain] = field(default_factory=list)
    """Lasting effects of cards, as the game lists them."""
    sides: list[Plain] = field(default_factory=list)
    """The records of the seats, as the game lists them."""
    begun: bool = False
    """The first turn has begun."""
    screened: set[XY] = field(default_factory=set)
    """Squares that cards have made opaque."""
    grid: tuple[int, int, int, int] = (0, 0, 0, 0)
    """Width and height of the map as the game numbers its squares, and its north-western one."""
    dark: set[str] = field(default_factory=set)
    """Boards without light."""
    walled: set[XY] = field(default_factory=set)
    """Those among them that cards have made impassable."""
    passing: set[str] = field(default_factory=set)
    """Pieces and tokens that are on another's square, on their way."""
    tokens_of: dict[str, str] = field(default_factory=dict)
    """The token that was turned over for a miniature."""
    acting: dict[int, str] = field(default_factory=dict)
    """Who acts, by seat."""
    turn: int = 0
    turn_seat: int = -1
    round: int = 0
    dirty: set[str] = field(default_factory=set)
    """Pieces and tokens about which something was said in this entry."""

    @property
    def closed(self) -> set[str]:
        """Doors, bulkheads and doorways that are closed."""
        return self.shut | self.sealed if self.sealed else self.shut

    def veil(self, effects: list[Plain]) -> None:
        """Work out where effects of cards cut lines of sight, the way, or the light."""
        width, _, west, north = self.grid
        veiled = [
            (effect["what"], (west + square % width, north + square // width))
            for effect in effects
            for square in effect.get("squares", ())
        ]
        self.screened = {square for _, square in veiled}
        self.walled = {square for what, square in veiled if what == "block"}
        self.sealed = {effect["on"] for effect in effects if effect["what"] == "sealed"}
        boards = [name for name in dict.fromkeys(self.ship.board_of.values()) if name]
        self.dark = {boards[effect.get("value", 0)] for effect in effects if effect["what"] == "dark"}

    def alien(self, seat: int) -> bool:
        return seat >= 0 and self.factions[seat] in ALIENS

    def on(self, square: XY) -> list[str]:
        return self.holders.get(square, [])

    def seat_of(self, who: str) -> int:
        return self.pieces[who].seat if who in self.pieces else self.blips[who].seat

    # Changing places

    def put(self, who: str, squares: tuple[XY, ...]) -> None:
        """Put a piece or a token on squares; none takes it off the board."""
        self.dirty.add(who)
        piece = self.pieces.get(who)
        old: tuple[XY, ...]
        if piece is not None:
            old, piece.squares = piece.squares, squares
        else:
            blip = self.blips[who]
            old = () if blip.vent else (blip.square,)
            if squares:
                blip.square = squares[0]
        for square in old:
            held = self.holders.get(square)
            if held is not None and who in held:
                held.remove(who)
                if not held:
                    del self.holders[square]
        for square in squares:
            held = self.holders.setdefault(square, [])
            if who not in held:
                held.append(who)


Hears = dict[str, Callable[[Plain], None]]
"""What a judge does at each kind of event."""
