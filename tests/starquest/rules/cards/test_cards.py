"""Cards of the own turn, rerolls and their windows (SQ-TURN-11 to 14, SQ-SHOOT-08, 09, SQ-SEAT-09), psychic cards."""

import pytest

from bulkhead.starquest.clients.ask.standing_answers import standing_answer
from bulkhead.starquest.events import (
    Activated,
    CardPlayed,
    Declared,
    Eliminated,
    Healed,
    Moved,
    Rerolled,
    Rolled,
    Scored,
    Unharmed,
    Waited,
    Wounded,
)
from tests.starquest.rules.cards.handful import REGISTERED
from tests.starquest.scene import BA, CH, IF, UM, hall, scene

assert REGISTERED
HALL = hall(8, 2)


@pytest.mark.clause("SQ-TURN-12", "SQ-TURN-13", "SQ-TURN-14")
def test_one_order_card_at_the_start_of_the_turn_and_then_it_is_gone() -> None:
    table = scene(
        HALL,
        "ba1 fig_marine_laser 0.0 E",
        "ch1 fig_android 7.0 W",
        step="order",
        sides={BA: {"orders": ("ord_test_fire", "ord_test_other")}, IF: {"orders": ("ord_test_fire",)}},
        dice=[1, 1, 1, 1],
    )
    assert table.offers == ["use ord_test_fire", "use ord_test_other", "pass"]
    assert table.refused("activate ba1").clause == "SQ-TURN-13"
    table.do("use ord_test_fire")
    assert table.happened == [CardPlayed(BA, "ord_test_fire", (), "SQ-TURN-12")]
    assert table.side(BA).orders == ("ord_test_other",)
    assert table.side(IF).orders == ("ord_test_fire",)
    assert table.refused("use ord_test_other").clause == "SQ-TURN-12"
    table.act("ba1").do("ba1 shoot wpn_laser_rifle ch1", "ba1 shoot wpn_laser_rifle ch1")
    assert not table.offered("ba1 shoot")


@pytest.mark.clause("SQ-TURN-13")
def test_once_a_miniature_acts_the_moment_for_orders_has_passed() -> None:
    table = scene(
        HALL, "ba1 fig_marine_laser 0.0 E", step="order", sides={BA: {"orders": ("ord_test_fire",)}}
    ).do("pass", "activate ba1", "ba1 step 1.0")
    assert table.happened == [Activated(BA, "ba1"), Moved(BA, "ba1", ((1, 0),), 1)]
    assert not table.offered("use")
    assert table.refused("use ord_test_fire").clause == "SQ-TURN-13"


@pytest.mark.clause("SQ-TURN-11")
def test_any_number_of_equipment_cards_between_actions_of_the_own_turn() -> None:
    table = scene(
        HALL,
        "ba1 fig_marine_laser 0.0 E lp=1",
        "ba2 fig_marine_laser 0.1 E lp=1",
        "ch1 fig_ork 7.0 W",
        sides={BA: {"equipment": ("eqp_test_medikit", "eqp_test_medikit")}},
    ).act("ba1")
    table.do("use eqp_test_medikit ba1", "ba1 step 1.0", "use eqp_test_medikit ba2")
    assert table.happened == [
        CardPlayed(BA, "eqp_test_medikit", ("ba1",)),
        Healed(BA, "ba1", 2),
        Moved(BA, "ba1", ((1, 0),), 1),
        CardPlayed(BA, "eqp_test_medikit", ("ba2",)),
        Healed(BA, "ba2", 2),
    ]
    assert [mini.lp for mini in (table.mini("ba1"), table.mini("ba2"), table.mini("ch1"))] == [2, 2, 1]
    assert table.refused("use eqp_test_medikit ba1").clause == "SQ-TURN-11"


@pytest.mark.clause("SQ-LIFE-04")
def test_healing_never_goes_above_the_original_value() -> None:
    table = scene(HALL, "ba1 fig_marine_laser 0.0 E", sides={BA: {"equipment": ("eqp_test_medikit",)}}).act(
        "ba1"
    )
    table.do("use eqp_test_medikit ba1")
    assert table.mini("ba1").lp == 2
    assert table.happened == [CardPlayed(BA, "eqp_test_medikit", ("ba1",))]


