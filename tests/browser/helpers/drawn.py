"""Scenes of Starquest, drawn in text, on a server's table with chosen dice."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import count
from typing import Any

from msgspec.structs import replace

from bulkhead import GAMES
from bulkhead.starquest.clients.forecasts.preview import Danger
from bulkhead.tabletop.dice import Seeded
from tests.browser.conftest import Seats
from tests.browser.helpers.aboard import TUTORIAL
from tests.browser.helpers.house import SEED, House, Table, here, known
from tests.browser.helpers.ship import Ship
from tests.starquest.scene import Table as Scene
from tests.starquest.scene import hall, scene

Face = int | range
"""A face of a die, or any of several."""
BLANK = range(1, 4)
"""The faces on which a red die shows nothing."""
FORCES = ("ultramarines", "chaos")
"""The factions of a small table: the squad is the first seat."""
NAMES = ("Ann", "Bob", "Cleo", "Dan", "Eve", "Finn", "Gil")


def salt_for(faces: Sequence[Face], seats: int) -> str:
    """The salt of the first seat with which the server's dice begin with these faces."""
    rest = [""] * (seats - 1)
    wanted = [(face,) if isinstance(face, int) else face for face in faces]
    for number in count():
        rolled = Seeded(SEED, [known(str(number)), *rest]).roll(len(faces))
        if all(face in some for some, face in zip(wanted, rolled, strict=True)):
            return str(number)
    raise AssertionError("somebody can count to the end")


def laid(house: House, scene: Scene, *faces: Face, **form: Any) -> Table:
    """A table in this position, with all seats at this screen and these next dice."""
    state = scene.state
    state.scenario = replace(state.scenario, id=TUTORIAL["mission"])
    factions = [side.faction for side in state.sides]
    salts = [salt_for(faces, len(factions)), *[""] * (len(factions) - 1)]
    seats = [here(name, salt) for name, salt in zip(NAMES, salts, strict=False)]
    position = GAMES["starquest"].position(state)
    options = {**TUTORIAL, "factions": factions}
    return house.table(*seats, game="starquest", options=options, position=position, **form)


def duel() -> Scene:
    """A marine that kills an ork with any two, and another far away from both."""
    return scene(
        hall(12, 9),
        "um1 fig_marine_laser 1.1 E",
        "um2 fig_marine_laser 1.7 E",
        "ch1 fig_ork 6.1 W",
        "ch2 fig_ork 9.7 W",
        factions=FORCES,
    )


def pair() -> Scene:
    """Two marines side by side, and an ork in the line of one."""
    return scene(
        hall(9, 3),
        "um1 fig_marine_laser 1.1 E",
        "um2 fig_marine_laser 1.2 E",
        "ch1 fig_ork 8.1 W",
        factions=FORCES,
    )


def shown(danger: Danger) -> list[str]:
    """The chances that a figure is hurt and eliminated, as the screen shows them."""
    return [f"{round(100 * chance)}%" for chance in (danger.hurt, danger.killed)]


def sits(house: House, player: Seats, scene: Scene, *faces: Face, seat: int = 0, **more: Any) -> Ship:
    """A player at such a table."""
    table = laid(house, scene, *faces)
    person = player(**more)
    person.sit(table.keys[seat], NAMES[seat])
    return Ship(person)
