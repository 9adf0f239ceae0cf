"""Shared squares (SQ-MOVE-16): nothing but going on, and sent back when the way on is taken away."""

import random

import pytest
from msgspec.structs import replace

from bulkhead.starquest.clients.text.notation import read
from bulkhead.starquest.data.state import Effect, change, change_side, deeds
from bulkhead.starquest.events import (
    Allowed,
    Asked,
    CardShown,
    CommandSpent,
    Faced,
    HandRaised,
    Moved,
    Placed,
    SentBack,
    TokenRevealed,
    WindowClosed,
    WindowOpened,
)
from bulkhead.starquest.rules import decisions
from bulkhead.starquest.rules.machines import dreadnoughts
from bulkhead.starquest.rules.move import sharing
from bulkhead.starquest.rules.move.movement_points import own_purse
from bulkhead.starquest.rules.setup import saving
from bulkhead.starquest.table import effects, places
from bulkhead.starquest.table.engine import waiting
from bulkhead.tabletop import Seeded
from tests.starquest.rules.cards.equipping import equipped
from tests.starquest.scene import BA, CH, EL, IF, LD, UM, Table, hall, scene

CORRIDOR = hall(6, 1)


def passing(*lines: str, drawn: str = CORRIDOR) -> Table:
    """A marine that has stepped onto the square of a mate."""
    table = scene(drawn, "ba1 fig_marine_laser 0.0 E", "ba2 fig_marine_laser 1.0 E", *lines).act("ba1")
    return table.do("ba1 step 1.0")


@pytest.mark.clause("SQ-MOVE-16")
def test_on_a_shared_square_one_turns_or_goes_on() -> None:
    table = passing("ch1 fig_ork 5.0 W")
    assert table.mini("ba1").passing
    assert {offer.split()[1] for offer in table.offers} == {"step", "face"}
    assert str(table.refused("done")) == "SQ-MOVE-16: sq-no-shared-square"
    assert str(table.refused("ba1 shoot wpn_laser_rifle ch1")) == "SQ-MOVE-16: sq-no-shared-square"
    table.do("ba1 step 2.0")
    assert table.happened == [Moved(BA, "ba1", ((1, 0),), 1), Moved(BA, "ba1", ((2, 0),), 1)]
    assert not table.mini("ba1").passing
    assert "done" in table.offers


@pytest.mark.clause("SQ-MOVE-16")
def test_with_no_point_to_get_beyond_the_step_is_not_offered() -> None:
    table = scene(hall(8, 1), "ba1 fig_terminator 0.0 E", "ba2 fig_marine_laser 4.0 E").act("ba1")
    table.do("ba1 step 1.0", "ba1 step 2.0", "ba1 step 3.0")
    assert table.happened == [
        Moved(BA, "ba1", ((1, 0),), 1),
        Moved(BA, "ba1", ((2, 0),), 1),
        Moved(BA, "ba1", ((3, 0),), 1),
    ]
    assert "ba1 step 4.0" not in table.offers
    assert str(table.refused("ba1 step 4.0")) == "SQ-MOVE-16: sq-no-way-on"


@pytest.mark.clause("SQ-MOVE-16")
def test_who_cannot_go_on_goes_back_and_loses_the_points() -> None:
    table = passing()
    effects.add(table.state, Effect("no-move", CH, on="ba1"))
    table.settle()
    assert (table.at("ba1"), table.mini("ba1").passing, table.mini("ba1").deeds.mp) == ("0.0", False, 1)
    assert table.happened == [Moved(BA, "ba1", ((1, 0),), 1), SentBack(BA, "ba1", ((0, 0),))]
    assert table.at("ba2") == "1.0"
    assert "done" in table.offers


