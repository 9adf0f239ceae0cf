"""The mission of the warlord: miniatures near the Chaos Commander reroll a white die in each attack."""

from bulkhead.starquest.data.frames import Attack
from bulkhead.starquest.data.state import Effect, Mini, State
from bulkhead.starquest.ship.distance import squares_between
from bulkhead.starquest.table.mission_rule import MissionRule, mission_rule
from bulkhead.starquest.table.places import on_board

COMMANDER = "fig_chaos_commander"
REACH = 3
ATTACKS = ("shoot", "overwatch", "melee")


@mission_rule
class Inspiration(MissionRule):
    """A reroll for miniatures of the Commander's player within three squares of him, himself included, whatever lies
    between."""

    name = "commander_inspires"

    def rerolls(self, state: State, attack: Attack, seat: int) -> list[Effect]:
        if seat != attack.seat or attack.how not in ATTACKS:
            return []
        attacker = state.minis.get(attack.attacker)
        if attacker is None or len(attack.rolls) <= attack.red:
            return []
        for mini in on_board(state, attacker.seat):
            if mini.figure == COMMANDER and _apart(state, mini, attacker) <= REACH:
                on = attacker.id
                return [Effect("reroll-white", attacker.seat, on, value=1, until="mission", card=COMMANDER)]
        return []


def _apart(state: State, one: Mini, other: Mini) -> int:
    return min(squares_between(state.ship, a, b) for a in one.squares for b in other.squares)
