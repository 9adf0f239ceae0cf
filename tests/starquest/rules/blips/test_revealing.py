"""Tokens that come to light (SQ-SCAN-09 to 16): when, how they are placed, what the aliens show each other."""

from typing import Any

import pytest
from msgspec.structs import replace

from bulkhead.starquest.data.frames import Attack, Mounting
from bulkhead.starquest.data.state import Flame, Pact
from bulkhead.starquest.events import (
    Declared,
    Demanded,
    DoorOpened,
    Eliminated,
    Faced,
    Moved,
    Placed,
    Rolled,
    Scored,
    TokenMoved,
    TokenRevealed,
    Unavailable,
    Wounded,
)
from bulkhead.starquest.rules.blips import sighted_tokens
from tests.starquest.scene import BA, CH, CU, LD, Table, scene

# A room, and a corridor round the corner; the door d1 leads east.
PLACE = """
    +-+-+-+-+-+-+-+
    |. . . . .|. .|
    + + + + + + + +
    |. . . . .:. .|
    +-+-+-+ + + + +
          |. .:. .|
          + + +-+-+
          |. .|
          +-+-+
    """


def open_tokens(table: Table) -> list[str]:
    return [event.token for event in table.told(TokenRevealed)]


@pytest.mark.clause("SQ-SCAN-09", "SQ-SCAN-10")
def test_a_step_from_which_a_blip_is_seen_reveals_it_and_its_owner_chooses_the_facing() -> None:
    table = scene(PLACE, "ba1 fig_marine_laser 0.1 E", "ch?1 fig_ork 3.3").act("ba1")
    table.do("ba1 step 1.1", "ba1 step 2.1")
    assert not open_tokens(table)
    table.do("ba1 step 3.1")
    assert table.told(TokenRevealed) == [TokenRevealed(CH, "ch?1", "fig_ork", (3, 3))]
    assert table.waiting == CH
    assert table.offers == ["stand 3.3 N", "stand 3.3 E", "stand 3.3 S", "stand 3.3 W"]
    assert table.refused("stand 3.2 N").clause == "SQ-SCAN-10"
    assert table.refused("ba1 step 3.2").clause == "SQ-SCAN-10"
    table.do("stand 3.3 W")
    assert table.happened == [
        Moved(BA, "ba1", ((1, 1),), 1),
        Moved(BA, "ba1", ((2, 1),), 1),
        Moved(BA, "ba1", ((3, 1),), 1),
        TokenRevealed(CH, "ch?1", "fig_ork", (3, 3)),
        Placed(CH, "ch1", "fig_ork", ((3, 3),), 6),
    ]
    assert (table.at("ch1"), table.facing("ch1"), table.mini("ch1").lp) == ("3.3", "W", 1)
    assert table.mini("ch1").weapons == ("wpn_scrap_gun", "wpn_combat_blade")
    assert not table.state.tokens
    assert table.waiting == BA


@pytest.mark.clause("SQ-SCAN-09")
def test_a_path_stops_where_a_blip_is_revealed() -> None:
    walker = scene(PLACE, "ba1 fig_marine_laser 1.0 E", "ch?1 fig_ork 3.3").act("ba1")
    walker.do("ba1 walk 2.1 3.2 4.2 4.1")
    assert walker.waiting == CH
    assert walker.at("ba1") == "3.2"
    assert walker.do("stand 3.3 N").at("ba1") == "3.2"
    assert walker.happened == [
        Moved(BA, "ba1", ((2, 1),), 1),
        Moved(BA, "ba1", ((3, 2),), 1),
        TokenRevealed(CH, "ch?1", "fig_ork", (3, 3)),
        Placed(CH, "ch1", "fig_ork", ((3, 3),), 0),
    ]


@pytest.mark.clause("SQ-SCAN-09")
def test_sight_may_arise_by_a_turn_a_door_a_death_or_fire_that_goes_out() -> None:
    turned = scene(PLACE, "ba1 fig_marine_laser 3.1 N", "ch?1 fig_ork 3.3").act("ba1")
    assert not open_tokens(turned)
    assert open_tokens(turned.do("ba1 face E")) == ["ch?1"]

    behind = scene(PLACE, "ba1 fig_marine_laser 4.1 E", "ch?1 fig_ork 6.1").act("ba1")
    assert not open_tokens(behind)
    assert open_tokens(behind.do("ba1 open d1")) == ["ch?1"]

    assert behind.happened == [DoorOpened(BA, "ba1", "d1"), TokenRevealed(CH, "ch?1", "fig_ork", (6, 1))]
    screened = scene(
        PLACE, "ba1 fig_marine_laser 0.0 E", "ch1 fig_gretchin 2.0 W", "ch?1 fig_ork 4.0", dice=[6, 6]
    )
    screened.act("ba1")
    assert not open_tokens(screened)
    screened.do("ba1 shoot wpn_laser_rifle ch1")
    assert (screened.mini("ch1").place, open_tokens(screened)) == ("dead", ["ch?1"])


