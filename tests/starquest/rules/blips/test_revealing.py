"""Tokens that come to light (SQ-SCAN-09 to 16): when, how they are placed, what the aliens show each other."""

import pytest

from bulkhead.starquest.data.frames import Mounting
from bulkhead.starquest.data.state import Flame
from bulkhead.starquest.events import DoorOpened, Faced, Moved, Placed, TokenRevealed, Unavailable
from bulkhead.starquest.rules.blips import sighted_tokens
from tests.starquest.boards import cut
from tests.starquest.rules.blips.places import PLACE, open_tokens
from tests.starquest.scene import BA, CH, CU, hall, scene

# A room, and a corridor round the corner; the door d1 leads east.


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


@pytest.mark.clause("SQ-SCAN-10", "SQ-MOVE-16")
def test_a_dreadnought_whose_token_was_passing_another_stands_on_free_squares_and_passes_nobody() -> None:
    lines = ("ch?1 fig_dread_mk7 1.0", "ch1 fig_ork 2.0 W", "ba1 fig_marine_laser 7.2 N")
    table = scene(hall(8, 3), *lines).act("ch?1").do("ch?1 step 2.0")
    table.do(table.offered("stand")[0])
    dreadnought = table.mini("ch2")
    assert table.state.ship.square("2.0") not in dreadnought.squares
    assert (dreadnought.passing, dreadnought.back) == (False, ())


@pytest.mark.clause("SQ-SCAN-10")
def test_who_steps_into_fire_and_sees_a_token_from_there_burns_and_the_other_does_not() -> None:
    table = scene(hall(8, 2), "ba1 fig_marine_laser 0.0 E", "ch?1 fig_ork 5.1", dice=[6, 6]).act("ba1")
    fire = table.state.ship.square("1.0")
    table.state.flames, table.state.burning = (Flame(1, CH, (fire,)),), 1 << fire
    table.do("ba1 step 1.0", "stand 5.1 W")
    assert (table.mini("ba1").lp, table.mini("ch1").lp) == (0, 1)


@pytest.mark.clause("SQ-SCAN-16")
def test_without_room_it_takes_the_nearest_base_on_that_board() -> None:
    table = scene(WIDE, "ba1 fig_marine_laser 0.0 N", "ch?1 fig_dread_mk7 0.2").act("ba1").do("ba1 face E")
    assert table.happened == [Faced(BA, "ba1", 2, 0), TokenRevealed(CH, "ch?1", "fig_dread_mk7", (0, 2))]
    assert {offer.split()[1] for offer in table.offers} == {"3.0", "3.1"}


@pytest.mark.clause("SQ-SCAN-16")
def test_a_base_that_somebody_stands_on_is_not_the_nearest() -> None:
    table = scene(hall(6, 2), "ch?1 fig_dread_mk7 0.0", "ch1 fig_ork 0.1 N").act("ch?1").do("reveal ch?1")
    assert {offer.split()[1] for offer in table.offered("stand")} == {"1.0"}


@pytest.mark.clause("SQ-SCAN-16")
def test_the_base_on_its_square_may_reach_onto_the_next_board_but_the_nearest_one_may_not() -> None:
    table = cut(scene(hall(8, 2), "ch?1 fig_dread_mk7 3.0", "ch1 fig_ork 7.0 N"), 4, scanned=(0, 1))
    table.act("ch?1").do("reveal ch?1")
    assert {offer.split()[1] for offer in table.offered("stand")} == {"2.0", "3.0"}
    lines = ("ch?1 fig_dread_mk7 3.0", "ch1 fig_ork 3.1 N")
    beside = cut(scene(hall(8, 2), *lines), 4, scanned=(0, 1)).act("ch?1").do("reveal ch?1")
    assert {offer.split()[1] for offer in beside.offered("stand")} == {"1.0"}


@pytest.mark.clause("SQ-SCAN-16")
def test_a_closed_door_counts_as_open_where_there_is_no_other_way_to_a_base() -> None:
    closet = """
        +-+-+-+
        |.:. .|
        + +   +
        |.:. .|
        +-+-+-+
        """
    table = scene(closet, "ch?1 fig_dread_mk7 0.0", turn=CH).act("ch?1").do("reveal ch?1")
    assert {offer.split()[1] for offer in table.offered("stand")} == {"1.0"}


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


@pytest.mark.clause("SQ-SCAN-10", "SQ-SCAN-16")
@pytest.mark.parametrize(
    ("square", "corners"),
    [("4.3", {"3.2", "4.2", "3.3", "4.3"}), ("0.0", {"0.0"}), ("6.6", {"5.5"}), ("0.3", {"0.2", "0.3"})],
)
def test_a_giant_stands_where_one_of_its_squares_is_that_of_its_token(square: str, corners: set[str]) -> None:
    lines = (f"ch?1 fig_dread_mk7 {square}", "ba1 fig_marine_laser 6.0 N")
    table = scene(hall(7, 7), *lines, house={"eight_facings": True}).act("ch?1").do("reveal ch?1")
    offers = [offer.split()[1:] for offer in table.offered("stand")]
    assert {corner for corner, _ in offers} == corners
    assert {facing for _, facing in offers} == {"N", "E", "S", "W"}
