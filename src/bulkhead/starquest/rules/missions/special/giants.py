"""The mission of the two giants: each of their life points is scored; with two squads other figures replace them."""

from msgspec.structs import replace

from bulkhead.starquest.box.items.objectives import DamageMost, Eliminate
from bulkhead.starquest.data.options import Options
from bulkhead.starquest.data.scenario import Objective, Scenario, Supply
from bulkhead.starquest.data.state import Mini, State
from bulkhead.starquest.table.mission_rule import MissionRule, mission_rule
from bulkhead.starquest.table.points import score
from bulkhead.tabletop.clauses import clause
from bulkhead.tabletop.events import Out

MACHINE, BEAST, SMALLER = "fig_dread_mk10", "fig_golgotha", "fig_dread_mk8"
GIANTS = (MACHINE, BEAST, SMALLER)
EACH, LAST = 8, 12
STAND_INS: dict[str, tuple[str, ...]] = {MACHINE: (SMALLER,), BEAST: ("fig_revenant", "fig_revenant")}
"""The figures that replace the giants with two squads in play."""
FEW_SQUADS = 2
FEW_POINTS = 15


@mission_rule
class PointsByLife(MissionRule):
    """Every seat but the owner scores each life point that it takes from a giant; the giant's value is not paid. An
    attack whose last blow a rite takes back scores nothing."""

    name = "points_by_life"

    @clause("SQ-ALIENRANK-07", "C-mis_11_two_giants-special-2-1")
    def hurt(self, state: State, seat: int, mini: Mini, lost: int, out: Out) -> None:
        if mini.figure in GIANTS and lost and seat != mini.seat:
            points = EACH * lost + (LAST - EACH if mini.lp == 0 else 0)
            score(state, seat, points, "life", out, mini.id, "SQ-SHOOT-07")

    def pays_value(self, state: State, figure: str) -> bool:
        return figure not in GIANTS


@mission_rule
class SmallerGiants(MissionRule):
    """With two squads there is one smaller machine and no beast; only the machine counts."""

    name = "smaller_giants"

    def set_up(self, scenario: Scenario, options: Options) -> Scenario:
        if len(options.squads) != FEW_SQUADS:
            return scenario
        return replace(
            scenario,
            supplies={alien: _smaller(supply) for alien, supply in scenario.supplies.items()},
            due={SMALLER: scenario.due[MACHINE]} if MACHINE in scenario.due else {},
            objectives=tuple(_about_machine(objective) for objective in scenario.objectives),
        )

    def stand_ins(self, state: State, figure: str) -> tuple[str, ...]:
        return STAND_INS.get(figure, ())


def _smaller(supply: Supply) -> Supply:
    return replace(supply, keys=tuple(one for key in supply.keys for one in STAND_INS.get(key, (key,))))


def _about_machine(objective: Objective) -> Objective:
    if objective.id == "primary":
        return Objective("primary", FEW_POINTS, Eliminate((SMALLER,), (FEW_POINTS,)))
    assert isinstance(objective.test, DamageMost)
    return replace(objective, test=replace(objective.test, figures=(SMALLER,)))
