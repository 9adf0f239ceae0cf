"""The tokens that an alien player takes."""

from collections import Counter
from typing import Any

import pytest
from msgspec.structs import replace

from bulkhead.starquest.box.box import load_box
from bulkhead.starquest.data.factions import FACTIONS
from bulkhead.starquest.data.options import Options
from bulkhead.starquest.data.scenario import Scenario, Supply
from bulkhead.starquest.events import Chose
from bulkhead.starquest.rules.setup.scenario_builder import scenario_of
from bulkhead.starquest.views.views import HIDDEN, view
from tests.starquest.mustering import ask, muster, options, ready
from tests.starquest.scene import BA, CH, CU


@pytest.mark.clause("SQ-SETUP-06", "SQ-SETUP-08")
def test_the_alien_players_take_the_tokens_of_the_mission_before_the_first_turn() -> None:
    table = ask(muster(), "entry")
    assert not table.side(CH).blips
    chaos, cult = (ready(table).side(seat) for seat in (CH, CU))
    assert Counter(chaos.blips) == {
        "fig_gretchin": 14,
        "fig_ork": 8,
        "fig_chaos_marine": 3,
        "fig_android": 1,
        "fig_chaos_heavy": 1,
        "fig_dread_mk7": 1,
    }
    assert (len(chaos.reinforcements), len(chaos.specials)) == (19, 8)
    assert (len(cult.blips), len(cult.reinforcements), cult.specials) == (24, 14, ())
    assert {chaos.colour, cult.colour} == {"green", "azure"}, "each has the deck of its first event card"


@pytest.mark.clause("SQ-SETUP-07")
def test_everybody_knows_how_many_tokens_there_are() -> None:
    table = ready(muster())
    chaos = view(table.state, BA).sides[CH]
    assert (len(chaos.blips), len(chaos.reinforcements), len(chaos.specials)) == (28, 19, 8)
    assert {*chaos.blips, *chaos.reinforcements, *chaos.specials} == {HIDDEN}


@pytest.mark.clause(
    "SQ-ALIENRANK-04", "SQ-ALIENRANK-05", "SQ-ALIENRANK-06", "SQ-ALIENRANK-09", "SQ-ALIENRANK-10"
)
def test_ranks_of_the_aliens_give_tokens_from_their_bags_and_rites() -> None:
    plain = ready(muster())
    table = ready(muster(options(ranks={"chaos": 2, "cult": 3}), dice=(1, 1, 1, 1, 16, 16, 15, 15, 15, 1)))
    more = [
        Counter(table.side(seat).reinforcements) - Counter(plain.side(seat).reinforcements)
        for seat in (CH, CU)
    ]
    assert [sum(extra.values()) for extra in more] == [2, 3]
    assert set(more[0]) <= set(load_box().bags["bag_chaos"].tokens)
    assert (table.side(CU).rites, table.side(CH).rites) == (3, 0)


@pytest.mark.clause("C-MISSION-formations", "SQ-SETUP-06")
def test_for_each_formation_there_is_a_genestealer_and_a_revenant_more() -> None:
    table = ask(muster(), "formation", BA)
    table.do("choose sqd_terminators")
    assert table.happened == [Chose(BA, "formation", "sqd_terminators", "SQ-SQUAD-04")]
    ready(table)
    assert table.side(CH).specials.count("fig_genestealer") == 7
    assert table.side(CU).reinforcements.count("fig_revenant") == 3


def supplied(factions: tuple[str, ...], mission: str = "mis_01_hard_dock", **house: Any) -> dict[str, Supply]:
    return scenario_of(options(factions, house, mission=mission), load_box()).supplies


@pytest.mark.clause("SQ-SEAT-03")
@pytest.mark.house("scaled-tokens")
def test_a_list_for_five_is_scaled_to_the_squads_that_play_and_keys_are_always_in() -> None:
    blips = ("fig_ork",) * 12 + ("fig_gretchin",) * 8
    mission = Scenario(
        "mis_01_hard_dock", supplies={"chaos": Supply(blips, ("fig_ork",) * 6, keys=("fig_android",))}
    )
    two = ready(muster(Options(factions=("eldar", "legion", "chaos"), scenario=mission))).side(2)
    assert len(two.blips) == 8 + 1
    assert "fig_android" in two.blips
    assert len(two.reinforcements) == 3
    house = options(house={"scaled_tokens": False}).house
    full = Options(factions=("eldar", "legion", "chaos"), scenario=mission, house=house)
    assert len(ready(muster(full)).side(2).blips) == 20 + 1


