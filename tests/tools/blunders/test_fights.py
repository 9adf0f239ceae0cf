"""Each witness of attacks sees its blunder, and nothing where the same deed is right."""

import pytest

from bulkhead.starquest.data.state import Thing, change
from tests.starquest.scene import BA, hall, scene
from tests.tools.blunders.moments import moment, seen
from tools.blunders import fights

MARINE = "ba1 fig_marine_laser 1.0 E"


@pytest.mark.parametrize(("foe", "blunders"), [("fig_gretchin 5.0", 1), ("fig_dread_mk10 4.0", 0)])
def test_an_attack_on_offer_left(foe: str, blunders: int) -> None:
    table = scene(hall(7, 2), MARINE, f"ch1 {foe} W").act("ba1")
    assert table.offered("ba1 shoot")
    found = list(fights.AttackLeft().see(moment(table, "ba1 overwatch")))
    assert len(found) == blunders
    assert all(one.cost > 1 for one in found)


@pytest.mark.parametrize(
    ("commands", "blunders"),
    [
        (("ba1 face W", "ba1 overwatch"), 1),
        (("ba1 face N", "ba1 overwatch"), 1),
        (("ba1 shoot wpn_assault_cannon", "pass", "done"), 0),
    ],
)
def test_an_attack_in_reach_left(commands: tuple[str, ...], blunders: int) -> None:
    heavy = "ba1 fig_marine_heavy 1.0 E weapons=wpn_assault_cannon"
    table = scene(hall(7, 2), heavy, "ch1 fig_android 5.0 W", dice=[4] * 4).act("ba1")
    assert len(seen(fights.AttackInReachLeft(), table, *commands)) == blunders


@pytest.mark.parametrize(("aim", "blunders"), [("2.2", 1), ("3.3", 0)])
def test_a_shooter_in_its_own_blast(aim: str, blunders: int) -> None:
    missile = "ba1 fig_marine_heavy 1.1 E weapons=wpn_missile_launcher"
    table = scene(hall(6, 6), missile, "ch1 fig_android 4.4 W").act("ba1")
    shot = f"ba1 shoot wpn_missile_launcher {aim}"
    assert len(list(fights.OwnBlast().see(moment(table, shot)))) == blunders


@pytest.mark.parametrize(("machine", "blunders"), [(True, 1), (False, 0)])
def test_a_charge_on_a_cheap_target(machine: bool, blunders: int) -> None:
    others = ("ch1 fig_dread_mk7 5.0 W",) if machine else ()
    table = scene(hall(8, 2), MARINE, "cu1 fig_revenant 2.0 W", *others)
    table.state.things["obj_limpet1"] = Thing("obj_limpet1", "obj_limpet", carrier="ba1")
    change(table.state, table.mini("ba1"), objects=("obj_limpet1",))
    plant = moment(table.act("ba1"), "ba1 plant obj_limpet1 cu1")
    assert len(list(fights.CheapCharge().see(plant))) == blunders


@pytest.mark.parametrize("shooters", [0, 1, 2])
def test_an_order_that_hardly_anybody_follows(shooters: int) -> None:
    """It is judged when the next turn has begun."""
    squad = [f"ba{number} fig_marine_laser 0.{number} E" for number in range(1, 5)]
    leader = "ba5 fig_marine_commander 0.0 E role=leader"
    table = scene(
        hall(9, 5),
        leader,
        *squad,
        "ch1 fig_dread_mk10 7.0 W",
        sides={BA: {"orders": ("ord_fire",)}},
        step="order",
        dice=[1] * 40,
    )
    witness = fights.IdleOrder()
    found = seen(witness, table, "use ord_fire")
    for number in range(4, 4 - shooters, -1):
        who = f"ba{number}"
        found += seen(witness, table, f"activate {who}", f"{who} shoot wpn_laser_rifle ch1", "done")
    found += seen(witness, table, "end")
    while table.state.turn_seat == BA:
        table.do(table.offers[-1])
    found += [one.kind for one in witness.see(moment(table, table.offers[0]))]
    assert found == (["order with few attacks"] if shooters < 2 else [])
