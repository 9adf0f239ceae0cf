"""Bots on the move: to the objective, through doors, home with what they found; tokens out of sight."""

import pytest

from bulkhead.starquest.box.items import objectives as tests
from bulkhead.starquest.data.scenario import Objective, Supply
from bulkhead.starquest.data.state import Thing, deeds
from tests.bots.starquest.tables import ask, play
from tests.starquest.scene import CH, CU, hall, scene

ROOM = """
+-+-+-+-+-+-+-+-+
|a a|. . . . . .|
+   +           +
|a a:. . . . . .|
+   +           +
|a a:. . . . . .|
+-+-+-+-+-+-+-+-+
"""
DOCK = """
+-+-+
|* *|
+   +
|* *|
+^+^+-+-+-+-+
|. . . . . .|
+           +
|. . . . . .|
+-+-+-+-+-+-+
"""
CORNER = """
+-+-+-+-+-+-+-+-+
|. . . . . . . .|
+ +-+-+-+-+-+-+ +
|.|           |.|
+ +           + +
|.|           |.|
+-+           +-+
"""
LONG_CORNER = """
+-+-+-+-+-+-+-+-+-+-+-+-+
|. . . . . . . . . . . .|
+                       +
|. . . . . . . . . . . .|
+-+-+-+-+-+-+-+-+-+-+-+ +
                      |.|
                      + +
                      |.|
                      +-+
"""
OCCUPY = (Objective("primary", 30, tests.Occupy("a", 1, "none", 30)),)


def test_a_trooper_goes_for_the_objective_through_the_door() -> None:
    table = scene(ROOM, "ba1 fig_marine_laser 5.1 W", objectives=OCCUPY)
    table.act("ba1")
    done = play(table)
    assert "ba1 open d1" in done
    assert table.at("ba1") in ("0.0", "1.0", "0.1", "1.1", "0.2", "1.2")


def test_without_an_objective_there_it_does_not_go_in() -> None:
    table = scene(ROOM, "ba1 fig_marine_laser 5.1 W", "ch1 fig_gretchin 7.0 W", dice=[1, 1])
    table.state.searched = ("a",)
    table.act("ba1")
    assert "ba1 open d1" not in play(table)


def test_an_objective_is_picked_up_and_brought_home() -> None:
    recover = (Objective("primary", 30, tests.Recover("obj_relic", (30,))),)
    table = scene(DOCK, "ba1 fig_marine_laser 4.2 W", "ba2 fig_marine_laser 0.3 E", objectives=recover)
    table.state.things["obj_relic1"] = Thing("obj_relic1", "obj_relic", table.state.ship.at(5, 2))
    table.act("ba1")
    done = play(table)
    assert "ba1 pick-up obj_relic1" in done
    assert done.index("ba1 pick-up obj_relic1") <= 2
    assert table.state.ship.xy(table.mini("ba1").squares[0])[0] < 5 or table.mini("ba1").place == "left"


def test_an_objective_is_handed_in_at_home_and_the_bearer_stays() -> None:
    recover = (Objective("primary", 30, tests.Recover("obj_relic", (30,))),)
    line = "ba1 fig_marine_laser 2.2 W objects=obj_relic1"
    table = scene(DOCK, line, "ba2 fig_marine_laser 5.3 E", objectives=recover)
    table.state.things["obj_relic1"] = Thing("obj_relic1", "obj_relic", carrier="ba1")
    table.act("ba1")
    done = play(table)
    assert "ba1 hand-in obj_relic1" in done
    assert (table.mini("ba1").place, "ba1 leave" in done) == ("board", False)
    key = scene(DOCK, line.replace("relic", "key"), objectives=OCCUPY)
    key.state.things["obj_key1"] = Thing("obj_key1", "obj_key", carrier="ba1")
    key.act("ba1")
    assert "ba1 hand-in obj_key1" not in play(key), "nothing is paid for it"


def test_no_figure_leaves_without_a_reason() -> None:
    table = scene(DOCK, "ba1 fig_marine_laser 0.2 S", "ch1 fig_ork 5.3 W", dice=[1, 1])
    table.act("ba1")
    assert "ba1 leave" in table.offers
    assert "ba1 leave" not in play(table)


