"""Events that move tokens and miniatures to other places."""

import pytest

from bulkhead.starquest.data.state import Pact
from bulkhead.starquest.events import CardPlayed, Moved, TokenMoved, TokenRevealed, TokenSeen, WindowOpened
from bulkhead.starquest.views.views import view
from tests.starquest.boards import cut
from tests.starquest.rules.cards.event_scene import SHIP, draw, drawn, is_wasted
from tests.starquest.scene import BA, CH, CU, scene


@pytest.mark.clause("SQ-MOVE-09")
@pytest.mark.clause("C-eva_shadow_step-1", "C-eva_shadow_step-2")
def test_shadow_step_to_a_square_beside_another_one() -> None:
    table = drawn("eva_shadow_step", "ba1 fig_marine_laser 0.0 W", "ch1 fig_ork 2.0 E", "ch?1 fig_ork 7.0")
    assert table.offers == ["choose ch1", "choose ch?1"]
    table.do("choose ch?1")
    assert {"choose 3.0", "choose 3.1", "choose 2.1"} == set(table.offers)
    table.do("choose 3.1")
    assert table.happened == [
        CardPlayed(CH, "eva_shadow_step", ("ch?1", "3.1"), "SQ-ALIEN-06"),
        TokenMoved(CH, "ch?1", (3, 1), "SQ-MOVE-09"),
    ]
    assert "activate ch?1" in table.offers
    assert table.at("ch1") == "2.0"


@pytest.mark.clause("SQ-MOVE-09")
def test_shadow_step_into_the_sight_of_a_marine_reveals() -> None:
    table = drawn("eva_shadow_step", "ba1 fig_marine_laser 3.1 E", "ch1 fig_ork 5.2 E", "ch?1 fig_ork 7.0")
    table.do("choose ch?1", "choose 5.1")
    assert table.happened == [
        CardPlayed(CH, "eva_shadow_step", ("ch?1", "5.1"), "SQ-ALIEN-06"),
        TokenMoved(CH, "ch?1", (5, 1), "SQ-MOVE-09"),
        TokenRevealed(CH, "ch?1", "fig_ork", (5, 1)),
    ]
    assert (table.at("ch1"), table.waiting) == ("5.2", CH)


@pytest.mark.clause("SQ-ALIEN-15", "SQ-ALIEN-42")
@pytest.mark.clause("C-eva_rival_omen-1")
def test_rival_omen_moves_a_token_of_the_other_alien_player() -> None:
    table = drawn("eva_rival_omen", "ba1 fig_marine_laser 0.0 W", "cu?1 fig_husk 2.0", "ch?1 fig_ork 7.0")
    assert table.offers == ["choose cu?1"]
    table.do("choose cu?1", "choose 3.0", "choose 4.0", "choose 5.0", "choose 5.1", "choose 4.1")
    assert "end" in table.offers, "five squares"
    assert table.happened == [
        CardPlayed(CH, "eva_rival_omen", ("cu?1",), "SQ-ALIEN-06"),
        TokenMoved(CU, "cu?1", (3, 0)),
        TokenMoved(CU, "cu?1", (4, 0)),
        TokenMoved(CU, "cu?1", (5, 0)),
        TokenMoved(CU, "cu?1", (5, 1)),
        TokenMoved(CU, "cu?1", (4, 1)),
    ]
    assert not table.told(TokenSeen), "they are not allied"
    assert table.state.tokens["cu?1"].deeds.mp == 0, "its own movement is untouched"


@pytest.mark.clause("SQ-ALIEN-17")
def test_rival_omen_a_token_in_sight_is_revealed_and_stops() -> None:
    table = drawn("eva_rival_omen", "ba1 fig_marine_laser 2.2 N", "cu?1 fig_husk 1.1", opened=("d1",))
    table.do("choose cu?1", "choose 2.1")
    assert table.happened == [
        CardPlayed(CH, "eva_rival_omen", ("cu?1",), "SQ-ALIEN-06"),
        TokenMoved(CU, "cu?1", (2, 1)),
        TokenRevealed(CU, "cu?1", "fig_husk", (2, 1)),
    ]
    assert table.waiting == CU
    table.do(table.offers[0])
    assert "end" in table.offers
    assert table.waiting == CH


