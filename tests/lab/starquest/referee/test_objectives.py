"""Forged objectives: paid to the wrong seat, with the wrong sum, too often, for nothing, or not at all."""

from typing import Any

import pytest

from bulkhead.lab.starquest.referee.account import Plain
from bulkhead.lab.starquest.referee.content import XY, content
from bulkhead.lab.starquest.referee.objections import Objection
from bulkhead.lab.starquest.referee.objectives import Objectives
from bulkhead.lab.starquest.referee.table import Blip
from tests.lab.starquest.referee.drawn import NORTH, SOUTH, Drawn

TURN: Plain = {"type": "TurnBegan", "seat": 0}
NOTHING: Plain = {"type": "secret", "cards": 1}


def scored(points: int, what: str = "", seat: int = 0) -> Plain:
    return {
        "type": "Scored",
        "seat": seat,
        "points": points,
        "total": points,
        "reason": "primary",
        "what": what,
    }


def killed(figure: str, by: int = 0) -> Plain:
    return {"type": "Eliminated", "seat": 2, "who": "ch1", "figure": figure, "by": by}


class Mission:
    """Seats 0 and 1 are squads, seat 2 is Chaos; with `alone` seat 1 is Chaos and there is no seat 2."""

    def __init__(self, test: Plain, alone: bool = False) -> None:
        self.drawn = Drawn()
        self.table = self.drawn.table
        squads = ("imperial_fists",) if alone else ("imperial_fists", "eldar")
        self.table.factions = (*squads, "chaos")
        self.table.mission = {"primary": {"test": test}, "secondary": {"test": NOTHING}}

    def hears(self, *events: Plain) -> str:
        judge = Objectives(self.table)
        try:
            for event in events:
                judge.hears[event["type"]](event)
        except Objection as objection:
            return objection.clause
        return ""


def hears(test: Plain, *events: Plain, **rest: Any) -> str:
    return Mission(test, **rest).hears(*events)


HUNT: Plain = {"type": "eliminate", "figures": ["fig_ork", "fig_android"], "points": [20, 10]}
END = scored(20, "fig_ork:1")


def test_the_squad_that_eliminates_a_figure_is_paid_by_the_list() -> None:
    other = scored(10, "fig_android:1", seat=1)
    assert hears(HUNT, killed("fig_ork"), END, killed("fig_android", by=1), other, TURN) == ""
    assert hears(HUNT, killed("fig_ork"), scored(10, "fig_ork:1")) == "SQ-SETUP-10"
    assert hears(HUNT, killed("fig_ork", by=2), scored(20, "fig_ork:1", seat=2)) == "SQ-SETUP-10"


def test_a_payment_for_nothing_or_for_another_is_objected_to() -> None:
    assert hears(HUNT, END) == hears(HUNT, killed("fig_ork", by=1), END) == "SQ-END-05"
    assert hears(HUNT, killed("fig_gretchin"), scored(20, "fig_gretchin:1")) == "SQ-END-05"
    assert hears(HUNT, killed("fig_ork"), END, scored(10, "fig_ork:2")) == "SQ-END-05"


def test_a_payment_more_than_the_list_has_is_objected_to() -> None:
    events = [killed("fig_ork"), END, killed("fig_ork"), scored(10, "fig_ork:2"), killed("fig_ork")]
    assert hears(HUNT, *events, TURN) == ""
    assert hears(HUNT, *events, scored(10, "fig_ork:3")) == "SQ-SETUP-10"


def test_what_was_met_and_not_paid_is_objected_to_when_the_next_turn_begins() -> None:
    assert hears(HUNT, killed("fig_ork"), TURN) == "SQ-END-05"
    assert hears(HUNT, killed("fig_ork", by=2), TURN) == hears(HUNT, killed("fig_gretchin"), TURN) == ""


