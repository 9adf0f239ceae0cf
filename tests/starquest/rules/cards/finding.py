"""Scenes about reconnaissance cards: found, held, and secret missions."""

from typing import Any

from bulkhead.starquest.data.state import Deck
from tests.starquest.rules.cards.equipping import HALL
from tests.starquest.scene import BA, Table, scene

ROOMS = """
    +-+-+-+-+-+-+-+-+-+
    |a a a|. .|b b|R R|
    +     +   +   +   +
    |a a a;. .;b b|R R|
    +     +   +   +   +
    |a a a;. .;b b|R R|
    +-+-+-+-+-+-+-+-+-+
    """


def holding(
    *cards: str,
    lines: tuple[str, ...],
    carrier: str = "ba1",
    act: str = "ba1",
    drawn: str = HALL,
    **more: Any,
) -> Table:
    """A squad whose miniature carries cards, in its activation."""
    side = {"recon": tuple(sorted(cards)), "named": tuple((one, carrier) for one in cards)}
    table = scene(drawn, *lines, sides={BA: side, **more.pop("sides", {})}, **more)
    table.state.decks["recon"] = Deck((), ())
    return table.act(act) if act else table


def searching(*deck: str, lines: tuple[str, ...], **more: Any) -> Table:
    """A miniature in room a that searches: it draws the first of these cards."""
    table = scene(ROOMS, *lines, **more)
    table.state.decks["recon"] = Deck(deck, ())
    table.state.offered = None
    return table.act("ba1").do("ba1 search")
