"""A table laughs at a marine who stands on Overwatch in the doorway while the heavy weapons wait outside."""

import pytest

from bulkhead.bots.starquest.plans import errands
from bulkhead.bots.starquest.sense import Table as Seen
from bulkhead.bots.starquest.square_values import survey
from bulkhead.starquest.box.items import objectives as tests
from bulkhead.starquest.data.scenario import Objective
from bulkhead.starquest.game import STARQUEST
from tests.bots.starquest.tables import ask, play
from tests.starquest.scene import BA, Table, scene

AIRLOCK = """
+-+-+
|* *|
+   +
|* *|
+^+^+-+-+-+-+
|a a|. . . .|
+   +       +
|a a:. . . .|
+   +       +
|a a:. . . .|
+-+-+-+-+-+-+
"""
OCCUPY = (Objective("primary", 30, tests.Occupy("a", 1, "none", 30)),)
HEAVIES = tuple(f"ba{number} fig_marine_heavy dock weapons=wpn_plasma_gun" for number in range(3, 6))


def aboard(*lines: str) -> Table:
    return scene(AIRLOCK, *lines, sides={BA: {"dock": "dk1"}}, objectives=OCCUPY)


def worth_of_the_threshold(*waiting: str) -> set[float]:
    """The values that a marine gives to the squares before the dock."""
    table = aboard("ba1 fig_marine_laser 0.2 E", *waiting).act("ba1")
    seen = Seen(STARQUEST.view(table.state, BA))
    spots, _ = survey(seen, table.mini("ba1"), errands(seen)["ba1"], 4)
    return {spot.value for spot in spots if spot.square in table.state.ship.docks["dk1"].thresholds}


def test_the_threshold_is_as_good_as_any_other_square_while_nobody_waits() -> None:
    assert len(worth_of_the_threshold()) == 1


def test_it_costs_the_more_the_more_wait() -> None:
    (nobody,), (one,), (three,) = (worth_of_the_threshold(*HEAVIES[:count]) for count in (0, 1, 3))
    assert nobody > one > three


@pytest.mark.parametrize(("waiting", "room"), [(HEAVIES, True), ((), False)], ids=["heavies", "nobody"])
def test_comrades_make_room_for_the_heavy_weapons(waiting: tuple[str, ...], room: bool) -> None:
    """Two marines hold both thresholds. When they have acted, the heavies can come in."""
    table = aboard("ba1 fig_marine_laser 0.2 E", "ba2 fig_marine_laser 1.2 E", *waiting)
    for who in ("ba1", "ba2"):
        play(table.act(who))
    held = {table.mini(who).squares[0] for who in ("ba1", "ba2")}
    assert not waiting or not held & set(table.state.ship.docks["dk1"].thresholds)
    if room:
        assert ask(table.act("ba3")).startswith("ba3 enter")
