"""Vents and conduits: every piece crosses them, only the tokens that they serve end a move there (SQ-ALIEN-07, 23)."""

import pytest

from bulkhead.starquest.data.state import Effect, Thing, deeds
from bulkhead.starquest.events import (
    CommandSpent,
    Faced,
    Finished,
    HandRaised,
    Moved,
    Placed,
    SentBack,
    ThingPickedUp,
    TokenMoved,
    TokenPlaced,
    TokenRevealed,
    Unloaded,
    VentDestroyed,
    WindowClosed,
    WindowOpened,
)
from bulkhead.starquest.rules.fight import converting, fixed_targets
from bulkhead.starquest.rules.move.movement_points import allowance
from bulkhead.starquest.rules.objects import carrying
from bulkhead.starquest.table import effects, places
from tests.starquest.rules.cards.casting import casting
from tests.starquest.rules.cards.event_scene import drawn
from tests.starquest.scene import BA, CH, CU, EL, Table, scene

DECK = """
    +-+-+-+-+-+-+-+-+
    |. . . V . . . .|
    +               +
    |. . . . . . . .|
    +               +
    |. . . C C . . .|
    +-+-+-+-+-+-+-+-+
    """
"""The vent is 3.0; the conduit has two squares, 3.2 and 4.2."""
MARINE = "ba1 fig_marine_laser 1.0 E"
ON = {
    "vent": ("3.0", "SQ-ALIEN-07: sq-no-stop-on-vent"),
    "conduit": ("3.2", "SQ-ALIEN-23: sq-no-stop-on-conduit"),
}


def beside(row: str, *lines: str) -> Table:
    """A marine that stands two squares west of the entry square of this row."""
    return scene(DECK, f"ba1 fig_marine_laser 1.{row} E", *lines, cult_entry="conduit").act("ba1")


@pytest.mark.clause("SQ-ALIEN-07", "SQ-ALIEN-23")
@pytest.mark.parametrize("kind", ["vent", "conduit"])
def test_a_miniature_crosses_the_square_but_does_not_stay_there(kind: str) -> None:
    at, rule = ON[kind]
    row = at[-1]
    table = beside(row, "ch1 fig_ork 7.1 W", "ba2 fig_marine_laser 0.1 W")
    table.do(f"ba1 step 2.{row}", f"ba1 step {at}")
    assert table.offered("done") == table.offered("ba1 overwatch") == table.offered("ba1 shoot") == []
    assert str(table.refused("done")) == rule
    assert str(table.refused("ba1 overwatch")) == rule
    assert str(table.refused("ba1 shoot wpn_laser_rifle ch1")) == rule
    assert table.refused("ba1 step 7.1").clause == "SQ-MOVE-03", "a bad step has its own reason"
    table.do("ba1 step 4.1", "done")
    y = int(row)
    assert table.happened == [
        Moved(BA, "ba1", ((2, y),), 1),
        Moved(BA, "ba1", ((3, y),), 1),
        Moved(BA, "ba1", ((4, 1),), 1),
        Finished(BA, "ba1"),
    ]
    assert (table.at("ba1"), table.at("ba2")) == ("4.1", "0.1")


@pytest.mark.clause("SQ-ALIEN-07", "SQ-ALIEN-23")
@pytest.mark.parametrize("kind", ["vent", "conduit"])
def test_with_the_last_point_the_step_is_refused_for_the_right_reason(kind: str) -> None:
    at, rule = ON[kind]
    table = scene(DECK, f"ba1 fig_marine_laser 0.{at[-1]} E").act("ba1")
    table.do("ba1 step 1.1", "ba1 step 0.1", "ba1 step 1.1", "ba1 step 2.1")
    assert (table.mini("ba1").deeds.mp, f"ba1 step {at}" in table.offers) == (5, False)
    assert str(table.refused(f"ba1 step {at}")) == rule
    assert "ba1 step 3.1" in table.offers, "plain floor beside it"


@pytest.mark.clause("SQ-ALIEN-07")
def test_a_step_that_fails_for_another_reason_is_not_laid_to_a_vent() -> None:
    drawn = "+-+-+\n|. #|\n+   +\n|# .|\n+-+-+"
    table = scene(drawn, "ch?1 fig_ork 0.0 blip").act("ch?1")
    assert str(table.refused("ch?1 step 1.1")) == "SQ-MOVE-12: sq-no-between-two"


