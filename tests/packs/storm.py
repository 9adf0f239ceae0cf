"""The pack in examples/storm, open, and its odds counted by playing every fall of the dice."""

from collections.abc import Callable, Iterator
from fractions import Fraction
from itertools import product

import pytest

from bulkhead.packs.opening import play_with
from bulkhead.starquest.clients.ask.queries import Aim, survey
from bulkhead.starquest.game import STARQUEST
from bulkhead.tabletop.events import Event
from tests.starquest.scene import Table
from tools.house import ROOT

STORM = ROOT / "examples/storm"


@pytest.fixture(autouse=True, scope="module")
def opened_storm() -> Iterator[None]:
    play_with([STORM])
    yield
    play_with([])


def surveyed(table: Table, about: str) -> Aim:
    """What a client is told about an attack on offer."""
    seat = table.waiting
    assert seat is not None
    found = survey(STARQUEST.view(table.state, seat), STARQUEST.offer(table.state, seat), about)
    assert isinstance(found, Aim)
    return found


def told_by(table: Table, *commands: str) -> list[Event]:
    """All events of these commands."""
    before = len(table.events)
    table.do(*commands)
    return table.events[before:]


def passed(table: Table) -> Table:
    """All that may still be played on this attack is declined."""
    while "pass" in table.offers:
        table.do("pass")
    return table


def odds(aim: Aim) -> dict[str, tuple[float, float]]:
    return {one.target: (one.hurt, one.killed) for one in aim.threats}


def counted(
    play: Callable[[tuple[int, ...]], Table], dice: int, targets: tuple[str, ...]
) -> dict[str, tuple[float, float]]:
    """The chances that these are hurt and eliminated, when each fall of so many dice is played once by the rules."""
    falls = list(product(range(1, 7), repeat=dice))
    hurt, killed = dict.fromkeys(targets, 0), dict.fromkeys(targets, 0)
    whole = play(())
    for faces in falls:
        table = play(faces)
        assert not table.dice.left, "no die is left over"
        for who in targets:
            hurt[who] += table.mini(who).lp < whole.mini(who).lp
            killed[who] += table.mini(who).place != "board"
    return {who: (chance(hurt[who], falls), chance(killed[who], falls)) for who in targets}


def chance(ways: int, falls: list[tuple[int, ...]]) -> float:
    return float(Fraction(ways, len(falls)))
