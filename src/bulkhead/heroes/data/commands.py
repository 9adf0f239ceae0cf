"""The commands of Heroes. Each has a text form that reads back (`notation.read(str(command)) == command`).

Columns are the acting player's own numbers, 1 to 5 from the left. A space is `column.row`, rows counted from the
acting player's set-up row, which is 1, to the enemy's, which is twice `rows`.
"""

from __future__ import annotations

from typing import Literal

from bulkhead.tabletop.game import Command

Space = tuple[int, int]
Weapon = Literal["shoot", "cut-down", "scythe"]


class Pick(Command, frozen=True):
    """Choose a hero for the army: `pick donato`."""

    hero: str

    def __str__(self) -> str:
        return f"pick {self.hero}"


class Place(Command, frozen=True):
    """Set a hero up in a numbered space: `place donato 3`."""

    hero: str
    column: int

    def __str__(self) -> str:
        return f"place {self.hero} {self.column}"


class Roll(Command, frozen=True):
    """The first battle roll of a turn: `roll`."""

    def __str__(self) -> str:
        return "roll"


class Keep(Command, frozen=True):
    """Put scoring rolls aside: `keep 6 66 345`."""

    rolls: tuple[str, ...]

    def __str__(self) -> str:
        return "keep " + " ".join(self.rolls)


class Push(Command, frozen=True):
    """Push your luck, rolling the dice with these faces again: `push 1134`."""

    dice: tuple[int, ...]

    def __str__(self) -> str:
        return "push " + "".join(map(str, self.dice))


class Act(Command, frozen=True):
    """Stop rolling and make battle actions: `act`."""

    def __str__(self) -> str:
        return "act"


class Attack(Command, frozen=True):
    """Spend a lucky six on the armour's attack by the hero in a column: `6 attack 3`."""

    roll: str
    column: int

    def __str__(self) -> str:
        return f"{self.roll} attack {self.column}"


class Move(Command, frozen=True):
    """Move a hero one space: `66 move 3` spends a roll, `move 3` goes on with the one being spent.
    `move 5>3` hands the move of the hero in column 5 (priority vox) to the one in column 3."""

    column: int
    to: int
    """The column of the hero that walks; `column` itself unless the vox passes the move on."""
    roll: str = ""
    """The scoring roll being spent; empty for a further move of the same roll."""

    def __str__(self) -> str:
        who = f"{self.column}" if self.to == self.column else f"{self.column}>{self.to}"
        return f"{self.roll} move {who}".lstrip()


class Use(Command, frozen=True):
    """Spend a scoring roll on equipment against a space: `6 shoot 1 at 1.6`, `345 cut-down 4 at 5.7`."""

    roll: str
    weapon: Weapon
    column: int
    at: Space

    def __str__(self) -> str:
        return f"{self.roll} {self.weapon} {self.column} at {self.at[0]}.{self.at[1]}"


class Done(Command, frozen=True):
    """Make no more moves with the roll being spent: `done`."""

    def __str__(self) -> str:
        return "done"


class Stop(Command, frozen=True):
    """End the turn; scoring rolls that are not spent are lost: `stop`."""

    def __str__(self) -> str:
        return "stop"


class Resign(Command, frozen=True):
    """Give up the match, at any moment: `resign`."""

    def __str__(self) -> str:
        return "resign"


AnyCommand = Pick | Place | Roll | Keep | Push | Act | Attack | Move | Use | Done | Stop | Resign
