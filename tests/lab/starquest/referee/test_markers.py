"""Forged Overwatch markers: given to the wrong miniature, and kept too long."""

from typing import Any

from bulkhead.lab.starquest.referee.account import Entry, Plain
from bulkhead.lab.starquest.referee.fights.markers import Markers
from bulkhead.lab.starquest.referee.keeping import Keeper
from bulkhead.lab.starquest.referee.objections import Objection
from tests.lab.starquest.referee.drawn import Drawn, declared

SHOT = declared("if1", "wpn_laser_rifle", "ch1")
TURN = {"type": "TurnBegan", "seat": 0, "number": 3}
ACTS = {"type": "Activated", "seat": 0, "who": "if2"}
ENDED = {"type": "OverwatchEnded", "seat": 0, "who": "if1"}
STEP = {"type": "Moved", "seat": 0, "who": "if1", "squares": ((5, 7),), "cost": 1}
FACE = {"type": "Faced", "seat": 0, "who": "if1", "facing": 4, "cost": 1}


def watches(who: str = "if1") -> Plain:
    return {"type": "OverwatchSet", "seat": 0, "who": who}


def told(*events: Plain, **house: Any) -> str:
    """if1 bears a laser rifle, if2 only a blade, and if3 a flamer; ch1 is an Ork."""
    drawn = Drawn(**house)
    table = drawn.table
    table.command = [0, 0]
    for place, (who, figure) in enumerate((("if1", "fig_marine_laser"), ("ch1", "fig_ork"))):
        drawn.put(who, figure, (5 + place, 8))
    for place, (who, weapon) in enumerate((("if2", "wpn_combat_blade"), ("if3", "wpn_flamer"))):
        drawn.put(who, "fig_marine_laser", (1 + place, 2)).weapons = (weapon,)
    judge, keeper = Markers(table), Keeper(table)
    try:
        for event in events:
            for hears in (judge.hears, keeper.hears):
                if event["type"] in hears:
                    hears[event["type"]](event)
        judge.entry(Entry(0, 0, {}, [], {}))
    except Objection as objection:
        return objection.clause
    return ""


def test_a_marker_for_a_miniature_that_has_not_attacked() -> None:
    off = {"type": "CalledOff", "seat": 0, "attacker": "if1", "why": "SQ-LOS-05"}
    assert told(watches()) == told(SHOT, off, watches()) == told(SHOT, TURN, watches()) == ""
    assert told(SHOT, watches()) == "SQ-OVER-01"
    assert told(SHOT, off | {"why": "SQ-CMD-11"}, watches()) == "SQ-OVER-01"
    assert told(watches("if9")) == "SQ-OVER-01"


def test_who_acts_a_second_time_by_a_card_decides_again_whether_to_attack() -> None:
    haste = {"type": "CardPlayed", "seat": 0, "card": "psi_haste", "on": ("if1",)}
    assert told(SHOT, haste, watches()) == ""
    assert told(SHOT, haste | {"on": ("if2",)}, watches()) == "SQ-OVER-01"
    assert told(SHOT, haste | {"card": "ord_fire"}, watches()) == "SQ-OVER-01"
    assert told(SHOT, haste, SHOT, watches()) == "SQ-OVER-01"
    second = ACTS | {"who": "if1"}
    assert told(haste, second, SHOT, second, watches()) == ""
    assert told(haste, second, SHOT, watches()) == told(second, SHOT, second, watches()) == "SQ-OVER-01"


def test_a_marker_needs_a_ranged_weapon_that_may_watch() -> None:
    assert told(watches("if2")) == told(watches("if3")) == "SQ-OVER-09"


def test_a_second_marker_is_objected_to() -> None:
    assert told(watches(), watches()) == "SQ-OVER-02"
    assert told(watches(), ACTS, watches()) == "SQ-OVER-02"


def test_who_acts_a_second_time_may_choose_overwatch_again_once() -> None:
    second = ACTS | {"who": "if1"}
    assert told(watches(), second, watches()) == ""
    assert told(watches(), second, watches(), watches()) == "SQ-OVER-02"
    assert told(watches(), second, TURN, watches()) == "SQ-OVER-02"


def test_aliens_watch_by_the_house_option_alone() -> None:
    alien = watches("ch1") | {"seat": 1}
    assert (told(alien), told(alien, alien_overwatch=True)) == ("SQ-OVER-15", "")


def test_a_marker_goes_at_the_start_of_the_next_own_turn() -> None:
    assert told(watches(), TURN, ACTS) == "SQ-OVER-07"
    assert told(watches(), TURN, ENDED, ACTS) == told(TURN, watches(), ACTS) == ""
    assert told(watches(), TURN | {"seat": 1}, ACTS | {"seat": 1, "who": "ch1"}) == ""


def test_who_moves_leaves_overwatch() -> None:
    for move in (STEP, FACE):
        assert told(watches(), move) == "SQ-OVER-10"
        assert told(watches(), move, ENDED) == told(watches(), move | {"cost": 0}) == told(move) == ""