@pytest.mark.clause("SQ-SCAN-09")
def test_fire_that_goes_out_lets_a_blip_be_seen() -> None:
    table = scene(PLACE, "ba1 fig_marine_laser 0.0 E", "ch?1 fig_ork 4.0")
    table.state.flames = (Flame(1, BA, (2,)),)
    table.state.burning = 1 << 2
    assert not sighted_tokens.sighted(table.state)
    table.state.flames, table.state.burning = (), 0
    assert [token.id for token in sighted_tokens.sighted(table.state)] == ["ch?1"]


@pytest.mark.clause("SQ-SCAN-09", "SQ-SCAN-12", "SQ-ALLY-17")
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


@pytest.mark.clause("SQ-SCAN-11")
@pytest.mark.house("missing-miniature")
def test_without_a_miniature_the_token_is_discarded_and_nobody_scores() -> None:
    lines = (
        "ch1 fig_chaos_heavy 6.2 E",
        "ba1 fig_marine_laser 0.1 W",
        "ch?1 fig_chaos_heavy 4.1",
        "ch?2 fig_ork 3.1",
    )
    table = scene(PLACE, *lines, turn=BA).act("ba1").do("ba1 face N")
    assert table.happened == [
        Faced(BA, "ba1", 0, 0),
        TokenRevealed(CH, "ch?1", "fig_chaos_heavy", (4, 1)),
        TokenRevealed(CH, "ch?2", "fig_ork", (3, 1)),
        Unavailable(CH, "ch?1", "fig_chaos_heavy"),
    ]
    table.do("stand 3.1 W")
    assert set(table.state.minis) == {"ch1", "ba1", "ch2"}
    assert not table.state.tokens
    assert all(side.points == 0 for side in table.state.sides)
    assert table.side(CH).blips == ()


@pytest.mark.clause("SQ-SCAN-11")
@pytest.mark.house("missing-miniature")
def test_at_some_tables_it_goes_back_to_the_supply() -> None:
    lines = ("ch1 fig_chaos_heavy 6.2 E", "ba1 fig_marine_laser 0.1 W", "ch?1 fig_chaos_heavy 4.1")
    table = scene(PLACE, *lines, turn=BA, house={"missing_miniature": "returned"}).act("ba1").do("ba1 face N")
    assert table.happened == [
        Faced(BA, "ba1", 0, 0),
        TokenRevealed(CH, "ch?1", "fig_chaos_heavy", (4, 1)),
        Unavailable(CH, "ch?1", "fig_chaos_heavy"),
    ]
    assert table.side(CH).blips == ("fig_chaos_heavy",)
    assert not table.state.tokens


@pytest.mark.clause("SQ-SCAN-12", "SQ-SCAN-13", "SQ-ALIEN-26")
@pytest.mark.house("alien-reveal")
def test_alien_tokens_in_mutual_sight_stay_hidden_until_one_is_demanded() -> None:
    table = scene(PLACE, "ch?1 fig_ork 0.0", "cu?1 fig_husk 4.0", "cu?2 fig_husk 4.3", turn=CH)
    assert not open_tokens(table)
    assert table.offered("demand") == ["demand cu?1"]
    assert str(table.refused("demand cu?2")) == "SQ-SCAN-13: sq-no-token-unseen"
    assert table.refused("demand ch?1").clause == "SQ-SCAN-13"
    table.do("demand cu?1")
    assert table.happened == [
        Demanded(CH, "cu?1"),
        TokenRevealed(CU, "cu?1", "fig_husk", (4, 0), "SQ-SCAN-13"),
    ]
    assert table.waiting == CU
    table.do("stand 4.0 W")
    assert table.waiting == CH
    assert set(table.state.tokens) == {"ch?1", "cu?2"}
    assert (table.at("cu1"), table.mini("cu1").figure) == ("4.0", "fig_husk")


@pytest.mark.clause("SQ-SCAN-13")
def test_a_miniature_on_the_move_may_demand_what_it_wants_to_attack() -> None:
    table = scene(PLACE, "ch1 fig_ork 0.0 S", "cu?1 fig_husk 4.0", dice=[1, 1]).act("ch1")
    assert table.offered("demand") == ["demand cu?1"]
    table.do("ch1 face E", "demand cu?1", "stand 4.0 N")
    assert table.happened == [
        Faced(CH, "ch1", 2, 0),
        Demanded(CH, "cu?1"),
        TokenRevealed(CU, "cu?1", "fig_husk", (4, 0), "SQ-SCAN-13"),
        Placed(CU, "cu1", "fig_husk", ((4, 0),), 0),
    ]
    assert table.offered("ch1 shoot") == ["ch1 shoot wpn_scrap_gun cu1"]


