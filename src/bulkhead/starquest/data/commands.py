"""Every command of the players, one frozen record each. `str(command)` is its text form; notation.py reads it back.

Squares are written `x.y`. `who` is the id of a miniature (`ba3`) or of a token (`ch?2`).
"""

from bulkhead.starquest.data.facings import FACING_NAMES
from bulkhead.tabletop.game import Command

Spot = tuple[int, int]


def spot_text(spot: Spot) -> str:
    return f"{spot[0]}.{spot[1]}"


class Choose(Command, frozen=True):
    """Answers a question that has named answers: a formation, a card, a weapon, a dock."""

    value: str

    def __str__(self) -> str:
        return f"choose {self.value}"


class Pass(Command, frozen=True):
    """No, nothing (more), go on."""

    def __str__(self) -> str:
        return "pass"


class Yes(Command, frozen=True):
    """I allow it; I use it."""

    def __str__(self) -> str:
        return "yes"


class Activate(Command, frozen=True):
    who: str

    def __str__(self) -> str:
        return f"activate {self.who}"


class Done(Command, frozen=True):
    """End the activation of the acting miniature."""

    def __str__(self) -> str:
        return "done"


class End(Command, frozen=True):
    """End the activations of this turn."""

    def __str__(self) -> str:
        return "end"


class Step(Command, frozen=True):
    who: str
    to: Spot

    def __str__(self) -> str:
        return f"{self.who} step {spot_text(self.to)}"


class Walk(Command, frozen=True):
    """A path, carried out step by step until something happens (SQ-MOVE-18). Legal, but never listed."""

    who: str
    path: tuple[Spot, ...]

    def __str__(self) -> str:
        return f"{self.who} walk {' '.join(map(spot_text, self.path))}"


class Enter(Command, frozen=True):
    """Enter from the entry area (SQ-SETUP-18)."""

    who: str
    to: Spot
    facing: int

    def __str__(self) -> str:
        return f"{self.who} enter {spot_text(self.to)} {FACING_NAMES[self.facing]}"


class Leave(Command, frozen=True):
    """Leave the mission through the squad's entry area or an exit (SQ-END-02)."""

    who: str

    def __str__(self) -> str:
        return f"{self.who} leave"


class Face(Command, frozen=True):
    who: str
    facing: int

    def __str__(self) -> str:
        return f"{self.who} face {FACING_NAMES[self.facing]}"


class Open(Command, frozen=True):
    who: str
    door: str

    def __str__(self) -> str:
        return f"{self.who} open {self.door}"


class Shoot(Command, frozen=True):
    """Declare a shot. `at`: see aims.py; empty for a weapon that needs none when declared."""

    who: str
    weapon: str
    at: str = ""
    shots: int = 1

    def __str__(self) -> str:
        aim = f" {self.at}" if self.at else ""
        return f"{self.who} shoot {self.weapon}{aim}" + (f" x{self.shots}" if self.shots > 1 else "")


class Snap(Command, frozen=True):
    """An Overwatch shot, after a free turn to `facing` where one is needed (SQ-OVER-14)."""

    who: str
    weapon: str
    at: str
    facing: int
    shots: int = 1

    def __str__(self) -> str:
        many = f" x{self.shots}" if self.shots > 1 else ""
        aim = f" {self.at}" if self.at else ""
        return f"{self.who} snap {self.weapon}{aim} {FACING_NAMES[self.facing]}{many}"


class Share(Command, frozen=True):
    """Points of an assault cannon's total for one target (SQ-WPN-84)."""

    at: str
    points: int

    def __str__(self) -> str:
        return f"share {self.at} {self.points}"


class Strike(Command, frozen=True):
    """Declare a melee attack."""

    who: str
    at: str

    def __str__(self) -> str:
        return f"{self.who} strike {self.at}"


class Reroll(Command, frozen=True):
    """Roll again these dice (their places in the roll), by a card."""

    card: str
    dice: tuple[int, ...]

    def __str__(self) -> str:
        return f"reroll {self.card} {' '.join(map(str, self.dice))}"


class Save(Command, frozen=True):
    """Roll this many saves (SQ-SQUAD-31)."""

    dice: int

    def __str__(self) -> str:
        return f"save {self.dice}"


class Search(Command, frozen=True):
    who: str

    def __str__(self) -> str:
        return f"{self.who} search"


class Overwatch(Command, frozen=True):
    """Go into Overwatch; this ends the activation."""

    who: str

    def __str__(self) -> str:
        return f"{self.who} overwatch"


class Lower(Command, frozen=True):
    """Leave Overwatch voluntarily (SQ-OVER-12)."""

    who: str

    def __str__(self) -> str:
        return f"{self.who} lower"


class Arm(Command, frozen=True):
    """Spend the attack on the charge of the square: squads arm it, aliens remove it."""

    who: str

    def __str__(self) -> str:
        return f"{self.who} arm"


class Plant(Command, frozen=True):
    """Use a charge on a target beside the carrier, instead of an attack."""

    who: str
    thing: str
    at: str

    def __str__(self) -> str:
        return f"{self.who} plant {self.thing} {self.at}"


class PickUp(Command, frozen=True):
    who: str
    thing: str

    def __str__(self) -> str:
        return f"{self.who} pick-up {self.thing}"


class PutDown(Command, frozen=True):
    who: str
    thing: str

    def __str__(self) -> str:
        return f"{self.who} put-down {self.thing}"


