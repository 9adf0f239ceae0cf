"""Make a step (SQ-MOVE-03, SQ-OVER-10, SQ-WPN-87): pay for it, and end Overwatch and a gunner's post."""

from bulkhead.starquest.data.state import Mini, State
from bulkhead.starquest.events import Moved
from bulkhead.starquest.rules.fight import overwatch_marker
from bulkhead.starquest.rules.machines import crew, dreadnoughts, move_or_fire
from bulkhead.starquest.rules.move import sharing
from bulkhead.starquest.rules.move.movement_points import anchor, pay
from bulkhead.starquest.rules.move.step_costs import Way
from bulkhead.starquest.table.boundary import follow
from bulkhead.starquest.table.places import is_large, is_machine, spots, stand
from bulkhead.starquest.table.purse import Purse
from bulkhead.tabletop.clauses import clause
from bulkhead.tabletop.events import Out


@clause("SQ-MOVE-03", "SQ-MOVE-16", "SQ-MOVE-19", "SQ-OVER-10", "SQ-WPN-50")
def take_step(state: State, mini: Mini, way: Way, purse: Purse, out: Out) -> None:
    """Make the step. A gunner who steps away leaves his post."""
    if is_large(mini):
        dreadnoughts.take_step(state, mini, way, purse, out)
        return
    if mini.mans:
        mini = crew.leave(state, mini, out)
    mini = pay(state, mini, way.cost, purse, out)
    if is_machine(mini):
        mini = move_or_fire.note_move(state, mini)
    mini = anchor(state, mini)
    left = mini.squares
    mini = stand(state, mini, (way.to,))
    if purse.own:
        sharing.stay_by_card(state, mini, out)
    out.tell(Moved(mini.seat, mini.id, spots(state, mini.squares), way.cost))
    overwatch_marker.end(state, mini, out, "SQ-OVER-10")
    follow(state, mini.id, mini.seat, (way.to,), left=left)
