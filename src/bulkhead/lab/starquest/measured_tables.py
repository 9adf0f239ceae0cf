"""The tables at which the strength of a bot is measured: seven seats of one mission or of all, or rotating line-ups."""

from bulkhead.lab.starquest.tables import ALL, missions_named, tables
from bulkhead.starquest import STARQUEST
from bulkhead.starquest.box.box import load_box
from bulkhead.starquest.data.options import Options
from bulkhead.starquest.rules.setup.scenario_builder import playable


def measured_tables(mission: str) -> list[Options]:
    """The options of each table."""
    full = STARQUEST.options({})
    missions = playable(full, load_box()) if mission == ALL else (mission,)
    return [STARQUEST.options({"mission": one, "factions": ",".join(full.factions)}) for one in missions]


def line_ups(missions: str) -> list[Options]:
    """The full tables of some missions, one after the other: the first line-up of each, then the second of each."""
    found = tables(missions_named(missions), ())
    most = max(len(table.line_ups) for table in found)
    return [
        STARQUEST.options({"factions": table.factions(index), "mission": table.mission})
        for index in range(most)
        for table in found
    ]
