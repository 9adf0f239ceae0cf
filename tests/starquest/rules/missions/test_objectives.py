"""What missions reward: each type of objective met, missed by a little, and paid once."""

from typing import Any

import pytest

from bulkhead.starquest.box.box import load_box
from bulkhead.starquest.box.items import objectives as tests
from bulkhead.starquest.data.scenario import Objective
from bulkhead.starquest.data.state import Thing, change, deeds
from bulkhead.starquest.events import (
    Declared,
    Eliminated,
    Finished,
    Left,
    Rolled,
    Scored,
    TurnBegan,
    TurnEnded,
    Wounded,
)
from bulkhead.starquest.rules.fight import fixed_targets
from bulkhead.starquest.rules.missions import objectives
from bulkhead.starquest.rules.missions.objectives import Moment
from bulkhead.starquest.table import feat_log
from tests.starquest.scene import BA, CH, CU, EL, IF, LD, UM, Table, hall, scene

ROOMS = """
+-+-+-+-+-+-+
|a a a|. . .|
+     +     +
|a a a|. . .|
+-+-+-+-+-+-+
"""
"""A room of six squares and a corridor beside it, with a wall between."""
DOCK = """
+-+-+
|* *|
+   +
|* *|
+^+^+-+
|. . .|
+     +
|. . .|
+-+-+-+
"""
OPEN = hall(6, 2)


def rewarded(test: Any, *lines: str, drawn: str = ROOMS, points: int = 30, **fields: Any) -> Table:
    """A position in a mission with this primary objective."""
    return scene(drawn, *lines, objectives=(Objective("primary", points, test),), **fields)


def look(table: Table, when: Any, seat: int = BA, who: str = "") -> list[tuple[int, int]]:
    """What is paid at a moment: seats and points."""
    before = len(table.told(Scored))
    objectives.review(table.state, Moment(when, seat, who), table.heard)
    return [(event.seat, event.points) for event in table.told(Scored)[before:]]


TWO_IN_A = ("ba1 fig_marine_laser 0.0 E", "ba2 fig_marine_laser 1.0 E")


# Occupy


@pytest.mark.clause("C-OBJECTIVE-occupy")
def test_the_first_squad_that_ends_its_turn_inside_with_enough_occupies_a_room() -> None:
    table = rewarded(tests.Occupy("a", 2, "none", 30), *TWO_IN_A, "el1 fig_eldar_warrior 2.0 E")
    assert look(table, "boundary") == [], "at the end of the turn only"
    assert look(table, "turn", EL) == [], "one is not enough"
    assert look(table, "turn", BA) == [(BA, 30)]
    assert look(table, "turn", BA) == [], "it is paid once"


@pytest.mark.clause("C-OBJECTIVE-occupy")
@pytest.mark.parametrize(
    ("clear", "other", "met"),
    [
        ("none", "ch1 fig_ork 2.1 W", True),
        ("minis", "ch1 fig_ork 2.1 W", False),
        ("minis", "ch?1 fig_ork 2.1 blip", True),
        ("all", "ch?1 fig_ork 2.1 blip", False),
        ("all", "ch1 fig_ork 3.1 W", True),
        ("all", "el1 fig_eldar_warrior 2.1 W", True),
    ],
)
def test_aliens_inside_prevent_it_as_the_mission_says(clear: Any, other: str, met: bool) -> None:
    table = rewarded(tests.Occupy("a", 2, clear, 30), *TWO_IN_A, other)
    assert look(table, "turn") == ([(BA, 30)] if met else [])


def test_a_room_is_occupied_when_the_turn_is_really_ended() -> None:
    table = rewarded(tests.Occupy("a", 2, "all", 30), *TWO_IN_A, "cu1 fig_husk 5.1 W")
    table.do("end", "pass")
    assert table.happened == [
        TurnEnded(BA),
        Scored(BA, 30, 30, "primary", "a", "SQ-END-05"),
        TurnEnded(IF),
        TurnEnded(UM),
        TurnEnded(EL),
        TurnEnded(LD),
        TurnBegan(CH, 6),
    ]
    assert table.side(BA).points == 30


