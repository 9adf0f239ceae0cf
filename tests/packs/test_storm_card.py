"""A card added by a pack: examples/storm/cards/equipment/eqp_capacitor, one red die more for an arc thrower."""

from bulkhead.starquest.data.state import Watch
from bulkhead.starquest.events import (
    CardPlayed,
    Declared,
    Eliminated,
    Rolled,
    Scored,
    Unharmed,
    Waited,
    Wounded,
)
from tests.packs.storm import counted, odds, opened_storm, passed, surveyed, told_by
from tests.starquest.scene import BA, CH, Table, hall, scene

__all__ = ["opened_storm"]

CARD = "eqp_capacitor"
ARC = "wpn_arc_thrower"
USE = f"use {CARD} ba1"
LINES = (
    "ba1 fig_storm_marine 0.2 E",
    "ba2 fig_marine_laser 0.1 E",
    "ch1 fig_chaos_marine 3.2 W",
    "ch2 fig_chaos_marine 3.3 W",
    "ch3 fig_chaos_marine 6.2 W",
)
"""A target, one beside it, and one whom the arc does not reach."""


def holding(dice: tuple[int, ...], *lines: str, turn: int = BA) -> Table:
    return scene(hall(8, 5), *(lines or LINES), turn=turn, dice=dice, sides={BA: {"equipment": (CARD,)}})


def declared(dice: tuple[int, ...]) -> Table:
    """The shot is declared: the card may be played on its roll."""
    return holding(dice).act("ba1").do(f"ba1 shoot {ARC} 3.2")


def boosted(dice: tuple[int, ...]) -> Table:
    return passed(declared(dice).do(USE)) if dice else declared(())


def test_it_adds_a_red_die_to_the_shot_and_is_gone() -> None:
    table = declared((6, 6, 6))
    assert table.offers == ["pass", USE]
    assert told_by(table, USE, "pass") == [
        CardPlayed(BA, CARD, ("ba1",)),
        Waited(BA, "cards", "SQ-SHOOT-09"),
        Rolled(BA, "ba1", (3, 3, 3), 3, "shoot", "SQ-SHOOT-03"),
        Wounded(CH, "ch1", 1, 0),
        Wounded(CH, "ch2", 1, 0),
        Eliminated(CH, "ch1", "fig_chaos_marine", BA),
        Scored(BA, 5, 5, "kill", "ch1", "SQ-SHOOT-07"),
        Eliminated(CH, "ch2", "fig_chaos_marine", BA),
        Scored(BA, 5, 10, "kill", "ch2", "SQ-SHOOT-07"),
    ]
    assert table.side(BA).equipment == ()
    assert table.mini("ch3").lp == holding(()).mini("ch3").lp


def test_its_odds_are_those_of_every_fall_of_three_dice() -> None:
    aim = surveyed(declared(()), USE)
    assert (aim.red, aim.white) == (3, 0)
    assert odds(aim) == counted(boosted, 3, ("ch1", "ch2"))


def test_without_it_there_are_two_dice() -> None:
    table = declared((1, 1))
    assert told_by(table, "pass")[1] == Rolled(BA, "ba1", (0, 0), 2, "shoot", "SQ-SHOOT-03")
    assert table.side(BA).equipment == (CARD,)


def test_it_has_no_part_in_the_shot_of_a_rifle() -> None:
    table = holding((1, 1)).act("ba2")
    table.do("ba2 shoot wpn_laser_rifle ch1")
    assert table.offers == ["pass"]
    assert str(table.refused(f"use {CARD} ba2")) == "SQ-TURN-11: sq-no-card-now"
    passed(table)
    assert table.events[1:] == [
        Declared(BA, "ba2", "wpn_laser_rifle", "ch1", 1, "shoot"),
        Waited(BA, "cards", "SQ-SHOOT-09"),
        Rolled(BA, "ba2", (0, 0), 0, "shoot", "SQ-SHOOT-03"),
        Waited(BA, "cards", "SQ-SHOOT-09"),
        Unharmed(CH, "ch1", 0, 2),
    ]
    assert table.side(BA).equipment == (CARD,)


def test_it_helps_in_overwatch_too() -> None:
    lines = (
        "ch1 fig_chaos_marine 3.4 N",
        "ba1 fig_storm_marine 0.2 E watching",
        "ba2 fig_marine_laser 0.1 E",
    )
    table = holding((6, 6, 1), *lines, turn=CH)
    table.state.watches["ba1"] = Watch()
    table.act("ch1").do("ch1 step 3.3", f"ba1 snap {ARC} 3.3 E")
    assert table.offers == ["pass", USE]
    assert told_by(table, USE, "pass")[:3] == [
        CardPlayed(BA, CARD, ("ba1",)),
        Waited(BA, "cards", "SQ-SHOOT-09"),
        Rolled(BA, "ba1", (3, 3, 0), 3, "overwatch", "SQ-SHOOT-03"),
    ]
    assert table.mini("ba2").lp == 2