@pytest.mark.clause("SQ-ALIEN-07")
@pytest.mark.parametrize("refused", [True, False])
def test_who_was_refused_leave_to_pass_does_not_step_on_a_vent_that_leads_past_the_same_player(
    refused: bool,
) -> None:
    """Two points are left on the vent: enough to pass the husk behind it, and not to go back past two Orks."""
    drawn = """
        +-+-+-+-+-+-+
        |. . . V . .|
        + +-+-+-+-+-+
        |.|
        + +
        |.|
        +-+
        """
    orks = ("ch?1 fig_ork 0.0", "ch1 fig_ork 1.0 E", "ch2 fig_ork 2.0 E")
    table = scene(drawn, *orks, "cu1 fig_husk 4.0 N", "cu2 fig_husk 0.1 N").act("ch?1")
    if refused:
        table.do("ch?1 step 0.1")
        assert table.waiting == CU
        table.do("pass")
    table.do("ch?1 step 1.0", "ch?1 step 2.0")
    if refused:
        assert str(table.refused("ch?1 step 3.0")) == "SQ-ALIEN-07: sq-no-stop-on-vent"
    else:
        assert "ch?1 step 3.0" in table.offers


@pytest.mark.clause("SQ-ALIEN-12")
def test_a_destroyed_vent_leaves_plain_floor_also_under_a_figure_on_its_way() -> None:
    table = beside("0").do("ba1 step 2.0", "ba1 step 3.0")
    assert "done" not in table.offers
    fixed_targets.destroy_vent(table.state, BA, "v1", 6, table.heard)
    table.settle()
    assert table.told(VentDestroyed) == [VentDestroyed(BA, "v1", 6)]
    assert not table.mini("ba1").passing
    table.do("done")
    assert table.at("ba1") == "3.0"
    other = beside("2").do("ba1 step 2.2", "ba1 step 3.2")
    fixed_targets.destroy_vent(other.state, BA, "v1", 6, other.heard)
    assert other.settle().refused("done").clause == "SQ-ALIEN-23", "a conduit is not destroyed with it"
    gone = scene(DECK, MARINE).act("ba1")
    gone.state.vents = ()
    gone.do("ba1 step 2.0", "ba1 step 3.0", "ba1 overwatch")
    assert gone.mini("ba1").watching


@pytest.mark.clause("SQ-ALIEN-07", "SQ-ALIEN-23")
@pytest.mark.parametrize("kind", ["vent", "conduit"])
@pytest.mark.parametrize(("left", "there"), [(1, False), (2, True)])
def test_with_the_last_point_the_square_is_refused_by_its_own_clause(
    kind: str, left: int, there: bool
) -> None:
    at, rule = ON[kind]
    table = beside(at[-1], "ba2 fig_marine_laser 0.1 W").do(f"ba1 step 2.{at[-1]}")
    mini = table.mini("ba1")
    deeds(table.state, mini, mp=allowance(table.state, mini) - left)
    table.state.offered = None
    assert (f"ba1 step {at}" in table.offers) == there
    assert "ba1 step 3.1" in table.offers, "plain floor is open to the last point"
    if not there:
        assert str(table.refused(f"ba1 step {at}")) == rule
        assert (table.at("ba1"), table.at("ba2")) == (f"2.{at[-1]}", "0.1")


@pytest.mark.clause("SQ-ALIEN-07", "SQ-MOVE-12")
def test_a_step_between_two_beside_a_vent_keeps_the_reason_of_the_two() -> None:
    """The vent could be left again, so it is not the vent that forbids the step."""
    lines = ("el1 fig_eldar_warrior 3.1 W", "el2 fig_eldar_warrior 2.0 W")
    table = scene(DECK, "ba1 fig_marine_laser 2.1 E", *lines, cult_entry="conduit").act("ba1")
    table.do("ba1 step 3.0", "pass")
    assert str(table.refused("ba1 step 3.0")) == "SQ-MOVE-12: sq-no-between-two"


