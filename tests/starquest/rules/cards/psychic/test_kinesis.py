"""Powers that move things: hurl, barrier, unseen hand, crush."""

import pytest

from bulkhead.starquest.data.state import change
from bulkhead.starquest.events import (
    BulkheadDestroyed,
    CardPlayed,
    Declared,
    DoorClosed,
    DoorOpened,
    Eliminated,
    Finished,
    Moved,
    Rolled,
    Scored,
    TurnBegan,
    TurnEnded,
    Unharmed,
    Wounded,
)
from bulkhead.starquest.rules.fight import lines_of_sight
from bulkhead.starquest.table import effects, places
from tests.starquest.rules.cards.casting import casting
from tests.starquest.scene import BA, CH, EL, IF, LD, UM, Table, scene

LIBRARIAN = "ba1 fig_librarian 0.1 E role=psionic"


@pytest.mark.clause("C-psi_hurl-1")
def test_who_is_hurled_into_the_open_is_not_hurt() -> None:
    table = casting("psi_hurl", "ch1 fig_ork 3.1 W", "ch2 fig_ork 3.2 W")
    table.do("use psi_hurl ch1")
    assert (table.at("ch1"), table.at("ch2")) == ("6.1", "3.2")
    assert table.happened == [
        CardPlayed(BA, "psi_hurl", ("ch1",), "SQ-PSI-10"),
        Moved(CH, "ch1", ((6, 1),), 0, "SQ-MOVE-09"),
    ]


@pytest.mark.clause("SQ-MOVE-09", "C-psi_hurl-2")
@pytest.mark.parametrize(
    ("other", "stops"),
    [
        ("ch2 fig_android 6.1 W", "5.1"),
        ("ba2 fig_marine_laser 5.1 E", "4.1"),
        ("cu?1 fig_husk 5.1", "4.1"),
        ("ch2 fig_android 4.1 E", "3.1"),
    ],
)
def test_no_hurl_ends_on_an_occupied_square(other: str, stops: str) -> None:
    """Figures and tokens stop it on the square before their own, and it is attacked there."""
    table = casting("psi_hurl", "ch1 fig_ork 3.1 W", other, dice=(1, 1)).do("use psi_hurl ch1")
    who, _, where, *_ = other.split()
    assert (table.at("ch1"), table.state.holder[table.state.ship.square(where)]) == (stops, who)
    moved = [Moved(CH, "ch1", ((int(stops[0]), 1),), 0, "SQ-MOVE-09")] if stops != "3.1" else []
    assert table.told(Moved) == moved
    assert [event.who for event in table.told(Unharmed)] == ["ch1"], "only who is stopped is attacked"


@pytest.mark.clause("SQ-SHOOT-05")
@pytest.mark.parametrize("other", ["ch2 fig_android 5.1 W", "ch2 fig_android 9.2 W"])
@pytest.mark.clause("C-psi_hurl-2")
def test_who_is_stopped_is_attacked_where_he_stops(other: str) -> None:
    start = "3.1" if "5.1" in other else "8.1"
    table = casting("psi_hurl", f"ch1 fig_ork {start} W", other, dice=(6, 6))
    table.do("use psi_hurl ch1")
    assert [event.who for event in table.told(Eliminated)] == ["ch1"]
    assert table.mini("ch2").place == "board"


@pytest.mark.clause("C-psi_hurl-1")
def test_giants_are_not_hurled() -> None:
    table = casting("psi_hurl", "ch1 fig_dread_mk7 5.0 W weapons=wpn_assault_cannon", "ch2 fig_android 4.2 W")
    assert table.offered("use") == ["use psi_hurl ch2"]


@pytest.mark.clause("SQ-MOVE-10", "SQ-LOS-02")
@pytest.mark.clause("C-psi_barrier-1")
def test_a_barrier_is_neither_passed_nor_seen_through() -> None:
    table = casting(
        "psi_barrier", "ba2 fig_marine_laser 0.0 E", "ba3 fig_marine_laser 0.2 E", "ch1 fig_ork 9.0 W"
    )
    assert "use psi_barrier 1.0 1.1" in table.offers
    assert "use psi_barrier 9.1 9.2" not in table.offers, "too far"
    table.do("use psi_barrier 1.0 1.1", "done").act("ba2")
    assert "ba2 step 1.0" not in table.offers
    assert "ba2 shoot wpn_laser_rifle ch1" not in table.offers
    table.do("done").act("ba3")
    assert "ba3 step 1.2" in table.offers, "beside it the way is free"
    effects.expire(table.state, "next-own-turn", BA)
    assert (table.state.walled, table.state.screened) == (0, 0)


