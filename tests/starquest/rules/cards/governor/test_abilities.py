"""Abilities of the governor's cards."""

import pytest

from bulkhead.starquest.events import CardsDiscarded, Declared, DieDropped, MeleeFought, Rolled
from bulkhead.starquest.rules.fight import governor
from bulkhead.starquest.rules.fight.armour import armour_of
from bulkhead.starquest.rules.move import movement_points
from bulkhead.starquest.table.places import figure
from tests.starquest.rules.cards.equipping import HALL
from tests.starquest.rules.cards.governing import with_cards
from tests.starquest.scene import BA, CH, EL, hall, scene

GOVERNOR = "el1 fig_eldar_governor 0.0 E role=leader"
MATE = "el2 fig_eldar_warrior 0.2 E"


@pytest.mark.clause("SQ-MOVE-01")
@pytest.mark.clause("C-gov_swift_step-1")
def test_swift_step_is_two_squares_more_for_the_governor_alone() -> None:
    table = with_cards("gov_swift_step", lines=(GOVERNOR, MATE))
    assert movement_points.allowance(table.state, table.mini("el1")) == 9
    assert movement_points.allowance(table.state, table.mini("el2")) == figure(table.mini("el2")).move


@pytest.mark.clause("SQ-SQUAD-15")
@pytest.mark.parametrize("kept", ["gov_swift_step", "gov_force_weave"])
def test_of_two_cards_that_lie_face_down_the_one_that_is_kept_stays_so(kept: str) -> None:
    """He chooses which one he gives up. The other is a life point, without its ability."""
    cards = ("gov_force_weave", "gov_swift_step")
    lines = ("ba1 fig_marine_laser 9.0 W", GOVERNOR)
    table = scene(HALL, *lines, sides={EL: {"governor": cards, "faded": cards}}, dice=(6, 5)).act("ba1")
    table.do("ba1 shoot wpn_laser_rifle el1")
    given = next(card for card in cards if card != kept)
    table.do(f"choose {given}")
    assert (table.side(EL).governor, table.side(EL).governor_lost) == ((kept,), (given,))
    assert table.side(EL).faded == (kept,)
    assert movement_points.allowance(table.state, table.mini("el1")) == 7
    assert armour_of(table.state, table.mini("el1")) == 2


@pytest.mark.clause("SQ-SQUAD-14", "SQ-SQUAD-15")
def test_with_the_discarded_card_goes_its_ability() -> None:
    table = with_cards(
        "gov_force_weave",
        "gov_swift_step",
        lines=("ba1 fig_marine_laser 9.0 W", GOVERNOR),
        turn=BA,
        dice=(6, 6),
    ).act("ba1")
    table.do("ba1 shoot wpn_laser_rifle el1")
    assert table.waiting == EL, "four against an armour of three: he chooses a card"
    table.do("choose gov_force_weave")
    assert table.happened == [
        Declared(BA, "ba1", "wpn_laser_rifle", "el1", 1, "shoot"),
        Rolled(BA, "ba1", (2, 2), 0, "shoot", "SQ-SHOOT-03"),
        CardsDiscarded(EL, "el1", ("gov_force_weave",)),
    ]
    assert table.side(EL).governor == ("gov_swift_step",)
    assert armour_of(table.state, table.mini("el1")) == 2
    assert movement_points.allowance(table.state, table.mini("el1")) == 9


@pytest.mark.clause("SQ-SHOOT-05")
@pytest.mark.parametrize(("cards", "armour"), [(("gov_force_weave",), 3), (("gov_keen_eye",), 2)])
@pytest.mark.clause("C-gov_force_weave-1")
def test_force_weave_is_an_armour_of_three(cards: tuple[str, ...], armour: int) -> None:
    table = with_cards(*cards, lines=(GOVERNOR, MATE))
    assert armour_of(table.state, table.mini("el1")) == armour
    assert armour_of(table.state, table.mini("el2")) == figure(table.mini("el2")).av


