"""How a mission of the box or of the table becomes a map with all that is on it."""

import pytest

from bulkhead.starquest.box.box import load_box
from bulkhead.starquest.data.options import Options, plain_options, read_options
from bulkhead.starquest.data.scenario import Scenario, Supply
from bulkhead.starquest.rules.setup.scenario_builder import scenario_of, ship_of
from bulkhead.tabletop import Mistake
from bulkhead.words import LANGUAGES, Words
from tests.starquest.mustering import figures, muster, options, ready, step_of


@pytest.mark.clause("SQ-SETUP-03", "SQ-SETUP-04")
def test_the_primary_objective_is_read_to_all_and_the_secondary_unless_it_is_kept_back() -> None:
    for mission, public in (("mis_01_hard_dock", True), ("mis_03_headhunt", False)):
        primary, secondary = scenario_of(options(mission=mission), load_box()).objectives
        assert (primary.public, secondary.public) == (True, public)


@pytest.mark.clause("SQ-SETUP-05")
def test_the_map_is_laid_out_as_the_mission_says_with_its_doors_closed() -> None:
    state = muster(options(mission="mis_02_dead_signal")).state
    assert set(state.ship.docks) == {"dk_n", "dk_e", "dk_se", "dk_s1", "dk_w2"}
    assert state.closed == state.ship.all_closed
    assert [door.id for door in state.ship.doors if door.kind == "bulkhead"] == ["a_d4"]
    assert muster(options(mission="mis_04_nest")).state.vents == ("v1", "v2", "v3")
    assert muster(options(("eldar", "cult"))).state.vents == (), "without Chaos they count as destroyed"


def test_objects_and_structures_of_a_mission_are_in_their_places() -> None:
    keys = muster(options(("eldar", "legion", "chaos", "cult"), mission="mis_s2_two_keys")).state
    assert {thing.kind for thing in keys.things.values()} == {"obj_key"}
    assert sorted(keys.ship.xy(thing.square) for thing in keys.things.values()) == [(7, 0), (19, 23)]
    altars = muster(options(mission="mis_08_black_mass")).state
    assert altars.structures == (("obj_altar1", 2), ("obj_altar2", 2), ("obj_altar3", 2))
    assert altars.ship.xy(altars.scenario.structures["obj_altar1"]) == (7, 11)
    assert set(altars.scenario.structure_av.values()) == {3}


@pytest.mark.clause("SQ-SETUP-09", "SQ-SETUP-11")
def test_the_tutorial_names_its_squads_which_choose_no_cards() -> None:
    decks = {"equipment-imperial_fists": ("eqp_a", "eqp_b"), "orders-imperial_fists": ("ord_a", "ord_b")}
    chosen = options(("imperial_fists", "chaos"), mission="mis_00_first_steps", scenario={"decks": decks})
    table = muster(chosen)
    assert step_of(table) == "entry"
    assert (table.side(0).orders, table.side(0).equipment) == ((), ())
    assert figures(table, 0) == [
        "fig_marine_commander",
        "fig_marine_laser",
        "fig_marine_laser",
        "fig_marine_heavy",
    ]
    assert [mini.weapons[0] for mini in table.state.minis.values()] == [
        load_box().sets["set_axe_pistol"].weapons[0],
        "wpn_laser_rifle",
        "wpn_laser_rifle",
        "wpn_assault_cannon",
    ]


OWN = """
+-+-+
|* *|
+   +
|* *|
+^+^+-+
|. . .|
+     +
|. . .|
+-+-+-+
"""
WAYS_IN = {
    5: OWN.strip("\n").replace("|. . .|", "|. R R|", 1).replace("|. . .|", "|R R R|"),
    6: OWN.strip("\n").replace("|. . .|", "|R R R|"),
}
"""Maps with this many reinforcement squares."""


@pytest.mark.clause("SQ-SETUP-19")
def test_six_reinforcement_squares_are_enough_and_without_reinforcements_none_are_needed() -> None:
    for drawn, supply in ((WAYS_IN[6], Supply(reinforcements=("fig_husk",))), (WAYS_IN[5], Supply())):
        mission = Scenario("mis_own", drawn, supplies={"cult": supply})
        assert scenario_of(Options(factions=("eldar", "cult"), scenario=mission), load_box()) == mission


@pytest.mark.clause("SQ-SETUP-18")
def test_a_mission_of_the_table_s_own_is_played_on_its_own_map() -> None:
    mission = Scenario("mis_own", OWN.strip("\n"), supplies={"cult": Supply(("fig_husk",) * 5)})
    own = Options(factions=("eldar", "cult"), scenario=mission)
    assert scenario_of(own, load_box()) == mission
    assert read_options(plain_options(own)) == own
    table = ready(muster(own))
    assert table.side(0).dock in ship_of(mission, own).docks
    assert table.side(1).blips == ("fig_husk",)
    assert (table.waiting, table.state.phase) == (0, "play")


@pytest.mark.clause("SQ-SETUP-19")
@pytest.mark.parametrize(
    ("factions", "mission", "message"),
    [
        (("eldar", "cult"), Scenario("mis_own"), "starquest-own-no-map"),
        (("eldar", "legion", "cult"), Scenario("mis_own", OWN.strip("\n")), "starquest-own-few-docks"),
        (
            ("eldar", "cult"),
            Scenario("mis_own", OWN.strip("\n").replace("^+^", "^+-")),
            "starquest-own-few-docks",
        ),
        (
            ("eldar", "cult"),
            Scenario("mis_own", OWN.strip("\n"), supplies={"cult": Supply(reinforcements=("fig_husk",))}),
            "starquest-own-few-squares",
        ),
        (
            ("eldar", "cult"),
            Scenario("mis_own", WAYS_IN[5], supplies={"cult": Supply(reinforcements=("fig_husk",))}),
            "starquest-own-few-squares",
        ),
        (
            ("eldar", "cult"),
            Scenario("mis_own", OWN.strip("\n"), supplies={"cult": Supply(("fig_nobody",))}),
            "starquest-own-unknown",
        ),
    ],
)
def test_a_mission_of_the_table_s_own_that_cannot_be_played_is_refused_in_one_sentence(
    factions: tuple[str, ...], mission: Scenario, message: str
) -> None:
    with pytest.raises(Mistake) as mistake:
        scenario_of(Options(factions=factions, scenario=mission), load_box())
    assert mistake.value.phrase.id == message
    assert all(Words(language).render(mistake.value.phrase) for language in LANGUAGES)
