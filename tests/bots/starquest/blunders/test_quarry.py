"""A table laughs at four marines and their leader who hunt one gretchin."""

from bulkhead.bots.starquest.goals import GOAL, HUNT
from bulkhead.bots.starquest.plans import errands
from bulkhead.bots.starquest.sense import Table as Seen
from bulkhead.starquest.box.items import objectives as tests
from bulkhead.starquest.data.scenario import Objective
from bulkhead.starquest.game import STARQUEST
from tests.starquest.scene import BA, Table, hall, scene

ROOM = """
+-+-+-+-+-+-+-+-+
|a a|. . . . . .|
+   +           +
|a a:. . . . . .|
+   +           +
|a a:. . . . . .|
+-+-+-+-+-+-+-+-+
"""


def bound(table: Table, why: str) -> list[str]:
    """The marines with an errand of this sort."""
    plan = errands(Seen(STARQUEST.view(table.state, BA)))
    return sorted(who for who, errand in plan.items() if errand.why == why)


def test_one_gretchin_is_no_quarry_for_a_whole_squad() -> None:
    """Two go, and not the leader; after a genestealer and an orc, all of them go."""
    squad = [f"ba{number} fig_marine_laser {number}.1 E" for number in (2, 3, 4, 5)]
    lines = ("ba1 fig_marine_commander 6.1 E role=leader", *squad)
    assert bound(scene(hall(8, 3), *lines, "ch1 fig_gretchin 7.0 W"), HUNT) == ["ba4", "ba5"]
    assert len(bound(scene(hall(8, 3), *lines, "ch1 fig_genestealer 7.0 W", "ch2 fig_ork 7.2 W"), HUNT)) == 5


def test_a_gretchin_can_wait_while_the_objective_is_open() -> None:
    """One more goes to the room than it takes: somebody may fall."""
    squad = ("ba1 fig_marine_laser 4.0 W", "ba2 fig_marine_laser 4.2 W", "ba3 fig_marine_laser 6.1 W")
    occupy = (Objective("primary", 30, tests.Occupy("a", 2, "none", 30)),)
    table = scene(ROOM, *squad, "ch1 fig_gretchin 7.0 W", objectives=occupy)
    assert bound(table, GOAL) == ["ba1", "ba2", "ba3"]
