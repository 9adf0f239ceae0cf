"""Objects (SQ-OBJ-01 to 08, 14, 17): picked up, put down, handed over, dropped, recovered.

Tests starquest/rules/objects/agreement.py and starquest/rules/objects/nearness.py too.
"""

from typing import Any

import pytest

from bulkhead.starquest.data.state import Thing
from bulkhead.starquest.events import (
    Allowed,
    CommandSpent,
    Declared,
    Eliminated,
    Faced,
    HandRaised,
    Left,
    Moved,
    Rolled,
    Scored,
    ThingDropped,
    ThingGiven,
    ThingPickedUp,
    ThingRecovered,
    TokenRevealed,
    WindowOpened,
    Wounded,
)
from bulkhead.starquest.rules.move.movement_points import allowance
from tests.starquest.scene import BA, CH, EL, LD, Table, hall, scene

HALL = hall(8, 5)


def with_things(*lines: str, lying: dict[str, str] | None = None, drawn: str = HALL, **more: Any) -> Table:
    """A scene with objects: those that lie somewhere, and those that lines say are carried."""
    table = scene(drawn, *lines, **more)
    state = table.state
    for mini in list(state.minis.values()):
        for thing in mini.objects:
            state.things[thing] = Thing(thing, thing.rstrip("0123456789"), carrier=mini.id)
    for thing, where in (lying or {}).items():
        state.things[thing] = Thing(thing, thing.rstrip("0123456789"), state.ship.square(where))
    state.offered = None
    return table


MARINE = "ba1 fig_marine_laser 2.2 E"


# Picking up and putting down


@pytest.mark.clause("SQ-OBJ-04", "SQ-OBJ-05")
def test_who_enters_its_square_may_pick_it_up_for_a_point() -> None:
    table = with_things(MARINE, lying={"obj_key1": "3.2"}).act("ba1")
    assert table.offered("ba1 pick-up") == []
    assert str(table.refused("ba1 pick-up obj_key1")) == "SQ-OBJ-04: sq-no-object-here"
    table.do("ba1 step 3.2", "ba1 pick-up obj_key1")
    assert table.happened == [Moved(BA, "ba1", ((3, 2),), 1), ThingPickedUp(BA, "ba1", "obj_key1")]
    assert (table.mini("ba1").deeds.mp, table.mini("ba1").objects) == (2, ("obj_key1",))
    assert table.state.things["obj_key1"] == Thing("obj_key1", "obj_key", carrier="ba1")


@pytest.mark.clause("SQ-OBJ-05")
def test_without_a_point_left_nothing_is_picked_up() -> None:
    table = with_things("ba1 fig_terminator 0.2 E", lying={"obj_key1": "4.2"}).act("ba1")
    table.do("ba1 step 1.2", "ba1 step 2.2", "ba1 step 3.2", "ba1 step 4.2")
    assert table.happened == [
        Moved(BA, "ba1", ((1, 2),), 1),
        Moved(BA, "ba1", ((2, 2),), 1),
        Moved(BA, "ba1", ((3, 2),), 1),
        Moved(BA, "ba1", ((4, 2),), 1),
    ]
    assert str(table.refused("ba1 pick-up obj_key1")) == "SQ-OBJ-05: sq-no-points-left"


@pytest.mark.clause("SQ-OBJ-04", "SQ-OBJ-05", "SQ-OBJ-14")
def test_who_is_not_on_the_board_neither_picks_up_nor_puts_down() -> None:
    table = with_things(
        "ba1 fig_marine_laser dock E objects=obj_key1",
        "ba2 fig_marine_laser 2.0 W objects=obj_relic1",
        lying={"obj_strongbox1": "0.0"},
        drawn=THRESHOLD,
    ).act("ba1")
    assert table.offered("ba1 pick-up") == table.offered("ba1 put-down") == table.offered("ba1 give") == []
    assert str(table.refused("ba1 pick-up obj_strongbox1")) == "SQ-SETUP-18: sq-no-not-on-board"
    table.do("done").act("ba2")
    assert table.offered("ba2 put-down") == ["ba2 put-down obj_relic1"]


