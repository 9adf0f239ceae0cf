"""Handing an object or a carried miniature into the squad's own entry area (SQ-OBJ-17)."""

from typing import Any

import pytest

from bulkhead.starquest.box.items.objectives import Recover
from bulkhead.starquest.data.scenario import Objective
from bulkhead.starquest.data.state import Thing, deeds
from bulkhead.starquest.events import (
    CommandSpent,
    HandRaised,
    Left,
    Moved,
    Scored,
    ThingRecovered,
    WindowClosed,
    WindowOpened,
)
from bulkhead.starquest.rules.move.movement_points import allowance
from tests.starquest.scene import BA, CH, IF, Table, scene

DOCKS = """
    +-+-+-+-+-+-+
    |T . . . . T|
    +           +
    |T . . . . T|
    +-+-+-+-+-+-+
    """
"""In the west the thresholds of the Blood Angels, in the east those of the Imperial Fists."""
CORE = "obj_data_core1"
BEARER = f"ba1 fig_marine_laser 0.0 E objects={CORE}"
RESCUER = ("ba1 fig_marine_laser 0.0 E load=sv1", "sv1 fig_survivor carried N carrier=ba1")


def dock(*lines: str, what: str = "obj_data_core", **more: Any) -> Table:
    """A mission that pays 10 points for each of these things that a squad recovers."""
    goal = Objective("primary", 30, Recover(what, (10, 10, 10)))
    table = scene(DOCKS, *lines, objectives=(goal,), **more)
    for mini in table.state.minis.values():
        for thing in mini.objects:
            table.state.things[thing] = Thing(thing, thing.rstrip("0123456789"), carrier=mini.id)
    table.state.offered = None
    return table


@pytest.mark.clause("SQ-OBJ-17")
def test_an_object_is_handed_in_for_a_point_and_its_bearer_stays() -> None:
    table = dock(BEARER, "ba2 fig_marine_laser 1.1 E").act("ba1").do(f"ba1 hand-in {CORE}", "ba1 step 1.0")
    assert table.happened == [
        ThingRecovered(BA, "ba1", CORE),
        Scored(BA, 10, 10, "primary", CORE, "SQ-END-05"),
        Moved(BA, "ba1", ((1, 0),), 1),
    ]
    assert table.state.things[CORE].recovered == BA
    assert (table.at("ba1"), table.mini("ba1").objects, table.mini("ba1").deeds.mp) == ("1.0", (), 2)
    assert (table.at("ba2"), table.mini("ba2").deeds.mp) == ("1.1", 0)


@pytest.mark.clause("SQ-OBJ-17", "SQ-OBJ-15")
def test_a_survivor_is_handed_in_and_the_rescuer_goes_on_unburdened() -> None:
    table = dock(*RESCUER, "sv2 fig_survivor 1.1 N", what="fig_survivor").act("ba1")
    assert allowance(table.state, table.mini("ba1")) == 3
    table.do("ba1 hand-in sv1")
    assert table.happened == [
        Left(-1, "sv1", "SQ-OBJ-17"),
        Scored(BA, 10, 10, "primary", "sv1", "SQ-END-05"),
    ]
    assert (table.mini("sv1").place, table.mini("sv2").place) == ("left", "board")
    assert (table.at("ba1"), table.mini("ba1").load, allowance(table.state, table.mini("ba1"))) == (
        "0.0",
        "",
        6,
    )
    table.do("ba1 load sv2", "ba1 hand-in sv2")
    assert table.side(BA).points == 20, "and fetches the next one"


@pytest.mark.clause("SQ-OBJ-17")
def test_only_from_the_own_entry_area() -> None:
    inside = dock(BEARER.replace("0.0", "1.0")).act("ba1")
    assert (inside.offered("ba1 hand-in"), str(inside.refused(f"ba1 hand-in {CORE}"))) == (
        [],
        "SQ-OBJ-17: sq-no-own-dock",
    )
    theirs = dock(BEARER.replace("0.0", "5.0")).act("ba1")
    assert str(theirs.refused(f"ba1 hand-in {CORE}")) == "SQ-OBJ-17: sq-no-own-dock"
    fist = dock(f"if1 fig_marine_laser 5.0 W objects={CORE}").act("if1").do(f"if1 hand-in {CORE}")
    assert fist.told(ThingRecovered) == [ThingRecovered(IF, "if1", CORE)]
    alien = dock(f"ch1 fig_ork 0.0 E objects={CORE}").act("ch1")
    assert alien.offered("ch1 hand-in") == [], "aliens have no entry area"


