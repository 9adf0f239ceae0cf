"""A table laughs at a player whose figures walk through flames, his own or a rival's, although there is a way round."""

import pytest

from bulkhead.bots.starquest import Raider
from bulkhead.starquest.box.items import objectives as tests
from bulkhead.starquest.data.scenario import Objective
from bulkhead.starquest.game import STARQUEST
from tests.bots.starquest.tables import ask, play
from tests.starquest.rules.fight.weapons.outcomes import burn
from tests.starquest.scene import BA, CH, IF, Table, hall, scene

ROOM = """
+-+-+-+-+-+-+-+-+
|a a|. . . . . .|
+   +           +
|a a:. . . . . .|
+   +           +
|a a:. . . . . .|
+-+-+-+-+-+-+-+-+
"""
AIRLOCK = """
+-+-+
|* *|
+   +
|* *|
+^+^+-+-+
|. . . .|
+       +
|. . . .|
+-+-+-+-+
"""
OCCUPY = (Objective("primary", 30, tests.Occupy("a", 1, "none", 30)),)


@pytest.mark.parametrize("lit", [False, True])
@pytest.mark.parametrize("whose", [BA, IF], ids=["own", "rival"])
def test_the_way_leads_round_the_fire(lit: bool, whose: int) -> None:
    table = scene(ROOM, "ba1 fig_marine_laser 4.1 W", objectives=OCCUPY, dice=[1, 1])
    if lit:
        burn(table, "3.1", "3.2", seat=whose)
    done = play(table.act("ba1"))
    assert table.at("ba1")[0] in "01"
    assert ("ba1 step 3.1" in done or "ba1 step 3.2" in done) is not lit


def test_out_of_the_fire_every_way_is_right() -> None:
    """A marine in flames leaves them, even through more of them."""
    table = scene(ROOM, "ba1 fig_marine_laser 4.1 W", objectives=OCCUPY, dice=[1, 1])
    burn(table, "4.1", "3.0", "4.0", "5.0", "3.2", "4.2", "5.2", seat=IF)
    play(table.act("ba1"))
    assert table.at("ba1")[0] in "01"


def raid(table: Table) -> list[str]:
    """The raider's commands in the current activation."""
    raider, done = Raider(1), []
    while table.waiting == CH and "done" not in done:
        offer = STARQUEST.offer(table.state, CH)
        assert offer is not None
        done.append(str(raider.choose(STARQUEST.view(table.state, CH), offer)))
        table.do(done[-1])
    return done


@pytest.mark.parametrize("lit", [False, True])
def test_the_raider_goes_round_it_too(lit: bool) -> None:
    table = scene(hall(9, 3), "ch1 fig_genestealer 7.1 W", "ba1 fig_marine_laser 0.1 W", dice=[1] * 20)
    if lit:
        burn(table, "5.1", "5.2", seat=BA)
    done = raid(table.act("ch1"))
    assert ("ch1 step 5.1" in done or "ch1 step 5.2" in done) is not lit
    assert table.at("ch1")[0] == "1"


@pytest.mark.parametrize(
    ("burning", "enters"), [((), True), (("0.2",), True), (("0.2", "1.2"), False)], ids=["no", "half", "all"]
)
def test_nobody_comes_aboard_into_fire(burning: tuple[str, ...], enters: bool) -> None:
    """While one threshold is free, they come in there; while both burn, they wait for the fire to go out."""
    table = scene(AIRLOCK, "ba1 fig_marine_laser dock", sides={BA: {"dock": "dk1"}}, dice=[1] * 8)
    if burning:
        burn(table, *burning, seat=IF)
    table.act("ba1")
    answer = ask(table)
    assert answer.startswith("ba1 enter") is enters
    assert not any(answer.startswith(f"ba1 enter {square}") for square in burning)
