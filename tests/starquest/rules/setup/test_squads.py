"""Squads and formations (SQ-SQUAD): who belongs to them, what they bear, what they cost."""

from collections import Counter
from itertools import combinations, product
from typing import Any

import pytest

from bulkhead.starquest.box.box import load_box
from bulkhead.starquest.data.factions import MARINES
from bulkhead.starquest.data.records import Psionic, Record
from bulkhead.starquest.data.state import Mini
from bulkhead.starquest.events import Chose, Scored
from bulkhead.starquest.rules.setup.squads import squad_of
from bulkhead.starquest.table.places import figure
from tests.starquest.mustering import ask, figures, muster, of_figure, options, ready, step_of
from tests.starquest.scene import BA, EL, LD, Table, scene

GOVERNOR = tuple(f"gov_{letter}" for letter in "abcdefghij")
EQUIPMENT = {f"equipment-{faction}": tuple(f"eqp_{letter}" for letter in "abcdefgh") for faction in MARINES}
ORDERS = {f"orders-{faction}": ("ord_a", "ord_b") for faction in MARINES}


def with_formation(seat: int, formation: str, **fields: Any) -> Table:
    """A table where one squad has chosen this formation."""
    return ask(muster(options(**fields)), "formation", seat).do(f"choose {formation}")


def sheets(table: Table, seat: int) -> list[Mini]:
    return [mini for mini in table.state.minis.values() if mini.seat == seat]


# Marines


@pytest.mark.clause("SQ-SQUAD-01", "SQ-SQUAD-02")
@pytest.mark.clause("C-FLAG-leader")
def test_a_marine_squad_is_a_commander_two_light_and_three_heavy_weapons() -> None:
    table = ready(muster())
    assert Counter(figures(table, BA)) == {
        "fig_marine_commander": 1,
        "fig_marine_laser": 2,
        "fig_marine_heavy": 3,
    }
    assert [mini.lp for mini in sheets(table, BA)] == [3, 2, 2, 2, 2, 2]
    assert [mini.id for mini in sheets(table, BA)] == ["ba1", "ba2", "ba3", "ba4", "ba5", "ba6"]
    assert table.side(BA).leader == "ba1"


@pytest.mark.clause("SQ-SQUAD-03")
@pytest.mark.house("marine-squad")
@pytest.mark.parametrize("free", ["fig_marine_laser", "fig_marine_heavy"])
def test_a_five_man_squad_has_one_of_either_kind_at_least(free: str) -> None:
    table = ask(muster(options(house={"marine_squad": "five"})), "members", BA)
    assert table.offers == ["choose fig_marine_laser", "choose fig_marine_heavy"]
    table.do(f"choose {free}", f"choose {free}")
    assert table.happened == [Chose(BA, "members", free, "SQ-SQUAD-26")] * 2
    least = {"fig_marine_commander": 1, "fig_marine_laser": 1, "fig_marine_heavy": 1}
    assert Counter(figures(table, BA)) == {**least, free: 3}
    roster = squad_of(table.state, "sqd_marines")
    for sheet, kind in roster.members.items():
        assert kind.least == least[sheet]
        assert sum(least.values()) <= sum(least.values()) - kind.least + kind.most <= roster.size
    assert Counter(figures(ready(muster()), BA))["fig_marine_laser"] == 2, (
        "nobody is asked without the option"
    )


@pytest.mark.clause("SQ-LIFE-01", "SQ-SQUAD-02")
@pytest.mark.house("leader-life")
def test_leaders_may_have_six_life_points_but_governors_and_marines_do_not() -> None:
    table = ready(muster(options(house={"leader_life": 6})))
    assert {seat: table.mini(table.side(seat).leader).lp for seat in (BA, EL, LD)} == {BA: 6, EL: 1, LD: 6}
    assert [mini.lp for mini in sheets(table, BA)][1:] == [2, 2, 2, 2, 2]


