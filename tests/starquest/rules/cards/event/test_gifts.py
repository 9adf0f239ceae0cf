"""Events that help the squads."""

from typing import Any

import pytest

from bulkhead.starquest.box.items.objectives import Eliminate
from bulkhead.starquest.data.scenario import Objective
from bulkhead.starquest.data.state import Deck
from bulkhead.starquest.events import (
    CardLost,
    CardPlayed,
    CardTaken,
    CommandGained,
    DieRolled,
    ObjectiveRead,
    Placed,
    Reshuffled,
    TokenRevealed,
    TokenSeen,
    WindowOpened,
)
from bulkhead.starquest.table.engine import waiting
from tests.starquest.boards import cut
from tests.starquest.rules.cards.event_scene import SHIP, draw, drawn, is_wasted
from tests.starquest.scene import BA, CH, EL, IF, LD, Table, scene

MARINE = "ba1 fig_marine_laser 3.1 E"


@pytest.mark.clause("SQ-CMD-01", "SQ-CMD-06")
@pytest.mark.clause("C-eva_stray_signal-1")
def test_stray_signal_three_command_points_for_the_poorest_squad() -> None:
    sides: dict[int, dict[str, Any]] = {BA: {"points": 4, "command": 2}, EL: {"points": 9}}
    leader = "ba1 fig_marine_commander 3.1 E role=leader"
    table = drawn("eva_stray_signal", leader, "el1 fig_eldar_warrior 4.2 W", sides=sides)
    assert table.happened == [CommandGained(BA, 3, 5)]
    assert (table.side(BA).command, table.side(EL).command) == (5, 0)
    dead = {BA: {"command_lost": True}}
    assert is_wasted(drawn("eva_stray_signal", leader, sides=dead), "eva_stray_signal")


def vault(*deck: str, dice: tuple[int, ...] = ()) -> Table:
    table = scene(SHIP, MARINE, "el1 fig_eldar_warrior 4.2 W", turn=CH, sides={EL: {"points": 1}}, dice=dice)
    table.state.decks["recon"] = Deck(deck)
    return draw(table, "eva_open_vault")


@pytest.mark.clause("SQ-RECON-01", "SQ-SEAT-09")
@pytest.mark.clause("C-eva_open_vault-1")
def test_open_vault_the_poorest_squad_draws_a_card_in_secret() -> None:
    table = vault("rec_rally", "rec_adrenaline")
    assert table.side(BA).recon == ("rec_rally",)
    assert table.side(EL).recon == ()
    assert table.happened == [CardTaken(BA, "rec_rally")]
    assert [event for event in table.heard.seen_by(EL) if isinstance(event, CardTaken)] == [CardTaken(BA)]
    assert table.state.searched == ()


@pytest.mark.clause("SQ-RECON-01")
def test_open_vault_what_is_found_is_carried_and_a_secret_mission_counts_from_now_on() -> None:
    table = vault("rec_gun_sight")
    assert table.side(BA).named == (("rec_gun_sight", "ba1"),)
    table = vault("rsm_bounty")
    assert (table.side(BA).recon, table.waiting) == (("rsm_bounty",), CH)
    assert [name for name, _ in table.side(BA).named] == ["rsm_bounty"]


@pytest.mark.parametrize("trap", ["rec_gas_leak", "rec_alarm", "rec_tripwire", "rec_hatchling"])
@pytest.mark.clause("C-eva_open_vault-2", "SQ-RECON-01")
def test_open_vault_a_trap_is_discarded_without_effect(trap: str) -> None:
    table = vault(trap)
    assert table.side(BA).recon == ()
    assert table.happened == [CardLost(BA, trap)]
    assert table.state.decks["recon"] == Deck((), (trap,))
    assert waiting(table.state) == CH
    assert table.mini("ba1").lp == 2


