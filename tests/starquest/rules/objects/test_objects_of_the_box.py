"""The objects, sites and structures of the box, where the missions put them."""

import pytest

from bulkhead.starquest.box.box import load_box
from bulkhead.starquest.data.factions import FACTIONS
from bulkhead.starquest.data.state import change_side
from bulkhead.starquest.events import ChargeArmed, Rolled, SiteTurned
from bulkhead.starquest.rules.fight import fixed_targets
from bulkhead.starquest.rules.fight.lines_of_sight import sees
from bulkhead.starquest.rules.move import movement_points
from tests.starquest.mustering import muster, options, ready
from tests.starquest.playing import lay, playing
from tests.starquest.scene import BA, CH, CU, hall, scene

FAR = "el1 fig_eldar_warrior 20.20 E"

# Structures


@pytest.mark.parametrize(
    "kind",
    [
        pytest.param("obj_altar", marks=pytest.mark.clause("C-obj_altar-1", "C-obj_altar-3")),
        pytest.param("obj_valve", marks=pytest.mark.clause("C-obj_valve-1", "C-obj_valve-3")),
    ],
)
def test_nobody_steps_on_a_structure_one_sees_past_it_and_it_does_not_fight_back(kind: str) -> None:
    """The structure stands on 2.0, between the marine and the ork."""
    name = f"{kind}1"
    table = scene(
        hall(6, 2),
        "ba1 fig_marine_laser 1.0 E",
        "ch1 fig_ork 4.0 W",
        f'structures [["{name}",2]]',
        structures={name: 2},
        structure_av={name: 3},
        dice=[6, 6],
    )
    assert sees(table.state, table.mini("ba1"), table.mini("ch1"))
    table.act("ba1")
    assert "ba1 step 2.0" not in table.offers
    assert "ba1 step 2.1" in table.offers
    table.do(f"ba1 strike site:{name}")
    assert [(event.seat, event.who, event.values) for event in table.told(Rolled)] == [(BA, "ba1", (2, 2))]
    assert table.state.structures == ((name, 1),)


@pytest.mark.clause("C-obj_bulkhead-1")
def test_a_bulkhead_is_destroyed_by_more_than_its_armour() -> None:
    assert load_box().objects["obj_bulkhead"].av == 4
    table = playing("mis_06_fuse", "ba1 fig_marine_laser 5.5 E")
    assert not fixed_targets.strike(table.state, BA, "door:d_d6", 4, table.heard)
    assert fixed_targets.stands(table.state, "door:d_d6")
    assert fixed_targets.strike(table.state, BA, "door:d_d6", 5, table.heard)
    assert not fixed_targets.stands(table.state, "door:d_d6")


@pytest.mark.clause("C-obj_vent-1")
def test_a_vent_is_destroyed_by_a_total_of_five() -> None:
    assert load_box().objects["obj_vent"].av == 4
    table = playing("mis_04_nest", "ba1 fig_marine_laser 5.5 E")
    assert not fixed_targets.strike(table.state, BA, "vent:v1", 4, table.heard)
    assert len(table.state.vents) == 3
    assert fixed_targets.strike(table.state, BA, "vent:v1", 5, table.heard)
    assert set(table.state.vents) == {"v2", "v3"}


@pytest.mark.clause("C-obj_conduit-1", "C-obj_conduit-2")
def test_the_cult_comes_in_by_its_conduit_and_nothing_destroys_it() -> None:
    conduit = load_box().objects["obj_conduit"]
    assert (conduit.av, conduit.lp) == (None, None)
    table = playing("mis_03_headhunt", FAR, turn=CU, sides={CU: {"blips": ("fig_votary",)}})
    assert {offer.split()[2] for offer in table.offered("put fig_votary")} == {"7.12", "8.12"}
    assert all(not target.startswith("conduit") for target in fixed_targets.all_standing(table.state))


# Marked squares


@pytest.mark.clause("C-obj_charge_site-1", "C-obj_charge_site-2")
def test_a_frame_joint_blocks_nothing_and_a_charge_can_be_armed_there() -> None:
    table = playing("mis_06_fuse", "ba1 fig_marine_laser 11.14 S", FAR).act("ba1")
    assert table.state.scenario.marks["obj_charge_site"][0] == (11, 15)
    table.do("ba1 step 11.15", "ba1 arm")
    assert table.told(ChargeArmed) == [ChargeArmed(BA, "ba1", (11, 15), True)]
    past = playing("mis_06_fuse", "ba1 fig_marine_laser 16.10 S", "ch1 fig_ork 16.11 N", FAR)
    assert sees(past.state, past.mini("ba1"), past.mini("ch1"))
    assert "ba1 arm" not in playing("mis_06_fuse", "ba1 fig_marine_laser 11.14 S", FAR).act("ba1").offers


@pytest.mark.clause("C-obj_console-1", "C-obj_console-2")
def test_the_console_is_a_marked_square_that_blocks_nothing() -> None:
    table = playing("mis_02_dead_signal", "ba1 fig_marine_laser 10.11 E", FAR).act("ba1")
    assert table.state.scenario.marks["obj_console"] == ((11, 11),)
    table.do("ba1 step 11.11")
    assert table.at("ba1") == "11.11"


