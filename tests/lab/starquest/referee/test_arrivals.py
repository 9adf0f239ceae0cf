"""Forged arrivals: scans that are none, and tokens laid in sight, on the wrong squares, or too many of them."""

from typing import Any

import pytest

from bulkhead.lab.starquest.referee.account import Entry, Plain
from bulkhead.lab.starquest.referee.arrivals import Arrivals
from bulkhead.lab.starquest.referee.content import XY
from bulkhead.lab.starquest.referee.fights.attacks import Attacks
from bulkhead.lab.starquest.referee.objections import Objection
from bulkhead.lab.starquest.referee.secrets.reveals import Reveals
from tests.lab.starquest.referee.drawn import NORTH, SOUTH, Drawn

SCAN: Plain = {"type": "Scanned", "seat": 0, "who": "if1", "board": "brd"}
STEP: Plain = {"type": "Moved", "seat": 0, "who": "if1", "squares": ((5, 7),), "cost": 1}
CARD: Plain = {"type": "EventDrawn", "seat": 1, "card": "eva_second_wave"}
TURN: Plain = {"type": "TurnBegan", "seat": 1}
ACTS: Plain = {"type": "Activated", "seat": 1, "who": "ch2"}


def laid(x: int, y: int, why: str = "SQ-SCAN-03", seat: int = 1) -> Plain:
    return {"type": "TokenPlaced", "seat": seat, "token": "ch?1", "kind": "blip", "at": (x, y), "why": why}


class Board:
    """A marine at 5.8 that faces north; R squares at 2.10 behind it and at 5.2 ahead of it."""

    def __init__(self, alien: str = "chaos", mode: str = "board", **house: Any) -> None:
        self.drawn = Drawn(**house)
        self.table = self.drawn.table
        self.table.factions = ("imperial_fists", alien)
        self.table.mission = {"cult_entry": mode}
        self.table.ship.r_squares = frozenset([(2, 10), (5, 2)])
        self.table.ship.conduits = frozenset([(8, 10)])
        self.table.ship.vents = {"v1": (9, 10), "v2": (9, 11)}
        self.table.vents = {"v1"}
        self.drawn.put("if1", "fig_marine_laser", (5, 8), facing=NORTH)

    def hears(self, *events: Plain, pacts: tuple[Plain, ...] = ()) -> str:
        judge = Arrivals(self.table, Reveals(self.table, Attacks(self.table)))
        judge.command(Entry(0, 0, {}, [], {"pacts": list(pacts)}))
        try:
            for event in events:
                judge.hears[event["type"]](event)
        except Objection as objection:
            return objection.clause
        return ""


def test_a_squad_miniature_scans_the_board_on_which_it_stands_once() -> None:
    assert Board().hears(SCAN) == ""
    assert Board().hears(SCAN, SCAN) == "SQ-SCAN-01"
    assert Board().hears(SCAN | {"board": "other"}) == "SQ-SCAN-01"
    alien = Board()
    alien.drawn.put("ch1", "fig_ork", (1, 1))
    assert alien.hears(SCAN | {"who": "ch1"}) == alien.hears(SCAN | {"who": "if9"}) == "SQ-SCAN-01"


def test_boards_that_count_as_one_are_scanned_together() -> None:
    board = Board()
    board.table.ship.board_of[3, 20] = "far"
    assert board.hears(SCAN, laid(3, 20)) == "SQ-SCAN-07"
    board.table.mission["one_board"] = ["brd", "far"]
    assert board.hears(SCAN, laid(3, 20)) == ""
    board.table.put("if1", ((3, 20),))
    assert board.hears(SCAN | {"board": "far"}, SCAN) == "SQ-SCAN-01"


def test_a_blip_is_laid_while_its_board_is_scanned() -> None:
    assert Board().hears(SCAN, laid(5, 10)) == ""
    assert Board().hears(laid(5, 10)) == Board().hears(SCAN, STEP, laid(5, 10)) == "SQ-SCAN-07"
    assert Board().hears(SCAN, laid(5, 10, seat=0)) == "SQ-SCAN-03"


def test_a_blip_in_the_sight_of_a_squad_is_objected_to() -> None:
    assert Board().hears(SCAN, laid(5, 2)) == Board().hears(SCAN, laid(0, 8)) == "SQ-SCAN-07"
    hidden = Board()
    hidden.drawn.put("ch1", "fig_ork", (5, 5))
    assert hidden.hears(SCAN, laid(5, 2)) == ""
    turned = Board()
    turned.table.pieces["if1"].facing = SOUTH
    assert (turned.hears(SCAN, laid(5, 2)), turned.hears(SCAN, laid(5, 10))) == ("", "SQ-SCAN-07")


