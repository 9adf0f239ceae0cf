"""Steps that need no enemy's leave. He would refuse, and laugh."""

from bulkhead.bots.starquest.fields import FAR
from bulkhead.bots.starquest.sense import Table
from bulkhead.starquest.data.state import Mini
from bulkhead.starquest.rules.move.possible_steps import ways
from bulkhead.starquest.rules.move.step_costs import Way


def unasked(table: Table, mini: Mini) -> set[int]:
    """The squares to which it may step without asking anybody."""
    return {way.to for way in ways(table.state, mini, FAR) if not way.needs}


def among_friends(table: Table, mini: Mini) -> set[int]:
    """The squares to which it may step without asking an enemy."""
    return {way.to for way in ways(table.state, mini, FAR) if not _asks_an_enemy(table, way)}


def _asks_an_enemy(table: Table, way: Way) -> bool:
    """Is an enemy among those who are asked?"""
    return any(table.is_alien_seat(seat) != table.alien for group in way.needs for seat in group)