@pytest.mark.clause("SQ-SCAN-13")
@pytest.mark.house("alien-reveal")
def test_squads_demand_nothing_and_at_some_tables_nobody_does() -> None:
    squad = scene(PLACE, "ba1 fig_marine_laser 0.0 W", "ch?1 fig_ork 4.1").act("ba1")
    assert not squad.offered("demand")
    assert squad.refused("demand ch?1").clause == "SQ-SCAN-13"
    owner = scene(PLACE, "ch?1 fig_ork 0.0", "cu?1 fig_husk 4.0", house={"alien_reveal": "owner"})
    assert not owner.offered("demand")
    assert str(owner.refused("demand cu?1")) == "SQ-SCAN-13: sq-no-demand-here"
    assert owner.offered("reveal") == ["reveal ch?1"]


@pytest.mark.clause("SQ-SCAN-13", "SQ-ALIEN-26")
def test_an_alien_player_reveals_his_own_tokens_at_will() -> None:
    table = scene(PLACE, "ch?1 fig_ork 0.0", "cu?1 fig_husk 4.0")
    table.do("reveal ch?1", "stand 0.0 E")
    assert table.happened == [
        TokenRevealed(CH, "ch?1", "fig_ork", (0, 0), "SQ-SCAN-13"),
        Placed(CH, "ch1", "fig_ork", ((0, 0),), 2),
    ]
    assert table.at("ch1") == "0.0"
    assert set(table.state.tokens) == {"cu?1"}
    assert table.offered("activate") == ["activate ch1"]
    assert table.refused("reveal cu?1").clause == "SQ-SCAN-13"


@pytest.mark.clause("SQ-SCAN-14")
def test_all_blips_in_sight_are_turned_over_before_any_miniature_hides_another_and_chaos_places_first() -> (
    None
):
    lines = ("ba1 fig_marine_laser 0.0 W", "cu?1 fig_husk 2.0", "ch?1 fig_ork 3.0", "ch?2 fig_gretchin 4.0")
    table = scene(PLACE, *lines, "ch?3 fig_ork 4.3").act("ba1").do("ba1 face N")
    assert open_tokens(table) == ["ch?1", "ch?2", "cu?1"]
    assert not table.told(Placed)
    assert all(token.shown for token in table.state.tokens.values() if token.id != "ch?3")
    table.do("stand 3.0 W", "stand 4.0 W")
    assert table.waiting == CU
    table.do("stand 2.0 W")
    assert table.happened == [
        Faced(BA, "ba1", 0, 0),
        TokenRevealed(CH, "ch?1", "fig_ork", (3, 0)),
        TokenRevealed(CH, "ch?2", "fig_gretchin", (4, 0)),
        TokenRevealed(CU, "cu?1", "fig_husk", (2, 0)),
        Placed(CH, "ch1", "fig_ork", ((3, 0),), 6),
        Placed(CH, "ch2", "fig_gretchin", ((4, 0),), 6),
        Placed(CU, "cu1", "fig_husk", ((2, 0),), 6),
    ]
    assert set(table.state.tokens) == {"ch?3"}


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
    sighted_tokens.reveal_hit(table.state, attack_on(table.state.ship.square("4.2")), table.heard)
    assert not open_tokens(table.settle())


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


@pytest.mark.clause("SQ-SCAN-15", "SQ-OBJ-03")
def test_an_object_among_the_blips_is_revealed_and_lies_there() -> None:
    table = scene(PLACE, "ba1 fig_marine_laser 0.0 W", "ch?1 obj_key 4.0", "ch?2 fig_ork 4.3").act("ba1")
    table.do("ba1 face N")
    assert table.happened == [Faced(BA, "ba1", 0, 0), TokenRevealed(CH, "ch?1", "obj_key", (4, 0))]
    assert open_tokens(table) == ["ch?1"]
    assert table.waiting == BA
    (thing,) = table.state.things.values()
    assert (thing.kind, table.state.ship.name(thing.square)) == ("obj_key", "4.0")
    assert table.state.ship.square("4.0") not in table.state.holder


WIDE = """
    +-+-+-+-+-+
    |. . . . .|
    + +-+-+ + +
    |.|   |. .|
    + +   + + +
    |.|   |. .|
    +-+   +-+-+
    """