@pytest.mark.clause("SQ-OBJ-04", "SQ-DREAD-29")
@pytest.mark.parametrize(
    ("line", "clause"),
    [("ld1 fig_dread_mk7 2.2 E", "SQ-DREAD-29"), ("ld1 mch_mrl_inferno 2.2 E", "SQ-OBJ-04")],
)
def test_what_has_no_hands_picks_nothing_up(line: str, clause: str) -> None:
    table = with_things(line, lying={"obj_key1": "2.2"}).act("ld1")
    assert table.offered("ld1 pick-up") == []
    assert str(table.refused("ld1 pick-up obj_key1")) == f"{clause}: sq-no-hands"


@pytest.mark.clause("SQ-OBJ-05")
def test_aliens_may_pick_up_too() -> None:
    table = (
        with_things("ch1 fig_ork 2.2 E", lying={"obj_relic1": "2.2"}).act("ch1").do("ch1 pick-up obj_relic1")
    )
    assert table.happened == [ThingPickedUp(CH, "ch1", "obj_relic1")]
    assert table.mini("ch1").objects == ("obj_relic1",)


@pytest.mark.clause("SQ-OBJ-03", "SQ-OBJ-01")
def test_a_revealed_object_is_no_token_any_more() -> None:
    table = scene(HALL, MARINE, "ch?1 obj_key 6.2 object").act("ba1").do("ba1 step 3.2")
    assert table.happened == [Moved(BA, "ba1", ((3, 2),), 1), TokenRevealed(CH, "ch?1", "obj_key", (6, 2))]
    assert "ch?1" not in table.state.tokens
    (thing,) = table.state.things.values()
    assert (thing.kind, table.state.ship.name(thing.square), thing.carrier) == ("obj_key", "6.2", "")


@pytest.mark.clause("SQ-OBJ-02")
def test_a_hidden_object_is_moved_like_a_blip() -> None:
    walled = """
        +-+-+-+-+-+-+-+
        |.|. . . . . .|
        +-+-+-+-+-+-+-+
        """
    table = scene(walled, "ch?1 obj_key 1.0 object", "ba1 fig_marine_laser 0.0 E").act("ch?1")
    for x in range(2, 7):
        table.do(f"ch?1 step {x}.0")
    assert table.offered("ch?1 step") == []
    assert table.state.ship.name(table.state.tokens["ch?1"].square) == "6.0"


@pytest.mark.clause("SQ-OBJ-04")
@pytest.mark.house("pick-up")
def test_by_the_house_option_objects_block_and_are_picked_up_from_beside() -> None:
    usual = with_things(MARINE, lying={"obj_key1": "3.2"}).act("ba1")
    assert "ba1 step 3.2" in usual.offers
    assert usual.offered("ba1 pick-up") == []
    table = with_things(MARINE, lying={"obj_key1": "3.2"}, house={"pick_up": "adjacent"}).act("ba1")
    assert str(table.refused("ba1 step 3.2")) == "SQ-MOVE-10: sq-no-obstacle"
    table.do("ba1 pick-up obj_key1")
    assert table.happened == [ThingPickedUp(BA, "ba1", "obj_key1")]
    assert "ba1 step 3.2" in table.offers


@pytest.mark.clause("SQ-OBJ-04", "SQ-MOVE-10")
@pytest.mark.house("pick-up")
def test_an_object_in_the_first_corner_of_the_map_blocks_too() -> None:
    lines = ("ba1 fig_marine_laser 1.1 W",)
    usual = with_things(*lines, lying={"obj_key1": "0.0"}).act("ba1")
    assert "ba1 step 0.0" in usual.offers
    blocked = with_things(*lines, lying={"obj_key1": "0.0"}, house={"pick_up": "adjacent"}).act("ba1")
    assert str(blocked.refused("ba1 step 0.0")) == "SQ-MOVE-10: sq-no-obstacle"
    assert {"ba1 step 1.0", "ba1 step 0.1"} <= set(blocked.offers)