@pytest.mark.clause("SQ-ALIEN-07", "SQ-CMD-04")
def test_command_points_carry_nobody_onto_it_to_stay() -> None:
    one = scene(DECK, "el1 fig_eldar_warrior 7.2 W", "ba1 fig_marine_laser 2.0 E", sides={BA: {"command": 1}})
    one.act("el1").do("raise", by=BA).do("el1 step 6.2")
    assert one.waiting == BA
    assert str(one.refused("ba1 step 3.0")) == ON["vent"][1]
    two = scene(DECK, "el1 fig_eldar_warrior 7.2 W", "ba1 fig_marine_laser 2.0 E", sides={BA: {"command": 2}})
    two.act("el1").do("raise", by=BA).do("el1 step 6.2", "ba1 step 3.0")
    assert two.waiting == BA
    assert "pass" not in two.offers
    assert str(two.refused("pass")) == ON["vent"][1]
    two.do("ba1 step 4.0")
    assert two.happened == [
        HandRaised(BA),
        Moved(EL, "el1", ((6, 2),), 1),
        WindowOpened(BA, "hand"),
        CommandSpent(BA, 1, 1),
        Moved(BA, "ba1", ((3, 0),), 1),
        CommandSpent(BA, 1, 0),
        Moved(BA, "ba1", ((4, 0),), 1),
        WindowClosed(BA, "hand"),
    ]
    assert (two.at("ba1"), two.waiting) == ("4.0", EL)


@pytest.mark.clause("SQ-ALIEN-07", "SQ-MOVE-16")
def test_a_figure_that_cannot_go_on_goes_back_where_it_came_from() -> None:
    table = beside("0", "ba2 fig_marine_laser 7.1 W").do("ba1 step 2.0", "ba1 step 3.0")
    effects.add(table.state, Effect("no-move", CH, on="ba1"))
    table.settle()
    assert table.happened == [
        Moved(BA, "ba1", ((2, 0),), 1),
        Moved(BA, "ba1", ((3, 0),), 1),
        SentBack(BA, "ba1", ((2, 0),), "SQ-ALIEN-07"),
    ]
    assert (table.at("ba1"), table.at("ba2"), "done" in table.offers) == ("2.0", "7.1", True)
    turned = beside("0").do("ba1 step 2.1", "ba1 step 1.1", "ba1 step 2.0", "ba1 step 3.0")
    assert turned.mini("ba1").deeds.mp == 5
    turned.do("ba1 face S", "ba1 face W")
    assert turned.happened[-2:] == [
        Faced(BA, "ba1", 6, 1, "SQ-MOVE-07"),
        SentBack(BA, "ba1", ((2, 0),), "SQ-ALIEN-07"),
    ]


@pytest.mark.clause("SQ-ALIEN-23", "SQ-ALIEN-43")
def test_a_figure_that_changes_sides_on_its_way_does_not_stay_there_either() -> None:
    table = beside("2").do("ba1 step 2.2", "ba1 step 3.2")
    converting.convert(table.state, table.mini("ba1"), CH, table.heard)
    table.settle()
    assert table.told(SentBack) == [SentBack(CH, "ba1", ((2, 2),), "SQ-ALIEN-23")]
    assert table.at("ba1") == "2.2"


@pytest.mark.clause("SQ-ALIEN-07", "SQ-OBJ-05")
def test_an_object_that_lies_there_is_picked_up_on_the_way() -> None:
    table = beside("0")
    table.state.things["obj_key1"] = Thing("obj_key1", "obj_key", table.state.ship.square("3.0"))
    table.do("ba1 step 2.0", "ba1 step 3.0", "ba1 pick-up obj_key1")
    assert table.refused("done").clause == "SQ-ALIEN-07"
    table.do("ba1 step 4.0", "done")
    assert table.told(ThingPickedUp) == [ThingPickedUp(BA, "ba1", "obj_key1")]
    assert (table.at("ba1"), table.mini("ba1").objects) == ("4.0", ("obj_key1",))


