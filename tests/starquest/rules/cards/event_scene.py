"""Scenes for event cards: it is an alien player's turn, and he has just drawn a card."""

from typing import Any

from bulkhead.starquest.data.frames import Turn
from bulkhead.starquest.data.lasting_effects import Word
from bulkhead.starquest.data.state import Effect
from bulkhead.starquest.events import EventWasted
from bulkhead.starquest.rules.cards import events
from bulkhead.starquest.table import effects
from tests.starquest.scene import CH, Table, scene

SHIP = """
    +-+-+-+-+-+-+-+-+
    |a a|. . . .|b b|
    +   +       +   +
    |a a:. . . .:b b|
    +   +       +   +
    |a a:. . . .:b b|
    +-+-+-+-+-+-+-+-+
    """
"""Two rooms beside a corridor: the door d1 leads west, d2 east."""


def drawn(card: str, *lines: str, by: int = CH, ship: str = SHIP, **more: Any) -> Table:
    """A card is drawn by an alien player at the start of his turn, and takes effect."""
    return draw(scene(ship, *lines, turn=by, **more), card, by)


def draw(table: Table, card: str, by: int = CH) -> Table:
    events.play(table.state, by, card, table.dice, table.heard)
    return table.settle()


def is_wasted(table: Table, card: str, by: int = CH) -> bool:
    """Did the card have no target? Then the turn of its player goes on, and it has no effect."""
    done = table.told(EventWasted) == [EventWasted(by, card)]
    return done and isinstance(table.state.frames[-1], Turn) and not table.state.effects


def until_turn_of(table: Table, seat: int) -> Table:
    """End turns until it is the turn of this seat."""
    while True:
        table.do("end" if "end" in table.offers else "pass")
        if table.state.turn_seat == seat:
            return table


def felt(table: Table, who: str, what: Word) -> list[Effect]:
    """The effects of a word that a miniature feels now."""
    return effects.touching(table.state, table.mini(who), what)
