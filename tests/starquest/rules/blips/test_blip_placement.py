"""Where blips may be placed, and which must be."""

import pytest

from bulkhead.starquest.events import Moved, Scanned, TokenPlaced, TokensJoined, TokensLost
from bulkhead.starquest.rules.blips.blip_placement import legal_squares, placers
from bulkhead.tabletop import SPECTATOR
from tests.starquest.rules.blips.scans import boards, puts
from tests.starquest.scene import BA, CH, CU, Table, scene

MARINE = "ba1 fig_marine_laser 2.1 E"


@pytest.mark.clause("SQ-ALIEN-21", "SQ-ALIEN-22")
def test_a_cult_that_comes_by_board_places_after_chaos() -> None:
    table = boards(scanned=(), cult_entry="board").act("ba1").do("ba1 step 3.1")
    assert table.waiting == CH
    table.do("pass")
    assert table.happened == [Moved(BA, "ba1", ((3, 1),), 1), Scanned(BA, "ba1", "brd_0")]
    assert table.waiting == CU
    assert puts(table, "fig_husk") == {"0.0", "1.0", "2.0", "0.1", "1.1", "2.1"}


@pytest.mark.clause("SQ-SCAN-03")
@pytest.mark.parametrize(
    ("aliens", "entry", "seats"),
    [
        (("chaos", "cult"), "board", (1, 2)),
        (("chaos", "cult"), "conduit", (1,)),
        (("chaos",), "board", (1,)),
        (("cult",), "board", (1,)),
        (("cult",), "conduit", ()),
    ],
)
def test_chaos_places_first_and_then_a_cult_that_comes_by_board(
    aliens: tuple[str, ...], entry: str, seats: tuple[int, ...]
) -> None:
    table = scene(LAST, MARINE, factions=("blood_angels", *aliens), cult_entry=entry, scanned=False)
    assert placers(table.state) == seats


@pytest.mark.clause("SQ-SCAN-05")
def test_some_all_or_none_of_the_blips_are_placed_and_the_rest_stay_in_hand() -> None:
    table = boards(scanned=()).act("ba1").do("ba1 step 3.1")
    table.do("put fig_ork 0.0", "pass")
    assert table.side(CH).blips == ("fig_gretchin", "fig_ork")
    table.do("pass")
    assert table.side(CU).blips == ("fig_husk",)
    assert [token.identity for token in table.state.tokens.values()] == ["fig_ork"]
    assert table.happened == [
        Moved(BA, "ba1", ((3, 1),), 1),
        Scanned(BA, "ba1", "brd_0"),
        TokenPlaced(CH, "ch?1", "blip", (0, 0), "fig_ork"),
    ]


@pytest.mark.clause("SQ-SCAN-05")
def test_nobody_places_what_he_does_not_hold() -> None:
    table = boards(scanned=()).act("ba1").do("ba1 step 3.1")
    assert table.happened == [Moved(BA, "ba1", ((3, 1),), 1), Scanned(BA, "ba1", "brd_0")]
    assert table.refused("put fig_android 0.0").clause == "SQ-SCAN-05"
    assert table.refused("ba1 step 2.1").clause == "SQ-SCAN-03"


LAST = """
    +-+-+-+-+
    |. . . .|
    +-+-+-+ +
    |. . . .|
    +-+-+-+-+
    """


def last_board(**house: str) -> Table:
    """One board; the marine sees its own row ahead, two Orks stand behind it: three hidden squares are free."""
    blips = ("fig_gretchin", "fig_gretchin", "fig_ork", "fig_ork", "fig_ork")
    table = scene(
        LAST,
        "ba1 fig_marine_laser 1.1 E",
        "ch1 fig_ork 0.0 E",
        "ch2 fig_ork 0.1 E",
        sides={CH: {"blips": blips}},
        scanned=False,
        house=house,
    )
    return table.act("ba1").do("ba1 step 2.1")


@pytest.mark.clause("SQ-SCAN-06")
@pytest.mark.house("spare-blips")
def test_on_the_last_board_all_blips_are_placed_and_those_without_room_are_lost() -> None:
    table = last_board()
    assert puts(table, "fig_ork") == {"1.0", "2.0", "1.1"}
    table.do("put fig_ork 1.0", "put fig_gretchin 2.0")
    assert table.refused("pass").clause == "SQ-SCAN-06"
    table.do("put fig_ork 1.1")
    assert table.waiting == BA
    assert table.happened == [
        Moved(BA, "ba1", ((2, 1),), 1),
        Scanned(BA, "ba1", "brd_map"),
        TokenPlaced(CH, "ch?1", "blip", (1, 0), "fig_ork"),
        TokenPlaced(CH, "ch?2", "blip", (2, 0), "fig_gretchin"),
        TokenPlaced(CH, "ch?3", "blip", (1, 1), "fig_ork"),
        TokensLost(CH, 2),
    ]
    assert table.side(CH).blips == ()
    assert table.side(CH).reinforcements == ()
    assert len(table.state.tokens) == 3