@pytest.mark.clause("SQ-SCAN-10", "SQ-SCAN-16")
def test_a_dreadnought_covers_the_square_of_its_token() -> None:
    table = scene(WIDE, "ba1 fig_marine_laser 3.0 W", "ch?1 fig_dread_mk7 4.2").act("ba1").do("ba1 face S")
    assert {offer.split()[1] for offer in table.offers} == {"3.1"}
    assert table.refused("stand 3.0 N").clause == "SQ-SCAN-16"
    table.do("stand 3.1 W")
    assert table.happened == [
        Faced(BA, "ba1", 4, 0),
        TokenRevealed(CH, "ch?1", "fig_dread_mk7", (4, 2)),
        Placed(CH, "ch1", "fig_dread_mk7", ((3, 1), (4, 1), (3, 2), (4, 2)), 6),
    ]
    names = [table.state.ship.name(square) for square in table.mini("ch1").squares]
    assert names == ["3.1", "4.1", "3.2", "4.2"]


@pytest.mark.clause("SQ-SCAN-16")
def test_without_room_it_takes_the_nearest_base_on_that_board() -> None:
    table = scene(WIDE, "ba1 fig_marine_laser 0.0 N", "ch?1 fig_dread_mk7 0.2").act("ba1").do("ba1 face E")
    assert table.happened == [Faced(BA, "ba1", 2, 0), TokenRevealed(CH, "ch?1", "fig_dread_mk7", (0, 2))]
    assert {offer.split()[1] for offer in table.offers} == {"3.0", "3.1"}


@pytest.mark.clause("SQ-SCAN-16", "SQ-SCAN-11")
def test_without_any_room_on_the_board_it_is_discarded() -> None:
    table = scene("+-+-+-+-+\n|. . . .|\n+-+-+-+-+", "ba1 fig_marine_laser 0.0 W", "ch?1 fig_dread_mk7 2.0")
    table.act("ba1").do("ba1 face N")
    assert table.happened == [
        Faced(BA, "ba1", 0, 0),
        TokenRevealed(CH, "ch?1", "fig_dread_mk7", (2, 0)),
        Unavailable(CH, "ch?1", "fig_dread_mk7"),
    ]
    assert table.waiting == BA


@pytest.mark.clause("SQ-SCAN-10", "SQ-DREAD-18")
def test_a_dreadnought_is_then_fitted_out_by_its_owner() -> None:
    table = scene(WIDE, "ba1 fig_marine_laser 3.0 W", "ch?1 fig_dread_mk7 4.2").act("ba1").do("ba1 face S")
    table.do("stand 3.1 W")
    assert table.happened == [
        Faced(BA, "ba1", 4, 0),
        TokenRevealed(CH, "ch?1", "fig_dread_mk7", (4, 2)),
        Placed(CH, "ch1", "fig_dread_mk7", ((3, 1), (4, 1), (3, 2), (4, 2)), 6),
    ]
    mounted = [frame for frame in table.state.frames if isinstance(frame, Mounting)]
    assert [(frame.seat, frame.who) for frame in mounted] == [(CH, "ch1")]


@pytest.mark.clause("SQ-LIFE-02")
@pytest.mark.house("tough-elite")
@pytest.mark.parametrize(
    ("tough", "figure", "lp"), [(False, "fig_chaos_marine", 1), (True, "fig_chaos_marine", 2)]
)
def test_elite_aliens_have_two_life_points_where_the_table_says_so(tough: bool, figure: str, lp: int) -> None:
    lines = ("ba1 fig_marine_laser 0.0 W", f"ch?1 {figure} 4.0", "ch?2 fig_ork 3.0")
    table = scene(PLACE, *lines, house={"tough_elite": tough}).act("ba1").do("ba1 face N")
    table.do("stand 4.0 W", "stand 3.0 W")
    assert table.happened == [
        Faced(BA, "ba1", 0, 0),
        TokenRevealed(CH, "ch?1", "fig_chaos_marine", (4, 0)),
        TokenRevealed(CH, "ch?2", "fig_ork", (3, 0)),
        Placed(CH, "ch1", "fig_chaos_marine", ((4, 0),), 6),
        Placed(CH, "ch2", "fig_ork", ((3, 0),), 6),
    ]
    assert (table.mini("ch1").lp, table.mini("ch2").lp) == (lp, 1)


@pytest.mark.clause("SQ-SCAN-09")
def test_nothing_tells_what_a_blip_is_before_it_is_turned_over() -> None:
    told = []
    for identity in ("fig_ork", "fig_dread_mk7", "obj_key"):
        table = scene(PLACE, f"ch?1 {identity} 3.3", "ba1 fig_marine_laser 0.0 E").act("ch?1")
        table.do("ch?1 step 4.3", "ch?1 step 3.3")
        told.append((table.heard.seen_by(BA), table.heard.seen_by(CU), table.offers))
    assert told[0] == told[1] == told[2]
