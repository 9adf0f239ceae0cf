"""Dreadnoughts (SQ-DREAD): walking, doors, firing, weapons lost, fitting out, Golgotha, the Legion's machine."""

from typing import Any

import pytest

from bulkhead.starquest.box.box import load_box
from bulkhead.starquest.data.state import Pact, Thing
from bulkhead.starquest.events import (
    Allowed,
    Asked,
    Declared,
    DoorOpened,
    Eliminated,
    Entered,
    Faced,
    MeleeFought,
    Mounted,
    Moved,
    Rolled,
    Scored,
    TokenRevealed,
    Unharmed,
    WeaponLost,
    Wounded,
)
from bulkhead.starquest.rules.fight.lines_of_sight import field
from bulkhead.starquest.rules.machines import dreadnoughts
from bulkhead.starquest.rules.machines.dreadnought_mounts import mounted
from bulkhead.starquest.ship.squares import bits
from bulkhead.starquest.table.places import figure
from tests.starquest.rules.fight.weapons.outcomes import burn
from tests.starquest.scene import BA, CH, CU, LD, Table, hall, scene

HALL = hall(10, 8)
MK7 = "fig_dread_mk7"
MK10 = "fig_dread_mk10"
ARMED = "weapons=wpn_body_lasers,wpn_plasma_gun,wpn_assault_cannon"
FOUR_GUNS = "weapons=wpn_body_lasers,wpn_plasma_gun,wpn_assault_cannon,wpn_missile_launcher,wpn_las_cannon"
GOLGOTHA = "weapons=wpn_body_lasers,wpn_golgotha_gun,wpn_golgotha_gun,wpn_golgotha_gun,wpn_golgotha_gun"

DOOR = """
    +-+-+-+-+-+-+-+-+-+
    |. . . .:. . . . .|
    +       +         +
    |. . . .:. . . . .|
    +-+-+-+-+-+-+-+-+-+
    """
"""A door between x = 3 and x = 4 across the whole corridor."""


def base(table: Table, who: str = "ch1") -> set[str]:
    return {table.state.ship.name(square) for square in table.mini(who).squares}


def walker(*lines: str, drawn: str = HALL, who: str = f"ch1 {MK7} 4.3 N", **more: Any) -> Table:
    return scene(drawn, who, *lines, **more).act("ch1")


# The sheets


@pytest.mark.clause("SQ-DREAD-01", "SQ-DREAD-02", "SQ-DREAD-03", "SQ-DREAD-04", "SQ-DREAD-06", "SQ-DREAD-21")
def test_four_marks_longer_legs_wider_bodies() -> None:
    sheets = load_box().figures
    marks = [sheets[f"fig_dread_mk{mark}"] for mark in (7, 8, 9, 10)]
    assert [(mark.move, mark.mounts, mark.lp) for mark in marks] == [
        (4, 2, 3),
        (6, 2, 3),
        (4, 4, 5),
        (6, 4, 5),
    ]
    assert {mark.av for mark in marks} == {4}


@pytest.mark.clause("SQ-DREAD-25", "SQ-DREAD-26")
def test_golgotha_has_the_values_of_a_mark_ten() -> None:
    golgotha, ten = load_box().figures["fig_golgotha"], load_box().figures[MK10]
    assert (golgotha.move, golgotha.av, golgotha.lp, golgotha.mounts, golgotha.melee) == (
        ten.move,
        ten.av,
        ten.lp,
        ten.mounts,
        ten.melee,
    )


# Walking


@pytest.mark.clause("SQ-DREAD-07", "SQ-DREAD-10", "SQ-DREAD-12")
def test_the_worked_example_of_its_movement() -> None:
    table = scene(hall(6, 4), f"ch1 {MK7} 3.2 N").act("ch1")
    table.do("ch1 step 3.1", "ch1 step 3.0", "ch1 face W")
    assert base(table) == {"3.0", "4.0", "3.1", "4.1"}
    table.do("ch1 step 2.0", "ch1 step 1.0")
    assert table.happened == [
        Moved(CH, "ch1", ((3, 1), (4, 1), (3, 2), (4, 2)), 1, "SQ-DREAD-29"),
        Moved(CH, "ch1", ((3, 0), (4, 0), (3, 1), (4, 1)), 1, "SQ-DREAD-29"),
        Faced(CH, "ch1", 6, 0),
        Moved(CH, "ch1", ((2, 0), (3, 0), (2, 1), (3, 1)), 1, "SQ-DREAD-29"),
        Moved(CH, "ch1", ((1, 0), (2, 0), (1, 1), (2, 1)), 1, "SQ-DREAD-29"),
    ]
    assert (base(table), table.mini("ch1").deeds.mp) == ({"1.0", "2.0", "1.1", "2.1"}, 4)
    assert table.offered("ch1 step") == []