@pytest.mark.clause("C-obj_survivor_site-1", "C-obj_survivor_site-2")
@pytest.mark.parametrize("holds", [True, False])
def test_a_hiding_place_holds_a_survivor_or_nothing_and_blocks_nothing(holds: bool) -> None:
    table = playing("mis_05_lost_crew", "ba1 fig_marine_laser 16.2 N", "ch1 fig_ork 15.0 E", FAR)
    site = table.state.ship.at(15, 0)
    assert (15, 0) in table.state.scenario.marks["obj_survivor_site"]
    assert not table.told(SiteTurned), "it is face down"
    assert sees(table.state, table.mini("ba1"), table.mini("ch1"))
    change_side(table.state, CU, sites=(site,) if holds else ())
    table.act("ba1").do("ba1 step 16.1")
    assert [event.found for event in table.told(SiteTurned)] == [holds]
    assert ("sv1" in table.state.minis) is holds


# Objects


@pytest.mark.clause("SQ-OBJ-02")
@pytest.mark.parametrize(
    ("mission", "kind", "count"),
    [
        pytest.param("mis_02_dead_signal", "obj_data_core", 3, marks=pytest.mark.clause("C-obj_data_core-1")),
        pytest.param("mis_10_reliquary", "obj_relic", 1, marks=pytest.mark.clause("C-obj_relic-1")),
    ],
)
def test_an_object_lies_face_down_among_the_tokens(mission: str, kind: str, count: int) -> None:
    table = ready(muster(options(mission=mission)))
    hands = [*table.side(CH).blips, *table.side(CU).blips]
    assert hands.count(kind) == count
    assert not [thing for thing in table.state.things.values() if thing.kind == kind]


@pytest.mark.parametrize(
    ("mission", "kind", "factions"),
    [
        pytest.param(
            "mis_s1_cold_lock",
            "obj_strongbox",
            ("blood_angels", "eldar", "chaos"),
            marks=pytest.mark.clause("C-obj_strongbox-1"),
        ),
        pytest.param(
            "mis_s2_two_keys",
            "obj_key",
            ("blood_angels", "eldar", "chaos"),
            marks=pytest.mark.clause("C-obj_key-1"),
        ),
    ],
)
def test_an_object_lies_open_on_its_square(mission: str, kind: str, factions: tuple[str, ...]) -> None:
    table = ready(muster(options(factions, mission=mission)))
    sites = load_box().missions[mission].sites
    assert sites is not None
    lying = {table.state.ship.xy(thing.square) for thing in table.state.things.values() if thing.kind == kind}
    assert lying == set(sites.at.values())


@pytest.mark.parametrize(
    ("mission", "kind"),
    [
        pytest.param("mis_02_dead_signal", "obj_data_core", marks=pytest.mark.clause("C-obj_data_core-2")),
        pytest.param("mis_10_reliquary", "obj_relic", marks=pytest.mark.clause("C-obj_relic-2")),
        pytest.param("mis_s1_cold_lock", "obj_strongbox", marks=pytest.mark.clause("C-obj_strongbox-1")),
        pytest.param("mis_s2_two_keys", "obj_key", marks=pytest.mark.clause("C-obj_key-1")),
        pytest.param("mis_01_hard_dock", "obj_limpet", marks=pytest.mark.clause("C-obj_limpet-1")),
    ],
)
def test_an_object_is_picked_up_carried_and_handed_on(mission: str, kind: str) -> None:
    factions = ("blood_angels", "eldar", "chaos") if mission.startswith("mis_s") else FACTIONS
    lines = ("ba1 fig_marine_laser 5.5 N", "ba2 fig_marine_laser 6.3 N")
    table = playing(mission, *lines, factions=factions)
    lay(table, f"{kind}1", kind, square=table.state.ship.at(5, 5))
    table.act("ba1").do(f"ba1 pick-up {kind}1", "ba1 step 5.4")
    assert table.mini("ba1").objects == (f"{kind}1",)
    table.do(f"ba1 give {kind}1 ba2")
    assert (table.mini("ba1").objects, table.mini("ba2").objects) == ((), (f"{kind}1",))


@pytest.mark.clause("C-obj_relic-3")
@pytest.mark.parametrize(("kind", "points"), [("obj_relic", 4), ("obj_data_core", 6)])
def test_the_bearer_of_the_casket_moves_two_squares_less(kind: str, points: int) -> None:
    table = playing("mis_10_reliquary", f"ba1 fig_marine_laser 5.5 N objects={kind}1")
    lay(table, f"{kind}1", kind, carrier="ba1")
    assert movement_points.allowance(table.state, table.mini("ba1")) == points


@pytest.mark.clause("SQ-OBJ-01", "SQ-OBJ-14")
@pytest.mark.clause("C-obj_limpet-1")
@pytest.mark.parametrize(("squads", "each"), [(1, 3), (2, 2), (5, 1)])
def test_each_squad_carries_its_charges_from_the_start(squads: int, each: int) -> None:
    factions = ("blood_angels", "imperial_fists", "ultramarines", "eldar", "legion")[:squads]
    table = ready(muster(options((*factions, "chaos"), mission="mis_01_hard_dock")))
    for seat in range(squads):
        carried = [
            thing
            for mini in table.state.minis.values()
            if mini.seat == seat
            for thing in mini.objects
            if thing.startswith("obj_limpet")
        ]
        assert len(carried) == each
