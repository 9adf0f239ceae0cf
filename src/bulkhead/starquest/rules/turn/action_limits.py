"""The limits on a miniature's actions in one turn (SQ-TURN-04 to 10, SQ-SQUAD-06): which it may combine, and the
second movements and shooting actions that cards allow.

`more-move` and `more-shoot` add to what a miniature may do; `move-or-shoot` adds one of the two, whichever it takes
first. Of the machines only a manned Tarantula takes part (SQ-WPN-67)."""

from typing import Final, Literal

from bulkhead.starquest.box.box import load_box
from bulkhead.starquest.box.items.weapons import Weapon
from bulkhead.starquest.data.factions import is_alien
from bulkhead.starquest.data.lasting_effects import Named
from bulkhead.starquest.data.pieces import DeedsChange
from bulkhead.starquest.data.state import Mini, State
from bulkhead.starquest.rules.fight.weapons import commander_sets, shuriken_cannon
from bulkhead.starquest.table import effects
from bulkhead.starquest.table.places import figure, is_machine
from bulkhead.tabletop.clauses import clause

HEAVY_KINDS = clause("SQ-OBJ-13")(("heavy", "extra_heavy", "flamer", "machine"))
"""Classes of weapons that the carrier of a miniature cannot fire."""


Deed = Literal["move", "shoot", "melee"]

AFTER_PSYCHIC: dict[Deed, Named] = {
    "move": "psychic-move",
    "shoot": "psychic-shoot",
    "melee": "psychic-melee",
}
"""The effects that allow a psionic a deed after a psychic card."""


@clause("SQ-TURN-07", "SQ-TURN-09", "SQ-TURN-10", "SQ-ALIEN-13", "SQ-ALIEN-28", "SQ-WPN-06")
def splits(state: State, mini: Mini, weapon: Weapon) -> bool:
    """May a shot with this weapon come between two parts of its bearer's movement?"""
    house = state.options.house
    if is_alien(state.sides[mini.seat].faction) and not house.alien_split:
        return False
    light = commander_sets.is_light(house, weapon) or shuriken_cannon.is_light(house, weapon)
    return light or weapon.splits


@clause("SQ-PSI-08")
def spent(state: State, mini: Mini, deed: Deed) -> bool:
    """Has it used a psychic card that forbids this deed? Some cards still allow one."""
    return mini.deeds.psychic and not effects.has(state, mini, AFTER_PSYCHIC[deed])


@clause("SQ-TURN-06", "SQ-SQUAD-06", "SQ-ALIEN-27", "SQ-ALIEN-32")
def both(state: State, mini: Mini) -> bool:
    """May it shoot and fight in melee in the same turn?"""
    if effects.has(state, mini, "shoot-and-melee"):
        return True
    if "shoot_and_melee" not in figure(mini).flags:
        return False
    if state.options.house.terminator_attacks == "terminators":
        return mini.figure in ("fig_terminator", "fig_term_commander")
    return True


# Second movements and second shooting actions

TARANTULA = "mch_tarantula"


EITHER: Final = "move-or-shoot"


def _untouched(mini: Mini) -> bool:
    """Is it a machine to which orders do not apply? They apply only to a Tarantula."""
    return mini.figure != "" and is_machine(mini) and mini.figure != TARANTULA


@clause("SQ-TURN-04", "SQ-TURN-09", "SQ-WPN-67")
def more_moves(state: State, mini: Mini, allowance: int) -> int:
    """Whole movements beyond the first."""
    if _untouched(mini):
        return 0
    more = effects.total(state, mini, "more-move")
    if effects.has(state, mini, EITHER) and not _shot_twice(state, mini):
        more += 1
    return more


@clause("SQ-TURN-05", "SQ-WPN-67")
def more_shots(state: State, mini: Mini, allowance: int) -> int:
    """Shooting actions beyond the first."""
    if _untouched(mini):
        return 0
    more = effects.total(state, mini, "more-shoot")
    if effects.has(state, mini, EITHER) and not _moved_twice(state, mini, allowance):
        more += 1
    return more


def _shot_twice(state: State, mini: Mini) -> bool:
    """Has it begun a second shooting action? A machine that fires moves once at most."""
    if mini.figure == TARANTULA:
        return mini.deeds.fired_in == state.turn
    weapons = load_box().weapons
    fired = mini.deeds.fired
    return bool(fired) and fired[0] in weapons and len(fired) > weapons[fired[0]].shots


def _moved_twice(state: State, mini: Mini, allowance: int) -> bool:
    """Has it begun a second movement? A machine that moves fires once at most."""
    if mini.figure == TARANTULA:
        return mini.deeds.moved_in == state.turn
    return mini.deeds.moves > 0 or mini.deeds.mp > allowance


@clause("SQ-TURN-07", "SQ-TURN-08", "SQ-TURN-09")
def closed(state: State, mini: Mini, allowance: int) -> DeedsChange:
    """The deeds to note when an attack that does not split the movement ends it: its rest is lost; another movement
    that a card allows begins anew."""
    done = mini.deeds
    begun = max(1, -(-done.mp // allowance)) if allowance else 1
    moves = done.moves + begun
    if moves > more_moves(state, mini, allowance):
        return {"halted": True}
    return {"moves": moves, "mp": 0, "moved": False}
