"""Positions in the missions of the box: their maps, objectives, structures and special rules, as a table plays them."""

from typing import Any

import msgspec
from msgspec.structs import fields

from bulkhead.starquest.box.box import load_box
from bulkhead.starquest.data.factions import FACTIONS
from bulkhead.starquest.data.frames import Ending
from bulkhead.starquest.data.options import Options
from bulkhead.starquest.data.scenario import Scenario
from bulkhead.starquest.data.state import Thing
from bulkhead.starquest.events import Scored
from bulkhead.starquest.rules.missions import ending, objectives
from bulkhead.starquest.rules.missions.objectives import Moment
from bulkhead.starquest.rules.setup.scenario_builder import scenario_of
from bulkhead.starquest.table.engine import push, settle
from tests.starquest.scene import Table, scene

LEFT_OUT = ("id", "map", "decks")
"""Fields of a mission that a position does not take over. Without decks no event comes between."""


def playing(
    mission: str, *lines: str, factions: tuple[str, ...] = FACTIONS, round_: int = 1, **more: Any
) -> Table:
    """A position in a mission of the box. Its structures stand, what lies on the map from the start lies there."""
    played = scenario_of(Options(factions=factions, mission=mission), load_box())
    usual = Scenario(mission)
    changed = {
        field.name: getattr(played, field.name)
        for field in fields(Scenario)
        if field.name not in LEFT_OUT and getattr(played, field.name) != getattr(usual, field.name)
    }
    standing = msgspec.json.encode(tuple(played.structure_lp.items())).decode()
    return scene(
        "",
        *lines,
        f"round {round_}",
        f"structures {standing}",
        mission=mission,
        factions=factions,
        **{**changed, **more},
    )


def lay(table: Table, id_: str, kind: str, **where: Any) -> None:
    """Put an object into the game: on a square, in the hands of a miniature, or recovered."""
    table.state.things[id_] = Thing(id_, kind, **where)


def scored(table: Table) -> list[tuple[int, int, str]]:
    """Everything that was scored: seat, points, reason."""
    return [(event.seat, event.points, event.reason) for event in table.told(Scored)]


def look(table: Table, when: Any, seat: int = 0, who: str = "") -> list[tuple[int, int, str]]:
    """What the objectives pay at a moment."""
    before = len(table.told(Scored))
    objectives.review(table.state, Moment(when, seat, who), table.heard)
    return scored(table)[before:]


def is_over(table: Table) -> bool:
    """Is the mission over when the last seat of the round ends its turn?"""
    table.state.turn_seat = table.state.order[-1]
    return ending.over(table.state, table.heard)


def close(table: Table) -> None:
    """End the mission now, and run its end until a seat has to decide."""
    table.state.frames.clear()
    push(table.state, Ending())
    settle(table.state, table.dice, table.heard)
    table.state.offered = None
