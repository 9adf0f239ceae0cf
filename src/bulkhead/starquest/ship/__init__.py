"""The ship: boards joined into one map; its sight, lines, blasts, bases and distances. Geometry alone, no rules."""

from bulkhead.starquest.ship.arcs import Arcs
from bulkhead.starquest.ship.assembly import Board, DockPlace, Fittings, Layout, Piece, assemble
from bulkhead.starquest.ship.drawn import read_ship, ship_of
from bulkhead.starquest.ship.plan import Plan, read_plan
from bulkhead.starquest.ship.ship import OPEN, WALL, Corner, Dock, Door, Edge, Gate, Route, Ship
from bulkhead.starquest.ship.sight import Sight
from bulkhead.starquest.ship.squares import (
    DIRECTIONS,
    NOWHERE,
    E,
    N,
    S,
    W,
    bit,
    bits,
    direction_of,
    holds,
    is_diagonal,
    members,
    opposite,
)

__all__ = [
    "DIRECTIONS",
    "NOWHERE",
    "OPEN",
    "WALL",
    "Arcs",
    "Board",
    "Corner",
    "Dock",
    "DockPlace",
    "Door",
    "E",
    "Edge",
    "Fittings",
    "Gate",
    "Layout",
    "N",
    "Piece",
    "Plan",
    "Route",
    "S",
    "Ship",
    "Sight",
    "W",
    "assemble",
    "bit",
    "bits",
    "direction_of",
    "holds",
    "is_diagonal",
    "members",
    "opposite",
    "read_plan",
    "read_ship",
    "ship_of",
]
