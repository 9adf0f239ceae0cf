"""Which figures an attacker may choose as targets (SQ-SHOOT-01, SQ-LOF-01, SQ-MELEE-01): neither its own side's, nor
protected ones, nor a veiled leader too far away."""

from collections.abc import Iterable, Iterator
from typing import Final

from bulkhead.starquest.data.state import Mini, State
from bulkhead.starquest.rules.fight import aims
from bulkhead.starquest.ship.distance import squares_between
from bulkhead.starquest.table import effects
from bulkhead.starquest.table.places import figure
from bulkhead.tabletop.clauses import clause

# Veiled leaders

VEILED: Final = "veiled"
"""The effect on a leader that may be chosen only from as many squares away as its value."""


def hidden_from(state: State, shooter: Mini) -> list[Mini]:
    """The veiled leaders that are too far away for a shooter to choose."""
    found: list[Mini] = []
    for side in state.sides:
        leader = state.minis.get(side.leader) if side.governor else None
        if leader is not None and leader.place == "board" and leader.seat != shooter.seat:
            reach = effects.touching(state, leader, VEILED)
            if reach and _far(state, shooter, leader) > reach[-1].value:
                found.append(leader)
    return found


def _far(state: State, one: Mini, other: Mini) -> int:
    return min(squares_between(state.ship, a, b) for a in one.squares for b in other.squares)


@clause("SQ-SHOOT-01", "SQ-LOF-01")
def allowed(state: State, shooter: Mini, offered: Iterable[tuple[str, int]]) -> Iterator[tuple[str, int]]:
    """The aims of a weapon without those that name a veiled leader or a square of one. Lines are not limited."""
    hidden = hidden_from(state, shooter) if shooter.squares else []
    if not hidden:
        yield from offered
        return
    names = {mini.id for mini in hidden}
    squares = {square for mini in hidden for square in mini.squares}
    for aim, most in offered:
        if aim not in names and not squares.intersection(_named(state, aim)):
            yield aim, most


def _named(state: State, aim: str) -> tuple[int, ...]:
    """The squares that an aim names: a square, or an area of four."""
    at = aims.read(state, aim) if aim else None
    if isinstance(at, aims.AtSquare):
        return (at.square,)
    return aims.block_squares(state, at) if isinstance(at, aims.AtBlock) else ()


# Protected figures

HIDDEN: Final = "hidden"
"""The effect on a figure that one player (`of`) cannot choose until the end of that player's turn."""


@clause("SQ-SHOOT-01", "SQ-MELEE-01", "SQ-ALLY-16")
def may_name(state: State, attacker: Mini, other: Mini) -> bool:
    """May the attacker name this figure as a target? Not one of its own side, one that is spared, or one that a card
    protects. An ally may be named, at its price."""
    if other.seat == attacker.seat or "spared" in figure(other).flags:
        return False
    return not state.effects or not is_protected(state, attacker, other)


@clause("SQ-SHOOT-01", "SQ-MELEE-01", "SQ-ALIEN-27")
def is_protected(state: State, attacker: Mini, other: Mini) -> bool:
    """Does a card keep every player, or this attacker's player, from choosing the figure?"""
    if effects.has(state, other, "untargeted"):
        return True
    return any(effect.of == attacker.seat for effect in effects.touching(state, other, HIDDEN))
