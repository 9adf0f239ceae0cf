"""Blips on the move (SQ-ALIEN-08 to 11, 14 to 20)."""

import pytest
from msgspec.structs import replace

from bulkhead.starquest.data.lasting_effects import Effect
from bulkhead.starquest.events import (
    Activated,
    Allowed,
    Asked,
    DoorOpened,
    Finished,
    Moved,
    Placed,
    SentBack,
    TokenMoved,
    TokenRevealed,
)
from bulkhead.starquest.rules.blips.token_steps import full
from bulkhead.starquest.table import effects
from tests.starquest.rules.blips.token_scene import HIDDEN, seen_on_the_way, walk
from tests.starquest.scene import BA, CH, CU, Table, hall, scene

HALL = hall(10, 2)
LANE = hall(7, 1)


@pytest.mark.clause("SQ-ALIEN-15")
def test_a_blip_moves_up_to_five_squares_in_any_direction_at_one_each() -> None:
    table = scene(HALL, "ch?1 fig_genestealer 4.0").act("ch?1")
    walk(table, "ch?1", "5.0", "4.1", "3.0", "2.0", "2.1")
    assert not table.offered("ch?1 step")
    assert table.refused("ch?1 step 3.1").clause == "SQ-ALIEN-15"
    assert table.happened == [
        TokenMoved(CH, "ch?1", (5, 0)),
        TokenMoved(CH, "ch?1", (4, 1)),
        TokenMoved(CH, "ch?1", (3, 0)),
        TokenMoved(CH, "ch?1", (2, 0)),
        TokenMoved(CH, "ch?1", (2, 1)),
    ]
    table.do("done")
    assert not table.offered("activate")


@pytest.mark.clause("SQ-ALIEN-15", "SQ-ALIEN-14")
def test_it_is_bound_by_the_rules_of_miniatures() -> None:
    table = scene(
        """
        +-+-+-+
        |. .|.|
        + +-+ +
        |. # .|
        +-+-+-+
        """,
        "ch?1 fig_ork 1.0",
    ).act("ch?1")
    assert table.refused("ch?1 step 2.0").clause == "SQ-DOOR-01"
    assert table.refused("ch?1 step 1.1").clause == "SQ-MOVE-10"
    assert table.refused("ch?1 step 2.1").clause == "SQ-MOVE-12"
    assert table.refused("ch?1 step 9.9").clause == "SQ-MOVE-03"
    assert table.refused("ch?1 face N").clause == "SQ-ALIEN-15"
    assert table.refused("ch?2 step 0.0").clause == "SQ-TURN-15"


@pytest.mark.clause("SQ-ALIEN-16", "SQ-ALIEN-14")
def test_it_opens_doors_and_bulkheads_without_moving() -> None:
    drawn = """
        +-+-+-+-+-+
        |. .:. .!.|
        + + + + + +
        |. .:. .!.|
        +-+-+-+-+-+
        """
    table = scene(drawn, "ch?1 fig_ork 1.0").act("ch?1")
    assert table.refused("ch?1 open d2").clause == "SQ-DOOR-02"
    table.do("ch?1 open d1")
    walk(table, "ch?1", "2.0", "3.0")
    table.do("ch?1 open d2")
    assert table.state.tokens["ch?1"].deeds.mp == 2
    assert table.happened == [
        DoorOpened(CH, "ch?1", "d1"),
        TokenMoved(CH, "ch?1", (2, 0)),
        TokenMoved(CH, "ch?1", (3, 0)),
        DoorOpened(CH, "ch?1", "d2", "SQ-DOOR-09"),
    ]


@pytest.mark.clause("SQ-ALIEN-16", "SQ-ALIEN-17")
def test_a_blip_that_opens_the_door_before_a_marine_is_revealed() -> None:
    drawn = """
        +-+-+-+-+
        |. .:. .|
        + + + + +
        |. .:. .|
        +-+-+-+-+
        """
    table = scene(drawn, "ch?1 fig_ork 1.0", "ba1 fig_marine_laser 3.0 W").act("ch?1").do("ch?1 open d1")
    assert table.happened == [DoorOpened(CH, "ch?1", "d1"), TokenRevealed(CH, "ch?1", "fig_ork", (1, 0))]


@pytest.mark.clause("SQ-ALIEN-15")
@pytest.mark.parametrize(("less", "steps"), [(4, 1), (5, 0), (6, 0)])
def test_what_slows_tokens_down_leaves_them_no_less_than_nothing(less: int, steps: int) -> None:
    table = scene(HALL, "ch?1 fig_ork 4.0", "ch1 fig_ork 0.1 E")
    effects.add(table.state, Effect("token-move", BA, value=-less, side=CH))
    assert full(table.state, table.state.tokens["ch?1"]) == steps
    assert bool(table.act("ch?1").offered("ch?1 step")) is (steps > 0)


