"""Events of attacks: declarations, all dice rolls, and their outcomes."""

from bulkhead.tabletop.events import Event


class Declared(Event, frozen=True):
    seat: int
    attacker: str
    weapon: str
    aim: str
    shots: int
    how: str
    why: str = "SQ-SHOOT-10"


class CalledOff(Event, frozen=True):
    """The attack has no effect: its target has gone."""

    seat: int
    attacker: str
    why: str = "SQ-CMD-11"


class Rolled(Event, frozen=True):
    """Combat dice: the values rolled, red ones first. `reason` says what for."""

    seat: int
    who: str
    values: tuple[int, ...]
    red: int
    reason: str
    why: str


class DieRolled(Event, frozen=True):
    """An ordinary die, or a random draw."""

    seat: int
    faces: tuple[int, ...]
    sides: int
    reason: str
    why: str


class Rerolled(Event, frozen=True):
    seat: int
    card: str
    values: tuple[int, ...]
    red: int
    dice: int = 1
    """How many of them were rerolled."""
    why: str = "SQ-SHOOT-09"


class Shared(Event, frozen=True):
    """Points of an assault cannon for one target."""

    seat: int
    target: str
    points: int
    why: str = "SQ-WPN-11"


class Unharmed(Event, frozen=True):
    """Attacked with `value`, but not hurt."""

    seat: int
    who: str
    value: int
    against: int
    why: str = "SQ-SHOOT-05"


class MeleeFought(Event, frozen=True):
    attacker: str
    defender: str
    attack: int
    defence: int
    behind: bool
    why: str = "SQ-MELEE-03"
