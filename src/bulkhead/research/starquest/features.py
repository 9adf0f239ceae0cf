"""Features of the commands of Starquest, a row for each command of a page, so that a policy can score what it has
never seen before.

In this order: the verb; the piece that acts (is there one, where, life, points, is it mine); the piece that is named
further (the same, and is it of the other kind); a square that is named; the way from the first piece to the second or
to the square, and its length; a facing; a number (shots, dice, points); all other words in 32 drawers (cards,
weapons, answers). Places are shares of the map.
"""

import re
from collections.abc import Sequence
from typing import get_args

import numpy as np
from msgspec.structs import astuple

from bulkhead.research.codec import Floats
from bulkhead.research.starquest.board import HEIGHT, LIFE, POINTS, WIDTH
from bulkhead.research.starquest.facts import drawer
from bulkhead.starquest.data.commands import AnyCommand
from bulkhead.starquest.data.factions import is_alien
from bulkhead.starquest.table.places import figure, sheet
from bulkhead.starquest.views.views import View

VERBS: tuple[type, ...] = get_args(AnyCommand)
DRAWERS = 32
FACINGS = 8
OF_A_PIECE = 7
SIZE = len(VERBS) + 2 * OF_A_PIECE + 3 + 3 + FACINGS + 1 + DRAWERS
_VERB = {kind: place for place, kind in enumerate(VERBS)}
_SQUARE = re.compile(r"(-?\d+)\.(-?\d+)")
_FACING = {"facing"}
Spot = tuple[float, float]


def features(view: View, commands: Sequence[AnyCommand], rows: int) -> Floats:
    """A row for each command, then rows of zeros."""
    found = np.zeros((rows, SIZE), dtype=np.float32)
    for row, command in zip(found, commands, strict=False):
        _write(row, view, command)
    return found


def _write(row: Floats, view: View, command: AnyCommand) -> None:
    row[_VERB[type(command)]] = 1
    at = len(VERBS)
    pieces, spot, facing, number, words = _parts(view, command)
    for piece in pieces[:2]:
        row[at : at + OF_A_PIECE] = _piece(view, piece)
        at += OF_A_PIECE
    at = len(VERBS) + 2 * OF_A_PIECE
    places = [place for piece in pieces[:2] if (place := _spot(view, piece)) is not None]
    if spot is not None:
        row[at : at + 3] = (1, spot[0] / WIDTH, spot[1] / HEIGHT)
        places = [*places[:1], spot]
    at += 3
    if len(places) == 2:
        (x, y), (to_x, to_y) = places
        row[at : at + 3] = (
            (to_x - x) / WIDTH,
            (to_y - y) / HEIGHT,
            max(abs(to_x - x), abs(to_y - y)) / WIDTH,
        )
    at += 3
    if facing is not None:
        row[at + facing] = 1
    at += FACINGS
    row[at] = number / 6
    for word in words:
        row[at + 1 + drawer(word, DRAWERS)] += 1


def _parts(view: View, command: AnyCommand) -> tuple[list[str], Spot | None, int | None, float, list[str]]:
    """The pieces, the square, the facing, the number and the other words of a command."""
    pieces: list[str] = []
    words: list[str] = []
    spot: Spot | None = None
    facing: int | None = None
    number = 0.0
    _, _, west, north = view.grid
    for name, value in zip(command.__struct_fields__, astuple(command), strict=True):
        for part in value if isinstance(value, tuple) and name not in ("to", "path") else (value,):
            if name in _FACING:
                facing = int(part)
            elif isinstance(part, int):
                number += part
            elif isinstance(part, tuple):
                x, y = part if isinstance(part[0], int) else part[-1]
                spot = (x - west, y - north)
            elif part in view.minis or part in view.tokens:
                pieces.append(part)
            elif square := _SQUARE.search(part):
                spot = (int(square[1]) - west, int(square[2]) - north)
            elif part:
                words.append(part)
    return pieces, spot, facing, number, words


def _spot(view: View, piece: str) -> Spot | None:
    """Where a piece stands, counted from the north-west corner of the map."""
    width = view.grid[0]
    if (mini := view.minis.get(piece)) is not None:
        square = mini.squares[0] if mini.squares else None
    else:
        square = view.tokens[piece].square
    if square is None or not width:
        return None
    y, x = divmod(square, width)
    return x, y


def _piece(view: View, piece: str) -> Sequence[float]:
    x, y = _spot(view, piece) or (0, 0)
    alien = is_alien(view.sides[view.seat].faction)
    mini = view.minis.get(piece)
    if mini is None:
        token = view.tokens[piece]
        points = sheet(token.identity)[0].points if token.identity.startswith("fig_") else 0
        other = is_alien(view.sides[token.seat].faction) != alien
        return 1, x / WIDTH, y / HEIGHT, 0, points / POINTS, token.seat == view.seat, other
    other = mini.seat >= 0 and is_alien(view.sides[mini.seat].faction) != alien
    points = figure(mini).points
    return 1, x / WIDTH, y / HEIGHT, mini.lp / LIFE, points / POINTS, mini.seat == view.seat, other