@pytest.mark.clause("C-eva_open_vault-1", "C-eva_open_vault-2", "C-rsm_wrecker-2")
@pytest.mark.parametrize("trap", [False, True])
def test_open_vault_with_nothing_to_wreck_another_card_is_drawn_without_a_search(trap: bool) -> None:
    other = "rec_gas_leak" if trap else "rec_rally"
    table = vault("rsm_wrecker", other, dice=(1,))
    assert table.side(BA).recon == (() if trap else ("rec_rally",))
    assert (table.side(BA).named, table.mini("ba1").lp) == ((), 2)
    last = CardLost(BA, other) if trap else CardTaken(BA, other)
    assert table.happened == [CardTaken(BA, "rsm_wrecker"), Reshuffled("recon", "SQ-RECON-11"), last]
    assert table.state.decks["recon"] == Deck(("rsm_wrecker",), (other,) if trap else ())


ORDERS: dict[str, Any] = {
    "decks": {"orders-blood_angels": ("ord_fire", "ord_move"), "orders-eldar": ("ord_move", "ord_move")}
}


@pytest.mark.clause("SQ-TURN-12", "SQ-SEAT-09")
@pytest.mark.clause("C-evg_battle_plan-1", "C-evg_battle_plan-2")
def test_battle_plan_each_squad_takes_a_card() -> None:
    table = drawn(
        "evg_battle_plan",
        MARINE,
        "el1 fig_eldar_warrior 3.2 E",
        "ld1 fig_fanatic 4.2 E",
        "ch1 fig_ork 0.0 E",
        sides={
            BA: {"orders": ("ord_fire",)},
            EL: {"orders": ("ord_move",)},
            LD: {"spent": ("eql_blood_vial",)},
        },
        **ORDERS,
    )
    assert (table.waiting, table.offers) == (BA, ["choose ord_move"])
    table.do("choose ord_move")
    assert (table.waiting, table.offers) == (EL, ["choose ord_move"])
    table.do("choose ord_move")
    assert (table.waiting, table.offers) == (LD, ["choose eql_blood_vial"])
    table.do("choose eql_blood_vial")
    assert table.happened == [
        CardTaken(BA, "ord_move"),
        CardTaken(EL, "ord_move"),
        CardTaken(LD, "eql_blood_vial"),
    ]
    assert table.side(BA).orders == ("ord_fire", "ord_move")
    assert table.side(EL).orders == ("ord_move", "ord_move")
    assert (table.side(LD).equipment, table.side(LD).spent) == (("eql_blood_vial",), ())
    assert [event.card for event in table.heard.seen_by(IF) if isinstance(event, CardTaken)] == [
        "",
        "",
        "eql_blood_vial",
    ]
    assert table.waiting == CH


@pytest.mark.clause("SQ-TURN-12")
@pytest.mark.clause("C-evg_new_orders-1")
def test_new_orders_for_the_squad_with_fewest_points() -> None:
    sides = {BA: {"points": 5}, EL: {"points": 9}}
    table = drawn("evg_new_orders", MARINE, "el1 fig_eldar_warrior 3.2 E", sides=sides, **ORDERS)
    assert (table.waiting, table.offers) == (BA, ["choose ord_fire", "choose ord_move"])
    table.do("choose ord_fire")
    assert table.happened == [CardTaken(BA, "ord_fire")]
    assert table.side(BA).orders == ("ord_fire",)
    assert table.side(EL).orders == ()
    assert table.waiting == CH, "nobody else takes one"


def test_new_orders_lots_are_drawn_among_equals() -> None:
    table = drawn("evg_new_orders", MARINE, "el1 fig_eldar_warrior 3.2 E", dice=[2], **ORDERS)
    assert table.waiting == EL
    assert table.happened == [DieRolled(EL, (2,), 2, "lot", "SQ-ALIEN-06")]


