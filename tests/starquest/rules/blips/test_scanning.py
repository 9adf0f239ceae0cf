"""Scanning a board, and placing blips on it (SQ-SCAN-01 to 08)."""

import pytest

from bulkhead.starquest.data.state import Flame
from bulkhead.starquest.events import Eliminated, Entered, Moved, Scanned, TokenPlaced
from bulkhead.tabletop.game import SPECTATOR
from tests.starquest.rules.blips.scans import boards, puts
from tests.starquest.scene import BA, CH, CU, EL, IF, scene

# Three boards: columns 0 to 3, 4 to 6, and 7. On the second a wall hides the upper row.
MARINE = "ba1 fig_marine_laser 2.1 E"
POOLS = {CH: {"blips": ("fig_gretchin", "fig_ork", "fig_ork")}, CU: {"blips": ("fig_husk",)}}


@pytest.mark.clause("SQ-SCAN-01", "SQ-SCAN-02", "SQ-SCAN-03", "SQ-SCAN-04", "SQ-MOVE-18")
def test_the_first_step_onto_a_board_suspends_the_movement_until_the_aliens_have_placed_blips() -> None:
    table = boards().act("ba1").do("ba1 walk 3.1 4.1 5.1 6.1")
    assert table.at("ba1") == "4.1"
    assert table.told(Scanned) == [Scanned(BA, "ba1", "brd_1")]
    assert table.waiting == CH
    assert puts(table, "fig_ork") == {"4.0", "5.0", "6.0"}, "on no other board"
    table.do("put fig_ork 4.0", "pass")
    assert table.waiting == CU
    table.do("put fig_husk 5.0")
    assert table.waiting == BA
    assert table.at("ba1") == "4.1"
    assert table.mini("ba1").deeds.mp == 2
    table.do("ba1 step 5.1", "ba1 step 6.1")
    assert table.at("ba1") == "6.1"
    assert table.happened == [
        Moved(BA, "ba1", ((3, 1),), 1),
        Moved(BA, "ba1", ((4, 1),), 1),
        Scanned(BA, "ba1", "brd_1"),
        TokenPlaced(CH, "ch?1", "blip", (4, 0), "fig_ork"),
        TokenPlaced(CU, "cu?1", "blip", (5, 0), "fig_husk"),
        Moved(BA, "ba1", ((5, 1),), 1),
        Moved(BA, "ba1", ((6, 1),), 1),
    ]


@pytest.mark.clause("SQ-SCAN-01")
def test_each_board_is_scanned_once_whichever_squad_comes_first() -> None:
    table = boards(MARINE, "if1 fig_marine_laser 3.1 E", turn=IF).act("if1").do("if1 step 4.1")
    table.do("put fig_ork 4.0", "pass", "pass", "if1 step 5.1", "done", "end")
    assert table.told(Scanned) == [Scanned(IF, "if1", "brd_1")]
    again = boards(MARINE, scanned=(0, 1)).act("ba1").do("ba1 walk 3.1 4.1 5.1")
    assert again.at("ba1") == "5.1"
    assert again.happened == [
        Moved(BA, "ba1", ((3, 1),), 1),
        Moved(BA, "ba1", ((4, 1),), 1),
        Moved(BA, "ba1", ((5, 1),), 1),
    ]


@pytest.mark.clause("SQ-SCAN-01")
def test_aliens_scan_nothing() -> None:
    table = boards("ch1 fig_ork 3.1 E").act("ch1").do("ch1 step 4.1")
    assert table.waiting == CH
    assert table.happened == [Moved(CH, "ch1", ((4, 1),), 1)]
    assert table.state.scanned == (0,)


@pytest.mark.clause("SQ-SCAN-01")
def test_coming_in_from_the_entry_area_scans_the_board() -> None:
    table = scene(
        """
        +-+-+-+
        |T . .|
        +-+-+ +
        |T . .|
        +-+-+-+
        """,
        "ba1 fig_marine_laser dock",
        scanned=False,
        sides={CH: {"blips": ("fig_ork",)}},
    )
    table.act("ba1").do("ba1 enter 0.0 E")
    assert table.happened == [Entered(BA, "ba1", ((0, 0),), 2), Scanned(BA, "ba1", "brd_map")]
    assert table.waiting == CH


