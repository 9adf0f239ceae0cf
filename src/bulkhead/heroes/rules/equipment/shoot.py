"""Shoot: attack an enemy hero in a space in range (H-SHOOT-1)."""

from bulkhead.heroes.data.board import at, enemy, facing, rows_in_all
from bulkhead.heroes.data.cards import Item
from bulkhead.heroes.data.commands import Space
from bulkhead.heroes.data.state import State
from bulkhead.heroes.rules.attacks import attack
from bulkhead.heroes.rules.equipment.ranges import columns_in_range, in_range
from bulkhead.tabletop.clauses import clause
from bulkhead.tabletop.dice import Dice
from bulkhead.tabletop.events import Out


@clause("H-SHOOT-1")
def targets(state: State, seat: int, column: int, item: Item) -> list[Space]:
    """Spaces in range that hold an enemy hero."""
    assert item.range is not None
    rows = rows_in_all(state)
    spaces = [
        (target, rows - state.advance[at(enemy(seat), facing(target))])
        for target in columns_in_range(column, item.range)
    ]
    if item.range != "melee":
        return spaces
    return [space for space in spaces if in_range(state, seat, column, item.range, space)]


def struck(state: State, seat: int, column: int, space: Space) -> list[tuple[int, int]]:
    """(seat, column) of the hero that is attacked."""
    return [(enemy(seat), facing(space[0]))]


@clause("H-SHOOT-1")
def strike(state: State, seat: int, column: int, space: Space, dice: Dice, out: Out) -> None:
    attack(state, enemy(seat), facing(space[0]), dice, out)