@pytest.mark.clause("SQ-MELEE-02")
@pytest.mark.clause("C-gov_shearing_stroke-1")
def test_shearing_stroke_adds_a_red_die_to_his_own_attacks() -> None:
    table = with_cards("gov_shearing_stroke", lines=(GOVERNOR, "ch1 fig_ork 1.0 W"), dice=(1,) * 9).act("el1")
    table.do("el1 strike ch1")
    struck, answered = table.told(Rolled)
    plain = with_cards("gov_keen_eye", lines=(GOVERNOR, "ch1 fig_ork 1.0 W"), dice=(1,) * 9).act("el1")
    plain.do("el1 strike ch1")
    assert plain.happened == [
        Declared(EL, "el1", "wpn_reinforced_sword", "ch1", 1, "melee"),
        Rolled(EL, "el1", (0, 0, 0), 0, "melee", "SQ-MELEE-02"),
        Rolled(CH, "ch1", (0, 0), 0, "defence", "SQ-MELEE-02"),
        MeleeFought("el1", "ch1", 0, 0, False),
    ]
    usual = plain.told(Rolled)
    assert (struck.red, len(struck.values)) == (usual[0].red + 1, len(usual[0].values) + 1)
    assert answered == usual[1]


@pytest.mark.clause("SQ-MELEE-02")
def test_shearing_stroke_does_not_help_him_in_defence() -> None:
    table = with_cards(
        "gov_shearing_stroke", lines=("ba1 fig_marine_laser 1.0 W", GOVERNOR), turn=BA, dice=(1,) * 9
    ).act("ba1")
    table.do("ba1 strike el1")
    assert table.happened == [
        Declared(BA, "ba1", "wpn_combat_blade", "el1", 1, "melee"),
        Rolled(BA, "ba1", (0, 0), 0, "melee", "SQ-MELEE-02"),
        Rolled(EL, "el1", (0, 0, 0), 0, "defence", "SQ-MELEE-02"),
        MeleeFought("ba1", "el1", 0, 0, False),
    ]


NARROW = hall(4, 1)


@pytest.mark.clause("SQ-MOVE-11", "SQ-MOVE-12")
@pytest.mark.parametrize("card", ["gov_acrobat", "gov_keen_eye"])
@pytest.mark.clause("C-gov_acrobat-1")
def test_an_acrobat_passes_others_without_asking(card: str) -> None:
    table = scene(
        NARROW, GOVERNOR, "ba1 fig_marine_laser 1.0 W", turn=EL, sides={EL: {"governor": (card,)}}
    ).act("el1")
    table.do("el1 step 1.0")
    assert (table.waiting == EL) == (card == "gov_acrobat"), "otherwise the Blood Angels are asked"
    if card == "gov_acrobat":
        table.do("el1 step 2.0")
        assert (table.at("el1"), table.at("ba1")) == ("2.0", "1.0")


@pytest.mark.clause("SQ-MELEE-05")
@pytest.mark.parametrize(("card", "reaches"), [("gov_acrobat", True), ("gov_keen_eye", False)])
@pytest.mark.clause("C-gov_acrobat-1")
def test_an_acrobat_strikes_diagonally(card: str, reaches: bool) -> None:
    table = with_cards(
        card, lines=(GOVERNOR, "el2 fig_eldar_warrior 2.2 E", "ch1 fig_ork 1.1 W", "ch2 fig_ork 3.1 W")
    )
    table.act("el1")
    assert ("el1 strike ch1" in table.offers) == reaches
    table.do("done").act("el2")
    assert "el2 strike ch2" not in table.offers


@pytest.mark.clause("SQ-SQUAD-19", "SQ-SQUAD-20")
@pytest.mark.parametrize(("card", "shots"), [("gov_third_star", 3), ("gov_acrobat", 2)])
@pytest.mark.clause("C-gov_third_star-1")
def test_the_third_star_is_a_third_shot_before_or_after_movement(card: str, shots: int) -> None:
    table = with_cards(card, lines=(GOVERNOR, "ch1 fig_android 9.0 W"), dice=(1,) * 6).act("el1")
    table.do("el1 shoot wpn_shuriken_pistol ch1", "el1 step 1.0", "el1 shoot wpn_shuriken_pistol ch1")
    assert bool(table.offered("el1 shoot")) == (shots == 3)
    if shots == 3:
        table.do("el1 shoot wpn_shuriken_pistol ch1")
        assert not table.offered("el1 shoot")


