"""A position of Starquest in which a decision interrupts another player's turn."""

from __future__ import annotations

from functools import cache
from typing import Any

from msgspec.structs import replace

from bulkhead import GAMES
from bulkhead.starquest.data.state import Watch
from tests.browser.helpers.aboard import TUTORIAL
from tests.browser.helpers.house import House, Table, here
from tests.starquest.scene import scene

HALL = """
    +-+-+-+-+-+-+-+-+
    |. . . . . . . .|
    + +-+ +-+-+-+ + +
    |. .|. . . .|. .|
    + +-+ + + + + + +
    |. . . . . . . .|
    +-+-+-+-+-+-+-+-+
    """
SQUAD = {
    "command": 3,
    "points": 12,
    "rank": 1,
    "seals": 2,
    "leader": "um1",
    "orders": ("ord_fire",),
    "equipment": ("eqp_medi_kit",),
    "recon": ("rec_ambush", "rsm_bounty"),
}


@cache
def in_sight() -> str:
    """Two marines are on Overwatch; an android has just come into the sight of one, an Orc stands before both."""
    table = scene(
        HALL,
        "um1 fig_marine_commander 0.0 E role=leader",
        "um2 fig_marine_laser 1.0 E watching",
        "um3 fig_marine_laser 0.2 E watching",
        "ch1 fig_android 7.1 N",
        "ch2 fig_ork 6.2 W",
        turn=1,
        factions=("ultramarines", "chaos"),
        sides={0: SQUAD},
    )
    for mini in table.state.minis.values():
        if mini.watching:
            table.state.watches[mini.id] = Watch()
    table.state.scenario = replace(table.state.scenario, id=TUTORIAL["mission"])
    table.act("ch1").do("ch1 step 7.0")
    return GAMES["starquest"].position(table.state)


def watched(house: House, **form: Any) -> Table:
    """A table at which the first seat is asked whether it fires."""
    seats = here("Ann", "ann"), here("Bob", "bob")
    return house.table(*seats, game="starquest", options=TUTORIAL, position=in_sight(), **form)
