"""Rites of the Dark Symmetry (SQ-ALIENRANK-05, 07, 08, 11): each gives a miniature of its player one life point
back. The other gains of alien rank come at set-up (supplies.py, cards/events.py), the Seals at the end (honours.py)."""

from collections.abc import Iterable
from typing import ClassVar

from msgspec.structs import replace

from bulkhead.starquest.data.commands import AnyCommand, Pass, Rite
from bulkhead.starquest.data.frames import Harm
from bulkhead.starquest.data.state import Mini, State, change, change_side
from bulkhead.starquest.events import RiteUsed, Waited
from bulkhead.starquest.rules.fight import life
from bulkhead.starquest.table.asides import Aside, aside, in_an_attack
from bulkhead.starquest.table.engine import put
from bulkhead.tabletop.clauses import clause
from bulkhead.tabletop.dice import Dice
from bulkhead.tabletop.events import Out
from bulkhead.tabletop.game import Command
from bulkhead.tabletop.refusals import Illegal


@clause("SQ-ALIENRANK-05", "SQ-ALIENRANK-08")
def has_rite(state: State, seat: int) -> bool:
    """Has it a rite left, and used none in this turn (or, by the house option, in this round)?"""
    side = state.sides[seat]
    return side.rites > 0 and not side.rite_used


@clause("SQ-ALIENRANK-07", "SQ-ALIENRANK-08", "SQ-DREAD-30")
def perform(state: State, mini: Mini, out: Out) -> None:
    """Use a rite: one life point comes back; weapons do not."""
    side = state.sides[mini.seat]
    lp = min(life.full_life(state, mini), mini.lp + 1)
    change(state, mini, lp=lp)
    change_side(state, mini.seat, rites=side.rites - 1, rite_used=True)
    out.tell(RiteUsed(mini.seat, mini.id, lp, side.rites - 1))


@clause("SQ-ALIENRANK-07", "SQ-ALIENRANK-11")
def _to_be_saved(state: State, frame: Harm, seat: int) -> list[Mini]:
    """Victims of the attack that a rite may save: miniatures of the seat, all of which have lost life points."""
    return [mini for mini in life.victims(state, frame) if mini.seat == seat]


@clause("SQ-ALIENRANK-11", "SQ-SEAT-08", "SQ-SEAT-09")
def asked(state: State, frame: Harm) -> int | None:
    """The seat with a rite and a victim without life points, after a fatal attack. All of this is public."""
    for mini in life.victims(state, frame):
        if mini.lp <= 0 and mini.seat != -1 and has_rite(state, mini.seat):
            return mini.seat
    return None


def choices(state: State, frame: Harm) -> list[AnyCommand]:
    seat = asked(state, frame)
    assert seat is not None
    return [*(Rite(mini.id) for mini in _to_be_saved(state, frame, seat)), Pass()]


@clause("SQ-ALIENRANK-07")
def answer(state: State, frame: Harm, command: AnyCommand, out: Out) -> None:
    """Use the rite, if one is chosen. A fatal loss that it takes back is no loss: nobody scores it."""
    seat = asked(state, frame)
    assert seat is not None
    losses = frame.losses
    if isinstance(command, Rite):
        if state.minis[command.who].lp <= 0:
            losses = tuple((who, 0 if who == command.who else lost) for who, lost in losses)
        perform(state, state.minis[command.who], out)
    else:
        out.tell(Waited(seat, "rite", "SQ-ALIENRANK-07"))
    put(state, replace(frame, losses=losses, at=0).at_stage("last"))


@aside
class ByButton(Aside):
    """A rite at any boundary, on a wounded miniature on the board, without a question."""

    commands: ClassVar[tuple[type[Command], ...]] = (Rite,)
    listed = 40

    @clause("SQ-ALIENRANK-07", "SQ-ALIENRANK-08", "SQ-ALIENRANK-11")
    def choices(self, state: State, seat: int) -> Iterable[AnyCommand]:
        if not has_rite(state, seat) or in_an_attack(state):
            return ()
        return [
            Rite(mini.id)
            for mini in state.minis.values()
            if mini.seat == seat and mini.place == "board" and mini.lp < life.full_life(state, mini)
        ]

    def do(self, state: State, seat: int, command: AnyCommand, dice: Dice, out: Out) -> None:
        assert isinstance(command, Rite)
        perform(state, state.minis[command.who], out)

    def why_not(self, state: State, seat: int, command: AnyCommand) -> Illegal:
        side = state.sides[seat]
        if side.rites <= 0:
            return Illegal("SQ-ALIENRANK-05", "sq-no-rites")
        if side.rite_used:
            return Illegal("SQ-ALIENRANK-08", "sq-no-second-rite")
        if in_an_attack(state):
            return Illegal("SQ-ALIENRANK-11", "sq-no-rite-now")
        return Illegal("SQ-ALIENRANK-11", "sq-no-rite-for-it")
