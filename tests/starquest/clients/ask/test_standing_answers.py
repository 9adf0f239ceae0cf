"""Answers by standing orders, and those of a seat whose time is up."""

from random import Random

import pytest

from bulkhead.starquest.clients.ask.standing_answers import default_answer, standing_answer
from bulkhead.starquest.data.commands import AnyCommand
from bulkhead.starquest.data.standing_orders import Standing
from bulkhead.starquest.data.state import Watch
from bulkhead.starquest.game import STARQUEST
from bulkhead.starquest.rules.fight.harm import suffer
from bulkhead.starquest.table import asides
from tests.starquest.mustering import ask, muster
from tests.starquest.rules.fight.shots import red, shot_at
from tests.starquest.scene import BA, CH, CU, EL, Table, hall, scene

HALL = hall(8, 3)
CORNER = """
    +-+-+-+-+-+
    |. . . . .|
    +-+-+     +
        |. . .|
        +-+-+-+
    """


def said(answer: AnyCommand | None) -> str:
    return "" if answer is None else str(answer)


def watched(target: str, orders: Standing) -> Table:
    """A marine in Overwatch, before whose gun somebody steps."""
    table = scene(CORNER, f"ch1 {target} 3.1 N", "ba1 fig_marine_laser 0.0 E watching", turn=CH)
    table.state.watches["ba1"] = Watch()
    table.state.orders[BA] = orders
    return table.act("ch1").do("ch1 step 3.0")


@pytest.mark.clause("SQ-SEAT-08")
@pytest.mark.parametrize(
    ("orders", "answer"),
    [
        (Standing(), ""),
        (Standing(overwatch="hold"), "pass"),
        (Standing(overwatch="shoot"), "ba1 snap wpn_laser_rifle ch1 E"),
        (Standing(overwatch="shoot", overwatch_from=33), "ba1 snap wpn_laser_rifle ch1 E"),
        (Standing(overwatch="shoot", overwatch_from=34), "pass"),
        (Standing(overwatch="shoot", miniatures={"ba1": "hold"}), "pass"),
        (Standing(overwatch="hold", miniatures={"ba1": "ask"}), ""),
        (Standing(overwatch="hold", miniatures={"ba2": "ask"}), "pass"),
    ],
)
def test_orders_for_overwatch_hold_or_fire_from_a_chance_on(orders: Standing, answer: str) -> None:
    """Two white dice kill an orc once in three."""
    table = watched("fig_ork", orders)
    assert table.waiting == BA, "whether a seat is asked never depends on its orders"
    assert said(standing_answer(table.state)) == answer


@pytest.mark.clause("SQ-SEAT-08")
@pytest.mark.parametrize(("chance", "fires"), [(75, True), (76, False)])
def test_the_chance_of_a_kill_has_to_be_as_great_as_the_order_says(chance: int, fires: bool) -> None:
    """Two red dice miss a gretchin once in four."""
    lines = ("ch1 fig_gretchin 3.1 N", "ba1 fig_marine_commander 0.0 E weapons=set_bolter watching")
    table = scene(CORNER, *lines, turn=CH)
    table.state.watches["ba1"] = Watch()
    table.state.orders[BA] = Standing(overwatch="shoot", overwatch_from=chance)
    table.act("ch1").do("ch1 step 3.0")
    assert said(standing_answer(table.state)).startswith("ba1 snap") is fires


@pytest.mark.clause("SQ-SEAT-08")
@pytest.mark.parametrize(("orders", "answer"), [("", ""), ("always", "yes"), ("never", "pass")])
def test_orders_let_the_miniatures_of_a_faction_pass_or_not(orders: str, answer: str) -> None:
    table = scene(hall(4, 1), "ba1 fig_marine_laser 0.0 E", "el1 fig_eldar_warrior 1.0 W").act("ba1")
    if orders:
        table.do(f"instruct passing blood_angels {orders}", "instruct passing legion never", by=EL)
    table.do("ba1 step 1.0")
    assert table.waiting == EL
    assert said(standing_answer(table.state)) == answer


def revealed(orders: Standing) -> Table:
    """A step uncovers a blip to the east of two marines."""
    table = scene(HALL, "ba1 fig_marine_laser 0.1 N", "ba2 fig_marine_laser 0.0 N", "ch?1 fig_ork 4.1 blip")
    table.state.orders[CH] = orders
    return table.act("ba1").do("ba1 face E")


