"""Deals: a card for points, and the alliance that it is."""

import pytest

from bulkhead.starquest.data.state import Pact
from bulkhead.starquest.events import CardOffered, CardSold, Scored
from tests.starquest.rules.alliances.pacts import pacts
from tests.starquest.scene import BA, EL, LD, hall, scene

HALL = hall(8, 3)


@pytest.mark.clause("SQ-ALLY-11")
def test_a_deal_needs_an_alliance_that_is_allowed() -> None:
    table = scene(
        HALL,
        "ba1 fig_marine_laser 0.0 E",
        sides={BA: {"recon": ("rec_test_ration",)}, EL: {"points": 50}, LD: {"points": 50}},
    )
    table.state.pacts = (Pact(EL, LD),)
    assert table.refused("sell rec_test_ration eldar", by=BA).clause == "SQ-ALLY-07"


@pytest.mark.clause("SQ-ALLY-11")
@pytest.mark.house("deal-alliance")
def test_by_the_house_rule_the_alliance_lasts_only_for_the_deal() -> None:
    table = scene(
        HALL,
        "ba1 fig_marine_laser 0.0 E",
        sides={BA: {"recon": ("rec_test_ration",)}, EL: {"points": 50}},
        house={"deal_alliance": "moment"},
    )
    table.do("sell rec_test_ration eldar", by=BA).do("accept 14", by=EL)
    assert table.happened == [
        CardOffered(BA, EL, "rec_test_ration", 14),
        CardSold(BA, EL, "rec_test_ration"),
        Scored(EL, -20, 30, "bought", "", "SQ-RECON-07"),
        Scored(BA, 20, 20, "sold", "", "SQ-RECON-07"),
    ]
    assert pacts(table) == ()
