"""Reinforcements for Seals (SQ-REINF): who may have which, who comes first, how long they stay."""

import pytest

from bulkhead.starquest.box.box import load_box
from bulkhead.starquest.data.factions import FACTIONS
from bulkhead.starquest.data.records import Record
from bulkhead.starquest.data.state import change_side
from bulkhead.starquest.events import Chose
from bulkhead.starquest.rules.campaign import reinforcements
from bulkhead.starquest.table.places import remove
from tests.starquest.mustering import ask, figures, muster, of_figure, options, ready, step_of
from tests.starquest.scene import BA, CH, EL, LD, UM, Table

LEGIONARIES = ["fig_thorn", "fig_oxide", "fig_cinder", "fig_gallows", "fig_quill"]
TABLES = {
    "blood_angels": [
        [],
        ["fig_marine_laser"],
        ["fig_marine_heavy"],
        ["fig_marine_extra"],
        ["fig_term_flamer"],
        ["mch_tarantula"],
    ],
    "eldar": [
        [],
        ["fig_eldar_warrior"],
        ["fig_eldar_heavy"],
        ["fig_avenger"],
        ["fig_avenger_heavy"],
        ["mch_tarantula"],
    ],
    "legion": [[], ["fig_fanatic"], ["fig_therian"], ["mch_mrl_inferno"], LEGIONARIES, ["fig_dread_mk7"]],
}
"""The three tables of the manual: what each rank adds."""


def bought(faction: str, sheet: str, rank: int = 5) -> Table:
    """A table where a faction has bought this reinforcement."""
    table = ask(muster(options(ranks={faction: rank}, seals={faction: 2})), "reinforcement")
    return table.do(f"choose {sheet}")


@pytest.mark.clause("SQ-REINF-06", "SQ-REINF-07", "SQ-REINF-08")
@pytest.mark.parametrize("rank", range(6))
@pytest.mark.parametrize("faction", TABLES)
def test_each_rank_adds_its_reinforcement_to_those_of_the_lower_ones(faction: str, rank: int) -> None:
    seat = FACTIONS.index(faction)
    state = muster(options(ranks={faction: rank})).state
    assert reinforcements.of_rank(state, seat) == [
        sheet for added in TABLES[faction][: rank + 1] for sheet in added
    ]
    assert all(reinforcements.of_rank(state, other) == [] for other in range(7) if other != seat)


@pytest.mark.clause("SQ-REINF-06", "SQ-REINF-07", "SQ-REINF-08")
@pytest.mark.parametrize(("seals", "sold"), [(1, False), (2, True)])
@pytest.mark.parametrize("faction", TABLES)
def test_any_of_them_costs_two_seals(faction: str, seals: int, sold: bool) -> None:
    seat = FACTIONS.index(faction)
    state = muster(options(ranks={faction: 1}, seals={faction: seals})).state
    assert reinforcements.for_sale(state, seat) == (TABLES[faction][1] if sold else [])


@pytest.mark.clause("SQ-REINF-04")
def test_the_miniatures_of_squads_do_not_count_against_the_reserve_but_one_of_the_five_is_no_sixth() -> None:
    state = ready(muster()).state
    assert load_box().figures["fig_marine_heavy"].stock.reserve < 9
    assert reinforcements.available(state, BA, "fig_marine_heavy")
    five = [mini.figure for mini in state.minis.values() if mini.seat == LD]
    assert {sheet: reinforcements.available(state, LD, sheet) for sheet in LEGIONARIES} == {
        sheet: sheet not in five for sheet in LEGIONARIES
    }
    assert len(set(LEGIONARIES) & set(five)) == 3


@pytest.mark.clause("SQ-REINF-01")
def test_a_purchase_is_told_and_paid() -> None:
    table = bought("blood_angels", "fig_marine_laser", 1)
    assert table.happened == [Chose(BA, "reinforcement", "fig_marine_laser", "SQ-REINF-01")]
    assert (table.side(BA).seals, table.side(BA).reserve) == (0, "fig_marine_laser")


@pytest.mark.clause("SQ-REINF-07")
def test_a_master_of_the_legion_may_have_a_sixth_legionary_and_a_lord_a_dreadnought() -> None:
    table = muster(options(ranks={"legion": 5}))
    assert {"fig_thorn", "fig_quill", "fig_dread_mk7"} <= set(reinforcements.of_rank(table.state, LD))
    assert "fig_dread_mk7" not in reinforcements.of_rank(muster(options(ranks={"legion": 4})).state, LD)