@pytest.mark.clause("SQ-SEAT-08", "SQ-SEAT-06")
def test_a_miniature_that_is_turned_over_looks_at_the_nearest_squad_by_order_or_when_time_is_up() -> None:
    asking, ordered = revealed(Standing()), revealed(Standing(reveal="nearest"))
    assert asking.waiting == ordered.waiting == CH
    assert standing_answer(asking.state) is None
    assert said(standing_answer(ordered.state)) == "stand 4.1 W"
    assert said(default_answer(asking.state)) == "stand 4.1 W"


@pytest.mark.clause("SQ-SEAT-08")
def test_where_there_is_one_answer_it_is_given() -> None:
    table = scene(HALL, "ba1 fig_marine_laser 0.1 N", turn=CH)
    assert table.offers == ["end"]
    assert said(standing_answer(table.state)) == "end"


@pytest.mark.clause("SQ-SEAT-06", "SQ-SEAT-08")
def test_when_time_is_up_nothing_is_done_that_need_not_be_done() -> None:
    table = scene(HALL, "ba1 fig_marine_laser 0.1 N", "ba2 fig_marine_laser 0.2 N", "ch1 fig_ork 7.0 W")
    assert (said(standing_answer(table.state)), said(default_answer(table.state))) == ("", "end")
    table.act("ba1")
    assert said(default_answer(table.state)) == "done"


@pytest.mark.clause("SQ-SEAT-06")
def test_when_time_is_up_all_saves_are_rolled_unless_an_order_says_otherwise() -> None:
    table = shot_at("el1 fig_avenger 0.0 E", dice=red(3, 2))
    assert said(default_answer(table.state)) == "save 3"
    table.state.orders[EL] = Standing(saves="none")
    assert said(default_answer(table.state)) == "save 0"
    table.state.orders[EL] = Standing(saves="ask")
    assert said(standing_answer(table.state)) == ""
    assert said(default_answer(table.state)) == "save 3"


@pytest.mark.clause("SQ-SEAT-06")
def test_when_time_is_up_a_rite_saves_the_dearest_of_the_fallen() -> None:
    table = scene(
        HALL,
        "ba1 fig_marine_laser 0.0 E",
        "cu1 fig_husk 2.0 W",
        "cu2 fig_revenant 3.0 W",
        "cu3 fig_husk 4.0 W",
        sides={CU: {"rites": 1}},
    )
    suffer(table.state, BA, "ba1", [("cu1", 1), ("cu2", 2), ("cu3", 1)], table.heard)
    assert table.settle().offers == ["rite cu1", "rite cu2", "rite cu3", "pass"]
    assert said(default_answer(table.state)) == "rite cu2"


@pytest.mark.clause("SQ-SEAT-06")
def test_when_time_is_up_the_last_of_its_weapons_is_lost() -> None:
    guns = "weapons=wpn_body_lasers,wpn_plasma_gun,wpn_missile_launcher,wpn_las_cannon"
    table = scene(hall(10, 8), f"ch1 fig_dread_mk10 4.2 S {guns} lp=4", "ba1 fig_marine_laser 0.0 E")
    suffer(table.state, BA, "ba1", [("ch1", 1)], table.heard)
    choices = ["choose wpn_plasma_gun", "choose wpn_missile_launcher", "choose wpn_las_cannon"]
    assert (table.settle().waiting, table.offers) == (CH, choices)
    assert said(default_answer(table.state)) == "choose wpn_las_cannon"


@pytest.mark.clause("SQ-SEAT-06")
def test_a_choice_that_has_to_be_made_is_made_by_lot_when_time_is_up() -> None:
    table = ask(muster(), "entry")
    assert default_answer(table.state) is None
    drawn = {said(STARQUEST.absent(table.state, Random(seed))) for seed in range(30)}
    assert drawn == set(table.offers)


@pytest.mark.clause("SQ-SEAT-06")
def test_the_clock_knows_whose_turn_it_is_as_long_as_the_mission_is_played() -> None:
    table = scene(HALL, "ba1 fig_marine_laser 0.1 N", "ch1 fig_ork 7.0 W")
    assert STARQUEST.turn(table.state) == (1, BA)
    assert said(STARQUEST.absent(table.state, Random(0))) == "end"
    table.state.phase = "over"
    assert STARQUEST.turn(table.state) is None


@pytest.mark.clause("SQ-SEAT-08")
def test_a_seat_may_give_itself_other_orders_than_it_has() -> None:
    table = scene(HALL, "ba1 fig_marine_laser 0.1 N").do("instruct dodge never", by=EL)

    def orders(seat: int) -> set[str]:
        found = {str(command) for command in asides.choices(table.state, seat)}
        return {one for one in found if one.startswith("instruct dodge")}

    assert orders(EL) == {"instruct dodge ask", "instruct dodge if-harmful"}
    assert orders(BA) == {"instruct dodge never", "instruct dodge if-harmful"}
