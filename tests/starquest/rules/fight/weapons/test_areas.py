"""What lines, explosions and areas have in common: whom they attack, and what is a target for them (SQ-SHOOT-12)."""

from typing import Any

import pytest

from bulkhead.starquest.clients.ask.queries import Aim, Found, survey
from bulkhead.starquest.events import Declared, Moved, Rolled, Unharmed, Wounded
from bulkhead.starquest.rules import decisions
from bulkhead.starquest.views.views import view
from bulkhead.tabletop.refusals import Mistake
from tests.starquest.rules.fight.weapons.outcomes import aims, values
from tests.starquest.scene import BA, CH, CU, UM, Table, hall, scene

MISSILE = "weapons=wpn_missile_launcher,wpn_combat_blade"


@pytest.mark.clause("SQ-DREAD-31")
def test_a_dreadnought_is_attacked_once_with_the_highest_value() -> None:
    table = scene(
        hall(7, 3),
        f"ba1 fig_marine_heavy 0.0 E {MISSILE}",
        "ch1 fig_dread_mk7 4.0 W weapons=wpn_body_lasers",
        dice=(6, 5),
    ).act("ba1")
    table.do("ba1 shoot wpn_missile_launcher 4.0")
    assert table.mini("ch1").lp == 2
    assert table.happened == [
        Declared(BA, "ba1", "wpn_missile_launcher", "4.0", 1, "shoot"),
        Rolled(BA, "ba1", (3, 2), 2, "shoot", "SQ-SHOOT-03"),
        Wounded(CH, "ch1", 1, 2),
    ]


@pytest.mark.clause("SQ-WPN-85")
def test_machine_and_gunner_are_attacked_apart() -> None:
    table = scene(
        hall(8, 3),
        f"ba1 fig_marine_heavy 0.1 E {MISSILE}",
        "um1 mch_tarantula 5.2,5.1 S",
        "um2 fig_marine_laser 5.0 S mans=um1 lp=9",
        turn=BA,
        dice=(6, 6),
    ).act("ba1")
    table.do("ba1 shoot wpn_missile_launcher 5.0")
    assert table.happened == [
        Declared(BA, "ba1", "wpn_missile_launcher", "5.0", 1, "shoot"),
        Rolled(BA, "ba1", (3, 3), 2, "shoot", "SQ-SHOOT-03"),
        Unharmed(UM, "um1", 3, 6),
        Wounded(UM, "um2", 4, 5),
    ]
    assert table.mini("um2").lp == 9 - (6 - 2)
    assert table.mini("um2").seat == UM


# Targets that are not adjacent

HALL = hall(8, 3)
WEAPONS = (
    ("fig_marine_heavy", "wpn_plasma_gun", "1.1>E"),
    ("fig_marine_extra", "wpn_fusion_gun", "1.1>E"),
    ("fig_marine_extra", "wpn_conversion_beamer", "1.1>E"),
    ("fig_marine_extra", "wpn_las_cannon", "[2.1]"),
    ("fig_eldar_heavy", "wpn_eldar_las_cannon", "[2.1]"),
)
"""Each line and area weapon, with an aim that hits the square before its bearer."""


def bearer(figure: str, weapon: str, *lines: str, drawn: str = HALL, **more: Any) -> Table:
    """The bearer of a weapon on 1.1, facing east, in its activation."""
    who = "el1" if "eldar" in figure else "ba1"
    return scene(drawn, f"{who} {figure} 1.1 E weapons={weapon}", *lines, **more).act(who)


def shot(table: Table, weapon: str, aim: str) -> str:
    return f"{next(iter(table.state.minis))} shoot {weapon} {aim}"


def ask(table: Table, about: str) -> Found:
    """The forecast of an attack on offer, as a client asks for it."""
    seat = table.state.turn_seat
    return survey(view(table.state, seat), decisions.offer(table.state, seat), about)