@pytest.mark.clause("SQ-ALLY-15", "SQ-SETUP-07")
@pytest.mark.parametrize("public", [True, False])
@pytest.mark.clause("C-eva_rival_omen-2")
def test_rival_omen_an_ally_looks_at_it_and_a_secret_one_unseen(public: bool) -> None:
    table = scene(SHIP, "ba1 fig_marine_laser 0.0 W", "cu?1 fig_husk 2.0", turn=CH)
    table.state.pacts = (Pact(CH, CU, public=public),)
    draw(table, "eva_rival_omen").do("choose cu?1")
    seen = [event.identity for event in table.heard.seen_by(CH) if isinstance(event, TokenSeen)]
    assert seen == ["fig_husk"]
    others = [event.identity for event in table.heard.seen_by(BA) if isinstance(event, TokenSeen)]
    assert others == ([""] if public else [])
    assert view(table.state, BA).tokens["cu?1"].identity == ""
    assert bool(view(table.state, BA).peeked) == public


MARINE = "ba1 fig_marine_laser 3.1 E"
LARGE = ("ba1 fig_marine_laser 0.0 W", "ch1 fig_ork 7.0 E", "ch9 fig_dread_mk7 2.0 E")
"""An ork, and a Dreadnought on 2.0, 3.0, 2.1 and 3.1."""


@pytest.mark.clause("SQ-MOVE-09")
@pytest.mark.clause("C-evg_teleporter-1", "C-evg_teleporter-2")
def test_teleporter_two_pieces_change_places() -> None:
    table = drawn(
        "evg_teleporter",
        "ba1 fig_marine_laser 0.0 W",
        "ch1 fig_ork 2.0 E",
        "ch?1 fig_android 6.0",
        "ch2 fig_ork 4.1 S",
    )
    assert table.offers == ["choose ch1", "choose ch2", "choose ch?1"]
    table.do("choose ch1", "choose ch?1")
    assert table.at("ch1") == "6.0"
    assert table.facing("ch1") == "E"
    token = table.state.tokens["ch?1"]
    assert table.state.ship.name(token.square) == "2.0"
    assert table.at("ch2") == "4.1"
    assert table.happened == [
        CardPlayed(CH, "evg_teleporter", ("ch1", "ch?1"), "SQ-ALIEN-06"),
        Moved(CH, "ch1", ((6, 0),), 0, "SQ-MOVE-09"),
        TokenMoved(CH, "ch?1", (2, 0), "SQ-MOVE-09"),
    ]
    assert not table.told(TokenRevealed), "nobody sees it"
    assert {"activate ch1", "activate ch?1"} <= set(table.offers), "both may act"
    square = table.state.ship.square
    assert table.state.holder[square("2.0")] == "ch?1"
    assert table.state.holder[square("6.0")] == "ch1"
    assert table.state.bodies >> square("2.0") & 1 == 0
    assert table.state.blips == 1 << square("2.0")


@pytest.mark.clause("C-evg_teleporter-1")
def test_teleporter_not_for_a_dreadnought() -> None:
    table = drawn("evg_teleporter", *LARGE, "ch2 fig_gretchin 6.0 W")
    assert table.offers == ["choose ch1", "choose ch2"]
    assert is_wasted(drawn("evg_teleporter", *LARGE), "evg_teleporter"), "one alone changes with nobody"


@pytest.mark.clause("C-eva_shadow_step-1")
def test_shadow_step_not_for_a_dreadnought_but_beside_it() -> None:
    table = drawn("eva_shadow_step", *LARGE)
    assert table.offers == ["choose ch1"]
    table.do("choose ch1")
    assert set(table.offers) == {"choose 2.2", "choose 3.2", "choose 4.0", "choose 4.1", "choose 4.2"}


@pytest.mark.clause("SQ-MOVE-09")
def test_teleporter_two_tokens_change_places_square_for_square() -> None:
    table = drawn("evg_teleporter", "ba1 fig_marine_laser 0.0 W", "ch?1 fig_ork 2.0", "ch?2 fig_android 6.0")
    table.do("choose ch?1", "choose ch?2")
    assert table.happened == [
        CardPlayed(CH, "evg_teleporter", ("ch?1", "ch?2"), "SQ-ALIEN-06"),
        TokenMoved(CH, "ch?1", (6, 0), "SQ-MOVE-09"),
        TokenMoved(CH, "ch?2", (2, 0), "SQ-MOVE-09"),
    ]
    square = table.state.ship.square
    assert table.state.holder == {square("0.0"): "ba1", square("6.0"): "ch?1", square("2.0"): "ch?2"}


