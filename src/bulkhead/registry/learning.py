"""`Learning`, the part of an entry for learning programs: its codec, and how its chance can be shown."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from msgspec import Struct

from bulkhead.tabletop.game import Command


class Chance(Struct, frozen=True):
    """For games whose dice can be chance nodes: every roll counts by its faces, not by their order."""

    most_dice: int
    """The most dice rolled at once."""


class Learning(Struct, frozen=True):
    """The part of an entry that environments for learning programs need."""

    codec: Callable[[Any], Any]
    """The codec for given options (research/codec.py)."""
    longest: Callable[[Any], int]
    """A bound on the decisions and rolls of a game with given options."""
    usual: Mapping[str, Any] = {}
    """The options of an environment that is made without options."""
    commands: Callable[[Any], Sequence[Command]] | None = None
    """Every command by its number; None where actions are places in the offer."""
    chance: Chance | None = None
    """None: chance is sampled."""