@pytest.mark.clause("SQ-REINF-01")
@pytest.mark.house("reinforcement-ranks")
@pytest.mark.parametrize(
    ("house", "found"), [("any", ["fig_marine_laser", "fig_marine_heavy"]), ("present", ["fig_marine_heavy"])]
)
def test_of_the_present_rank_only_where_the_table_says_so(house: str, found: list[str]) -> None:
    chosen = options(
        house={"reinforcement_ranks": house}, ranks={"blood_angels": 2}, seals={"blood_angels": 2}
    )
    table = ask(muster(chosen), "reinforcement", BA)
    assert table.offers == [*(f"choose {sheet}" for sheet in found), "pass"]


@pytest.mark.clause("SQ-REINF-01", "SQ-REINF-02", "SQ-HONOUR-07")
def test_a_reinforcement_costs_two_seals_and_there_is_one_only() -> None:
    chosen = options(ranks={"blood_angels": 2}, seals={"blood_angels": 5})
    table = ask(muster(chosen), "reinforcement", BA).do("choose fig_marine_laser")
    assert (table.side(BA).seals, table.side(BA).reserve) == (3, "fig_marine_laser")
    mini = of_figure(table, BA, "fig_marine_laser")[-1]
    assert (mini.role, mini.place) == ("reinforcement", "dock")
    assert step_of(table) != "reinforcement"


@pytest.mark.clause("SQ-REINF-01")
@pytest.mark.parametrize(("rank", "seals"), [(0, 4), (3, 1)])
def test_without_rank_or_seals_nobody_is_asked(rank: int, seals: int) -> None:
    table = muster(options(ranks={"blood_angels": rank}, seals={"blood_angels": seals}))
    asked = set()
    while step_of(table):
        asked.add(step_of(table))
        table.do("pass" if "pass" in table.offers else table.offers[0])
    assert "reinforcement" not in asked
    assert table.side(BA).reserve == ""


@pytest.mark.clause("SQ-REINF-03")
def test_one_that_is_alive_comes_along_and_no_new_one_may_be_bought() -> None:
    records = {"blood_angels": Record(rank=3, seals=8, reinforcement="fig_marine_laser")}
    table = ask(muster(options(records=records)), "weapon")
    assert figures(table, BA).count("fig_marine_laser") == 3
    assert table.side(BA).seals == 8
    assert not reinforcements.for_sale(table.state, BA)


@pytest.mark.clause("SQ-REINF-03")
@pytest.mark.parametrize(("place", "left"), [("dead", ""), ("left", "fig_fanatic"), ("board", "fig_fanatic")])
def test_one_that_is_killed_is_gone_and_one_that_is_alive_stays(place: str, left: str) -> None:
    table = bought("legion", "fig_fanatic", 1)
    remove(table.state, of_figure(table, LD, "fig_fanatic")[0], place)
    reinforcements.after_mission(table.state, LD)
    assert table.side(LD).reserve == left


@pytest.mark.clause("SQ-REINF-04")
def test_without_a_miniature_it_waits_for_another_mission() -> None:
    records = {
        faction: Record(rank=5 - at, reinforcement="mch_tarantula")
        for at, faction in enumerate(("blood_angels", "ultramarines", "eldar"))
    }
    table = ready(muster(options(records=records)))
    assert [figures(table, seat).count("mch_tarantula") for seat in (BA, UM, EL)] == [1, 1, 0]
    assert table.side(EL).reserve == "mch_tarantula"


@pytest.mark.clause("SQ-REINF-05")
def test_the_higher_rank_has_precedence() -> None:
    """Two heavy marines are in reserve: a Master and a Captain take them, the Sergeant gets none."""
    ranks = {"blood_angels": 2, "imperial_fists": 5, "ultramarines": 4}
    table = ask(muster(options(ranks=ranks, seals=dict.fromkeys(ranks, 2))), "reinforcement")
    asked = []
    while step_of(table) == "reinforcement":
        assert table.waiting is not None
        asked.append(table.waiting)
        wanted = "choose fig_marine_heavy"
        table.do(wanted if wanted in table.offers else "pass")
    assert asked == [1, UM, BA]
    assert [table.side(seat).reserve for seat in (1, UM, BA)] == ["fig_marine_heavy", "fig_marine_heavy", ""]


@pytest.mark.clause("SQ-REINF-05")
def test_of_equal_ranks_the_lot_decides() -> None:
    ranks = dict.fromkeys(("blood_angels", "imperial_fists", "ultramarines"), 2)
    table = ask(muster(options(ranks=ranks, seals=ranks), dice=(3, *(1,) * 40)), "reinforcement")
    assert table.waiting == UM, "he was drawn first"