class Give(Command, frozen=True):
    """Hand an object, or a card that may be exchanged, to an adjacent miniature (SQ-OBJ-07, 08)."""

    who: str
    thing: str
    to: str

    def __str__(self) -> str:
        return f"{self.who} give {self.thing} {self.to}"


class Load(Command, frozen=True):
    who: str
    what: str

    def __str__(self) -> str:
        return f"{self.who} load {self.what}"


class Unload(Command, frozen=True):
    who: str
    to: Spot

    def __str__(self) -> str:
        return f"{self.who} unload {spot_text(self.to)}"


class HandIn(Command, frozen=True):
    """Hand an object or a carried miniature into the own entry area (SQ-OBJ-17)."""

    who: str
    what: str

    def __str__(self) -> str:
        return f"{self.who} hand-in {self.what}"


class Man(Command, frozen=True):
    """Take the post of a machine's gunner."""

    who: str
    machine: str

    def __str__(self) -> str:
        return f"{self.who} man {self.machine}"


class Quit(Command, frozen=True):
    """Leave the post of a gunner."""

    who: str

    def __str__(self) -> str:
        return f"{self.who} quit"


class Use(Command, frozen=True):
    """Play a card, a trait or a psychic power on what is named."""

    card: str
    on: tuple[str, ...] = ()

    def __str__(self) -> str:
        return " ".join(("use", self.card, *self.on))


class Put(Command, frozen=True):
    """An alien player puts a token on the map: at a scan, on a vent, at a conduit, on an R square."""

    identity: str
    to: Spot

    def __str__(self) -> str:
        return f"put {self.identity} {spot_text(self.to)}"


class Reveal(Command, frozen=True):
    """Turn a token of the seat over (SQ-SCAN-13)."""

    who: str

    def __str__(self) -> str:
        return f"reveal {self.who}"


class Demand(Command, frozen=True):
    """Demand that a token of the other alien faction be revealed (SQ-SCAN-13)."""

    who: str

    def __str__(self) -> str:
        return f"demand {self.who}"


class Stand(Command, frozen=True):
    """How a revealed miniature is put on the map: its (north-west) square and its facing."""

    to: Spot
    facing: int

    def __str__(self) -> str:
        return f"stand {spot_text(self.to)} {FACING_NAMES[self.facing]}"


class Raise(Command, frozen=True):
    """Raise the hand: a window for command points at the next boundary (SQ-CMD-09)."""

    def __str__(self) -> str:
        return "raise"


class Trigger(Command, frozen=True):
    """Set or clear a private trigger that raises the hand: `near ba3 4`, `seen ba3`, `after chaos`, `begins chaos`,
    `ends chaos`, or `none`."""

    words: tuple[str, ...]

    def __str__(self) -> str:
        return " ".join(("trigger", *self.words))


class Instruct(Command, frozen=True):
    """Change one standing order (standing_orders.py): `instruct dodge never`."""

    words: tuple[str, ...]

    def __str__(self) -> str:
        return " ".join(("instruct", *self.words))


class Rite(Command, frozen=True):
    """A rite of the Dark Symmetry for one of the Cult's miniatures (SQ-ALIENRANK-07)."""

    who: str

    def __str__(self) -> str:
        return f"rite {self.who}"


class Pledge(Command, frozen=True):
    """Offer an alliance, public or secret; `who` names a legionary who makes it alone (SQ-ALLY-09)."""

    to: str
    kind: str
    who: str = ""

    def __str__(self) -> str:
        return f"pledge {self.to} {self.kind}" + (f" {self.who}" if self.who else "")


class Sell(Command, frozen=True):
    """Offer a reconnaissance card for 20 points (SQ-RECON-07)."""

    card: str
    to: str

    def __str__(self) -> str:
        return f"sell {self.card} {self.to}"


class Accept(Command, frozen=True):
    """Accept a pledge or a sale, by its number."""

    number: int

    def __str__(self) -> str:
        return f"accept {self.number}"


class Refuse(Command, frozen=True):
    """Refuse a pledge or a sale, or withdraw one."""

    number: int

    def __str__(self) -> str:
        return f"refuse {self.number}"


class Dissolve(Command, frozen=True):
    """End an alliance (SQ-ALLY-13)."""

    to: str
    who: str = ""

    def __str__(self) -> str:
        return f"dissolve {self.to}" + (f" {self.who}" if self.who else "")


class Expose(Command, frozen=True):
    """Reveal a secret alliance of the seat to all (SQ-ALLY-08)."""

    to: str

    def __str__(self) -> str:
        return f"expose {self.to}"


class Expel(Command, frozen=True):
    """Vote that a faction leaves (SQ-SEAT-07)."""

    faction: str

    def __str__(self) -> str:
        return f"expel {self.faction}"


AnyCommand = (
    Choose
    | Pass
    | Yes
    | Activate
    | Done
    | End
    | Step
    | Walk
    | Enter
    | Leave
    | Face
    | Open
    | Shoot
    | Snap
    | Share
    | Strike
    | Reroll
    | Save
    | Search
    | Overwatch
    | Lower
    | Arm
    | Plant
    | PickUp
    | PutDown
    | Give
    | Load
    | Unload
    | HandIn
    | Man
    | Quit
    | Use
    | Put
    | Reveal
    | Demand
    | Stand
    | Raise
    | Trigger
    | Instruct
    | Rite
    | Pledge
    | Sell
    | Accept
    | Refuse
    | Dissolve
    | Expose
    | Expel
)
