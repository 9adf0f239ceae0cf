"""The mission of the warlord: near the Chaos Commander his own roll a white die again in each attack."""

from bulkhead.starquest.data.frames import Attack
from bulkhead.starquest.data.state import Effect, Mini, State
from bulkhead.starquest.ship.distance import squares_between
from bulkhead.starquest.table.places import on_board

RULE = "commander_inspires"
COMMANDER = "fig_chaos_commander"
WORD = "reroll-white"
REACH = 3
ATTACKS = ("shoot", "overwatch", "melee")


def granted(state: State, attack: Attack, seat: int) -> list[Effect]:
    """What he grants to an attack, as a lasting effect would: to one of his player's miniatures within three squares of
    him, himself among them, whatever lies between."""
    if RULE not in state.scenario.special or seat != attack.seat or attack.how not in ATTACKS:
        return []
    attacker = state.minis.get(attack.attacker)
    if attacker is None or len(attack.rolls) <= attack.red:
        return []
    for mini in on_board(state, attacker.seat):
        if mini.figure == COMMANDER and _apart(state, mini, attacker) <= REACH:
            return [Effect(WORD, attacker.seat, on=attacker.id, value=1, until="mission", card=COMMANDER)]
    return []


def _apart(state: State, one: Mini, other: Mini) -> int:
    return min(squares_between(state.ship, a, b) for a in one.squares for b in other.squares)
