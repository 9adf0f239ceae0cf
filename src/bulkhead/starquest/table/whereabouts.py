"""The places of doors, vents and entry areas in words. All players know the boards, so no name tells a secret."""

import re
from collections import Counter

from bulkhead.starquest.box.box import load_box
from bulkhead.starquest.box.reading.keeping import kept
from bulkhead.starquest.ship.plan import read_plan
from bulkhead.tabletop.phrases import Phrase

_VENT = re.compile(r"v(\d+)")


@kept()
def _joined() -> dict[str, tuple[str, ...]]:
    """The rooms on the two sides of every door of the box; a door that is not the only one between the same places is
    left out."""
    rooms: dict[str, tuple[str, ...]] = {}
    for board in load_box().boards.values():
        zones = read_plan(board.map).zones
        for door, squares in board.doors.items():
            beside = {board.rooms[zones[x, y]] for x, y in squares if zones[x, y] in board.rooms}
            rooms[door] = tuple(sorted(beside))
    count = Counter(rooms.values())
    return {door: beside for door, beside in rooms.items() if beside and count[beside] == 1}


@kept()
def _docks() -> frozenset[str]:
    return frozenset(dock for layout in load_box().layouts.values() for dock in layout.docks)


def of_rooms(door: str) -> Phrase:
    """Where a door or a bulkhead is: `of room a1`, `between rooms a2 and a4`. One that rooms do not tell from others
    goes by its id."""
    rooms = _joined().get(door, ())
    one, other = (*rooms, "", "")[:2]
    return Phrase("sq-where", {"rooms": len(rooms), "one": one, "other": other, "id": door})


def vent_name(vent: str) -> str:
    """The number of an entry vent, as the map has it."""
    found = _VENT.fullmatch(vent)
    return found[1] if found else vent


def place_name(id_: str) -> Phrase | None:
    """The name of a door, a board or an entry area that a player chooses; None for anything else."""
    if id_ in load_box().boards:
        return Phrase(id_)
    if id_ in _docks():
        return Phrase("sq-dock", {"name": id_.removeprefix("dk_").upper()})
    if id_ in _joined():
        return Phrase("sq-door", {"where": of_rooms(id_)})
    return None