def test_aliens_occupy_nothing() -> None:
    table = rewarded(tests.Occupy("a", 1, "none", 30), *TWO_IN_A, "ch1 fig_ork 2.1 W")
    assert look(table, "turn", CH) == []


@pytest.mark.clause("C-MISSION-inside")
def test_a_large_base_is_inside_with_all_its_squares() -> None:
    table = scene(
        ROOMS, "ch1 fig_dread_mk7 1.0 E", "ba1 fig_marine_laser 0.0 E", "ba2 fig_marine_laser 3.0 E"
    )
    area = objectives.area_of(table.state, "a")
    assert [mini.id for mini in objectives.inside(table.state, area)] == ["ch1", "ba1"]
    small = area & ~(1 << table.state.ship.at(2, 1))
    assert [mini.id for mini in objectives.inside(table.state, small)] == ["ba1"]


# Eliminate, kill_count, damage_most, clear_board


@pytest.mark.clause("C-OBJECTIVE-eliminate")
def test_the_squad_that_eliminates_the_figure_scores_besides_its_value() -> None:
    table = rewarded(
        tests.Eliminate(("fig_ork",), (30,)),
        "ba1 fig_marine_laser 0.0 E",
        "ch1 fig_ork 3.0 W",
        drawn=OPEN,
        dice=[5, 6],
    )
    table.act("ba1").do("ba1 shoot wpn_laser_rifle ch1")
    assert table.happened == [
        Declared(BA, "ba1", "wpn_laser_rifle", "ch1", 1, "shoot"),
        Rolled(BA, "ba1", (1, 2), 0, "shoot", "SQ-SHOOT-03"),
        Wounded(CH, "ch1", 1, 0),
        Eliminated(CH, "ch1", "fig_ork", BA),
        Scored(BA, 3, 3, "kill", "ch1"),
        Scored(BA, 30, 33, "primary", "fig_ork:1", "SQ-END-05"),
    ]
    assert table.side(BA).points == 33


def test_the_kill_of_another_figure_or_by_an_alien_scores_nothing() -> None:
    table = rewarded(tests.Eliminate(("fig_ork",), (30,)), "ba1 fig_marine_laser 0.0 E")
    feat_log.note(table.state, "killed", BA, "fig_gretchin")
    feat_log.note(table.state, "killed", CU, "fig_ork")
    feat_log.note(table.state, "killed", -1, "fig_ork")
    assert look(table, "boundary") == []


@pytest.mark.clause("C-OBJECTIVE-eliminate")
def test_parts_are_paid_in_the_order_in_which_they_are_met_each_to_who_meets_it() -> None:
    both = tests.Eliminate(("fig_dread_mk10", "fig_golgotha"), (15, 15))
    table = rewarded(both, "ba1 fig_marine_laser 0.0 E")
    feat_log.note(table.state, "killed", EL, "fig_golgotha")
    assert look(table, "boundary") == [(EL, 15)]
    feat_log.note(table.state, "killed", BA, "fig_dread_mk10")
    assert look(table, "boundary") == [(BA, 15)]


@pytest.mark.clause("C-OBJECTIVE-eliminate")
def test_only_the_first_of_several_figures_counts_where_the_mission_says_so() -> None:
    first = tests.Eliminate(("fig_chaos_commander", "fig_hierophant"), (15,), only="first")
    table = rewarded(first, "ba1 fig_marine_laser 0.0 E", points=15)
    feat_log.note(table.state, "killed", EL, "fig_hierophant")
    feat_log.note(table.state, "killed", BA, "fig_chaos_commander")
    assert look(table, "boundary") == [(EL, 15)]


@pytest.mark.clause("C-OBJECTIVE-kill_count")
@pytest.mark.clause("C-FLAG-gene")
def test_the_first_squad_with_enough_kills_of_a_kind() -> None:
    test = tests.KillCount("gene", {5: 2}, 15)
    table = rewarded(test, "ba1 fig_marine_laser 0.0 E", points=15)
    for seat, sheet in ((BA, "fig_genestealer"), (BA, "fig_ork"), (EL, "fig_hybrid"), (CU, "fig_hybrid")):
        feat_log.note(table.state, "killed", seat, sheet)
    feat_log.note(table.state, "killed", CU, "fig_hybrid")
    assert look(table, "boundary") == []
    feat_log.note(table.state, "killed", EL, "fig_hybrid_heavy")
    assert look(table, "boundary") == [(EL, 15)]
    feat_log.note(table.state, "killed", BA, "fig_genestealer")
    assert look(table, "boundary") == []


