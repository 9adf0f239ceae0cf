"""Battle rolls (H-ROLL, H-PUSH, H-BUST, H-ALLOUT): roll, put aside, push your luck or act."""

from functools import cache

from bulkhead.heroes.data.commands import Act, AnyCommand, Keep, Push
from bulkhead.heroes.data.events import ActionsBegan, PutAside, Rolled, WentAllOut, WentBust
from bulkhead.heroes.data.state import State
from bulkhead.heroes.rules.scoring_rolls import (
    DICE,
    SCORING_ROLLS,
    counts,
    faces_of,
    in_order,
    keeps,
    minus,
    pushes,
)
from bulkhead.heroes.rules.turns import end_turn
from bulkhead.tabletop.clauses import clause
from bulkhead.tabletop.dice import Dice
from bulkhead.tabletop.events import Out
from bulkhead.tabletop.phrases import Faces
from bulkhead.tabletop.refusals import Illegal


@clause("H-ROLL-1")
def first_roll(state: State, dice: Dice, out: Out) -> None:
    """The battle roll of all six dice that begins a turn."""
    _battle_roll(state, DICE, (), "H-ROLL-1", dice, out)


@clause("H-PUSH-2")
def push(state: State, command: Push, dice: Dice, out: Out) -> None:
    """Roll some of the lying dice again; the others stay as they lie and are part of the new roll."""
    held = minus(state.rolled, command.dice)
    _battle_roll(state, len(command.dice), held, "H-PUSH-2", dice, out)


@clause("H-BUST-1", "H-PUSH-3")
def _battle_roll(state: State, count: int, held: tuple[int, ...], why: str, dice: Dice, out: Out) -> None:
    faces = dice.roll(count)
    out.tell(Rolled(state.mover, faces, held, why))
    state.rolled, state.held = tuple(sorted(faces)), held
    if keeps(state.rolled, held, state.options.hold):
        state.phase = "keep"
        return
    out.tell(WentBust(state.mover, state.aside))
    state.aside = ()
    end_turn(state, out)


@cache
@clause("H-ROLL-7")
def keep_choices(rolled: tuple[int, ...], held: tuple[int, ...], hold: str) -> tuple[AnyCommand, ...]:
    """One or more scoring rolls must be put aside, not necessarily all."""
    return tuple(Keep(rolls) for rolls in keeps(rolled, held, hold))


@clause("H-ROLL-7", "H-ALLOUT-1")
def keep(state: State, command: Keep, out: Out) -> None:
    """Put scoring rolls aside. With all six dice aside the player goes all out and acts at once."""
    lying = tuple(sorted(state.rolled + state.held))
    state.aside = in_order(state.aside + command.rolls)
    state.rolled, state.held = minus(lying, faces_of(command.rolls)), ()
    out.tell(PutAside(state.mover, command.rolls))
    if state.rolled:
        state.phase = "push"
        return
    state.all_out = True
    state.phase = "act"
    out.tell(WentAllOut(state.mover))


@cache
@clause("H-PUSH-1")
def push_choices(lying: tuple[int, ...]) -> tuple[AnyCommand, ...]:
    """Push with any of the lying dice, or make battle actions."""
    return (*(Push(dice) for dice in pushes(lying)), Act())


@clause("H-PUSH-1")
def act(state: State, out: Out) -> None:
    """Make battle actions instead of another roll."""
    state.rolled = ()
    state.phase = "act"
    out.tell(ActionsBegan(state.mover, state.aside))


def why_not_keep(state: State, command: Keep) -> Illegal:
    """The clause that forbids putting these aside."""
    if not command.rolls:
        return Illegal("H-ROLL-7", "heroes-no-keep-nothing")
    for roll in command.rolls:
        if roll not in SCORING_ROLLS:
            return Illegal("H-ROLL-2", "heroes-no-such-roll", roll=roll)
    if command.rolls != in_order(command.rolls):
        return Illegal("H-ROLL-7", "heroes-no-keep-order", rolls=" ".join(in_order(command.rolls)))
    need = counts(faces_of(command.rolls))
    lying = state.rolled + state.held
    if any(n > have for n, have in zip(need, counts(lying), strict=True)):
        return Illegal("H-ROLL-5", "heroes-no-dice-missing", dice=Faces(tuple(sorted(lying))))
    return Illegal("H-PUSH-3", "heroes-no-nothing-new", dice=Faces(state.rolled))


def why_not_push(state: State, command: Push) -> Illegal:
    """The clause that forbids rolling these again."""
    if not command.dice:
        return Illegal("H-PUSH-2", "heroes-no-push-nothing")
    return Illegal("H-PUSH-2", "heroes-no-dice-missing", dice=Faces(state.rolled))
