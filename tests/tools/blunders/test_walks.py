"""Each witness sees its blunder, and nothing in a position where the same deed is right."""

import pytest

from bulkhead.starquest.box.items import objectives as tests
from bulkhead.starquest.data.scenario import Objective
from bulkhead.starquest.data.state import Effect, Watch
from tests.starquest.rules.fight.weapons.outcomes import burn
from tests.starquest.scene import BA, CH, IF, hall, scene
from tests.tools.blunders.moments import moment, seen
from tools.blunders import walks

AIRLOCK = """
+-+-+
|* *|
+   +
|* *|
+^+^+-+-+
|. . . .|
+       +
|. . . .|
+-+-+-+-+
"""
ROOM = """
+-+-+-+-+-+
|a a|. . .|
+   +     +
|a a:. . .|
+   +     +
|a a:. . .|
+-+-+-+-+-+
"""
MARINE = "ba1 fig_marine_laser 1.0 E"


@pytest.mark.parametrize(
    ("commands", "blunders"),
    [
        (("ba1 step 2.0", "ba1 step 1.0", "ba1 overwatch"), 1),
        (("ba1 step 2.0", "ba1 step 2.1", "ba1 overwatch"), 0),
        (("ba1 shoot wpn_laser_rifle ch1", "ba1 step 2.0", "ba1 step 1.0", "done"), 0),
    ],
)
def test_a_walk_in_a_circle(commands: tuple[str, ...], blunders: int) -> None:
    table = scene(hall(6, 2), MARINE, "ch1 fig_android 5.0 W", dice=[1] * 4).act("ba1")
    assert len(seen(walks.Dithering(), table, *commands)) == blunders


@pytest.mark.parametrize(("whose", "blunders"), [("ch", 1), ("ba", 0)])
def test_an_enemy_asked_for_leave(whose: str, blunders: int) -> None:
    figure = "fig_ork" if whose == "ch" else "fig_marine_laser"
    table = scene(hall(6, 1), MARINE, f"{whose}2 {figure} 2.0 W", dice=[1] * 4).act("ba1")
    table.do("ba1 step 2.0")
    asked = walks.EnemyAsked()
    assert len(seen(asked, table, "pass") if whose == "ch" else []) == blunders


def test_who_is_asked_is_not_to_blame() -> None:
    table = scene(hall(6, 1), MARINE, "ch2 fig_ork 2.0 W", dice=[1] * 4).act("ba1").do("ba1 step 2.0")
    (blunder,) = walks.EnemyAsked().see(moment(table, "pass"))
    assert (table.waiting, blunder.seat) == (CH, BA)


@pytest.mark.parametrize(("fire", "blunders"), [("2.0", 1), ("2.1", 0)])
def test_a_walk_into_fire(fire: str, blunders: int) -> None:
    table = scene(hall(6, 2), MARINE, dice=[1] * 4).act("ba1")
    burn(table, fire, seat=IF)
    assert len(seen(walks.IntoFire(), table, "ba1 step 2.0")) == blunders


@pytest.mark.parametrize("watching", [True, False])
def test_an_own_overwatch_given_up(watching: bool) -> None:
    table = scene(
        hall(6, 2),
        f"ba1 fig_marine_laser 1.0 W{' watching' if watching else ''}",
        "ch1 fig_gretchin 5.1 W",
        turn=CH,
        sides={BA: {"command": 6}},
    )
    if watching:
        table.state.watches["ba1"] = Watch()
    table.act("ch1").do("raise", by=BA).do("ch1 face N")
    assert bool(seen(walks.OwnOverwatch(), table, "ba1 step 1.1")) is watching


@pytest.mark.parametrize(
    ("armour", "comrade", "kinds"),
    [(0, "5.1", []), (0, "0.1", ["dodge onto a taken square"]), (9, "5.1", ["dodge of what cannot hurt"])],
)
def test_a_dodge_for_nothing(armour: int, comrade: str, kinds: list[str]) -> None:
    lines = ("ch1 fig_chaos_marine 5.0 W weapons=wpn_black_sun", "ba1 fig_marine_laser 0.0 E")
    comrades = f"ba2 fig_marine_laser {comrade} N"
    table = scene(hall(6, 2), *lines, comrades, sides={BA: {"command": 2}}, dice=[1] * 4)
    table.state.effects = (Effect("av", BA, on="ba1", value=armour, until="mission"),)
    table.act("ch1").do("ch1 shoot wpn_black_sun ba1")
    assert seen(walks.Dodging(), table, "ba1 step 0.1") == kinds


@pytest.mark.parametrize(
    ("round_", "commands", "blunders"),
    [(9, ("ba1 overwatch",), 1), (1, ("ba1 overwatch",), 0), (9, ("ba1 step 0.1", "ba1 overwatch"), 0)],
)
def test_a_goal_left_in_the_last_round(round_: int, commands: tuple[str, ...], blunders: int) -> None:
    occupy = (Objective("primary", 30, tests.Occupy("a", 1, "none", 30)),)
    table = scene(ROOM, "ba1 fig_marine_laser 1.1 W", objectives=occupy, rounds=9)
    if len(commands) == 1:
        table = scene(ROOM, "ba1 fig_marine_laser 3.1 W", objectives=occupy, rounds=9)
    table.state.round = round_
    assert len(seen(walks.GoalLeft(), table.act("ba1"), *commands)) == blunders


@pytest.mark.parametrize(("square", "blunders"), [("1.2", 1), ("3.2", 0)])
def test_comrades_shut_out(square: str, blunders: int) -> None:
    lines = ("ba1 fig_marine_laser 0.2 E", f"ba2 fig_marine_laser {square} E", "ba3 fig_marine_heavy dock")
    table = scene(AIRLOCK, *lines, sides={BA: {"dock": "dk1"}})
    assert len(list(walks.ShutOut().see(moment(table, "end")))) == blunders
