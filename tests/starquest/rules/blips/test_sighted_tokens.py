"""Which tokens are seen or hit, and so turned over."""

from typing import Any

import pytest
from msgspec.structs import replace

from bulkhead.starquest.data.frames import Attack
from bulkhead.starquest.data.state import Flame, Pact
from bulkhead.starquest.events import (
    Declared,
    Eliminated,
    Faced,
    Moved,
    Placed,
    Rolled,
    Scored,
    TokenMoved,
    TokenRevealed,
    Unharmed,
    Wounded,
)
from bulkhead.starquest.rules.blips import sighted_tokens
from tests.starquest.rules.blips.places import PLACE, open_tokens
from tests.starquest.scene import BA, CH, LD, Table, scene


@pytest.mark.clause("SQ-SCAN-09", "SQ-ALLY-17")
def test_only_squads_reveal_but_allies_of_the_aliens_too() -> None:
    table = scene(PLACE, "ch1 fig_ork 0.0 E", "cu?1 fig_husk 4.0", "ch?1 fig_ork 3.0").act("ch1")
    table.do("ch1 step 1.0", "ch1 step 2.1")
    assert table.happened == [Moved(CH, "ch1", ((1, 0),), 1), Moved(CH, "ch1", ((2, 1),), 1)]
    assert not open_tokens(table)
    ally = scene(PLACE, "ld1 fig_cinder 0.1 W", "ch?1 fig_ork 4.1", "ch?2 fig_ork 3.3")
    ally.state.pacts = (Pact(LD, CH),)
    ally.act("ld1").do("ld1 face N")
    assert open_tokens(ally) == ["ch?1"]


@pytest.mark.clause("SQ-LOS-12", "SQ-SCAN-09")
def test_who_is_carried_or_still_outside_sees_nothing_but_the_carrier_does() -> None:
    outside = scene(PLACE, "ba1 fig_marine_laser 0.1 W", "ba2 fig_marine_laser dock", "ch?1 fig_ork 4.1").act(
        "ba1"
    )
    outside.do("ba1 face S")
    assert outside.happened == [Faced(BA, "ba1", 4, 0), TokenRevealed(CH, "ch?1", "fig_ork", (4, 1))]
    assert open_tokens(outside) == ["ch?1"]
    lines = (
        "ba1 fig_marine_laser 0.0 W load=ba2",
        "ba2 fig_marine_laser carried E carrier=ba1",
        "ch?1 fig_ork 4.0",
    )
    carried = scene(PLACE, *lines)
    assert not sighted_tokens.sighted(carried.state)
    carried.act("ba1").do("ba1 face N")
    assert open_tokens(carried) == ["ch?1"]


def attack_on(*squares: int) -> Attack:
    return Attack(BA, "ba1", "wpn_missile_launcher", "3.3", squares=squares)


@pytest.mark.clause("SQ-SCAN-15", "SQ-ALIEN-08")
def test_a_token_on_a_square_that_an_attack_hits_is_turned_over_unless_it_waits_on_a_vent() -> None:
    lines = (
        "ba1 fig_marine_heavy 0.0 E weapons=wpn_missile_launcher",
        "ch?1 fig_ork 3.3",
        "ch?2 fig_ork 4.3",
    )
    table = scene(PLACE.replace("|. .|\n          +-+-+", "|. V|\n          +-+-+"), *lines)
    table.state.tokens["ch?2"] = replaced(table, "ch?2", vent="v1", kind="special")
    before = set(table.state.tokens)
    squares = tuple(table.state.ship.square(name) for name in ("3.3", "4.3"))
    sighted_tokens.reveal_hit(table.state, attack_on(*squares), table.heard)
    table.settle()
    assert open_tokens(table) == ["ch?1"]
    table.do("stand 3.3 N")
    assert table.happened == [
        TokenRevealed(CH, "ch?1", "fig_ork", (3, 3)),
        Placed(CH, "ch1", "fig_ork", ((3, 3),), 0),
    ]
    assert before - set(table.state.tokens) == {"ch?1"}


def replaced(table: Table, token: str, **values: Any) -> Any:
    return replace(table.state.tokens[token], **values)