@pytest.mark.clause("SQ-SETUP-04")
@pytest.mark.clause("C-evg_broadcast-1")
def test_broadcast_reads_out_what_was_kept_back() -> None:
    test = Eliminate(("fig_hierophant",), (20,), live_from="revealed")
    goals = (Objective("primary", 30, test), Objective("secondary", 20, test, public=False))
    table = drawn("evg_broadcast", MARINE, "ch?1 fig_ork 0.0", objectives=goals)
    assert table.happened == [ObjectiveRead("secondary")]
    assert all(goal.public for goal in table.state.scenario.objectives)
    assert table.waiting == CH, "nobody looks at a token"


@pytest.mark.clause("SQ-SETUP-04")
@pytest.mark.clause("C-evg_broadcast-2")
def test_broadcast_otherwise_each_squad_may_look_at_a_token() -> None:
    table = drawn(
        "evg_broadcast", MARINE, "el1 fig_eldar_warrior 3.2 E", "ch?1 fig_ork 0.0", "cu?1 fig_husk 7.0"
    )
    assert (table.waiting, table.offers) == (BA, ["choose ch?1", "choose cu?1", "pass"])
    table.do("choose cu?1")
    assert table.waiting == EL
    table.do("pass")
    assert table.happened == [TokenSeen(BA, "cu?1", "fig_husk")]
    assert [event for event in table.heard.seen_by(EL) if isinstance(event, TokenSeen)] == [
        TokenSeen(BA, "cu?1")
    ]
    assert table.waiting == CH


@pytest.mark.clause("SQ-SCAN-10")
@pytest.mark.clause("C-evg_mother_scan-1")
def test_mother_scan_all_tokens_of_a_board_are_revealed() -> None:
    table = scene(
        SHIP,
        MARINE,
        "ch?1 fig_ork 0.0",
        "ch?2 fig_ork 1.2",
        "cu?1 fig_husk 7.0",
        "ch1 fig_ork 7.2 N",
        turn=CH,
    )
    cut(table, 2, 6, scanned=(0, 1, 2))
    draw(table, "evg_mother_scan")
    assert (table.waiting, table.offers) == (BA, ["choose brd_0", "choose brd_2"])
    table.do("choose brd_0", "stand 0.0 E", "stand 1.2 E")
    assert table.happened == [
        CardPlayed(BA, "evg_mother_scan", ("brd_0",), "SQ-ALIEN-06"),
        TokenRevealed(CH, "ch?1", "fig_ork", (0, 0)),
        TokenRevealed(CH, "ch?2", "fig_ork", (1, 2)),
        Placed(CH, "ch2", "fig_ork", ((0, 0),), 2),
        Placed(CH, "ch3", "fig_ork", ((1, 2),), 2),
    ]
    assert list(table.state.tokens) == ["cu?1"]
    assert table.waiting == CH


@pytest.mark.clause("SQ-SCAN-10")
def test_mother_scan_after_it_a_raised_hand_may_act() -> None:
    table = scene(SHIP, MARINE, "ch?1 fig_ork 0.0", turn=CH, sides={BA: {"command": 1}})
    cut(table, 2, 6, scanned=(0, 1, 2))
    draw(table, "evg_mother_scan")
    table.state.hands = (BA,)
    table.do("choose brd_0", "stand 0.0 E")
    assert table.told(WindowOpened) == [WindowOpened(BA, "hand")]


@pytest.mark.clause("C-evg_new_orders-2")
def test_new_orders_for_the_legion_are_a_used_equipment_card() -> None:
    sides = {LD: {"points": 1, "spent": ("eql_blood_vial",)}, BA: {"points": 5}}
    table = drawn("evg_new_orders", MARINE, "ld1 fig_fanatic 4.2 E", sides=sides, **ORDERS)
    assert (table.waiting, table.offers) == (LD, ["choose eql_blood_vial"])
    table.do("choose eql_blood_vial")
    assert table.happened == [CardTaken(LD, "eql_blood_vial")]
    assert (table.side(LD).equipment, table.side(LD).spent) == (("eql_blood_vial",), ())
    assert table.side(BA).orders == ()
