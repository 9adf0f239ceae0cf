"""Draw the map as text, as a viewer sees it: figures with their facing, tokens face down, doors, fire.

    ba3>   a miniature of the Blood Angels, facing east
    ch?7   a token of Chaos, face down
    fire, obj    flames and objects;  V  vent    C  conduit    R  reinforcement square    X  exit    #  obstacle
    d5           a room, named in its first square;  ·  its other squares    .  corridor

Walls and doors are drawn as in ship/plan.py: `|` `-` wall, `:` `=` closed door, `!` `~` bulkhead, `;` `_` open. Below
the map stand the entry areas: their threshold squares, and who waits there. A large map has narrower squares: there
a letter stands for a faction, and the letters are explained below (`a3>` for ba3).
"""

import re
from collections.abc import Iterator

from bulkhead.starquest.data.factions import SHORT
from bulkhead.starquest.data.state import State
from bulkhead.starquest.ship.drawing import draw as draw_ship
from bulkhead.starquest.ship.squares import bits, members
from bulkhead.starquest.views.guessing import on_the_table
from bulkhead.starquest.views.views import View

WIDE, NARROW = 5, 4
"""Characters of a square: names fit into wide ones, and into narrow ones with a letter for the faction."""
MOST_WIDE = 16
"""Columns of a map up to which its squares are wide: it fits on a usual screen."""
ROOM = "·"
ARROWS = ("^", "/", ">", "\\", "v", "/", "<", "\\")
"""One for each of the eight directions; the diagonals share theirs."""
LETTERS = {"ba": "a", "if": "f", "um": "u", "el": "e", "ld": "l", "ch": "c", "cu": "k"}

_NUMBER = re.compile(r"([a-z]+)(\??)([0-9]+)")


def draw(view: View) -> str:
    """The map with everything on it, and who waits in the entry areas."""
    state = on_the_table(view)
    wide = WIDE if state.ship.width <= MOST_WIDE else NARROW
    rooms = dict.fromkeys(state.ship.rooms, ROOM)
    lines = draw_ship(
        state.ship, rooms, marks(state, wide), docks=False, wide=wide, closed=state.closed
    ).splitlines()
    letters = " ".join(f"{LETTERS[SHORT[side.faction]]}={SHORT[side.faction]}" for side in state.sides)
    legend = [letters] if wide == NARROW else []
    return "\n".join([*_with_rulers(state, lines, wide), *legend, *_in_docks(state)])


def marks(state: State, wide: int) -> dict[int, str]:
    """What lies or stands on squares; of several things the last of this list is drawn."""
    label = str if wide == WIDE else short
    found = dict(_room_names(state))
    for vent, square in state.ship.vents.items():
        if vent not in state.vents:
            found[square] = "."
    for thing in state.things.values():
        if thing.square >= 0:
            found[thing.square] = "obj"
    for flame in state.flames:
        found.update(dict.fromkeys(flame.squares, "fire"))
    for token in state.tokens.values():
        found[token.square] = label(token.id)
    for mini in state.minis.values():
        if mini.place == "board":
            found.update(dict.fromkeys(mini.squares, label(mini.id) + ARROWS[mini.facing]))
    return found


def _room_names(state: State) -> Iterator[tuple[int, str]]:
    """The name of each room, in the first of its squares that bears no sign of its own."""
    ship = state.ship
    signs = ship.r_squares | ship.obstacles | ship.exits | bits(ship.vents.values())
    for marked in (*ship.conduits.values(), *(dock.thresholds for dock in ship.docks.values())):
        signs |= bits(marked)
    for bay in ship.bays.values():
        signs |= bay
    for room, squares in ship.rooms.items():
        free = squares & ~signs
        if free:
            yield next(iter(members(free))), room


def short(id_: str) -> str:
    """`ba12` as a12, `ch?7` as c?7: three characters, so that a facing still fits beside them."""
    found = _NUMBER.fullmatch(id_)
    if found is None:
        return id_[:3]
    letter = LETTERS.get(found[1], "n")
    return f"{letter}{found[2]}{found[3]}"


def _with_rulers(state: State, lines: list[str], wide: int) -> Iterator[str]:
    """Coordinates above and beside the map."""
    floor = [state.ship.xy(square) for square in members(state.ship.floor)]
    west, east = min(x for x, _ in floor), max(x for x, _ in floor)
    north = min(y for _, y in floor)
    yield "    " + "".join(str(x).center(wide + 1) for x in range(west, east + 1)).rstrip()
    for number, line in enumerate(lines):
        y = north + number // 2
        yield (f"{y:>3} " if number % 2 else "    ") + line


def _in_docks(state: State) -> Iterator[str]:
    """The entry areas of the squads, and who is still in them."""
    for seat, side in enumerate(state.sides):
        dock = state.ship.docks.get(side.dock)
        if dock is not None:
            thresholds = " ".join(state.ship.name(square) for square in dock.thresholds)
            waiting = [mini.id for mini in state.minis.values() if mini.place == "dock" and mini.seat == seat]
            name = dock.id.removeprefix("dk_").upper()
            yield " ".join((f"{SHORT[side.faction]} {name} ({thresholds}):", *waiting))
