"""Run the frames: the procedure on top of the stack goes on until a seat has to decide.

Each kind of frame has one procedure, registered by the chapter that owns it. A procedure either waits for a seat
(`waits` names it) or goes on by itself (`step`). Every call changes the state through the records; nothing else is
remembered, so a game can be saved, copied and sent at any decision.
"""

from collections.abc import Callable
from typing import Any, ClassVar, Generic, TypeVar

from bulkhead.starquest.data.commands import AnyCommand
from bulkhead.starquest.data.frames import AnyFrame
from bulkhead.starquest.data.state import State
from bulkhead.tabletop.dice import Dice
from bulkhead.tabletop.events import Out
from bulkhead.tabletop.frames import Frame
from bulkhead.tabletop.refusals import Illegal

F = TypeVar("F", bound=Frame)


class Procedure(Generic[F]):
    """How one kind of frame goes on. Subclasses override what they need."""

    rule: ClassVar[str] = "SQ-TURN-15"
    """The clause that a refusal names for a command of another procedure."""

    def waits(self, state: State, frame: F) -> int | None:
        """The seat that has to decide now; None when the procedure goes on without a decision."""
        return None

    def question(self, state: State, frame: F) -> str:
        """Fluent id of the question."""
        raise NotImplementedError

    def choices(self, state: State, frame: F) -> list[AnyCommand]:
        """Every legal answer."""
        raise NotImplementedError

    def also(self, state: State, frame: F, command: AnyCommand) -> bool:
        """True for a legal answer that is too long to be listed (a path)."""
        return False

    def answer(self, state: State, frame: F, command: AnyCommand, dice: Dice, out: Out) -> None:
        """Carry a legal answer out."""
        raise NotImplementedError

    def step(self, state: State, frame: F, dice: Dice, out: Out) -> None:
        """Go on without a decision."""
        raise NotImplementedError

    def why_not(self, state: State, frame: F, command: AnyCommand) -> Illegal:
        """Which clause forbids a command that is no legal answer. Never decides, only explains."""
        return Illegal(self.rule, "sq-no-not-now")


PROCEDURES: dict[type[AnyFrame], Procedure[Any]] = {}

P = TypeVar("P", bound=type[Procedure[Any]])


def procedure(kind: type[AnyFrame]) -> Callable[[P], P]:
    """Register the procedure of a kind of frame."""

    def register(class_: P) -> P:
        PROCEDURES[kind] = class_()
        return class_

    return register


def push(state: State, frame: AnyFrame) -> None:
    state.frames.append(frame)


def pop(state: State) -> None:
    state.frames.pop()


def put(state: State, frame: AnyFrame) -> None:
    """Replace the frame on top."""
    state.frames[-1] = frame


def is_on_top(state: State, frame: AnyFrame) -> bool:
    return bool(state.frames) and state.frames[-1] is frame


def settle(state: State, dice: Dice, out: Out) -> None:
    """Go on until a seat has to decide or the game is over."""
    frames = state.frames
    while frames:
        frame = frames[-1]
        procedure_ = PROCEDURES[type(frame)]
        if procedure_.waits(state, frame) is not None:
            return
        procedure_.step(state, frame, dice, out)


def waiting(state: State) -> int | None:
    """The seat that has to decide: the one of the pending offer, or else the one that the top frame waits for."""
    if state.offered is not None:
        return state.offered.seat
    if not state.frames:
        return None
    frame = state.frames[-1]
    return PROCEDURES[type(frame)].waits(state, frame)
