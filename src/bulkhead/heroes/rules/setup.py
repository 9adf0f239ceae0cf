"""Set-up (H-SETUP): players place one hero each in turn, on the numbered spaces of their half."""

from bulkhead.heroes.data.board import COLUMNS, at, enemy
from bulkhead.heroes.data.commands import AnyCommand, Place
from bulkhead.heroes.data.events import Placed
from bulkhead.heroes.data.names import hero_name, hero_word
from bulkhead.heroes.data.state import State
from bulkhead.tabletop.clauses import clause
from bulkhead.tabletop.dice import Dice
from bulkhead.tabletop.events import Out
from bulkhead.tabletop.refusals import Illegal


@clause("H-SETUP-1")
def draw_first(state_first: str, dice: Dice) -> tuple[int, int]:
    """The seat that places first, and the die that decided it (0 when an option did): 1 to 3 is the first seat."""
    if state_first != "draw":
        return int(state_first) - 1, 0
    (face,) = dice.roll(1)
    return (0 if face <= 3 else 1), face


@clause("H-SETUP-1", "H-BOARD-4")
def choices(state: State, seat: int) -> tuple[AnyCommand, ...]:
    """Each hero in hand on each free space."""
    free = [column for column in COLUMNS if not state.army[at(seat, column)]]
    heroes = dict.fromkeys(state.hands[seat])
    return tuple(Place(hero, column) for hero in heroes for column in free)


@clause("H-SETUP-1", "H-SETUP-2")
def place(state: State, seat: int, command: Place, out: Out) -> bool:
    """Set a hero up. True when both armies are complete: the seat that placed first has also finished first and
    begins."""
    state.hands[seat].remove(command.hero)
    state.army[at(seat, command.column)] = command.hero
    out.tell(Placed(seat, command.hero, command.column))
    state.mover = enemy(seat)
    return not state.hands[0] and not state.hands[1]


def why_not(state: State, seat: int, command: Place) -> Illegal:
    """The clause that forbids a placement."""
    if command.hero not in state.hands[seat]:
        known = state.cards.get(command.hero)
        name = hero_name(known) if known else hero_word(command.hero)
        return Illegal("H-SETUP-1", "heroes-no-not-in-hand", hero=name)
    if command.column not in COLUMNS:
        return Illegal("H-BOARD-3", "heroes-no-such-column", column=command.column)
    return Illegal("H-BOARD-4", "heroes-no-space-taken", column=command.column)