@pytest.mark.clause("SQ-MOVE-16")
def test_after_a_refusal_one_still_has_to_leave_the_shared_square() -> None:
    table = scene(
        CORRIDOR,
        "ba1 fig_marine_laser 0.0 E",
        "el1 fig_eldar_warrior 1.0 W",
        "um1 fig_marine_laser 2.0 W",
        "ba2 fig_marine_laser 5.0 W",
    ).act("ba1")
    table.do("ba1 step 1.0")
    assert table.waiting == EL
    table.do("yes")
    table.do("ba1 step 2.0", "pass")
    assert (table.at("ba1"), table.mini("ba1").passing) == ("1.0", True)
    assert table.offered("ba1 step") == ["ba1 step 0.0"]
    assert "done" not in table.offers
    table.do("ba1 step 0.0")
    assert table.happened == [
        Asked(BA, "ba1", (1, 0)),
        Allowed(EL, "ba1", True),
        Moved(BA, "ba1", ((1, 0),), 1),
        Asked(BA, "ba1", (2, 0)),
        Allowed(UM, "ba1", False),
        Moved(BA, "ba1", ((0, 0),), 2),
    ]
    assert (table.at("ba1"), table.told(SentBack)) == ("0.0", [])


@pytest.mark.clause("SQ-MOVE-16")
def test_if_its_square_is_taken_the_owner_chooses_among_the_nearest() -> None:
    table = passing("ba3 fig_marine_laser 0.2 E", drawn=hall(4, 3))
    ship = table.state.ship
    places.stand(table.state, table.mini("ba3"), (ship.square("0.0"),))
    effects.add(table.state, Effect("no-move", CH, on="ba1"))
    table.settle()
    assert table.waiting == BA
    assert set(table.offers) == {f"ba1 step {name}" for name in ("2.0", "0.1", "1.1", "2.1")}
    assert str(table.refused("done")) == "SQ-MOVE-16: sq-no-nearest-first"
    table.do("ba1 step 1.1")
    assert table.happened == [Moved(BA, "ba1", ((1, 0),), 1), SentBack(BA, "ba1", ((1, 1),))]
    assert (table.at("ba1"), table.mini("ba1").passing) == ("1.1", False)


@pytest.mark.clause("SQ-MOVE-16")
def test_the_nearest_square_may_be_behind_others() -> None:
    table = scene(
        CORRIDOR, "ba1 fig_marine_laser 0.0 E", "ba2 fig_marine_laser 1.0 E", "ba3 fig_marine_laser 2.0 E"
    )
    mini = places.stand(table.state, table.mini("ba1"), (table.state.ship.square("1.0"),))
    places.stand(table.state, table.mini("ba3"), (table.state.ship.square("0.0"),))
    assert [table.state.ship.name(place) for place in sharing.nearest(table.state, mini)] == ["2.0"]
    sharing.send_back(table.state, mini, table.heard)
    assert table.settle().at("ba1") == "2.0"


@pytest.mark.clause("SQ-MOVE-16", "SQ-CMD-12")
def test_a_command_point_move_that_breaks_off_sends_back() -> None:
    table = scene(
        CORRIDOR,
        "ch1 fig_ork 5.0 W",
        "ba1 fig_marine_laser 0.0 E",
        "ba2 fig_marine_laser 1.0 E",
        sides={BA: {"command": 3}},
    ).act("ch1")
    table.do("raise", by=BA).do("ch1 face N", "ba1 step 1.0")
    assert table.mini("ba1").passing
    assert "pass" not in table.offers
    change_side(table.state, BA, command=0)
    table.settle()
    assert (table.at("ba1"), table.waiting) == ("0.0", CH)
    assert table.happened == [
        HandRaised(BA),
        Faced(CH, "ch1", 0, 0),
        WindowOpened(BA, "hand"),
        CommandSpent(BA, 1, 2),
        Moved(BA, "ba1", ((1, 0),), 1),
        SentBack(BA, "ba1", ((0, 0),)),
        WindowClosed(BA, "hand"),
    ]


