"""Limpet charges (objects that missions hand out): one attack on a machine or fixed target beside the carrier."""

from collections.abc import Iterable, Iterator
from typing import ClassVar

from bulkhead.starquest.box.box import load_box
from bulkhead.starquest.box.items.objects import Prey
from bulkhead.starquest.data.commands import AnyCommand, Plant
from bulkhead.starquest.data.frames import Attack
from bulkhead.starquest.data.scenario import kind_of
from bulkhead.starquest.data.state import Mini, State, change
from bulkhead.starquest.rules.fight import attack, fixed_targets
from bulkhead.starquest.rules.fight.lines_of_sight import adjoining
from bulkhead.starquest.rules.move.movement_points import anchor
from bulkhead.starquest.rules.turn.other_attacks import spend_attack, why_no_attack
from bulkhead.starquest.ship.squares import members
from bulkhead.starquest.table.places import figure, on_board
from bulkhead.starquest.table.purse import Purse
from bulkhead.starquest.table.verbs import Verb, verb
from bulkhead.tabletop.dice import Dice
from bulkhead.tabletop.events import Out
from bulkhead.tabletop.game import Command
from bulkhead.tabletop.refusals import Illegal

FIXED: dict[str, Prey] = {"door": "bulkhead", "vent": "vent", "site": "structure"}


def charges(state: State, mini: Mini) -> list[str]:
    """One charge of each kind that a miniature carries."""
    kinds = load_box().objects
    found = {kind_of(id_): id_ for id_ in mini.objects if kind_of(id_) in kinds and id_ in state.things}
    return [id_ for kind, id_ in found.items() if kinds[kind].sort == "charge"]


def targets(state: State, mini: Mini, charge: str) -> Iterator[str]:
    """The targets of a charge: orthogonally beside the carrier, and of a kind that it works on."""
    against = load_box().objects[kind_of(charge)].against
    for other in on_board(state):
        if other.seat != mini.seat and figure(other).flags & against and adjoining(state, mini, other):
            yield other.id
    for target, squares in fixed_targets.with_squares(state):
        if FIXED[target.partition(":")[0]] in against and _beside(state, mini, target, squares):
            yield target


def _beside(state: State, mini: Mini, target: str, squares: int) -> bool:
    """Is it before the bulkhead, or beside the vent or structure with nothing between?"""
    if target.startswith("door:"):
        return any(squares >> square & 1 for square in mini.squares)
    there = set(members(squares))
    return any(
        state.ship.step[square][2 * facing] in there and state.ship.passable(square, facing, state.closed)
        for square in mini.squares
        for facing in range(4)
    )


def blow(mini: Mini, command: Plant) -> Attack:
    """The attack that a charge makes."""
    return Attack(mini.seat, mini.id, kind_of(command.thing), command.at, how="card")


@verb
class Planting(Verb):
    """Use a charge up instead of the carrier's attack."""

    commands: ClassVar[tuple[type[Command], ...]] = (Plant,)
    listed = 180

    def choices(self, state: State, mini: Mini, purse: Purse) -> Iterable[AnyCommand]:
        if not mini.objects or mini.place != "board" or why_no_attack(mini) is not None:
            return ()
        return [
            Plant(mini.id, charge, target)
            for charge in charges(state, mini)
            for target in targets(state, mini, charge)
        ]

    def do(self, state: State, mini: Mini, command: AnyCommand, purse: Purse, dice: Dice, out: Out) -> None:
        assert isinstance(command, Plant)
        mini = spend_attack(state, anchor(state, mini), kind_of(command.thing))
        change(state, mini, objects=tuple(id_ for id_ in mini.objects if id_ != command.thing))
        del state.things[command.thing]
        attack.declare(state, blow(mini, command), out)

    def why_not(self, state: State, mini: Mini, command: AnyCommand, purse: Purse) -> Illegal:
        assert isinstance(command, Plant)
        if command.thing not in charges(state, mini):
            return Illegal("SQ-OBJ-14", "sq-no-object-carried")
        return why_no_attack(mini) or Illegal("SQ-SHOOT-12", "sq-no-limpet-target")
