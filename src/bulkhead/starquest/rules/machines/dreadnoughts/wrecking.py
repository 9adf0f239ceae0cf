"""A Dreadnought loses weapons with its life points (SQ-DREAD-04, 05, 20 to 24, 30)."""

from msgspec.structs import replace

from bulkhead.starquest.data.commands import AnyCommand, Choose
from bulkhead.starquest.data.frames import Harm
from bulkhead.starquest.data.state import Mini, State, change
from bulkhead.starquest.events import WeaponLost
from bulkhead.starquest.rules.machines.dreadnought_mounts import mounted
from bulkhead.starquest.table.engine import put
from bulkhead.starquest.table.places import is_large
from bulkhead.starquest.table.points import score, scorer
from bulkhead.tabletop.clauses import clause
from bulkhead.tabletop.events import Out

POINTS = 5
"""Points for a weapon shot off, by the house option."""


@clause("SQ-DREAD-04", "SQ-DREAD-05", "SQ-DREAD-24")
def counted(state: State, mini: Mini, points: int) -> int:
    """Life points that an attack costs: the excess, or one for each attack on a Dreadnought by the house option."""
    if is_large(mini) and state.options.house.dreadnought_loss == "one":
        return min(points, 1)
    return points


def _on_hand(state: State, frame: Harm) -> tuple[int, Mini, int] | None:
    """The next Dreadnought that loses weapons: its place in the losses, and how many."""
    for at in range(frame.at, len(frame.losses)):
        who, lost = frame.losses[at]
        mini = state.minis[who]
        if mini.place != "board" or not is_large(mini):
            continue
        owed = frame.owed if at == frame.at and frame.owed else lost
        owed = min(owed, len(mounted(mini)))
        if owed > 0:
            return at, mini, owed
    return None


@clause("SQ-DREAD-22", "SQ-SEAT-08")
def asked(state: State, frame: Harm) -> int | None:
    """The seat that chooses which weapon goes, one after the other; None when there is nothing to choose."""
    found = _on_hand(state, frame)
    if found is None:
        return None
    _, mini, owed = found
    weapons = mounted(mini)
    return mini.seat if len(weapons) > owed and len(set(weapons)) > 1 else None


def choices(state: State, frame: Harm) -> list[AnyCommand]:
    found = _on_hand(state, frame)
    assert found is not None
    return [Choose(weapon) for weapon in dict.fromkeys(mounted(found[1]))]


@clause("SQ-DREAD-20", "SQ-DREAD-22", "SQ-DREAD-30")
def answer(state: State, frame: Harm, command: AnyCommand, out: Out) -> None:
    assert isinstance(command, Choose)
    found = _on_hand(state, frame)
    assert found is not None
    at, mini, owed = found
    _remove(state, frame, mini, command.value, out)
    _go_on(state, frame, at, owed - 1)


@clause("SQ-DREAD-22")
def settle(state: State, frame: Harm, out: Out) -> bool:
    """Remove the weapons where there is nothing to choose. The last life point costs none. True when there was a
    loss."""
    found = _on_hand(state, frame)
    if found is None:
        return False
    at, mini, owed = found
    for weapon in mounted(mini)[:owed]:
        mini = _remove(state, frame, mini, weapon, out)
    _go_on(state, frame, at, 0)
    return True


def _go_on(state: State, frame: Harm, at: int, owed: int) -> None:
    put(state, replace(frame, at=at, owed=owed) if owed else replace(frame, at=at + 1, owed=0))


@clause("SQ-DREAD-22", "SQ-SHOOT-07")
def _remove(state: State, frame: Harm, mini: Mini, weapon: str, out: Out) -> Mini:
    """Remove a weapon. By the house option, the seat that would score the machine scores the weapon."""
    left = list(mini.weapons)
    left.remove(weapon)
    out.tell(WeaponLost(mini.seat, mini.id, weapon))
    if state.options.house.weapon_points:
        by = scorer(state, frame.seat, state.minis.get(frame.attacker), mini)
        score(state, by, POINTS, "weapon", out, weapon, "SQ-DREAD-22")
    return change(state, mini, weapons=tuple(left))
