"""Hand an object, or a carried miniature, into the squad's own entry area without leaving (SQ-OBJ-17)."""

from collections.abc import Iterable, Iterator
from typing import ClassVar

from bulkhead.starquest.box.box import load_box
from bulkhead.starquest.data.commands import AnyCommand, HandIn
from bulkhead.starquest.data.state import Mini, State
from bulkhead.starquest.rules.move.movement import thresholds
from bulkhead.starquest.rules.move.movement_points import anchor, pay
from bulkhead.starquest.rules.move.possible_steps import may_move
from bulkhead.starquest.rules.objects import carrying, objects
from bulkhead.starquest.table.boundary import follow
from bulkhead.starquest.table.purse import Purse
from bulkhead.starquest.table.verbs import Verb, verb
from bulkhead.tabletop.clauses import clause
from bulkhead.tabletop.dice import Dice
from bulkhead.tabletop.events import Out
from bulkhead.tabletop.game import Command
from bulkhead.tabletop.refusals import Illegal

PRICE = clause("SQ-OBJ-17")(1)
"""Movement points for handing something in."""


@clause("SQ-OBJ-17")
def at_own_dock(state: State, mini: Mini) -> bool:
    """Does it stand on a threshold square of its squad's entry area, or inside one that is floor? Aliens have none."""
    dock = state.ship.docks.get(state.sides[mini.seat].dock)
    if dock is None:
        return False
    ways_in = thresholds(state, mini.seat)
    return any(square in ways_in or dock.floor >> square & 1 for square in mini.squares)


def burden(state: State, mini: Mini) -> Iterator[str]:
    """What it could hand in: the objects that it carries, not its charges, and the miniature that it carries."""
    kinds = load_box().objects
    for thing in mini.objects:
        if thing in state.things and kinds[state.things[thing].kind].sort == "object":
            yield thing
    if mini.load:
        yield mini.load


@verb
class HandingIn(Verb):
    """Hand something in for a movement point; the carrier stays on the board."""

    commands: ClassVar[tuple[type[Command], ...]] = (HandIn,)
    listed = 155
    with_points = True

    @clause("SQ-OBJ-17", "SQ-CMD-10")
    def choices(self, state: State, mini: Mini, purse: Purse) -> Iterable[AnyCommand]:
        goods = list(burden(state, mini))
        if not goods or not may_move(state, mini, purse) or not at_own_dock(state, mini):
            return ()
        return [HandIn(mini.id, what) for what in goods]

    @clause("SQ-OBJ-17", "SQ-MOVE-15")
    def do(self, state: State, mini: Mini, command: AnyCommand, purse: Purse, dice: Dice, out: Out) -> None:
        assert isinstance(command, HandIn)
        mini = anchor(state, pay(state, mini, PRICE, purse, out))
        if command.what == mini.load:
            carrying.hand_in(state, mini, out, "SQ-OBJ-17")
        else:
            objects.recover(state, mini, command.what, out)
        follow(state, mini.id, mini.seat)

    def why_not(self, state: State, mini: Mini, command: AnyCommand, purse: Purse) -> Illegal:
        assert isinstance(command, HandIn)
        if command.what not in burden(state, mini):
            return Illegal("SQ-OBJ-17", "sq-no-object-carried")
        if not at_own_dock(state, mini):
            return Illegal("SQ-OBJ-17", "sq-no-own-dock")
        if purse.left < PRICE:
            return Illegal("SQ-OBJ-17", "sq-no-points-left", cost=PRICE, left=purse.left)
        return Illegal("SQ-TURN-09", "sq-no-movement-over")