@pytest.mark.clause("SQ-SQUAD-04", "SQ-SETUP-11")
def test_terminators_cost_four_equipment_cards_and_leave_the_order() -> None:
    table = with_formation(BA, "sqd_terminators", scenario={"decks": EQUIPMENT | ORDERS})
    side = ready(table).side(BA)
    assert (side.equipment, len(side.orders)) == ((), 1)
    other = table.side(1)
    assert (len(other.equipment), len(other.orders)) == (4, 1), "the other squads keep theirs"


@pytest.mark.clause("SQ-SQUAD-04")
def test_a_higher_rank_has_cards_left_beside_its_terminators() -> None:
    table = with_formation(BA, "sqd_terminators", ranks={"blood_angels": 3}, scenario={"decks": EQUIPMENT})
    assert len(ready(table).side(BA).equipment) == 2


@pytest.mark.clause("SQ-SQUAD-04", "SQ-SQUAD-21")
@pytest.mark.house("formation-fee")
@pytest.mark.parametrize(("fee", "points"), [(False, 0), (True, -10)])
@pytest.mark.parametrize(("seat", "formation"), [(BA, "sqd_terminators"), (EL, "sqd_avengers")])
def test_a_formation_costs_ten_points_where_the_table_says_so(
    seat: int, formation: str, fee: bool, points: int
) -> None:
    table = with_formation(seat, formation, house={"formation_fee": fee})
    assert table.side(seat).points == 0, "not before the mission begins"
    ready(table)
    assert [side.points for side in table.state.sides] == [points if one == seat else 0 for one in range(7)]
    booked = [Scored(seat, -10, -10, "formation", formation, "SQ-SQUAD-04")]
    assert table.told(Scored) == (booked if fee else [])


@pytest.mark.clause("SQ-SQUAD-05", "SQ-PSI-02")
@pytest.mark.clause("C-FLAG-psionic")
def test_a_terminator_squad_has_seven_members_its_librarian_among_them() -> None:
    table = ready(with_formation(BA, "sqd_terminators"))
    assert Counter(figures(table, BA)) == {
        "fig_term_commander": 1,
        "fig_terminator": 2,
        "fig_term_heavy": 3,
        "fig_librarian": 1,
    }
    librarian = of_figure(table, BA, "fig_librarian")[0]
    assert (librarian.role, table.side(BA).psionic) == ("psionic", librarian.id)


@pytest.mark.clause("SQ-SQUAD-07", "SQ-SQUAD-08", "SQ-SQUAD-09")
def test_terminators_are_slow_armoured_and_tough() -> None:
    table = ready(with_formation(BA, "sqd_terminators"))
    for mini in sheets(table, BA):
        assert (figure(mini).move, figure(mini).av) == (4, 3)
        assert mini.lp == (3 if mini.role == "leader" else 2)


@pytest.mark.clause("SQ-SETUP-13", "SQ-WPN-01")
def test_the_commander_takes_one_of_three_sets() -> None:
    table = ask(muster(), "weapon", BA)
    assert table.offers == [
        "choose ba1:set_axe_pistol",
        "choose ba1:set_bolter",
        "choose ba1:set_sword_glove",
    ]
    table.do("choose ba1:set_bolter")
    assert table.mini("ba1").weapons == load_box().sets["set_bolter"].weapons


@pytest.mark.clause("SQ-SETUP-13", "SQ-SQUAD-01")
def test_no_heavy_weapon_is_taken_a_third_time() -> None:
    table = ask(muster(), "weapon", BA).do("choose ba1:set_bolter")
    table.do("choose ba4:wpn_plasma_gun", "choose ba5:wpn_plasma_gun")
    assert table.offers == ["choose ba6:wpn_assault_cannon", "choose ba6:wpn_missile_launcher"]
    assert table.refused("choose ba6:wpn_plasma_gun").clause == "SQ-SETUP-13"
    table.do("choose ba6:wpn_missile_launcher")
    assert table.mini("ba6").weapons == ("wpn_missile_launcher", "wpn_combat_blade")
    assert table.mini("ba2").weapons == ("wpn_laser_rifle", "wpn_combat_blade"), "nothing to choose for him"