@pytest.mark.clause("SQ-MOVE-16", "SQ-CMD-12")
def test_in_its_own_activation_it_goes_on_with_its_own_points() -> None:
    """The command points are gone while ba1 stands on the square of its mate; it goes on by itself."""
    table = scene(
        CORRIDOR,
        "ba1 fig_marine_laser 0.0 E",
        "ba2 fig_marine_laser 1.0 E",
        sides={BA: {"command": 3}},
    ).act("ba1")
    table.do("raise", by=BA).do("ba1 face N", "ba1 step 1.0")
    change_side(table.state, BA, command=0)
    table.settle()
    assert (table.at("ba1"), table.mini("ba1").passing, table.told(SentBack)) == ("1.0", True, [])
    table.do("ba1 face E", "ba1 step 2.0")
    assert table.happened == [
        HandRaised(BA),
        Faced(BA, "ba1", 0, 0),
        WindowOpened(BA, "hand"),
        CommandSpent(BA, 1, 2),
        Moved(BA, "ba1", ((1, 0),), 1),
        Faced(BA, "ba1", 2, 0),
        WindowClosed(BA, "hand"),
        Moved(BA, "ba1", ((2, 0),), 1),
    ]


@pytest.mark.clause("SQ-MOVE-16")
def test_when_the_other_goes_the_square_is_its_own() -> None:
    table = passing()
    state = table.state
    places.remove(state, table.mini("ba2"), "dead")
    table.settle()
    assert (table.mini("ba1").passing, state.holder[state.ship.square("1.0")]) == (False, "ba1")
    assert state.bodies >> state.ship.square("1.0") & 1
    assert "done" in table.offers


BACKWARD = """
    +-+-+-+-+-+
    |. . . . .|
    +-+       +
      |. . . .|
      +-+-+-+-+
    """


def over_a_token(identity: str, drawn: str = BACKWARD) -> Table:
    """A marine that has stepped backward, with leave, onto the square of a token that its mate then sees."""
    table = scene(
        drawn,
        "ba1 fig_marine_laser 2.0 E",
        "ba2 fig_marine_laser 4.0 W",
        f"ch?1 {identity} 1.0 blip",
    ).act("ba1")
    return table.do("ba1 step 1.0", "yes")


@pytest.mark.clause("SQ-MOVE-09", "SQ-MOVE-16", "SQ-SCAN-10")
def test_a_miniature_placed_under_a_passing_one_holds_the_square() -> None:
    table = over_a_token("fig_ork").do("stand 1.0 E")
    assert table.happened == [
        Asked(BA, "ba1", (1, 0)),
        Allowed(CH, "ba1", True),
        Moved(BA, "ba1", ((1, 0),), 2),
        TokenRevealed(CH, "ch?1", "fig_ork", (1, 0)),
        Placed(CH, "ch1", "fig_ork", ((1, 0),), 2),
    ]
    assert (table.mini("ba1").passing, table.mini("ch1").passing) == (True, False)
    assert table.state.holder[table.state.ship.square("1.0")] == "ch1"
    assert {offer.split()[1] for offer in table.offers} == {"step", "face"}
    for command in ("done", "ba1 strike ch1", "ba1 overwatch"):
        assert table.refused(command).clause == "SQ-MOVE-16"
    table.do("ba1 step 0.0")
    assert (table.mini("ba1").passing, table.at("ch1"), table.at("ba2")) == (False, "1.0", "4.0")
    assert "done" in table.offers


@pytest.mark.clause("SQ-MOVE-16", "SQ-SCAN-10")
def test_if_it_cannot_go_on_from_there_it_goes_back() -> None:
    table = over_a_token("fig_ork")
    effects.add(table.state, Effect("no-move", CH, on="ba1"))
    table.do("stand 1.0 E")
    assert table.events[-1] == SentBack(BA, "ba1", ((2, 0),))
    assert (table.at("ba1"), table.at("ch1"), table.mini("ba1").passing) == ("2.0", "1.0", False)


@pytest.mark.clause("SQ-MOVE-16", "SQ-SCAN-16")
def test_a_dreadnought_placed_under_a_passing_one_holds_its_squares() -> None:
    table = over_a_token("fig_dread_mk7", hall(5, 2)).do("stand 0.0 E")
    assert (table.mini("ba1").passing, table.mini("ch1").passing) == (True, False)
    assert {table.state.holder[square] for square in table.mini("ch1").squares} == {"ch1"}
    while table.waiting == CH:  # it is fitted out
        table.do(table.offers[0])
    assert {offer.split()[1] for offer in table.offers} == {"step", "face"}
    table.do("ba1 step 2.0")
    assert not table.mini("ba1").passing


