"""Asking and answering: what a seat may do now, and doing it. The chapters register themselves when imported here."""

from importlib import import_module

from bulkhead.starquest import asides
from bulkhead.starquest.commands import AnyCommand
from bulkhead.starquest.engine import PROCEDURES, settle, waiting
from bulkhead.starquest.state import State
from bulkhead.tabletop.dice import Dice
from bulkhead.tabletop.events import Out
from bulkhead.tabletop.game import Offer
from bulkhead.tabletop.phrases import Who
from bulkhead.tabletop.refusals import Illegal

CHAPTERS = (
    "activation",
    "agreement",
    "alliances",
    "assembly_line",
    "attack",
    "boundary",
    "carrying",
    "charges",
    "command_points",
    "disputes",
    "doors",
    "ending",
    "following",
    "giving_up",
    "hands",
    "harm",
    "limpets",
    "looking",
    "melee",
    "movement",
    "objects",
    "overwatch",
    "paths",
    "permissions",
    "proposals",
    "psionics",
    "reconnaissance",
    "revealing",
    "scanning",
    "setup",
    "sharing",
    "shooting",
    "trades",
    "turning",
    "turns",
    "cards.deck",
    "cards.equipment",
    "cards.event",
    "cards.governor",
    "cards.order",
    "cards.playing",
    "cards.procedure",
    "cards.psychic",
    "cards.recon",
    "cards.traits",
    "cards.using",
    "cards.windows",
)
"""Importing a chapter registers its procedures and verbs; this list is what a newcomer reads first."""

for _chapter in CHAPTERS:
    import_module(f"bulkhead.starquest.{_chapter}")


def offer(state: State, seat: int) -> Offer[AnyCommand] | None:
    """What a seat has to decide now, with every answer; None when it is not its decision."""
    if state.offered is not None:
        return state.offered if state.offered.seat == seat else None
    if waiting(state) != seat:
        return None
    frame = state.frames[-1]
    procedure = PROCEDURES[type(frame)]
    state.offered = Offer(seat, procedure.question(state, frame), tuple(procedure.choices(state, frame)))
    return state.offered


def is_aside(state: State, seat: int, command: AnyCommand) -> bool:
    """Some commands (a rite) are asides unless they answer the question on hand."""
    if not asides.is_kind(command):
        return False
    offered = offer(state, seat)
    return offered is None or command not in offered.commands


def apply(state: State, seat: int, command: AnyCommand, dice: Dice, out: Out) -> None:
    """Carry a command out, or raise Illegal and leave the state untouched."""
    offered = offer(state, seat)
    if is_aside(state, seat, command):
        asides.do(state, seat, command, dice, out)
        state.offered = None
        settle(state, dice, out)
        return
    if offered is None:
        raise _not_now(state)
    frame = state.frames[-1]
    procedure = PROCEDURES[type(frame)]
    if command not in offered.commands and not procedure.also(state, frame, command):
        raise procedure.why_not(state, frame, command)
    state.offered = None
    procedure.answer(state, frame, command, dice, out)
    settle(state, dice, out)


def _not_now(state: State) -> Illegal:
    seat = waiting(state)
    if seat is None:
        return Illegal("SQ-END-01", "sq-no-mission-over")
    return Illegal("SQ-SEAT-08", "sq-no-not-your-decision", who=Who(seat))
