"""The avengers' saves."""

import pytest

from bulkhead.starquest.events import Declared, Rolled, SaveRolled, Wounded
from bulkhead.starquest.rules.fight.harm import suffer
from tests.starquest.rules.fight.shots import HALL, red, shot_at
from tests.starquest.scene import CH, EL, scene


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
@pytest.mark.clause("C-FLAG-ward")
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


@pytest.mark.clause("SQ-SQUAD-31")
@pytest.mark.house("capped-saves")
@pytest.mark.parametrize(("cards", "dice"), [((), 1), (("gov_1", "gov_2"), 3), (("gov_1",) * 5, 4)])
def test_a_sorcerers_cards_are_life_points_under_the_cap(cards: tuple[str, ...], dice: int) -> None:
    """Four at stake: as many dice as he has cards, and one for his own life point."""
    table = shot_at(
        "el1 fig_eldar_sorcerer 0.0 E role=leader",
        dice=red(3, 3),
        house={"capped_saves": True},
        sides={EL: {"governor": cards}},
        decks={"governor": cards},
    )
    assert table.offers[0] == f"save {dice}"


@pytest.mark.clause("SQ-SQUAD-23", "SQ-SQUAD-31")
def test_each_avenger_whom_an_attack_hits_saves_for_himself() -> None:
    lines = [f"el{number} fig_avenger 0.{number - 1} E" for number in (1, 2, 3)]
    table = scene(HALL, "ch1 fig_chaos_commander 7.0 W", *lines, dice=red(2, 0, 0, 3))
    suffer(table.state, CH, "ch1", [("el1", 1), ("el2", 1), ("el3", 2)], table.heard)
    table.settle().do("save 1", "save 1")
    assert table.offers == ["save 2", "save 1", "save 0"]
    table.do("save 2")
    assert table.happened == [
        SaveRolled(EL, "el1", (2,), 1),
        SaveRolled(EL, "el2", (0,), 0),
        SaveRolled(EL, "el3", (0, 3), 1),
        Wounded(EL, "el2", 1, 1),
        Wounded(EL, "el3", 1, 1),
    ]


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