@pytest.mark.clause("SQ-DREAD-10", "SQ-DREAD-11", "SQ-DREAD-29")
def test_forward_and_sideways_cost_one_backward_two_never_diagonally() -> None:
    table = walker()
    assert set(table.offered("ch1 step")) == {"ch1 step 4.2", "ch1 step 3.3", "ch1 step 5.3", "ch1 step 4.4"}
    assert str(table.refused("ch1 step 3.2")) == "SQ-DREAD-11: sq-no-dreadnought-diagonal"
    table.do("ch1 step 3.3", "ch1 step 3.4")
    assert table.happened == [
        Moved(CH, "ch1", ((3, 3), (4, 3), (3, 4), (4, 4)), 1, "SQ-DREAD-29"),
        Moved(CH, "ch1", ((3, 4), (4, 4), (3, 5), (4, 5)), 2, "SQ-DREAD-29"),
    ]


@pytest.mark.clause("SQ-DREAD-12", "SQ-MOVE-07")
def test_a_quarter_turn_is_free_and_half_a_turn_costs_one() -> None:
    assert walker().do("ch1 face E").mini("ch1").deeds.mp == 0
    assert walker().do("ch1 face S").mini("ch1").deeds.mp == 1


@pytest.mark.clause("SQ-DREAD-08", "SQ-DREAD-09", "SQ-DREAD-29", "SQ-MOVE-16")
def test_it_walks_over_aliens_of_both_factions_and_their_tokens_without_asking() -> None:
    for other in ("ch2 fig_ork 4.2 N", "cu1 fig_husk 4.2 N", "ch?1 fig_ork 4.2 blip"):
        table = walker(other)
        table.do("ch1 step 4.2")
        assert table.mini("ch1").passing
        assert table.told(Asked) == []
        assert table.offered("done") == []
        assert table.offered("ch1 shoot") == []
        assert str(table.refused("done")) == "SQ-MOVE-16: sq-no-shared-square"
        table.do("ch1 step 4.1", "ch1 step 4.0")
        assert (base(table), table.mini("ch1").passing) == ({"4.0", "5.0", "4.1", "5.1"}, False)
        assert table.told(TokenRevealed) == []
        other_id = other.split()[0]
        assert table.state.holder[table.state.ship.square("4.2")] == other_id
        bodies = table.state.bodies >> table.state.ship.square("4.2") & 1
        assert bodies == (0 if "?" in other_id else 1)


@pytest.mark.clause("SQ-DREAD-09", "SQ-MOVE-16")
def test_it_does_not_step_over_somebody_when_it_could_not_get_beyond() -> None:
    for other, offered in (("ch2 fig_ork 0.1 N", False), ("ch2 fig_ork 0.0 N", True)):
        table = scene(hall(2, 5), f"ch1 {MK7} 0.3 N", other).act("ch1")
        table.do("ch1 step 0.2", "ch1 face S", "ch1 face N")
        assert table.mini("ch1").deeds.mp == 3
        assert ("ch1 step 0.1" in table.offers) == offered
        if not offered:
            assert str(table.refused("ch1 step 0.1")) == "SQ-DREAD-09: sq-no-way-on"


@pytest.mark.clause("SQ-DREAD-08", "SQ-MOVE-11")
def test_squad_miniatures_are_asked_and_may_refuse() -> None:
    table = walker("ba1 fig_marine_laser 4.2 S", "ba2 fig_marine_laser 9.7 S")
    table.do("ch1 step 4.2")
    assert table.waiting == BA
    table.do("pass")
    assert table.happened == [Asked(CH, "ch1", (4, 2)), Allowed(BA, "ch1", False)]
    assert table.offered("ch1 step 4.2") == []
    yes = walker("ba1 fig_marine_laser 4.2 S").do("ch1 step 4.2", "yes")
    assert (base(yes), yes.mini("ch1").passing) == ({"4.2", "5.2", "4.3", "5.3"}, True)


@pytest.mark.clause("SQ-DREAD-29")
def test_machines_obstacles_and_the_helpless_stop_it_objects_and_fire_do_not() -> None:
    for other in ("ba2 mch_tarantula 4.2,3.2 E", "zz1 fig_survivor 5.2 N"):
        table = walker(other)
        assert table.offered("ch1 step 4.2") == []
        assert str(table.refused("ch1 step 4.2")) == "SQ-DREAD-29: sq-no-dreadnought-room"
    table = walker()
    square = table.state.ship.square("4.2")
    table.state.things["obj_key1"] = Thing("obj_key1", "obj_key", square)
    table.do("ch1 step 4.2")
    assert table.happened == [Moved(CH, "ch1", ((4, 2), (5, 2), (4, 3), (5, 3)), 1, "SQ-DREAD-29")]
    assert table.offered("ch1 pick-up") == []
    assert str(table.refused("ch1 pick-up obj_key1")) == "SQ-DREAD-29: sq-no-hands"


