"""Alliances of a table."""

from bulkhead.starquest.data.state import Pact
from tests.starquest.scene import Table


def pacts(table: Table) -> tuple[Pact, ...]:
    """The alliances now. A type checker takes what a test assigned to the state for what is still there."""
    return table.state.pacts
