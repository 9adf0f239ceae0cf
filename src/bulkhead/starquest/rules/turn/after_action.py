"""The checks after each atomic action, in a fixed order (SQ-MOVE-19): scan, reveals, fire, Overwatch, raised hands."""

from msgspec.structs import replace

from bulkhead.starquest.data.frames import Boundary
from bulkhead.starquest.data.state import State
from bulkhead.starquest.rules.blips import scanning, sighted_tokens
from bulkhead.starquest.rules.fight import flames, overwatch
from bulkhead.starquest.rules.missions import ending
from bulkhead.starquest.rules.turn import command_points, triggers
from bulkhead.starquest.table.engine import Procedure, is_on_top, pop, procedure, put
from bulkhead.starquest.table.mission_rule import rules_of
from bulkhead.tabletop.clauses import clause
from bulkhead.tabletop.dice import Dice
from bulkhead.tabletop.events import Out

SCAN, REVEAL, FIRE, OVERWATCH, HANDS, OVER = range(6)


@procedure(Boundary)
class BoundaryProcedure(Procedure[Boundary]):
    """Each stage pushes its frames and the next one follows when they are done; a stage with nothing to do is
    skipped."""

    @clause("SQ-MOVE-19", "SQ-MOVE-14")
    def step(self, state: State, frame: Boundary, dice: Dice, out: Out) -> None:
        while frame.stage != OVER:
            following = replace(frame, stage=frame.stage + 1)
            put(state, following)
            self._stage(state, frame, dice, out)
            if not is_on_top(state, following):
                return
            frame = following
        pop(state)
        ending.at_once(state, out)

    def _stage(self, state: State, frame: Boundary, dice: Dice, out: Out) -> None:
        if frame.stage == SCAN:
            scanning.enter_boards(state, frame, dice, out)
        elif frame.stage == REVEAL:
            for rule in rules_of(state):
                rule.after_action(state, out)
            sighted_tokens.find_sighted(state)
        elif frame.stage == FIRE:
            flames.burn(state, frame, out)
        elif frame.stage == OVERWATCH:
            triggers.raise_hands(state, frame)
            overwatch.offer_shots(state, frame, out)
        else:
            command_points.open_for_raised_hand(state, frame, out)
