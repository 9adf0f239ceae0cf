"""Scythe: attack all heroes in a chosen space and in its row, friends too, the acting hero never (H-SCYTHE-1)."""

from bulkhead.heroes.data.board import COLUMNS, enemy, facing, hero_at
from bulkhead.heroes.data.cards import Item
from bulkhead.heroes.data.commands import Space
from bulkhead.heroes.data.state import State
from bulkhead.heroes.rules.attacks import attack
from bulkhead.heroes.rules.equipment.ranges import spaces_in_range
from bulkhead.tabletop.clauses import clause
from bulkhead.tabletop.dice import Dice
from bulkhead.tabletop.events import Out


@clause("H-SCYTHE-1")
def targets(state: State, seat: int, column: int, item: Item) -> list[Space]:
    """Any space in range; it may be empty."""
    assert item.range is not None
    return spaces_in_range(state, seat, column, item.range)


@clause("H-SCYTHE-1")
def struck(state: State, seat: int, column: int, space: Space) -> list[tuple[int, int]]:
    """(seat, column) of every hero that is attacked, from the acting player's left to right, near before far."""
    aimed, row = space
    foe = enemy(seat)
    if state.options.scythe_line == "column":
        heroes = [(seat, aimed), (foe, facing(aimed))]
    else:
        heroes = [hero for place in COLUMNS if (hero := hero_at(state, seat, place, row)) is not None]
    if state.options.scythe_hits == "enemies":
        return [hero for hero in heroes if hero[0] == foe]
    return [hero for hero in heroes if hero != (seat, column)]


@clause("H-SCYTHE-1", "H-SAVE-1")
def strike(state: State, seat: int, column: int, space: Space, dice: Dice, out: Out) -> None:
    """Each of them is attacked and rolls its own save."""
    for hero in struck(state, seat, column, space):
        attack(state, *hero, dice, out)