@pytest.mark.clause("SQ-DREAD-27")
def test_a_legion_machine_passes_only_its_own_freely() -> None:
    table = scene(HALL, f"ld1 {MK7} 4.3 N", "ld2 fig_thorn 4.2 N", "ch2 fig_ork 3.3 N").act("ld1")
    table.do("ld1 step 4.2")
    assert table.mini("ld1").passing
    table.do("ld1 step 4.1", "ld1 step 4.0")
    asked = scene(HALL, f"ld1 {MK7} 4.3 N", "ch2 fig_ork 3.3 N").act("ld1").do("ld1 step 3.3")
    assert asked.happened == [Asked(LD, "ld1", (3, 3))]
    assert asked.waiting == CH


# Doors


@pytest.mark.clause("SQ-DREAD-13", "SQ-DREAD-14", "SQ-DREAD-15", "SQ-DREAD-28")
def test_a_door_is_crossed_in_one_go_for_two_points() -> None:
    table = scene(DOOR, f"ch1 {MK7} 1.0 E").act("ch1")
    table.do("ch1 step 2.0")
    assert str(table.refused("ch1 step 3.0")) == "SQ-DREAD-29: sq-no-dreadnought-room"
    table.do(table.offered("ch1 open")[0])
    assert str(table.refused("ch1 step 3.0")) == "SQ-DREAD-14: sq-no-stop-under-door"
    table.do("ch1 step 4.0")
    assert (base(table), table.mini("ch1").deeds.mp) == ({"4.0", "5.0", "4.1", "5.1"}, 3)
    assert table.happened == [
        Moved(CH, "ch1", ((2, 0), (3, 0), (2, 1), (3, 1)), 1, "SQ-DREAD-29"),
        DoorOpened(CH, "ch1", "d1"),
        Moved(CH, "ch1", ((4, 0), (5, 0), (4, 1), (5, 1)), 2, "SQ-DREAD-28"),
    ]


@pytest.mark.clause("SQ-DREAD-15")
def test_with_one_point_left_it_stops_before_the_door() -> None:
    table = scene(DOOR, f"ch1 {MK7} 0.0 E", opened=["d1"]).act("ch1")
    door = table.state.ship.doors[0].id
    table = scene(DOOR, f"ch1 {MK7} 0.0 E", opened=[door]).act("ch1")
    table.do("ch1 step 1.0", "ch1 step 2.0", "ch1 face N", "ch1 face E")
    assert table.happened == [
        Moved(CH, "ch1", ((1, 0), (2, 0), (1, 1), (2, 1)), 1, "SQ-DREAD-29"),
        Moved(CH, "ch1", ((2, 0), (3, 0), (2, 1), (3, 1)), 1, "SQ-DREAD-29"),
        Faced(CH, "ch1", 0, 0),
        Faced(CH, "ch1", 2, 1, "SQ-MOVE-07"),
    ]
    assert table.mini("ch1").deeds.mp == 3
    assert table.offered("ch1 step 4.0") == []
    assert str(table.refused("ch1 step 4.0")) == "SQ-DREAD-15: sq-no-points-left"


@pytest.mark.clause("SQ-DREAD-28", "SQ-CMD-13")
def test_beyond_the_door_there_must_be_room_or_aliens_that_it_passes() -> None:
    door = scene(DOOR, f"ch1 {MK7} 2.0 E").state.ship.doors[0].id
    barred = scene(DOOR, f"ch1 {MK7} 2.0 E", "ba1 fig_marine_laser 5.0 W", opened=[door]).act("ch1")
    barred.do("ch1 step 4.0", "pass")
    assert barred.happened == [Asked(CH, "ch1", (4, 0)), Allowed(BA, "ch1", False)]
    assert base(barred) == {"2.0", "3.0", "2.1", "3.1"}
    over = scene(DOOR, f"ch1 {MK7} 2.0 E", "ch2 fig_ork 5.0 W", opened=[door]).act("ch1").do("ch1 step 4.0")
    assert over.mini("ch1").passing
    over.do("ch1 step 5.0", "ch1 step 6.0")
    assert not over.mini("ch1").passing
    for other, offered in (("ch2 fig_ork 5.0 W", False), ("ch2 fig_ork 6.0 W", True)):
        tight = (
            scene(DOOR, f"ch1 {MK7} 2.0 E", other, opened=[door]).act("ch1").do("ch1 face W", "ch1 face E")
        )
        assert tight.mini("ch1").deeds.mp == 2
        assert ("ch1 step 4.0" in tight.offers) == offered, "no point is left to get beyond"


