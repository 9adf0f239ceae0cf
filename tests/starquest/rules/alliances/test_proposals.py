"""Offers of an alliance: made, refused, taken back."""

import pytest

from bulkhead.starquest.events import Pledged, PledgeRefused
from tests.starquest.rules.alliances.pacts import pacts
from tests.starquest.scene import EL, UM, hall, scene

HALL = hall(8, 3)


@pytest.mark.clause("SQ-ALLY-13")
def test_an_offer_may_be_refused_or_taken_back() -> None:
    table = scene(HALL, "ba1 fig_marine_laser 0.0 E")
    table.do("pledge eldar public", by=UM).do("refuse 34", by=EL)
    table.do("pledge eldar public", by=UM).do("refuse 34", by=UM)
    assert table.happened == [
        Pledged(UM, EL, "public", 34),
        PledgeRefused(EL, 34),
        Pledged(UM, EL, "public", 34),
        PledgeRefused(UM, 34),
    ]
    assert table.state.proposals == ()
    assert pacts(table) == ()
    assert table.refused("accept 34", by=EL).clause == "SQ-ALLY-13"