@pytest.mark.clause("SQ-MOVE-16", "SQ-SCAN-09")
def test_where_the_token_hid_no_miniature_the_square_is_its_own() -> None:
    table = over_a_token("tok_dummy")
    assert not table.mini("ba1").passing
    assert table.state.holder[table.state.ship.square("1.0")] == "ba1"
    assert "done" in table.offers


@pytest.mark.clause("SQ-MOVE-16", "SQ-DREAD-09")
def test_a_dreadnought_goes_back_with_its_whole_base() -> None:
    table = scene(hall(6, 5), "ch1 fig_dread_mk7 2.2 N", "ch2 fig_ork 2.1 S", "ch3 fig_ork 0.0 S").act("ch1")
    table.do("ch1 step 2.1")
    assert table.happened == [Moved(CH, "ch1", ((2, 1), (3, 1), (2, 2), (3, 2)), 1, "SQ-DREAD-29")]
    assert table.mini("ch1").passing
    effects.add(table.state, Effect("no-move", BA, on="ch1"))
    table.settle()
    ship = table.state.ship
    assert {ship.name(square) for square in table.mini("ch1").squares} == {"2.2", "3.2", "2.3", "3.3"}
    assert (table.at("ch2"), table.at("ch3"), table.mini("ch1").passing) == ("2.1", "0.0", False)


@pytest.mark.clause("SQ-MOVE-09", "SQ-MOVE-16")
def test_through_a_row_of_others_the_points_must_reach_a_free_square() -> None:
    row = [f"ba{x + 1} fig_marine_laser {x}.0 E" for x in range(1, 5)]
    lane = hall(7, 1)
    three = scene(lane, "ba1 fig_marine_heavy 0.0 E", *row[:3]).act("ba1").do("ba1 step 1.0")
    assert "ba1 step 2.0" in three.offers, "two points are left, and two steps lead out at either end"
    three.do("ba1 step 2.0")
    assert three.offered("ba1 step") == ["ba1 step 3.0"]
    four = scene(lane, "ba1 fig_terminator 0.0 E", *row).act("ba1").do("ba1 step 1.0")
    assert (own_purse(four.state, four.mini("ba1")).left, four.at("ba5")) == (3, "4.0")
    for left, there in ((3, True), (2, False), (1, False)):
        mini = four.mini("ba1")
        four.state.minis["ba1"] = replace(mini, deeds=replace(mini.deeds, mp=4 - left))
        four.state.offered = None
        assert ("ba1 step 2.0" in four.offered("ba1 step 2.0")) == there, left


@pytest.mark.clause("SQ-MOVE-09", "SQ-MOVE-16", "SQ-MOVE-10")
@pytest.mark.parametrize(("beyond", "there"), [(".", True), ("#", False)])
def test_an_obstacle_is_no_way_on(beyond: str, there: bool) -> None:
    drawn = f"""
        +-+-+-+-+-+-+
        |. . . . {beyond} .|
        +-+-+-+-+-+-+
        """
    mates = ("ba2 fig_marine_laser 2.0 E", "ba3 fig_marine_laser 3.0 E")
    table = scene(drawn, "ba1 fig_marine_heavy 0.0 E", *mates).act("ba1").do("ba1 step 1.0", "ba1 step 2.0")
    assert ("ba1 step 3.0" in table.offers) == there