def test_figures_stand_in_at_small_tables() -> None:
    master = {"type": "eliminate", "figures": ["fig_hierophant"], "points": [15]}
    veiled = (killed("fig_veiled"), scored(15, "fig_veiled:1"), TURN)
    assert (hears(master, *veiled, alone=True), hears(master, *veiled)) == ("", "SQ-END-05")
    giants = {"type": "eliminate", "figures": ["fig_dread_mk10", "fig_golgotha"], "points": [15, 15]}
    smaller = (killed("fig_dread_mk8"), scored(15, "fig_dread_mk8:1"), TURN)
    assert (hears(giants, *smaller), hears(giants, *smaller, alone=True)) == ("", "SQ-END-05")


VENT: Plain = {"type": "VentDestroyed", "seat": 0, "vent": "v1", "total": 5}
ALTAR: Plain = {
    "type": "StructureDamaged",
    "seat": 0,
    "structure": "obj_altar2",
    "at": (1, 1),
    "lost": 2,
    "lp": 0,
}
CORE: Plain = {"type": "ThingRecovered", "seat": 0, "who": "if1", "thing": "obj_data_core3"}
CHARGE: Plain = {"type": "ChargeArmed", "seat": 0, "who": "if1", "at": (1, 1), "armed": True}


@pytest.mark.parametrize(
    ("type_", "what", "deed", "vain"),
    [
        ("destroy", "obj_vent", VENT, VENT | {"seat": 2}),
        ("destroy", "obj_altar", ALTAR, ALTAR | {"lp": 1}),
        ("recover", "obj_data_core", CORE, CORE | {"thing": "obj_relic"}),
        ("arm", "obj_charge_site", CHARGE, CHARGE | {"armed": False}),
    ],
)
def test_each_part_that_is_done_is_paid_and_nothing_else(
    type_: str, what: str, deed: Plain, vain: Plain
) -> None:
    test = {"type": type_, "what": what, "points": [10, 10]}
    assert hears(test, deed, scored(10), TURN) == hears(test, vain, TURN) == ""
    assert hears(test, vain, scored(10)) == hears(test, deed, TURN) == "SQ-END-05"
    assert hears(test, deed, scored(10), scored(10)) == "SQ-END-05"


def test_a_charge_that_is_armed_again_is_not_paid_again() -> None:
    test = {"type": "arm", "what": "obj_charge_site", "points": [10, 10]}
    off = CHARGE | {"armed": False, "seat": 2}
    assert hears(test, CHARGE, scored(10), off, CHARGE, TURN) == ""
    assert hears(test, CHARGE, scored(10), off, CHARGE, scored(10)) == "SQ-END-05"


def test_who_is_carried_home_is_rescued_by_the_squad_of_its_carrier() -> None:
    test = {"type": "recover", "what": "fig_survivor", "points": [10]}
    mission = Mission(test)
    mission.drawn.put("if1", "fig_marine_laser", (5, 5))
    carried = mission.drawn.put("sv1", "fig_survivor")
    carried.seat, carried.place, carried.carrier = -1, "carried", "if1"
    home = {"type": "Left", "seat": -1, "who": "sv1"}
    assert mission.hears(home, scored(10), TURN) == ""
    assert mission.hears(home, TURN) == mission.hears(home, scored(10, seat=1)) == "SQ-END-05"
    assert mission.hears(killed("fig_survivor"), TURN) == "", "who is killed is not rescued"
    assert mission.hears(killed("fig_survivor"), scored(10)) == "SQ-END-05"


def test_enough_rooms_are_searched() -> None:
    test = {"type": "search", "rooms": 2, "points": 15}
    room = {"type": "RoomSearched", "seat": 0, "who": "if1", "room": "a1"}
    assert hears(test, room, room, scored(15)) == ""
    assert hears(test, room, scored(15)) == hears(test, room, room | {"seat": 1}, scored(15)) == "SQ-END-05"
    assert hears(test, room, room, scored(15), scored(15)) == "SQ-SETUP-10"


