"""Dreadnoughts (SQ-DREAD): walking, doors, firing, weapons lost, fitting out, Golgotha, the Legion's machine."""

import pytest

from bulkhead.starquest.box.box import load_box
from bulkhead.starquest.events import Declared, Moved, Rolled, Unharmed
from bulkhead.starquest.rules.fight.lines_of_sight import field
from bulkhead.starquest.ship.squares import bits
from bulkhead.starquest.table.places import figure
from tests.starquest.rules.fight.weapons.outcomes import burn
from tests.starquest.rules.machines.walkers import walker
from tests.starquest.scene import BA, CH, LD, hall, scene

HALL = hall(10, 8)
MK7 = "fig_dread_mk7"
MK10 = "fig_dread_mk10"
FOUR_GUNS = "weapons=wpn_body_lasers,wpn_plasma_gun,wpn_assault_cannon,wpn_missile_launcher,wpn_las_cannon"


# The sheets


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


def test_golgotha_has_the_values_of_a_mark_ten() -> None:
    golgotha, ten = load_box().figures["fig_golgotha"], load_box().figures[MK10]
    assert (golgotha.move, golgotha.av, golgotha.lp, golgotha.mounts, golgotha.melee) == (
        ten.move,
        ten.av,
        ten.lp,
        ten.mounts,
        ten.melee,
    )


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


# The Legion's machine


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
