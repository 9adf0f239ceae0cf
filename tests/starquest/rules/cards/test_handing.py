"""A card goes from hand to hand within a squad."""

import pytest

from bulkhead.starquest.events import CardGiven
from tests.starquest.rules.cards.finding import holding
from tests.starquest.scene import BA, IF

SEARCHER, MATE = "ba1 fig_marine_laser 0.1 E", "ba2 fig_marine_laser 1.1 E"


@pytest.mark.clause("SQ-OBJ-08")
def test_a_card_is_handed_to_a_neighbour_of_the_squad_in_secret() -> None:
    table = holding(
        "rec_frag_case",
        "rec_shock_maul",
        lines=(SEARCHER, MATE, "ba3 fig_marine_laser 5.1 E", "if1 fig_marine_laser 0.2 E"),
    )
    assert table.offered("ba1 give") == ["ba1 give rec_frag_case ba2"], (
        "not every card, not to others, not far"
    )
    table.do("ba1 give rec_frag_case ba2")
    assert ("rec_frag_case", "ba2") in table.side(BA).named
    assert table.happened == [CardGiven(BA, "ba1", "ba2", "rec_frag_case")]
    assert table.heard.seen_by(IF)[-1] == CardGiven(BA, "ba1", "ba2", "")
