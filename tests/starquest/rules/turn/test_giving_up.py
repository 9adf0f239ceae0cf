"""A faction leaves the mission."""

from typing import Any

import pytest

from bulkhead.starquest.data.state import Thing
from bulkhead.starquest.events import (
    Activated,
    Expelled,
    Finished,
    Left,
    RoundBegan,
    ThingDropped,
    TurnBegan,
    TurnEnded,
)
from tests.starquest.scene import Table, hall, scene

HALL = hall(8, 2)


def three(**more: Any) -> Table:
    return scene(
        HALL,
        "ba1 fig_marine_laser 0.0 E",
        "el1 fig_eldar_warrior 3.0 E objects=obj_key1",
        "el2 fig_eldar_warrior 4.0 E",
        "ch1 fig_ork 7.0 W",
        factions=("blood_angels", "eldar", "chaos"),
        **more,
    )


@pytest.mark.clause("SQ-SEAT-07")
def test_a_faction_leaves_when_all_the_others_agree_and_nobodys_points_change() -> None:
    table = three()
    table.state.things["obj_key1"] = Thing("obj_key1", "obj_key", carrier="el1")
    table.do("expel eldar", by=0)
    assert table.told(Expelled) == [Expelled(0, 1, False)]
    assert table.mini("el1").place == "board"
    assert table.refused("expel eldar", by=0).clause == "SQ-SEAT-07"
    table.do("expel eldar", by=2)
    assert table.state.things["obj_key1"].square == table.state.ship.at(3, 0)
    assert table.happened == [
        Expelled(0, 1, False),
        Expelled(2, 1, True),
        ThingDropped(1, "el1", "obj_key1", (3, 0)),
        Left(1, "el1", "SQ-SEAT-07"),
        Left(1, "el2", "SQ-SEAT-07"),
    ]
    assert table.mini("ba1").place == table.mini("ch1").place == "board"
    assert table.waiting == 0


@pytest.mark.clause("SQ-SEAT-07")
def test_who_is_gone_has_no_more_turns() -> None:
    table = three()
    table.do("expel chaos", by=0).do("expel chaos", by=1).do("end", "pass", "end", "pass")
    assert table.happened == [
        Expelled(0, 2, False),
        Expelled(1, 2, True),
        Left(2, "ch1", "SQ-SEAT-07"),
        TurnEnded(0),
        TurnBegan(1, 2),
        TurnEnded(1),
        TurnEnded(2),
        RoundBegan(2),
        TurnBegan(0, 4),
    ]


@pytest.mark.clause("SQ-SEAT-07")
def test_two_alone_cannot_send_each_other_home() -> None:
    table = scene(HALL, "ba1 fig_marine_laser 0.0 E", "ch1 fig_ork 7.0 W", factions=("blood_angels", "chaos"))
    assert table.refused("expel chaos", by=0).clause == "SQ-SEAT-07"


@pytest.mark.clause("SQ-SEAT-07")
def test_no_seat_is_expelled_during_an_action_and_its_own_turn_ends_with_it() -> None:
    table = three()
    table.do("activate ba1")
    assert table.refused("expel eldar", by=2).clause == "SQ-SEAT-07"
    table.do("done").do("expel blood_angels", by=1).do("expel blood_angels", by=2)
    assert table.happened == [
        Activated(0, "ba1"),
        Finished(0, "ba1"),
        Expelled(1, 0, False),
        Expelled(2, 0, True),
        Left(0, "ba1", "SQ-SEAT-07"),
        TurnEnded(0),
        TurnBegan(1, 2),
    ]
    assert table.mini("ba1").place == "left"
    assert table.waiting == 1
