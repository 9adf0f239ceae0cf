"""Who can watch whom: the seats of a table whose answers somebody else can time."""

from collections.abc import Container

from bulkhead.server.table.live_table import LiveTable
from bulkhead.tabletop.game import Seat


class Onlookers(Container[Seat]):
    """Contains a seat if another person sits at the table, connected or not, or a spectator looks on. The seats that
    one person holds at one screen do not watch each other."""

    def __init__(self, room: LiveTable) -> None:
        self._room = room

    def __contains__(self, seat: object) -> bool:
        if not isinstance(seat, int):
            return False
        table = self._room.table
        mine = table.of_one_person(seat)
        people = {number for number, record in enumerate(table.seats) if record.kind != "bot"}
        return not people <= set(mine) or any(client.viewer not in mine for client in self._room.clients)