@pytest.mark.clause("SQ-DREAD-28", "SQ-SCAN-14")
def test_what_comes_into_sight_is_revealed_after_the_second_step() -> None:
    """The token at the end of the side passage is seen along its column only."""
    passage = """
                  +-+
                  |.|
                  + +
                  |.|
                  + +
                  |.|
        +-+-+-+-+-+ +-+-+-+
        |. . . .:. . . . .|
        +       +         +
        |. . . .:. . . . .|
        +-+-+-+-+-+-+-+-+-+
        """
    door = scene(passage, f"ld1 {MK7} 2.3 E").state.ship.doors[0].id
    blind = "ba1 fig_marine_laser 8.4 E"
    table = scene(passage, f"ld1 {MK7} 2.3 E", "ch?1 fig_ork 5.0 blip", blind, opened=[door]).act("ld1")
    assert "ch?1" in table.state.tokens
    table.do("ld1 step 4.3")
    kinds = [type(event) for event in table.events if isinstance(event, Moved | TokenRevealed)]
    assert kinds == [Moved, TokenRevealed]
    assert base(table, "ld1") == {"4.3", "5.3", "4.4", "5.4"}
    unseen = scene(passage, f"ld1 {MK7} 0.3 E", "ch?1 fig_ork 5.0 blip", blind, opened=[door]).act("ld1")
    unseen.do("ld1 step 1.3", "ld1 step 2.3")
    assert unseen.happened == [
        Moved(LD, "ld1", ((1, 3), (2, 3), (1, 4), (2, 4)), 1, "SQ-DREAD-29"),
        Moved(LD, "ld1", ((2, 3), (3, 3), (2, 4), (3, 4)), 1, "SQ-DREAD-29"),
    ]


@pytest.mark.clause("SQ-DREAD-13", "SQ-DREAD-28")
def test_astride_a_door_it_neither_fires_nor_turns() -> None:
    door = scene(DOOR, f"ch1 {MK7} 2.0 E").state.ship.doors[0].id
    table = scene(DOOR, f"ch1 {MK7} 3.0 E {ARMED}", "ba1 fig_marine_laser 8.0 W", opened=[door]).act("ch1")
    assert table.offered("ch1 shoot") == []
    assert table.offered("ch1 face") == []
    assert str(table.refused("ch1 shoot wpn_body_lasers ba1")) == "SQ-DREAD-13: sq-no-crouched-fire"
    clear = scene(DOOR, f"ch1 {MK7} 2.0 E {ARMED}", "ba1 fig_marine_laser 8.0 W", opened=[door]).act("ch1")
    assert "ch1 shoot wpn_body_lasers ba1" in clear.offers


@pytest.mark.clause("SQ-CMD-13", "SQ-DREAD-28")
def test_with_command_points_a_door_needs_two_at_once() -> None:
    door = scene(DOOR, f"ch1 {MK7} 2.0 E").state.ship.doors[0].id
    for points, crosses in ((1, False), (2, True)):
        table = scene(
            DOOR, "ch9 fig_ork 8.1 W", f"ld1 {MK7} 2.0 E", opened=[door], sides={LD: {"command": points}}
        ).act("ch9")
        table.do("raise", by=LD)
        table.do("ch9 face N")
        assert table.waiting == LD
        assert ("ld1 step 4.0" in table.offers) == crosses
        if not crosses:
            assert str(table.refused("ld1 step 4.0")) == "SQ-CMD-13: sq-no-points-left"


# Firing


@pytest.mark.clause("SQ-DREAD-17")
@pytest.mark.house("dreadnought-arcs")
def test_it_sees_all_round_from_each_of_its_squares() -> None:
    drawn = """
        +-+-+-+-+-+-+
        |. . . . . .|
        +           +
        |. . . . . .|
        +    -      +
        |. .|. . . .|
        +           +
        |. . . . . .|
        +-+-+-+-+-+-+
        """
    table = scene(drawn, f"ch1 {MK7} 1.0 W")
    ship = table.state.ship
    seen = field(table.state, table.mini("ch1")) & ~bits(table.mini("ch1").squares)
    hidden = ship.floor & ~bits(table.mini("ch1").squares) & ~seen
    assert set(ship.names(hidden)) == {"2.2", "2.3"}
    facing = scene(drawn, f"ch1 {MK7} 1.0 W", house={"dreadnought_arcs": "facing"})
    seen = field(facing.state, facing.mini("ch1"))
    assert not any(seen >> ship.square(f"{x}.0") & 1 for x in (3, 4, 5))


@pytest.mark.clause("SQ-DREAD-17")
@pytest.mark.house("dreadnought-arcs")
@pytest.mark.parametrize(("arcs", "offered"), [("round", True), ("facing", False)])
def test_it_fires_behind_itself_unless_the_table_plays_with_arcs(arcs: str, offered: bool) -> None:
    table = walker("ba1 fig_marine_laser 4.7 N", house={"dreadnought_arcs": arcs})
    assert ("ch1 shoot wpn_body_lasers ba1" in table.offers) == offered