@pytest.mark.clause("SQ-TURN-11")
def test_out_of_turn_there_are_no_cards() -> None:
    table = scene(
        HALL,
        "ba1 fig_marine_laser 0.0 E",
        "if1 fig_marine_laser 0.1 E lp=1",
        sides={IF: {"equipment": ("eqp_test_medikit",)}},
    ).act("ba1")
    assert table.refused("use eqp_test_medikit if1", by=IF).clause == "SQ-SEAT-08"


@pytest.mark.clause("SQ-SHOOT-08", "SQ-SHOOT-09")
def test_a_die_rolled_again_counts_as_it_falls() -> None:
    table = scene(
        HALL,
        "ba1 fig_marine_laser 0.0 E",
        "ch1 fig_ork 7.0 W",
        "ch2 fig_ork 7.1 W",
        sides={BA: {"equipment": ("eqp_test_sight",)}},
        dice=[6, 1, 1],
    ).act("ba1")
    table.do("ba1 shoot wpn_laser_rifle ch1")
    assert table.offers == ["pass", "reroll eqp_test_sight 1", "reroll eqp_test_sight 2"]
    table.do("reroll eqp_test_sight 1", "pass")
    assert table.happened == [
        Declared(BA, "ba1", "wpn_laser_rifle", "ch1", 1, "shoot"),
        Rolled(BA, "ba1", (2, 0), 0, "shoot", "SQ-SHOOT-03"),
        Rerolled(BA, "eqp_test_sight", (0, 0), 0),
        Waited(BA, "cards", "SQ-SHOOT-09"),
        Unharmed(CH, "ch1", 0, 1),
    ]
    assert table.mini("ch1").lp == 1, "the better first die is gone"
    assert table.side(BA).equipment == ()
    assert table.mini("ch2").lp == 1


@pytest.mark.clause("SQ-SHOOT-09")
def test_rolling_again_is_optional() -> None:
    table = scene(
        HALL,
        "ba1 fig_marine_laser 0.0 E",
        "ch1 fig_ork 7.0 W",
        sides={BA: {"equipment": ("eqp_test_sight",)}},
        dice=[6, 1],
    ).act("ba1")
    table.do("ba1 shoot wpn_laser_rifle ch1", "pass")
    assert table.happened == [
        Declared(BA, "ba1", "wpn_laser_rifle", "ch1", 1, "shoot"),
        Rolled(BA, "ba1", (2, 0), 0, "shoot", "SQ-SHOOT-03"),
        Waited(BA, "cards", "SQ-SHOOT-09"),
        Wounded(CH, "ch1", 1, 0),
        Eliminated(CH, "ch1", "fig_ork", BA),
        Scored(BA, 3, 3, "kill", "ch1"),
    ]
    assert table.mini("ch1").place == "dead"
    assert table.side(BA).equipment == ("eqp_test_sight",)


@pytest.mark.clause("SQ-SEAT-09")
@pytest.mark.house("card-windows")
def test_the_window_opens_whatever_the_hidden_card_is() -> None:
    def play(card: str) -> tuple[object, ...]:
        table = scene(
            HALL,
            "ba1 fig_marine_laser 0.0 E",
            "ch1 fig_ork 7.0 W",
            sides={BA: {"equipment": (card,)}},
            dice=[1, 1],
        ).act("ba1")
        table.do("ba1 shoot wpn_laser_rifle ch1")
        asked = table.waiting
        assert asked == BA
        assert "pass" in table.offers
        assert "done" not in table.offers
        events = table.heard.seen_by(CH)
        return asked, events

    assert play("eqp_test_sight") == play("eqp_test_plain")


