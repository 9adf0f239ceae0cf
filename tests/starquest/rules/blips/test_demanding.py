"""Aliens demand to see a token, or show one of their own."""

import pytest

from bulkhead.starquest.events import Demanded, Faced, Placed, TokenRevealed, WindowOpened
from bulkhead.starquest.rules.blips.demanding import demandable
from tests.starquest.rules.blips.places import PLACE, open_tokens
from tests.starquest.scene import BA, CH, CU, scene


@pytest.mark.clause("SQ-SCAN-12", "SQ-SCAN-13", "SQ-ALIEN-26")
@pytest.mark.house("alien-reveal")
def test_alien_tokens_in_mutual_sight_stay_hidden_until_one_is_demanded() -> None:
    table = scene(PLACE, "ch?1 fig_ork 0.0", "cu?1 fig_husk 4.0", "cu?2 fig_husk 4.3", turn=CH)
    assert not open_tokens(table)
    assert table.offered("demand") == ["demand cu?1"]
    assert str(table.refused("demand cu?2")) == "SQ-SCAN-13: sq-no-token-unseen"
    assert table.refused("demand ch?1").clause == "SQ-SCAN-13"
    assert list(demandable(table.state, CU)) == [], "it is not the Cult's turn"
    table.do("demand cu?1")
    assert table.happened == [
        Demanded(CH, "cu?1"),
        TokenRevealed(CU, "cu?1", "fig_husk", (4, 0), "SQ-SCAN-13"),
    ]
    assert table.waiting == CU
    table.do("stand 4.0 W")
    assert table.waiting == CH
    assert set(table.state.tokens) == {"ch?1", "cu?2"}
    assert (table.at("cu1"), table.mini("cu1").figure) == ("4.0", "fig_husk")


@pytest.mark.clause("SQ-SCAN-13", "SQ-ALIEN-26")
@pytest.mark.parametrize(
    ("own", "demanded"),
    [
        ("ch1 fig_ork 0.0 E", ["demand cu?1"]),
        ("ch1 fig_ork 0.0 W", []),
        ("ch?1 fig_ork 0.0", ["demand cu?1"]),
        ("ch?1 fig_ork 3.3", []),
        ("ch1 fig_ork 3.3 N", []),
    ],
)
def test_a_miniature_must_see_the_token_and_a_token_looks_all_round(own: str, demanded: list[str]) -> None:
    """At 3.3 the wall is between them. From 0.0 the whole upper row is in sight."""
    assert scene(PLACE, own, "cu?1 fig_husk 1.0").offered("demand") == demanded


@pytest.mark.clause("SQ-SCAN-13")
def test_a_miniature_on_the_move_may_demand_what_it_wants_to_attack() -> None:
    table = scene(PLACE, "ch1 fig_ork 0.0 S", "cu?1 fig_husk 4.0", dice=[1, 1]).act("ch1")
    assert table.offered("demand") == ["demand cu?1"]
    table.do("ch1 face E", "demand cu?1", "stand 4.0 N")
    assert table.happened == [
        Faced(CH, "ch1", 2, 0),
        Demanded(CH, "cu?1"),
        TokenRevealed(CU, "cu?1", "fig_husk", (4, 0), "SQ-SCAN-13"),
        Placed(CU, "cu1", "fig_husk", ((4, 0),), 0),
    ]
    assert table.offered("ch1 shoot") == ["ch1 shoot wpn_scrap_gun cu1"]


@pytest.mark.clause("SQ-SCAN-13")
@pytest.mark.house("alien-reveal")
def test_squads_cannot_demand_and_with_a_house_rule_neither_can_aliens() -> None:
    squad = scene(PLACE, "ba1 fig_marine_laser 0.0 W", "ch?1 fig_ork 4.1").act("ba1")
    assert not squad.offered("demand")
    assert squad.refused("demand ch?1").clause == "SQ-SCAN-13"
    owner = scene(PLACE, "ch?1 fig_ork 0.0", "cu?1 fig_husk 4.0", house={"alien_reveal": "owner"})
    assert not owner.offered("demand")
    assert str(owner.refused("demand cu?1")) == "SQ-SCAN-13: sq-no-demand-here"
    assert owner.offered("reveal") == ["reveal ch?1"]


@pytest.mark.clause("SQ-SCAN-13", "SQ-ALIEN-26")
def test_an_alien_player_reveals_his_own_tokens_at_will() -> None:
    table = scene(PLACE, "ch?1 fig_ork 0.0", "cu?1 fig_husk 4.0")
    table.do("reveal ch?1", "stand 0.0 E")
    assert table.happened == [
        TokenRevealed(CH, "ch?1", "fig_ork", (0, 0), "SQ-SCAN-13"),
        Placed(CH, "ch1", "fig_ork", ((0, 0),), 2),
    ]
    assert table.at("ch1") == "0.0"
    assert set(table.state.tokens) == {"cu?1"}
    assert table.offered("activate") == ["activate ch1"]
    assert table.refused("reveal cu?1").clause == "SQ-SCAN-13"


@pytest.mark.clause("SQ-SCAN-13", "SQ-SCAN-14")
def test_a_token_in_its_activation_is_shown_or_demands_another_and_then_a_raised_hand_may_act() -> None:
    lines = ("ch?1 fig_ork 0.0", "cu?1 fig_husk 4.0", "ba1 fig_marine_laser 4.3 S")
    table = scene(PLACE, *lines, turn=CH, sides={BA: {"command": 1}}).act("ch?1")
    assert table.offered("demand") == ["demand cu?1"]
    assert table.offered("reveal") == ["reveal ch?1"]
    table.state.hands = (BA,)
    table.do("reveal ch?1", "stand 0.0 E")
    assert table.told(WindowOpened) == [WindowOpened(BA, "hand")]


@pytest.mark.clause("SQ-SCAN-12", "SQ-SCAN-13")
@pytest.mark.parametrize(
    ("line", "turn", "found"),
    [
        ("ch1 fig_ork 2.0 E", CH, ["cu?1"]),
        ("ch1 fig_ork 2.0 W", CH, []),
        ("ch1 fig_ork 2.0 E", CU, []),
        ("ch?1 fig_ork 2.0", CH, ["cu?1"]),
        ("ch?1 fig_ork 6.2", CH, []),
    ],
    ids=["ahead", "behind", "in the turn of another", "a token looks all round", "out of sight"],
)
def test_a_token_is_demanded_in_the_own_turn_by_who_sees_it(line: str, turn: int, found: list[str]) -> None:
    table = scene(PLACE, line, "cu?1 fig_husk 4.0", "ba1 fig_marine_laser 4.3 S", turn=turn)
    assert list(demandable(table.state, CH)) == found
    assert list(demandable(table.state, BA)) == [], "squads demand nothing"