@pytest.mark.clause("SQ-REINF-09")
def test_alien_players_have_no_such_reinforcements() -> None:
    table = muster(options(ranks={"chaos": 5, "blood_angels": 5}, seals={"chaos": 8}))
    assert reinforcements.of_rank(table.state, CH) == []
    assert reinforcements.of_rank(table.state, BA), "a squad of the same rank has some"


@pytest.mark.clause("SQ-REINF-06", "SQ-SETUP-13")
def test_a_heavy_reinforcement_chooses_its_weapon_within_the_limits_of_the_squad() -> None:
    table = ask(bought("blood_angels", "fig_marine_heavy", 2), "weapon", BA).do("choose ba1:set_bolter")
    table.do("choose ba4:wpn_plasma_gun", "choose ba5:wpn_plasma_gun", "choose ba6:wpn_missile_launcher")
    assert table.offers == ["choose ba7:wpn_assault_cannon", "choose ba7:wpn_missile_launcher"]


@pytest.mark.clause("SQ-REINF-08", "SQ-SETUP-13")
@pytest.mark.parametrize(("sheet", "rank"), [("fig_eldar_heavy", 2), ("fig_avenger_heavy", 4)])
@pytest.mark.parametrize("weapon", ["wpn_shuriken_cannon", "wpn_eldar_las_cannon", "wpn_eldar_missile"])
def test_a_heavy_eldar_reinforcement_has_the_heavy_weapon_that_its_player_chooses(
    sheet: str, rank: int, weapon: str
) -> None:
    """The three of the squad have taken one of each kind."""
    table = ask(bought("eldar", sheet, rank), "weapon", EL)
    own = [mini.id for mini in of_figure(table, EL, "fig_eldar_heavy") if mini.role != "reinforcement"]
    table.do(f"choose {own[0]}:wpn_shuriken_cannon", f"choose {own[1]}:wpn_eldar_las_cannon")
    table.do(f"choose {own[2]}:wpn_eldar_missile")
    who = next(mini.id for mini in table.state.minis.values() if mini.role == "reinforcement")
    assert table.offers == [
        f"choose {who}:wpn_shuriken_cannon",
        f"choose {who}:wpn_eldar_las_cannon",
        f"choose {who}:wpn_eldar_missile",
    ]
    table.do(f"choose {who}:{weapon}")
    assert (table.mini(who).figure, table.mini(who).weapons) == (sheet, (weapon, "wpn_combat_blade"))
    assert (step_of(table), table.waiting) != ("weapon", EL), "and nobody else has a choice"


@pytest.mark.clause("SQ-REINF-08")
def test_a_light_eldar_reinforcement_has_nothing_to_choose() -> None:
    table = ready(bought("eldar", "fig_eldar_warrior", 1))
    (mini,) = (mini for mini in table.state.minis.values() if mini.role == "reinforcement")
    assert (mini.figure, mini.weapons) == ("fig_eldar_warrior", ("wpn_shuriken_catapult", "wpn_combat_blade"))


@pytest.mark.clause("SQ-REINF-07", "SQ-DREAD-18")
def test_a_dreadnought_of_the_legion_takes_two_different_mounts_one_of_them_extra_heavy_at_most() -> None:
    table = ask(bought("legion", "fig_dread_mk7"), "weapon", LD)
    who = of_figure(table, LD, "fig_dread_mk7")[0].id
    while not table.offers[0].startswith(f"choose {who}"):
        table.do(table.offers[0])
    table.do(f"choose {who}:wpn_las_cannon")
    assert {offer.partition(":")[2] for offer in table.offers} == {
        "wpn_assault_cannon",
        "wpn_plasma_gun",
        "wpn_missile_launcher",
    }
    table.do(f"choose {who}:wpn_plasma_gun")
    assert table.mini(who).weapons == ("wpn_plasma_gun", "wpn_las_cannon", "wpn_body_lasers")


@pytest.mark.clause("SQ-REINF-02")
def test_a_legionary_on_the_list_of_five_cannot_be_bought_as_well() -> None:
    table = ask(muster(options(ranks={"legion": 4}, seals={"legion": 2})), "members", LD)
    table.do("choose fig_quill", "choose fig_oxide", "choose fig_thorn")
    assert table.happened == [
        Chose(LD, "members", "fig_quill", "SQ-SQUAD-26"),
        Chose(LD, "members", "fig_oxide", "SQ-SQUAD-26"),
        Chose(LD, "members", "fig_thorn", "SQ-SQUAD-26"),
    ]
    ask(table, "reinforcement", LD)
    assert "choose fig_cinder" in table.offers
    assert "choose fig_quill" not in table.offers
    change_side(table.state, LD, reserve="fig_cinder")
    assert reinforcements.available(table.state, LD, "fig_cinder")
