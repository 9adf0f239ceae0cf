"""The tables at which the strength of a bot is measured: seven seats, one mission or all that seven seats can play."""

from bulkhead.lab.starquest.tables import ALL
from bulkhead.starquest import STARQUEST
from bulkhead.starquest.box.box import load_box
from bulkhead.starquest.data.options import Options
from bulkhead.starquest.rules.setup.scenario_builder import playable


def measured_tables(mission: str) -> list[Options]:
    """The options of each table."""
    full = STARQUEST.options({})
    missions = playable(full, load_box()) if mission == ALL else (mission,)
    return [STARQUEST.options({"mission": one, "factions": ",".join(full.factions)}) for one in missions]
