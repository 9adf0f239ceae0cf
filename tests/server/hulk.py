"""A table of Starquest in the middle of a mission, for tests of asides."""

from typing import Any

import bulkhead
from bulkhead.server.table.clocks import TimeLimit
from bulkhead.server.table.tables import SeatRecord, TableRecord
from bulkhead.starquest.data.state import Watch
from bulkhead.starquest.game import STARQUEST
from bulkhead.tabletop.game import SPECTATOR
from tests.server.house import House, Table
from tests.starquest.scene import hall, scene

GAMES = bulkhead.GAMES
FACTIONS = ("ultramarines", "eldar", "chaos")
UM, EL, CH = range(3)
HALL = hall(7, 2)
FIGURES = ("um1 fig_marine_laser 0.0 E", "el1 fig_eldar_warrior 6.1 E", "ch1 fig_ork 6.0 E")
"""Figures see only those of their own seat."""
SIDES: dict[int, dict[str, Any]] = {UM: {"command": 2}, EL: {"command": 3}}


async def hulk(
    house: House,
    *figures: str,
    bots: tuple[int, ...] = (),
    limit: TimeLimit | None = None,
    public: bool = False,
    options: dict[str, Any] | None = None,
    watched: bool = False,
    names: tuple[str, ...] = FACTIONS,
    kind: str = "random",
    sides: dict[int, dict[str, Any]] = SIDES,
) -> Table:
    """A table that begins in a drawn position, with all players connected. `watched`: those in Overwatch have
    already looked round. `kind`: of the bots."""
    state = scene(HALL, *(figures or FIGURES), factions=FACTIONS, sides=sides).state
    for mini in state.minis.values():
        if mini.watching and watched:
            state.watches[mini.id] = Watch()
    position = STARQUEST.position(state)
    seats = [
        SeatRecord("bot", "", kind, "bot", True)
        if seat in bots
        else SeatRecord("here", name, "random", "human", True, given_salt="")
        for seat, name in enumerate(names)
    ]
    record = TableRecord(
        b"a secret of the server",
        "starquest",
        {"factions": list(FACTIONS), **(options or {})},
        seats,
        limit or TimeLimit(),
        position,
    )
    room = await house.rooms.create(record, public=public, seed=bytes(range(32)))
    keys = {seat: room.table.key_of(seat) for seat in range(len(FACTIONS)) if seat not in bots}
    return Table(room.match, keys, {}, room.table.key_of(SPECTATOR), room.table.door, room.table.host)