@pytest.mark.clause("SQ-SCAN-01")
def test_boards_that_count_as_one_are_scanned_together() -> None:
    table = boards(scanned=(), one_board=("brd_0", "brd_1", "brd_2")).act("ba1").do("ba1 step 3.1")
    assert table.state.scanned == (0, 1, 2)
    assert {"0.0", "4.0"} <= puts(table, "fig_ork")
    table.do("put fig_gretchin 4.0", "put fig_ork 5.0", "put fig_ork 6.0", "put fig_husk 0.0", "ba1 step 4.1")
    assert table.happened == [
        Moved(BA, "ba1", ((3, 1),), 1),
        Scanned(BA, "ba1", "brd_0"),
        TokenPlaced(CH, "ch?1", "blip", (4, 0), "fig_gretchin"),
        TokenPlaced(CH, "ch?2", "blip", (5, 0), "fig_ork"),
        TokenPlaced(CH, "ch?3", "blip", (6, 0), "fig_ork"),
        TokenPlaced(CU, "cu?1", "blip", (0, 0), "fig_husk"),
        Moved(BA, "ba1", ((4, 1),), 1),
    ]


@pytest.mark.clause("SQ-SCAN-03", "SQ-ALIEN-22")
def test_a_cult_that_comes_by_conduit_places_nothing() -> None:
    table = boards(cult_entry="conduit").act("ba1").do("ba1 walk 3.1 4.1")
    assert table.waiting == CH
    table.do("put fig_gretchin 4.0", "put fig_ork 5.0", "put fig_ork 6.0")
    assert table.happened == [
        Moved(BA, "ba1", ((3, 1),), 1),
        Moved(BA, "ba1", ((4, 1),), 1),
        Scanned(BA, "ba1", "brd_1"),
        TokenPlaced(CH, "ch?1", "blip", (4, 0), "fig_gretchin"),
        TokenPlaced(CH, "ch?2", "blip", (5, 0), "fig_ork"),
        TokenPlaced(CH, "ch?3", "blip", (6, 0), "fig_ork"),
    ]
    assert table.waiting == BA
    assert table.side(CU).blips == ("fig_husk",)


@pytest.mark.clause("SQ-SCAN-03", "SQ-SCAN-04", "SQ-SCAN-06")
def test_an_alien_player_without_blips_is_passed_over() -> None:
    table = boards(sides={CU: {"blips": ("fig_husk",)}}).act("ba1").do("ba1 walk 3.1 4.1")
    assert table.waiting == CU
    table.do("put fig_husk 5.0")
    assert table.waiting == BA


@pytest.mark.clause("SQ-SCAN-03")
def test_others_learn_where_a_blip_lies_but_not_what_it_is() -> None:
    told = []
    for identity in ("fig_ork", "fig_gretchin"):
        table = boards(scanned=()).act("ba1").do("ba1 step 3.1", f"put {identity} 0.0")
        assert TokenPlaced(CH, "ch?1", "blip", (0, 0), identity) in table.heard.seen_by(CH)
        told.append([table.heard.seen_by(viewer) for viewer in (BA, EL, CU, SPECTATOR)])
    assert told[0] == told[1]


@pytest.mark.clause("SQ-MOVE-19", "SQ-SCAN-02")
def test_the_board_is_scanned_even_if_the_mover_then_dies_in_fire() -> None:
    lines = ("ba1 fig_marine_laser 3.1 E lp=1", "if1 fig_marine_laser 7.1 N")
    table = boards(*lines, sides={CH: {"blips": ("fig_ork",)}}, dice=[6, 6, 6])
    fire = table.state.ship.square("4.1")
    table.state.flames, table.state.burning = (Flame(1, BA, (fire,)),), 1 << fire
    table.act("ba1").do("ba1 step 4.1", "put fig_ork 5.0")
    kinds = [type(event) for event in table.events]
    assert kinds.index(Scanned) < kinds.index(TokenPlaced) < kinds.index(Eliminated)
    assert table.mini("ba1").place == "dead"
    assert table.state.scanned == (0, 1)
    assert set(table.state.tokens) == {"ch?1"}


@pytest.mark.clause("SQ-SEAT-08")
def test_nobody_is_asked_who_has_no_blip_or_no_square() -> None:
    table = boards(sides={}).act("ba1").do("ba1 walk 3.1 4.1 5.1")
    assert table.waiting == BA
    assert table.at("ba1") == "4.1"
    assert table.happened == [
        Moved(BA, "ba1", ((3, 1),), 1),
        Moved(BA, "ba1", ((4, 1),), 1),
        Scanned(BA, "ba1", "brd_1"),
    ]
