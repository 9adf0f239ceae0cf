"""A table laughs at a player who asks an enemy for leave to pass. The enemy refuses."""

import pytest

from bulkhead.starquest.data.state import deeds
from tests.bots.starquest.tables import ask, play
from tests.starquest.scene import BA, CH, Table, hall, scene

PASSAGE = """
+-+-+-+-+-+-+-+
|. . . . . . .|
+-+-+-+   +-+-+
      |. .|
      +-+-+
"""


def commands(table: Table, seat: int) -> list[str]:
    """What the seat does until its activation ends, or until somebody else is asked."""
    done: list[str] = []
    while table.waiting == seat and done[-1:] not in (["done"], ["ba1 overwatch"], ["um1 overwatch"]):
        done.append(ask(table))
        table.do(done[-1])
    return done


@pytest.mark.parametrize(("seat", "passes"), [("ba", True), ("ch", False)], ids=["friend", "enemy"])
def test_a_comrade_is_passed_and_an_enemy_is_not(seat: str, passes: bool) -> None:
    """Somebody stands in the passage, and the hunt leads beyond him."""
    figure = "fig_marine_laser" if seat == "ba" else "fig_ork"
    lines = ("ba1 fig_marine_laser 1.0 E", f"{seat}2 {figure} 2.0 W", "ch9 fig_gretchin 6.0 W")
    table = scene(PASSAGE, *lines, turn=BA)
    deeds(table.state, table.mini("ba1"), struck=1, shots=1)
    done = commands(table.act("ba1"), BA)
    assert ("ba1 step 2.0" in done) is passes
    assert table.waiting in (BA, None)


@pytest.mark.parametrize(
    ("marine", "rolls"), [("ba1 fig_marine_laser 2.0 E", False), ("ba1 fig_marine_laser 0.0 E", True)]
)
def test_a_dreadnought_does_not_ask_the_marine_before_it(marine: str, rolls: bool) -> None:
    table = scene(hall(8, 2), "ch1 fig_dread_mk7 3.0 W", marine, turn=CH, dice=[1] * 20)
    table.act("ch1")
    deeds(table.state, table.mini("ch1"), struck=1, shots=9)
    done: list[str] = []
    while table.waiting == CH and "done" not in done:
        done.append(ask(table))
        table.do(done[-1])
    assert any("step" in one for one in done) is rolls


def test_where_it_cannot_stay_it_goes_on_past_no_enemy() -> None:
    """On a comrade's square in a passage, with an enemy before it and another comrade behind."""
    comrades = ("ba2 fig_marine_laser 3.0 E", "ba3 fig_marine_laser 4.0 E")
    table = scene(hall(7, 1), "ba1 fig_marine_laser 2.0 E", *comrades, "ch1 fig_ork 5.0 W", turn=BA).act(
        "ba1"
    )
    deeds(table.state, table.mini("ba1"), struck=1, shots=1)
    table.do("ba1 step 3.0", "ba1 step 4.0")
    assert not table.offered("done")
    assert table.offered("ba1 step 5.0"), "the rules let it ask"
    assert "ba1 step 5.0" not in play(table)
    assert table.at("ba1") == "2.0"
