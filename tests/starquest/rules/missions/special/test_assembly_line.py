"""The mission of the foundry: the line that builds Dreadnoughts, and how it is stopped."""

from typing import Any

import pytest

from bulkhead.starquest.box.items import objectives as tests
from bulkhead.starquest.data.feats import Paid
from bulkhead.starquest.data.scenario import Objective
from bulkhead.starquest.events import (
    LineAdvanced,
    MissionEnded,
    RoundBegan,
    Scored,
    TurnBegan,
    TurnEnded,
    Won,
)
from bulkhead.starquest.rules.missions.special import assembly_line
from bulkhead.starquest.table import feat_log
from tests.starquest.scene import BA, CH, CU, Table, scene

# Four bays of two by two, and a corridor beside the factory. The valves stand in the corridor.
FACTORY = """
    +-+-+-+-+-+-+-+-+
    |1 1 2 2 3 3 4 4|
    +               +
    |1 1 2 2 3 3 4 4|
    +               +
    |f f f f f f f f|
    +-+-+-+-+-+-+-+-+
    |. . . . . . . .|
    +-+-+-+-+-+-+-+-+
    """
STOP = Objective("primary", 30, tests.Occupy(zone="f", minis=2, clear="all", points=30))
BYSTANDER = "ba1 fig_marine_laser 4.3 E"


def line(
    *lines: str, done: int = 0, built: int = 0, valves: tuple[int, int] = (1, 1), **fields: Any
) -> Table:
    """The last turn of a round, the Cult's; so much has been assembled since the last of so many machines."""
    names = {"obj_valve1": 24, "obj_valve2": 25}
    settings: dict[str, Any] = {
        "special": ("assembly_line",),
        "objectives": (STOP,),
        "structures": names,
        "rounds": 12,
    }
    table = scene(FACTORY, *(lines or (BYSTANDER,)), turn=CU, **(settings | fields))
    table.state.structures = tuple(zip(names, valves, strict=True))
    for _ in range(built):
        feat_log.note(table.state, "built", CH, "fig_dread_mk8")
    if done:
        feat_log.note(table.state, "assembled", CH, "f", count=done)
    return table


@pytest.mark.clause("C-mis_09_foundry-special-1-1", "SQ-TURN-16")
@pytest.mark.parametrize(("valves", "rise"), [((1, 1), 2), ((1, 0), 1), ((0, 0), 1)])
def test_at_the_end_of_a_round_it_goes_on_faster_with_both_valves(valves: tuple[int, int], rise: int) -> None:
    table = line(valves=valves).do("end")
    assert table.happened == [LineAdvanced(CH, rise, 6), TurnEnded(CU), RoundBegan(2), TurnBegan(BA, 2)]
    assert assembly_line.counter(table.state) == rise
    assert table.waiting == BA
    assert table.state.round == 2
    table.do("activate ba1")


def test_not_after_another_turn_and_not_in_another_mission() -> None:
    other = line(special=()).do("end")
    assert not other.told(LineAdvanced)
    early = scene(FACTORY, BYSTANDER, turn=CH, special=("assembly_line",), objectives=(STOP,)).do("end")
    assert early.happened == [TurnEnded(CH), TurnBegan(CU, 2)]


@pytest.mark.clause("C-mis_09_foundry-special-1-1")
def test_a_squad_miniature_in_the_factory_holds_it_up_and_an_alien_does_not() -> None:
    held = line("ba1 fig_marine_laser 3.2 E").do("end")
    assert not held.told(LineAdvanced)
    assert held.waiting == BA
    alien = line(BYSTANDER, "ch1 fig_ork 3.2 E").do("end")
    assert alien.happened == [LineAdvanced(CH, 2, 6), TurnEnded(CU), RoundBegan(2), TurnBegan(BA, 2)]


def test_the_primary_objective_stops_it_for_good() -> None:
    table = line(done=4)
    table.state.paid = (Paid("primary", BA, 30, "f"),)
    table.do("end")
    assert table.happened == [TurnEnded(CU), RoundBegan(2), TurnBegan(BA, 2)]


@pytest.mark.clause("C-mis_09_foundry-special-1-2", "SQ-SEAT-08")
@pytest.mark.parametrize(("done", "valves"), [(4, (1, 1)), (5, (1, 1)), (5, (0, 1))])
def test_at_six_chaos_puts_a_machine_into_a_free_bay_and_fits_it_out(
    done: int, valves: tuple[int, int]
) -> None:
    table = line(BYSTANDER, "ch1 fig_ork 2.0 E", done=done, valves=valves).do("end")
    assert table.happened == [LineAdvanced(CH, 6, 6)]
    assert table.waiting == CH
    bays = {offer.split()[1] for offer in table.offers}
    assert bays == {"0.0", "4.0", "6.0"}, "in the second bay an ork is standing"
    assert table.refused("stand 2.0 S").phrase.id == "sq-no-bay"
    table.do("stand 4.0 W")
    machine = table.mini("ch2")
    assert (machine.figure, machine.lp, table.facing("ch2")) == ("fig_dread_mk8", 3, "W")
    while table.waiting == CH and table.offered("choose"):
        table.do(table.offered("choose")[0])
    assert len(table.mini("ch2").weapons) >= 2
    assert assembly_line.counter(table.state) == 0
    assert (table.waiting, table.state.round) == (BA, 2)


@pytest.mark.clause("C-mis_09_foundry-special-1-2")
@pytest.mark.parametrize(
    ("factions", "figure"),
    [
        (
            ("blood_angels", "imperial_fists", "ultramarines", "eldar", "legion", "chaos", "cult"),
            "fig_dread_mk9",
        ),
        (("blood_angels", "eldar", "legion", "chaos", "cult"), "fig_dread_mk7"),
    ],
)
def test_the_second_machine_depends_on_the_number_of_squads(factions: tuple[str, ...], figure: str) -> None:
    state = scene(FACTORY, BYSTANDER, special=("assembly_line",), factions=factions).state
    assert assembly_line.machines(state)[1] == figure


@pytest.mark.clause("C-mis_09_foundry-special-1-2")
def test_after_the_second_there_is_no_third() -> None:
    table = line(built=2, done=5).do("end")
    assert table.happened == [TurnEnded(CU), RoundBegan(2), TurnBegan(BA, 2)]
    assert table.waiting == BA


@pytest.mark.clause("C-SEATS-texts", "SQ-SEAT-08")
def test_without_a_free_bay_it_waits_and_without_chaos_the_cult_builds() -> None:
    orks = [f"ch{at + 1} fig_ork {2 * at}.0 E" for at in range(4)]
    table = line(BYSTANDER, *orks, done=5).do("end")
    assert table.happened == [LineAdvanced(CH, 6, 6), TurnEnded(CU), RoundBegan(2), TurnBegan(BA, 2)]
    assert table.waiting == BA
    assert assembly_line.counter(table.state) == 6
    alone = scene(
        FACTORY, BYSTANDER, special=("assembly_line",), factions=("blood_angels", "cult"), objectives=(STOP,)
    )
    assert assembly_line.builder(alone.state) == 1


def test_nothing_is_built_after_the_last_round() -> None:
    table = line(done=5, rounds=1).do("end")
    assert table.happened == [
        TurnEnded(CU),
        MissionEnded("rounds"),
        Scored(CH, 15, 15, "unmet", "primary", "SQ-END-05"),
        Scored(CU, 15, 15, "unmet", "primary", "SQ-END-05"),
        Won((CH, CU), (0, 0, 0, 0, 0, 15, 15)),
    ]
    assert table.state.outcome == "rounds"
