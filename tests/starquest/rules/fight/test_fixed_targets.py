"""Bulkheads, vents and mission structures under attack."""

import pytest

from bulkhead.starquest.data.state import Effect
from bulkhead.starquest.events import (
    BulkheadDestroyed,
    Declared,
    Rolled,
    StructureDamaged,
    TokensLost,
    Unharmed,
    VentDestroyed,
)
from bulkhead.starquest.rules.fight import fixed_targets
from bulkhead.starquest.rules.move import doors
from bulkhead.starquest.table import effects
from bulkhead.starquest.table.feat_log import feats
from bulkhead.tabletop import SPECTATOR, Silence
from tests.starquest.rules.move.bulkheads import BULKHEAD, ROOM
from tests.starquest.rules.turn.alien_scene import alien
from tests.starquest.scene import BA, CH, CU, hall, scene


@pytest.mark.clause("SQ-DOOR-12")
def test_a_destroyed_bulkhead_stays_open_for_ever_and_the_attack_is_spent() -> None:
    table = scene(
        BULKHEAD, "ba1 fig_marine_commander 4.1 W weapons=set_bolter", "ch1 fig_ork 4.0 W", dice=[6, 6]
    ).act("ba1")
    table.do("ba1 shoot wpn_commander_bolter door:d1")
    assert table.happened == [
        Declared(BA, "ba1", "wpn_commander_bolter", "door:d1", 1, "shoot"),
        Rolled(BA, "ba1", (3, 3), 2, "shoot", "SQ-SHOOT-03"),
        BulkheadDestroyed(BA, "d1", 6),
    ]
    assert not table.offered("ba1 shoot")
    doors.close_bulkheads(table.state, CH, Silence())
    assert table.state.closed == 0


@pytest.mark.clause("SQ-DOOR-11")
def test_a_bulkhead_can_be_struck_down_from_straight_ahead_and_rolls_nothing() -> None:
    table = scene(BULKHEAD, "ba1 fig_marine_commander 2.1 W weapons=set_sword_glove", dice=[6, 6, 1, 1]).act(
        "ba1"
    )
    table.do("ba1 strike door:d1")
    assert table.happened == [
        Declared(BA, "ba1", "wpn_sword_and_glove", "door:d1", 1, "melee"),
        Rolled(BA, "ba1", (3, 3, 0, 0), 2, "melee", "SQ-MELEE-02"),
        BulkheadDestroyed(BA, "d1", 6),
    ]
    aside = scene(BULKHEAD, "ba1 fig_marine_commander 2.1 N weapons=set_sword_glove").act("ba1")
    assert not aside.offered("ba1 strike")


@pytest.mark.clause("SQ-DOOR-15")
def test_an_ordinary_door_is_no_target_and_a_bulkhead_needs_a_line_of_fire() -> None:
    door = scene(ROOM, "ba1 fig_marine_laser 4.1 W").act("ba1")
    assert not door.offered("ba1 shoot")
    assert door.refused("ba1 shoot wpn_laser_rifle door:d1").clause == "SQ-DOOR-15"
    away = scene(BULKHEAD, "ba1 fig_marine_laser 4.1 E").act("ba1")
    assert away.refused("ba1 shoot wpn_laser_rifle door:d1").clause == "SQ-DOOR-15"
    ahead = scene(BULKHEAD, "ba1 fig_marine_laser 2.1 W").act("ba1")
    assert ahead.offered("ba1 shoot") == ["ba1 shoot wpn_laser_rifle door:d1"]
    twice = scene(BULKHEAD, "el1 fig_eldar_governor 2.1 W").act("el1")
    assert twice.offered("el1 shoot") == ["el1 shoot wpn_shuriken_pistol door:d1"], "one shot after the other"
    beside = scene(BULKHEAD, "ba1 fig_marine_laser 2.1 N").act("ba1")
    assert not beside.offered("ba1 shoot"), "he stands before it, but looks along it"


@pytest.mark.clause("SQ-DOOR-11")
def test_one_that_looks_diagonally_strikes_no_bulkhead() -> None:
    line = "ba1 fig_marine_commander 2.1 {} weapons=set_sword_glove"
    askew = scene(BULKHEAD, line.format("NW"), house={"eight_facings": True}).act("ba1")
    assert not askew.offered("ba1 strike")
    straight = scene(BULKHEAD, line.format("W"), house={"eight_facings": True}).act("ba1")
    assert straight.offered("ba1 strike") == ["ba1 strike door:d1"]


@pytest.mark.clause("SQ-DOOR-10", "SQ-DOOR-12")
@pytest.mark.parametrize(("total", "falls"), [(4, False), (5, True)])
def test_a_strike_says_whether_the_bulkhead_has_fallen(total: int, falls: bool) -> None:
    table = scene(BULKHEAD, "ba1 fig_marine_laser 2.1 W")
    assert fixed_targets.strike(table.state, BA, "door:d1", total, table.heard) is falls
    fallen, stands = BulkheadDestroyed(BA, "d1", total), Unharmed(BA, "door:d1", total, 4, "SQ-DOOR-10")
    assert table.happened == [fallen if falls else stands]


@pytest.mark.clause("SQ-ALIEN-12")
@pytest.mark.parametrize(
    ("facing", "wall", "there"), [("E", " ", True), ("E", "|", False), ("N", " ", False)]
)
def test_a_vent_is_struck_from_straight_ahead_with_no_wall_between(
    facing: str, wall: str, there: bool
) -> None:
    drawn = f"""
        +-+-+-+
        |. .{wall}V|
        +     +
        |. . .|
        +-+-+-+
        """
    table = scene(drawn, f"ba1 fig_marine_laser 1.0 {facing}").act("ba1")
    assert table.offered("ba1 strike") == (["ba1 strike vent:v1"] if there else [])


