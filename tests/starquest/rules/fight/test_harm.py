"""Losses (SQ-SHOOT-06, 07, 13, SQ-LIFE): saves of Avengers, cards of governors, removal and points."""

from typing import Any

import pytest

from bulkhead.starquest.events import (
    CardsDiscarded,
    Declared,
    Eliminated,
    Rolled,
    SaveRolled,
    Scored,
    Unharmed,
    Wounded,
)
from bulkhead.starquest.rules.fight import life
from tests.starquest.scene import BA, CH, EL, Table, hall, scene

HALL = hall(8, 3)
RED = {0: 1, 1: 4, 2: 5, 3: 6}
"""The face on which a red die shows a value."""


def red(*values: int) -> list[int]:
    return [RED[value] for value in values]


def shot_at(*lines: str, dice: list[int], **more: Any) -> Table:
    """The Chaos commander (two red dice) shoots at the first miniature named."""
    target = lines[0].split()[0]
    table = scene(
        HALL,
        "ch1 fig_chaos_commander 7.0 W",
        *lines,
        turn=CH,
        dice=dice,
        **more,
    ).act("ch1")
    return table.do(f"ch1 shoot wpn_commander_bolter {target}")


@pytest.mark.clause("SQ-SHOOT-05")
def test_a_total_that_only_equals_the_armour_does_nothing() -> None:
    table = shot_at("ba1 fig_marine_laser 0.0 E", "ba2 fig_marine_laser 0.2 E", dice=red(2, 0))
    assert table.happened == [
        Declared(CH, "ch1", "wpn_commander_bolter", "ba1", 1, "shoot"),
        Rolled(CH, "ch1", (2, 0), 2, "shoot", "SQ-SHOOT-03"),
        Unharmed(BA, "ba1", 2, 2),
    ]
    assert (table.mini("ba1").lp, table.mini("ba2").lp) == (2, 2)


@pytest.mark.clause("SQ-SHOOT-06", "SQ-LIFE-03")
def test_a_life_point_for_each_point_above_the_armour() -> None:
    table = shot_at("ba1 fig_marine_laser 0.0 E", dice=red(3, 0))
    assert table.happened == [
        Declared(CH, "ch1", "wpn_commander_bolter", "ba1", 1, "shoot"),
        Rolled(CH, "ch1", (3, 0), 2, "shoot", "SQ-SHOOT-03"),
        Wounded(BA, "ba1", 1, 1),
    ]
    assert table.mini("ba1").place == "board"


@pytest.mark.clause("SQ-SHOOT-07", "SQ-LIFE-05")
def test_at_no_life_points_it_is_eliminated_and_scored_whatever_the_overkill() -> None:
    table = shot_at("ba1 fig_marine_laser 0.0 E", dice=red(3, 3))
    assert table.happened == [
        Declared(CH, "ch1", "wpn_commander_bolter", "ba1", 1, "shoot"),
        Rolled(CH, "ch1", (3, 3), 2, "shoot", "SQ-SHOOT-03"),
        Wounded(BA, "ba1", 2, 0),
        Eliminated(BA, "ba1", "fig_marine_laser", CH),
        Scored(CH, 5, 5, "kill", "ba1"),
        Scored(BA, -5, -5, "loss", "ba1"),
    ]
    assert table.mini("ba1").squares == ()


@pytest.mark.clause("SQ-LIFE-01", "SQ-SQUAD-02", "SQ-SQUAD-08")
@pytest.mark.house("leader-life")
@pytest.mark.parametrize(("house", "lp"), [(3, 3), (6, 6)])
def test_leaders_have_three_life_points_or_six_by_the_house_rule(house: int, lp: int) -> None:
    table = scene(
        HALL,
        "ba1 fig_marine_commander 0.0 E role=leader",
        "ba2 fig_marine_laser 0.1 E",
        "el1 fig_eldar_governor 3.0 E role=leader",
        "ch1 fig_chaos_commander 5.0 W role=leader",
        house={"leader_life": house},
    )
    lives = [life.full_life(table.state, table.mini(who)) for who in ("ba1", "ba2", "el1", "ch1")]
    assert lives == [lp, 2, 1, 3]


