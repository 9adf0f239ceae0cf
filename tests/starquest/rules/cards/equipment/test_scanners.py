"""Bio-scanner and stolen chart."""

from functools import partial

import pytest

from bulkhead.starquest.events import CardPlayed, TokenSeen
from bulkhead.starquest.views.views import HIDDEN, view
from tests.starquest.rules.cards import equipping
from tests.starquest.scene import BA, LD, UM, scene

legion_with = partial(equipping.equipped, seat=LD)


@pytest.mark.clause("SQ-SETUP-07")
@pytest.mark.clause("C-eql_stolen_chart-1")
def test_a_stolen_chart_shows_two_tokens_in_a_turn() -> None:
    tokens = [f"ch?{number} fig_ork {number}.2 blip" for number in range(1, 4)]
    table = legion_with("ld1 fig_thorn 0.0 W", *tokens, cards=("eql_stolen_chart",), step="order")
    table.do("use eql_stolen_chart ch?1", "use eql_stolen_chart ch?3")
    assert "activate ld1" in table.offers
    assert table.happened == [
        CardPlayed(LD, "eql_stolen_chart", ("ch?1",)),
        TokenSeen(LD, "ch?1", "fig_ork"),
        CardPlayed(LD, "eql_stolen_chart", ("ch?3",)),
        TokenSeen(LD, "ch?3", "fig_ork"),
    ]
    assert table.side(LD).equipment == ("eql_stolen_chart",)


@pytest.mark.clause("SQ-SETUP-07", "SQ-SCAN-09")
@pytest.mark.clause("C-eqp_bio_scanner-1")
def test_a_bio_scanner_shows_three_tokens_to_its_player_alone_at_the_start_of_a_turn() -> None:
    table = scene(
        equipping.HALL,
        "um1 fig_marine_laser 0.0 W",
        *(f"ch?{number} fig_ork {number}.2 blip" for number in range(1, 5)),
        turn=UM,
        step="order",
        sides={UM: {"equipment": ("eqp_bio_scanner",)}},
    )
    assert table.offered("use eqp_bio_scanner ch?4")
    table.do("use eqp_bio_scanner ch?1", "use eqp_bio_scanner ch?2", "use eqp_bio_scanner ch?4")
    assert "activate um1" in table.offers, "three, and the turn goes on"
    assert table.happened == [
        CardPlayed(UM, "eqp_bio_scanner", ("ch?1",)),
        TokenSeen(UM, "ch?1", "fig_ork"),
        CardPlayed(UM, "eqp_bio_scanner", ("ch?2",)),
        TokenSeen(UM, "ch?2", "fig_ork"),
        CardPlayed(UM, "eqp_bio_scanner", ("ch?4",)),
        TokenSeen(UM, "ch?4", "fig_ork"),
    ]
    mine, theirs = view(table.state, UM).tokens, view(table.state, BA).tokens
    assert [mine[f"ch?{number}"].identity for number in (1, 2, 3, 4)] == [
        "fig_ork",
        "fig_ork",
        HIDDEN,
        "fig_ork",
    ]
    assert {token.identity for token in theirs.values()} == {HIDDEN}
    assert [one.identity for one in table.heard.seen_by(BA) if isinstance(one, TokenSeen)] == ["", "", ""]
    assert table.refused("use eqp_bio_scanner ch?3").clause == "SQ-TURN-11"