@pytest.mark.clause("SQ-OBJ-17", "SQ-DREAD-29")
def test_what_lies_under_a_dreadnought_waits_there() -> None:
    house = {"pick_up": "adjacent"}
    lying = {"obj_key1": "3.2", "obj_relic1": "1.2", "obj_strongbox1": "2.1", "obj_key2": "7.4"}
    lines = (MARINE, "ch1 fig_dread_mk7 3.2 W", "ch2 fig_ork 2.1 W")
    table = with_things(*lines, lying=lying, house=house).act("ba1")
    assert table.offered("ba1 pick-up") == ["ba1 pick-up obj_relic1", "ba1 pick-up obj_strongbox1"]


@pytest.mark.clause("SQ-OBJ-14", "SQ-MOVE-15")
def test_putting_down_is_free_and_in_the_own_square() -> None:
    table = with_things(MARINE + " objects=obj_key1,obj_strongbox1").act("ba1").do("ba1 put-down obj_key1")
    assert table.happened == [ThingDropped(BA, "ba1", "obj_key1", (2, 2), "SQ-OBJ-14")]
    assert (table.mini("ba1").deeds.mp, table.mini("ba1").objects) == (0, ("obj_strongbox1",))
    assert str(table.refused("ba1 put-down obj_key1")) == "SQ-OBJ-14: sq-no-object-carried"


@pytest.mark.clause("SQ-OBJ-14")
def test_objects_do_not_slow_but_for_the_relic() -> None:
    table = with_things(
        MARINE + " objects=obj_key1,obj_strongbox1",
        "ba2 fig_marine_laser 5.2 E objects=obj_relic1",
        "ba3 fig_marine_laser 6.2 E",
    )
    moves = [allowance(table.state, table.mini(who)) for who in ("ba1", "ba2", "ba3")]
    assert moves == [6, 4, 6]
    slow = with_things("ba1 fig_terminator 0.2 E", lying={"obj_relic1": "1.2"}).act("ba1")
    slow.do("ba1 step 1.2", "ba1 pick-up obj_relic1")
    assert slow.happened == [Moved(BA, "ba1", ((1, 2),), 1), ThingPickedUp(BA, "ba1", "obj_relic1")]
    assert slow.offered("ba1 step") == [], "two points used of the two that are left of four"


@pytest.mark.clause("SQ-CMD-10")
def test_with_command_points_picking_up_costs_one_and_putting_down_needs_a_move() -> None:
    table = with_things(
        "ch1 fig_ork 7.4 N",
        MARINE,
        "ba2 fig_marine_laser 4.4 E objects=obj_key1",
        lying={"obj_strongbox1": "2.2"},
        sides={BA: {"command": 2}},
    )
    table.act("ch1").do("raise", by=BA).do("ch1 face W")
    assert table.offered("ba2 put-down") == []
    assert str(table.refused("ba2 put-down obj_key1")) == "SQ-CMD-10: sq-no-free-alone"
    table.do("ba1 pick-up obj_strongbox1")
    assert table.happened == [
        HandRaised(BA),
        Faced(CH, "ch1", 6, 0),
        WindowOpened(BA, "hand"),
        CommandSpent(BA, 1, 1),
        ThingPickedUp(BA, "ba1", "obj_strongbox1"),
    ]
    assert (table.side(BA).command, table.mini("ba1").objects) == (1, ("obj_strongbox1",))
    assert table.offered("ba1 put-down") == ["ba1 put-down obj_strongbox1"]


# Killed carriers


