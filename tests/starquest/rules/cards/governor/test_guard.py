"""Governor cards that roll dice again: keen eye, duel mask, cat's guard."""

import pytest

from bulkhead.starquest.events import Declared, MeleeFought, Rerolled, Rolled, Unharmed, Wounded
from tests.starquest.rules.cards.governing import with_cards
from tests.starquest.scene import BA, CH, EL

GOVERNOR = "el1 fig_eldar_governor 0.0 E role=leader"
MATE = "el2 fig_eldar_warrior 0.2 E"


@pytest.mark.clause("SQ-SHOOT-08", "SQ-SQUAD-20")
@pytest.mark.clause("C-gov_keen_eye-1")
def test_keen_eye_rerolls_a_die_of_each_pistol_shot() -> None:
    table = with_cards("gov_keen_eye", lines=(GOVERNOR, "ch1 fig_android 9.0 W"), dice=(1, 1, 6, 1, 1)).act(
        "el1"
    )
    table.do("el1 shoot wpn_shuriken_pistol ch1")
    assert table.offers == ["pass", "reroll gov_keen_eye 1", "reroll gov_keen_eye 2"]
    table.do("reroll gov_keen_eye 2")
    assert table.happened == [
        Declared(EL, "el1", "wpn_shuriken_pistol", "ch1", 1, "shoot"),
        Rolled(EL, "el1", (0, 0), 0, "shoot", "SQ-SHOOT-03"),
        Rerolled(EL, "gov_keen_eye", (0, 2), 0),
    ]
    assert not table.offered("reroll"), "one die of a shot"
    table.do("pass", "el1 shoot wpn_shuriken_pistol ch1")
    assert table.offered("reroll gov_keen_eye"), "the next shot is another one"
    assert table.side(EL).governor == ("gov_keen_eye",)


@pytest.mark.clause("SQ-SEAT-08", "SQ-SQUAD-20")
@pytest.mark.clause("C-gov_keen_eye-1")
def test_keen_eye_is_not_for_others_and_not_for_melee() -> None:
    table = with_cards(
        "gov_keen_eye",
        lines=(GOVERNOR, "el2 fig_eldar_warrior 0.2 E", "ch1 fig_android 9.2 W"),
        dice=(1, 1, 1),
    ).act("el2")
    table.do("el2 shoot wpn_shuriken_catapult ch1")
    assert not table.offered("reroll")
    assert "done" in table.offers
    other = with_cards("gov_keen_eye", lines=(GOVERNOR, "ch1 fig_ork 1.0 W"), dice=(1,) * 9).act("el1")
    other.do("el1 strike ch1")
    assert other.happened == [
        Declared(EL, "el1", "wpn_reinforced_sword", "ch1", 1, "melee"),
        Rolled(EL, "el1", (0, 0, 0), 0, "melee", "SQ-MELEE-02"),
        Rolled(CH, "ch1", (0, 0), 0, "defence", "SQ-MELEE-02"),
        MeleeFought("el1", "ch1", 0, 0, False),
    ]
    assert not other.offered("reroll")


@pytest.mark.clause("SQ-SQUAD-20")
def test_keen_eye_helps_nobody_once_the_governor_is_gone() -> None:
    table = with_cards("gov_keen_eye", lines=(MATE, "ch1 fig_android 9.2 W"), dice=(1, 1)).act("el2")
    table.do("el2 shoot wpn_shuriken_catapult ch1")
    assert table.happened == [
        Declared(EL, "el2", "wpn_shuriken_catapult", "ch1", 1, "shoot"),
        Rolled(EL, "el2", (0, 0), 0, "shoot", "SQ-SHOOT-03"),
        Unharmed(CH, "ch1", 0, 2),
    ]
    assert (table.waiting, table.offered("reroll")) == (EL, [])