@pytest.mark.clause("SQ-SHOOT-12", "SQ-LOF-02")
@pytest.mark.house("adjacent-targets")
@pytest.mark.parametrize("house", [False, True])
@pytest.mark.parametrize(("figure", "weapon", "aim"), WEAPONS)
def test_an_enemy_right_before_the_shooter_is_no_target_for_a_line_or_an_area(
    figure: str, weapon: str, aim: str, house: bool
) -> None:
    table = bearer(figure, weapon, "ch1 fig_ork 2.1 W", house={"adjacent_targets": house})
    assert (shot(table, weapon, aim) in table.offers) == house
    if not house:
        assert table.offered(shot(table, weapon, "").strip()) == []
        assert str(table.refused(shot(table, weapon, aim))) == "SQ-SHOOT-12: sq-no-only-neighbours"


@pytest.mark.clause("SQ-SHOOT-12")
@pytest.mark.parametrize(("figure", "weapon", "aim"), WEAPONS)
def test_no_odds_are_told_for_a_shot_that_needs_a_target_further_away(
    figure: str, weapon: str, aim: str
) -> None:
    near = bearer(figure, weapon, "ch1 fig_ork 2.1 W")
    with pytest.raises(Mistake):
        ask(near, shot(near, weapon, aim))
    both = bearer(figure, weapon, "ch1 fig_ork 2.1 W", "ch2 fig_ork 3.1 W")
    told = ask(both, shot(both, weapon, aim))
    assert isinstance(told, Aim)
    assert {threat.target for threat in told.threats} >= {"ch1", "ch2"}


@pytest.mark.clause("SQ-SHOOT-12", "SQ-LOF-02", "SQ-WPN-15", "SQ-WPN-29")
@pytest.mark.parametrize(("weapon", "aim"), [("wpn_plasma_gun", "1.1>E"), ("wpn_las_cannon", "[2.1]")])
def test_with_a_target_further_away_the_neighbour_is_hit_as_well(weapon: str, aim: str) -> None:
    """ch3 stands beside the shooter and neither on the line nor in the area."""
    lines = ("ch1 fig_gretchin 2.1 W lp=9", "ch2 fig_gretchin 3.1 W lp=9", "ch3 fig_gretchin 1.0 W lp=9")
    table = bearer("fig_marine_extra", weapon, *lines, dice=(5, 5))
    assert aims(table, "ba1") >= {aim}
    table.do(shot(table, weapon, aim))
    total = sum(table.told(Rolled)[0].values)
    assert values(table) == {"ch1": total, "ch2": total}
    assert total > 0


@pytest.mark.clause("SQ-SHOOT-12", "SQ-LOF-02")
@pytest.mark.parametrize(
    ("weapon", "offered"), [("wpn_plasma_gun", {"1.1>SE"}), ("wpn_las_cannon", {"[1.1]", "[2.1]"})]
)
def test_a_diagonal_neighbour_is_target_enough(weapon: str, offered: set[str]) -> None:
    table = bearer("fig_marine_extra", weapon, "ch1 fig_ork 2.2 W")
    assert aims(table, "ba1") >= offered


@pytest.mark.clause("SQ-SHOOT-12")
def test_own_miniatures_further_away_do_not_make_a_neighbour_a_target() -> None:
    table = bearer("fig_marine_heavy", "wpn_plasma_gun", "ch1 fig_ork 2.1 W", "ba2 fig_marine_laser 4.1 W")
    assert aims(table, "ba1") == set()


VENT = """
    +-+-+-+-+-+-+
    |. . . V . .|
    +           +
    |. . . . . .|
    +-+-+-+-+-+-+
    """


@pytest.mark.clause("SQ-SHOOT-12", "SQ-ALIEN-12")
@pytest.mark.parametrize(("square", "offered"), [("1.0", True), ("2.0", False)])
@pytest.mark.parametrize(("weapon", "aim"), [("wpn_plasma_gun", "{}>E"), ("wpn_las_cannon", "[3.0]")])
def test_a_vent_is_a_target_unless_it_is_adjacent(weapon: str, aim: str, square: str, offered: bool) -> None:
    table = scene(VENT, f"ba1 fig_marine_extra {square} E weapons={weapon}", "ch1 fig_ork 0.1 W").act("ba1")
    assert (f"ba1 shoot {weapon} {aim.format(square)}" in table.offers) == offered


