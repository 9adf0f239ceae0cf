"""Events for a class of aliens."""

import pytest

from bulkhead.starquest.events import (
    Activated,
    Declared,
    Finished,
    Moved,
    Rerolled,
    Rolled,
    TurnBegan,
    TurnEnded,
    Unharmed,
    Waited,
    Wounded,
)
from tests.starquest.rules.cards.event_scene import drawn, felt, is_wasted, until_turn_of
from tests.starquest.scene import BA, CH, CU

MARINE = "ba1 fig_marine_laser 3.1 E"


@pytest.mark.clause("SQ-SHOOT-08")
@pytest.mark.clause("C-eva_sharpshooter-1")
def test_sharpshooter_one_shot_is_rolled_again() -> None:
    table = drawn(
        "eva_sharpshooter",
        "ba1 fig_marine_laser 5.1 W",
        "ch1 fig_ork 2.1 E",
        "ch2 fig_ork 2.2 E",
        dice=[1, 1, 6, 5, 1, 1],
    )
    table.do("activate ch1", "ch1 shoot wpn_scrap_gun ba1")
    assert (table.waiting, table.offers) == (CH, ["pass", "reroll eva_sharpshooter 1 2"])
    table.do("reroll eva_sharpshooter 1 2", "pass")
    assert table.happened == [
        Activated(CH, "ch1"),
        Declared(CH, "ch1", "wpn_scrap_gun", "ba1", 1, "shoot"),
        Rolled(CH, "ch1", (0, 0), 0, "shoot", "SQ-SHOOT-03"),
        Rerolled(CH, "eva_sharpshooter", (2, 1), 0, 2),
        Waited(CH, "cards", "SQ-SHOOT-09"),
        Wounded(BA, "ba1", 1, 1),
    ]
    table.do("done", "activate ch2", "ch2 shoot wpn_scrap_gun ba1")
    assert not table.offered("reroll"), "once in the turn"


@pytest.mark.clause("SQ-SHOOT-08")
@pytest.mark.parametrize("card", ["eva_sharpshooter", "eva_brawler"])
def test_a_card_for_a_roll_is_wasted_on_who_has_nobody_to_roll(card: str) -> None:
    assert is_wasted(drawn(card, MARINE), card)
    assert not is_wasted(drawn(card, MARINE, "ch1 fig_ork 0.0 E"), card)
    assert not is_wasted(drawn(card, MARINE, "ch?1 fig_ork 0.0 blip"), card)


@pytest.mark.clause("SQ-SHOOT-08", "SQ-MELEE-02")
@pytest.mark.clause("C-eva_brawler-1")
def test_brawler_one_melee_roll_and_no_shot() -> None:
    table = drawn(
        "eva_brawler",
        "ba1 fig_marine_laser 5.1 W",
        "ch1 fig_ork 2.1 E",
        "ch2 fig_ork 5.2 N",
        dice=[1, 1, *([1] * 12)],
    )
    table.do("activate ch1", "ch1 shoot wpn_scrap_gun ba1")
    assert not table.offered("reroll"), "that was a shot"
    table.do("done", "activate ch2", "ch2 strike ba1")
    assert "reroll eva_brawler 1 2" in table.offers
    table.do("reroll eva_brawler 1 2")
    assert table.happened == [
        Activated(CH, "ch1"),
        Declared(CH, "ch1", "wpn_scrap_gun", "ba1", 1, "shoot"),
        Rolled(CH, "ch1", (0, 0), 0, "shoot", "SQ-SHOOT-03"),
        Unharmed(BA, "ba1", 0, 2),
        Finished(CH, "ch1"),
        Activated(CH, "ch2"),
        Declared(CH, "ch2", "wpn_combat_blade", "ba1", 1, "melee"),
        Rolled(CH, "ch2", (0, 0), 0, "melee", "SQ-MELEE-02"),
        Rolled(BA, "ba1", (0, 0), 0, "defence", "SQ-MELEE-02"),
        Rerolled(CH, "eva_brawler", (0, 0), 0, 2),
    ]


@pytest.mark.clause("SQ-SHOOT-03", "SQ-MELEE-02")
@pytest.mark.clause("C-eva_blood_rage-1")
def test_blood_rage_a_white_die_more_in_every_attack() -> None:
    table = drawn(
        "eva_blood_rage",
        "ba1 fig_marine_laser 4.1 W",
        "ch1 fig_ork 2.1 E",
        "ch2 fig_ork 4.2 N",
        "ch3 fig_chaos_marine 2.2 E",
        dice=[1] * 12,
    )
    table.do("activate ch1", "ch1 shoot wpn_scrap_gun ba1", "done")
    table.do("activate ch2", "ch2 strike ba1", "done")
    table.do("activate ch3", "ch3 shoot wpn_laser_rifle ba1")
    rolled = [len(event.values) for event in table.told(Rolled) if event.seat == CH]
    assert rolled == [3, 3, 2], "the elite is not touched"