@pytest.mark.clause("C-OBJECTIVE-damage_most")
@pytest.mark.parametrize(("counts", "paid"), [((3, 2), [(BA, 15)]), ((2, 2), []), ((1, 0), [])])
def test_most_damage_is_paid_at_the_end_never_for_a_tie_or_for_too_little(
    counts: tuple[int, int], paid: list[tuple[int, int]]
) -> None:
    test = tests.DamageMost(("fig_golgotha",), 2, 15)
    table = rewarded(test, "ba1 fig_marine_laser 0.0 E", points=15)
    for seat, count in zip((BA, EL), counts, strict=True):
        feat_log.note(table.state, "hurt", seat, "fig_golgotha", count=count)
    feat_log.note(table.state, "hurt", EL, "fig_ork", count=9)
    feat_log.note(table.state, "hurt", CH, "fig_golgotha", count=5)
    assert look(table, "boundary") == []
    assert look(table, "end") == paid


def test_damage_is_written_down_where_it_is_done() -> None:
    table = rewarded(
        tests.DamageMost(("fig_revenant",), 1, 15),
        "ba1 fig_marine_laser 0.0 E",
        "cu1 fig_revenant 3.0 W",
        drawn=OPEN,
        dice=[6, 5],
    )
    table.act("ba1").do("ba1 shoot wpn_laser_rifle cu1")
    assert [(feat.seat, feat.subject, feat.count) for feat in feat_log.feats(table.state, "hurt")] == [
        (BA, "fig_revenant", 1)
    ]


@pytest.mark.clause("C-OBJECTIVE-clear_board")
@pytest.mark.parametrize(
    ("round_", "other", "paid"),
    [
        (6, "cu1 fig_husk dock", [(EL, 15)]),
        (5, "cu1 fig_husk dock", []),
        (6, "cu1 fig_husk 5.0 W", []),
        (6, "ch?1 fig_ork 5.0 blip", []),
    ],
)
def test_a_board_is_cleared_for_the_squad_with_most_kills_there(
    round_: int, other: str, paid: list[tuple[int, int]]
) -> None:
    table = rewarded(
        tests.ClearBoard("brd_map", 6, "kills", 15), "ba1 fig_marine_laser 0.0 E", other, points=15
    )
    table.state.round = round_
    feat_log.note(table.state, "killed", BA, "fig_ork", table.state.ship.at(3, 0))
    feat_log.note(table.state, "killed", EL, "fig_ork", table.state.ship.at(3, 0))
    feat_log.note(table.state, "killed", EL, "fig_gretchin", table.state.ship.at(4, 0))
    assert look(table, "end") == []
    assert look(table, "round") == paid


# Destroy and arm


@pytest.mark.clause("C-OBJECTIVE-destroy")
def test_vents_and_structures_are_paid_to_who_destroys_them() -> None:
    table = rewarded(
        tests.Destroy("obj_altar", (10, 10)),
        "ba1 fig_marine_laser 0.0 E",
        structures={"obj_altar1": 3, "obj_altar2": 4},
        structure_av={"obj_altar1": 4, "obj_altar2": 4},
        points=20,
    )
    table.state.structures = (("obj_altar1", 1), ("obj_altar2", 3))
    assert fixed_targets.strike(table.state, BA, "site:obj_altar1", 5, table.heard)
    assert not fixed_targets.strike(table.state, EL, "site:obj_altar2", 6, table.heard)
    assert look(table, "boundary") == [(BA, 10)]
    assert fixed_targets.strike(table.state, CH, "site:obj_altar2", 6, table.heard)
    assert look(table, "boundary") == [], "aliens score no objective"


