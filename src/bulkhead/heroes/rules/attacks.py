"""Attacks (H-ATK, H-SAVE): an attacked hero rolls to stay, or retreats in its column."""

from bulkhead.heroes.data.board import at
from bulkhead.heroes.data.events import Retreated, Saved, Unaffected
from bulkhead.heroes.data.state import State
from bulkhead.heroes.rules.equipment import shield
from bulkhead.tabletop.clauses import clause
from bulkhead.tabletop.dice import Dice
from bulkhead.tabletop.events import Out

STAYS_ON = 4


@clause("H-ATK-3")
def may_attack(state: State, seat: int, column: int) -> bool:
    """A hero in its set-up space cannot attack."""
    return state.advance[at(seat, column)] > 0


@clause("H-SAVE-1")
def stays_on(state: State, seat: int, column: int) -> int:
    """The lowest face on which an attacked hero stays where it is."""
    return shield.stays_on(state.cards[state.army[at(seat, column)]], STAYS_ON)


@clause("H-ATK-1", "H-ATK-2", "H-SAVE-1")
def attack(state: State, seat: int, column: int, dice: Dice, out: Out, *, all_the_way: bool = False) -> None:
    """Attack the hero of `seat` in `column`. It stays, or retreats one space or `all_the_way`."""
    index = at(seat, column)
    hero = state.army[index]
    if state.advance[index] == 0:
        out.tell(Unaffected(seat, column, hero))
        return
    needed = stays_on(state, seat, column)
    (face,) = dice.roll(1)
    stayed = face >= needed
    out.tell(
        Saved(seat, column, hero, face, needed, stayed, "H-SAVE-1" if needed == STAYS_ON else "H-SHIELD-1")
    )
    if stayed:
        return
    spaces = state.advance[index] if all_the_way else 1
    state.advance[index] -= spaces
    out.tell(
        Retreated(seat, column, hero, spaces, state.advance[index], "H-CUT-1" if all_the_way else "H-ATK-1")
    )