@pytest.mark.clause("SQ-DREAD-16", "SQ-DREAD-19")
def test_it_fires_all_its_weapons_one_after_the_other_each_once() -> None:
    table = walker(
        "ba1 fig_marine_laser 4.0 S",
        "ba2 fig_marine_laser 0.3 E",
        who=f"ch1 {MK7} 4.3 N {ARMED}",
        dice=(1, 1, 1, 1),
    )
    table.do("ch1 shoot wpn_body_lasers ba2")
    assert table.offered("ch1 shoot wpn_body_lasers") == []
    table.do(table.offered("ch1 shoot wpn_plasma_gun")[0])
    assert table.happened == [
        Declared(CH, "ch1", "wpn_body_lasers", "ba2", 1, "shoot"),
        Rolled(CH, "ch1", (0, 0), 0, "shoot", "SQ-SHOOT-03"),
        Unharmed(BA, "ba2", 0, 2),
        Declared(CH, "ch1", "wpn_plasma_gun", "4.3>N", 1, "shoot"),
        Rolled(CH, "ch1", (0, 0), 2, "shoot", "SQ-SHOOT-03"),
        Unharmed(BA, "ba1", 0, 2),
    ]
    assert table.offered("ch1 shoot wpn_plasma_gun") == []
    assert table.offered("ch1 shoot wpn_assault_cannon")


@pytest.mark.clause("SQ-DREAD-19", "SQ-WPN-30")
def test_two_las_cannons_fire_one_after_the_other_and_never_together() -> None:
    """Two shots of the first leave one of it, and all three of the second; the bystander is in no area."""
    twins = "weapons=wpn_body_lasers,wpn_las_cannon,wpn_las_cannon"
    table = walker(
        "ba1 fig_marine_laser 4.0 S lp=9",
        "ba2 fig_marine_laser 0.7 E",
        who=f"ch1 {MK7} 4.3 N {twins}",
        dice=(1,) * 6,
    )
    area = "ch1 shoot wpn_las_cannon [4.0]"

    def together() -> int:
        return len([offer for offer in table.offers if offer == area or offer.startswith(f"{area} x")])

    assert together() == 3
    table.do(f"{area} x2")
    assert together() == 1
    assert table.refused(f"{area} x2").phrase.args == {"shots": 1}
    table.do(area)
    assert together() == 3
    table.do(f"{area} x3")
    assert table.happened == [
        Declared(CH, "ch1", "wpn_las_cannon", "[4.0]", 2, "shoot"),
        Rolled(CH, "ch1", (0, 0), 2, "shoot", "SQ-SHOOT-03"),
        Unharmed(BA, "ba1", 0, 2),
        Declared(CH, "ch1", "wpn_las_cannon", "[4.0]", 1, "shoot"),
        Rolled(CH, "ch1", (0,), 1, "shoot", "SQ-SHOOT-03"),
        Unharmed(BA, "ba1", 0, 2),
        Declared(CH, "ch1", "wpn_las_cannon", "[4.0]", 3, "shoot"),
        Rolled(CH, "ch1", (0, 0, 0), 3, "shoot", "SQ-SHOOT-03"),
        Unharmed(BA, "ba1", 0, 2),
    ]
    assert together() == 0
    assert table.mini("ba2").lp == 2


@pytest.mark.clause("SQ-DREAD-26")
def test_each_of_golgothas_guns_attacks_an_area_of_its_own() -> None:
    table = scene(
        HALL, f"cu1 fig_golgotha 4.3 N {GOLGOTHA}", "ba1 fig_marine_laser 4.0 S", dice=(1,) * 8
    ).act("cu1")
    shots = table.offered("cu1 shoot wpn_golgotha_gun")
    assert shots
    assert not any("x" in shot.split()[-1] for shot in shots)
    for _ in range(4):
        table.do(table.offered("cu1 shoot wpn_golgotha_gun")[0])
    assert table.offered("cu1 shoot wpn_golgotha_gun") == []


@pytest.mark.clause("SQ-DREAD-31")
def test_an_area_attacks_it_once_with_the_highest_value() -> None:
    table = scene(
        HALL,
        "ba1 fig_marine_heavy 4.7 N weapons=wpn_missile_launcher",
        f"ch1 {MK10} 4.2 S {FOUR_GUNS}",
        dice=(6, 5),
    )
    table.act("ba1").do("ba1 shoot wpn_missile_launcher 4.3")
    assert table.mini("ch1").lp == 4, "5 against armour 4, once"


# Life points and weapons


def hit(*dice: int, guns: str = FOUR_GUNS, lp: int = 5, who: str = MK10, **more: Any) -> Table:
    """Shot at by a fusion gun: three red dice, armour 4."""
    table = scene(
        HALL,
        "ba1 fig_marine_extra 4.7 N weapons=wpn_fusion_gun",
        f"ch1 {who} 4.2 S {guns} lp={lp}",
        "ch2 fig_ork 0.0 S",
        dice=dice,
        **more,
    )
    return table.act("ba1").do("ba1 shoot wpn_fusion_gun 4.7>N")


