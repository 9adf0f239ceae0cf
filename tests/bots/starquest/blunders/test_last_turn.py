"""A table laughs at a squad that stands on Overwatch while the objective lies three clear steps away."""

from bulkhead.starquest.box.items import objectives as tests
from bulkhead.starquest.data.scenario import Objective
from tests.bots.starquest.tables import play
from tests.starquest.scene import Table, scene

ROOM = """
+-+-+-+-+-+-+-+-+
|a a|. . . . . .|
+   +           +
|a a:. . . . . .|
+   +           +
|a a:. . . . . .|
+-+-+-+-+-+-+-+-+
"""
HUNT = Objective("primary", 30, tests.Eliminate(("fig_dread_mk7",), (30,)))
INSIDE = "0.0", "1.0", "0.1", "1.1", "0.2", "1.2"


def last_round(*lines: str, minis: int = 2) -> Table:
    """The last turn of a mission that pays for a room with so many miniatures in it, and more for a Dreadnought."""
    occupy = Objective("secondary", 15, tests.Occupy("a", minis, "all", 15))
    table = scene(ROOM, *lines, objectives=(HUNT, occupy), dice=(1,) * 40)
    table.state.round = table.state.scenario.rounds
    return table


SQUAD = ("ba1 fig_marine_laser 4.0 W", "ba2 fig_marine_laser 0.1 E")
DREADNOUGHT = "ch1 fig_dread_mk7 6.0 W"


def test_a_marine_who_can_still_reach_the_room_goes_there() -> None:
    """The Dreadnought pays more, but nobody kills it in one turn; one comrade is in the room already."""
    table = last_round(*SQUAD, DREADNOUGHT).act("ba1")
    play(table)
    assert table.at("ba1") in INSIDE


def test_nobody_runs_to_a_room_that_cannot_be_filled_any_more() -> None:
    """Where it takes four and there are two, the hunt goes on."""
    table = last_round(*SQUAD, DREADNOUGHT, minis=4).act("ba1")
    play(table)
    assert table.at("ba1") not in INSIDE


def test_a_marine_who_fills_the_room_stays_in_it() -> None:
    """A shot from outside the room would be worth less than the room."""
    table = last_round("ba2 fig_marine_laser 0.1 E", "ba1 fig_marine_laser 1.2 E", "ch1 fig_ork 5.0 W")
    table.act("ba2")
    play(table)
    assert table.at("ba2") in INSIDE
