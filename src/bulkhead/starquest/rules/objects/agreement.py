"""Ask the other miniature's owner to agree to handing over or carrying (SQ-OBJ-07, 09); a no holds for the turn."""

from bulkhead.starquest.data.commands import AnyCommand, Pass, Yes
from bulkhead.starquest.data.frames import Agreeing
from bulkhead.starquest.data.state import State, deeds
from bulkhead.starquest.events import Allowed
from bulkhead.starquest.rules.move.movement_points import anchor
from bulkhead.starquest.rules.objects import carrying, objects
from bulkhead.starquest.table.engine import Procedure, pop, procedure
from bulkhead.tabletop.clauses import clause
from bulkhead.tabletop.dice import Dice
from bulkhead.tabletop.events import Out
from bulkhead.tabletop.refusals import Illegal


@procedure(Agreeing)
class AgreeingProcedure(Procedure[Agreeing]):
    rule = "SQ-OBJ-07"

    @clause("SQ-OBJ-07", "SQ-OBJ-09")
    def waits(self, state: State, frame: Agreeing) -> int | None:
        return frame.seat

    def question(self, state: State, frame: Agreeing) -> str:
        return f"sq-ask-{frame.deed}"

    def choices(self, state: State, frame: Agreeing) -> list[AnyCommand]:
        return [Yes(), Pass()]

    @clause("SQ-OBJ-07", "SQ-OBJ-09", "SQ-MOVE-15")
    def answer(self, state: State, frame: Agreeing, command: AnyCommand, dice: Dice, out: Out) -> None:
        pop(state)
        actor = state.minis[frame.actor]
        agreed = isinstance(command, Yes)
        out.tell(
            Allowed(frame.seat, frame.actor, agreed, "SQ-OBJ-07" if frame.deed == "give" else "SQ-OBJ-09")
        )
        if not agreed:
            deeds(state, actor, denied=(*actor.deeds.denied, frame.other))
        elif frame.deed == "give":
            anchor(state, actor)
            objects.hand_over(state, actor.seat, frame.who, frame.what, frame.to, out)
        else:
            carrying.take_up(state, frame.who, frame.what, out)

    def why_not(self, state: State, frame: Agreeing, command: AnyCommand) -> Illegal:
        return Illegal(self.rule, "sq-no-answer-first")