@pytest.mark.clause("SQ-MOVE-09", "SQ-MOVE-16")
@pytest.mark.parametrize(("wall", "there"), [(" ", True), ("|", False)])
def test_a_wall_is_no_way_on(wall: str, there: bool) -> None:
    drawn = f"""
        +-+-+-+-+-+-+
        |. . . .{wall}. .|
        +-+-+-+-+-+-+
        """
    mates = ("ba2 fig_marine_laser 2.0 E", "ba3 fig_marine_laser 3.0 E")
    table = scene(drawn, "ba1 fig_marine_heavy 0.0 E", *mates).act("ba1").do("ba1 step 1.0", "ba1 step 2.0")
    assert ("ba1 step 3.0" in table.offers) == there


@pytest.mark.clause("SQ-MOVE-16")
def test_where_no_square_is_free_it_stays() -> None:
    lines = ("ba1 fig_marine_laser 0.0 E", "ba2 fig_marine_laser 1.0 E", "ba3 fig_marine_laser 2.0 E")
    table = scene(hall(3, 1), *lines).act("ba1")
    state = table.state
    mini = places.stand(state, table.mini("ba1"), (state.ship.square("1.0"),))
    state.holder[state.ship.square("0.0")] = "ba2"
    assert sharing.nearest(state, mini) == ()
    sharing.send_back(state, replace(mini, back=()), table.heard)
    assert (table.at("ba1"), table.mini("ba1").passing) == ("1.0", False)


def suspended(*steps: str, load: bool = False, open_: bool = False, mate: str = "2.0") -> Table:
    """A heavy of the Imperial Fists whose suspensors give two more points, and mates in the way."""
    carried = ("if3 fig_marine_laser carried N carrier=if1",) if load else ()
    heavy = "if1 fig_marine_heavy 0.0 E weapons=wpn_plasma_gun" + (" load=if3" if load else "")
    shown = ("eqp_suspensors",) if open_ else ()
    table = equipped(
        heavy,
        f"if2 fig_marine_laser {mate} E",
        "if4 fig_marine_laser 4.0 E",
        *carried,
        seat=IF,
        cards=("eqp_suspensors",),
        formation="sqd_marines",
        open=shown,
    ).act("if1")
    return table.do(*(f"if1 step {step}" for step in steps))


@pytest.mark.clause("SQ-MOVE-16", "SQ-SEAT-09")
def test_a_hidden_card_is_shown_when_its_points_alone_keep_a_figure_on_a_shared_square() -> None:
    shown = CardShown(IF, "eqp_suspensors", "SQ-TURN-11")
    table = suspended("1.0", "2.0")
    assert not table.told(CardShown), "its sheet alone leads on from the second square"
    table.do("if1 step 3.0")
    assert not table.told(CardShown), "the square is its own"
    table.do("if1 step 4.0")
    assert table.told(CardShown) == [shown]
    assert table.mini("if1").passing
    table.do("if1 step 5.0")
    assert (table.at("if1"), table.told(CardShown)) == ("5.0", [shown])
    assert not suspended("1.0", "2.0", "3.0", "4.0", open_=True).told(CardShown), "it lies open already"


@pytest.mark.clause("SQ-MOVE-16", "SQ-SEAT-09")
def test_a_carrier_with_a_hidden_card_has_half_the_points_of_its_sheet() -> None:
    assert suspended("1.0", "2.0", load=True).told(CardShown)
    assert not suspended("1.0", load=True).told(CardShown)
    assert not suspended("1.0", load=True, mate="1.0").told(CardShown), "the second point leads on"


@pytest.mark.clause("SQ-MOVE-16", "SQ-DREAD-28")
def test_a_dreadnought_steps_among_others_only_with_the_points_to_come_out() -> None:
    orks = ("ch2 fig_ork 4.0 W", "ch3 fig_ork 5.0 W")
    table = scene(hall(8, 2), "ch1 fig_dread_mk7 2.0 E", *orks).act("ch1").do("ch1 step 3.0")
    assert table.mini("ch1").passing
    full = table.mini("ch1").deeds.mp + own_purse(table.state, table.mini("ch1")).left
    for left, there in ((4, True), (3, True), (2, False), (1, False)):
        mini = table.mini("ch1")
        table.state.minis["ch1"] = replace(mini, deeds=replace(mini.deeds, mp=full - left))
        table.state.offered = None
        assert bool(table.offered("ch1 step 4.0")) == there, "from there two squares lead out, to either side"
    assert (table.at("ch2"), table.at("ch3")) == ("4.0", "5.0")


