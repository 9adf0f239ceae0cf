"""Squads look at face-down tokens after a scan, where an earlier mission of the campaign allows it.

Ruling: any face-down token on the map may be looked at, one after the other, after the blips of the scan are placed;
the squad may stop before the last."""

from msgspec.structs import replace

from bulkhead.starquest.data.commands import AnyCommand, Choose, Pass
from bulkhead.starquest.data.frames import Looking
from bulkhead.starquest.data.state import State
from bulkhead.starquest.rules.cards import operations, targets
from bulkhead.starquest.table.engine import Procedure, pop, procedure, put
from bulkhead.tabletop.clauses import clause
from bulkhead.tabletop.dice import Dice
from bulkhead.tabletop.events import Out
from bulkhead.tabletop.refusals import Illegal


def unseen(state: State, frame: Looking) -> list[str]:
    """The tokens that it may look at now."""
    return [
        token.id
        for token in targets.tokens(state, frame.seat)
        if not frame.of or state.sides[token.seat].faction == frame.of
    ]


@procedure(Looking)
class LookingProcedure(Procedure[Looking]):
    """One token after the other."""

    rule = "SQ-SCAN-03"

    @clause("SQ-SCAN-03", "SQ-SEAT-09")
    def waits(self, state: State, frame: Looking) -> int | None:
        """The squad, while there are tokens it may look at; both tokens and past looks are public."""
        return frame.seat if frame.left and unseen(state, frame) else None

    def question(self, state: State, frame: Looking) -> str:
        return "sq-ask-look"

    def choices(self, state: State, frame: Looking) -> list[AnyCommand]:
        return [*(Choose(token) for token in unseen(state, frame)), Pass()]

    def answer(self, state: State, frame: Looking, command: AnyCommand, dice: Dice, out: Out) -> None:
        if not isinstance(command, Choose):
            pop(state)
            return
        put(state, replace(frame, left=frame.left - 1))
        operations.peek(state, frame.seat, command.value, out)

    def step(self, state: State, frame: Looking, dice: Dice, out: Out) -> None:
        pop(state)

    def why_not(self, state: State, frame: Looking, command: AnyCommand) -> Illegal:
        return Illegal(self.rule, "sq-no-look")