@pytest.mark.clause("SQ-OBJ-06", "SQ-OBJ-17")
def test_what_a_killed_carrier_had_lies_there() -> None:
    table = with_things(
        "ch1 fig_chaos_marine 6.2 W",
        MARINE + " lp=1 objects=obj_key1,obj_relic1",
        "ba2 fig_marine_laser 2.4 E objects=obj_strongbox1",
        dice=(6, 6),
    ).act("ch1")
    table.do(next(offer for offer in table.offered("ch1 shoot") if offer.endswith(" ba1")))
    assert table.happened == [
        Declared(CH, "ch1", "wpn_laser_rifle", "ba1", 1, "shoot"),
        Rolled(CH, "ch1", (2, 2), 0, "shoot", "SQ-SHOOT-03"),
        Wounded(BA, "ba1", 1, 0),
        Eliminated(BA, "ba1", "fig_marine_laser", CH),
        Scored(CH, 5, 5, "kill", "ba1"),
        Scored(BA, -5, -5, "loss", "ba1"),
        ThingDropped(BA, "ba1", "obj_key1", (2, 2)),
        ThingDropped(BA, "ba1", "obj_relic1", (2, 2)),
    ]
    assert table.mini("ba1").place == "dead"
    assert table.mini("ba1").objects == ()
    assert {
        thing.id: table.state.ship.name(thing.square)
        for thing in table.state.things.values()
        if thing.square >= 0
    } == {
        "obj_key1": "2.2",
        "obj_relic1": "2.2",
    }
    assert table.mini("ba2").objects == ("obj_strongbox1",)


# Exchange


@pytest.mark.clause("SQ-OBJ-07", "SQ-OBJ-14")
def test_neighbours_exchange_at_no_cost_in_the_turn_of_either() -> None:
    mates = (
        MARINE + " objects=obj_key1",
        "ba2 fig_marine_laser 3.3 E objects=obj_relic1",
        "ba3 fig_marine_laser 6.2 E",
    )
    table = with_things(*mates).act("ba1")
    assert set(table.offered("ba")) >= {"ba1 give obj_key1 ba2", "ba2 give obj_relic1 ba1"}
    assert str(table.refused("ba1 give obj_key1 ba3")) == "SQ-OBJ-14: sq-no-not-beside"
    table.do("ba1 give obj_key1 ba2", "ba2 give obj_relic1 ba1")
    assert (table.mini("ba1").objects, table.mini("ba2").objects) == (("obj_relic1",), ("obj_key1",))
    assert table.happened == [
        ThingGiven(BA, "ba1", "obj_key1", "ba2"),
        ThingGiven(BA, "ba2", "obj_relic1", "ba1"),
    ]
    assert (table.mini("ba1").deeds.mp, len(table.told(ThingGiven))) == (0, 2)


@pytest.mark.clause("SQ-OBJ-07", "SQ-OBJ-14", "SQ-CMD-10")
def test_with_command_points_a_mover_gives_to_its_own_squad_and_takes_from_nobody() -> None:
    """The Eldar beside it would have to agree, and what the other marine has stays with him."""
    table = with_things(
        "ch1 fig_ork 7.4 N",
        MARINE + " objects=obj_key1",
        "ba2 fig_marine_laser 4.2 E objects=obj_relic1",
        "el1 fig_eldar_warrior 4.3 W objects=obj_strongbox1",
        sides={BA: {"command": 2}},
    )
    table.act("ch1").do("raise", by=BA).do("ch1 face W")
    assert [offer for offer in table.offers if " give " in offer] == []
    table.do("ba1 step 3.2")
    assert [offer for offer in table.offers if " give " in offer] == ["ba1 give obj_key1 ba2"]
    assert str(table.refused("ba1 give obj_key1 el1")) == "SQ-CMD-10: sq-no-free-alone"
    assert str(table.refused("ba2 give obj_relic1 ba1")) == "SQ-CMD-10: sq-no-free-alone"
    table.do("ba1 give obj_key1 ba2")
    assert table.happened[-1] == ThingGiven(BA, "ba1", "obj_key1", "ba2")
    assert table.mini("ba2").objects == ("obj_relic1", "obj_key1")


@pytest.mark.clause("SQ-OBJ-07", "SQ-OBJ-14")
def test_neighbours_are_named_in_the_order_of_the_squad_whatever_their_side() -> None:
    """Three stand round the marine; who stands two squares away is no neighbour."""
    table = with_things(
        "ba1 fig_marine_laser 2.2 E objects=obj_key1",
        "ba2 fig_marine_laser 1.3 E",
        "ba3 fig_marine_laser 2.1 E",
        "ba4 fig_marine_laser 4.2 E",
        "el1 fig_eldar_warrior 3.3 E",
        "ch?1 fig_ork 1.2 blip",
    ).act("ba1")
    assert table.offered("ba1 give") == [f"ba1 give obj_key1 {who}" for who in ("ba2", "ba3", "el1")]