@pytest.mark.clause("C-FIGURE-class")
@pytest.mark.clause("SQ-SHOOT-10", "SQ-SHOOT-08")
@pytest.mark.parametrize(
    ("card", "touched", "other"),
    [("eva_tough_hide", "fig_gretchin", "fig_android"), ("eva_plated", "fig_android", "fig_gretchin")],
)
@pytest.mark.clause("C-eva_tough_hide-1", "C-eva_plated-1")
def test_an_attacker_rolls_his_highest_die_again(card: str, touched: str, other: str) -> None:
    table = drawn(
        card,
        "ba1 fig_marine_laser 2.1 E",
        "ba2 fig_marine_laser 2.2 E",
        "ba3 fig_marine_laser 2.0 E",
        f"ch1 {other} 5.0 W",
        f"ch2 {touched} 5.1 W",
        dice=[5, 1, 5, 6, 1, 5, 1],
    )
    table.do("end", "end", "activate ba3", "ba3 shoot wpn_laser_rifle ch1")
    assert table.waiting == BA, "somebody of another class"
    table.do("done", "activate ba1", "ba1 shoot wpn_laser_rifle ch2")
    assert (table.waiting, table.offers) == (CH, ["pass", f"reroll {card} 2"])
    table.do(f"reroll {card} 2", "pass")
    assert [event.values for event in table.told(Rerolled)] == [(1, 0)]
    assert not table.state.effects, "once"


@pytest.mark.clause("SQ-SHOOT-08")
@pytest.mark.parametrize(("square", "asked"), [("5.1", True), ("5.2", False)])
def test_who_is_hit_beside_the_aim_may_have_the_die_rolled_again_too(square: str, asked: bool) -> None:
    """The missile is aimed at the android on 4.0; the gretchin has the tough hide."""
    table = drawn(
        "eva_tough_hide",
        "ba1 fig_marine_heavy 2.0 E weapons=wpn_missile_launcher",
        "ch1 fig_android 4.0 W",
        f"ch2 fig_gretchin {square} W",
        dice=[5, 1],
    )
    table.do("end", "end", "activate ba1", "ba1 shoot wpn_missile_launcher 4.0")
    assert (table.waiting == CH) is asked
    assert not asked or table.offers == ["pass", "reroll eva_tough_hide 1"]


@pytest.mark.clause("C-eva_tough_hide-1")
def test_tough_hide_ends_with_the_drawers_next_turn() -> None:
    table = drawn("eva_tough_hide", MARINE, "ch1 fig_gretchin 0.0 W")
    assert felt(table, "ch1", "force-reroll")
    assert not until_turn_of(table, CH).state.effects


@pytest.mark.clause("SQ-ALIEN-27")
@pytest.mark.clause("C-eva_lull-1")
def test_lull_rabble_and_warband_do_not_shoot() -> None:
    table = drawn(
        "eva_lull", "ba1 fig_marine_laser 5.1 W", "ch1 fig_ork 2.1 E", "ch2 fig_chaos_marine 2.2 E"
    ).act("ch1")
    assert not table.offered("ch1 shoot")
    assert table.offered("ch1 step")
    table.do("done").act("ch2")
    assert table.offered("ch2 shoot")


@pytest.mark.clause("SQ-ALIEN-13")
@pytest.mark.clause("C-evg_machine_assault-1")
def test_machine_assault_constructs_move_twice_and_attack() -> None:
    table = drawn(
        "evg_machine_assault", "ba1 fig_marine_laser 7.2 N", "ch1 fig_android 2.0 E", "ch2 fig_ork 2.1 E"
    )
    table.do("activate ch1", "ch1 step 3.0", "ch1 step 4.0", "ch1 step 5.0", "ch1 step 5.1")
    assert table.offered("ch1 step"), "four squares are its sheet's"
    table.do("done", "activate ch2")
    assert not felt(table, "ch2", "more-move")
    table.do("done", "end")
    assert table.happened == [
        Activated(CH, "ch1"),
        Moved(CH, "ch1", ((3, 0),), 1),
        Moved(CH, "ch1", ((4, 0),), 1),
        Moved(CH, "ch1", ((5, 0),), 1),
        Moved(CH, "ch1", ((5, 1),), 1),
        Finished(CH, "ch1"),
        Activated(CH, "ch2"),
        Finished(CH, "ch2"),
        TurnEnded(CH),
        TurnBegan(CU, 2),
    ]
    assert not table.state.effects


@pytest.mark.clause("SQ-ALIEN-27")
@pytest.mark.clause("C-evg_machine_fault-1", "C-evg_machine_fault-2")
def test_machine_fault_constructs_only_fight_hand_to_hand() -> None:
    table = drawn(
        "evg_machine_fault",
        "ba1 fig_marine_laser 3.1 E",
        "ba2 fig_marine_laser 5.1 W",
        "ch1 fig_android 2.1 E",
        "ch2 fig_ork 2.0 E",
    ).act("ch1")
    assert not table.offered("ch1 step")
    assert not table.offered("ch1 shoot")
    assert table.offered("ch1 strike") == ["ch1 strike ba1"]
    table.do("done").act("ch2")
    assert table.offered("ch2 step")
    assert table.offered("ch2 shoot")


@pytest.mark.clause("SQ-ALIEN-27")
@pytest.mark.clause("C-evg_mind_shock-1", "C-evg_mind_shock-2")
def test_mind_shock_rabble_and_warband_stay_but_tokens_move() -> None:
    table = drawn(
        "evg_mind_shock",
        "ba1 fig_marine_laser 0.0 W",
        "ch1 fig_ork 2.0 E",
        "ch2 fig_gretchin 2.1 E",
        "ch3 fig_android 2.2 E",
        "ch?1 fig_ork 6.0",
    )
    for who, moves in (("ch1", False), ("ch2", False), ("ch3", True), ("ch?1", True)):
        table.act(who)
        assert bool(table.offered(f"{who} step")) == moves
        table.do("done")
