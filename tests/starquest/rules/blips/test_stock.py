"""The stock of miniatures (SQ-ALIEN-36, 46, SQ-SCAN-11): what is free, what seems to be free."""

import pytest

from bulkhead.starquest.events import MissionEnded, TokenPlaced, TurnEnded, Won
from bulkhead.starquest.rules.blips import stock
from bulkhead.starquest.table.places import remove, remove_token
from bulkhead.tabletop.game import SPECTATOR
from tests.starquest.scene import BA, CH, CU, EL, IF, LD, UM, Table, scene

DECK = """
    +-+-+-+-+-+
    |. .|R R .|
    +-+-+-+-+-+
    """


def reinforcing(*lines: str, pool: tuple[str, ...]) -> Table:
    return scene(DECK, *lines, turn=CH, sides={CH: {"reinforcements": pool}}).do("end")


@pytest.mark.clause("SQ-ALIEN-46")
def test_what_stands_on_the_map_is_not_in_the_stock_and_what_is_eliminated_is_at_once() -> None:
    table = scene(DECK, "ch1 fig_ork 4.0 W", "ch2 fig_gretchin 0.0 E", "ch?1 fig_ork 1.0")
    free = stock.total("fig_ork")
    assert stock.free(table.state, "fig_ork") == stock.seen_free(table.state, "fig_ork") == free - 1
    remove(table.state, table.mini("ch1"), "dead")
    assert stock.free(table.state, "fig_ork") == free
    assert stock.in_use(table.state, "fig_gretchin") == 1


@pytest.mark.clause("SQ-SCAN-11", "SQ-ALIEN-46")
def test_each_reinforcement_holds_back_one_miniature_and_not_its_own() -> None:
    table = scene(DECK, "ch1 fig_gretchin 4.0 W", "ch?1 fig_ork 2.0 reinforcement", "ch?2 fig_ork 3.0")
    stock.reserve(table.state, "ch?1")
    whole = stock.total("fig_ork")
    assert stock.free(table.state, "fig_ork") == whole - 1
    assert stock.free(table.state, "fig_ork", but_for="ch?1") == whole
    assert stock.free(table.state, "fig_gretchin") == stock.total("fig_gretchin") - 1


@pytest.mark.clause("SQ-ALIEN-36", "SQ-ALIEN-46")
def test_a_face_down_reinforcement_holds_its_miniature_back_in_secret() -> None:
    table = reinforcing("ch1 fig_ork 4.0 W", pool=("fig_chaos_heavy", "fig_chaos_heavy", "fig_ork"))
    assert stock.total("fig_chaos_heavy") == 1
    table.do("put fig_chaos_heavy 2.0")
    assert table.happened == [
        TokenPlaced(CH, "ch?1", "reinforcement", (2, 0), "fig_chaos_heavy", "SQ-ALIEN-35")
    ]
    assert table.offered("put") == ["put fig_ork 3.0"]
    assert stock.free(table.state, "fig_ork") == stock.total("fig_ork") - 1, "one stands on the map"
    assert table.refused("put fig_chaos_heavy 3.0").clause == "SQ-ALIEN-36"
    assert stock.free(table.state, "fig_chaos_heavy") == 0
    assert stock.seen_free(table.state, "fig_chaos_heavy") == 1
    others = [table.heard.seen_by(viewer) for viewer in (BA, CU, SPECTATOR)]
    assert not any("fig_chaos_heavy" in str(event) for told in others for event in told)


@pytest.mark.clause("SQ-ALIEN-46")
def test_each_face_down_reinforcement_holds_one_miniature_back() -> None:
    table = reinforcing("ch1 fig_ork 4.0 W", pool=("fig_ork",) * 4)
    orks = stock.total("fig_ork")
    table.do("put fig_ork 2.0")
    assert stock.free(table.state, "fig_ork") == orks - 2
    assert stock.free(table.state, "fig_ork", but_for="ch?1") == orks - 1
    assert stock.free(table.state, "fig_gretchin") == stock.total("fig_gretchin")


@pytest.mark.clause("SQ-ALIEN-36")
def test_a_reinforcement_without_miniature_cannot_be_used() -> None:
    table = reinforcing("ch1 fig_chaos_heavy 4.0 W", pool=("fig_chaos_heavy",))
    assert table.offers == ["pass"]
    assert table.refused("put fig_chaos_heavy 2.0").clause == "SQ-ALIEN-36"


@pytest.mark.clause("SQ-ALIEN-46", "SQ-SCAN-11")
def test_a_reinforcement_finds_its_miniature_and_an_ordinary_blip_holds_none_back() -> None:
    table = reinforcing("ch1 fig_ork 4.0 W", "ch?5 fig_chaos_heavy 0.0", pool=("fig_chaos_heavy",))
    assert stock.free(table.state, "fig_chaos_heavy") == 1
    table.do("put fig_chaos_heavy 2.0")
    assert table.happened == [
        TokenPlaced(CH, "ch?6", "reinforcement", (2, 0), "fig_chaos_heavy", "SQ-ALIEN-35"),
        TurnEnded(CH),
        MissionEnded("nobody_left"),
        Won((BA, IF, UM, EL, LD, CH, CU), (0, 0, 0, 0, 0, 0, 0)),
    ]
    assert stock.free(table.state, "fig_chaos_heavy") == 0
    assert stock.free(table.state, "fig_chaos_heavy", but_for="ch?6") == 1
    remove_token(table.state, table.state.tokens["ch?6"])
    assert (table.state.reserved, stock.free(table.state, "fig_chaos_heavy")) == ((), 1)