@pytest.mark.clause("SQ-OBJ-07", "SQ-MOVE-15", "SQ-MOVE-19")
def test_after_an_object_is_handed_over_a_raised_hand_may_act() -> None:
    mates = (MARINE + " objects=obj_key1", "ba2 fig_marine_laser 3.3 E", "el1 fig_eldar_warrior 7.4 W")
    table = with_things(*mates, sides={EL: {"command": 1}}).act("ba1").do("ba1 face N")
    table.state.hands = (EL,)
    table.do("ba1 give obj_key1 ba2")
    assert table.happened[1:] == [ThingGiven(BA, "ba1", "obj_key1", "ba2"), WindowOpened(EL, "hand")]
    table.do("pass").do("ba1 face W")
    assert table.told(Faced)[-1] == Faced(BA, "ba1", 6, 0), "the turn after it is free again"


@pytest.mark.clause("SQ-OBJ-14")
def test_a_wall_between_two_neighbours_prevents_it() -> None:
    walled = """
        +-+-+-+
        |.|. .|
        +-+-+-+
        """
    table = with_things(
        "ba1 fig_marine_laser 0.0 E objects=obj_key1", "ba2 fig_marine_laser 1.0 E", drawn=walled
    ).act("ba1")
    assert table.offered("ba1 give") == []


@pytest.mark.clause("SQ-OBJ-07")
def test_with_another_squad_both_players_agree() -> None:
    lines = (MARINE + " objects=obj_key1", "el1 fig_eldar_warrior 3.2 W")
    yes = with_things(*lines).act("ba1").do("ba1 give obj_key1 el1")
    assert yes.waiting == EL
    assert str(yes.refused("end", by=EL)) == "SQ-OBJ-07: sq-no-answer-first"
    yes.do("yes")
    assert yes.happened == [
        Allowed(EL, "ba1", True, "SQ-OBJ-07"),
        ThingGiven(BA, "ba1", "obj_key1", "el1"),
    ]
    assert (yes.mini("el1").objects, yes.waiting) == (("obj_key1",), BA)
    no = with_things(*lines).act("ba1").do("ba1 give obj_key1 el1", "pass")
    assert no.happened == [Allowed(EL, "ba1", False, "SQ-OBJ-07")]
    assert (no.mini("ba1").objects, no.told(Allowed)) == (
        ("obj_key1",),
        [Allowed(EL, "ba1", False, "SQ-OBJ-07")],
    )
    assert no.offered("ba1 give") == []
    assert str(no.refused("ba1 give obj_key1 el1")) == "SQ-OBJ-07: sq-no-refused"
    asked = (
        with_things(MARINE, "el1 fig_eldar_warrior 3.2 W objects=obj_key1")
        .act("ba1")
        .do("el1 give obj_key1 ba1")
    )
    assert asked.waiting == EL
    assert asked.do("yes").mini("ba1").objects == ("obj_key1",)


@pytest.mark.clause("SQ-MOVE-15", "SQ-OBJ-07")
@pytest.mark.parametrize(("answer", "cost"), [("yes", 0), ("pass", 1)])
def test_only_an_exchange_that_is_made_renews_the_free_turn(answer: str, cost: int) -> None:
    lines = (MARINE + " objects=obj_key1", "el1 fig_eldar_warrior 3.2 W")
    table = with_things(*lines).act("ba1").do("ba1 face N", "ba1 give obj_key1 el1", answer, "ba1 face W")
    assert table.told(Faced) == [
        Faced(BA, "ba1", 0, 0),
        Faced(BA, "ba1", 6, cost, "SQ-MOVE-07" if cost else "SQ-MOVE-06"),
    ]
    assert (table.mini("ba1").deeds.mp, table.facing("el1")) == (cost, "W")