@pytest.mark.clause("SQ-ALIEN-08", "SQ-ALIEN-09")
def test_it_acts_once_in_a_turn_and_not_while_a_card_holds_it() -> None:
    table = scene(HALL, "ch?1 fig_ork 4.0", "ch?2 fig_ork 6.0").act("ch?1").do("ch?1 step 5.0", "done")
    assert table.offered("activate") == ["activate ch?2"]
    held = scene(HALL, "ch?1 fig_ork 4.0", "ch1 fig_ork 0.1 E")
    effects.add(held.state, Effect("no-act", BA, on="ch?1"))
    assert held.settle().offered("activate") == ["activate ch1"]


@pytest.mark.clause("SQ-ALIEN-15", "SQ-ALIEN-26")
def test_in_its_activation_it_may_be_turned_over_and_demand_to_see_others() -> None:
    table = scene(HALL, "ch?1 fig_ork 4.0", "cu?1 fig_husk 9.0").act("ch?1")
    assert [offer for offer in table.offers if " step " not in offer] == [
        "reveal ch?1",
        "demand cu?1",
        "done",
    ]


# A marine at 0.0 that looks east sees the upper row; the lower one is behind a wall.


@pytest.mark.clause("SQ-ALIEN-19", "SQ-ALIEN-20")
def test_one_that_has_moved_as_far_as_its_sheet_allows_may_still_attack() -> None:
    table = seen_on_the_way("fig_chaos_heavy", "2.1", "3.1", "4.1", "5.1", "6.1", "7.0")
    assert table.mini("ch1").deeds.mp == 5
    assert not table.offered("ch1 step")
    assert table.offered("ch1 shoot")


@pytest.mark.clause("SQ-ALIEN-17")
def test_the_sight_of_the_other_aliens_or_a_turned_back_reveals_nothing() -> None:
    lines = ("ch?1 fig_ork 5.1", "ba1 fig_marine_laser 0.0 W", "cu1 fig_husk 1.0 E")
    table = scene(HIDDEN, *lines).act("ch?1")
    walk(table, "ch?1", "6.0", "5.0")
    assert table.happened == [TokenMoved(CH, "ch?1", (6, 0)), TokenMoved(CH, "ch?1", (5, 0))]
    assert table.waiting == CH


@pytest.mark.clause("SQ-MOVE-16", "SQ-MOVE-17")
def test_it_goes_back_when_the_way_on_is_taken_away() -> None:
    table = scene(LANE, "ch?1 fig_ork 2.0", "ch1 fig_ork 1.0 E").act("ch?1").do("ch?1 step 1.0")
    token = table.state.tokens["ch?1"]
    table.state.tokens["ch?1"] = replace(token, deeds=replace(token.deeds, mp=5))
    table.state.offered = None
    assert table.offers == ["done"]
    table.do("done")
    assert table.happened == [
        TokenMoved(CH, "ch?1", (1, 0)),
        SentBack(CH, "ch?1", ((2, 0),)),
        Finished(CH, "ch?1"),
    ]
    assert table.state.holder == {2: "ch?1", 1: "ch1"}
    assert table.offered("activate") == ["activate ch1"], "its activation is over"


@pytest.mark.clause("SQ-ALIEN-18", "SQ-MOVE-16")
def test_one_that_is_revealed_while_it_passes_goes_on_as_a_miniature() -> None:
    lines = ("ch?1 fig_ork 5.1", "ch1 fig_ork 6.0 W", "ba1 fig_marine_laser 0.0 E")
    table = scene(HIDDEN, *lines).act("ch?1").do("ch?1 step 6.0", "stand 6.0 W")
    mini = table.mini("ch2")
    assert (mini.passing, mini.back) == (True, (table.state.ship.square("5.1"),))
    assert not table.offered("done")
    table.do("ch2 step 5.0")
    assert table.happened == [
        TokenMoved(CH, "ch?1", (6, 0)),
        TokenRevealed(CH, "ch?1", "fig_ork", (6, 0)),
        Placed(CH, "ch2", "fig_ork", ((6, 0),), 6),
        Moved(CH, "ch2", ((5, 0),), 1),
    ]
    assert (table.at("ch1"), table.at("ch2")) == ("6.0", "5.0")


