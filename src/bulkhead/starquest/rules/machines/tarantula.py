"""The Tarantula (SQ-WPN-48 to 67, 85 to 87): which squares it covers, and what hits do to it and its gunner.

A machine's record holds its front and its centre; the gunner is a separate miniature on the post behind the centre,
whose record names the machine that he mans. rolling.py moves it, crew.py mans it, las_cannon.py aims it.
"""

from bulkhead.starquest.data.facings import behind
from bulkhead.starquest.data.state import Mini, State
from bulkhead.starquest.rules.fight.governor import pays_with_cards
from bulkhead.tabletop.clauses import clause
from bulkhead.tabletop.refusals import Illegal

TARANTULA = clause("SQ-WPN-62")("mch_tarantula")
"""Its sheet: armour 6, two life points."""

REMOVED, GUNNER_WOUNDED, GUNNER_KILLED = clause("SQ-WPN-63")((2, 3, 4))
"""Excess over its armour from which a hit removes it, wounds the gunner too, and kills him."""


def gunner_of(state: State, machine: Mini) -> Mini | None:
    """The gunner of the machine; None when it has none."""
    return next((mini for mini in state.minis.values() if mini.mans == machine.id), None)


def front_and_centre(machine: Mini) -> tuple[int, int]:
    return machine.squares[0], machine.squares[1]


@clause("SQ-WPN-48", "SQ-WPN-54")
def post(state: State, machine: Mini) -> int:
    """The gunner's square: in line, behind the centre."""
    return state.ship.step[machine.squares[1]][behind(machine.facing)]


@clause("SQ-WPN-54")
def alone(state: State, machine: Mini) -> tuple[int, ...]:
    """Its squares without a gunner: front and centre, or all three by the house option."""
    front, centre = front_and_centre(machine)
    if state.options.house.tarantula_squares == "three":
        return front, centre, post(state, machine)
    return front, centre


@clause("SQ-WPN-54", "SQ-WPN-60")
def whole(state: State, mini: Mini) -> tuple[int, ...]:
    """The squares of a miniature; of a gunner or a manned machine the squares of both."""
    if mini.mans:
        return (*state.minis[mini.mans].squares, *mini.squares)
    if mini.figure == TARANTULA:
        gunner = gunner_of(state, mini)
        return (*mini.squares, *gunner.squares) if gunner is not None else mini.squares
    return mini.squares


@clause("SQ-WPN-48")
def why_no_own_weapon() -> Illegal:
    """The clause that forbids a gunner his own weapon while he mans the machine."""
    return Illegal("SQ-WPN-48", "sq-no-gunner-own-weapon")


@clause("SQ-WPN-63", "SQ-WPN-85")
def damage(state: State, machine: Mini, excess: int) -> list[tuple[str, int]]:
    """Losses of machine and gunner for this excess over its armour."""
    if excess < REMOVED:
        return [(machine.id, excess)]
    losses = [(machine.id, machine.lp)]
    gunner = gunner_of(state, machine)
    if gunner is not None and excess >= GUNNER_KILLED:
        losses.append((gunner.id, all_life(state, gunner)))
    elif gunner is not None and excess >= GUNNER_WOUNDED:
        losses.append((gunner.id, 1))
    return losses


def all_life(state: State, mini: Mini) -> int:
    """The loss that eliminates a miniature; a governor's cards are part of it (SQ-SQUAD-13)."""
    return mini.lp + (len(state.sides[mini.seat].governor) if pays_with_cards(state, mini) else 0)
