"""A table laughs at a marine who gives up his Overwatch for a step that nobody needed."""

import pytest

from bulkhead.starquest.box.items import objectives as tests
from bulkhead.starquest.data.scenario import Objective
from bulkhead.starquest.data.state import Watch
from tests.bots.starquest.tables import ask
from tests.starquest.scene import BA, CH, scene

ROOM = """
+-+-+-+-+-+-+-+-+
|a a|. . . . . .|
+   +           +
|a a:. . . . . .|
+   +           +
|a a:. . . . . .|
+-+-+-+-+-+-+-+-+
"""
OCCUPY = (Objective("primary", 30, tests.Occupy("a", 1, "none", 30)),)


@pytest.mark.parametrize("watching", [False, True])
def test_command_points_move_those_who_do_not_watch(watching: bool) -> None:
    table = scene(
        ROOM,
        f"ba1 fig_marine_laser 4.1 W{' watching' if watching else ''}",
        "ch1 fig_gretchin 7.0 W",
        turn=CH,
        sides={BA: {"command": 6}},
        objectives=OCCUPY,
    )
    if watching:
        table.state.watches["ba1"] = Watch()
    table.act("ch1").do("raise", by=BA).do("ch1 face N")
    assert table.waiting == BA
    assert (ask(table) == "pass") is watching
