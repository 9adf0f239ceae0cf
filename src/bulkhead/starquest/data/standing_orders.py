"""Standing orders of a seat (SQ-SEAT-08): private answers given beforehand, used in the seat's name."""

from typing import Literal

from msgspec import Struct

Answer = Literal["ask", "always", "never"]


class Standing(Struct, frozen=True, omit_defaults=True, rename="kebab"):
    """One seat's standing orders. The defaults are those of SQ-SEAT-08."""

    saves: Literal["ask", "all", "none"] = "all"
    dodge: Literal["ask", "never", "if-harmful"] = "ask"
    dodge_from: int = 0
    """With `if-harmful`: ask when the chance of losing a life point is at least this, in per cent."""
    overwatch: Literal["ask", "hold", "shoot"] = "ask"
    overwatch_from: int = 0
    """With `shoot`: fire when the chance of a kill is at least this, in per cent, else wait."""
    miniatures: dict[str, str] = {}
    """Overwatch orders of single miniatures: ask, hold or shoot."""
    passing: dict[str, Answer] = {}
    """May a faction's miniatures pass this seat's? Its own always may."""
    rite: Literal["ask", "fatal", "never"] = "ask"
    discard: tuple[str, ...] = ()
    """Governor cards and weapons in the order in which they are given up; empty asks."""
    reveal: Literal["ask", "nearest"] = "ask"
    """Facing of revealed miniatures: ask, or towards the nearest squad miniature."""
    cards: Literal["ask", "never"] = "ask"
    """Windows for reroll and reaction cards."""
