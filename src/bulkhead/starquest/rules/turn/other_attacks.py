"""Use the attack of the turn for something else: a charge, a card, an action that an event allows."""

from bulkhead.starquest.data.state import Mini, State, deeds
from bulkhead.tabletop.refusals import Illegal


def why_no_attack(mini: Mini) -> Illegal | None:
    """What keeps a miniature from spending its attack of the turn on something else."""
    done = mini.deeds
    if done.shots or done.fired or done.struck or done.psychic or done.searched or mini.mans:
        return Illegal("SQ-TURN-06", "sq-no-charge-attacked")
    return None


def spend_attack(state: State, mini: Mini, what: str) -> Mini:
    """It neither shoots nor fights in this turn any more."""
    return deeds(state, mini, struck=mini.deeds.struck + 1, fired=(what,))
