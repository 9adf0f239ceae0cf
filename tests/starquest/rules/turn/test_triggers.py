"""Triggers that raise a hand by themselves."""

from typing import Any

import pytest

from bulkhead.starquest.data.state import Pact
from bulkhead.starquest.events import Instructed, Moved, Waited, WindowOpened
from bulkhead.starquest.rules.setup.saving import dump, load
from tests.starquest.scene import BA, CH, EL, Table, hall, scene

HALL = hall(8, 4)


@pytest.mark.clause("SQ-CMD-09")
def test_a_private_trigger_raises_the_hand_by_itself() -> None:
    table = scene(
        HALL,
        "ch1 fig_ork 7.0 W",
        "ba1 fig_marine_laser 0.0 E",
        turn=CH,
        sides={BA: {"command": 2}},
    ).act("ch1")
    table.do("trigger near ba1 5", by=BA)
    table.do("ch1 step 6.0")
    assert table.waiting == CH
    table.do("ch1 step 5.0")
    assert table.waiting == BA
    assert table.do("pass").waiting == CH
    assert table.happened == [
        Instructed(BA, ("trigger", "near", "ba1", "5"), "SQ-CMD-09"),
        Moved(CH, "ch1", ((6, 0),), 1),
        Moved(CH, "ch1", ((5, 0),), 1),
        WindowOpened(BA, "hand"),
        Waited(BA, "hand", "SQ-CMD-09"),
    ]
    assert table.refused("trigger near ch1 5", by=BA).clause == "SQ-CMD-09"


def approach(*lines: str, trigger: str, **more: Any) -> Table:
    """ba1 stands in the west; its player has set this trigger and has three points."""
    table = scene(HALL, *lines, "ba1 fig_marine_laser 0.0 E", sides={BA: {"command": 3}}, **more)
    return table.act(lines[0].split()[0]).do(f"trigger {trigger}", by=BA)


@pytest.mark.clause("SQ-CMD-09")
def test_near_comes_true_once_for_each_enemy_that_comes() -> None:
    """It does not come true again while that enemy stays near, whatever it does; another one may come."""
    table = approach("ch1 fig_ork 4.0 W", "ch2 fig_ork 7.3 W", trigger="near ba1 3")
    table.do("ch1 step 3.0")
    assert table.waiting == BA
    table.do("pass", "ch1 face N", "ch1 step 2.0")
    assert table.waiting == CH, "it was near already"
    table.do("ch1 step 3.0", "done").act("ch2").do("ch2 step 6.3", "ch2 step 5.3")
    assert table.waiting == CH, "ch2 is not near yet"
    table.do("ch2 step 4.3", "ch2 step 3.3")
    assert table.waiting == BA
    assert [event.seat for event in table.told(WindowOpened)] == [BA, BA]


@pytest.mark.clause("SQ-CMD-09")
def test_near_comes_true_again_for_an_enemy_that_went_away() -> None:
    table = approach("ch1 fig_ork 4.0 W", trigger="near ba1 3").do("ch1 step 3.0", "pass", "ch1 step 4.0")
    assert table.waiting == CH
    table.do("ch1 step 3.0")
    assert table.waiting == BA


@pytest.mark.clause("SQ-CMD-09", "SQ-ALLY-14")
@pytest.mark.parametrize("trigger", ["near ba1 3", "seen ba1"])
@pytest.mark.parametrize(("public", "raised"), [(True, False), (False, True)])
def test_an_ally_that_comes_raises_no_hand(trigger: str, public: bool, raised: bool) -> None:
    """el1 comes near and turns to ba1. Only a public alliance keeps the hand down."""
    table = scene(
        HALL,
        "el1 fig_eldar_warrior 4.0 E",
        "ba1 fig_marine_laser 0.0 E",
        turn=EL,
        sides={BA: {"command": 3}},
    )
    table.state.pacts = (Pact(BA, EL, public),)
    table.act("el1").do(f"trigger {trigger}", by=BA).do("el1 face N")
    if table.waiting == EL:
        table.do("el1 step 3.0")
    assert (table.waiting == BA) == raised


@pytest.mark.clause("SQ-CMD-09")
def test_an_enemy_that_was_near_when_the_trigger_was_set_does_not_come_near() -> None:
    table = approach("ch1 fig_ork 2.0 W", trigger="near ba1 3").do(
        "ch1 face N", "ch1 step 3.0", "ch1 step 2.0"
    )
    assert table.waiting == CH


@pytest.mark.clause("SQ-CMD-09")
def test_an_enemy_to_which_the_own_miniature_walks_does_not_come_near() -> None:
    """ba1 walks up to ch1 by points; what ch1 does afterwards is no coming near, but ch2 comes."""
    table = approach("ch1 fig_ork 5.0 W", "ch2 fig_ork 5.3 W", trigger="near ba1 4")
    table.do("raise", by=BA).do("ch1 face N", "ba1 step 1.0", "pass")
    assert table.waiting == CH
    table.do("ch1 face W", "ch1 step 4.0")
    assert table.waiting == CH
    table.do("done").act("ch2").do("ch2 step 6.3", "ch2 step 5.3")
    assert table.waiting == BA


@pytest.mark.clause("SQ-CMD-09")
def test_seen_comes_true_when_an_enemy_turns_to_the_miniature_and_not_at_its_next_actions() -> None:
    table = approach("ch1 fig_ork 5.0 E", "ch2 fig_ork 7.3 E", trigger="seen ba1")
    table.do("ch1 step 6.0")
    assert table.waiting == CH, "it looks the other way"
    table.do("ch1 face N")
    assert table.waiting == BA
    table.do("pass", "ch1 face W", "ch1 step 5.0")
    assert table.waiting == CH


@pytest.mark.clause("SQ-CMD-09")
def test_what_a_trigger_has_noticed_is_saved_and_forgotten_with_it() -> None:
    table = approach("ch1 fig_ork 3.0 W", trigger="near ba1 3")
    assert table.state.noticed == {"0 near ba1 3": ("ch1",)}
    assert load(dump(table.state)).noticed == table.state.noticed
    table.do("trigger none", by=BA)
    assert (table.state.noticed, table.state.triggers) == ({}, ())
    assert b"noticed" not in dump(table.state)
