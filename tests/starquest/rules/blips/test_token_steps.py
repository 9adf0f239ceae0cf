"""Steps of a token: past others, and on as a miniature."""

import pytest

from bulkhead.starquest.data.frames import Activation
from bulkhead.starquest.events import Allowed, Asked, Moved, Placed, TokenMoved, TokenRevealed
from tests.starquest.rules.blips.token_scene import seen_on_the_way, walk
from tests.starquest.scene import CH, CU, hall, scene

LANE = hall(7, 1)


@pytest.mark.clause("SQ-ALIEN-17", "SQ-ALIEN-18", "SQ-ALIEN-19")
def test_it_goes_on_as_the_miniature_and_what_it_moved_counts() -> None:
    table = seen_on_the_way("fig_chaos_heavy", "4.1", "5.1", "6.1", "6.0")
    assert set(table.state.tokens) == {"ch?9"}
    frame = table.state.frames[-1]
    assert isinstance(frame, Activation)
    assert frame.who == "ch1"
    assert (table.mini("ch1").deeds.mp, table.mini("ch1").deeds.moved) == (3, True)
    table.do("ch1 step 5.0")
    assert table.happened == [
        TokenMoved(CH, "ch?1", (5, 1)),
        TokenMoved(CH, "ch?1", (6, 1)),
        TokenMoved(CH, "ch?1", (6, 0)),
        TokenRevealed(CH, "ch?1", "fig_chaos_heavy", (6, 0)),
        Placed(CH, "ch1", "fig_chaos_heavy", ((6, 0),), 6),
        Moved(CH, "ch1", ((5, 0),), 1),
    ]
    assert not table.offered("ch1 step")
    assert table.refused("ch1 step 4.0").clause == "SQ-MOVE-01"


@pytest.mark.clause("SQ-ALIEN-15", "SQ-MOVE-17")
def test_it_passes_its_own_but_only_with_a_way_on() -> None:
    table = scene(LANE, "ch?1 fig_ork 0.0", "ch1 fig_ork 2.0 E", "ch?2 fig_ork 3.0").act("ch?1")
    walk(table, "ch?1", "1.0", "2.0")
    assert table.offers == ["ch?1 step 3.0", "ch?1 step 1.0"]
    assert table.refused("done").clause == "SQ-MOVE-16"
    assert table.refused("reveal ch?1").clause == "SQ-MOVE-16"
    walk(table, "ch?1", "3.0", "4.0")
    assert table.state.holder[table.state.ship.square("2.0")] == "ch1"
    assert table.state.holder[table.state.ship.square("3.0")] == "ch?2"
    assert table.state.tokens["ch?1"].back == ()
    far = scene(LANE, "ch?1 fig_ork 0.0", "ch1 fig_ork 5.0 E", "ch?2 fig_ork 6.0").act("ch?1")
    walk(far, "ch?1", "1.0", "2.0", "3.0", "4.0")
    assert far.refused("ch?1 step 5.0").clause == "SQ-MOVE-16"


@pytest.mark.clause("SQ-MOVE-17", "SQ-ALIEN-15")
def test_it_asks_leave_to_pass_the_other_aliens() -> None:
    table = scene(LANE, "ch?1 fig_ork 0.0", "cu?1 fig_husk 1.0").act("ch?1").do("ch?1 step 1.0")
    assert table.waiting == CU
    table.do("yes")
    assert table.happened == [
        Asked(CH, "ch?1", (1, 0)),
        Allowed(CU, "ch?1", True),
        TokenMoved(CH, "ch?1", (1, 0)),
    ]
    walk(table, "ch?1", "2.0")
    assert table.state.tokens["ch?1"].square == table.state.ship.square("2.0")
    refused = scene(LANE, "ch?1 fig_ork 0.0", "cu?1 fig_husk 1.0").act("ch?1").do("ch?1 step 1.0", "pass")
    assert refused.waiting == CH
    assert not refused.offered("ch?1 step")
