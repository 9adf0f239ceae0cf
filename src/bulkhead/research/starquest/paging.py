"""Places in an offer. Starquest's commands are open-ended (squares, miniatures, cards of any pack), so they have no
fixed numbers: an action is a place in the current offer.

Actions 0 to `slots - 2` are the commands of the current page of the offer, in the order of the offer; the last action
turns the page. Turning the page costs nothing and changes nothing in the game, the same seat decides again; after the
last page comes the first. So every offered command can be reached, however long the offer is. Of the offers in games
of bots half have ten commands at most and one in a hundred more than 64, nearly all of them for placing tokens.
"""

from collections.abc import Sequence
from typing import TypeVar

SLOTS = 64
LEAST = 2
T = TypeVar("T")


def pages(count: int, slots: int) -> int:
    """How many pages an offer of so many commands has."""
    return max(1, -(-count // (slots - 1)))


def on_page(commands: Sequence[T], page: int, slots: int) -> Sequence[T]:
    """The commands of one page."""
    return commands[page * (slots - 1) : (page + 1) * (slots - 1)]


def place_of(number: int, slots: int) -> tuple[int, int]:
    """The page and the place on it of command `number` of an offer."""
    return divmod(number, slots - 1)
