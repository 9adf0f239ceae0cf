"""The mission of the data cores: where they are placed, and who scores those that stay aboard."""

import pytest

from bulkhead.starquest.data.frames import Ending
from bulkhead.starquest.data.state import Thing, change_side
from bulkhead.starquest.events import Scanned, Scored, TokenPlaced
from bulkhead.starquest.table.boundary import follow
from bulkhead.starquest.table.engine import push
from tests.starquest.scene import BA, CH, Table, scene

# Two rooms that nobody sees: a with a reinforcement square, b without one.
ROOMS = """
    +-+-+-+-+-+-+
    |a R|b b|. .|
    +   +   +   +
    |a a|b b|. .|
    +-+-+-+-+-+-+
    """
HAND = {CH: {"blips": ("obj_data_core", "fig_ork")}}


def squares(table: Table, identity: str) -> set[str]:
    return {offer.split()[2] for offer in table.offered(f"put {identity} ")}


def entering(*special: str) -> Table:
    """Chaos places blips at a scan."""
    table = scene(
        ROOMS,
        "ba1 fig_marine_laser 4.0 S",
        special=special,
        scanned=False,
        sides=HAND,
    )
    follow(table.state, "ba1", BA, table.mini("ba1").squares)
    return table.settle()


@pytest.mark.clause("C-mis_02_dead_signal-special-1-2")
def test_a_core_keeps_out_of_rooms_with_a_reinforcement_square() -> None:
    table = entering("wandering_cores")
    assert table.waiting == CH
    assert squares(table, "obj_data_core") == {"2.0", "3.0", "2.1", "3.1", "5.0", "5.1"} & squares(
        table, "fig_ork"
    )
    assert {"0.0", "0.1"} <= squares(table, "fig_ork")
    assert table.refused("put obj_data_core 0.1").phrase.id == "sq-no-core-room"
    table.do("put obj_data_core 2.0", "put fig_ork 0.1")
    assert table.happened == [
        Scanned(BA, "ba1", "brd_map"),
        TokenPlaced(CH, "ch?1", "blip", (2, 0), "obj_data_core"),
        TokenPlaced(CH, "ch?2", "blip", (0, 1), "fig_ork"),
    ]
    assert table.waiting == BA


def test_elsewhere_it_lies_where_its_owner_likes() -> None:
    table = entering()
    assert squares(table, "obj_data_core") == squares(table, "fig_ork")


def test_it_is_not_lost_for_want_of_another_room() -> None:
    table = entering("wandering_cores")
    taken = sorted(squares(table, "obj_data_core"))
    change_side(table.state, CH, blips=("obj_data_core", *["fig_ork"] * len(taken)))
    table.state.offered = None
    for spot in taken:
        table.do(f"put fig_ork {spot}")
    assert squares(table, "obj_data_core")
    table.do(table.offered("put obj_data_core")[0])
    assert table.happened == [
        Scanned(BA, "ba1", "brd_map"),
        TokenPlaced(CH, "ch?1", "blip", (2, 0), "fig_ork"),
        TokenPlaced(CH, "ch?2", "blip", (2, 1), "fig_ork"),
        TokenPlaced(CH, "ch?3", "blip", (3, 0), "fig_ork"),
        TokenPlaced(CH, "ch?4", "blip", (3, 1), "fig_ork"),
        TokenPlaced(CH, "ch?5", "blip", (0, 0), "obj_data_core"),
    ]
    assert table.waiting == BA


@pytest.mark.clause("C-mis_02_dead_signal-special-2-2")
def test_a_core_that_an_alien_holds_at_the_end_gives_five_points() -> None:
    for special, points in ((("aliens_carry_cores",), [(CH, 5)]), ((), [])):
        table = scene(
            ROOMS,
            "ch1 fig_ork 0.0 E objects=obj_data_core1",
            "ba1 fig_marine_laser 4.0 S objects=obj_data_core2",
            special=special,
        )
        for number, who in ((1, "ch1"), (2, "ba1")):
            id_ = f"obj_data_core{number}"
            table.state.things[id_] = Thing(id_, "obj_data_core", carrier=who)
        push(table.state, Ending(2))
        table.settle()
        assert [(event.seat, event.points) for event in table.told(Scored)] == points
