"""The capacitor: its data name no moment that only the attacks of one weapon have, so code does."""

from bulkhead.starquest.cards.procedure import CardTable, OpenTable
from bulkhead.starquest.rules.cards.targets import attack_on_hand

WEAPON = "wpn_arc_thrower"


def choices(table: CardTable) -> list[tuple[str, ...]]:
    """The bearer of an arc thrower that is being fired."""
    attack = attack_on_hand(table.state)
    if attack is None or attack.seat != table.seat or attack.weapon != WEAPON:
        return []
    return [(attack.attacker,)]


def play(table: OpenTable, on: tuple[str, ...]) -> None:
    """One red die more for this attack."""
    table.grant(on[0], "dice(+1R,shoot)", "attack")
