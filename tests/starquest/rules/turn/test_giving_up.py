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
    TokenRevealed,
    TurnBegan,
    TurnEnded,
    Unloaded,
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
def test_what_is_still_in_the_dock_leaves_with_its_bearer() -> None:
    table = scene(
        HALL,
        "ba1 fig_marine_laser 0.0 E",
        "el1 fig_eldar_warrior dock objects=obj_limpet1",
        "ch1 fig_ork 7.0 W objects=obj_limpet2",
        factions=("blood_angels", "eldar", "chaos"),
    )
    table.state.things["obj_limpet1"] = Thing("obj_limpet1", "obj_limpet", carrier="el1")
    table.state.things["obj_limpet2"] = Thing("obj_limpet2", "obj_limpet", carrier="ch1")
    table.do("expel eldar", by=0).do("expel eldar", by=2)
    assert table.happened == [
        Expelled(0, 1, False),
        Expelled(2, 1, True),
        Left(1, "el1", "SQ-SEAT-07"),
    ]
    assert list(table.state.things) == ["obj_limpet2"]
    assert table.mini("el1").objects == ()
    assert table.mini("ch1").objects == ("obj_limpet2",)


@pytest.mark.clause("SQ-SEAT-07")
def test_a_carried_miniature_leaves_its_carrier_and_drops_what_it_bears() -> None:
    table = scene(
        HALL,
        "ba1 fig_marine_laser 0.0 E load=el1",
        "el1 fig_eldar_warrior carried carrier=ba1 objects=obj_key1",
        "el2 fig_eldar_warrior 4.0 E load=el3",
        "el3 fig_eldar_warrior carried carrier=el2",
        "ch1 fig_ork 7.0 W",
        factions=("blood_angels", "eldar", "chaos"),
    )
    table.state.things["obj_key1"] = Thing("obj_key1", "obj_key", carrier="el1")
    table.do("expel eldar", by=0).do("expel eldar", by=2)
    assert table.happened == [
        Expelled(0, 1, False),
        Expelled(2, 1, True),
        ThingDropped(1, "el1", "obj_key1", (0, 0)),
        Left(1, "el1", "SQ-SEAT-07"),
        Unloaded(1, "el2", "el3", ((4, 0),), "SQ-OBJ-15"),
        Left(1, "el2", "SQ-SEAT-07"),
        Left(1, "el3", "SQ-SEAT-07"),
    ]
    assert table.mini("ba1").load == ""
    assert table.mini("ba1").place == "board"
    assert [table.mini(who).place for who in ("el1", "el2", "el3")] == ["left"] * 3
    assert not any(table.mini(who).squares for who in ("el1", "el2", "el3"))


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


@pytest.mark.clause("SQ-SEAT-07")
def test_the_vote_of_a_faction_that_has_left_counts_no_more_and_is_not_needed() -> None:
    table = scene(
        HALL,
        "ba1 fig_marine_laser 0.0 E",
        "um1 fig_marine_laser 1.0 E",
        "el1 fig_eldar_warrior 3.0 E",
        "ch1 fig_ork 7.0 W",
        factions=("blood_angels", "ultramarines", "eldar", "chaos"),
    )
    table.do("expel eldar", by=0)
    for seat in (1, 2, 3):
        table.do("expel blood_angels", by=seat)
    assert table.mini("ba1").place == "left"
    assert table.state.votes == ()
    assert table.refused("expel blood_angels", by=1).clause == "SQ-SEAT-07"
    table.do("expel eldar", by=3)
    assert table.mini("el1").place == "board"
    table.do("expel eldar", by=1)
    assert table.told(Expelled)[-2:] == [Expelled(3, 2, False), Expelled(1, 2, True)]
    assert [table.mini(who).place for who in ("el1", "um1", "ch1")] == ["left", "board", "board"]


@pytest.mark.clause("SQ-SEAT-07")
def test_tokens_supplies_and_command_points_go_with_their_faction() -> None:
    held = {"blips": ("fig_ork",), "reinforcements": ("fig_ork",), "specials": ("fig_genestealer",)}
    table = scene(
        HALL,
        "ba1 fig_marine_laser 0.0 W",
        "ch1 fig_ork 7.0 W",
        "ch2 fig_ork dead",
        "ch?1 fig_ork 7.1 blip",
        "cu?1 fig_husk 5.1 blip",
        factions=("blood_angels", "chaos", "cult"),
        sides={0: {"command": 2}, 1: held | {"command": 2}, 2: {"blips": ("fig_husk",)}},
    )
    table.do("expel chaos", by=0).do("expel chaos", by=2)
    assert table.happened[2:] == [Left(1, "ch1", "SQ-SEAT-07")]
    assert list(table.state.tokens) == ["cu?1"]
    side = table.side(1)
    assert (side.blips, side.reinforcements, side.specials, side.command, side.gone) == ((), (), (), 0, True)
    assert table.mini("ch2").place == "dead"
    assert (table.side(2).blips, table.side(0).command, table.side(0).gone) == (("fig_husk",), 2, False)


@pytest.mark.clause("SQ-SEAT-07")
def test_what_a_leaving_miniature_hid_is_seen() -> None:
    table = scene(
        hall(8, 1),
        "ba1 fig_marine_laser 0.0 E",
        "el1 fig_eldar_warrior 3.0 W",
        "ch?1 fig_ork 6.0 blip",
        factions=("blood_angels", "eldar", "chaos"),
    )
    table.do("expel eldar", by=0).do("expel eldar", by=2)
    assert table.happened[2:] == [
        Left(1, "el1", "SQ-SEAT-07"),
        TokenRevealed(2, "ch?1", "fig_ork", (6, 0)),
    ]
