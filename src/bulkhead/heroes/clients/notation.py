"""Reads commands from text. `commands` defines the forms."""

import re

from bulkhead.heroes.data.commands import (
    Act,
    AnyCommand,
    Attack,
    Done,
    Keep,
    Move,
    Pick,
    Place,
    Push,
    Resign,
    Roll,
    Stop,
    Use,
    Weapon,
)
from bulkhead.heroes.rules.scoring_rolls import SCORING_ROLLS, in_order
from bulkhead.tabletop.refusals import Mistake

_WORDS: dict[str, AnyCommand] = {
    "roll": Roll(),
    "act": Act(),
    "done": Done(),
    "stop": Stop(),
    "resign": Resign(),
}
_WEAPONS: dict[str, Weapon] = {"shoot": "shoot", "cut-down": "cut-down", "scythe": "scythe"}

_PICK = re.compile(r"pick ([a-z]+)")
_PLACE = re.compile(r"place ([a-z]+) ([0-9])")
_KEEP = re.compile(r"keep((?: [1-6]+)+)")
_PUSH = re.compile(r"push ([1-6 ]+)")
_ATTACK = re.compile(r"([1-6]+) attack ([0-9])")
_MOVE = re.compile(r"(?:([1-6]+) )?move ([0-9])(?: ?> ?([0-9]))?")
_USE = re.compile(r"([1-6]+) (shoot|cut-down|scythe) ([0-9]) at ([0-9])\.([0-9]{1,2})")


def read(text: str) -> AnyCommand:
    """Parse a command. Case, extra spaces and the order of dice and rolls do not matter."""
    words = " ".join(text.lower().split())
    if words in _WORDS:
        return _WORDS[words]
    if found := _PICK.fullmatch(words):
        return Pick(found[1])
    if found := _PLACE.fullmatch(words):
        return Place(found[1], int(found[2]))
    if found := _KEEP.fullmatch(words):
        return Keep(in_order(_scoring(roll, text) for roll in found[1].split()))
    if found := _PUSH.fullmatch(words):
        return Push(tuple(sorted(int(face) for face in found[1].replace(" ", ""))))
    if found := _ATTACK.fullmatch(words):
        return Attack(_scoring(found[1], text), int(found[2]))
    if found := _MOVE.fullmatch(words):
        column = int(found[2])
        return Move(column, int(found[3] or column), _scoring(found[1], text) if found[1] else "")
    if found := _USE.fullmatch(words):
        at = int(found[4]), int(found[5])
        return Use(_scoring(found[1], text), _WEAPONS[found[2]], int(found[3]), at)
    raise Mistake("heroes-command-unreadable", text=text)


def _scoring(roll: str, text: str) -> str:
    ordered = "".join(sorted(roll))
    if ordered not in SCORING_ROLLS:
        raise Mistake("heroes-command-no-scoring-roll", roll=roll, text=text)
    return ordered
