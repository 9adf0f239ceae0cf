"""Offers of an alliance: made, refused, taken back."""

import pytest

from bulkhead.starquest.data.state import Pact
from bulkhead.starquest.events import Pledged, PledgeRefused
from bulkhead.starquest.table import asides
from tests.starquest.rules.alliances.pacts import pacts
from tests.starquest.scene import BA, EL, LD, UM, hall, scene

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


@pytest.mark.clause("SQ-ALLY-13")
def test_only_the_other_side_accepts_and_only_the_two_sides_end_an_offer() -> None:
    table = scene(HALL, "ba1 fig_marine_laser 0.0 E")
    table.do("pledge eldar public", by=UM)
    for seat in (UM, BA):
        assert str(table.refused("accept 34", by=seat)) == "SQ-ALLY-13: sq-no-such-offer"
    assert str(table.refused("refuse 34", by=BA)) == "SQ-ALLY-13: sq-no-such-offer"
    table.do("accept 34", by=EL)
    assert pacts(table) == (Pact(UM, EL),)


@pytest.mark.clause("SQ-ALLY-07", "SQ-ALLY-13")
def test_an_offer_that_has_become_impossible_can_only_be_refused() -> None:
    """The Eldar have a public ally by now. The oldest offer to a seat is put to it first."""
    table = scene(HALL, "ba1 fig_marine_laser 0.0 E")
    table.do("pledge eldar public", by=UM).do("pledge eldar secret", by=LD)
    asked = asides.petition(table.state, EL)
    assert asked is not None
    assert [str(answer) for answer in asked.commands] == ["accept 34", "refuse 34"]
    table.state.pacts = (Pact(BA, EL),)
    table.state.offered = None
    asked = asides.petition(table.state, EL)
    assert asked is not None
    assert [str(answer) for answer in asked.commands] == ["refuse 34"]
    assert asides.petition(table.state, UM) is asides.petition(table.state, BA) is None
    assert table.refused("accept 34", by=EL).clause == "SQ-ALLY-07"
    table.do("accept 54", by=EL)
    assert pacts(table) == (Pact(BA, EL), Pact(LD, EL, False))