@pytest.mark.clause("SQ-SETUP-14")
def test_the_same_squad_arms_itself_differently_in_its_next_mission() -> None:
    """What survives a mission is told by a record; it says nothing of weapons, and all lists are open again."""
    first = ask(muster(), "weapon", BA)
    every = {offer.partition(":")[2] for offer in first.offers}
    first.do("choose ba1:set_bolter", "choose ba4:wpn_plasma_gun", "choose ba5:wpn_plasma_gun")
    ready(first)
    after = Record(rank=1, seals=1)
    later = ask(muster(options(records={"blood_angels": after}, mission="mis_02_dead_signal")), "weapon", BA)
    assert {offer.partition(":")[2] for offer in later.offers} == every
    later.do(
        "choose ba1:set_axe_pistol", "choose ba4:wpn_missile_launcher", "choose ba5:wpn_missile_launcher"
    )
    assert later.offers == ["choose ba6:wpn_assault_cannon", "choose ba6:wpn_plasma_gun"]
    later.do("choose ba6:wpn_plasma_gun")
    armed = [[table.mini(who).weapons[0] for who in ("ba1", "ba4", "ba5")] for table in (first, later)]
    assert armed == [
        ["wpn_commander_bolter", "wpn_plasma_gun", "wpn_plasma_gun"],
        ["wpn_deadly_axe", "wpn_missile_launcher", "wpn_missile_launcher"],
    ]


@pytest.mark.clause("SQ-WPN-24")
@pytest.mark.house("extra-heavy")
@pytest.mark.parametrize(("house", "offered"), [("terminators", False), ("everyone", True)])
def test_extra_heavy_weapons_are_for_terminators_unless_the_table_allows_them_to_all(
    house: str, offered: bool
) -> None:
    table = ask(muster(options(house={"extra_heavy": house})), "weapon", BA).do("choose ba1:set_bolter")
    assert ("choose ba4:wpn_las_cannon" in table.offers) is offered
    terminators = ask(with_formation(BA, "sqd_terminators", house={"extra_heavy": house}), "weapon", BA)
    while terminators.offers[0].startswith(("choose ba1", "choose ba2", "choose ba3")):
        terminators.do(terminators.offers[0])
    assert {"choose ba4:wpn_las_cannon", "choose ba4:wpn_flamer"} <= set(terminators.offers)


@pytest.mark.clause("SQ-SETUP-09", "SQ-SQUAD-04", "SQ-SETUP-11")
def test_a_squad_that_the_mission_names_is_ready_and_takes_no_cards() -> None:
    named = ("fig_marine_commander set_bolter", "fig_marine_heavy wpn_plasma_gun", "fig_marine_laser")
    decks = EQUIPMENT | ORDERS
    table = muster(options(scenario={"squads": {"blood_angels": named}, "decks": decks}))
    side = ready(table).side(BA)
    assert [(mini.figure, mini.weapons[0]) for mini in sheets(table, BA)] == [
        ("fig_marine_commander", "wpn_commander_bolter"),
        ("fig_marine_heavy", "wpn_plasma_gun"),
        ("fig_marine_laser", "wpn_laser_rifle"),
    ]
    assert (side.formation, side.equipment, side.orders) == ("", (), ())
    assert (len(figures(table, 1)), len(table.side(1).equipment)) == (6, 4), "the others choose as always"


# Eldar


@pytest.mark.clause("SQ-SQUAD-10", "SQ-SQUAD-11", "SQ-SQUAD-19")
def test_an_eldar_squad_is_a_governor_two_light_and_three_heavy_weapons() -> None:
    table = ready(muster())
    assert Counter(figures(table, EL)) == {
        "fig_eldar_governor": 1,
        "fig_eldar_warrior": 2,
        "fig_eldar_heavy": 3,
    }
    governor = table.mini(table.side(EL).leader)
    assert (governor.figure, governor.lp) == ("fig_eldar_governor", 1)
    assert governor.weapons == ("wpn_shuriken_pistol", "wpn_reinforced_sword")
    assert [mini.lp for mini in sheets(table, EL)][1:] == [2] * 5