@pytest.mark.clause("SQ-SCAN-09", "SQ-MOVE-09")
def test_teleporter_a_token_that_comes_into_sight_is_revealed() -> None:
    table = drawn("evg_teleporter", MARINE, "ch1 fig_ork 5.1 E", "ch?1 fig_android 0.0")
    table.do("choose ch?1", "choose ch1")
    assert table.happened == [
        CardPlayed(CH, "evg_teleporter", ("ch?1", "ch1"), "SQ-ALIEN-06"),
        TokenMoved(CH, "ch?1", (5, 1), "SQ-MOVE-09"),
        Moved(CH, "ch1", ((0, 0),), 0, "SQ-MOVE-09"),
        TokenRevealed(CH, "ch?1", "fig_android", (5, 1)),
    ]


@pytest.mark.clause("SQ-SCAN-05", "SQ-SCAN-07", "SQ-SCAN-08")
@pytest.mark.clause("C-evg_redeploy-1")
def test_redeploy_up_to_three_tokens_go_where_nobody_sees_them() -> None:
    table = drawn(
        "evg_redeploy",
        MARINE,
        *(f"ch?{n} fig_ork {n - 1}.0" for n in (1, 2)),
        "ch1 fig_ork 6.2 N",
        "cu?1 fig_husk 7.0",
    )
    assert table.offers == ["choose ch?1", "choose ch?2", "pass"]
    table.do("choose ch?1")
    assert "choose 4.1" not in table.offers, "in sight of a marine"
    assert "choose 6.2" not in table.offers, "taken"
    assert "pass" not in table.offers
    table.do("choose 7.2")
    assert table.offers == ["choose ch?2", "pass"]
    table.do("pass")
    assert table.happened == [TokenMoved(CH, "ch?1", (7, 2), "SQ-SCAN-07")]
    where = {id_: table.state.ship.name(token.square) for id_, token in table.state.tokens.items()}
    assert where == {"ch?1": "7.2", "ch?2": "1.0", "cu?1": "7.0"}
    assert not any(event.identity for event in table.heard.seen_by(BA) if hasattr(event, "identity"))


@pytest.mark.clause("C-evg_redeploy-1")
def test_redeploy_only_on_scanned_boards() -> None:
    table = scene(SHIP, MARINE, "ch?1 fig_ork 0.0", turn=CH)
    cut(table, 6, scanned=(0,))
    draw(table, "evg_redeploy").do("choose ch?1")
    assert {offer for offer in table.offers if offer[-3] in "67"} == set()


@pytest.mark.clause("C-evg_redeploy-1", "SQ-SCAN-05", "SQ-SCAN-07")
def test_redeploy_not_a_fourth_token() -> None:
    table = drawn(
        "evg_redeploy", MARINE, *(f"ch?{n} fig_ork 0.{n - 1}" for n in (1, 2, 3)), "ch?4 fig_ork 1.0"
    )
    table.do("choose ch?1", "choose 7.0", "choose ch?2", "choose 7.1")
    assert table.offered("choose") == ["choose ch?3", "choose ch?4"]
    table.do("choose ch?3", "choose 7.2")
    assert not table.offered("choose")
    where = [table.state.ship.name(token.square) for token in table.state.tokens.values()]
    assert sorted(where) == ["1.0", "7.0", "7.1", "7.2"]


@pytest.mark.clause("SQ-SCAN-05", "SQ-SCAN-07")
def test_redeploy_after_each_token_a_raised_hand_may_act() -> None:
    table = drawn("evg_redeploy", MARINE, "ch?1 fig_ork 0.0", "ch?2 fig_ork 0.1", sides={BA: {"command": 1}})
    table.state.hands = (BA,)
    table.do("choose ch?1")
    assert not table.told(WindowOpened)
    table.do("choose 7.2")
    assert table.told(WindowOpened) == [WindowOpened(BA, "hand")]
