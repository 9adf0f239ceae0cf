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
    """Did the card find nothing? Then its player goes on with his turn, and nobody feels anything."""
    done = table.told(EventWasted) == [EventWasted(by, card)]
    return done and isinstance(table.state.frames[-1], Turn) and not table.state.effects


def until_turn_of(table: Table, seat: int) -> Table:
    """Everybody ends his turn until that of this seat has come."""
    while True:
        table.do("end" if "end" in table.offers else "pass")
        if table.state.turn_seat == seat:
            return table


def felt(table: Table, who: str, what: Word) -> list[Effect]:
    """The effects of a word that a miniature feels now."""
    return effects.touching(table.state, table.mini(who), what)
