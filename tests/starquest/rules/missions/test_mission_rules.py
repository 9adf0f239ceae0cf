"""What single missions put on their maps, and whom they let attack."""

import pytest

from bulkhead.starquest.data.state import State
from bulkhead.starquest.ship.squares import NOWHERE, bits, members
from tests.starquest.mustering import muster, options
from tests.starquest.scene import hall, scene

OPEN = hall(6, 2)


@pytest.mark.clause("C-mis_11_two_giants-special-2-1")
@pytest.mark.parametrize("who", ["ch1 fig_chaos_marine", "ba1 fig_marine_laser"])
def test_the_other_alien_player_may_attack_a_machine_as_squads_do(who: str) -> None:
    """And it scores as they do; the Cult does not aim at its own."""
    name = who.split(maxsplit=1)[0]
    table = scene(
        OPEN,
        f"{who} 0.0 E",
        "cu1 fig_golgotha 3.0 W",
        "cu2 fig_husk 0.1 E",
        special=("points_by_life", "aliens_hunt_machines"),
    ).act(name)
    assert [offer for offer in table.offered(f"{name} shoot") if "cu1" in offer]
    own = scene(OPEN, "cu2 fig_reaver 0.0 E", "cu1 fig_golgotha 3.0 W", "ba1 fig_marine_laser 0.1 E").act(
        "cu2"
    )
    assert not [offer for offer in own.offered("cu2 shoot") if "cu1" in offer]


# What the maps of single missions are like


def steps_to(state: State, dock: str, room: str, *, closed: int = 0, without: str = "") -> int | None:
    """Steps from an entry area into a room: no way through these doors, nor through the room named last."""
    ship = state.ship
    shut = ship.rooms[without] if without else 0
    edge = seen = bits(ship.docks[dock].thresholds)
    for steps in range(ship.width * ship.height):
        if edge & ship.rooms[room]:
            return steps
        ways = (ship.leads_on(square, way, closed) for square in members(edge) for way in range(8))
        edge = bits(there for there in ways if there != NOWHERE) & ~seen & ~shut
        seen |= edge
    return None


@pytest.mark.clause("C-mis_12_hollow_crown-special-2-1", "C-mis_12_hollow_crown-special-2-2")
@pytest.mark.parametrize("dock", ["dk_n", "dk_e", "dk_s", "dk_s2", "dk_w"])
def test_one_door_of_the_crown_is_a_bulkhead_and_the_doorways_of_the_seam_are_not(dock: str) -> None:
    state = muster(options(mission="mis_12_hollow_crown")).state
    assert [door.id for door in state.ship.doors if door.kind == "bulkhead"] == ["d_d6"]
    assert state.ship.doors[state.ship.door("d_d6")].fronts & state.ship.rooms["d5"]
    assert steps_to(state, dock, "d5", closed=1 << state.ship.door("d_d6")) is not None


@pytest.mark.clause("C-mis_s1_cold_lock-special-2-1", "C-mis_s1_cold_lock-special-2-2")
@pytest.mark.parametrize("dock", ["dk_n", "dk_s"])
def test_a_bulkhead_guards_the_short_way_to_the_strongroom_and_the_long_one_is_open(dock: str) -> None:
    state = muster(options(("blood_angels", "eldar", "chaos"), mission="mis_s1_cold_lock")).state
    assert [door.id for door in state.ship.doors if door.kind == "bulkhead"] == ["b_d6"]
    barrier = 1 << state.ship.door("b_d6")
    short, long = steps_to(state, dock, "b4"), steps_to(state, dock, "b4", closed=barrier)
    assert short is not None
    assert long is not None
    assert short < long
    for room in ("b2", "b3"):
        assert steps_to(state, dock, "b4", closed=barrier, without=room) is None
        assert steps_to(state, dock, "b4", without=room) == short, "the bulkhead spares one both rooms"