@pytest.mark.clause("SQ-MOVE-10", "SQ-LOS-02")
def test_a_barrier_lies_on_two_free_squares_side_by_side_in_sight() -> None:
    drawn = """
        +-+-+-+-+
        |. . . .|
        +-+     +
        |. . # .|
        +-+-+-+-+
        """
    table = casting("psi_barrier", "ch1 fig_ork 3.0 W", drawn=drawn, act="")
    places.stand(table.state, table.mini("ba1"), (table.state.ship.square("0.0"),), 2)
    table.state.offered = None
    table.act("ba1")
    assert set(table.offered("use psi_barrier")) == {"use psi_barrier 1.0 2.0", "use psi_barrier 1.0 1.1"}


DOORWAY = """
    +-+-+-+-+-+-+
    |. .|. . . .|
    +   +       +
    |. .:. . . .|
    +   +       +
    |. .:. . . .|
    +-+-+-+-+-+-+
    """


WALL_PIECE = """
    +-+-+-+-+-+-+-+-+
    |. . .|. . . . .|
    +     +         +
    |. . .;. . . . .|
    +     +         +
    |. . .;. . . . .|
    +     +         +
    |. . .|. . . . .|
    +     +         +
    |. . .;. . . . .|
    +     +         +
    |. . .;. . . . .|
    +-+-+-+-+-+-+-+-+
    """


def sees_of(table: Table, who: str) -> set[str]:
    """The squares that a miniature sees."""
    return set(table.state.ship.names(lines_of_sight.field(table.state, table.mini(who))))


@pytest.mark.clause("SQ-MOVE-10")
@pytest.mark.clause("C-psi_barrier-1")
def test_a_doorway_is_shut_and_nobody_opens_it() -> None:
    door = scene(DOORWAY, LIBRARIAN).state.ship.doors[0].id
    table = casting("psi_barrier", "ba2 fig_marine_laser 1.2 E", drawn=DOORWAY, opened=(door,))
    table.do(f"use psi_barrier {door}", "done").act("ba2")
    assert "ba2 step 2.2" not in table.offers
    assert not table.offered("ba2 open")
    shut = casting("psi_barrier", drawn=DOORWAY)
    assert f"use psi_barrier {door}" not in shut.offers, "it is shut already"


@pytest.mark.clause("SQ-MOVE-10", "SQ-LOS-02", "SQ-DOOR-08")
@pytest.mark.clause("C-psi_barrier-1")
def test_a_doorway_of_a_wall_piece_is_barred_until_the_next_own_turn() -> None:
    """Two doorways in one wall: nobody steps, sees or strikes through the barred one; the other stands open."""
    table = casting(
        "psi_barrier",
        "ba2 fig_marine_laser 2.1 E",
        "ba3 fig_marine_laser 2.4 E",
        "ch1 fig_ork 3.1 W",
        "ch2 fig_ork 7.4 W",
        drawn=WALL_PIECE,
    )
    barred = "use psi_barrier 2.1 3.1 2.2 3.2"
    assert table.offered("use psi_barrier 2.1 ") == [barred], "though figures stand before it"
    assert "use psi_barrier 2.4 3.4 2.5 3.5" in table.offers
    assert sees_of(table, "ba2") >= {"3.1", "3.2"}
    table.do(barred)
    assert table.happened == [CardPlayed(BA, "psi_barrier", ("2.1", "3.1", "2.2", "3.2"), "SQ-PSI-10")]
    assert not sees_of(table, "ba2") & {"3.1", "3.2"}
    table.do("done").act("ba2")
    assert not table.offered("ba2 strike")
    assert "ba2 step 3.2" not in table.offers
    table.do("done").act("ba3")
    assert {"ba3 step 3.4", "ba3 shoot wpn_laser_rifle ch2"} <= set(table.offers), "the other doorway is free"
    assert not table.offered("ba3 open")
    effects.expire(table.state, "next-own-turn", BA)
    assert sees_of(table, "ba2") >= {"3.1", "3.2"}


@pytest.mark.clause("SQ-MOVE-10", "SQ-DOOR-08")
def test_a_doorway_in_which_a_dreadnought_stands_or_that_nobody_sees_is_not_barred() -> None:
    under = casting("psi_barrier", "ch1 fig_dread_mk7 2.1 W weapons=wpn_plasma_gun", drawn=WALL_PIECE)
    assert not under.offered("use psi_barrier 2.1 3.1")
    assert under.offered("use psi_barrier 2.4 3.4")
    unseen = casting("psi_barrier", drawn=WALL_PIECE, act="")
    change(unseen.state, unseen.mini("ba1"), facing=6)
    unseen.act("ba1")
    assert not unseen.offered("use psi_barrier 2.1 3.1"), "he looks the other way"