@pytest.mark.clause("SQ-SCAN-15")
def test_a_missile_beside_a_corner_reveals_a_blip_out_of_sight_and_attacks_it_with_the_higher_die() -> None:
    drawn = """
        +-+-+-+-+-+-+
        |. . . . . .|
        +-+-+-+-+ +-+
                |.|
                +-+
        """
    lines = ("ba1 fig_marine_heavy 0.0 E weapons=wpn_missile_launcher", "ch1 fig_ork 4.0 W")
    table = scene(drawn, *lines, "ch?1 fig_android 4.1", dice=[5, 6]).act("ba1")
    assert not open_tokens(table)
    table.do("ba1 shoot wpn_missile_launcher 4.0")
    assert (open_tokens(table), table.waiting) == (["ch?1"], CH)
    assert len(table.dice.left) == 2
    table.do("stand 4.1 N")
    assert table.happened == [
        Declared(BA, "ba1", "wpn_missile_launcher", "4.0", 1, "shoot"),
        TokenRevealed(CH, "ch?1", "fig_android", (4, 1)),
        Placed(CH, "ch2", "fig_android", ((4, 1),), 0),
        Rolled(BA, "ba1", (2, 3), 2, "shoot", "SQ-SHOOT-03"),
        Wounded(CH, "ch1", 1, 0),
        Wounded(CH, "ch2", 1, 0),
        Eliminated(CH, "ch1", "fig_ork", BA),
        Scored(BA, 3, 3, "kill", "ch1"),
        Eliminated(CH, "ch2", "fig_android", BA),
        Scored(BA, 10, 13, "kill", "ch2"),
    ]
    assert (table.mini("ch1").place, table.mini("ch2").place) == ("dead", "dead")
    assert table.mini("ba1").lp == 2


@pytest.mark.clause("SQ-SCAN-15")
def test_an_attack_elsewhere_reveals_nothing() -> None:
    table = scene(PLACE, "ba1 fig_marine_laser 0.0 E", "ch?1 fig_ork 3.3")
    before = list(table.state.frames)
    sighted_tokens.reveal_hit(table.state, attack_on(table.state.ship.square("4.2")), table.heard)
    assert table.state.frames == before
    assert not open_tokens(table.settle())


@pytest.mark.clause("SQ-SCAN-15", "SQ-SHOOT-05")
def test_a_shot_at_one_figure_leaves_the_token_face_down_on_whose_square_it_is() -> None:
    lines = ("ch1 fig_ork 0.0 E weapons=wpn_scrap_gun", "cu1 fig_husk 4.0 W", "cu?1 fig_husk 4.0")
    table = scene(PLACE, *lines, dice=[1, 1]).act("ch1")
    table.do("ch1 shoot wpn_scrap_gun cu1")
    assert [type(event) for event in table.happened] == [Declared, Rolled, Unharmed]
    assert "cu?1" in table.state.tokens


@pytest.mark.clause("SQ-SCAN-15")
def test_a_token_that_steps_into_fire_is_revealed_there() -> None:
    table = scene(PLACE, "ch?1 fig_ork 3.3", "ch?2 fig_ork 4.3")
    fire = table.state.ship.square("3.2")
    table.state.flames, table.state.burning = (Flame(1, BA, (fire,)),), 1 << fire
    table.act("ch?1").do("ch?1 step 4.2")
    assert not open_tokens(table)
    table.do("ch?1 step 3.2")
    assert table.happened == [
        TokenMoved(CH, "ch?1", (4, 2)),
        TokenMoved(CH, "ch?1", (3, 2)),
        TokenRevealed(CH, "ch?1", "fig_ork", (3, 2)),
    ]
    assert open_tokens(table) == ["ch?1"]


@pytest.mark.clause("SQ-OBJ-03")
def test_an_object_among_the_blips_is_revealed_and_lies_there() -> None:
    table = scene(PLACE, "ba1 fig_marine_laser 0.0 W", "ch?1 obj_key 4.0", "ch?2 fig_ork 4.3").act("ba1")
    table.do("ba1 face N")
    assert table.happened == [Faced(BA, "ba1", 0, 0), TokenRevealed(CH, "ch?1", "obj_key", (4, 0))]
    assert open_tokens(table) == ["ch?1"]
    assert table.waiting == BA
    (thing,) = table.state.things.values()
    assert (thing.kind, table.state.ship.name(thing.square)) == ("obj_key", "4.0")
    assert table.state.ship.square("4.0") not in table.state.holder
