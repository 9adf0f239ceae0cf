"""Deals: a card for points, and the alliance that it is."""

import pytest

from bulkhead.starquest.data.commands import Sell
from bulkhead.starquest.data.state import Pact, change_side
from bulkhead.starquest.events import CardOffered, CardSold, PactExposed, PactMade, Scored
from bulkhead.starquest.table import asides
from tests.starquest.rules.alliances.pacts import pacts
from tests.starquest.scene import BA, CU, EL, IF, LD, Table, hall, scene

HALL = hall(8, 3)


def sales(table: Table, seat: int) -> list[str]:
    """The sales that a seat may offer now."""
    return [str(offer) for offer in asides.choices(table.state, seat) if isinstance(offer, Sell)]


@pytest.mark.clause("SQ-ALLY-11")
def test_a_deal_needs_an_alliance_that_is_allowed() -> None:
    table = scene(
        HALL,
        "ba1 fig_marine_laser 0.0 E",
        sides={BA: {"recon": ("rec_frag_case",)}, EL: {"points": 50}, LD: {"points": 50}},
    )
    table.state.pacts = (Pact(EL, LD),)
    assert table.refused("sell rec_frag_case eldar", by=BA).clause == "SQ-ALLY-07"
    table.state.split_pacts = ((BA, IF, ""),)
    assert table.refused("sell rec_frag_case imperial_fists", by=BA).clause == "SQ-ALLY-10"
    assert sales(table, BA) == ["sell rec_frag_case ultramarines"]
    table.state.pacts = (Pact(BA, CU),)
    assert table.refused("sell rec_frag_case eldar", by=BA).clause == "SQ-ALLY-07", "the seller is allied"


@pytest.mark.clause("SQ-ALLY-11", "SQ-RECON-07")
def test_a_card_is_offered_to_the_other_squads_once() -> None:
    table = scene(
        HALL,
        "ba1 fig_marine_laser 0.0 E",
        factions=("blood_angels", "eldar", "legion", "chaos"),
        sides={0: {"recon": ("rec_frag_case", "rec_frag_case", "rec_gun_sight")}},
    )
    assert sales(table, 0) == [
        "sell rec_frag_case eldar",
        "sell rec_frag_case legion",
        "sell rec_gun_sight eldar",
        "sell rec_gun_sight legion",
    ]
    table.do("sell rec_frag_case legion", by=0)
    assert str(table.refused("sell rec_frag_case legion", by=0)) == "SQ-RECON-07: sq-no-pledge-open"
    assert str(table.refused("sell rec_frag_case blood_angels", by=0)) == "SQ-RECON-07: sq-no-buyer"
    assert (len(sales(table, 0)), sales(table, 1)) == (3, [])


@pytest.mark.clause("SQ-ALLY-11", "SQ-RECON-07")
@pytest.mark.parametrize(("points", "pays"), [(20, True), (19, False)])
def test_the_buyer_has_the_whole_price(points: int, pays: bool) -> None:
    table = scene(
        HALL,
        "ba1 fig_marine_laser 0.0 E",
        sides={BA: {"recon": ("rec_frag_case",)}, EL: {"points": points}},
    )
    table.do("sell rec_frag_case eldar", by=BA)
    if pays:
        table.do("accept 14", by=EL)
        assert (table.side(EL).recon, table.side(EL).points) == (("rec_frag_case",), 0)
    else:
        assert str(table.refused("accept 14", by=EL)) == "SQ-RECON-07: sq-no-twenty-points"


@pytest.mark.clause("SQ-ALLY-11")
@pytest.mark.parametrize("public", [True, False])
def test_allies_make_no_second_alliance_by_a_deal_and_a_secret_one_comes_to_light(public: bool) -> None:
    table = scene(
        HALL,
        "ba1 fig_marine_laser 0.0 E",
        sides={BA: {"recon": ("rec_frag_case",)}, EL: {"points": 20}},
    )
    table.state.pacts = (Pact(BA, EL, public), Pact(IF, LD, False))
    table.do("sell rec_frag_case eldar", by=BA).do("accept 14", by=EL)
    assert table.happened[4:] == ([] if public else [PactExposed(BA, EL)])
    assert pacts(table) == (Pact(BA, EL), Pact(IF, LD, False))


@pytest.mark.clause("SQ-OBJ-08", "SQ-RECON-07")
def test_of_two_copies_that_a_miniature_carries_it_keeps_one() -> None:
    table = scene(
        HALL,
        "ba1 fig_marine_laser 0.0 E",
        "ba2 fig_marine_laser 0.2 E",
        sides={
            BA: {
                "recon": ("rec_frag_case", "rec_frag_case", "rec_gun_sight"),
                "named": (("rec_frag_case", "ba1"), ("rec_frag_case", "ba1"), ("rec_gun_sight", "ba2")),
            },
            EL: {"points": 20},
        },
    )
    table.do("sell rec_frag_case eldar", by=BA).do("accept 14", by=EL)
    assert table.side(BA).recon == ("rec_frag_case", "rec_gun_sight")
    assert table.side(BA).named == (("rec_frag_case", "ba1"), ("rec_gun_sight", "ba2"))
    assert (table.side(EL).recon, table.side(EL).named) == (("rec_frag_case",), ())


@pytest.mark.clause("SQ-RECON-07", "SQ-ALLY-11")
def test_a_secret_mission_that_is_sold_counts_since_it_was_found() -> None:
    table = scene(
        HALL,
        "ba1 fig_marine_laser 0.0 E",
        sides={
            BA: {"recon": ("rsm_bounty",), "named": (("rsm_bounty", "a/3/1"),)},
            EL: {"points": 20, "named": (("rsm_wrecker", "b/0/0"),), "recon": ("rsm_wrecker",)},
        },
    )
    table.do("sell rsm_bounty eldar", by=BA).do("accept 14", by=EL)
    assert (table.side(BA).recon, table.side(BA).named) == ((), ())
    assert table.side(EL).recon == ("rsm_bounty", "rsm_wrecker")
    assert table.side(EL).named == (("rsm_wrecker", "b/0/0"), ("rsm_bounty", "a/3/1"))


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