CANNON, LASER, MISSILES = ELDAR_HEAVY = ("wpn_shuriken_cannon", "wpn_eldar_las_cannon", "wpn_eldar_missile")


@pytest.mark.clause("SQ-SQUAD-12", "SQ-SETUP-13")
@pytest.mark.parametrize("chosen", [way for way in product(ELDAR_HEAVY, repeat=3) if len(set(way)) > 1])
def test_eldar_choose_each_heavy_weapon_among_three_kinds_two_of_a_kind_at_most(
    chosen: tuple[str, ...],
) -> None:
    table = ask(muster(), "weapon", EL)
    for number, weapon in enumerate(chosen):
        who = of_figure(table, EL, "fig_eldar_heavy")[number].id
        left = [one for one in ELDAR_HEAVY if chosen[:number].count(one) < 2]
        assert table.offers == [f"choose {who}:{one}" for one in left]
        table.do(f"choose {who}:{weapon}")
    assert (step_of(table), table.waiting) != ("weapon", EL), "only they have a choice"
    armed = [mini.weapons for mini in of_figure(table, EL, "fig_eldar_heavy")]
    assert armed == [(weapon, "wpn_combat_blade") for weapon in chosen]
    light = [mini.weapons for mini in of_figure(table, EL, "fig_eldar_warrior")]
    assert light == [("wpn_shuriken_catapult", "wpn_combat_blade")] * 2


@pytest.mark.clause("SQ-SQUAD-12", "SQ-SETUP-13")
def test_no_eldar_takes_a_third_weapon_of_a_kind_whatever_other_squads_bear() -> None:
    table = ask(with_formation(BA, "sqd_terminators"), "weapon", EL)
    first, second, third = (mini.id for mini in of_figure(table, EL, "fig_eldar_heavy"))
    table.do(f"choose {first}:{LASER}", f"choose {second}:{LASER}")
    assert table.offers == [f"choose {third}:{CANNON}", f"choose {third}:{MISSILES}"]
    assert table.refused(f"choose {third}:{LASER}").clause == "SQ-SETUP-13"


@pytest.mark.clause("SQ-SQUAD-18", "SQ-SQUAD-17")
def test_five_of_ten_governor_cards_are_chosen_openly() -> None:
    table = ask(muster(options(scenario={"decks": {"governor": GOVERNOR}})), "governor")
    assert (table.waiting, len(table.offers)) == (EL, 10)
    table.do(*(f"choose {card}" for card in GOVERNOR[5:]))
    assert table.side(EL).governor == GOVERNOR[5:]
    assert "gov_f" in str(table.heard.seen_by(BA))
    assert step_of(table) != "governor"


@pytest.mark.clause("SQ-SQUAD-21", "SQ-SQUAD-22")
@pytest.mark.parametrize(("fifth", "light"), [("fig_avenger", 3), ("fig_avenger_heavy", 2)])
def test_an_avenger_formation_has_two_or_three_of_either_kind(fifth: str, light: int) -> None:
    table = ask(with_formation(EL, "sqd_avengers"), "members", EL)
    assert set(table.offers) == {"choose fig_avenger", "choose fig_avenger_heavy"}
    table.do(f"choose {fifth}")
    assert table.happened == [Chose(EL, "members", fifth, "SQ-SQUAD-26")]
    count = Counter(figures(table, EL))
    assert (count["fig_avenger"], count["fig_avenger_heavy"]) == (light, 5 - light)
    assert sum(count.values()) == 7
    assert step_of(table) != "members" or table.waiting != EL


@pytest.mark.clause("SQ-SQUAD-23", "SQ-SQUAD-25", "SQ-PSI-04")
@pytest.mark.clause("C-FLAG-formation_ward")
def test_all_of_an_avenger_formation_may_roll_saves_but_no_harlequin_of_a_standard_squad() -> None:
    table = ready(with_formation(EL, "sqd_avengers"))
    assert all(mini.ward for mini in sheets(table, EL))
    assert not any(mini.ward for mini in sheets(table, BA))
    harlequin = ask(muster(options(seals={"eldar": 2})), "psionic", EL).do("choose fig_harlequin")
    assert not of_figure(harlequin, EL, "fig_harlequin")[0].ward