@pytest.mark.clause("SQ-SEAT-03")
@pytest.mark.house("scaled-tokens")
def test_a_mission_of_the_box_has_a_row_for_each_number_of_squads() -> None:
    assert len(supplied(("eldar", "legion", "chaos", "cult"))["chaos"].blips) == 15
    assert len(supplied(("eldar", "legion", "chaos", "cult"), scaled_tokens=False)["chaos"].blips) == 27


@pytest.mark.clause("SQ-SEAT-03")
def test_one_alien_player_takes_the_row_of_twice_as_many_squads_and_the_keys_of_both() -> None:
    alone = supplied(("eldar", "legion", "chaos"), "mis_03_headhunt")["chaos"]
    assert alone.blips == supplied(("blood_angels", "imperial_fists", "eldar", "legion", "chaos", "cult"),
                                   "mis_03_headhunt")["chaos"].blips  # fmt: skip
    assert alone.keys == ("fig_chaos_commander", "fig_hierophant")
    three = supplied(("blood_angels", "eldar", "legion", "cult"))["cult"]
    assert len(three.reinforcements) == 14 + 3
    full = supplied(FACTIONS)
    chaos = supplied(("blood_angels", "eldar", "legion", "chaos"))["chaos"]
    assert three.blips == full["cult"].blips, "only reinforcements go beyond the row of five"
    assert (chaos.blips, chaos.specials) == (full["chaos"].blips, full["chaos"].specials)
    cult = scenario_of(options(("eldar", "cult")), load_box())
    assert (cult.vents, cult.supplies["cult"].specials) == ((), ())
    nest = scenario_of(options(("eldar", "cult"), mission="mis_04_nest"), load_box())
    assert nest.vents is None, "the vents are what it is about"


@pytest.mark.clause("SQ-SEAT-03")
@pytest.mark.parametrize(("squads", "specials", "blips"), [(1, 3, 15), (2, 3, 30)])
def test_where_no_row_is_twice_as_large_the_row_counts_twice_but_special_tokens_do_not(
    squads: int, specials: int, blips: int
) -> None:
    """The first mission with rows for one and two squads only."""
    box = load_box()
    hard_dock = box.missions["mis_01_hard_dock"]
    rows = {roll: {one: row[one] for one in (1, 2)} for roll, row in hard_dock.tokens.items()}
    missions = {**box.missions, hard_dock.id: replace(hard_dock, tokens=rows)}
    table = options((*("eldar", "legion")[:squads], "chaos"), mission=hard_dock.id)
    supply = scenario_of(table, replace(box, missions=missions)).supplies["chaos"]
    assert (len(supply.specials), len(supply.blips)) == (specials, blips)


@pytest.mark.clause("SQ-SEAT-03", "SQ-SETUP-06")
def test_where_a_mission_has_one_alien_player_that_player_takes_the_plain_row() -> None:
    row = load_box().missions["mis_s1_cold_lock"].row("chaos_blips", 1)
    assert Counter(supplied(("eldar", "chaos"), "mis_s1_cold_lock")["chaos"].blips) == row


@pytest.mark.clause("C-MISSION-stand-in")
def test_key_figures_of_small_tables_are_others() -> None:
    box = load_box()
    hunt = scenario_of(options(("eldar", "chaos", "cult"), mission="mis_03_headhunt"), box)
    assert hunt.supplies["cult"].keys == ("fig_veiled",)
    assert "fig_veiled" in str(hunt.objectives[1].test)
    giants = scenario_of(options(("eldar", "legion", "chaos", "cult"), mission="mis_11_two_giants"), box)
    assert giants.supplies["chaos"].keys == ("fig_dread_mk8",)
    assert giants.supplies["cult"].keys == ("fig_revenant", "fig_revenant")
    assert giants.due == {"fig_dread_mk8": 2}, "revenants are like any others"
    five = scenario_of(options(mission="mis_11_two_giants"), box)
    assert five.due == {"fig_dread_mk10": 2, "fig_golgotha": 2}
    assert giants.objectives[0].points == 15


def test_object_tokens_lie_among_the_blips() -> None:
    table = ready(muster(options(mission="mis_02_dead_signal")))
    assert [table.side(seat).blips.count("obj_data_core") for seat in (CH, CU)] == [2, 1]
    alone = ready(muster(options(("eldar", "chaos"), mission="mis_02_dead_signal")))
    assert alone.side(1).blips.count("obj_data_core") == 3
    relic = ready(muster(options(mission="mis_10_reliquary")))
    assert sum(relic.side(seat).blips.count("obj_relic") for seat in (CH, CU)) == 1