@pytest.mark.clause("SQ-MELEE-02")
@pytest.mark.clause("C-gov_war_cry-1")
def test_a_war_cry_takes_the_highest_die_of_whom_he_attacks() -> None:
    lines = (GOVERNOR, MATE, "ba1 fig_marine_laser 1.0 W", "ba2 fig_marine_laser 1.2 W")
    table = with_cards("gov_war_cry", lines=lines, dice=(1,) * 20).act("el1")
    table.do("el1 strike ba1")
    assert [(one.seat, one.card) for one in table.told(DieDropped)] == [(BA, "gov_war_cry")]
    table.do("done").act("el2").do("el2 strike ba2")
    assert table.happened == [
        Declared(EL, "el2", "wpn_combat_blade", "ba2", 1, "melee"),
        Rolled(EL, "el2", (0, 0), 0, "melee", "SQ-MELEE-02"),
        Rolled(BA, "ba2", (0, 0), 0, "defence", "SQ-MELEE-02"),
        MeleeFought("el2", "ba2", 0, 0, False),
    ]
    assert len(table.told(DieDropped)) == 1, "his mates do not cry"


@pytest.mark.clause("SQ-MELEE-02")
def test_a_war_cry_is_nothing_against_attacks_on_him() -> None:
    table = with_cards("gov_war_cry", lines=("ba1 fig_marine_laser 1.0 W", GOVERNOR), turn=BA, dice=(1,) * 12)
    table.act("ba1").do("ba1 strike el1")
    assert table.happened == [
        Declared(BA, "ba1", "wpn_combat_blade", "el1", 1, "melee"),
        Rolled(BA, "ba1", (0, 0), 0, "melee", "SQ-MELEE-02"),
        Rolled(EL, "el1", (0, 0, 0), 0, "defence", "SQ-MELEE-02"),
        MeleeFought("ba1", "el1", 0, 0, False),
    ]


@pytest.mark.clause("SQ-SHOOT-01", "SQ-LOF-01")
@pytest.mark.parametrize(("at", "hidden"), [("7.0", True), ("6.0", False)])
@pytest.mark.clause("C-gov_shadow_veil-1")
def test_a_shadow_veil_hides_him_from_seven_squares_on(at: str, hidden: bool) -> None:
    table = with_cards(
        "gov_shadow_veil", lines=(f"ba1 fig_marine_laser {at} W", GOVERNOR, MATE), turn=BA
    ).act("ba1")
    assert ("ba1 shoot wpn_laser_rifle el1" in table.offers) != hidden
    assert "ba1 shoot wpn_laser_rifle el2" in table.offers
    if hidden:
        assert table.refused("ba1 shoot wpn_laser_rifle el1").clause == "SQ-SHOOT-01"


@pytest.mark.clause("SQ-SHOOT-01", "SQ-LOF-01")
@pytest.mark.clause("C-gov_shadow_veil-1")
def test_nor_may_his_square_be_aimed_at_from_there() -> None:
    table = with_cards(
        "gov_shadow_veil",
        lines=("ba1 fig_marine_heavy 8.0 W weapons=wpn_missile_launcher", GOVERNOR, MATE),
        turn=BA,
    ).act("ba1")
    assert "ba1 shoot wpn_missile_launcher 0.0" not in table.offers
    assert "ba1 shoot wpn_missile_launcher 0.1" in table.offers, "an explosion beside him is no aim at him"
    assert "ba1 shoot wpn_missile_launcher 0.2" in table.offers


@pytest.mark.clause("SQ-SQUAD-15", "SQ-LIFE-04")
def test_a_card_taken_back_is_a_life_point_without_an_ability() -> None:
    table = scene(HALL, GOVERNOR, sides={EL: {"governor": (), "governor_lost": ("gov_swift_step",)}})
    governor.take_back(table.state, table.mini("el1"), table.heard)
    assert (table.side(EL).governor, table.side(EL).governor_lost) == (("gov_swift_step",), ())
    assert movement_points.allowance(table.state, table.mini("el1")) == 7


@pytest.mark.clause("C-gov_force_weave-2")
def test_a_holo_suit_adds_nothing_to_a_force_weave() -> None:
    sides = {EL: {"governor": ("gov_force_weave",), "equipment": ("eqe_holo_suit",)}}
    table = scene(HALL, GOVERNOR, MATE, sides=sides)
    assert armour_of(table.state, table.mini("el1")) == 3
    assert armour_of(table.state, table.mini("el2")) == 2