@pytest.mark.clause("SQ-MOVE-18", "SQ-ALIEN-17")
def test_it_walks_a_path_until_it_is_revealed() -> None:
    free = scene(HALL, "ch?1 fig_ork 0.0").act("ch?1").do("ch?1 walk 1.0 2.1 3.1")
    assert free.state.ship.name(free.state.tokens["ch?1"].square) == "3.1"
    assert free.refused("ch?1 walk 9.0 8.0").clause == "SQ-MOVE-03"
    seen = (
        scene(HIDDEN, "ch?1 fig_ork 5.1", "ba1 fig_marine_laser 0.0 E")
        .act("ch?1")
        .do("ch?1 walk 6.1 6.0 5.0 4.0")
    )
    assert seen.do("stand 6.0 W").at("ch1") == "6.0"
    assert (seen.waiting, seen.mini("ch1").deeds.mp) == (CH, 2)
    asked = scene(LANE, "ch?1 fig_ork 0.0", "cu?1 fig_husk 1.0", "cu?2 fig_husk 2.0").act("ch?1")
    asked.do("ch?1 walk 1.0 2.0 3.0", "yes")
    assert asked.state.tokens["ch?1"].square == asked.state.ship.square("3.0")
    assert asked.happened == [
        Asked(CH, "ch?1", (1, 0)),
        Allowed(CU, "ch?1", True),
        TokenMoved(CH, "ch?1", (1, 0)),
        TokenMoved(CH, "ch?1", (2, 0)),
        TokenMoved(CH, "ch?1", (3, 0)),
    ]


VENT = """
    +-+-+-+-+-+-+-+-+-+-+
    |V . . . . . . . . .|
    +-+-+-+-+-+-+-+-+-+-+
    """


def waiting_token(table: Table, since: int) -> Table:
    token = replace(table.state.tokens["ch?1"], vent="v1", since=since)
    table.state.tokens["ch?1"] = token
    table.state.holder.pop(token.square)
    table.state.blips = 0
    table.state.offered = None
    return table


@pytest.mark.clause("SQ-ALIEN-08")
def test_a_token_that_has_just_come_to_a_vent_waits_unseen_and_in_nobodys_way() -> None:
    lines = ("ch?1 fig_genestealer 0.0 special", "ba1 fig_marine_laser 5.0 W")
    table = waiting_token(scene(VENT, *lines), since=1)
    assert table.offers == ["end"]
    assert table.refused("activate ch?1").clause == "SQ-ALIEN-08"
    assert not table.told(TokenRevealed)
    passing = waiting_token(
        scene(VENT, "ba1 fig_marine_laser 2.0 W", "ch?1 fig_genestealer 0.0 special"), since=1
    )
    passing.act("ba1").do("ba1 step 1.0")
    assert passing.happened == [Moved(BA, "ba1", ((1, 0),), 1)]
    assert passing.offered("ba1 shoot") == ["ba1 shoot wpn_laser_rifle vent:v1"]


@pytest.mark.clause("SQ-ALIEN-09", "SQ-ALIEN-11")
def test_in_the_next_turn_it_comes_out_and_moves_eight_squares() -> None:
    table = waiting_token(scene(VENT, "ch?1 fig_genestealer 0.0 special"), since=0)
    assert table.offers == ["activate ch?1", "end"]
    table.do("activate ch?1")
    assert table.happened == [Activated(CH, "ch?1"), TokenMoved(CH, "ch?1", (0, 0), "SQ-ALIEN-09")]
    walk(table, "ch?1", *(f"{x}.0" for x in range(1, 9)))
    assert not table.offered("ch?1 step")
    assert table.refused("ch?1 step 9.0").clause == "SQ-ALIEN-11"


@pytest.mark.clause("SQ-ALIEN-10")
def test_where_the_vent_is_in_sight_it_comes_out_all_the_same_and_is_revealed() -> None:
    lines = ("ch?1 fig_genestealer 0.0 special", "ba1 fig_marine_laser 5.0 W")
    table = waiting_token(scene(VENT, *lines), since=0).do("activate ch?1")
    assert table.happened == [
        Activated(CH, "ch?1"),
        TokenMoved(CH, "ch?1", (0, 0), "SQ-ALIEN-09"),
        TokenRevealed(CH, "ch?1", "fig_genestealer", (0, 0)),
    ]
    table.do("stand 0.0 E", "ch1 step 1.0")
    assert (table.at("ch1"), table.waiting) == ("1.0", CH)


@pytest.mark.clause("SQ-ALIEN-15")
def test_others_learn_nothing_of_a_token_from_where_it_may_go() -> None:
    offers = []
    for identity in ("fig_gretchin", "fig_dread_mk7", "obj_key"):
        table = scene(HALL, f"ch?1 {identity} 4.0", "ba1 fig_marine_laser 0.0 W").act("ch?1")
        offers.append((table.offers, table.heard.seen_by(BA), str(table.refused("ch?1 step 9.0"))))
    assert offers[0] == offers[1] == offers[2]