@pytest.mark.parametrize(("squad", "clause"), [("eldar", ""), ("ultramarines", "SQ-SCAN-07")])
def test_by_the_house_option_only_marines_keep_blips_away(squad: str, clause: str) -> None:
    board = Board(blip_sight="marines")
    board.table.factions = (squad, "chaos")
    assert board.hears(SCAN, laid(5, 2)) == clause


def test_a_blip_on_a_vent_a_conduit_a_structure_or_a_barred_square_is_objected_to() -> None:
    board = Board()
    board.table.structures, board.table.walled = {(1, 10)}, {(1, 11)}
    for x, y in ((9, 10), (8, 10), (1, 10), (1, 11)):
        assert board.hears(SCAN, laid(x, y)) == "SQ-SCAN-07"
    assert board.hears(SCAN, laid(9, 11)) == "", "that vent is destroyed"


def test_the_cult_lays_blips_at_scans_only_where_it_comes_by_boards() -> None:
    assert Board("cult").hears(SCAN, laid(5, 10)) == ""
    assert Board("cult", "conduit").hears(SCAN, laid(5, 10)) == "SQ-ALIEN-22"


def test_decoys_of_a_card_lie_out_of_sight_on_a_scanned_board() -> None:
    assert Board().hears(SCAN, STEP, CARD, laid(5, 10, "SQ-SCAN-07")) == ""
    assert Board().hears(CARD, laid(5, 10, "SQ-SCAN-07")) == "SQ-SCAN-07"
    assert Board().hears(SCAN, CARD, laid(5, 2, "SQ-SCAN-07")) == "SQ-SCAN-07"


def test_chaos_brings_one_token_in_a_turn_by_a_vent_that_stands() -> None:
    vent = laid(9, 10, "SQ-ALIEN-07")
    assert Board().hears(vent) == Board().hears(vent, TURN, vent) == ""
    assert Board().hears(vent, vent) == Board("cult").hears(vent) == "SQ-ALIEN-07"
    assert Board().hears(laid(9, 11, "SQ-ALIEN-07")) == "SQ-ALIEN-07"


def test_the_cult_brings_eight_tokens_in_a_turn_by_its_conduit() -> None:
    conduit = laid(8, 10, "SQ-ALIEN-23")
    assert Board("cult", "conduit").hears(*[conduit] * 8) == ""
    assert Board("cult", "conduit").hears(*[conduit] * 9) == Board("cult").hears(conduit) == "SQ-ALIEN-23"
    assert Board("cult", "conduit").hears(laid(8, 9, "SQ-ALIEN-23")) == "SQ-ALIEN-23"


def reinforced(*at: XY, board: Board | None = None, pacts: tuple[Plain, ...] = ()) -> str:
    events = [laid(x, y, "SQ-ALIEN-35") for x, y in at]
    return (board or Board()).hears(TURN, ACTS, *events, pacts=pacts)


def test_six_reinforcements_come_on_r_squares_that_no_enemy_sees() -> None:
    assert reinforced(*[(2, 10)] * 6) == ""
    assert reinforced(*[(2, 10)] * 7) == "SQ-ALIEN-38"
    assert reinforced((3, 10)) == "SQ-ALIEN-35"
    assert reinforced((5, 2)) == "SQ-ALIEN-37"


def test_a_public_ally_does_not_keep_reinforcements_away() -> None:
    pact: Plain = {"a": 0, "b": 1, "public": True}
    assert reinforced((5, 2), pacts=(pact,)) == ""
    assert reinforced((5, 2), pacts=(pact | {"public": False},)) == "SQ-ALIEN-37"


def test_reinforcements_of_a_cult_come_by_its_conduit_too() -> None:
    assert reinforced((8, 10), board=Board("cult", "conduit")) == ""
    assert reinforced((8, 10), board=Board("cult")) == reinforced((8, 10)) == "SQ-ALIEN-35"


def test_a_card_brings_reinforcements_by_its_own_rules() -> None:
    assert Board().hears(TURN, CARD, laid(5, 2, "SQ-ALIEN-35")) == ""
    assert Board().hears(TURN, CARD, ACTS, laid(5, 2, "SQ-ALIEN-35")) == "SQ-ALIEN-37"