@pytest.mark.clause("SQ-SEAT-09", "SQ-SEAT-08")
def test_who_has_nothing_to_play_is_answered_for_at_once() -> None:
    table = scene(
        HALL,
        "ba1 fig_marine_laser 0.0 E",
        "ch1 fig_ork 7.0 W",
        sides={BA: {"equipment": ("eqp_test_plain",)}},
        dice=[1, 1],
    ).act("ba1")
    table.do("ba1 shoot wpn_laser_rifle ch1")
    assert table.happened == [
        Declared(BA, "ba1", "wpn_laser_rifle", "ch1", 1, "shoot"),
        Rolled(BA, "ba1", (0, 0), 0, "shoot", "SQ-SHOOT-03"),
    ]
    assert str(standing_answer(table.state)) == "pass"


@pytest.mark.clause("SQ-SEAT-09")
@pytest.mark.house("card-windows")
def test_a_table_may_do_without_windows_for_hidden_cards() -> None:
    table = scene(
        HALL,
        "ba1 fig_marine_laser 0.0 E",
        "ch1 fig_ork 7.0 W",
        sides={BA: {"equipment": ("eqp_test_sight",)}},
        house={"card_windows": "public"},
        dice=[1, 1],
    ).act("ba1")
    table.do("ba1 shoot wpn_laser_rifle ch1")
    assert table.happened == [
        Declared(BA, "ba1", "wpn_laser_rifle", "ch1", 1, "shoot"),
        Rolled(BA, "ba1", (0, 0), 0, "shoot", "SQ-SHOOT-03"),
        Unharmed(CH, "ch1", 0, 1),
    ]
    assert "done" in table.offers


@pytest.mark.clause("SQ-MELEE-02")
def test_in_melee_the_active_player_rerolls_first_then_the_defender() -> None:
    table = scene(
        HALL,
        "ba1 fig_marine_laser 0.0 E",
        "um1 fig_marine_laser 1.0 W",
        sides={BA: {"equipment": ("eqp_test_sight",)}, UM: {"equipment": ("eqp_test_sight",)}},
        dice=[1, 1, 1, 1, 6],
    ).act("ba1")
    table.do("ba1 strike um1")
    assert table.offers == ["pass"], "a card for the roll to come, as far as the others know"
    table.do("pass")
    assert table.waiting == BA
    table.do("pass")
    assert table.waiting == UM
    table.do("reroll eqp_test_sight 1", "pass")
    assert (table.mini("ba1").lp, table.mini("um1").lp) == (0, 2)


PSIONIC = {"psionic": "ba1", "psychic": ("psi_test_calm", "psi_test_haste")}


@pytest.mark.clause("SQ-PSI-08", "SQ-PSI-09", "SQ-PSI-10")
def test_a_psychic_card_is_the_whole_turn_of_the_psionic_and_is_discarded() -> None:
    table = scene(
        HALL,
        "ba1 fig_librarian 0.0 E",
        "ba2 fig_marine_laser 0.1 E",
        "ch1 fig_ork 7.0 W",
        sides={BA: PSIONIC},
    ).act("ba1")
    table.do("use psi_test_calm")
    assert table.happened == [CardPlayed(BA, "psi_test_calm", (), "SQ-PSI-10")]
    assert table.side(BA).psychic == ("psi_test_haste",)
    assert table.offers == ["done"]
    for command in ("ba1 step 1.0", "ba1 shoot wpn_storm_bolter ch1", "ba1 overwatch", "ba1 face N"):
        assert table.refused(command).clause == "SQ-PSI-08"
    assert table.refused("use psi_test_haste").clause == "SQ-PSI-09"
    table.do("done").act("ba2")
    assert table.refused("use psi_test_haste").clause == "SQ-PSI-07", "his mates are no psionics"
    assert "ba2 step 1.1" in table.offers


@pytest.mark.clause("SQ-PSI-08")
def test_nothing_may_come_before_it() -> None:
    table = scene(HALL, "ba1 fig_librarian 0.0 E", sides={BA: PSIONIC}).act("ba1").do("ba1 step 1.0")
    assert table.happened == [Moved(BA, "ba1", ((1, 0),), 1)]
    assert not table.offered("use")
    assert table.refused("use psi_test_calm").clause == "SQ-PSI-08"
