"""Tokens that a mission wants on the board in time, and boards that do not count as still to be scanned."""

from typing import Any

import pytest

from bulkhead.starquest.events import Activated, Finished, Moved, Scanned, TokenPlaced, TokensLost
from bulkhead.starquest.rules.missions.special.due_tokens import scans
from tests.starquest.boards import cut
from tests.starquest.scene import BA, CH, CU, Table, scene

# Three boards: columns 0 to 3, 4 to 6, and 7. On the second a wall hides the upper row.
BOARDS = """
    +-+-+-+-+-+-+-+-+
    |. . . .|. . . .|
    + + + + +-+-+-+ +
    |. . . . . . . .|
    +-+-+-+-+-+-+-+-+
    """
MARINE = "ba1 fig_marine_laser 3.1 E"
HAND = {CH: {"blips": ("fig_dread_mk7", "fig_gretchin", "fig_ork")}}


def second_scan(scanned: tuple[int, ...] = (0,), **more: Any) -> Table:
    """A marine steps onto the middle board; Chaos holds a machine that is due at the second scan."""
    fields: dict[str, Any] = {"sides": HAND, "due": {"fig_dread_mk7": 2}, "scanned": False, **more}
    table = cut(scene(BOARDS, MARINE, **fields), 4, 7, scanned=scanned)
    return table.act("ba1").do("ba1 step 4.1")


def test_a_due_token_keeps_its_owner_from_stopping_until_it_lies_there() -> None:
    table = second_scan()
    assert "pass" not in table.offers
    assert table.refused("pass").phrase.id == "sq-no-due-token"
    table.do("put fig_ork 4.0")  # in what order he likes: nobody learns which one it is
    assert "pass" not in table.offers
    table.do("put fig_dread_mk7 5.0")
    assert "pass" in table.offers
    table.do("pass")
    assert table.side(CH).blips == ("fig_gretchin",)
    assert table.waiting == BA
    table.do("ba1 step 5.1")
    assert table.happened == [
        Moved(BA, "ba1", ((4, 1),), 1),
        Scanned(BA, "ba1", "brd_1"),
        TokenPlaced(CH, "ch?1", "blip", (4, 0), "fig_ork"),
        TokenPlaced(CH, "ch?2", "blip", (5, 0), "fig_dread_mk7"),
        Moved(BA, "ba1", ((5, 1),), 1),
    ]


def test_before_its_scan_it_may_wait_and_so_may_all_others() -> None:
    early = second_scan(scanned=())
    assert "pass" in early.offers
    bystander = second_scan(sides={CH: {"blips": ("fig_gretchin", "fig_ork")}})
    assert "pass" in bystander.offers
    other = second_scan(due={})
    assert "pass" in other.offers


@pytest.mark.clause("SQ-SCAN-05", "SQ-SCAN-08")
def test_the_last_square_is_kept_for_it() -> None:
    table = second_scan().do("put fig_ork 4.0", "put fig_gretchin 5.0")
    assert {offer.split()[1] for offer in table.offered("put")} == {"fig_dread_mk7"}
    crowded = second_scan(sides={CH: {"blips": ("fig_dread_mk7", *["fig_ork"] * 3)}})
    crowded.do("put fig_ork 4.0", "put fig_ork 5.0")
    assert crowded.happened == [
        Moved(BA, "ba1", ((4, 1),), 1),
        Scanned(BA, "ba1", "brd_1"),
        TokenPlaced(CH, "ch?1", "blip", (4, 0), "fig_ork"),
        TokenPlaced(CH, "ch?2", "blip", (5, 0), "fig_ork"),
    ]
    assert crowded.offered("put") == ["put fig_dread_mk7 6.0"]
    assert crowded.refused("put fig_ork 6.0").phrase.id == "sq-no-due-token"


def test_where_there_is_no_square_it_comes_with_the_next_scan() -> None:
    table = second_scan(scanned=(0, 1), sides={CH: {"blips": ("fig_dread_mk7", "fig_ork")}})
    assert table.waiting == BA  # nothing new was entered
    table.do("ba1 step 5.1", "ba1 step 6.1", "ba1 step 7.1")
    assert table.happened == [
        Moved(BA, "ba1", ((4, 1),), 1),
        Moved(BA, "ba1", ((5, 1),), 1),
        Moved(BA, "ba1", ((6, 1),), 1),
        Moved(BA, "ba1", ((7, 1),), 1),
        Scanned(BA, "ba1", "brd_2"),
        TokensLost(CH, 2),
    ]
    assert table.state.scanned == (0, 1, 2)