@pytest.mark.clause("SQ-SCAN-06")
@pytest.mark.house("spare-blips")
def test_at_some_tables_the_blips_without_room_become_reinforcements() -> None:
    table = last_board(spare_blips="reinforcements")
    table.do("put fig_ork 1.0", "put fig_gretchin 2.0", "put fig_ork 1.1")
    assert table.side(CH).blips == ()
    assert table.side(CH).reinforcements == ("fig_gretchin", "fig_ork")
    assert table.happened == [
        Moved(BA, "ba1", ((2, 1),), 1),
        Scanned(BA, "ba1", "brd_map"),
        TokenPlaced(CH, "ch?1", "blip", (1, 0), "fig_ork"),
        TokenPlaced(CH, "ch?2", "blip", (2, 0), "fig_gretchin"),
        TokenPlaced(CH, "ch?3", "blip", (1, 1), "fig_ork"),
        TokensJoined(CH, 2, ("fig_gretchin", "fig_ork"), "SQ-SCAN-06"),
    ]
    assert table.heard.seen_by(CH)[-1] == table.happened[-1]
    for viewer in (BA, CU, SPECTATOR):
        assert table.heard.seen_by(viewer)[-1] == TokensJoined(CH, 2, (), "SQ-SCAN-06")


@pytest.mark.clause("SQ-SCAN-06", "SQ-ALIEN-21", "SQ-ALIEN-22")
def test_the_last_board_binds_only_a_cult_that_comes_by_board() -> None:
    table = scene(
        LAST,
        "ba1 fig_marine_laser 0.1 E",
        sides={CU: {"blips": ("fig_husk",)}},
        scanned=False,
        cult_entry="conduit",
    )
    table.act("ba1").do("ba1 step 1.1")
    assert table.waiting == BA
    assert table.side(CU).blips == ("fig_husk",)


@pytest.mark.clause("SQ-SCAN-07", "SQ-LOS-12")
@pytest.mark.house("blip-sight")
def test_no_blip_is_placed_in_the_sight_of_any_squad_and_facing_counts() -> None:
    table = boards(MARINE, "el1 fig_eldar_warrior 0.0 N", scanned=()).act("ba1").do("ba1 step 3.1")
    assert table.happened == [Moved(BA, "ba1", ((3, 1),), 1), Scanned(BA, "ba1", "brd_0")]
    assert puts(table, "fig_ork") == {"0.1", "1.1", "2.1"}
    assert table.refused("put fig_ork 1.0").clause == "SQ-SCAN-07"
    assert table.refused("put fig_ork 4.0").clause == "SQ-SCAN-07"
    assert table.refused("put fig_ork 40.0").clause == "SQ-SCAN-07"


@pytest.mark.clause("SQ-SCAN-07")
@pytest.mark.house("blip-sight")
def test_at_some_tables_only_marines_forbid_placing() -> None:
    lines = (MARINE, "el1 fig_eldar_warrior 0.0 N")
    table = boards(*lines, scanned=(), house={"blip_sight": "marines"}).act("ba1").do("ba1 step 3.1")
    assert table.happened == [Moved(BA, "ba1", ((3, 1),), 1), Scanned(BA, "ba1", "brd_0")]
    assert puts(table, "fig_ork") == {"1.0", "2.0", "0.1", "1.1", "2.1"}


@pytest.mark.clause("SQ-SCAN-08")
def test_one_blip_in_a_square_and_none_where_somebody_stands() -> None:
    table = boards(MARINE, "ch1 fig_ork 0.0 E", scanned=()).act("ba1").do("ba1 step 3.1")
    assert table.refused("put fig_ork 0.0").clause == "SQ-SCAN-08"
    table.do("put fig_ork 1.0")
    assert table.happened == [
        Moved(BA, "ba1", ((3, 1),), 1),
        Scanned(BA, "ba1", "brd_0"),
        TokenPlaced(CH, "ch?1", "blip", (1, 0), "fig_ork"),
    ]
    assert table.refused("put fig_ork 1.0").clause == "SQ-SCAN-08"
    assert "1.0" not in puts(table, "fig_ork")


@pytest.mark.clause("SQ-SCAN-07")
def test_vents_and_conduits_are_kept_for_what_comes_out_of_them() -> None:
    table = scene("+-+-+-+-+-+\n|V C # . .|\n+-+-+-+-+-+", "ba1 fig_marine_laser 4.0 E", scanned=False)
    assert table.state.ship.names(legal_squares(table.state, 0)) == ["3.0"]