@pytest.mark.clause("SQ-LIFE-02", "SQ-SQUAD-28")
@pytest.mark.house("tough-elite")
@pytest.mark.parametrize(("house", "elite"), [(False, 1), (True, 2)])
def test_aliens_have_the_life_of_their_sheet_and_elites_two_by_the_house_rule(
    house: bool, elite: int
) -> None:
    table = scene(
        HALL,
        "ch1 fig_gretchin 0.0 E",
        "ch2 fig_chaos_marine 0.1 E",
        "ld1 fig_thorn 3.0 E",
        house={"tough_elite": house},
        turn=CH,
    )
    lives = [life.full_life(table.state, table.mini(who)) for who in ("ch1", "ch2", "ld1")]
    assert lives == [1, elite, 3]


@pytest.mark.clause("SQ-SQUAD-23", "SQ-SQUAD-31")
@pytest.mark.house("avenger-saves")
def test_an_avenger_rolls_a_red_die_for_each_wound() -> None:
    """The clause's own case: three lost, 0, 2 and 3 rolled, one point goes."""
    table = shot_at("el1 fig_avenger 0.0 E", "el2 fig_eldar_warrior 0.2 E", dice=[*red(3, 2), *red(0, 2, 3)])
    assert table.waiting == EL
    assert table.offers == ["save 3", "save 2", "save 1", "save 0"]
    table.do("save 3")
    assert table.happened == [
        Declared(CH, "ch1", "wpn_commander_bolter", "el1", 1, "shoot"),
        Rolled(CH, "ch1", (3, 2), 2, "shoot", "SQ-SHOOT-03"),
        SaveRolled(EL, "el1", (0, 2, 3), 2),
        Wounded(EL, "el1", 1, 1),
    ]
    assert (table.mini("el1").lp, table.mini("el2").lp) == (1, 2)
    assert table.waiting == CH


@pytest.mark.clause("SQ-SQUAD-23")
def test_saves_are_optional_and_ordinary_eldar_have_none() -> None:
    table = shot_at("el1 fig_avenger 0.0 E", dice=red(3, 0))
    table.do("save 0")
    assert table.happened == [
        Declared(CH, "ch1", "wpn_commander_bolter", "el1", 1, "shoot"),
        Rolled(CH, "ch1", (3, 0), 2, "shoot", "SQ-SHOOT-03"),
        Wounded(EL, "el1", 1, 1),
    ]
    assert table.mini("el1").lp == 1
    plain = shot_at("el1 fig_eldar_warrior 0.0 E", dice=red(3, 0))
    assert plain.waiting == CH
    assert plain.mini("el1").lp == 1


@pytest.mark.clause("SQ-SQUAD-31")
@pytest.mark.house("capped-saves")
@pytest.mark.parametrize(("capped", "dice"), [(False, 4), (True, 2)])
def test_wounds_beyond_the_last_life_point_are_saved_too_unless_the_house_caps_them(
    capped: bool, dice: int
) -> None:
    table = shot_at("el1 fig_avenger 0.0 E", dice=red(3, 3), house={"capped_saves": capped})
    assert table.offers[0] == f"save {dice}"


@pytest.mark.clause("SQ-SQUAD-23")
@pytest.mark.house("avenger-saves")
def test_by_a_house_rule_one_die_may_cancel_the_whole_attack() -> None:
    table = shot_at("el1 fig_avenger 0.0 E", dice=[*red(3, 3), *red(2)], house={"avenger_saves": "attack"})
    assert table.offers == ["save 1", "save 0"]
    assert table.do("save 1").mini("el1").lp == 2
    assert table.happened == [
        Declared(CH, "ch1", "wpn_commander_bolter", "el1", 1, "shoot"),
        Rolled(CH, "ch1", (3, 3), 2, "shoot", "SQ-SHOOT-03"),
        SaveRolled(EL, "el1", (2,), 4),
    ]


@pytest.mark.clause("SQ-SQUAD-23")
@pytest.mark.house("avenger-saves")
def test_by_another_only_the_warriors_have_it() -> None:
    leader, warrior = "el1 fig_eldar_sorcerer 0.0 E role=leader", "el1 fig_avenger 0.0 E"

    def offered(who: str, saves: str) -> list[str]:
        return shot_at(who, dice=red(3, 0), house={"avenger_saves": saves}).offered("save")

    assert offered(leader, "warriors") == []
    assert offered(leader, "point") == offered(leader, "attack") == ["save 1", "save 0"]
    assert offered(warrior, "point") == offered(warrior, "warriors") == ["save 1", "save 0"]