@pytest.mark.clause("SQ-DOOR-07", "SQ-PSI-08")
@pytest.mark.clause("C-psi_unseen_hand-1", "C-psi_unseen_hand-2")
def test_an_unseen_hand_opens_and_closes_doors_in_sight() -> None:
    table = casting("psi_unseen_hand", drawn=DOORWAY)
    door = table.state.ship.doors[0].id
    table.do("use psi_unseen_hand")
    assert table.offers == [f"choose {door}", "pass"]
    table.do(f"choose {door}")
    assert door in table.state.gone
    assert "ba1 step 1.1" in table.offers
    assert not table.offered("ba1 shoot")
    other = casting("psi_unseen_hand", drawn=DOORWAY, opened=(door,))
    other.do("use psi_unseen_hand", f"choose {door}")
    assert other.happened == [
        CardPlayed(BA, "psi_unseen_hand", (), "SQ-PSI-10"),
        DoorClosed(BA, "d1", "SQ-DOOR-07"),
    ]
    assert [event.door for event in other.told(DoorClosed)] == [door]


BULKHEAD = DOORWAY.replace(":", "!")


@pytest.mark.clause("SQ-DOOR-09", "SQ-DOOR-13")
@pytest.mark.clause("C-psi_unseen_hand-1")
def test_or_one_bulkhead_until_the_turn_ends() -> None:
    drawn = BULKHEAD
    table = casting("psi_unseen_hand", drawn=drawn)
    door = table.state.ship.doors[0].id
    assert table.state.ship.doors[0].kind == "bulkhead"
    table.do("use psi_unseen_hand", f"choose {door}")
    assert table.state.opened == ((door, BA),)
    table.do("done", "end", "pass")
    assert table.happened == [
        CardPlayed(BA, "psi_unseen_hand", (), "SQ-PSI-10"),
        DoorOpened(BA, "ba1", "d1", "SQ-DOOR-09"),
        Finished(BA, "ba1"),
        DoorClosed(BA, "d1"),
        TurnEnded(BA),
        TurnEnded(IF),
        TurnEnded(UM),
        TurnEnded(EL),
        TurnEnded(LD),
        TurnBegan(CH, 6),
    ]
    assert not table.state.opened


def test_without_a_door_in_sight_there_is_nothing_to_move() -> None:
    assert not casting("psi_unseen_hand").offered("use")


@pytest.mark.clause("SQ-DREAD-06", "SQ-SHOOT-05")
@pytest.mark.clause("C-psi_crush-1")
@pytest.mark.clause("C-FLAG-construct")
def test_crush_is_for_what_has_no_flesh() -> None:
    table = casting("psi_crush", "ch1 fig_android 9.1 W", "ch2 fig_ork 9.0 W", dice=(6, 6, 6, 6))
    assert table.offered("use") == ["use psi_crush ch1"]
    table.do("use psi_crush ch1")
    assert table.happened == [
        CardPlayed(BA, "psi_crush", ("ch1",), "SQ-PSI-10"),
        Declared(BA, "ba1", "psi_crush", "ch1", 1, "card"),
        Rolled(BA, "ba1", (3, 3, 3, 3), 4, "card", "SQ-SHOOT-03"),
        Wounded(CH, "ch1", 1, 0),
        Eliminated(CH, "ch1", "fig_android", BA),
        Scored(BA, 10, 10, "kill", "ch1"),
    ]
    assert table.mini("ch1").place == "dead"
    assert table.mini("ch2").place == "board"


@pytest.mark.clause("SQ-DOOR-10")
@pytest.mark.clause("C-psi_crush-1")
def test_crush_breaks_a_bulkhead() -> None:
    table = casting("psi_crush", drawn=BULKHEAD, dice=(6, 6, 6, 6))
    door = table.state.ship.doors[0].id
    table.do(f"use psi_crush door:{door}")
    assert table.happened == [
        CardPlayed(BA, "psi_crush", ("door:d1",), "SQ-PSI-10"),
        Declared(BA, "ba1", "psi_crush", "door:d1", 1, "card"),
        Rolled(BA, "ba1", (3, 3, 3, 3), 4, "card", "SQ-SHOOT-03"),
        BulkheadDestroyed(BA, "d1", 12),
    ]
    assert door in table.state.gone


@pytest.mark.clause("C-psi_barrier-1")
def test_a_barrier_stands_within_eight_squares() -> None:
    table = casting("psi_barrier")
    assert "use psi_barrier 7.1 8.1" in table.offers
    assert "use psi_barrier 8.1 9.1" not in table.offers