@pytest.mark.clause("SQ-ALIEN-12")
@pytest.mark.house("destroyed-vent")
@pytest.mark.parametrize(("house", "specials", "lost"), [("supply", ("fig_hybrid",), 0), ("lost", (), 1)])
def test_a_vent_is_destroyed_by_five_and_its_token_goes_back_or_is_lost(
    house: str, specials: tuple[str, ...], lost: int
) -> None:
    side = {"specials": ("fig_hybrid",), "turns": 1}
    table = alien(CH, "special", sides={CH: side}, house={"destroyed_vent": house}).do("put fig_hybrid 6.0")
    assert not fixed_targets.strike(table.state, BA, "vent:v1", 4, table.heard)
    assert "v1" in table.state.vents
    assert table.told(Unharmed) == [Unharmed(BA, "vent:v1", 4, 4, "SQ-ALIEN-12")]
    assert fixed_targets.strike(table.state, BA, "vent:v1", 5, table.heard)
    assert table.told(VentDestroyed) == [VentDestroyed(BA, "v1", 5)]
    assert (table.state.vents, table.state.tokens, table.side(CH).specials) == ((), {}, specials)
    assert table.told(TokensLost) == [TokensLost(CH, 1, "SQ-ALIEN-12")] * lost
    assert [feat.subject for feat in feats(table.state, "destroyed", BA)] == ["vent:v1"]


@pytest.mark.clause("SQ-ALIEN-12", "SQ-ALIEN-25")
def test_closed_bulkheads_vents_and_structures_can_be_attacked_and_never_a_conduit() -> None:
    drawn = """
        +-+-+-+-+-+-+-+-+-+-+
        |. .!. .:. .!. V V C|
        +   +   +   +       +
        |. .!. .:. .!. . . C|
        +-+-+-+-+-+-+-+-+-+-+
        """
    sites = {"obj_altar1": 0, "obj_altar2": 1, "obj_altar3": 2}
    table = scene(drawn, "ba1 fig_marine_laser 2.0 E", structures=sites, opened=("d1",))
    table.state.vents = ("v2",)
    table.state.structures = (("obj_altar1", 0), ("obj_altar2", 1), ("obj_altar3", 2))
    assert list(fixed_targets.all_standing(table.state)) == [
        "door:d3",
        "vent:v2",
        "site:obj_altar2",
        "site:obj_altar3",
    ]


@pytest.mark.clause("SQ-ALIEN-12")
@pytest.mark.parametrize(("more", "red"), [(0, 0), (1, 1)])
def test_what_makes_him_strike_harder_helps_against_a_vent_too(more: int, red: int) -> None:
    drawn = "+-+-+\n|. V|\n+-+-+"
    table = scene(drawn, "ba1 fig_marine_laser 0.0 E", dice=[1, 1, 1])
    effects.add(table.state, Effect("strike-red", BA, on="ba1", value=more))
    table.act("ba1").do("ba1 strike vent:v1")
    assert [(one.red, len(one.values)) for one in table.told(Rolled)] == [(red, 2 + more)]


@pytest.mark.clause("SQ-DOOR-15", "SQ-ALIEN-12")
@pytest.mark.parametrize(("facing", "ahead"), [("E", True), ("SE", False), ("NE", False)])
def test_nothing_is_right_ahead_of_who_looks_diagonally(facing: str, ahead: bool) -> None:
    house = {"eight_facings": True}
    vent = scene("+-+-+\n|. V|\n+-+-+", f"ba1 fig_marine_laser 0.0 {facing}", house=house).state
    assert fixed_targets.ahead(vent, vent.minis["ba1"], "vent:v1") is ahead
    drawn = """
        +-+-+-+-+
        |. .!. .|
        +   +   +
        |. .!. .|
        +-+-+-+-+
        """
    door = scene(drawn, f"ba1 fig_marine_laser 1.0 {facing}", house=house).state
    assert fixed_targets.ahead(door, door.minis["ba1"], "door:d1") is ahead


@pytest.mark.clause("SQ-SHOOT-06")
def test_all_players_are_told_what_a_structure_loses() -> None:
    altars = {"obj_altar1": 2, "obj_altar2": 5}
    table = scene(
        hall(6, 2),
        "ba1 fig_marine_laser 0.1 E",
        structures=altars,
        structure_av=dict.fromkeys(altars, 3),
    )
    state = table.state
    state.structures = (("obj_altar1", 3), ("obj_altar2", 3))
    assert not fixed_targets.strike(state, BA, "site:obj_altar1", 3, table.heard)
    assert not fixed_targets.strike(state, BA, "site:obj_altar1", 4, table.heard)
    assert fixed_targets.strike(state, BA, "site:obj_altar1", 9, table.heard)
    assert table.happened == [
        Unharmed(BA, "site:obj_altar1", 3, 3),
        StructureDamaged(BA, "obj_altar1", (2, 0), 1, 2),
        StructureDamaged(BA, "obj_altar1", (2, 0), 2, 0),
    ]
    for viewer in (BA, CH, CU, SPECTATOR):
        assert table.heard.seen_by(viewer) == table.happened
    assert state.structures == (("obj_altar1", 0), ("obj_altar2", 3))
    assert [(feat.what, feat.subject, feat.square) for feat in state.feats] == [
        ("destroyed", "site:obj_altar1", 2)
    ]