@pytest.mark.clause("SQ-DREAD-05", "SQ-DREAD-22", "SQ-DREAD-20")
def test_for_each_life_point_its_owner_gives_up_a_weapon() -> None:
    table = hit(6, 5, 5)
    assert (table.waiting, table.mini("ch1").lp) == (CH, 2)
    assert set(table.offers) == {
        "choose wpn_plasma_gun",
        "choose wpn_assault_cannon",
        "choose wpn_missile_launcher",
        "choose wpn_las_cannon",
    }
    table.do("choose wpn_las_cannon", "choose wpn_plasma_gun")
    assert str(table.refused("choose wpn_body_lasers")) == "SQ-DREAD-22: sq-no-finish-attack"
    table.do("choose wpn_assault_cannon")
    assert table.mini("ch1").weapons == ("wpn_body_lasers", "wpn_missile_launcher")
    assert table.happened == [
        Declared(BA, "ba1", "wpn_fusion_gun", "4.7>N", 1, "shoot"),
        Rolled(BA, "ba1", (3, 2, 2), 3, "shoot", "SQ-SHOOT-03"),
        Wounded(CH, "ch1", 3, 2),
        WeaponLost(CH, "ch1", "wpn_las_cannon"),
        WeaponLost(CH, "ch1", "wpn_plasma_gun"),
        WeaponLost(CH, "ch1", "wpn_assault_cannon"),
    ]
    assert table.mini("ch2").lp == 1


@pytest.mark.clause("SQ-DREAD-05", "SQ-DREAD-24")
@pytest.mark.house("dreadnought-loss")
def test_seven_points_eliminate_a_machine_of_three_life_points() -> None:
    table = hit(6, 5, 5, guns=ARMED, lp=3, who=MK7)
    assert table.mini("ch1").place == "dead"
    assert table.happened == [
        Declared(BA, "ba1", "wpn_fusion_gun", "4.7>N", 1, "shoot"),
        Rolled(BA, "ba1", (3, 2, 2), 3, "shoot", "SQ-SHOOT-03"),
        Wounded(CH, "ch1", 3, 0),
        WeaponLost(CH, "ch1", "wpn_plasma_gun"),
        WeaponLost(CH, "ch1", "wpn_assault_cannon"),
        Eliminated(CH, "ch1", "fig_dread_mk7", BA),
        Scored(BA, 25, 25, "kill", "ch1"),
    ]
    assert hit(6, 4, 3, guns=ARMED, lp=3, who=MK7).mini("ch1").lp == 3


@pytest.mark.clause("SQ-DREAD-05", "SQ-DREAD-04")
@pytest.mark.house("dreadnought-loss")
def test_by_the_house_option_each_attack_costs_one_life_point() -> None:
    table = hit(6, 6, 6, guns=ARMED, lp=3, who=MK7, house={"dreadnought_loss": "one"})
    assert (table.mini("ch1").lp, table.waiting) == (2, CH)
    table.do("choose wpn_plasma_gun")
    assert table.happened == [
        Declared(BA, "ba1", "wpn_fusion_gun", "4.7>N", 1, "shoot"),
        Rolled(BA, "ba1", (3, 3, 3), 3, "shoot", "SQ-SHOOT-03"),
        Wounded(CH, "ch1", 1, 2),
        WeaponLost(CH, "ch1", "wpn_plasma_gun"),
    ]
    assert mounted(table.mini("ch1")) == ["wpn_assault_cannon"]


@pytest.mark.clause("SQ-DREAD-22", "SQ-SHOOT-07")
@pytest.mark.house("weapon-points")
@pytest.mark.parametrize(("worth", "points"), [(False, 0), (True, 10)])
def test_a_weapon_shot_off_is_worth_five_points_where_the_table_says_so(worth: bool, points: int) -> None:
    table = hit(6, 5, 4, house={"weapon_points": worth})
    table.do("choose wpn_las_cannon", "choose wpn_plasma_gun")
    assert len(table.told(WeaponLost)) == 2
    assert (table.side(BA).points, table.side(CH).points, table.side(CU).points) == (points, 0, 0)
    booked = [(event.seat, event.points, event.reason, event.what) for event in table.told(Scored)]
    assert booked == (
        [(BA, 5, "weapon", gun) for gun in ("wpn_las_cannon", "wpn_plasma_gun")] if worth else []
    )


@pytest.mark.clause("SQ-DREAD-22", "SQ-SHOOT-07", "SQ-ALLY-14")
@pytest.mark.house("weapon-points")
def test_weapons_go_before_the_machine_and_an_allys_are_worth_nothing() -> None:
    whole = hit(6, 5, 5, guns=ARMED, lp=3, who=MK7, house={"weapon_points": True})
    reasons = [event.reason for event in whole.told(Scored) if event.seat == BA]
    assert reasons == ["weapon", "weapon", "kill"]
    allied = scene(
        HALL,
        "ba1 fig_marine_extra 4.7 N weapons=wpn_fusion_gun",
        f"ch1 {MK10} 4.2 S {FOUR_GUNS}",
        "cu1 fig_husk 4.5 N",
        dice=(1, 1, 1, 6, 5, 4),
        house={"weapon_points": True},
    )
    allied.state.pacts = (Pact(BA, CH),)
    allied.act("ba1").do("ba1 shoot wpn_fusion_gun 4.7>N", "choose wpn_las_cannon", "choose wpn_plasma_gun")
    assert allied.happened == [
        Declared(BA, "ba1", "wpn_fusion_gun", "4.7>N", 1, "shoot"),
        Rolled(BA, "ba1", (0, 0, 0), 3, "shoot", "SQ-SHOOT-03"),
        Unharmed(CU, "cu1", 0, 0),
        Rolled(BA, "ba1", (3, 2, 1), 3, "shoot", "SQ-SHOOT-03"),
        Wounded(CH, "ch1", 2, 3),
        WeaponLost(CH, "ch1", "wpn_las_cannon"),
        WeaponLost(CH, "ch1", "wpn_plasma_gun"),
    ]


