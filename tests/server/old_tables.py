"""Tables of a server with old rules, in a data folder that a server with the present rules opens."""

from pathlib import Path
from typing import Any

from bulkhead.server.browser_games import SHOWN
from tests.match.old_rules import Kind, OldHeroes
from tests.server.house import Table, open_house


def old_games(kind: Kind) -> Any:
    return {**SHOWN, "heroes": OldHeroes(kind)}


async def play_old(data: Path, kind: Kind, commands: int, *seats: Any, **form: Any) -> Table:
    """A table of a server with old rules, at which this many commands were given; each the first one offered."""
    async with open_house(data=data, games=old_games(kind)) as house:
        table = await house.table(*seats, **{"options": {"rows": 3}, **form})
        lines = {seat: (await house.sit(key))[0] for seat, key in table.keys.items()}
        room = await house.rooms.room(table.match)
        for _ in range(commands):
            if room.session.waiting is None:
                break
            seat = room.session.waiting
            offer = room.session.offer(seat)
            assert offer is not None
            lines[seat].do(str(offer.commands[0]), room.seq(seat))
            await lines[seat].hear("done")
        return table
