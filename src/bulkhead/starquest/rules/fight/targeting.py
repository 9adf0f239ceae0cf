"""Which targets a player may choose (SQ-SHOOT-01, SQ-LOF-01, SQ-MELEE-01): other players' figures, unless a card
protects them, and no leader whom a veil hides from far away."""

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
"""The word for who may be chosen only from so many squares."""


def hidden_from(state: State, shooter: Mini) -> list[Mini]:
    """Leaders whom a shooter stands too far away to choose."""
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
    """Of the aims that a weapon has, those that no veil forbids. Lines go where they go."""
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
"""The word for who is hidden from one player, until the turn of that player is over."""


@clause("SQ-SHOOT-01", "SQ-MELEE-01", "SQ-ALLY-16")
def may_name(state: State, attacker: Mini, other: Mini) -> bool:
    """May a figure be attacked on purpose? Other players' may, an ally's at its price; never one's own, nor one that is
    spared or that a card protects."""
    if other.seat == attacker.seat or "spared" in figure(other).flags:
        return False
    return not state.effects or not is_protected(state, attacker, other)


@clause("SQ-SHOOT-01", "SQ-MELEE-01", "SQ-ALIEN-27")
def is_protected(state: State, attacker: Mini, other: Mini) -> bool:
    """Does a card keep everybody, or just this attacker's player, from choosing it?"""
    if effects.has(state, other, "untargeted"):
        return True
    return any(effect.of == attacker.seat for effect in effects.touching(state, other, HIDDEN))
