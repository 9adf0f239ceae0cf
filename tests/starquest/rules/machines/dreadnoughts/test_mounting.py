"""Which weapons a Dreadnought mounts."""

import pytest

from bulkhead.starquest.events import Mounted
from bulkhead.starquest.rules.machines import dreadnoughts
from bulkhead.starquest.rules.machines.dreadnought_mounts import mounted
from tests.starquest.scene import CH, CU, Table, hall, scene

HALL = hall(10, 8)


MK7 = "fig_dread_mk7"


MK10 = "fig_dread_mk10"


def fitting(who: str, seat: int = CH) -> Table:
    lead = "cu" if seat == CU else "ch"
    table = scene(HALL, f"{lead}1 {who} 4.3 N weapons=wpn_body_lasers", "ba1 fig_marine_laser 0.0 E")
    dreadnoughts.fit_out(table.state, table.mini(f"{lead}1"))
    return table.settle()


@pytest.mark.clause("SQ-DREAD-03", "SQ-DREAD-16")
@pytest.mark.parametrize(("mark", "weapons"), [(7, 2), (8, 2), (9, 4), (10, 4)])
def test_the_wider_upper_part_carries_four_weapons_instead_of_two(mark: int, weapons: int) -> None:
    """Its owner is asked for each mount, and then no more."""
    table = fitting(f"fig_dread_mk{mark}")
    guns = ["wpn_plasma_gun", "wpn_assault_cannon", "wpn_missile_launcher", "wpn_las_cannon"]
    for gun in guns[:weapons]:
        assert table.offered("choose")
        table.do(f"choose {gun}")
    assert mounted(table.mini("ch1")) == guns[:weapons]
    assert table.mini("ch1").weapons == ("wpn_body_lasers", *guns[:weapons])
    assert table.offered("choose") == []
    assert "activate ch1" in table.offers
    table.act("ch1")
    fires = {offer.split()[2] for offer in table.offered("ch1 shoot")}
    assert fires == {"wpn_body_lasers", *guns[:weapons]}


@pytest.mark.clause("SQ-DREAD-16", "SQ-DREAD-18")
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
