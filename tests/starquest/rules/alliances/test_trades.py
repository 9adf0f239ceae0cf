"""Deals: a card for points, and the alliance that it is."""

import pytest

from bulkhead.starquest.data.state import Pact, change_side
from bulkhead.starquest.events import CardOffered, CardSold, PactMade, Scored
from tests.starquest.rules.alliances.pacts import pacts
from tests.starquest.scene import BA, EL, IF, LD, hall, scene

HALL = hall(8, 3)


@pytest.mark.clause("SQ-ALLY-11")
def test_a_deal_needs_an_alliance_that_is_allowed() -> None:
    table = scene(
        HALL,
        "ba1 fig_marine_laser 0.0 E",
        sides={BA: {"recon": ("rec_frag_case",)}, EL: {"points": 50}, LD: {"points": 50}},
    )
    table.state.pacts = (Pact(EL, LD),)
    assert table.refused("sell rec_frag_case eldar", by=BA).clause == "SQ-ALLY-07"


@pytest.mark.clause("SQ-ALLY-11")
@pytest.mark.house("deal-alliance")
def test_by_the_house_rule_the_alliance_lasts_only_for_the_deal() -> None:
    table = scene(
        HALL,
        "ba1 fig_marine_laser 0.0 E",
        sides={BA: {"recon": ("rec_frag_case",)}, EL: {"points": 50}},
        house={"deal_alliance": "moment"},
    )
    table.do("sell rec_frag_case eldar", by=BA).do("accept 14", by=EL)
    assert table.happened == [
        CardOffered(BA, EL, "rec_frag_case", 14),
        CardSold(BA, EL, "rec_frag_case"),
        Scored(EL, -20, 30, "bought", "", "SQ-RECON-07"),
        Scored(BA, 20, 20, "sold", "", "SQ-RECON-07"),
    ]
    assert pacts(table) == ()


@pytest.mark.clause("SQ-OBJ-08", "SQ-RECON-07", "SQ-ALLY-11")
def test_equipment_that_may_be_exchanged_is_sold_like_a_reconnaissance_card() -> None:
    table = scene(
        HALL,
        "ba1 fig_marine_laser 0.0 E",
        "el1 fig_eldar_warrior 0.2 E",
        sides={
            BA: {"equipment": ("eqp_melta_bomb", "eqp_force_field"), "named": (("eqp_melta_bomb", "ba1"),)},
            EL: {"points": 50, "equipment": ("eqe_star_storm",)},
        },
    )
    assert table.refused("sell eqp_force_field eldar", by=BA).clause == "SQ-OBJ-08"
    assert table.refused("sell eqe_fusion_charge eldar", by=BA).clause == "SQ-RECON-07"
    table.do("sell eqp_melta_bomb eldar", by=BA).do("accept 14", by=EL)
    assert table.happened == [
        CardOffered(BA, EL, "eqp_melta_bomb", 14),
        CardSold(BA, EL, "eqp_melta_bomb"),
        Scored(EL, -20, 30, "bought", "", "SQ-RECON-07"),
        Scored(BA, 20, 20, "sold", "", "SQ-RECON-07"),
        PactMade(BA, EL, True),
    ]
    assert table.heard.seen_by(IF)[0] == CardSold(BA, EL)
    assert (table.side(BA).equipment, table.side(BA).named) == (("eqp_force_field",), ())
    assert (table.side(EL).equipment, table.side(EL).named) == (("eqe_star_storm", "eqp_melta_bomb"), ())
    assert pacts(table) == (Pact(BA, EL),)


@pytest.mark.clause("SQ-OBJ-08", "SQ-MELEE-02")
def test_the_buyer_uses_the_equipment_that_he_bought() -> None:
    table = scene(
        HALL,
        "el1 fig_eldar_warrior 0.0 E",
        "ba1 fig_marine_laser 0.2 E",
        "ch1 fig_ork 1.0 W",
        sides={EL: {"points": 20}, BA: {"equipment": ("eqp_melta_bomb",)}},
        dice=(1,) * 12,
    )
    table.do("sell eqp_melta_bomb eldar", by=BA).do("accept 14", by=EL).do("activate el1", "el1 strike ch1")
    assert "use eqp_melta_bomb el1" in table.offers
    table.do("use eqp_melta_bomb el1")
    assert (table.side(EL).equipment, table.side(EL).spent) == ((), ("eqp_melta_bomb",))


@pytest.mark.clause("SQ-RECON-07")
def test_a_card_that_was_used_meanwhile_is_not_sold() -> None:
    table = scene(
        HALL,
        "ba1 fig_marine_laser 0.0 E",
        sides={EL: {"points": 50}, BA: {"equipment": ("eqp_melta_bomb",)}},
    )
    table.do("sell eqp_melta_bomb eldar", by=BA)
    change_side(table.state, BA, equipment=())
    assert table.refused("accept 14", by=EL).clause == "SQ-RECON-07"
