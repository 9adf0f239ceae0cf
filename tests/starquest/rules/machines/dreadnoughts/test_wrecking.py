"""What a Dreadnought loses with its life points."""

from typing import Any

import pytest

from bulkhead.starquest.data.state import Pact
from bulkhead.starquest.events import Declared, Eliminated, Rolled, Scored, Unharmed, WeaponLost, Wounded
from bulkhead.starquest.rules.fight.harm import suffer
from bulkhead.starquest.rules.machines.dreadnought_mounts import mounted
from bulkhead.starquest.rules.machines.dreadnoughts.wrecking import counted
from tests.starquest.scene import BA, CH, CU, Table, hall, scene

HALL = hall(10, 8)


MK7 = "fig_dread_mk7"


MK10 = "fig_dread_mk10"


ARMED = "weapons=wpn_body_lasers,wpn_plasma_gun,wpn_assault_cannon"
FOUR_GUNS = "weapons=wpn_body_lasers,wpn_plasma_gun,wpn_assault_cannon,wpn_missile_launcher,wpn_las_cannon"
GOLGOTHA = "weapons=wpn_body_lasers,wpn_golgotha_gun,wpn_golgotha_gun,wpn_golgotha_gun,wpn_golgotha_gun"


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


@pytest.mark.clause("SQ-DREAD-22")
def test_two_that_one_attack_wounds_both_lose_weapons() -> None:
    table = scene(HALL, f"ch1 {MK7} 4.2 S {ARMED}", f"ch2 {MK7} 1.2 S {ARMED}", f"ch3 {MK7} 7.2 S {ARMED}")
    suffer(table.state, BA, "", [("ch1", 2), ("ch2", 2)], table.heard)
    table.settle()
    assert table.happened == [
        Wounded(CH, "ch1", 2, 1),
        Wounded(CH, "ch2", 2, 1),
        *(
            WeaponLost(CH, who, gun)
            for who in ("ch1", "ch2")
            for gun in ("wpn_plasma_gun", "wpn_assault_cannon")
        ),
    ]
    assert len(mounted(table.mini("ch3"))) == 2


@pytest.mark.clause("SQ-DREAD-05", "SQ-DREAD-22", "SQ-DREAD-20")
@pytest.mark.clause("C-FLAG-weapon-never_lost")
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


@pytest.mark.clause("SQ-DREAD-04", "SQ-DREAD-05", "SQ-DREAD-24")
@pytest.mark.house("dreadnought-loss")
@pytest.mark.parametrize(("loss", "lost"), [("points", [0, 1, 3]), ("one", [0, 1, 1])])
def test_only_a_dreadnoughts_losses_are_counted_by_the_house_option(loss: str, lost: list[int]) -> None:
    table = scene(hall(6, 4), f"ch1 {MK7} 0.0 E", "ch2 fig_ork 5.3 W", house={"dreadnought_loss": loss})
    assert [counted(table.state, table.mini("ch1"), points) for points in (0, 1, 3)] == lost
    assert counted(table.state, table.mini("ch2"), 3) == 3
