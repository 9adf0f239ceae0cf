"""Use the attack of the turn for something else: a charge, a card, an action that an event allows."""

from bulkhead.starquest.data.state import Mini, State, deeds
from bulkhead.tabletop.refusals import Illegal


def why_no_attack(mini: Mini) -> Illegal | None:
    """The clause that keeps a miniature from using its attack of the turn for something else."""
    done = mini.deeds
    if done.shots or done.fired or done.struck or done.psychic or done.searched or mini.mans:
        return Illegal("SQ-TURN-06", "sq-no-charge-attacked")
    return None


def spend_attack(state: State, mini: Mini, what: str) -> Mini:
    """Note that it has used its attack: it neither shoots nor fights in this turn any more."""
    return deeds(state, mini, struck=mini.deeds.struck + 1, fired=(what,))