def test_a_token_comes_nearer_and_stays_out_of_sight() -> None:
    table = scene(CORNER, "ch?1 fig_husk 7.2 blip", "ba1 fig_marine_laser 0.0 E", turn=CH)
    table.act("ch?1")
    play(table)
    assert "ch?1" in table.state.tokens, "nobody has seen it"
    assert table.state.ship.xy(table.state.tokens["ch?1"].square) == (7, 1)


@pytest.mark.parametrize(("figure", "hides"), [("fig_revenant", True), ("fig_husk", False)])
def test_a_dear_alien_that_cannot_attack_yet_stays_round_the_corner(figure: str, hides: bool) -> None:
    """A cheap one rushes on: a rival gains next to nothing by its loss."""
    marines = ("ba1 fig_marine_laser 1.0 E", "ba2 fig_marine_laser 1.1 E")
    table = scene(LONG_CORNER, f"cu1 {figure} 11.3 N", *marines, turn=CU)
    table.act("cu1")
    play(table)
    assert (table.state.ship.xy(table.mini("cu1").squares[0]) == (11, 2)) is hides


def test_a_dear_alien_that_can_attack_comes_into_sight() -> None:
    marines = ("ba1 fig_marine_laser 9.1 E", "ba2 fig_marine_laser 1.0 E")
    table = scene(LONG_CORNER, "cu1 fig_revenant 11.2 N", *marines, turn=CU, dice=[6, 6, 6, 1, 1])
    table.act("cu1")
    assert "cu1 strike ba1" in play(table)


@pytest.mark.parametrize("identity", ["fig_genestealer", "fig_gretchin", "obj_data_core"])
def test_a_token_turns_over_where_a_figure_of_the_mission_could_strike(identity: str) -> None:
    """What it hides itself plays no part, not even if the squads look for it."""
    hunted = (Objective("primary", 30, tests.Eliminate(("fig_genestealer",), (30,))),)
    for figures, turns_over in ((("fig_genestealer",), True), ((), False)):
        table = scene(
            CORNER,
            f"ch?1 {identity} 0.2 blip",
            "ba1 fig_marine_laser 0.0 E",
            turn=CH,
            supplies={"chaos": Supply(blips=figures)},
            objectives=hunted,
        )
        table.act("ch?1")
        assert (ask(table) == "reveal ch?1") is turns_over


def test_reinforcements_come_nearest_to_the_squads() -> None:
    drawn = CORNER.replace("|.|           |.|\n+-+", "|R|           |R|\n+-+")
    table = scene(
        drawn,
        "ba1 fig_marine_laser 1.0 W",
        turn=CH,
        step="reinforce",
        sides={CH: {"reinforcements": ("fig_gretchin", "fig_ork")}},
    )
    assert ask(table) in ("put fig_ork 0.2", "put fig_gretchin 0.2")


@pytest.mark.parametrize("enemy", [(), ("ch1 fig_ork 1.0 S",)], ids=["alone", "before an enemy"])
def test_on_a_comrades_square_it_turns_until_it_can_go_on(enemy: tuple[str, ...]) -> None:
    """Turns are free, and the only free square lies behind it: to look at the enemy leads nowhere."""
    comrades = ("ba2 fig_marine_laser 1.1 N", "ba3 fig_marine_laser 0.1 N", "ba4 fig_marine_laser 2.1 N")
    corners = [
        f"ba{at + 5} fig_marine_laser {spot} N" for at, spot in enumerate(("0.0", "2.0", "1.2", "2.2"))
    ]
    lines = ("ba1 fig_marine_laser 0.2 N", *comrades, *corners, *(enemy or ("ba9 fig_marine_laser 1.0 N",)))
    table = scene(hall(3, 3), *lines, house={"free_turns": True}).act("ba1")
    deeds(table.state, table.mini("ba1"), mp=4, struck=1, shots=1)
    table.do("ba1 step 1.1")
    assert not table.offered("done")
    assert not table.offered("ba1 step")
    done = play(table)
    assert done[-1] == "done"
    assert table.at("ba1") == "0.2", "the free square behind"
