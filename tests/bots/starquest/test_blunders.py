"""Mistakes that a table would laugh at, each as a position in which bots made it, beside one in which the same deed is
right."""

import pytest

from bulkhead.bots.starquest.goals import GOAL, HUNT
from bulkhead.bots.starquest.plans import errands
from bulkhead.bots.starquest.sense import Table as Seen
from bulkhead.bots.starquest.shots import best_attack
from bulkhead.bots.starquest.square_values import survey
from bulkhead.starquest.box.items import objectives as tests
from bulkhead.starquest.data.commands import Done, Overwatch
from bulkhead.starquest.data.frames import Activation, Permission
from bulkhead.starquest.data.scenario import Objective
from bulkhead.starquest.data.state import Thing, Watch, change, deeds
from bulkhead.starquest.game import STARQUEST
from tests.bots.starquest.tables import DUEL, ask, game, play
from tests.bots.starquest.test_going import ROOM
from tests.starquest.rules.fight.weapons.outcomes import burn
from tests.starquest.scene import BA, CH, IF, Table, hall, scene

AIRLOCK = """
+-+-+
|* *|
+   +
|* *|
+^+^+-+-+-+
|a a|. . .|
+   +     +
|a a:. . .|
+   +     +
|a a:. . .|
+-+-+-+-+-+
"""
CORNER = """
+-+-+-+-+-+-+
|. . . . . .|
+ +-+-+-+-+-+
|.|
+-+
"""


def occupy(minis: int) -> tuple[Objective, ...]:
    return (Objective("primary", 30, tests.Occupy("a", minis, "none", 30)),)


def test_as_many_go_to_a_goal_as_it_needs() -> None:
    """The gretchin in the other corner can wait."""
    squad = ("ba1 fig_marine_laser 4.0 W", "ba2 fig_marine_laser 4.2 W", "ba3 fig_marine_laser 6.1 W")
    table = scene(ROOM, *squad, "ch1 fig_gretchin 7.0 W", objectives=occupy(2))
    plan = errands(Seen(STARQUEST.view(table.state, BA)))
    assert {who for who, errand in plan.items() if errand.why == GOAL} == {"ba1", "ba2", "ba3"}


@pytest.mark.parametrize(("mate", "dodges"), [((), True), (("ba2 fig_marine_laser 0.1 N",), False)])
def test_nobody_dodges_to_where_it_cannot_stay(mate: tuple[str, ...], dodges: bool) -> None:
    table = scene(
        CORNER,
        "ch1 fig_chaos_marine 5.0 W weapons=wpn_black_sun",
        "ba1 fig_marine_laser 0.0 E lp=1",
        *mate,
        sides={BA: {"command": 6}},
        dice=[1, 1],
    )
    table.act("ch1").do("ch1 shoot wpn_black_sun ba1")
    assert ask(table) == ("ba1 step 0.1" if dodges else "pass")


@pytest.mark.parametrize("lit", [False, True])
def test_the_way_leads_round_the_fire(lit: bool) -> None:
    table = scene(ROOM, "ba1 fig_marine_laser 4.1 W", objectives=occupy(1), dice=[1, 1])
    if lit:
        burn(table, "3.1", "3.2", seat=IF)
    done = play(table.act("ba1"))
    assert table.at("ba1")[0] in "01"
    assert ("ba1 step 3.1" in done or "ba1 step 3.2" in done) is not lit


@pytest.mark.parametrize("flanked", [False, True])
def test_no_enemy_is_asked_for_leave_to_pass(flanked: bool) -> None:
    """Between two Orcs nobody squeezes through without their leave."""
    orcs = ("ch1 fig_ork 3.0 W", "ch2 fig_ork 2.1 W") if flanked else ("ch1 fig_ork 3.0 W",)
    table = scene(ROOM, "ba1 fig_marine_laser 3.1 W", *orcs, objectives=occupy(1))
    deeds(table.state, table.mini("ba1"), struck=1, shots=1)
    table.act("ba1")
    asked = []
    while table.waiting == BA and "ba1 overwatch" not in asked and "done" not in asked:
        asked.append(ask(table))
        table.do(asked[-1])
    assert ("ba1 step 2.0" in asked or "ba1 step 2.1" in asked) is not flanked


def test_nobody_stays_where_the_squad_comes_aboard() -> None:
    """All squares of the room are as good as any other, unless somebody has to come in by them."""
    assert worth_of_the_threshold() == {0.0}
    waiting = [f"ba{number} fig_marine_laser dock" for number in range(2, 6)]
    assert max(worth_of_the_threshold(*waiting)) < 0.0


