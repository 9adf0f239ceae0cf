"""Orders and equipment: when a card may be used, and what is left of it."""

import pytest

from bulkhead.starquest.data.frames import TurnStep
from bulkhead.starquest.data.state import deeds
from bulkhead.starquest.events import Activated, CardPlayed, Healed, Moved, WindowOpened
from bulkhead.starquest.table import places
from tests.starquest.rules.cards.equipping import equipped
from tests.starquest.rules.cards.handful import Medikit
from tests.starquest.scene import BA, IF, LD, Table, hall, scene

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
        sides={BA: {"equipment": (Medikit.id, "eqp_test_medikit")}},
    ).act("ba1")
    table.do("use eqp_test_medikit ba1", "ba1 step 1.0", "use eqp_test_medikit ba2")
    assert table.happened == [
        CardPlayed(BA, Medikit.id, ("ba1",)),
        Healed(BA, "ba1", 2),
        Moved(BA, "ba1", ((1, 0),), 1),
        CardPlayed(BA, Medikit.id, ("ba2",)),
        Healed(BA, "ba2", 2),
    ]
    assert [mini.lp for mini in (table.mini("ba1"), table.mini("ba2"), table.mini("ch1"))] == [2, 2, 1]
    assert table.refused("use eqp_test_medikit ba1").clause == "SQ-TURN-11"


@pytest.mark.clause("SQ-LIFE-04")
def test_healing_never_goes_above_the_original_value() -> None:
    table = scene(HALL, "ba1 fig_marine_laser 0.0 E", sides={BA: {"equipment": (Medikit.id,)}}).act("ba1")
    table.do("use eqp_test_medikit ba1")
    assert table.mini("ba1").lp == 2
    assert table.happened == [CardPlayed(BA, Medikit.id, ("ba1",))]


@pytest.mark.clause("SQ-TURN-11")
def test_out_of_turn_there_are_no_cards() -> None:
    table = scene(
        HALL,
        "ba1 fig_marine_laser 0.0 E",
        "if1 fig_marine_laser 0.1 E lp=1",
        sides={IF: {"equipment": (Medikit.id,)}},
    ).act("ba1")
    assert table.refused("use eqp_test_medikit if1", by=IF).clause == "SQ-SEAT-08"


@pytest.mark.clause("SQ-TURN-11", "SQ-TURN-15")
def test_a_card_for_an_activation_is_used_at_its_start_on_the_map_and_not_after_a_psychic_card() -> None:
    lines = ("ld1 fig_thorn 0.0 E", "ld2 fig_quill 0.2 E", "ba1 fig_marine_laser 9.0 W")

    def grapnel() -> Table:
        return equipped(*lines, seat=LD, cards=("eql_grapnel",))

    assert grapnel().act("ld1").offered("use") == ["use eql_grapnel ld1"]
    assert not grapnel().act("ld1").do("ld1 step 1.0").offered("use"), "it has begun to move"
    psychic = grapnel()
    deeds(psychic.state, psychic.mini("ld1"), psychic=True)
    assert not psychic.act("ld1").offered("use")
    docked = grapnel()
    places.remove(docked.state, docked.mini("ld1"), "dock")
    assert not docked.act("ld1").offered("use")


@pytest.mark.clause("SQ-TURN-11", "SQ-TURN-12", "SQ-TURN-14")
@pytest.mark.parametrize(
    ("step", "hand", "card"),
    [
        ("order", {"orders": ("ord_test_fire",)}, "ord_test_fire"),
        ("act", {"equipment": (Medikit.id,)}, Medikit.id),
    ],
)
def test_after_a_card_a_raised_hand_may_act(
    step: TurnStep, hand: dict[str, tuple[str, ...]], card: str
) -> None:
    lines = ("ba1 fig_marine_laser 0.0 E lp=1", "if1 fig_marine_laser 0.1 E")
    table = scene(HALL, *lines, step=step, sides={BA: hand, IF: {"command": 1}})
    table.state.hands = (IF,)
    table.do(table.offered(f"use {card}")[0])
    assert table.told(WindowOpened) == [WindowOpened(IF, "hand")]