def test_boards_that_count_as_one_are_one_scan() -> None:
    table = second_scan(scanned=(0,), one_board=("brd_0", "brd_1"))
    assert scans(table.state) == 1
    assert table.waiting == CH
    assert "pass" in table.offers


CONDUIT = """
    +-+-+-+-+-+
    |C C . . .|
    +-+-+-+-+-+
    """


def by_conduit(*blips: str, scanned: bool = True, entered: int = 0) -> Table:
    return scene(
        CONDUIT,
        "cu1 fig_husk 3.0 E",
        cult_entry="conduit",
        due={"fig_chaos_commander": 1},
        sides={CU: {"blips": blips, "entered": entered}},
        scanned=scanned,
    )


@pytest.mark.clause("SQ-ALIEN-23")
def test_a_cult_that_comes_by_conduit_brings_it_before_its_activations_end() -> None:
    table = by_conduit("fig_chaos_commander", "fig_votary")
    assert "end" not in table.offers
    assert table.refused("end").phrase.id == "sq-no-due-token"
    table.do("put fig_votary 0.0", "activate cu1", "done", "put fig_chaos_commander 1.0")
    assert table.happened == [
        TokenPlaced(CU, "cu?1", "blip", (0, 0), "fig_votary", "SQ-ALIEN-23"),
        Activated(CU, "cu1"),
        Finished(CU, "cu1"),
        TokenPlaced(CU, "cu?2", "blip", (1, 0), "fig_chaos_commander", "SQ-ALIEN-23"),
    ]
    assert "end" in table.offers


@pytest.mark.clause("SQ-ALIEN-23")
def test_by_conduit_nothing_binds_before_the_scan_without_room_or_after_eight() -> None:
    assert "end" in by_conduit("fig_chaos_commander", scanned=False).offers
    assert "end" in by_conduit("fig_votary").offers
    assert "end" in by_conduit("fig_chaos_commander", entered=8).offers
    full = by_conduit("fig_chaos_commander", "fig_votary", "fig_votary")
    full.do("put fig_votary 0.0", "put fig_votary 1.0")
    assert full.happened == [
        TokenPlaced(CU, "cu?1", "blip", (0, 0), "fig_votary", "SQ-ALIEN-23"),
        TokenPlaced(CU, "cu?2", "blip", (1, 0), "fig_votary", "SQ-ALIEN-23"),
    ]
    assert "end" in full.offers


def test_a_side_board_does_not_keep_blips_in_hand() -> None:
    """The last board but for one that no squad has set foot on: everything must be placed."""
    table = second_scan(due={}, side_boards=("brd_2",))
    assert "pass" not in table.offers
    assert table.refused("pass").phrase.id == "sq-no-last-board"
    assert "pass" in second_scan(due={}).offers
    bystander = second_scan(due={}, scanned=(), side_boards=("brd_2",))
    assert "pass" in bystander.offers  # the first board is still to come


def test_a_side_board_is_scanned_all_the_same_when_somebody_enters_it() -> None:
    table = second_scan(due={}, side_boards=("brd_2",))
    table.do("put fig_dread_mk7 4.0", "put fig_gretchin 5.0", "put fig_ork 6.0")
    table.do("ba1 step 5.1", "ba1 step 6.1", "ba1 step 7.1")
    assert table.happened == [
        Moved(BA, "ba1", ((4, 1),), 1),
        Scanned(BA, "ba1", "brd_1"),
        TokenPlaced(CH, "ch?1", "blip", (4, 0), "fig_dread_mk7"),
        TokenPlaced(CH, "ch?2", "blip", (5, 0), "fig_gretchin"),
        TokenPlaced(CH, "ch?3", "blip", (6, 0), "fig_ork"),
        Moved(BA, "ba1", ((5, 1),), 1),
        Moved(BA, "ba1", ((6, 1),), 1),
        Moved(BA, "ba1", ((7, 1),), 1),
        Scanned(BA, "ba1", "brd_2"),
    ]
    assert table.state.scanned == (0, 1, 2)
    assert table.waiting == BA