BULKHEAD = """
    +-+-+-+-+-+
    |. . .!a a|
    +     +   +
    |. . .!a a|
    +-+-+-+-+-+
    """


@pytest.mark.clause("SQ-SHOOT-12", "SQ-DOOR-16")
@pytest.mark.parametrize(
    ("place", "line", "offered"),
    [("0.1 E", "E", True), ("1.1 E", "E", True), ("2.1 N", "N", False)],
)
def test_a_bulkhead_is_a_target_unless_the_shooter_stands_at_it(place: str, line: str, offered: bool) -> None:
    """From 0.1 and 1.1 the line ends at it. From 2.1 it runs along it, over its other front square."""
    table = scene(BULKHEAD, f"ba1 fig_marine_heavy {place} weapons=wpn_plasma_gun", "ch1 fig_ork 4.0 W").act(
        "ba1"
    )
    square = place.split(maxsplit=1)[0]
    assert (f"{square}>{line}" in aims(table, "ba1")) == offered
    if not offered:
        assert aims(table, "ba1") == set()
        refusal = table.refused(f"ba1 shoot wpn_plasma_gun {square}>{line}")
        assert str(refusal) == "SQ-SHOOT-12: sq-no-only-neighbours"


@pytest.mark.clause("SQ-SHOOT-12", "SQ-LOF-05", "SQ-DREAD-26")
@pytest.mark.parametrize(
    ("square", "offered"), [("3.2", False), ("5.3", False), ("2.2", True), ("3.1", True)]
)
def test_for_a_dreadnought_every_square_of_its_base_counts(square: str, offered: bool) -> None:
    """It stands on 3.3 to 4.4. What shares an edge with any of its squares is adjacent, a corner is not enough."""
    table = scene(
        hall(8, 8),
        "cu1 fig_golgotha 3.3 N weapons=wpn_golgotha_gun",
        f"ba1 fig_marine_laser {square} N",
        turn=CU,
    ).act("cu1")
    assert bool(table.offered("cu1 shoot")) == offered


@pytest.mark.clause("SQ-SHOOT-12", "SQ-WPN-59")
def test_what_stands_before_a_tarantula_is_not_adjacent_to_its_gunner() -> None:
    table = scene(
        HALL, "ba1 fig_marine_laser 0.1 E mans=ba2", "ba2 mch_tarantula 2.1,1.1 E", "ch1 fig_ork 3.1 W"
    ).act("ba1")
    assert "ba2 shoot wpn_twin_las [3.1]" in table.offers


@pytest.mark.clause("SQ-SHOOT-12", "SQ-OVER-17")
@pytest.mark.parametrize(("further", "asked"), [((), False), (("ch2 fig_ork 6.1 W",), True)])
def test_overwatch_offers_no_line_that_hits_only_a_neighbour(further: tuple[str, ...], asked: bool) -> None:
    """The Orc comes from behind to the square right before the watcher's side."""
    table = scene(
        HALL,
        "ch1 fig_gretchin 2.2 N lp=9",
        *further,
        "ba1 fig_marine_heavy 1.1 N watching weapons=wpn_plasma_gun",
        turn=CH,
        dice=(5, 5),
    ).act("ch1")
    table.do("ch1 step 2.1")
    assert table.happened == [Moved(CH, "ch1", ((2, 1),), 1)]
    assert table.waiting == (BA if asked else CH)
    if asked:
        table.do("ba1 snap wpn_plasma_gun 1.1>E E")
        assert table.told(Declared) == [Declared(BA, "ba1", "wpn_plasma_gun", "1.1>E", 1, "overwatch")]
        assert [event.who for event in table.told(Wounded)] == ["ch1", "ch2"]
