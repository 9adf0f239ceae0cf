"""List what a seat may do now, and apply its choice."""

from bulkhead.starquest.data.commands import AnyCommand
from bulkhead.starquest.data.state import State
from bulkhead.starquest.rules.chapters import CHAPTERS
from bulkhead.starquest.table import asides
from bulkhead.starquest.table.engine import PROCEDURES, settle, waiting
from bulkhead.tabletop.dice import Dice
from bulkhead.tabletop.events import Out
from bulkhead.tabletop.game import Offer
from bulkhead.tabletop.phrases import Who
from bulkhead.tabletop.refusals import Illegal

__all__ = ["CHAPTERS", "apply", "is_aside", "offer", "repeat"]


def offer(state: State, seat: int) -> Offer[AnyCommand] | None:
    """The question that a seat has to decide now, with every answer; None when it has none."""
    if state.offered is not None:
        return state.offered if state.offered.seat == seat else None
    if waiting(state) != seat:
        return None
    frame = state.frames[-1]
    procedure = PROCEDURES[type(frame)]
    state.offered = Offer(seat, procedure.question(state, frame), tuple(procedure.choices(state, frame)))
    return state.offered


def is_aside(state: State, seat: int, command: AnyCommand) -> bool:
    """Is the command an aside? Some commands (a rite) are asides unless they answer the open question."""
    return asides.is_kind(command) and not _answers(offer(state, seat), command)


def _answers(offered: Offer[AnyCommand] | None, command: AnyCommand) -> bool:
    return offered is not None and command in offered.commands


def apply(state: State, seat: int, command: AnyCommand, dice: Dice, out: Out) -> None:
    """Carry a command out, or raise Illegal and leave the state untouched. A number that is no seat gives none."""
    if not 0 <= seat < len(state.sides):
        raise _not_now(state)
    offered = offer(state, seat)
    listed = _answers(offered, command)
    if not listed and asides.is_kind(command):
        asides.do(state, seat, command, dice, out)
        state.offered = None
        settle(state, dice, out)
        return
    if offered is None:
        raise _not_now(state)
    frame = state.frames[-1]
    procedure = PROCEDURES[type(frame)]
    if not listed and not procedure.also(state, frame, command):
        raise procedure.why_not(state, frame, command)
    state.offered = None
    procedure.answer(state, frame, command, dice, out)
    settle(state, dice, out)


def repeat(state: State, seat: int, command: AnyCommand, dice: Dice, out: Out) -> None:
    """Carry out a command that is known to be legal. Listing all answers to find it among them takes most of the time
    of a replay; an aside, and an answer out of turn, are looked at as usual."""
    if asides.is_kind(command) or waiting(state) != seat:
        apply(state, seat, command, dice, out)
        return
    frame = state.frames[-1]
    state.offered = None
    PROCEDURES[type(frame)].answer(state, frame, command, dice, out)
    settle(state, dice, out)


def _not_now(state: State) -> Illegal:
    seat = waiting(state)
    if seat is None:
        return Illegal("SQ-END-01", "sq-no-mission-over")
    return Illegal("SQ-SEAT-08", "sq-no-not-your-decision", who=Who(seat))