def test_enough_figures_with_a_flag_are_eliminated() -> None:
    test = {"type": "kill_count", "flag": "gene", "count": {"1": 1, "2": 2}, "points": 15}
    gene = next(figure.id for figure in content().figures.values() if "gene" in figure.flags)
    assert hears(test, killed(gene), killed(gene), scored(15)) == ""
    assert hears(test, killed(gene), scored(15)) == hears(test, killed(gene), killed("fig_ork"), scored(15))
    assert hears(test, killed(gene), scored(15)) == "SQ-END-05"
    assert hears(test, killed(gene), scored(15), alone=True) == ""


def room_with(*pieces: tuple[str, str, XY], clear: str = "all") -> Mission:
    """Two squares are the room c2; it is the turn of seat 0."""
    mission = Mission({"type": "occupy", "zone": "c2", "minis": 1, "clear": clear, "points": 15})
    mission.table.ship.room_of |= {(1, 1): "c2", (2, 1): "c2"}
    for who, figure, square in pieces:
        mission.drawn.put(who, figure, square).seat = 2 if who.startswith("ch") else 0
    return mission


def test_a_room_is_occupied_by_the_squad_whose_turn_it_is_and_by_no_alien() -> None:
    marine, ork = ("if1", "fig_marine_laser", (1, 1)), ("ch1", "fig_ork", (2, 1))
    paid = scored(15)
    assert room_with(marine).hears(paid) == room_with(marine, ork, clear="none").hears(paid) == ""
    assert (
        room_with().hears(paid) == room_with(("if1", "fig_marine_laser", (3, 1))).hears(paid) == "SQ-END-05"
    )
    assert (
        room_with(marine, ork).hears(paid) == room_with(marine, ork, clear="minis").hears(paid) == "SQ-END-05"
    )
    mine = room_with(marine)
    mine.table.turn_seat = 1
    assert mine.hears(paid) == "SQ-END-05"


def test_a_token_keeps_a_room_from_being_clear_where_the_mission_says_so() -> None:
    for clear, clause in (("all", "SQ-END-05"), ("minis", "")):
        mission = room_with(("if1", "fig_marine_laser", (1, 1)), clear=clear)
        mission.table.blips["ch?1"] = Blip("ch?1", 2, "blip", "fig_ork", (2, 1))
        assert mission.hears(scored(15)) == clause


def test_who_stands_at_the_console_is_on_the_board_and_sees_no_alien() -> None:
    mission = Mission({"type": "stand", "square": "console", "unseen": True, "points": 15})
    marine = mission.drawn.put("if1", "fig_marine_laser", (5, 8), facing=SOUTH)
    mission.drawn.put("ch1", "fig_ork", (5, 2)).seat = 2
    assert mission.hears(scored(15, "if1")) == ""
    assert mission.hears(scored(15, "if1", seat=1)) == mission.hears(scored(15, "if2")) == "SQ-END-05"
    marine.facing = NORTH
    assert mission.hears(scored(15, "if1")) == "SQ-END-05"


def test_aliens_are_paid_only_where_they_have_a_share() -> None:
    relic = {"type": "hold", "what": "obj_relic", "points": 30, "aliens": 20}
    assert hears(relic, scored(30)) == hears(relic, scored(20, seat=2)) == ""
    assert hears(relic, scored(30, seat=2)) == hears(relic, scored(20)) == "SQ-SETUP-10"
    most = {"type": "majority", "area": "d5", "points": 30, "aliens": 30}
    assert (hears(most, scored(30, seat=2)), hears(most, scored(30), scored(30))) == ("", "SQ-SETUP-10")
    assert hears(NOTHING, scored(15)) == "SQ-SETUP-10"


def test_squads_share_what_each_of_them_holds() -> None:
    keys = {"type": "hold_all", "what": "obj_key", "zone": "b6", "points": 30, "split": 15}
    assert hears(keys, scored(15), scored(15, seat=1)) == hears(keys, scored(30)) == ""
    assert hears(keys, scored(20)) == "SQ-SETUP-10"