@pytest.mark.clause("SQ-MOVE-16", "SQ-DREAD-28")
@pytest.mark.parametrize(("points", "there"), [(4, True), (3, False)])
def test_a_dreadnought_may_come_out_beyond_others_whom_it_has_not_asked_yet(points: int, there: bool) -> None:
    """It stands three squares deep in a row of Orcs, so that the way back is longer than the way on."""
    orks = [f"ch{x} fig_ork {x}.0 W" for x in range(2, 7)]
    table = scene(hall(10, 2), "ch1 fig_dread_mk8 0.0 E", *orks).act("ch1")
    deep = tuple(table.state.ship.square(name) for name in ("3.0", "4.0", "3.1", "4.1"))
    ways = dreadnoughts.ways(table.state, places.stand(table.state, table.mini("ch1"), deep), points)
    assert (table.state.ship.square("4.0") in [way.to for way in ways]) == there


@pytest.mark.clause("SQ-MOVE-16", "SQ-SCAN-10", "SQ-DREAD-18")
def test_a_dreadnought_revealed_on_a_shared_square_stands_beside_it_and_owes_no_way_back() -> None:
    table = scene(
        hall(6, 3), "ch?1 fig_dread_mk7 0.1 blip", "ch2 fig_ork 1.1 E", "ba1 fig_marine_laser 5.1 W", turn=CH
    ).act("ch?1")
    table.do("ch?1 step 1.1")
    assert table.told(TokenRevealed) == [TokenRevealed(CH, "ch?1", "fig_dread_mk7", (1, 1))]
    table.do(table.offers[0])
    giant = next(mini for mini in table.state.minis.values() if mini.figure == "fig_dread_mk7")
    assert (giant.passing, giant.back) == (False, ())
    assert table.state.ship.square("1.1") not in giant.squares


VENT = """
    +-+-+-+
    |V . .|
    +     +
    |. . .|
    +     +
    |. . .|
    +-+-+-+
    """


@pytest.mark.clause("SQ-MOVE-16", "SQ-SCAN-10", "SQ-ALIEN-07")
@pytest.mark.parametrize(("to", "passes"), [("0.0", True), ("0.1", False)])
def test_one_revealed_on_a_vent_that_it_crosses_has_to_go_on(to: str, passes: bool) -> None:
    """The marine looks west, along the first column, and sees the token as soon as it comes there."""
    table = scene(VENT, "ch?1 fig_ork 1.0 blip", "ba1 fig_marine_laser 0.2 W", turn=CH).act("ch?1")
    table.do(f"ch?1 step {to}", f"stand {to} E")
    assert (table.at("ch1"), table.mini("ch1").passing) == (to, passes)
    assert ("done" in table.offers) == (not passes)


CROWD = """
    +-+-+-+-+-+-+-+-+
    |T . . .:. . . .|
    +       +       +
    |T . . .:. . . .|
    +       +       +
    |. . . .|. . . .|
    +       +       +
    |. . . .;. . . .|
    +       +       +
    |. . . .;. . . .|
    +-+-+-+-+-+-+-+-+
    """


