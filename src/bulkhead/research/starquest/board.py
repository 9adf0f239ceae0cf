"""The map of Starquest as a seat sees it: planes of 48 by 24 squares, the north-west square of the map in the corner.

Larger maps (of packs) are refused. The planes are named in `PLANES`. Nothing comes from the state: the view is put on
a map in the way that bots do it, with what is hidden left hidden.
"""

from functools import lru_cache

import numpy as np

from bulkhead.research.codec import Floats
from bulkhead.starquest.data.factions import NEUTRAL, is_alien
from bulkhead.starquest.data.frames import Activation
from bulkhead.starquest.data.state import State
from bulkhead.starquest.ship.ship import Ship
from bulkhead.starquest.ship.squares import NOWHERE, E, N, S, W
from bulkhead.starquest.table.places import figure, sheet
from bulkhead.starquest.views.views import View
from bulkhead.tabletop.refusals import Mistake

WIDTH, HEIGHT = 48, 24
LIFE, POINTS = 6.0, 30.0
"""Life points and points of figures are divided by these."""

PLANES = (
    "floor",
    "open-north",
    "open-east",
    "open-south",
    "open-west",
    "mine",
    "my-kind",
    "other-kind",
    "neutral",
    "life",
    "points",
    "facing-north",
    "facing-east",
    "facing-south",
    "facing-west",
    "overwatch",
    "leader",
    "acting",
    "my-token",
    "my-token-points",
    "other-token",
    "object",
    "fire",
    "waits-on-vent",
)
"""`open-…`: a step that way is not
barred by a wall or a closed door. `my-kind`: miniatures of other squads for a squad, of the other alien player for an
alien."""
_AT = {name: place for place, name in enumerate(PLANES)}
_WAYS = (N, E, S, W)
_FACINGS = ("facing-north", "facing-east", "facing-south", "facing-west")


def planes(view: View, table: State) -> Floats:
    """The planes; `table` is the view put on a map (`on_the_table`)."""
    found = np.zeros((len(PLANES), HEIGHT, WIDTH), dtype=np.float32)
    width, height, _, _ = view.grid
    if width > WIDTH or height > HEIGHT:
        raise Mistake("research-map-too-large", width=width, height=height, most_wide=WIDTH, most_high=HEIGHT)
    if width:
        drawn = _ship(table.ship, table.closed)
        found[: len(drawn)] = drawn
        _draw_minis(found, view, width)
        _draw_tokens(found, view, width)
    return found


@lru_cache(maxsize=64)
def _ship(ship: Ship, closed: int) -> Floats:
    """The floor and the ways from each square: they change only when a door does."""
    found = np.zeros((1 + len(_WAYS), HEIGHT, WIDTH), dtype=np.float32)
    for square in range(ship.width * ship.height):
        if not ship.floor >> square & 1:
            continue
        y, x = divmod(square, ship.width)
        found[0, y, x] = 1
        for plane, way in enumerate(_WAYS, 1):
            found[plane, y, x] = ship.leads_on(square, way, closed) != NOWHERE
    return found


def _draw_minis(found: Floats, view: View, width: int) -> None:
    aliens = [is_alien(side.faction) for side in view.sides]
    acting = {frame.who for frame in view.frames if isinstance(frame, Activation)}
    for mini in view.minis.values():
        names = ["mine"]
        if mini.seat == NEUTRAL:
            names = ["neutral"]
        elif mini.seat != view.seat:
            names = ["my-kind" if aliens[mini.seat] == aliens[view.seat] else "other-kind"]
        names += [_FACINGS[mini.facing // 2]]
        names += ["overwatch"] * mini.watching + ["leader"] * (mini.role == "leader")
        names += ["acting"] * (mini.id in acting)
        for square in mini.squares:
            y, x = divmod(square, width)
            for name in names:
                found[_AT[name], y, x] = 1
            found[_AT["life"], y, x] = mini.lp / LIFE
            found[_AT["points"], y, x] = figure(mini).points / POINTS
    for thing in view.things.values():
        if thing.square >= 0 and not thing.carrier:
            y, x = divmod(thing.square, width)
            found[_AT["object"], y, x] = 1
    for flame in view.flames:
        for square in flame.squares:
            y, x = divmod(square, width)
            found[_AT["fire"], y, x] = 1


def _draw_tokens(found: Floats, view: View, width: int) -> None:
    for token in view.tokens.values():
        y, x = divmod(token.square, width)
        if token.seat == view.seat:
            found[_AT["my-token"], y, x] = 1
            if token.identity.startswith("fig_"):
                found[_AT["my-token-points"], y, x] = sheet(token.identity)[0].points / POINTS
        else:
            found[_AT["other-token"], y, x] = 1
        if token.vent:
            found[_AT["waits-on-vent"], y, x] = 1
