"""A machine moves or fires in a turn, not both (SQ-WPN-50), and does neither while its gunner is new (SQ-WPN-65).

Order cards lift this by effects on the squad or the machine: `move-and-fire` for the first, `quick-crew` for the
second; a card for more movement or more shots (`more-move`, `more-shoot`) serves a new gunner too (SQ-WPN-67).
"""

from bulkhead.starquest.box.box import load_box
from bulkhead.starquest.data.lasting_effects import Named
from bulkhead.starquest.data.state import Mini, State, deeds
from bulkhead.starquest.rules.machines.tarantula import TARANTULA, gunner_of
from bulkhead.starquest.rules.move.movement_points import allowance
from bulkhead.starquest.rules.turn.action_limits import EITHER
from bulkhead.starquest.table import effects
from bulkhead.starquest.table.places import figure
from bulkhead.tabletop.clauses import clause
from bulkhead.tabletop.refusals import Illegal


@clause("SQ-WPN-49", "SQ-WPN-50", "SQ-CMD-13")
def why_no_move(state: State, machine: Mini) -> Illegal | None:
    """The clause that keeps a machine from moving in this turn; None when nothing does."""
    if refusal := why_no_crew(state, machine):
        return refusal
    if machine.deeds.fired_in == state.turn and not _does_both(state, machine):
        return Illegal("SQ-WPN-50", "sq-no-move-and-fire")
    return None


@clause("SQ-WPN-49", "SQ-WPN-50")
def why_no_fire(state: State, machine: Mini) -> Illegal | None:
    """The clause that keeps a machine from firing in this turn; None when nothing does."""
    if refusal := why_no_crew(state, machine, "more-shoot"):
        return refusal
    gunner = gunner_of(state, machine)
    if gunner is not None and effects.has(state, gunner, "no-shoot"):
        return Illegal("SQ-SHOOT-01", "sq-no-card-forbids")
    if machine.deeds.moved_in == state.turn and not _does_both(state, machine):
        return Illegal("SQ-WPN-50", "sq-no-move-and-fire")
    return None


@clause("SQ-WPN-50", "SQ-WPN-67")
def _does_both(state: State, machine: Mini) -> bool:
    """May it move and fire in one turn, by its sheet or by a card? A card that gives a choice allows each once."""
    if not figure(machine).has("move_or_fire") or effects.has(state, machine, "move-and-fire"):
        return True
    if machine.figure != TARANTULA or not effects.has(state, machine, EITHER):
        return False
    once = allowance(state, machine)
    salvo = sum(load_box().weapons[id_].shots for id_ in machine.weapons)
    return machine.deeds.mp <= once and len(machine.deeds.fired) <= salvo


@clause("SQ-WPN-64", "SQ-WPN-65", "SQ-WPN-67")
def why_no_crew(state: State, machine: Mini, card: Named = "more-move") -> Illegal | None:
    """The clause that says it lacks a ready gunner: one who has not just taken the post, unless a card allows it.
    `card` is the effect that serves a new gunner for this action."""
    if machine.figure != TARANTULA:
        return None
    gunner = gunner_of(state, machine)
    if gunner is None:
        return Illegal("SQ-WPN-49", "sq-no-machine-crew")
    if gunner.deeds.psychic:
        return Illegal("SQ-PSI-08", "sq-no-psychic-only")
    quicker: tuple[Named, ...] = ("quick-crew", EITHER, card)
    new = gunner.deeds.new_gunner and state.turn_seat == gunner.seat
    if new and not any(effects.has(state, machine, word) for word in quicker):
        return Illegal("SQ-WPN-65", "sq-no-new-gunner")
    return None


@clause("SQ-WPN-50", "SQ-WPN-87")
def note_move(state: State, machine: Mini) -> Mini:
    """Note a move: the machine does not fire in this turn, and its gunner does nothing else."""
    _serve(state, machine)
    return deeds(state, state.minis[machine.id], moved_in=state.turn)


@clause("SQ-WPN-50", "SQ-WPN-87")
def note_fire(state: State, machine: Mini) -> Mini:
    """Note a shot: the machine does not move in this turn, and its gunner does nothing else."""
    _serve(state, machine)
    return deeds(state, state.minis[machine.id], fired_in=state.turn)


def _serve(state: State, machine: Mini) -> None:
    gunner = gunner_of(state, machine)
    if gunner is not None:
        deeds(state, gunner, served=True)