@pytest.mark.clause("SQ-MOVE-16")
@pytest.mark.parametrize("squares", ["two", "three"])
@pytest.mark.parametrize("seed", range(3))
def test_the_index_of_occupied_squares_stays_true_in_random_play(seed: int, squares: str) -> None:
    """Machines, Dreadnoughts, carriers and walkers in a crowd, moved at random with command points between."""
    table = scene(
        CROWD,
        "ba1 fig_marine_laser 1.2 E mans=ba2",
        "ba2 mch_tarantula 3.2,2.2 E",
        "ba3 fig_marine_laser 0.0 E role=leader",
        "ba4 fig_terminator 1.0 E",
        "ba5 fig_marine_laser dock",
        "ld1 fig_dread_mk7 5.0 W",
        "ld2 mch_mrl_inferno 4.4 W",
        "ch1 fig_dread_mk10 6.2 W",
        "ch2 fig_ork 7.4 W",
        "ch?1 fig_ork 7.1 blip",
        "zz1 fig_survivor 3.4 N",
        house={"tarantula_squares": squares},
        sides={BA: {"command": 6}, LD: {"command": 6}},
    )
    chance = random.Random(seed)
    dice = Seeded(f"crowd {seed}".encode())
    state = table.state
    for _ in range(150):
        seat = waiting(state)
        if seat is None:
            break
        if chance.random() < 0.1 and LD not in state.hands and state.sides[LD].command:
            decisions.apply(state, LD, read("raise"), dice, table.heard)
            continue
        offer = decisions.offer(state, seat)
        assert offer is not None
        decisions.apply(state, seat, chance.choice(offer.commands), dice, table.heard)
        twin = saving.clone(state)
        places.recount(twin)
        assert (twin.holder, twin.bodies, twin.engines) == (state.holder, state.bodies, state.engines)
        for mini in state.minis.values():
            assert not mini.load or state.minis[mini.load].carrier == mini.id
            assert not mini.mans or state.minis[mini.mans].place == mini.place


CORNER = ("ba1 fig_marine_laser 0.0 E", "ba2 fig_marine_laser 1.0 E", "ba3 fig_marine_laser 1.1 E")
"""In a room of two by two: ba1 can go past ba2 only backward, to 0.0 or 0.1."""


def cornered(left: int) -> Table:
    """A marine with so many points left who has stepped onto the square of ba2."""
    table = scene(hall(2, 2), *CORNER).act("ba1")
    deeds(table.state, table.mini("ba1"), mp=own_purse(table.state, table.mini("ba1")).left - left)
    table.state.offered = None
    return table.do("ba1 step 1.0")


@pytest.mark.clause("SQ-MOVE-15", "SQ-MOVE-16")
@pytest.mark.parametrize(("turn", "to"), [("S", (0, 1)), ("N", (0, 0))])
def test_the_free_turn_opens_a_way_on_for_the_last_point(turn: str, to: tuple[int, int]) -> None:
    table = cornered(2)
    assert table.offered("ba1 step") == [], "backward each costs two points, and one is left"
    table.do(f"ba1 face {turn}", f"ba1 step {to[0]}.{to[1]}")
    assert table.happened == [
        Moved(BA, "ba1", ((1, 0),), 1),
        Faced(BA, "ba1", {"S": 4, "N": 0}[turn], 0),
        Moved(BA, "ba1", (to,), 1),
    ]
    assert (table.at("ba2"), table.at("ba3")) == ("1.0", "1.1")


@pytest.mark.clause("SQ-MOVE-15", "SQ-MOVE-16")
def test_without_the_free_turn_there_is_no_way_on_and_it_goes_back() -> None:
    table = cornered(2)
    deeds(table.state, table.mini("ba1"), turned=True)
    table.settle()
    assert table.happened == [Moved(BA, "ba1", ((1, 0),), 1), SentBack(BA, "ba1", ((0, 0),))]
    assert (table.at("ba2"), table.at("ba3")) == ("1.0", "1.1")


@pytest.mark.clause("SQ-MOVE-05", "SQ-MOVE-16")
def test_an_eighth_of_a_turn_opens_a_way_on_too_where_eight_facings_are_played() -> None:
    """From north-east the free quarter leads to south-east, and so to the south-west for one point."""
    table = cornered(2)
    house = replace(table.state.options.house, eight_facings=True)
    table.state.options = replace(table.state.options, house=house)
    places.stand(table.state, table.mini("ba3"), (table.state.ship.square("0.0"),))
    mini = change(table.state, table.mini("ba1"), facing=1)
    assert not sharing.stranded(table.state, mini, own_purse(table.state, mini))
    deeds(table.state, mini, turned=True)
    assert sharing.stranded(table.state, table.mini("ba1"), own_purse(table.state, table.mini("ba1")))