@pytest.mark.clause("SQ-OBJ-07", "SQ-DREAD-29")
@pytest.mark.clause("C-FLAG-no_handling")
def test_machines_and_dreadnoughts_take_nothing() -> None:
    table = with_things(
        "ld1 fig_thorn 2.2 E objects=obj_key1", "ld2 mch_mrl_inferno 3.2 E", "ld3 fig_dread_mk7 0.2 E"
    )
    assert table.act("ld1").offered("ld1 give") == []
    assert table.state.turn_seat == LD


# Recovering


THRESHOLD = """
    +-+-+-+
    |T . .|
    +     +
    |T . .|
    +-+-+-+
    """


@pytest.mark.clause("SQ-OBJ-17")
def test_a_carrier_that_leaves_by_its_entry_area_recovers_the_object() -> None:
    table = with_things(
        "ba1 fig_marine_laser 0.0 W objects=obj_key1", "ba2 fig_marine_laser 2.0 W", drawn=THRESHOLD
    )
    table.act("ba1").do("ba1 leave")
    assert table.happened == [ThingRecovered(BA, "ba1", "obj_key1"), Left(BA, "ba1")]
    assert table.state.things["obj_key1"].recovered == BA
    assert (table.mini("ba1").objects, table.mini("ba1").place) == ((), "left")


@pytest.mark.clause("SQ-OBJ-17", "SQ-END-02", "SQ-MOVE-19")
def test_after_a_carrier_has_left_a_raised_hand_may_act() -> None:
    lines = ("ba1 fig_marine_laser 0.0 W objects=obj_key1", "el1 fig_eldar_warrior 2.0 W")
    table = with_things(*lines, drawn=THRESHOLD, sides={EL: {"command": 1}}).act("ba1")
    table.state.hands = (EL,)
    table.do("ba1 leave")
    assert table.happened[:3] == [
        ThingRecovered(BA, "ba1", "obj_key1"),
        Left(BA, "ba1"),
        WindowOpened(EL, "hand"),
    ]


@pytest.mark.clause("SQ-OBJ-17", "SQ-OBJ-06")
def test_a_carrier_that_dies_on_the_threshold_recovers_nothing() -> None:
    table = with_things(
        "ch1 fig_chaos_marine 2.0 W",
        "ba1 fig_marine_laser 0.0 E lp=1 objects=obj_key1",
        drawn=THRESHOLD,
        dice=(6, 6),
    )
    table.act("ch1").do(next(offer for offer in table.offered("ch1 shoot") if offer.endswith(" ba1")))
    assert table.state.things["obj_key1"].recovered == -1
    assert table.state.ship.name(table.state.things["obj_key1"].square) == "0.0"


@pytest.mark.clause("SQ-OBJ-17")
def test_objects_go_with_their_carrier_and_take_no_harm() -> None:
    table = with_things(MARINE + " objects=obj_key1").act("ba1").do("ba1 step 3.2", "ba1 step 4.2")
    assert table.happened == [Moved(BA, "ba1", ((3, 2),), 1), Moved(BA, "ba1", ((4, 2),), 1)]
    assert table.state.things["obj_key1"] == Thing("obj_key1", "obj_key", carrier="ba1")
    missile = with_things(
        "ba1 fig_marine_heavy 0.2 E weapons=wpn_missile_launcher", lying={"obj_key1": "6.2"}, dice=(6, 6)
    )
    missile.act("ba1").do("ba1 shoot wpn_missile_launcher 6.2")
    assert missile.state.ship.name(missile.state.things["obj_key1"].square) == "6.2"


@pytest.mark.clause("SQ-OBJ-05", "SQ-MOVE-15", "SQ-MOVE-19")
def test_after_an_object_is_picked_up_a_raised_hand_may_act() -> None:
    lines = (MARINE, "el1 fig_eldar_warrior 7.4 W")
    table = with_things(*lines, lying={"obj_key1": "2.2"}, sides={EL: {"command": 1}}).act("ba1")
    table.state.hands = (EL,)
    table.do("ba1 pick-up obj_key1")
    assert table.happened == [ThingPickedUp(BA, "ba1", "obj_key1"), WindowOpened(EL, "hand")]
