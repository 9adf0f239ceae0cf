"""A table laughs at Haste after which nobody attacks, and at an order to fire that one of six can follow."""

import pytest

from bulkhead.starquest.data.state import Effect, change_side, deeds
from tests.bots.starquest.tables import ask
from tests.starquest.scene import BA, LD, hall, scene

CORNERED = """
+-+-+-+-+-+-+-+-+-+-+
|. . . . . . . . . .|
+                   +
|. . . . . . . . . .|
+ +-+-+-+-+-+-+-+-+-+
|.|. . . . . .|
+ + +-+-+-+-+-+
|. . . . . . .|
+-+-+-+-+-+-+-+
"""
LEADER = "ba1 fig_marine_commander 1.0 E role=leader"


@pytest.mark.parametrize(("far", "plays"), [(False, True), (True, False)])
def test_an_order_to_fire_waits_until_half_of_the_squad_has_a_target(far: bool, plays: bool) -> None:
    squad = [f"ba{number} fig_marine_laser {number}.{3 if far else 0} E" for number in (2, 3, 4)]
    orcs = ("ch1 fig_ork 8.0 W", "ch2 fig_ork 8.1 W")
    table = scene(CORNERED, LEADER, *squad, *orcs, sides={BA: {"orders": ("ord_fire",)}}, step="order")
    assert table.offered("use ord_fire")
    assert ask(table).startswith("use ord_fire") is plays


@pytest.mark.parametrize(("orcs", "plays"), [(1, False), (3, True)])
def test_six_who_see_one_gretchin_need_no_order(orcs: int, plays: bool) -> None:
    """The first of them kills it, and the others look on. Three gretchins are worth it."""
    squad = [f"ba{number} fig_marine_laser 0.{number} E" for number in range(1, 6)]
    foes = [f"ch{number} fig_gretchin 7.{number} W" for number in range(1, 1 + orcs)]
    leader = "ba6 fig_marine_commander 0.0 E role=leader"
    table = scene(hall(9, 6), leader, *squad, *foes, sides={BA: {"orders": ("ord_fire",)}}, step="order")
    assert table.offered("use ord_fire")
    assert ask(table).startswith("use ord_fire") is plays


@pytest.mark.parametrize(
    ("foe", "waiting", "plays"), [("9.0", False, True), ("6.3", False, False), ("9.0", True, False)]
)
def test_haste_is_for_a_comrade_who_can_attack_again(foe: str, waiting: bool, plays: bool) -> None:
    """Not for one who sees nobody, and not while others have to act, who may kill what he sees."""
    squad = ("ld1 fig_karak 0.0 E role=leader", "ld2 fig_dominic 3.0 E", "ld3 fig_oxide 6.0 E")
    sides = {LD: {"psychic": ("psi_haste",), "psionic": "ld2"}}
    table = scene(CORNERED, *squad, f"ch1 fig_ork {foe} W", sides=sides, dice=[1] * 8)
    for who in ("ld3",) if waiting else ("ld1", "ld3"):
        deeds(table.state, table.mini(who), began=True, finished=True)
    table.act("ld2")
    assert table.offered("use psi_haste ld3")
    assert (ask(table) == "use psi_haste ld3") is plays


def test_a_psionic_acts_after_the_others() -> None:
    """So he knows whom to hasten."""
    squad = ("ba1 fig_marine_laser 1.0 E", "ba2 fig_librarian 3.0 E", "ch1 fig_ork 8.0 W")
    table = scene(CORNERED, *squad)
    assert ask(table) == "activate ba2", "those in front act first"
    change_side(table.state, BA, psionic="ba2")
    assert ask(table) == "activate ba1"


def test_one_who_may_shoot_twice_acts_before_others_take_his_target() -> None:
    squad = ("ba1 fig_marine_laser 3.0 E", "ba2 fig_marine_laser 1.0 E", "ch1 fig_ork 8.0 W")
    table = scene(CORNERED, *squad)
    assert ask(table) == "activate ba1", "those in front act first"
    table.state.effects = (
        Effect("more-shoot", BA, on="ba2", value=1, until="turn", card="ord_heavy_weapon"),
    )
    assert ask(table) == "activate ba2"