@pytest.mark.clause("SQ-SQUAD-24")
def test_the_sorcerer_leads_with_one_life_point_and_five_cards() -> None:
    table = with_formation(EL, "sqd_avengers", scenario={"decks": {"governor": GOVERNOR}})
    side = ready(table).side(EL)
    leader = table.mini(side.leader)
    assert (leader.figure, leader.lp, len(side.governor)) == ("fig_eldar_sorcerer", 1, 5)
    roles = {mini.figure: mini.role for mini in sheets(table, EL)}
    assert roles == {
        "fig_eldar_sorcerer": "leader",
        "fig_avenger": "",
        "fig_avenger_heavy": "",
        "fig_harlequin": "psionic",
    }


@pytest.mark.clause("SQ-SQUAD-19", "SQ-SQUAD-20")
def test_the_governor_fires_his_two_shots_before_and_after_his_movement_at_two_targets() -> None:
    table = scene(
        """
        +-+-+-+-+-+
        |. . . . .|
        +         +
        |. . . . .|
        +-+-+-+-+-+
        """,
        "el1 fig_eldar_governor 0.0 E",
        "ch1 fig_gretchin 4.0 W",
        "ch2 fig_gretchin 4.1 W",
        dice=[5, 1, 1, 6],
    )
    table.act("el1").do(
        "el1 shoot wpn_shuriken_pistol ch1", "el1 step 1.1", "el1 shoot wpn_shuriken_pistol ch2"
    )
    assert [table.mini(who).place for who in ("ch1", "ch2")] == ["dead", "dead"]
    assert not table.offered("el1 shoot"), "two shots, not three"
    assert table.offered("el1 step"), "the pistol is light: he may go on"


# The Legion


@pytest.mark.clause("SQ-SQUAD-26", "SQ-SQUAD-27", "SQ-SQUAD-28", "SQ-PSI-05")
def test_five_of_seven_legionaries_are_fielded_karak_and_dominic_always() -> None:
    table = ask(muster(), "members", LD)
    assert figures(table, LD) == ["fig_karak", "fig_dominic"]
    free = [offer.removeprefix("choose ") for offer in table.offers]
    assert len(list(combinations(free, 3))) == 10
    assert table.refused("choose fig_karak").clause == "SQ-SQUAD-26"
    table.do("choose fig_quill", "choose fig_oxide", "choose fig_thorn")
    assert table.happened == [
        Chose(LD, "members", "fig_quill", "SQ-SQUAD-26"),
        Chose(LD, "members", "fig_oxide", "SQ-SQUAD-26"),
        Chose(LD, "members", "fig_thorn", "SQ-SQUAD-26"),
    ]
    assert set(figures(table, LD)) == {"fig_karak", "fig_dominic", "fig_quill", "fig_oxide", "fig_thorn"}
    assert {mini.lp for mini in sheets(table, LD)} == {3}


@pytest.mark.clause("SQ-SQUAD-30")
@pytest.mark.house("legion-leader")
@pytest.mark.parametrize(("house", "leader"), [("karak", "fig_karak"), ("dominic", "fig_dominic")])
def test_karak_leads_the_legion_or_dominic_where_the_table_says_so(house: str, leader: str) -> None:
    table = ready(muster(options(house={"legion_leader": house})))
    side = table.side(LD)
    assert table.mini(side.leader).figure == leader
    assert table.mini(side.psionic).figure == "fig_dominic", "he is the psionic in any case"
    assert [mini.role for mini in sheets(table, LD)].count("leader") == 1


@pytest.mark.clause("SQ-REINF-07", "SQ-SQUAD-26")
def test_the_sixth_legionary_is_not_one_of_the_five() -> None:
    records = {"legion": Record(rank=4, reinforcement="fig_oxide", psionic=Psionic())}
    table = ask(muster(options(records=records)), "members", LD)
    assert "choose fig_oxide" not in table.offers
    assert figures(ready(table), LD).count("fig_oxide") == 1
    assert len(figures(table, LD)) == 6