@pytest.mark.clause("C-OBJECTIVE-destroy")
def test_a_vent_is_no_altar() -> None:
    table = rewarded(tests.Destroy("obj_vent", (15,)), "ba1 fig_marine_laser 0.0 E", points=15)
    feat_log.note(table.state, "destroyed", BA, "site:obj_altar1")
    assert look(table, "boundary") == []
    feat_log.note(table.state, "destroyed", EL, "vent:v1")
    assert look(table, "boundary") == [(EL, 15)]


@pytest.mark.clause("C-OBJECTIVE-arm")
def test_a_charge_is_paid_once_however_often_it_is_armed() -> None:
    table = rewarded(tests.Arm("obj_charge_site", (10, 10, 10)), "ba1 fig_marine_laser 0.0 E")
    feat_log.note(table.state, "armed", BA, "1.0")
    feat_log.note(table.state, "armed", EL, "1.0")
    assert look(table, "boundary") == [(BA, 10)]
    feat_log.note(table.state, "armed", EL, "2.0")
    assert look(table, "boundary") == [(EL, 10)]


# Objects


def with_thing(test: Any, *lines: str, kind: str = "obj_relic", **fields: Any) -> Table:
    table = rewarded(test, *lines)
    for at, thing in enumerate((fields, *fields.pop("more", ())), 1):
        table.state.things[f"{kind}{at}"] = Thing(f"{kind}{at}", kind, **thing)
    return table


@pytest.mark.clause("C-OBJECTIVE-recover")
def test_what_is_recovered_is_paid_piece_by_piece() -> None:
    table = with_thing(
        tests.Recover("obj_data_core", (10, 10, 10)),
        "ba1 fig_marine_laser 0.0 E",
        kind="obj_data_core",
        recovered=BA,
        more=({"square": 3}, {"carrier": "ba1"}),
    )
    assert look(table, "boundary") == [(BA, 10)]
    assert look(table, "boundary") == []
    table.state.things["obj_data_core2"] = Thing("obj_data_core2", "obj_data_core", recovered=EL)
    assert look(table, "boundary") == [(EL, 10)]


@pytest.mark.clause("C-OBJECTIVE-recover")
def test_a_survivor_is_recovered_by_the_squad_of_his_carrier() -> None:
    table = rewarded(
        tests.Recover("fig_survivor", (10,)),
        "ba1 fig_marine_laser 0.2 N load=zz1",
        "zz1 fig_survivor carried N carrier=ba1",
        drawn=DOCK,
    )
    table.act("ba1")
    assert table.side(BA).points == 0
    table.do("ba1 leave")
    assert table.happened == [
        Left(-1, "zz1", "SQ-OBJ-15"),
        Left(BA, "ba1"),
        Scored(BA, 10, 10, "primary", "zz1", "SQ-END-05"),
    ]
    assert (table.mini("zz1").place, table.side(BA).points) == ("left", 10)


@pytest.mark.clause("C-OBJECTIVE-hold")
@pytest.mark.parametrize(
    ("thing", "paid"),
    [
        ({"carrier": "ba1"}, [(BA, 30)]),
        ({"recovered": LD}, [(LD, 30)]),
        ({"carrier": "ch1"}, [(CH, 20)]),
        ({"square": 2}, []),
    ],
)
def test_who_holds_the_object_at_the_end(thing: dict[str, Any], paid: list[tuple[int, int]]) -> None:
    test = tests.Hold("obj_relic", "end_or_recovered", 30, aliens=20)
    table = with_thing(test, "ba1 fig_marine_laser 0.0 E", "ch1 fig_ork 3.0 W", **thing)
    assert look(table, "boundary") == []
    assert look(table, "end") == paid


def keys(*lines: str) -> Table:
    table = rewarded(tests.HoldAll("obj_key", "a", 30, split=15), *lines)
    for number, mini in enumerate(list(table.state.minis.values()), 1):
        change(table.state, mini, objects=(f"obj_key{number}",))
        table.state.things[f"obj_key{number}"] = Thing(f"obj_key{number}", "obj_key", carrier=mini.id)
    return table


