"""The vocabulary of effects of cards and traits: timing, targets, operations and duration."""

import re
from typing import Literal

from msgspec import Struct

Play = Literal[
    "passive",
    "set_up",
    "turn_start",
    "own_any",
    "activation",
    "instead_attack",
    "turn_end",
    "before_roll",
    "after_roll",
    "declared_on",
    "wound",
    "on_eliminated",
    "draw",
    "after_draw",
    "psychic",
    "psychic_reaction",
    "any",
]
"""When it may be played."""

Decider = Literal["owner", "drawer", "other_alien", "target_owner", "nobody"]

Lasts = Literal[
    "instant",
    "roll",
    "attack",
    "activation",
    "turn",
    "next_own_turn",
    "alien_turns",
    "target_turn",
    "mission",
]

Uses = Literal[1, 2, 3, "turn", "enemy_turn", "mission"]
"""A number of times in the mission, once in each turn of its owner, once in each turn of another player, or without
limit."""

OPERATIONS = frozenset(
    {
        "more",
        "allow",
        "forbid",
        "dice",
        "drop_best",
        "reroll",
        "force_reroll",
        "stat",
        "heal",
        "wound",
        "attack",
        "pattern",
        "peek",
        "reveal",
        "place",
        "shift",
        "teleport",
        "swap",
        "push",
        "doors",
        "draw",
        "discard",
        "tokens",
        "points",
        "command",
        "cancel",
        "block",
        "screen",
        "save",
        "convert",
        "rite",
        "immune",
        "goal",
        "nothing",
    }
)

_NOTATION = re.compile(r"([a-z_]+)(?:\(([^()]*)\))?")


class Operation(Struct, frozen=True):
    """One operation of an effect, written `more(move,1)`."""

    verb: str
    args: tuple[str, ...] = ()

    def __str__(self) -> str:
        return f"{self.verb}({','.join(self.args)})" if self.args else self.verb


def read_operation(text: str) -> Operation:
    """Parse `heal(1)`; raises ValueError for an unknown operation."""
    found = _NOTATION.fullmatch(text)
    if found is None or found[1] not in OPERATIONS:
        raise ValueError(text)
    return Operation(found[1], tuple(part.strip() for part in (found[2] or "").split(",") if part.strip()))


class Trait(Struct, frozen=True, forbid_unknown_fields=True):
    """A special ability of one figure. The whole effect in one sentence is the message `<id>-rule`."""

    id: str
    play: Play
    by: Decider
    target: str
    do: tuple[Operation, ...]
    lasts: Lasts
    uses: Uses
    hooks: tuple[str, ...]
    """Clauses that it changes or plugs into."""