def worth_of_the_threshold(*waiting: str) -> set[float]:
    """The values that a marine gives to the squares before the dock."""
    sides = {BA: {"dock": "dk1"}}
    table = scene(AIRLOCK, "ba1 fig_marine_laser 0.2 E", *waiting, sides=sides, objectives=occupy(1)).act(
        "ba1"
    )
    seen = Seen(STARQUEST.view(table.state, BA))
    spots, _ = survey(seen, table.mini("ba1"), errands(seen)["ba1"], 4)
    threshold = table.state.ship.docks["dk1"].thresholds
    play(table)
    assert not waiting or table.mini("ba1").squares[0] not in threshold
    return {spot.value for spot in spots if spot.square in threshold}


@pytest.mark.parametrize("watching", [False, True])
def test_a_step_by_command_points_cancels_no_overwatch(watching: bool) -> None:
    table = scene(
        ROOM,
        f"ba1 fig_marine_laser 4.1 W{' watching' if watching else ''}",
        "ch1 fig_gretchin 7.0 W",
        turn=CH,
        sides={BA: {"command": 6}},
        objectives=occupy(1),
    )
    if watching:
        table.state.watches["ba1"] = Watch()
    table.act("ch1").do("raise", by=BA).do("ch1 face N")
    assert table.waiting == BA
    assert (ask(table) == "pass") is watching


def test_a_blast_spares_its_shooter() -> None:
    """The commander is worth five marines, but not to the marine who fires."""
    hunted = (Objective("primary", 60, tests.Eliminate(("fig_chaos_commander",), (60,))),)
    for size, fires in ((2, False), (3, True)):
        missile = "ba1 fig_marine_heavy 0.0 E weapons=wpn_missile_launcher"
        foe = f"ch1 fig_chaos_commander {size - 1}.{size - 1} W lp=1"
        table = scene(hall(size, size), missile, foe, objectives=hunted)
        table.act("ba1")
        assert table.offered("ba1 shoot")
        assert ask(table).startswith("ba1 shoot") is fires


def hunters(table: Table) -> list[str]:
    plan = errands(Seen(STARQUEST.view(table.state, BA)))
    return sorted(who for who, errand in plan.items() if errand.why == HUNT)


def test_one_gretchin_is_no_quarry_for_a_whole_squad() -> None:
    squad = [f"ba{number} fig_marine_laser {number}.1 E" for number in (2, 3, 4, 5)]
    lines = ("ba1 fig_marine_commander 6.1 E role=leader", *squad)
    assert hunters(scene(hall(8, 3), *lines, "ch1 fig_gretchin 7.0 W")) == ["ba4", "ba5"]
    assert len(hunters(scene(hall(8, 3), *lines, "ch1 fig_genestealer 7.0 W", "ch2 fig_ork 7.2 W"))) == 5


@pytest.mark.parametrize("machine", [False, True])
def test_a_charge_is_saved_for_the_machine(machine: bool) -> None:
    far = ("ch1 fig_dread_mk7 6.0 W",) if machine else ()
    table = scene(hall(9, 3), "ba1 fig_marine_laser 1.1 E", "cu1 fig_revenant 2.1 W", *far)
    table.state.things["obj_limpet1"] = Thing("obj_limpet1", "obj_limpet", carrier="ba1")
    change(table.state, table.mini("ba1"), objects=("obj_limpet1",))
    table.act("ba1")
    assert any("plant" in one for one in table.offers)
    assert ("plant" in ask(table)) is not machine


@pytest.mark.parametrize("seed", ["orc 0", "orc 1", "orc 2"])
def test_in_a_whole_game_no_attack_is_passed_up_and_no_enemy_asked(seed: str) -> None:
    """An activation that ends although an attack is worth a point: its plan could not be carried out."""
    for decision in game(DUEL, seed):
        frame, command = decision.view.frames[-1], decision.command
        assert not isinstance(frame, Permission), "there are only enemies to ask"
        if isinstance(frame, Activation) and isinstance(command, Overwatch | Done):
            best = best_attack(Seen(decision.view), decision.offer.commands)
            assert best is None or best.value < 1.0, str(best)


@pytest.mark.parametrize(("far", "plays"), [(False, True), (True, False)])
def test_an_order_to_fire_waits_until_half_of_the_squad_has_a_target(far: bool, plays: bool) -> None:
    squad = [f"ba{number} fig_marine_laser {number}.{2 if far else 0} E" for number in (2, 3, 4)]
    drawn = """
    +-+-+-+-+-+-+-+-+-+-+
    |. . . . . . . . . .|
    + +-+-+-+-+-+-+-+-+-+
    |.|. . . . . .|
    + + +-+-+-+-+-+
    |. . . . . . .|
    +-+-+-+-+-+-+-+
    """
    table = scene(
        drawn,
        "ba1 fig_marine_commander 1.0 E role=leader",
        *squad,
        "ch1 fig_ork 8.0 W",
        sides={BA: {"orders": ("ord_fire",)}},
        step="order",
    )
    assert table.offered("use ord_fire")
    assert ask(table).startswith("use ord_fire") is plays
