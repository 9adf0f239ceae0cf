"""Build the attack that a command declares, for rules, previews, sentences and bots alike."""

from msgspec.structs import replace

from bulkhead.starquest.data.commands import Shoot, Snap, Strike
from bulkhead.starquest.data.frames import Attack
from bulkhead.starquest.data.state import Mini, State
from bulkhead.starquest.rules.fight import melee
from bulkhead.tabletop.clauses import clause


def attack_of(state: State, seat: int, command: Shoot | Snap | Strike) -> Attack:
    """The attack of a shot, an Overwatch shot or a melee attack; `seat` scores for it."""
    if isinstance(command, Strike):
        return melee.blow(state, seat, state.minis[command.who], command.at)
    attack = Attack(seat, attacker_of(state, command).id, command.weapon, command.at, command.shots)
    return replace(attack, how="overwatch") if isinstance(command, Snap) else attack


@clause("SQ-OVER-13", "SQ-OVER-14")
def attacker_of(state: State, command: Shoot | Snap | Strike) -> Mini:
    """The figure that attacks, as it faces then: a watcher may turn before its shot, a gunner fires his machine."""
    mini = state.minis[command.who]
    if not isinstance(command, Snap):
        return mini
    return state.minis[mini.mans] if mini.mans else replace(mini, facing=command.facing)
