"""A table laughs at a dodge onto a square where nobody can stay, at one of a friend's shot that cannot hit, and at one
that needs the leave of the enemy who shoots."""

import pytest

from tests.bots.starquest.tables import ask
from tests.starquest.scene import BA, Table, scene

CORNER = """
+-+-+-+-+-+-+
|. . . . . .|
+ +-+-+-+-+-+
|.|
+-+
"""
BEND = """
+-+-+-+-+-+-+
|. . . . . .|
+   +-+-+-+-+
|. .|
+-+-+
"""

NOOK = """
+-+-+-+-+-+-+
|. . . . . .|
+           +
|. . . . . .|
+ +-+-+-+-+-+
|.|
+-+
"""


def shot_at(*lines: str, drawn: str = CORNER, points: int = 6) -> Table:
    """A traitor fires at a wounded marine, who has command points."""
    traitor = "ch1 fig_chaos_marine 5.0 W weapons=wpn_black_sun"
    table = scene(drawn, traitor, *lines, sides={BA: {"command": points}}, dice=[1, 1])
    return table.act("ch1").do("ch1 shoot wpn_black_sun ba1")


@pytest.mark.parametrize(("comrade", "dodges"), [((), True), (("ba2 fig_marine_laser 0.1 N",), False)])
def test_nobody_dodges_onto_a_comrades_square(comrade: tuple[str, ...], dodges: bool) -> None:
    """He would have to step on, and the only way on leads back into the line of fire."""
    table = shot_at("ba1 fig_marine_laser 0.0 E lp=1", *comrade)
    assert ask(table) == ("ba1 step 0.1" if dodges else "pass")


@pytest.mark.parametrize(("flanked", "dodges"), [(False, True), (True, False)])
def test_no_enemy_is_asked_to_let_a_dodge_pass(flanked: bool, dodges: bool) -> None:
    """The way round the corner squeezes between two enemies, or past one."""
    orcs = ("ch2 fig_ork 0.0 E", *(("ch3 fig_ork 1.1 N",) if flanked else ()))
    table = shot_at("ba1 fig_marine_laser 1.0 E lp=1", *orcs, drawn=BEND)
    assert ask(table).startswith("ba1 step") is dodges


@pytest.mark.parametrize(("whose", "dodges"), [("um", False), ("ch", True)], ids=["friend", "enemy"])
def test_a_friend_who_shares_out_his_shots_names_enemies_only(whose: str, dodges: bool) -> None:
    """The assault cannon names its targets after the roll. To step aside for a friend costs a point, and may bring a
    token into sight."""
    shooter, mark = f"{whose}4 fig_marine_heavy 5.1 W weapons=wpn_assault_cannon", "ch1 fig_ork 2.0 E"
    if whose == "ch":
        shooter, mark = shooter.replace("marine_heavy", "chaos_marine"), "um1 fig_marine_laser 2.0 E"
    table = scene(NOOK, shooter, "ba1 fig_marine_laser 0.1 E lp=1", mark, sides={BA: {"command": 6}})
    table.dice.left.extend([6] * 8)
    table.act(f"{whose}4").do(f"{whose}4 shoot wpn_assault_cannon")
    assert table.waiting == BA
    assert ask(table).startswith("ba1 step") is dodges
