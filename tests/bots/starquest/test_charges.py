"""Bots with charges: who carries them where, and on what they are used."""

from bulkhead.bots.starquest.goals import GOAL
from bulkhead.bots.starquest.plans import errands
from bulkhead.bots.starquest.sense import Table as Seen
from bulkhead.starquest.box.items import objectives as tests
from bulkhead.starquest.data.scenario import Objective
from bulkhead.starquest.data.state import Thing, change
from bulkhead.starquest.game import STARQUEST
from tests.bots.starquest.tables import ask, play
from tests.starquest.scene import BA, Table, hall, scene

HALL = hall(8, 2)
DOOR = """
+-+-+-+-+
|. .!. .|
+   +   +
|. .!. .|
+-+-+-+-+
"""
EIGHT = ((0, 0), (0, 1), (1, 0), (2, 0), (3, 0), (4, 0), (5, 0), (6, 0))
ALTAR = (Objective("primary", 10, tests.Destroy("obj_altar", (10,))),)
MACHINE = (Objective("primary", 30, tests.Eliminate(("fig_dread_mk7",), (30,))),)


def charged(table: Table, who: str) -> Table:
    """Give a miniature a charge."""
    table.state.things["obj_limpet1"] = Thing("obj_limpet1", "obj_limpet", carrier=who)
    change(table.state, table.mini(who), objects=("obj_limpet1",))
    return table


def altar(*lines: str) -> Table:
    """A table with an altar on 7.0."""
    table = scene(HALL, *lines, objectives=ALTAR, structures={"obj_altar1": 7})
    table.state.structures = (("obj_altar1", 3),)
    return table


def test_a_bearer_of_a_charge_goes_although_others_are_nearer() -> None:
    """Eight are too many: six go, the one who carries it and the nearest of the others."""
    lines = [f"ba{n} fig_marine_laser {x}.{y} E" for n, (x, y) in enumerate(EIGHT, 1)]
    for bearer in ("ba1", "ba2"):
        table = charged(altar(*lines), bearer)
        plan = errands(Seen(STARQUEST.view(table.state, BA)))
        bound = sorted(who for who, errand in plan.items() if errand.why == GOAL)
        assert bound == sorted({bearer, "ba4", "ba5", "ba6", "ba7", "ba8"})


def test_a_squad_goes_together_each_to_the_nearest_of_what_is_to_be_destroyed() -> None:
    lines = [f"ba{n} fig_marine_laser {x}.1 E" for n, x in ((1, 2), (2, 3), (3, 5), (4, 6))]
    table = scene(HALL, *lines, objectives=ALTAR, structures={"obj_altar1": 0, "obj_altar2": 7})
    table.state.structures = (("obj_altar1", 3), ("obj_altar2", 3))
    plan = errands(Seen(STARQUEST.view(table.state, BA)))
    bound = [plan[f"ba{n}"] for n in (1, 2, 3, 4) if plan[f"ba{n}"].why == GOAL]
    assert len(bound) == 4
    assert {errand.steps[0] for errand in bound} == {errand.steps[7] for errand in bound} == {0}


def test_a_structure_is_worn_down_shot_by_shot() -> None:
    """No single shot of a laser rifle takes three life points, but each counts; structures that no objective names
    are left alone."""
    for objectives, shot in ((ALTAR, True), ((), False)):
        table = scene(
            HALL,
            "ba1 fig_marine_laser 4.0 E",
            objectives=objectives,
            structures={"obj_altar1": 7},
            structure_av={"obj_altar1": 1},
            dice=[1, 1],
        )
        table.state.structures = (("obj_altar1", 3),)
        table.act("ba1")
        assert table.offered("ba1 shoot")
        assert any(done.startswith("ba1 shoot") for done in play(table)) is shot


def test_it_is_planted_on_what_the_mission_wants_destroyed() -> None:
    table = charged(altar("ba1 fig_marine_laser 6.0 E"), "ba1").act("ba1")
    assert ask(table) == "ba1 plant obj_limpet1 site:obj_altar1"


def test_it_is_planted_on_a_machine() -> None:
    table = scene(HALL, "ba1 fig_marine_laser 1.0 E", "ch1 fig_dread_mk7 2.0 W", objectives=MACHINE)
    charged(table, "ba1").act("ba1")
    assert ask(table) == "ba1 plant obj_limpet1 ch1"


def test_it_is_not_wasted_on_a_bulkhead_where_the_mission_has_a_better_use() -> None:
    for objectives, planted in ((ALTAR, False), ((), True)):
        table = scene(DOOR, "ba1 fig_marine_laser 1.0 E", objectives=objectives)
        charged(table, "ba1").act("ba1")
        (plant,) = table.offered("ba1 plant")
        assert (ask(table) == plant) is planted


def test_another_squads_machine_is_spared() -> None:
    table = scene(HALL, "ba1 fig_marine_laser 3.0 E", "um9 mch_tarantula 4.0,5.0 E")
    charged(table, "ba1").act("ba1")
    assert table.offered("ba1 plant")
    assert not ask(table).startswith("ba1 plant")
