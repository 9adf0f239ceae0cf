"""The weapons by name, and the scoring rolls that pay for them (H-EQ-1, H-EQ-2)."""

from collections.abc import Callable, Iterator

from msgspec import Struct

from bulkhead.heroes.data.board import at
from bulkhead.heroes.data.cards import WEAPONS as KINDS
from bulkhead.heroes.data.cards import Item
from bulkhead.heroes.data.commands import Space
from bulkhead.heroes.data.commands import Weapon as Kind
from bulkhead.heroes.data.state import State
from bulkhead.heroes.rules.equipment import cut_down, scythe, shoot
from bulkhead.heroes.rules.scoring_rolls import kind as kind_of
from bulkhead.tabletop.clauses import clause
from bulkhead.tabletop.dice import Dice
from bulkhead.tabletop.events import Out


class Weapon(Struct, frozen=True):
    """The functions of a weapon, from its file."""

    targets: Callable[[State, int, int, Item], list[Space]]
    struck: Callable[[State, int, int, Space], list[tuple[int, int]]]
    strike: Callable[[State, int, int, Space, Dice, Out], None]
    why: str


WEAPONS: dict[Kind, Weapon] = {
    "shoot": Weapon(shoot.targets, shoot.struck, shoot.strike, "H-SHOOT-1"),
    "cut-down": Weapon(cut_down.targets, cut_down.struck, cut_down.strike, "H-CUT-1"),
    "scythe": Weapon(scythe.targets, scythe.struck, scythe.strike, "H-SCYTHE-1"),
}


@clause("H-EQ-1", "H-EQ-2")
def pays_for(roll: str, item: Item) -> bool:
    """Does a scoring roll pay for a piece of equipment? A double six is no lucky six, nor the reverse; straight and
    three of a kind are equivalent, whatever their numbers."""
    kind = kind_of(roll)
    if item.roll == "straight-or-three":
        return kind in ("straight", "three-of-a-kind")
    return kind == item.roll


def weapons_of(state: State, seat: int, column: int) -> Iterator[tuple[Kind, Item]]:
    """The weapons that the hero in a column carries."""
    for item in state.cards[state.army[at(seat, column)]].equipment:
        if item.kind == "shoot" or item.kind == "cut-down" or item.kind == "scythe":
            yield item.kind, item


assert tuple(sorted(WEAPONS)) == tuple(sorted(KINDS))
