"""Coming in over the threshold, and leaving."""

import pytest

from bulkhead.starquest.events import Entered, Finished, Left, Moved
from bulkhead.starquest.table.entry_squares import no_stop
from tests.starquest.scene import BA, CH, IF, scene

DOCK = """
    +-+-+-+-+
    |T T . .|
    +       +
    |. . . .|
    +-+-+-+-+
    """


@pytest.mark.clause("SQ-SETUP-18")
def test_squads_come_in_over_a_free_threshold_square_with_the_facing_they_like() -> None:
    table = scene(
        DOCK,
        "ba1 fig_marine_laser dock",
        "ba2 fig_marine_laser dock",
        "ba3 fig_marine_laser dock",
        "ch1 fig_ork 3.1 W",
    ).act("ba1")
    assert len(table.offered("ba1 enter")) == 8
    assert not table.offered("ba1 shoot")
    assert not table.offered("ba1 overwatch")
    table.do("ba1 enter 0.0 S")
    assert table.happened == [Entered(BA, "ba1", ((0, 0),), 4)]
    assert table.mini("ba1").deeds.mp == 1
    table.do("done").act("ba2").do("ba2 enter 1.0 E", "done")
    assert table.refused("activate ba3").clause == "SQ-SETUP-18"


@pytest.mark.clause("SQ-SETUP-18")
def test_who_finds_no_free_entry_square_waits_outside_and_spends_nothing() -> None:
    table = scene(
        DOCK,
        "ba1 fig_marine_laser dock",
        "ba2 fig_marine_laser 0.0 E",
        "ba3 fig_marine_laser 1.0 E",
        turn=BA,
    )
    assert table.offered("activate") == ["activate ba2", "activate ba3"]
    assert str(table.refused("activate ba1")) == "SQ-SETUP-18: sq-no-shut-out"
    assert str(table.refused("activate ba9")) == "SQ-TURN-15: sq-no-cannot-act"
    table.do("activate ba3", "ba3 step 2.0", "done")
    assert table.offered("activate") == ["activate ba1", "activate ba2"], "there is room now"
    table.do("activate ba1", "ba1 enter 1.0 S", "done")
    assert table.at("ba1") == "1.0"
    assert str(table.refused("activate ba1")) == "SQ-TURN-15: sq-no-cannot-act"


STOP = "SQ-SETUP-18: sq-no-stop-on-threshold"


@pytest.mark.clause("SQ-SETUP-18")
def test_nobody_else_stops_on_the_threshold_of_a_squad_that_waits_outside() -> None:
    table = scene(DOCK, "ba1 fig_marine_laser dock", "ch1 fig_ork 2.0 W", turn=CH).act("ch1")
    table.do("ch1 step 1.0")
    assert table.offered("done") == []
    assert str(table.refused("done")) == STOP
    table.do("ch1 step 0.1", "done")
    assert table.happened == [
        Moved(CH, "ch1", ((1, 0),), 1),
        Moved(CH, "ch1", ((0, 1),), 1),
        Finished(CH, "ch1"),
    ]


@pytest.mark.clause("SQ-SETUP-18")
def test_a_blip_and_another_squad_do_not_stop_there_either() -> None:
    token = scene(DOCK, "ba1 fig_marine_laser dock", "ch?1 fig_ork 2.1 blip", turn=CH).act("ch?1")
    token.do("ch?1 step 1.0")
    assert str(token.refused("done")) == STOP
    rival = scene(DOCK, "ba1 fig_marine_laser dock", "if1 fig_marine_laser 2.0 W", turn=IF).act("if1")
    rival.do("if1 step 1.0")
    assert str(rival.refused("done")) == STOP


@pytest.mark.clause("SQ-SETUP-18")
def test_when_nobody_waits_outside_a_threshold_is_plain_floor() -> None:
    table = scene(DOCK, "ba1 fig_marine_laser 0.1 S", "ch1 fig_ork 2.0 W", turn=CH).act("ch1")
    table.do("ch1 step 1.0", "done")
    assert table.at("ch1") == "1.0"


@pytest.mark.clause("SQ-SETUP-18")
def test_the_squad_itself_stops_on_its_threshold_and_the_last_to_come_in_frees_it() -> None:
    table = scene(DOCK, "ba1 fig_marine_laser dock", "ba2 fig_marine_laser 2.0 W", turn=BA).act("ba2")
    kept = 0b11
    assert (no_stop(table.state), no_stop(table.state, "ba2")) == (kept, 0)
    table.do("ba2 step 1.0", "done", "activate ba1", "ba1 enter 0.0 S", "done")
    assert (table.at("ba1"), table.at("ba2")) == ("0.0", "1.0")
    assert no_stop(table.state) == 0


@pytest.mark.clause("SQ-END-02")
def test_a_squad_leaves_over_its_own_threshold_only() -> None:
    table = scene(DOCK, "ba1 fig_marine_laser 0.0 S", "ba2 fig_marine_laser 2.0 S").act("ba1")
    table.do("ba1 leave")
    assert table.happened == [Left(BA, "ba1")]
    assert table.mini("ba1").place == "left"
    table.act("ba2")
    assert table.refused("ba2 leave").clause == "SQ-END-02"


@pytest.mark.clause("SQ-END-02")
def test_aliens_cannot_leave() -> None:
    table = scene(DOCK, "ch1 fig_ork 0.0 S", turn=CH).act("ch1")
    assert not table.offered("ch1 leave")


@pytest.mark.clause("SQ-END-02")
@pytest.mark.house("coming-back")
@pytest.mark.parametrize(("back", "place"), [(False, "left"), (True, "dock")])
def test_who_has_left_comes_back_only_by_the_house_rule(back: bool, place: str) -> None:
    table = scene(DOCK, "ba1 fig_marine_laser 0.0 S", house={"coming_back": back}).act("ba1")
    assert table.do("ba1 leave").mini("ba1").place == place
    assert table.happened == [Left(BA, "ba1")]
