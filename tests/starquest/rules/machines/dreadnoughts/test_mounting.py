"""Which weapons a Dreadnought mounts."""

import pytest
from msgspec.structs import replace

from bulkhead.starquest.data.frames import Mounting
from bulkhead.starquest.events import Mounted
from bulkhead.starquest.rules.machines import dreadnoughts
from bulkhead.starquest.rules.machines.dreadnought_mounts import mounted
from bulkhead.starquest.rules.machines.dreadnoughts import mounting
from bulkhead.starquest.table.places import figure
from bulkhead.starquest.views.views import shown_minis
from tests.starquest.scene import BA, CH, CU, Table, hall, scene

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


@pytest.mark.clause("SQ-DREAD-18", "SQ-DREAD-25")
def test_golgothas_four_guns_are_mounted_without_a_question() -> None:
    table = fitting("fig_golgotha", CU)
    assert mounted(table.mini("cu1")) == ["wpn_golgotha_gun"] * 4
    assert table.waiting == CU


@pytest.mark.clause("SQ-DREAD-01", "SQ-DREAD-03", "SQ-DREAD-18", "SQ-DREAD-21")
@pytest.mark.parametrize(("fewer", "asked"), [(0, 2), (1, 1), (2, 0)])
def test_its_owner_is_asked_once_for_each_mount_that_is_left(fewer: int, asked: int) -> None:
    table = scene(
        HALL,
        f"ch1 {MK7} 4.3 N weapons=wpn_body_lasers",
        "ba1 fig_marine_laser 0.0 E",
        legacy={"fewer-mounts": {MK7: fewer}},
    )
    dreadnoughts.fit_out(table.state, table.mini("ch1"))
    assert [frame.left for frame in table.state.frames if isinstance(frame, Mounting)] == [asked] * (
        asked > 0
    )
    table.settle()
    for gun in ("wpn_plasma_gun", "wpn_assault_cannon")[:asked]:
        table.do(f"choose {gun}")
    assert len(mounted(table.mini("ch1"))) == asked
    assert "activate ch1" in table.offers


@pytest.mark.clause("SQ-DREAD-16", "SQ-DREAD-18")
def test_no_weapon_is_mounted_twice() -> None:
    table = fitting(MK7).do("choose wpn_plasma_gun")
    assert "choose wpn_plasma_gun" not in table.offers
    assert len(table.offers) == 5


@pytest.mark.clause("SQ-DREAD-16", "SQ-DREAD-18")
def test_a_sheet_that_says_nothing_of_copies_takes_different_weapons_too(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    table = fitting(MK7).do("choose wpn_plasma_gun")
    sheet = replace(figure(table.mini("ch1")), limit=None)
    monkeypatch.setattr(mounting, "figure", lambda mini: sheet)
    found = mounting.mountable(table.state, table.mini("ch1"))
    assert "wpn_plasma_gun" not in found
    assert len(found) == 5


@pytest.mark.clause("SQ-DREAD-18")
def test_only_its_owner_sees_what_it_mounts_until_it_is_fitted_out() -> None:
    table = fitting(MK7).do("choose wpn_plasma_gun")
    bystander = table.mini("ba1")
    assert shown_minis(table.state, CH)["ch1"].weapons == ("wpn_body_lasers", "wpn_plasma_gun")
    assert shown_minis(table.state, BA)["ch1"].weapons == ()
    assert shown_minis(table.state, CH)["ba1"] == shown_minis(table.state, BA)["ba1"] == bystander
    table.do("choose wpn_assault_cannon")
    assert len(shown_minis(table.state, BA)["ch1"].weapons) == 3