def governor(cards: int, dice: list[int], **house: Any) -> Table:
    names = tuple(f"gov_{number}" for number in range(1, cards + 1))
    return shot_at(
        "el1 fig_eldar_governor 0.0 E role=leader",
        "el2 fig_eldar_warrior 0.2 E",
        dice=dice,
        sides={EL: {"governor": names}},
        decks={"governor": names},
        house=dict(house),
    )


@pytest.mark.clause("SQ-SQUAD-13", "SQ-SQUAD-14", "SQ-SQUAD-15")
@pytest.mark.house("governor-wounds")
def test_a_governor_gives_a_card_for_each_life_point_and_chooses_which() -> None:
    table = governor(5, red(3, 2))
    assert table.waiting == EL
    table.do("choose gov_2", "choose gov_5", "choose gov_1")
    assert table.side(EL).governor == ("gov_3", "gov_4")
    assert table.side(EL).governor_lost == ("gov_2", "gov_5", "gov_1")
    assert table.mini("el1").lp == 1
    assert table.mini("el1").place == "board"
    assert table.happened == [
        Declared(CH, "ch1", "wpn_commander_bolter", "el1", 1, "shoot"),
        Rolled(CH, "ch1", (3, 2), 2, "shoot", "SQ-SHOOT-03"),
        CardsDiscarded(EL, "el1", ("gov_2",)),
        CardsDiscarded(EL, "el1", ("gov_5",)),
        CardsDiscarded(EL, "el1", ("gov_1",)),
    ]
    assert table.mini("el2").lp == 2
    assert table.waiting == CH


@pytest.mark.clause("SQ-SQUAD-14", "SQ-SQUAD-16")
@pytest.mark.parametrize(("cards", "alive"), [(2, False), (3, True)])
def test_a_loss_larger_than_his_cards_kills_him(cards: int, alive: bool) -> None:
    table = governor(cards, red(3, 2))
    assert table.side(EL).governor == ()
    assert (table.mini("el1").place == "board") == alive


@pytest.mark.clause("SQ-SQUAD-11", "SQ-SQUAD-16", "SQ-SQUAD-24")
def test_without_cards_the_next_wound_kills_him() -> None:
    assert governor(0, red(3, 0)).mini("el1").place == "dead"


@pytest.mark.clause("SQ-SQUAD-14")
@pytest.mark.house("governor-wounds")
def test_by_the_house_rule_a_wounding_attack_costs_one_card_whatever_its_size() -> None:
    table = governor(5, red(3, 3), governor_wounds="attack")
    table.do("choose gov_1")
    assert table.happened == [
        Declared(CH, "ch1", "wpn_commander_bolter", "el1", 1, "shoot"),
        Rolled(CH, "ch1", (3, 3), 2, "shoot", "SQ-SHOOT-03"),
        CardsDiscarded(EL, "el1", ("gov_1",)),
    ]
    assert len(table.side(EL).governor) == 4
    assert table.waiting == CH


@pytest.mark.clause("SQ-SHOOT-13")
def test_victims_of_one_attack_are_worked_out_together() -> None:
    table = scene(
        HALL,
        "ba1 fig_marine_heavy 0.1 E weapons=wpn_missile_launcher,wpn_combat_blade",
        "ch1 fig_ork 5.1 W",
        "ch2 fig_ork 6.1 W",
        "ch3 fig_ork 5.2 W",
        "el1 fig_avenger 4.2 W",
        dice=[*red(3, 3), *red(0)],
    ).act("ba1")
    table.do("ba1 shoot wpn_missile_launcher 5.1")
    assert table.waiting == EL, "saves come before anybody is removed"
    assert all(table.mini(who).place == "board" for who in ("ch1", "ch2", "ch3"))
    table.do("save 1")
    assert [event.who for event in table.told(Eliminated)] == ["ch1", "ch2", "ch3"]
    assert table.mini("el1").lp == 1
