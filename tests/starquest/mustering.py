"""Tables in set-up and at the end of a mission, for tests: real missions, scripted dice, answers by name."""

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from bulkhead.starquest.box.box import load_box
from bulkhead.starquest.data.factions import FACTIONS
from bulkhead.starquest.data.frames import Muster
from bulkhead.starquest.data.options import House, Options
from bulkhead.starquest.data.state import Mini
from bulkhead.starquest.rules.setup.scenario_builder import scenario_of
from bulkhead.starquest.rules.setup.setup import new_state
from bulkhead.tabletop import Heard, Scripted
from tests.starquest.scene import Table

LOTS = (1,) * 400
"""Every lot falls on the first."""


def options(
    factions: tuple[str, ...] = FACTIONS,
    house: dict[str, Any] | None = None,
    scenario: dict[str, Any] | None = None,
    **fields: Any,
) -> Options:
    """Options; `scenario` changes fields of the mission that the table plays."""
    chosen = Options(factions=factions, house=House(**(house or {})), **fields)
    if scenario is None:
        return chosen
    return replace(chosen, scenario=replace(scenario_of(chosen, load_box()), **scenario))


def unshuffled(chosen: Options) -> Options:
    """The same table without the decks that are shuffled, so that the dice tell of nothing else."""
    if chosen.scenario is None and not chosen.mission and chosen.house.mission_choice == "aliens":
        return chosen
    mission = scenario_of(chosen, load_box())
    kept = {name: cards for name, cards in mission.decks.items() if name not in ("recon", "green", "azure")}
    return replace(chosen, scenario=replace(mission, decks=kept))


def muster(chosen: Options | None = None, dice: Sequence[int] = LOTS) -> Table:
    """A table at its first question. If `dice` are given, no deck is shuffled."""
    rolls, heard = Scripted(*dice), Heard()
    options_ = chosen or Options()
    if tuple(dice) != LOTS:
        options_ = unshuffled(options_)
    table = Table(new_state(options_, rolls, heard), rolls)
    table.heard = heard
    return table


def step_of(table: Table) -> str:
    """Which question is on hand: empty when set-up is over."""
    frame = table.state.frames[-1]
    return frame.step if isinstance(frame, Muster) else ""


def ask(table: Table, step: str, seat: int | None = None) -> Table:
    """Take the first answer to everything until this question is asked (of this seat). What is optional is refused.
    What `happened` counts from then on."""
    while step_of(table) != step or (seat is not None and table.waiting != seat):
        assert step_of(table), f"nobody is asked for {step}"
        table.do("pass" if "pass" in table.offers else table.offers[0])
    table.begun = len(table.heard.told)
    return table


def ready(table: Table) -> Table:
    """Take the first answer to everything that is left of set-up."""
    while step_of(table):
        table.do("pass" if "pass" in table.offers else table.offers[0])
    return table


def figures(table: Table, seat: int) -> list[str]:
    return [mini.figure for mini in table.state.minis.values() if mini.seat == seat]


def of_figure(table: Table, seat: int, sheet: str) -> list[Mini]:
    return [mini for mini in table.state.minis.values() if mini.seat == seat and mini.figure == sheet]
