"""The black writ."""

from collections.abc import Iterator
from functools import partial

import pytest

from bulkhead.starquest.data.state import Deck, State
from bulkhead.starquest.rules.cards import events, warding
from bulkhead.starquest.rules.cards.events import EVENTS, event
from bulkhead.tabletop import Dice, Out
from tests.starquest.rules.cards import equipping
from tests.starquest.scene import BA, CH, LD, Table, scene

legion_with = partial(equipping.equipped, seat=LD)
TOUCHED: list[int] = []


@pytest.fixture
def plague() -> Iterator[None]:
    """An event that touches everybody."""

    @event("evg_test_plague")
    def touch_all(state: State, seat: int, dice: Dice, out: Out) -> None:
        TOUCHED[:] = [squad for squad in (BA, LD) if not warding.warded(state, "evg_test_plague", squad)]

    TOUCHED.clear()
    yield
    del EVENTS["evg_test_plague"]


def drawn(table: Table) -> Table:
    table.state.decks["green"] = Deck(("evg_test_plague", "evg_test_plague"))
    table.state.sides[CH] = type(table.side(CH))("chaos", colour="green")
    events.draw(table.state, CH, table.dice, table.heard)
    return table.settle()


@pytest.mark.clause("SQ-ALIEN-06")
@pytest.mark.usefixtures("plague")
@pytest.mark.parametrize(
    ("answer", "touched"), [("use eql_black_writ evg_test_plague", [BA]), ("pass", [BA, LD])]
)
@pytest.mark.clause("C-eql_black_writ-1", "C-eql_black_writ-2")
def test_a_black_writ_keeps_an_event_from_the_legion_alone(answer: str, touched: list[int]) -> None:
    table = drawn(legion_with("ch1 fig_ork 9.0 W", "ld1 fig_thorn 0.0 E", cards=("eql_black_writ",), turn=CH))
    assert table.waiting == LD
    assert table.offers == ["pass", "use eql_black_writ evg_test_plague"]
    table.do(answer)
    if answer != "pass":
        assert table.offers == ["pass"]
        table.do("pass")
    assert touched == TOUCHED
    assert table.waiting == CH


@pytest.mark.clause("SQ-SEAT-09")
@pytest.mark.usefixtures("plague")
def test_the_question_comes_whatever_the_legion_holds() -> None:
    table = drawn(legion_with("ch1 fig_ork 9.0 W", "ld1 fig_thorn 0.0 E", cards=("eql_oath_blade",), turn=CH))
    assert table.offers == ["pass"]


@pytest.mark.clause("C-eql_black_writ-1", "C-eql_black_writ-2")
def test_a_black_writ_keeps_siren_gas_from_the_legion_and_from_nobody_else() -> None:
    room = """
        +-+-+-+
        |a a a|
        +-+-+-+
        """
    hand = {LD: {"equipment": ("eql_black_writ",)}}
    table = scene(room, "ba1 fig_marine_laser 0.0 E", "ld1 fig_quill 2.0 W", turn=CH, sides=hand, dice=[6])
    table.state.decks["green"] = Deck(("eva_siren_gas",))
    table.state.sides[CH] = type(table.side(CH))("chaos", colour="green")
    events.draw(table.state, CH, table.dice, table.heard)
    table.settle().do("use eql_black_writ eva_siren_gas", "pass", "choose a")
    assert (table.mini("ba1").lp, table.mini("ld1").lp) == (1, 3)
    assert table.side(LD).equipment == ()