@pytest.mark.clause("C-OBJECTIVE-hold_all")
def test_all_keys_in_the_hands_of_one_squad_inside_the_room() -> None:
    assert look(keys(*TWO_IN_A), "boundary") == [(BA, 30)]
    assert look(keys(TWO_IN_A[0], "ba2 fig_marine_laser 3.0 E"), "boundary") == []
    shared = keys(TWO_IN_A[0], "el1 fig_eldar_warrior 1.0 E")
    assert look(shared, "boundary") == []
    assert look(shared, "end") == [(BA, 15), (EL, 15)]


# Places and rooms


@pytest.mark.clause("C-OBJECTIVE-majority")
@pytest.mark.parametrize(
    ("measure", "lines", "paid"),
    [
        ("minis", (*TWO_IN_A, "el1 fig_eldar_warrior 2.0 E"), [(BA, 30)]),
        ("minis", ("ba1 fig_marine_laser 0.0 E", "el1 fig_eldar_warrior 2.0 E"), []),
        ("minis", ("ba1 fig_marine_laser 0.0 E lp=1", "el1 fig_eldar_warrior 2.0 E"), [(EL, 30)]),
        ("lp", ("ba1 fig_marine_laser 0.0 E", "ld1 fig_karak 2.0 E"), [(LD, 30)]),
        ("lp", ("ba1 fig_marine_laser 0.0 E", "el1 fig_eldar_warrior 2.0 E"), []),
        ("lp", ("ba1 fig_marine_laser 0.0 E", "ld1 fig_karak 4.0 E"), [(BA, 30)]),
    ],
)
def test_the_majority_inside_a_room_at_the_end(
    measure: Any, lines: tuple[str, ...], paid: list[tuple[int, int]]
) -> None:
    table = rewarded(tests.Majority("a", measure, "end", 30), *lines, "cu1 fig_hierophant 1.1 E")
    assert look(table, "turn") == []
    assert look(table, "end") == paid


@pytest.mark.clause("C-OBJECTIVE-majority")
def test_aliens_may_have_the_majority_where_the_mission_says_so() -> None:
    test = tests.Majority("brd_map", "lp", "end", 30, aliens=25)
    table = rewarded(test, "ba1 fig_marine_laser 0.0 E", "cu1 fig_hierophant 1.1 E")
    assert look(table, "end") == [(CU, 25)]


@pytest.mark.clause("C-OBJECTIVE-search")
def test_the_first_squad_that_has_searched_enough_rooms() -> None:
    table = rewarded(tests.Search(2, 15), "ba1 fig_marine_laser 0.0 E", points=15)
    for seat, room in ((BA, "a"), (EL, "b")):
        feat_log.note(table.state, "searched", seat, room)
    assert look(table, "boundary") == []
    feat_log.note(table.state, "searched", EL, "c")
    assert look(table, "boundary") == [(EL, 15)]
    feat_log.note(table.state, "searched", BA, "d")
    assert look(table, "boundary") == []


CONSOLE = tests.Stand("console", 15, unseen=True, no_attack=True)


def at_console(*others: str, drawn: str = OPEN) -> Table:
    lines = ("ba1 fig_marine_laser 1.0 E", *others)
    return rewarded(CONSOLE, *lines, drawn=drawn, points=15, marks={"obj_console": ((1, 0),)})


@pytest.mark.clause("C-OBJECTIVE-stand")
def test_a_miniature_ends_its_activation_on_the_console() -> None:
    table = at_console("cu1 fig_husk dock").act("ba1").do("done")
    assert table.happened == [Finished(BA, "ba1"), Scored(BA, 15, 15, "primary", "ba1", "SQ-END-05")]
    assert table.side(BA).points == 15


@pytest.mark.clause("C-OBJECTIVE-stand")
@pytest.mark.parametrize("other", ["ch1 fig_ork 4.0 W", "ba2 fig_marine_laser 4.0 W"])
def test_it_must_see_no_alien(other: str) -> None:
    table = at_console(other).act("ba1").do("done")
    assert table.side(BA).points == (0 if other.startswith("ch") else 15)


@pytest.mark.clause("C-OBJECTIVE-stand")
def test_it_must_not_have_attacked_and_must_stand_there() -> None:
    table = at_console("ba2 fig_marine_laser 3.1 E")
    deeds(table.state, table.mini("ba1"), struck=1)
    assert look(table, "activation", BA, "ba1") == []
    assert look(table, "activation", BA, "ba2") == []