@pytest.mark.clause("SQ-DREAD-22", "SQ-SEAT-08")
def test_nobody_is_asked_where_the_guns_are_all_alike() -> None:
    table = scene(
        HALL,
        "ba1 fig_marine_extra 4.7 N weapons=wpn_fusion_gun",
        f"cu1 fig_golgotha 4.2 S {GOLGOTHA}",
        dice=(6, 5, 4),
        sides={CU: {"rites": 0}},
    )
    table.act("ba1").do("ba1 shoot wpn_fusion_gun 4.7>N")
    assert table.waiting == BA
    assert (table.mini("cu1").lp, len(mounted(table.mini("cu1")))) == (3, 2)


@pytest.mark.clause("SQ-DREAD-30")
def test_a_life_point_regained_brings_no_weapon_back() -> None:
    two = "weapons=wpn_body_lasers,wpn_plasma_gun,wpn_las_cannon"
    table = hit(6, 5, 1, guns=two, lp=4)
    table.do("choose wpn_plasma_gun")
    assert table.happened == [
        Declared(BA, "ba1", "wpn_fusion_gun", "4.7>N", 1, "shoot"),
        Rolled(BA, "ba1", (3, 2, 0), 3, "shoot", "SQ-SHOOT-03"),
        Wounded(CH, "ch1", 1, 3),
        WeaponLost(CH, "ch1", "wpn_plasma_gun"),
    ]
    assert (table.mini("ch1").lp, mounted(table.mini("ch1"))) == (3, ["wpn_las_cannon"])
    last = hit(6, 5, 1, guns="weapons=wpn_body_lasers", lp=2)
    assert (last.mini("ch1").lp, last.waiting) == (1, BA)


@pytest.mark.clause("SQ-DREAD-20", "SQ-DREAD-23")
def test_wounded_it_keeps_lasers_and_all_its_melee_dice() -> None:
    table = walker(
        "ba1 fig_marine_laser 4.0 S",
        "ba2 fig_marine_laser 4.2 S",
        who=f"ch1 {MK7} 4.3 N lp=1 weapons=wpn_body_lasers",
        dice=(1,) * 8,
    )
    assert {offer.split()[2] for offer in table.offered("ch1 shoot")} <= {"wpn_body_lasers"}
    table.do("ch1 strike ba2")
    assert table.happened == [
        Declared(CH, "ch1", "", "ba2", 1, "melee"),
        Rolled(CH, "ch1", (0, 0, 0, 0), 2, "melee", "SQ-MELEE-02"),
        Rolled(BA, "ba2", (0, 0), 0, "defence", "SQ-MELEE-02"),
        MeleeFought("ch1", "ba2", 0, 0, False),
    ]
    rolled = table.told(Rolled)
    assert (len(rolled[0].values), rolled[0].red) == (4, 2)


# Fitting out


def fitting(who: str, seat: int = CH) -> Table:
    lead = "cu" if seat == CU else "ch"
    table = scene(HALL, f"{lead}1 {who} 4.3 N weapons=wpn_body_lasers", "ba1 fig_marine_laser 0.0 E")
    dreadnoughts.fit_out(table.state, table.mini(f"{lead}1"))
    return table.settle()


@pytest.mark.clause("SQ-DREAD-16", "SQ-DREAD-18", "SQ-DREAD-03")
def test_two_mounts_take_two_different_weapons_one_extra_heavy_at_most() -> None:
    table = fitting(MK7)
    assert len(table.offers) == 6
    table.do("choose wpn_las_cannon")
    assert set(table.offers) == {
        "choose wpn_assault_cannon",
        "choose wpn_plasma_gun",
        "choose wpn_missile_launcher",
    }
    assert str(table.refused("choose wpn_fusion_gun")) == "SQ-DREAD-18: sq-no-such-mount"
    table.do("choose wpn_plasma_gun")
    assert mounted(table.mini("ch1")) == ["wpn_las_cannon", "wpn_plasma_gun"]
    assert table.happened == [Mounted(CH, "ch1", "wpn_las_cannon"), Mounted(CH, "ch1", "wpn_plasma_gun")]