@pytest.mark.clause("SQ-OBJ-17")
@pytest.mark.house("entry-floor")
def test_inside_an_entry_area_that_is_floor_it_may_be_handed_in_too() -> None:
    drawn = """
        +-+-+-+-+
        |* *). .|
        +   +   +
        |* *). .|
        +-+-+-+-+
        """
    for x, there in enumerate((True, True, True, False)):
        line = f"ba1 fig_marine_laser {x}.0 E objects={CORE}"
        table = scene(drawn, line, house={"entry_floor": True})
        table.state.things[CORE] = Thing(CORE, "obj_data_core", carrier="ba1")
        assert bool(table.act("ba1").offered("ba1 hand-in")) is there, x


@pytest.mark.clause("SQ-OBJ-17")
def test_the_last_point_is_enough_and_each_burden_is_handed_in_by_itself() -> None:
    """He carries a survivor, so he has three points."""
    bearer = f"{RESCUER[0]} objects={CORE},obj_limpet1"
    table = dock(bearer, RESCUER[1]).act("ba1")
    deeds(table.state, table.mini("ba1"), mp=2)
    table.state.offered = None
    assert table.offered("ba1 hand-in") == [f"ba1 hand-in {CORE}", "ba1 hand-in sv1"]
    table.do(f"ba1 hand-in {CORE}")
    assert table.told(ThingRecovered) == [ThingRecovered(BA, "ba1", CORE)]
    assert (table.mini("ba1").load, table.mini("ba1").objects) == ("sv1", ("obj_limpet1",))
    assert table.offered("ba1 hand-in") == []


@pytest.mark.clause("SQ-OBJ-17", "SQ-MOVE-15", "SQ-MOVE-19")
def test_after_it_a_raised_hand_may_act() -> None:
    table = dock(BEARER, "if1 fig_marine_laser 5.0 W", sides={IF: {"command": 1}}, what="fig_ork").act("ba1")
    table.state.hands = (IF,)
    table.do(f"ba1 hand-in {CORE}")
    assert table.happened == [ThingRecovered(BA, "ba1", CORE), WindowOpened(IF, "hand")]


@pytest.mark.clause("SQ-OBJ-17")
def test_it_needs_a_point_of_a_movement_that_is_not_over() -> None:
    tired = dock(BEARER).act("ba1")
    deeds(tired.state, tired.mini("ba1"), mp=6)
    tired.state.offered = None
    refusal = tired.refused(f"ba1 hand-in {CORE}")
    assert (refusal.clause, refusal.phrase.id) == ("SQ-OBJ-17", "sq-no-points-left")
    over = dock(BEARER).act("ba1")
    deeds(over.state, over.mini("ba1"), halted=True)
    over.state.offered = None
    assert over.refused(f"ba1 hand-in {CORE}").clause == "SQ-TURN-09"
    assert str(over.refused("ba1 hand-in obj_key1")) == "SQ-OBJ-17: sq-no-object-carried"


@pytest.mark.clause("SQ-OBJ-17")
def test_a_charge_is_no_find_and_stays_with_its_bearer() -> None:
    table = dock("ba1 fig_marine_laser 0.0 E objects=obj_limpet1").act("ba1")
    assert table.offered("ba1 hand-in") == []


@pytest.mark.clause("SQ-OBJ-17", "SQ-CMD-10", "SQ-CMD-13")
@pytest.mark.parametrize(("lines", "what", "price"), [((BEARER,), CORE, 1), (RESCUER, "sv1", 2)])
def test_command_points_pay_for_it_too(lines: tuple[str, ...], what: str, price: int) -> None:
    table = dock(*lines, "ch1 fig_ork 4.0 W", turn=CH, sides={BA: {"command": price}}).act("ch1")
    table.do("raise", by=BA).do("ch1 step 4.1", f"ba1 hand-in {what}")
    moved = [event for event in table.happened if not isinstance(event, Scored)]
    assert moved == [
        HandRaised(BA),
        Moved(CH, "ch1", ((4, 1),), 1),
        WindowOpened(BA, "hand"),
        CommandSpent(BA, price, 0),
        ThingRecovered(BA, "ba1", CORE) if what == CORE else Left(-1, "sv1", "SQ-OBJ-17"),
        WindowClosed(BA, "hand"),
    ]
    assert table.at("ba1") == "0.0"
