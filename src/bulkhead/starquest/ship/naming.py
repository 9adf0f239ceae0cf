"""Checks that the list of a board's rooms and doors agrees with its drawing, and gives their names."""

from collections.abc import Mapping, Sequence

from bulkhead.starquest.ship.plan import CORRIDOR, DOCK, XY, Plan
from bulkhead.tabletop.refusals import Mistake


def room_names(plan: Plan, rooms: Mapping[str, str] | None, board: str) -> dict[str, str]:
    """The name of every room by its letter; without a list, the letter itself."""
    drawn = {zone for zone in plan.zones.values() if zone not in (CORRIDOR, DOCK)}
    if rooms is None:
        return {letter: letter for letter in sorted(drawn)}
    for letter in sorted(drawn):
        if letter not in rooms:
            raise Mistake("ship-room-unnamed", board=board, mark=letter)
    for letter, name in rooms.items():
        if letter not in drawn:
            raise Mistake("ship-room-missing", board=board, mark=letter, room=name)
    return dict(rooms)


def door_names(plan: Plan, doors: Mapping[str, Sequence[XY]] | None, board: str) -> list[str]:
    """The name of every drawn door. A list identifies each by squares in front of it; without a list, doors are
    numbered as they are drawn."""
    if doors is None:
        return [f"d{number}" for number in range(1, len(plan.doors) + 1)]
    names: dict[int, str] = {}
    for id_, squares in doors.items():
        wanted = {(x, y) for x, y in squares}
        meant = [place for place, door in enumerate(plan.doors) if wanted <= door.fronts]
        if len(meant) != 1 or meant[0] in names:
            raise Mistake("ship-door-missing", board=board, door=id_)
        names[meant[0]] = id_
    for place, door in enumerate(plan.doors):
        if place not in names:
            x, y = min(door.fronts)
            raise Mistake("ship-door-unnamed", board=board, square=f"{x}.{y}")
    return [names[place] for place in range(len(plan.doors))]