@pytest.mark.clause("SQ-ALIEN-07", "SQ-OBJ-10", "SQ-OBJ-15")
def test_a_carried_miniature_is_not_put_down_there() -> None:
    lines = ("ba1 fig_marine_laser 2.0 E load=ba2", "ba2 fig_marine_laser carried N carrier=ba1")
    table = scene(DECK, *lines, "ch1 fig_ork 7.1 W").act("ba1")
    assert set(table.offered("ba1 unload")) == {f"ba1 unload {at}" for at in ("1.0", "1.1", "2.1", "3.1")}
    assert table.refused("ba1 unload 3.0").clause == "SQ-OBJ-10"
    table.do("ba1 step 3.0")
    carrier = table.mini("ba1")
    places.remove(table.state, carrier, "dead")
    carrying.carrier_gone(table.state, carrier, table.heard)
    table.settle()
    assert table.waiting == BA, "five squares are equally near"
    table.do("ba2 step 4.1")
    assert table.happened == [
        Moved(BA, "ba1", ((3, 0),), 1),
        Unloaded(BA, "ba1", "ba2", ((3, 0),), "SQ-OBJ-15"),
        SentBack(BA, "ba2", ((4, 1),), "SQ-ALIEN-07"),
    ]
    assert (table.at("ba2"), table.mini("ba2").passing) == ("4.1", False)


# Large bases and machines


@pytest.mark.clause("SQ-ALIEN-07", "SQ-DREAD-09")
def test_a_dreadnought_crosses_it_and_does_not_stop_on_it() -> None:
    table = scene(DECK, "ch1 fig_dread_mk10 1.0 E", "ba1 fig_marine_laser 7.2 W").act("ch1")
    table.do("ch1 step 2.0")
    assert table.refused("done").clause == "SQ-ALIEN-07"
    table.do("ch1 step 3.0", "ch1 step 4.0", "done")
    assert table.at("ch1") == "4.0"
    tired = scene(DECK, "ch1 fig_dread_mk10 1.0 E").act("ch1")
    deeds(tired.state, tired.mini("ch1"), mp=allowance(tired.state, tired.mini("ch1")) - 1)
    tired.state.offered = None
    assert tired.offered("ch1 step") == ["ch1 step 1.1"], "backward costs two"
    assert str(tired.refused("ch1 step 2.0")) == ON["vent"][1]


@pytest.mark.clause("SQ-ALIEN-07", "SQ-WPN-86")
def test_a_tarantula_does_not_roll_over_it() -> None:
    lines = ("ba1 fig_marine_laser 0.0 E mans=ba2", "ba2 mch_tarantula 2.0,1.0 E")
    table = scene(DECK, *lines).act("ba1")
    assert str(table.refused("ba1 step 3.0")) == ON["vent"][1]
    table.state.vents = ()
    table.state.offered = None
    assert "ba1 step 3.0" in table.offers
    wall = scene(DECK, "ba1 fig_marine_laser 5.0 E mans=ba2", "ba2 mch_tarantula 7.0,6.0 E").act("ba1")
    assert "ba1 step 6.0" in wall.offers, "backward, away from the wall"


# Tokens


def token(line: str, *lines: str) -> Table:
    return scene(DECK, line, *lines, cult_entry="conduit").act(line.split(maxsplit=1)[0])


@pytest.mark.clause("SQ-ALIEN-07", "SQ-ALIEN-23")
@pytest.mark.parametrize(
    ("line", "at", "stays"),
    [
        ("ch?1 fig_genestealer 2.0 special", "3.0", True),
        ("ch?1 fig_ork 2.0 blip", "3.0", False),
        ("ch?1 fig_ork 2.2 blip", "3.2", False),
        ("ch?1 fig_genestealer 2.2 special", "3.2", False),
        ("cu?1 fig_husk 2.2 blip", "3.2", True),
        ("cu?1 fig_husk 2.2 reinforcement", "3.2", True),
        ("cu?1 fig_husk 2.0 blip", "3.0", False),
    ],
)
def test_only_the_tokens_it_serves_end_a_move_there(line: str, at: str, stays: bool) -> None:
    table = token(line)
    who = line.split(maxsplit=1)[0]
    table.do(f"{who} step {at}")
    assert ("done" in table.offers) == stays
    if not stays:
        assert str(table.refused("done")) == ON["vent" if at == "3.0" else "conduit"][1]
        table.do(f"{who} step 2.1")
    table.do("done")
    assert table.state.ship.name(table.state.tokens[who].square) == (at if stays else "2.1")


