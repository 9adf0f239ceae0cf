"""What is done with the weapons in tests, and how its outcome is read."""

from bulkhead.starquest.data.state import Flame
from bulkhead.starquest.events import Eliminated, Unharmed, Wounded
from bulkhead.starquest.rules.fight.flames import recount
from tests.starquest.scene import Table


def values(table: Table) -> dict[str, int]:
    """With what each figure was attacked, when those that lose life points have armour 0 and enough of them."""
    found = {event.who: event.value for event in table.told(Unharmed)}
    return found | {event.who: event.lost for event in table.told(Wounded)}


def dead(table: Table) -> set[str]:
    return {event.who for event in table.told(Eliminated)}


def aims(table: Table, who: str) -> set[str]:
    """What a figure is offered to shoot at, one shot each."""
    offers = [offer.split() for offer in table.offered(f"{who} shoot")]
    return {" ".join(offer[3:4]) for offer in offers if len(offer) < 5}


def burn(table: Table, *squares: str, seat: int = 0, by: str = "", number: int = 1) -> None:
    """Put a flame marker on the map."""
    state = table.state
    flame = Flame(number, seat, tuple(state.ship.square(name) for name in squares), by)
    state.flames = (*state.flames, flame)
    state.serials["flame"] = max(number, state.serials.get("flame", 0))
    recount(state)
    state.offered = None
