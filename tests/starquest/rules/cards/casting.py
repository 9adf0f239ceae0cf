"""Scenes in which a psionic has a card to play."""

from typing import Any

from tests.starquest.rules.cards.equipping import HALL
from tests.starquest.scene import BA, Table, scene

LIBRARIAN = "ba1 fig_librarian 0.1 E role=psionic"


def casting(
    card: str, *lines: str, drawn: str = HALL, dice: tuple[int, ...] = (), act: str = "ba1", **more: Any
) -> Table:
    """The librarian's activation, with one card."""
    table = scene(
        drawn,
        LIBRARIAN,
        *lines,
        dice=dice,
        turn=BA,
        sides={BA: {"psionic": "ba1", "psychic": (card,)}, **more.pop("sides", {})},
        **more,
    )
    return table.act(act) if act else table


def is_spent(table: Table, card: str) -> None:
    """The card is used up, and a second one could not be used in this turn."""
    assert (table.side(BA).psychic, table.side(BA).psychic_used, table.side(BA).psyched) == (
        (),
        (card,),
        True,
    )