@pytest.mark.clause("SQ-ALIEN-07")
def test_a_blip_with_one_point_left_is_refused_the_vent_and_one_that_is_stuck_goes_back() -> None:
    table = token("ch?1 fig_ork 0.1 blip", "ch?2 fig_ork 7.1 blip")
    for at in ("1.1", "0.1", "1.1", "2.1"):
        table.do(f"ch?1 step {at}")
    assert str(table.refused("ch?1 step 3.0")) == ON["vent"][1]
    stuck = token("ch?1 fig_ork 2.0 blip").do("ch?1 step 3.0")
    effects.add(stuck.state, Effect("no-move", CH, on="ch?1"))
    stuck.state.offered = None
    stuck.do("done")
    assert stuck.happened == [
        TokenMoved(CH, "ch?1", (3, 0)),
        SentBack(CH, "ch?1", ((2, 0),), "SQ-ALIEN-07"),
        Finished(CH, "ch?1"),
    ]


@pytest.mark.clause("SQ-ALIEN-10", "SQ-ALIEN-07")
def test_a_genestealer_that_came_by_the_vent_may_stay_and_fight_on_it_but_not_come_back() -> None:
    table = token("ch?1 fig_genestealer 3.0 special vent=v1", "ba1 fig_marine_laser 7.0 W")
    table.do("stand 3.0 E")
    assert table.told(Placed) == [Placed(CH, "ch1", "fig_genestealer", ((3, 0),), 2)]
    assert "done" in table.offers
    table.do("ch1 step 4.0", "ch1 step 3.0")
    assert table.refused("done").clause == "SQ-ALIEN-07"


@pytest.mark.clause("SQ-ALIEN-23", "SQ-ALIEN-18", "SQ-SCAN-10")
def test_a_blip_that_is_revealed_on_its_way_over_a_conduit_goes_on_as_a_miniature() -> None:
    table = token("ch?1 fig_ork 2.2 blip", "ba1 fig_marine_laser 7.2 N")
    table.do("ch?1 step 3.2")
    assert table.told(TokenRevealed) == [TokenRevealed(CH, "ch?1", "fig_ork", (3, 2))]
    table.do("stand 3.2 E")
    assert table.refused("done").clause == "SQ-ALIEN-23"
    table.do("ch1 step 3.1", "done")
    assert table.at("ch1") == "3.1"


@pytest.mark.clause("SQ-ALIEN-07", "SQ-SCAN-10")
def test_a_revealed_dreadnought_is_not_put_on_a_vent() -> None:
    table = scene(DECK, "ch?1 fig_dread_mk7 2.0 blip", "ba1 fig_marine_laser 7.1 N", turn=CH).act("ch?1")
    table.do("reveal ch?1")
    assert {offer.split()[1] for offer in table.offered("stand")} == {"1.0"}


@pytest.mark.clause("SQ-ALIEN-23", "SQ-ALIEN-24", "SQ-ALIEN-25")
def test_marines_around_a_conduit_do_not_lock_the_cult_out() -> None:
    lines = ("ba1 fig_marine_laser 2.2 E", "ba2 fig_marine_laser 5.2 W")
    table = scene(DECK, *lines, cult_entry="conduit", sides={CU: {"blips": ("fig_husk",)}})
    for who, there in (("ba1", "3.2"), ("ba2", "4.2")):
        table.act(who).do(f"{who} step {there}")
        assert "done" not in table.offers
        table.do(f"{who} step {'2.2' if who == 'ba1' else '5.2'}", "done")
    entering = scene(DECK, *lines, turn=CU, cult_entry="conduit", sides={CU: {"blips": ("fig_husk",)}})
    assert entering.offered("put") == ["put fig_husk 3.2", "put fig_husk 4.2"]
    assert not [target for target in fixed_targets.all_standing(entering.state) if "vent" not in target]
    entering.do("put fig_husk 3.2")
    assert entering.happened == [
        TokenPlaced(CU, "cu?1", "blip", (3, 2), "fig_husk", "SQ-ALIEN-23"),
        TokenRevealed(CU, "cu?1", "fig_husk", (3, 2)),
    ], "in the sight of both"


