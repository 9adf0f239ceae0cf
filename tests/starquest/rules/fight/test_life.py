"""How much life a miniature has, and its end."""

import pytest

from bulkhead.starquest.events import Eliminated
from bulkhead.starquest.rules.fight import life
from tests.starquest.rules.fight.shots import red
from tests.starquest.scene import CH, EL, hall, scene

HALL = hall(8, 3)


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
