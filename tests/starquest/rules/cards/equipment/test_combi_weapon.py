"""The combi-weapon."""

from functools import partial

import pytest

from bulkhead.starquest.events import (
    CardShown,
    Declared,
    Eliminated,
    Faced,
    Moved,
    OverwatchEnded,
    Rolled,
    Scored,
    Wounded,
)
from bulkhead.starquest.table.card import card
from tests.starquest.rules.cards import equipping
from tests.starquest.scene import BA, CH, IF

marines_with = partial(equipping.equipped, seat=BA)


@pytest.mark.clause("SQ-WPN-03", "SQ-WPN-14", "SQ-WPN-15")
@pytest.mark.clause("C-eqp_combi_weapon-1")
def test_a_combi_weapon_fires_along_a_line_when_its_player_likes() -> None:
    leader = "if1 fig_marine_commander 0.0 E role=leader weapons=set_bolter"
    lines = (
        leader,
        "if2 fig_marine_laser 0.2 E",
        "ch1 fig_ork 4.0 W",
        "ch2 fig_ork 8.0 W",
        "ch3 fig_ork 8.2 W",
    )
    table = marines_with(*lines, cards=("eqp_combi_weapon",), seat=IF, dice=(6, 6)).act("if1")
    assert "if1 shoot wpn_commander_bolter ch1" in table.offers
    table.do("if1 shoot wpn_commander_bolter 0.0>E")
    while table.offers[0] == "pass":
        table.do("pass")
    assert [table.mini(who).place for who in ("ch1", "ch2", "ch3")] == ["dead", "dead", "board"]
    assert table.happened == [
        CardShown(IF, "eqp_combi_weapon", "SQ-TURN-11"),
        Declared(IF, "if1", "wpn_commander_bolter", "0.0>E", 1, "shoot"),
        Rolled(IF, "if1", (3, 3), 2, "shoot", "SQ-SHOOT-03"),
        Wounded(CH, "ch1", 1, 0),
        Wounded(CH, "ch2", 1, 0),
        Eliminated(CH, "ch1", "fig_ork", IF),
        Scored(IF, 3, 3, "kill", "ch1"),
        Eliminated(CH, "ch2", "fig_ork", IF),
        Scored(IF, 3, 6, "kill", "ch2"),
    ]
    assert not [offer for offer in table.do("done").act("if2").offered("if2 shoot") if ">" in offer]


@pytest.mark.clause("SQ-TURN-11", "SQ-OVER-14")
@pytest.mark.parametrize(("aim", "shown"), [("1.0>S", True), ("ch1", False)])
def test_in_overwatch_too_it_is_shown_when_it_fires_along_a_line(aim: str, shown: bool) -> None:
    leader = "if1 fig_marine_commander 1.0 E role=leader weapons=set_bolter watching"
    table = marines_with(
        "ch1 fig_ork 0.2 E", leader, cards=("eqp_combi_weapon",), seat=IF, dice=(1, 1), turn=CH
    ).act("ch1")
    table.do("ch1 step 1.2", f"if1 snap wpn_commander_bolter {aim} S")
    happened = [
        Moved(CH, "ch1", ((1, 2),), 1),
        Faced(IF, "if1", 4, 0, "SQ-OVER-14"),
        OverwatchEnded(IF, "if1"),
        *([CardShown(IF, "eqp_combi_weapon", "SQ-TURN-11")] if shown else []),
        Declared(IF, "if1", "wpn_commander_bolter", aim, 1, "overwatch"),
    ]
    assert table.happened[: len(happened)] == happened


@pytest.mark.clause("SQ-WPN-14")
def test_without_a_combi_weapon_a_leaders_gun_has_no_line() -> None:
    table = marines_with(
        "if1 fig_marine_commander 0.0 E role=leader weapons=set_bolter",
        "ch1 fig_ork 4.0 W",
        cards=("eqp_melta_bomb",),
        seat=IF,
    ).act("if1")
    assert table.offered("if1 shoot") == ["if1 shoot wpn_commander_bolter ch1"]


@pytest.mark.clause("SQ-WPN-03")
@pytest.mark.parametrize(
    ("line", "touched"),
    [
        ("if1 fig_marine_commander 0.0 E role=leader weapons=set_bolter", True),
        ("if1 fig_marine_commander 0.0 E role=leader weapons=set_axe_pistol", False),
        ("if1 fig_marine_commander 0.0 E weapons=set_bolter", False),
        ("if1 fig_marine_laser 0.0 E", False),
    ],
    ids=["a leader with a gun", "a leader without", "no leader", "a marine"],
)
def test_it_is_made_for_a_leader_and_his_gun(line: str, touched: bool) -> None:
    table = marines_with(line, "ch1 fig_ork 4.0 W", cards=("eqp_combi_weapon",), seat=IF)
    assert card("eqp_combi_weapon").touches(table.state, table.mini("if1")) is touched


def test_a_leader_with_axe_and_pistol_has_no_use_for_a_combi_weapon() -> None:
    table = marines_with(
        "if1 fig_marine_commander 0.0 E role=leader weapons=set_axe_pistol",
        "ch1 fig_ork 4.0 W",
        cards=("eqp_combi_weapon",),
        seat=IF,
    ).act("if1")
    assert not [offer for offer in table.offered("if1 shoot") if ">" in offer]