@pytest.mark.clause("SQ-SHOOT-08", "SQ-MELEE-02")
@pytest.mark.parametrize("attacks", [True, False])
@pytest.mark.clause("C-gov_duel_mask-1")
def test_duel_mask_rerolls_one_of_his_dice_in_melee(attacks: bool) -> None:
    lines = (GOVERNOR, "ba1 fig_marine_laser 1.0 W")
    table = with_cards("gov_duel_mask", lines=lines, turn=EL if attacks else BA, dice=(1,) * 12)
    table.act("el1" if attacks else "ba1").do("el1 strike ba1" if attacks else "ba1 strike el1")
    assert table.waiting == EL
    assert table.offered("reroll gov_duel_mask 1")
    table.do("reroll gov_duel_mask 1")
    assert not table.offered("reroll")


@pytest.mark.clause("SQ-SEAT-08")
def test_duel_mask_is_not_for_shots_nor_for_the_melees_of_others() -> None:
    shot = with_cards("gov_duel_mask", lines=(GOVERNOR, "ch1 fig_android 9.0 W"), dice=(1, 1)).act("el1")
    shot.do("el1 shoot wpn_shuriken_pistol ch1")
    assert not shot.offered("reroll")
    assert "done" in shot.offers
    mate = with_cards("gov_duel_mask", lines=(GOVERNOR, MATE, "ch1 fig_ork 1.2 W"), dice=(1,) * 9).act("el2")
    mate.do("el2 strike ch1")
    assert mate.happened == [
        Declared(EL, "el2", "wpn_combat_blade", "ch1", 1, "melee"),
        Rolled(EL, "el2", (0, 0), 0, "melee", "SQ-MELEE-02"),
        Rolled(CH, "ch1", (0, 0), 0, "defence", "SQ-MELEE-02"),
        MeleeFought("el2", "ch1", 0, 0, False),
    ]
    assert not mate.offered("reroll")
    assert "done" in mate.offers


@pytest.mark.clause("SQ-SHOOT-10")
@pytest.mark.clause("C-gov_cats_guard-1")
def test_cats_guard_has_an_attacker_roll_his_highest_die_again_once_in_his_turn() -> None:
    table = with_cards(
        "gov_cats_guard",
        lines=("ba1 fig_marine_laser 9.0 W", "ba2 fig_marine_laser 9.2 W", GOVERNOR),
        turn=BA,
        dice=(6, 5, 1, 5, 5),
    ).act("ba1")
    table.do("ba1 shoot wpn_laser_rifle el1")
    assert (table.waiting, table.offers) == (EL, ["pass", "reroll gov_cats_guard 1"])
    table.do("reroll gov_cats_guard 1")
    assert table.happened == [
        Declared(BA, "ba1", "wpn_laser_rifle", "el1", 1, "shoot"),
        Rolled(BA, "ba1", (2, 1), 0, "shoot", "SQ-SHOOT-03"),
        Rerolled(EL, "gov_cats_guard", (0, 1), 0),
    ]
    assert table.side(EL).governor == ("gov_cats_guard",)
    table.do("pass", "done").act("ba2").do("ba2 shoot wpn_laser_rifle el1")
    assert table.waiting == BA, "once in each turn of another player"


@pytest.mark.clause("SQ-SHOOT-10", "SQ-SEAT-08")
def test_cats_guard_does_not_guard_his_mates() -> None:
    table = with_cards(
        "gov_cats_guard", lines=("ba1 fig_marine_laser 9.2 W", GOVERNOR, MATE), turn=BA, dice=(6, 5)
    ).act("ba1")
    table.do("ba1 shoot wpn_laser_rifle el2")
    assert table.happened == [
        Declared(BA, "ba1", "wpn_laser_rifle", "el2", 1, "shoot"),
        Rolled(BA, "ba1", (2, 1), 0, "shoot", "SQ-SHOOT-03"),
        Wounded(EL, "el2", 1, 1),
    ]
    assert table.waiting == BA