@pytest.mark.clause("C-OBJECTIVE-leave_most")
def test_most_who_left_since_the_first_charge_was_armed() -> None:
    lines = [f"ba{n} fig_marine_laser dock" for n in range(1, 5)] + [
        f"el{n} fig_eldar_warrior dock" for n in (1, 2)
    ]
    table = rewarded(tests.LeaveMost(2, "first_armed", 15), *lines, points=15)
    for who in ("ba1", "ba2"):
        feat_log.note(table.state, "left", BA, who)
    feat_log.note(table.state, "armed", EL, "1.0")
    for seat, who in ((EL, "el1"), (EL, "el2"), (BA, "ba3")):
        feat_log.note(table.state, "left", seat, who)
    assert look(table, "boundary") == []
    assert look(table, "end") == [(EL, 15)]


@pytest.mark.clause("C-OBJECTIVE-leave_most")
@pytest.mark.parametrize(("life", "paid"), [(2, []), (1, [(BA, 15)])])
def test_of_as_many_those_with_more_life_points(life: int, paid: list[tuple[int, int]]) -> None:
    table = rewarded(
        tests.LeaveMost(1, "first_armed", 15),
        "ba1 fig_marine_laser dock",
        f"el1 fig_eldar_warrior dock N lp={life}",
        points=15,
    )
    feat_log.note(table.state, "armed", EL, "1.0")
    feat_log.note(table.state, "left", BA, "ba1")
    feat_log.note(table.state, "left", EL, "el1")
    assert look(table, "end") == paid


@pytest.mark.clause("C-OBJECTIVE-secret")
def test_secret_missions_are_counted_by_their_cards() -> None:
    table = rewarded(tests.Secret(1), "ba1 fig_marine_laser 0.0 E")
    assert look(table, "end") == []


# All of them


def test_every_objective_of_the_box_has_its_function() -> None:
    missions = load_box().missions.values()
    types = {type(one.test) for mission in missions for one in (mission.primary, mission.secondary)}
    assert types <= set(objectives.CHECKS)
    assert len(objectives.CHECKS) == 16


@pytest.mark.clause("SQ-SETUP-04")
def test_an_objective_that_is_kept_back_comes_out_when_its_figure_is_revealed() -> None:
    hidden = Objective(
        "secondary", 15, tests.Eliminate(("fig_ork",), (15,), live_from="revealed"), public=False
    )
    table = scene(OPEN, "ba1 fig_marine_laser 0.0 E", "ch?1 fig_ork 5.1 blip", objectives=(hidden,))
    assert (objectives.known(table.state, hidden), objectives.unmet(table.state, hidden)) == (False, 0)
    shown = scene(OPEN, "ba1 fig_marine_laser 0.0 E", "ch1 fig_ork 5.1 W", objectives=(hidden,))
    assert (objectives.known(shown.state, hidden), objectives.unmet(shown.state, hidden)) == (True, 15)


@pytest.mark.clause("SQ-END-05")
@pytest.mark.parametrize(
    ("test", "left"),
    [
        (tests.Secret(1), 0),
        (tests.Majority("a", "minis", "end", 15, aliens=15), 0),
        (tests.Majority("a", "minis", "end", 15), 15),
        (tests.Occupy("a", 1, "none", 15), 15),
    ],
)
def test_the_aliens_get_what_no_squad_has_scored_unless_they_could_score_it_themselves(
    test: Any, left: int
) -> None:
    table = rewarded(test, "el1 fig_eldar_warrior 4.0 E", points=15)
    assert objectives.unmet(table.state, table.state.scenario.objectives[0]) == left


@pytest.mark.clause("SQ-END-05")
def test_nothing_is_left_of_an_objective_that_is_scored_in_full() -> None:
    table = rewarded(tests.Occupy("a", 2, "none", 30), *TWO_IN_A)
    assert objectives.unmet(table.state, table.state.scenario.objectives[0]) == 30
    assert look(table, "turn", BA) == [(BA, 30)]
    assert objectives.unmet(table.state, table.state.scenario.objectives[0]) == 0
