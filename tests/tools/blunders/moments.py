"""Decisions for the witnesses: a position, and the command that somebody gives in it."""

from bulkhead.starquest.clients.text.notation import read
from bulkhead.starquest.game import STARQUEST
from tests.starquest.scene import Table
from tools.blunders.moments import Moment, Witness


def moment(table: Table, command: str) -> Moment:
    """The decision of the seat that decides."""
    seat = table.waiting
    assert seat is not None
    offer = STARQUEST.offer(table.state, seat)
    assert offer is not None
    return Moment(STARQUEST.clone(table.state), seat, STARQUEST.view(table.state, seat), offer, read(command))


def seen(witness: Witness, table: Table, *commands: str) -> list[str]:
    """The kinds of blunders that a witness sees while these commands are carried out."""
    found: list[str] = []
    for command in commands:
        found += [one.kind for one in witness.see(moment(table, command))]
        table.do(command)
    return found