@pytest.mark.clause("SQ-ALIEN-25")
def test_a_missile_on_a_conduit_does_it_no_harm() -> None:
    rocket = "ba1 fig_marine_heavy 0.2 E weapons=wpn_missile_launcher"
    table = scene(DECK, rocket, cult_entry="conduit", dice=[6, 6]).act("ba1")
    table.do("ba1 shoot wpn_missile_launcher 3.2", "done")
    assert table.told(VentDestroyed) == []
    later = scene(DECK, rocket, turn=CU, cult_entry="conduit", sides={CU: {"blips": ("fig_husk",)}})
    later.state.vents = ()
    assert later.offered("put") == ["put fig_husk 3.2", "put fig_husk 4.2"]


# Cards


LANE = """
    +-+-+-+-+-+-+-+-+-+-+
    |. . . . . . . . . .|
    +                   +
    |. . . . . . V . . .|
    +                   +
    |. . . . . . . . . .|
    +-+-+-+-+-+-+-+-+-+-+
    """


@pytest.mark.clause("SQ-ALIEN-07")
def test_a_figure_hurled_onto_a_vent_goes_to_the_nearest_free_square() -> None:
    around = {"5.0", "6.0", "7.0", "5.1", "7.1", "5.2", "6.2", "7.2"}
    table = casting("psi_hurl", "ch1 fig_ork 3.1 W", "ch2 fig_ork 7.1 W", drawn=LANE).do("use psi_hurl ch1")
    assert table.waiting == CH, "its player chooses"
    assert {offer.split()[-1] for offer in table.offers} == around - {"7.1"}
    table.do("ch1 step 6.0")
    assert table.happened[1:] == [
        Moved(CH, "ch1", ((6, 1),), 0, "SQ-MOVE-09"),
        SentBack(CH, "ch1", ((6, 0),), "SQ-ALIEN-07"),
    ], "and nothing has stopped it, so it is not attacked"
    assert (table.at("ch1"), table.at("ch2"), table.waiting) == ("6.0", "7.1", BA)
    over = casting("psi_hurl", "ch1 fig_ork 4.1 W", drawn=LANE).do("use psi_hurl ch1")
    assert (over.at("ch1"), over.told(SentBack)) == ("7.1", [])


@pytest.mark.clause("SQ-ALIEN-07")
def test_a_puppet_is_led_over_a_vent_and_not_left_on_it() -> None:
    table = casting("psi_puppet", "ch1 fig_gretchin 5.1 E", "ch2 fig_gretchin 7.1 W", drawn=LANE)
    table.do("use psi_puppet ch1", "ch1 step 6.1")
    assert not table.offered("ch1 strike"), "not from there"
    table.do("pass", "ch1 step 6.2")
    assert table.told(SentBack) == [SentBack(CH, "ch1", ((6, 2),), "SQ-ALIEN-07")]
    over = casting(
        "psi_puppet", "ch1 fig_gretchin 5.1 E", "ch2 fig_gretchin 8.1 W", drawn=LANE, dice=(1,) * 6
    )
    over.do("use psi_puppet ch1", "ch1 step 6.1", "ch1 step 7.1", "ch1 strike ch2")
    assert (over.at("ch1"), over.told(SentBack)) == ("7.1", [])


@pytest.mark.clause("SQ-ALIEN-07", "SQ-MOVE-09")
def test_a_teleporter_puts_nobody_on_a_vent_in_the_place_of_a_genestealer() -> None:
    lines = ("ch?1 fig_genestealer 6.1 special", "ch1 fig_ork 1.2 E", "ch?2 fig_ork 9.2 blip")
    table = drawn("evg_teleporter", *lines, "ba1 fig_marine_laser 0.0 W", ship=LANE)
    table.do("choose ch1", "choose ch?1")
    assert table.waiting == CH
    table.do("ch1 step 5.1")
    assert table.happened[1:] == [
        Moved(CH, "ch1", ((6, 1),), 0, "SQ-MOVE-09"),
        TokenMoved(CH, "ch?1", (1, 2), "SQ-MOVE-09"),
        SentBack(CH, "ch1", ((5, 1),), "SQ-ALIEN-07"),
    ]
    blips = drawn("evg_teleporter", *lines, "ba1 fig_marine_laser 0.0 W", ship=LANE)
    blips.do("choose ch?2", "choose ch?1")
    assert blips.happened[1:] == [
        TokenMoved(CH, "ch?2", (5, 0), "SQ-MOVE-09"),
        TokenMoved(CH, "ch?1", (9, 2), "SQ-MOVE-09"),
    ], "a token goes to the first of the nearest squares"
