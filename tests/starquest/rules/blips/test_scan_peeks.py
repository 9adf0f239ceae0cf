"""Looks at tokens that an earlier mission has earned."""

from typing import Any

import pytest
from msgspec.structs import replace

from bulkhead.starquest.data.frames import Looking
from bulkhead.starquest.data.legacy import Legacy, Look
from bulkhead.starquest.events import Moved, Scanned, TokenSeen
from bulkhead.starquest.table.places import remove_token
from tests.starquest.boards import cut
from tests.starquest.scene import BA, EL, Table, scene

SHIP = """
+-+-+-+-+-+-+-+-+
|. . . .|. . . .|
+ + + + +-+-+-+-+
|. . . . . . . .|
+-+-+-+-+-+-+-+-+
"""


def looking(**look: Any) -> Table:
    """Blood Angels one step before an unscanned board, with tokens of both alien players out of sight."""
    table = scene(
        SHIP,
        "ba1 fig_marine_laser 3.1 E",
        "el1 fig_eldar_warrior 0.1 E",
        "ch?1 fig_ork 4.0",
        "cu?1 fig_husk 5.0",
        "cu?2 fig_reaver 6.0",
        scanned=False,
    )
    legacy = Legacy(looks=(Look(**look),))
    table.state.scenario = replace(table.state.scenario, legacy=legacy)
    return cut(table, 4, 7, scanned=(0,))


def looks(table: Table) -> bool:
    return isinstance(table.state.frames[-1], Looking)


@pytest.mark.clause("SQ-SCAN-03", "SQ-SEAT-09")
def test_the_scorer_looks_at_tokens_one_by_one_and_alone_sees_them() -> None:
    table = looking(faction="blood_angels", tokens=2).act("ba1").do("ba1 step 4.1")
    assert looks(table)
    assert (table.waiting, table.offers) == (BA, ["choose ch?1", "choose cu?1", "choose cu?2", "pass"])
    assert table.refused("choose ba1").clause == "SQ-SCAN-03"
    table.do("choose cu?2")
    told = [one for one in table.heard.told if isinstance(one.event, TokenSeen)]
    assert [(one.event, one.to, one.others) for one in told] == [
        (TokenSeen(BA, "cu?2", "fig_reaver"), (BA,), TokenSeen(BA, "cu?2"))
    ]
    table.do("choose ch?1")
    assert not looks(table), "two looks and no more"
    table.do("ba1 step 5.1")
    assert table.happened == [
        Moved(BA, "ba1", ((4, 1),), 1),
        Scanned(BA, "ba1", "brd_1"),
        TokenSeen(BA, "cu?2", "fig_reaver"),
        TokenSeen(BA, "ch?1", "fig_ork"),
        Moved(BA, "ba1", ((5, 1),), 1),
    ]


@pytest.mark.parametrize(("once", "asked"), [(True, False), (False, True)])
def test_at_every_scan_or_at_one_s_own(once: bool, asked: bool) -> None:
    table = looking(faction="eldar", tokens=3, of="cult", once=once).act("ba1").do("ba1 step 4.1")
    assert (table.waiting == EL) is asked
    if asked:
        assert table.offers == ["choose cu?1", "choose cu?2", "pass"]
        table.do("pass", "ba1 step 5.1", "ba1 step 6.1", "ba1 step 7.1")
        assert table.waiting == EL, "the next board"


def test_one_s_own_first_scan_only() -> None:
    table = looking(faction="blood_angels", tokens=1, once=True).act("ba1").do("ba1 step 4.1", "pass")
    table.do("ba1 step 5.1", "ba1 step 6.1", "ba1 step 7.1")
    assert table.happened == [
        Moved(BA, "ba1", ((4, 1),), 1),
        Scanned(BA, "ba1", "brd_1"),
        Moved(BA, "ba1", ((5, 1),), 1),
        Moved(BA, "ba1", ((6, 1),), 1),
        Moved(BA, "ba1", ((7, 1),), 1),
        Scanned(BA, "ba1", "brd_2"),
    ]
    assert table.waiting == BA
    assert not looks(table)


def test_nobody_is_asked_where_no_token_lies() -> None:
    table = looking(faction="blood_angels", tokens=2)
    for token in list(table.state.tokens.values()):
        remove_token(table.state, token)
    table.act("ba1").do("ba1 step 4.1")
    assert "ba1 step 5.1" in table.offers