@pytest.mark.clause("SQ-DREAD-18")
def test_a_mission_may_say_what_a_machine_of_the_aliens_bears() -> None:
    guns = ("wpn_missile_launcher", "wpn_assault_cannon")
    table = scene(
        HALL,
        f"ch1 {MK7} 4.3 N weapons=wpn_body_lasers",
        f"ld1 {MK7} 1.3 N weapons=wpn_body_lasers",
        "ba1 fig_marine_laser 0.0 E",
        mounts={MK7: guns},
    )
    dreadnoughts.fit_out(table.state, table.mini("ch1"))
    table.settle()
    assert mounted(table.mini("ch1")) == list(guns)
    assert "activate ch1" in table.offers, "nobody was asked"
    dreadnoughts.fit_out(table.state, table.mini("ld1"))
    assert len(table.settle().offers) == 6, "the Legion chooses as ever"


@pytest.mark.clause("SQ-DREAD-18")
def test_four_mounts_take_two_extra_heavy_weapons_at_most() -> None:
    table = fitting(MK10).do("choose wpn_las_cannon", "choose wpn_fusion_gun")
    assert "choose wpn_conversion_beamer" not in table.offers
    table.do("choose wpn_plasma_gun", "choose wpn_assault_cannon")
    assert table.happened == [
        Mounted(CH, "ch1", "wpn_las_cannon"),
        Mounted(CH, "ch1", "wpn_fusion_gun"),
        Mounted(CH, "ch1", "wpn_plasma_gun"),
        Mounted(CH, "ch1", "wpn_assault_cannon"),
    ]
    assert len(mounted(table.mini("ch1"))) == 4


@pytest.mark.clause("SQ-DREAD-18", "SQ-DREAD-25", "SQ-DREAD-26")
def test_golgothas_four_guns_are_mounted_without_a_question() -> None:
    table = fitting("fig_golgotha", CU)
    assert mounted(table.mini("cu1")) == ["wpn_golgotha_gun"] * 4
    assert table.waiting == CU


# The Legion's machine


@pytest.mark.clause("SQ-DREAD-27", "SQ-SETUP-18")
def test_it_comes_in_for_two_points_with_its_rear_on_the_threshold() -> None:
    dock = """
        +-+-+-+-+-+
        |. . . . .|
        +         +
        |T . . . .|
        +         +
        |T . . . .|
        +-+-+-+-+-+
        """
    table = scene(dock, f"ld1 {MK7} dock", "ch1 fig_ork 4.0", factions=("legion", "chaos")).act("ld1")
    assert table.offered("ld1 enter") == ["ld1 enter 0.1 E"]
    table.do("ld1 enter 0.1 E")
    assert (base(table, "ld1"), table.mini("ld1").deeds.mp) == ({"0.1", "1.1", "0.2", "1.2"}, 2)
    assert table.happened == [Entered(0, "ld1", ((0, 1), (1, 1), (0, 2), (1, 2)), 2)]
    taken = scene(
        dock, f"ld1 {MK7} dock", "ba1 fig_marine_laser 1.1", factions=("legion", "blood_angels", "chaos")
    )
    assert taken.act("ld1").offered("ld1 enter") == []


@pytest.mark.clause("SQ-DREAD-27", "SQ-ALIEN-32")
def test_it_shoots_or_fights() -> None:
    table = scene(HALL, f"ld1 {MK7} 4.3 N", "ch1 fig_ork 4.2 S", "ch2 fig_ork 0.0 S", dice=(1, 1)).act("ld1")
    table.do("ld1 shoot wpn_body_lasers ch2")
    assert table.happened == [
        Declared(LD, "ld1", "wpn_body_lasers", "ch2", 1, "shoot"),
        Rolled(LD, "ld1", (0, 0), 0, "shoot", "SQ-SHOOT-03"),
        Unharmed(CH, "ch2", 0, 1),
    ]
    assert table.offered("ld1 strike") == []


@pytest.mark.clause("SQ-DREAD-29")
def test_fire_attacks_it_once_however_many_of_its_squares_burn() -> None:
    table = walker(dice=(1, 1))
    burn(table, "4.2", "5.2", seat=BA)
    table.do("ch1 step 4.2")
    assert table.happened == [
        Moved(CH, "ch1", ((4, 2), (5, 2), (4, 3), (5, 3)), 1, "SQ-DREAD-29"),
        Rolled(BA, "", (0, 0), 2, "flames", "SQ-WPN-45"),
        Unharmed(CH, "ch1", 0, 4),
    ]
    assert not table.dice.left
    assert figure(table.mini("ch1")).lp == table.mini("ch1").lp


@pytest.mark.clause("SQ-DREAD-28")
def test_fire_under_the_door_burns_it_as_it_crosses() -> None:
    door = scene(DOOR, f"ch1 {MK7} 2.0 E").state.ship.doors[0].id
    table = scene(DOOR, f"ch1 {MK7} 2.0 E", opened=[door], dice=(1, 1)).act("ch1")
    burn(table, "4.0", seat=BA)
    table.do("ch1 step 4.0")
    assert table.happened == [
        Moved(CH, "ch1", ((4, 0), (5, 0), (4, 1), (5, 1)), 2, "SQ-DREAD-28"),
        Rolled(BA, "", (0, 0), 2, "flames", "SQ-WPN-45"),
        Unharmed(CH, "ch1", 0, 4),
    ]
    assert not table.dice.left
